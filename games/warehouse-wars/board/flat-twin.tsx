import { advised } from './advised.ts';
import type { Shown } from './cell-words.ts';
import { fallen, fallShown } from './fall.ts';
import { handOf } from './hand.ts';
import { LevelMap, type Slicing } from './level-map.tsx';
import { litLines } from './lit-lines.ts';
import { piecesOf, topLevel } from './pile.ts';
import { type Foreseen, foresee, placesFor } from './plan.ts';
import type { Props } from './props.ts';

/** So many maps stand side by side before they go on below. */
const ABREAST = 3;

/** What the maps tell of the pile, and of what is meant for it. */
export function shownOn(props: Props, foreseen: Foreseen): Shown {
  const { view, legal, event } = props;
  const hand = handOf(props);
  const pieces = piecesOf(view);
  const fall = fallShown(view, event);
  return {
    hand,
    pieces,
    ghosts: foreseen.steps,
    hinted: foreseen.hinted,
    places: placesFor(view, legal, hand),
    lines: litLines(props, hand, foreseen),
    loose: fall ? fallen(pieces, fall) : new Set(),
  };
}

/** All levels as small maps side by side: the whole game, playable without the third dimension. */
export function FlatTwin(props: Props & Slicing) {
  const { view, legal, words } = props;
  const hand = handOf(props);
  const foreseen = advised(props) ?? foresee(view, legal, hand.plan);
  const shown = shownOn(props, foreseen);
  const levels = Array.from({ length: topLevel(foreseen.view) + 1 }, (_, level) => level).reverse();
  return (
    <section
      className="ww-flat"
      aria-label={words.say('board.flat')}
      style={{ ['--ww-columns' as string]: Math.min(levels.length, ABREAST) }}
    >
      {levels.map((level) => (
        <LevelMap key={level} {...props} {...shown} level={level} />
      ))}
    </section>
  );
}
