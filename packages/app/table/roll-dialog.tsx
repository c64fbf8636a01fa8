import { type AnyBoardModule, Icon, Piece } from '@hearthside/screen';
import type { AnyGame } from '@hearthside/table';
import { sayAction, type Words } from '@hearthside/text';
import { useEffect, useRef } from 'react';

interface RollDialogProps {
  readonly rolls: readonly string[];
  readonly game: AnyGame;
  readonly board: AnyBoardModule;
  readonly words: Words;
  onRoll(roll: string): void;
  /** What led to the roll, or a roll before it that was typed wrongly; null where nothing can be taken back. */
  readonly onTakeBack: (() => void) | null;
}

/** Asks what the family's own die shows: its faces, in the place of the tray, so that the board stays in sight. */
export function RollDialog({ rolls, game, board, words, onRoll, onTakeBack }: RollDialogProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const title = words.say('table.roll-yours');
  return (
    <section className="roll-panel" role="dialog" aria-label={title}>
      <p>{title}</p>
      <ul className="roll-choices">
        {rolls.map((roll, nth) => {
          const action = game.readAction(roll);
          const piece = board.rollPiece?.(action);
          return (
            <li key={roll}>
              <button
                ref={nth === 0 ? first : undefined}
                type="button"
                className="roll-face"
                aria-label={sayAction(words, game.describe(action))}
                onClick={() => onRoll(roll)}
              >
                {piece ? <Piece {...piece} /> : <b>{roll.split(' ').at(-1)}</b>}
              </button>
            </li>
          );
        })}
      </ul>
      {onTakeBack && (
        <button
          type="button"
          className="btn"
          aria-label={words.say('table.take-back')}
          onClick={onTakeBack}
        >
          <Icon name="back" />
        </button>
      )}
    </section>
  );
}
