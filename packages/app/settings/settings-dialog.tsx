import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Confirm } from '../ui/confirm.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from './languages.ts';
import { changeSettings, type Settings, SPEEDS, useSettings } from './settings.ts';

interface SettingsDialogProps {
  onClose(): void;
  /** Shows the keys of a table; absent elsewhere. */
  readonly onKeys?: () => void;
  /** Present at a table whose game lets a seat resign. */
  readonly onResign: (() => void) | null;
}

export function SettingsDialog({ onClose, onKeys, onResign }: SettingsDialogProps) {
  const words = useWords();
  const settings = useSettings();
  const [resigning, setResigning] = useState(false);
  if (resigning && onResign) {
    return (
      <Confirm
        title={words.say('resign.title')}
        text={words.say('resign.text')}
        action={words.say('settings.resign')}
        onConfirm={onResign}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={words.say('settings.title')} onClose={onClose} className="settings">
      <Choice
        name="language"
        values={['auto', ...LANGUAGES]}
        say={(value) =>
          value === 'auto' ? words.say('settings.auto') : LANGUAGE_NAMES[value as 'en']
        }
      />
      <Choice name="table" values={['auto', 'light', 'dark']} />
      <Choice name="speed" values={SPEEDS} say={(value) => words.say(`speed.${value}`)} />
      <Choice name="dice" values={['die', 'spinner']} />
      <Row label={words.say('settings.volume')}>
        {(id) => (
          <input
            id={id}
            type="range"
            min="0"
            max="1"
            step="0.1"
            value={settings.volume}
            onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
          />
        )}
      </Row>
      <Switch name="readAloud" />
      <Switch name="largeText" />
      <Switch name="answersItself" />
      <p className="dialog-buttons">
        {onKeys && (
          <button type="button" className="second" onClick={onKeys}>
            {words.say('keys.title')}
          </button>
        )}
        {onResign && (
          <button type="button" className="second" onClick={() => setResigning(true)}>
            {words.say('settings.resign')}
          </button>
        )}
        <button type="button" className="primary" onClick={onClose}>
          {words.say('table.close')}
        </button>
      </p>
    </Dialog>
  );
}

function Row({ label, children }: { readonly label: string; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface ChoiceProps {
  readonly name: keyof Settings;
  readonly values: readonly string[];
  say?(value: string): string;
}

function Choice({ name, values, say }: ChoiceProps) {
  const words = useWords();
  const settings = useSettings();
  return (
    <Row label={words.say(`settings.${name}`)}>
      {(id) => (
        <select
          id={id}
          value={String(settings[name])}
          onChange={(event) => changeSettings({ [name]: event.target.value })}
        >
          {values.map((value) => (
            <option key={value} value={value}>
              {say ? say(value) : words.say(`settings.${name}.${value}`)}
            </option>
          ))}
        </select>
      )}
    </Row>
  );
}

function Switch({ name }: { readonly name: 'readAloud' | 'largeText' | 'answersItself' }) {
  const words = useWords();
  const settings = useSettings();
  return (
    <Row label={words.say(`settings.${name}`)}>
      {(id) => (
        <input
          id={id}
          type="checkbox"
          checked={settings[name]}
          onChange={(event) => changeSettings({ [name]: event.target.checked })}
        />
      )}
    </Row>
  );
}
