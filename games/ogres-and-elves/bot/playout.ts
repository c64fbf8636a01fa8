/** Games played on from a position by plain good sense, to see how a plan turns out. */

import { CHANCE, type Dice, pick } from '@hearthside/table';
import { DIE } from '../rules/actions.ts';
import { play } from '../rules/play.ts';
import { clone, type Position } from '../rules/position.ts';
import { expected, settle } from './expectation.ts';
import { plansFor } from './turns.ts';
import { worth } from './worth.ts';

/** What a turn costs: of two ways to the same score the shorter is better. */
const HASTE = 0.01;

/** How far and how carefully to play on. */
export interface Foresight {
  readonly turns: number;
  /** How many plans of a turn that look good before the roll are weighed over its six faces. */
  readonly weighed: number;
}

/** Plays on for so many turns and says what the position is worth then. */
export function playOut(from: Position, { turns, weighed }: Foresight, dice: Dice): number {
  let p = clone(from);
  for (let turn = 0; ; turn++) {
    if (p.phase === 'die') {
      play(p, CHANCE, pick(DIE, dice));
      settle(p);
    }
    if (p.phase === 'over' || turn === turns) return worth(p) - turn * HASTE;
    p = sensible(p, weighed);
  }
}

/** Where the plan leads that promises most. */
function sensible(p: Position, weighed: number): Position {
  const plans = plansFor(p, p.turn).map(({ after }) => ({ after, value: worth(after) }));
  plans.sort((one, other) => other.value - one.value);
  let best = p;
  let most = Number.NEGATIVE_INFINITY;
  for (const { after } of plans.slice(0, weighed)) {
    const value = expected(after);
    if (value > most) {
      most = value;
      best = after;
    }
  }
  return best;
}
