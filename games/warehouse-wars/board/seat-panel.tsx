import { Piece } from '@hearthside/screen';
import { COLOURS, linesAmong, type SeatColour } from '../rules/index.ts';
import { EMPTY_HAND, type PanelProps } from './props.ts';

const LENGTHS = [2, 3, 4] as const;

/** Crates left and lines by length; a tap on the score lights the lines. */
export function SeatPanel({ view, of, words, draft, setDraft }: PanelProps) {
  const seat = COLOURS[of] as SeatColour;
  const hand = draft ?? EMPTY_HAND;
  const lines = linesAmong(view.crates, view.options.spaceDiagonals).filter(
    (line) => line.seat === seat,
  );
  return (
    <div className={`ww-panel ww-${seat}`}>
      <Piece piece={`ww-crate-${seat}`} viewBox="-56 -92 112 130" className="ww-big-crate" />
      <div className="ww-lines">
        <button
          type="button"
          className="second ww-score"
          aria-pressed={hand.lit === seat}
          onClick={() => setDraft({ ...hand, lit: hand.lit === seat ? null : seat })}
        >
          <b>{view.score[seat]}</b> {words.say('board.points', { count: view.score[seat] })}
        </button>
        <table>
          <tbody>
            {LENGTHS.map((length) => {
              const found = lines.filter((line) =>
                length === 4 ? line.length >= 4 : line.length === length,
              );
              const points = found.reduce((sum, line) => sum + line.points, 0);
              return (
                <tr key={length}>
                  <th scope="row">{words.say('board.lines-of', { length, more: length === 4 })}</th>
                  <td>× {found.length}</td>
                  <td>{points}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p>{words.say('board.crates-left', { count: view.left[seat] })}</p>
      </div>
    </div>
  );
}
