import { Piece } from '@hearthside/screen';
import { COLOURS, type Line, type SeatColour } from '../rules/index.ts';
import { LineShow } from './line-show.tsx';
import { linesOf } from './lit-lines.ts';
import { EMPTY_HAND, type PanelProps } from './props.ts';

const LENGTHS = [2, 3, 4] as const;

const isOf = ({ length }: Line, row: number): boolean => (row === 4 ? length >= 4 : length === row);

/** The points, and the lines by length; a tap on the points tells the lines one by one. */
export function SeatPanel(props: PanelProps) {
  const { view, of, words, draft, setDraft } = props;
  const seat = COLOURS[of] as SeatColour;
  const hand = draft ?? EMPTY_HAND;
  const lines = linesOf(view, seat);
  const lit = hand.lit?.seat === seat ? hand.lit : null;
  const shown = lit && lines[lit.nth];
  const points = words.say('board.points', { count: view.score[seat] });
  return (
    <div className={`ww-panel ww-${seat}`} data-thing="score">
      <button
        type="button"
        className="plain ww-score"
        aria-pressed={lit !== null}
        aria-label={words.say('board.show-lines', { seat, points: view.score[seat] })}
        title={points}
        onClick={() =>
          setDraft({ ...hand, lit: lit || lines.length === 0 ? null : { seat, nth: 0 } })
        }
      >
        {view.score[seat]}
      </button>
      <ul className="ww-rows">
        {LENGTHS.map((length) => {
          const count = lines.filter((line) => isOf(line, length)).length;
          return (
            <li key={length} className={shown && isOf(shown, length) ? 'is-now' : undefined}>
              <span className="unseen">
                {words.say('board.lines-of', { length, more: length === 4 })}
              </span>
              <Row seat={seat} length={length} />×{count}
            </li>
          );
        })}
      </ul>
      {lit && !view.result && <LineShow {...props} whose={seat} />}
    </div>
  );
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
