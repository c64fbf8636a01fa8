import { countOf, royalsOf, slotsOf } from './counting.ts';
import { ChestArt } from './land.tsx';
import { CHEST_BOX, chestHeight } from './places.ts';
import type { Props } from './props.ts';
import { ScoreLines, signed } from './score-lines.tsx';

/** "Our treasure": the running score, line by line; on a narrow screen the chests themselves. */
export function TeamPanel({ view, words }: Props) {
  const count = countOf(view);
  return (
    <section className="oe-team paper" data-thing="score" aria-label={words.say('board.treasury')}>
      <header>
        <h2>{words.say('board.treasury')}</h2>
        <p className="oe-score">
          <b>{signed(count.score)}</b> <span>{words.say('board.of-top', { top: count.top })}</span>
          <small>{words.say('board.points')}</small>
        </p>
      </header>
      <ScoreLines count={count} words={words} />
      <ul className="oe-chests">
        {royalsOf(view).map((chest) => {
          const slots = slotsOf(view, chest);
          const full = slots.filter((slot) => slot.full).length;
          return (
            <li key={chest} data-thing="chest">
              <svg
                viewBox={CHEST_BOX[chest]}
                height={chestHeight(chest)}
                role="img"
                aria-label={words.say('board.chest-count', { chest, full, slots: slots.length })}
              >
                <ChestArt view={view} chest={chest} />
              </svg>
              <small aria-hidden="true">{words.say(`royal.${chest}.name`)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
