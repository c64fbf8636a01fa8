import { COLOURS, linesAmong } from '../rules/index.ts';
import type { Props } from './props.ts';

/** Every scored line of both, longest first. */
export function Tally({ view, words }: Props) {
  const lines = linesAmong(view.crates, view.options.spaceDiagonals);
  return (
    <div className="ww-tally">
      {COLOURS.map((seat) => {
        const own = lines.filter((line) => line.seat === seat).sort((a, b) => b.length - a.length);
        return (
          <section key={seat} aria-label={words.say(`seat.${seat}`)}>
            <h3>{words.say('board.tally-seat', { seat, points: view.score[seat] })}</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <ul tabIndex={0}>
              {own.map((line) => (
                <li key={line.crates.map(({ at, level }) => `${at}${level}`).join()}>
                  {words.say('board.tally-line', {
                    points: line.points,
                    cells: line.crates.map(({ at, level }) => (level > 0 ? `${at}/${level}` : at)),
                  })}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
