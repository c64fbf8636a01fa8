import type { AnyGame } from '@hearthside/table';
import { sayAction, type Words } from '@hearthside/text';
import { Dialog } from '../ui/dialog.tsx';

interface RollDialogProps {
  readonly rolls: readonly string[];
  readonly game: AnyGame;
  readonly words: Words;
  onRoll(roll: string): void;
}

/** Asks what the family's own die shows. */
export function RollDialog({ rolls, game, words, onRoll }: RollDialogProps) {
  return (
    <Dialog title={words.say('table.roll-yours')} className="roll-dialog">
      <ul className="roll-choices">
        {rolls.map((roll) => (
          <li key={roll}>
            <button type="button" className="second" onClick={() => onRoll(roll)}>
              <b>{roll.split(' ').at(-1)}</b>
              <span>{sayAction(words, game.describe(game.readAction(roll)))}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
