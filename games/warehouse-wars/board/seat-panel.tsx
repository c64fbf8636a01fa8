import { Piece } from '@hearthside/screen';
import { COLOURS, type Line, linesAmong, type SeatColour } from '../rules/index.ts';
import { lineKey } from './lit-lines.ts';
import { EMPTY_HAND, type PanelProps } from './props.ts';

const LENGTHS = [2, 3, 4] as const;

const ofLength = (lines: readonly Line[], length: number): Line[] =>
  lines.filter((line) => (length === 4 ? line.length >= 4 : line.length === length));

/** Crates left and lines by length; a tap on the score lights the lines. */
export function SeatPanel({ view, of, words, draft, setDraft }: PanelProps) {
  const seat = COLOURS[of] as SeatColour;
  const hand = draft ?? EMPTY_HAND;
  const lit = hand.lit === seat;
  const lines = linesAmong(view.crates, view.options.spaceDiagonals).filter(
    (line) => line.seat === seat,
  );
  return (
    <div className={`ww-panel ww-${seat}`}>
      <button
        type="button"
        className="second ww-score"
        aria-pressed={lit}
        onClick={() => setDraft({ ...hand, lit: lit ? null : seat })}
      >
        <b>{view.score[seat]}</b> {words.say('board.points', { count: view.score[seat] })}
      </button>
      <p className="ww-left">{words.say('board.crates-left', { count: view.left[seat] })}</p>
      <table>
        <tbody>
          {LENGTHS.map((length) => {
            const found = ofLength(lines, length);
            const points = found.reduce((sum, line) => sum + line.points, 0);
            return (
              <tr key={length}>
                <th scope="row">
                  <span className="unseen">
                    {words.say('board.lines-of', { length, more: length === 4 })}
                  </span>
                  <Row seat={seat} length={length} />
                </th>
                <td>× {found.length}</td>
                <td>{points}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {lit && (
        <ul className="ww-lit" aria-label={words.say('board.lit-lines')}>
          {lines.map((line) => (
            <li key={lineKey(line)}>{sayLine(line)}</li>
          ))}
        </ul>
      )}
    </div>
  );

  function sayLine({ points, crates }: Line): string {
    const cells = crates.map(({ at, level }) => (level > 0 ? `${at}/${level}` : at));
    return words.say('board.tally-line', { points, cells });
  }
}

/** So many crates in a row, with a plus where longer rows count the same. */
function Row({ seat, length }: { readonly seat: SeatColour; readonly length: number }) {
  return (
    <span className="ww-row" aria-hidden="true">
      {Array.from({ length }, (_, i) => (
        <Piece key={i} piece={`ww-flat-${seat}`} viewBox="-12.5 -12.5 25 25" />
      ))}
      {length === 4 && '+'}
    </span>
  );
}
