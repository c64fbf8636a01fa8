import type { Words } from '@hearthside/text';
import { Dialog } from '../ui/dialog.tsx';

/** Each key and the message that says what it does. */
const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['1 – 9', 'keys.choice'],
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['H', 'keys.hint'],
  ['U', 'keys.take-back'],
  ['?', 'keys.help'],
];

/** All that can be done by keyboard at a table. */
export function KeySheet({ words, onClose }: { readonly words: Words; onClose(): void }) {
  return (
    <Dialog title={words.say('keys.title')} onClose={onClose} className="key-sheet">
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words.say(does)}</dd>
          </div>
        ))}
      </dl>
      <p className="dialog-buttons">
        <button type="button" className="primary" onClick={onClose}>
          {words.say('table.close')}
        </button>
      </p>
    </Dialog>
  );
}
