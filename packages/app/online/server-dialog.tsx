import { type FormEvent, useId, useState } from 'react';
import { changeSettings, settings } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words.tsx';
import { readServerAddress } from './server-address.ts';

interface ServerDialogProps {
  /** Which page of the server to open. */
  readonly path: string;
  onClose(): void;
}

/**
 * Exported files have no server of their own. Whoever knows one goes there: its own page sets the
 * table up, so no server has to trust pages of other hosts.
 */
export function ServerDialog({ path, onClose }: ServerDialogProps) {
  const words = useWords();
  const field = useId();
  const [typed, setTyped] = useState(() => settings().server ?? '');
  const [bad, setBad] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const server = readServerAddress(typed);
    setBad(server === null);
    if (server === null) return;
    changeSettings({ server });
    location.assign(`${server}${path}`);
  };
  return (
    <Dialog title={words.say('server.title')} onClose={onClose}>
      <form onSubmit={go}>
        <p>{words.say('server.text')}</p>
        <div className="setting">
          <label htmlFor={field}>{words.say('server.address')}</label>
          <input
            id={field}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="url"
            spellCheck={false}
            placeholder="https://games.example.org"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <small>{words.say('server.kept')}</small>
        </div>
        {bad && <p role="alert">{words.say('server.bad')}</p>}
        <p className="dialog-buttons">
          <button type="button" className="second" onClick={onClose}>
            {words.say('table.close')}
          </button>
          <button type="submit" className="primary">
            {words.say('server.go')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
