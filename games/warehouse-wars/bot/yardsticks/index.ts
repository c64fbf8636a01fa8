/** Two players of Warehouse Wars to measure bots against. */

import type { Yardsticks } from '@hearthside/search';
import { type Dice, type Player, pick, seededDice } from '@hearthside/table';
import { game, type View } from '../../rules/index.ts';
import type { Position } from '../../rules/position.ts';
import { plankTurns, type Stacking, standingCrates } from './stackings.ts';

export const yardsticks: Yardsticks = { child: childOf, plain: plainOf };

/** A child looks at so many of the places for a crate, out of a hundred. */
const SEEN_BY_CHILD = 20;
/** Out of a hundred turns, in so many a child thinks of a plank at all. */
const PLANK_OF_CHILD = 15;

/** Takes the most points that it happens to see for itself; a plank is for going up, or for fun. */
function childOf(seed: string): Player {
  return stacker(seed, (position, dice) => {
    const crates = standingCrates(position);
    const seen = crates.filter(() => dice.below(100) < SEEN_BY_CHILD);
    if (dice.below(100) < PLANK_OF_CHILD) seen.push(...plankTurns(position));
    return most(seen.length > 0 ? seen : crates, dice);
  });
}

/** Takes the most points there are for itself this turn, with a plank where that makes more. */
function plainOf(seed: string): Player {
  return stacker(seed, (position, dice) =>
    most([...standingCrates(position), ...plankTurns(position)], dice),
  );
}

function most(stackings: readonly Stacking[], dice: Dice): Stacking | null {
  const points = Math.max(...stackings.map(({ gained }) => gained));
  const best = stackings.filter(({ gained }) => gained === points);
  return best.length > 0 ? pick(best, dice) : null;
}

/** Plays out what it chose; where nothing stands, whatever is legal. */
function stacker(
  seed: string,
  choose: (position: Position, dice: Dice) => Stacking | null,
): Player {
  const dice = seededDice(seed);
  let rest: readonly string[] = [];
  return {
    choose({ view, legal }) {
      const [next, ...more] = rest;
      rest = more;
      if (next !== undefined && legal.includes(next)) return next;
      if (legal.includes('end')) return 'end';
      const chosen = choose(game.imagine(view as View, dice), dice);
      const [first, ...then] = chosen?.actions ?? [];
      rest = then;
      return first ?? pick(legal, dice);
    },
  };
}
