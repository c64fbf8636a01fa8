/** Games played on from a position by plain good sense, to see how a plan turns out. */

import { CHANCE, type Dice, pick } from '@hearthside/table';
import { DIE } from '../rules/actions.ts';
import { play } from '../rules/play.ts';
import { clone, type Position } from '../rules/position.ts';
import { expected, settle } from './expectation.ts';
import { plansFor } from './turns.ts';
import { worth } from './worth.ts';

/** Plays on for so many turns and says what the position is worth then. */
export function playOut(from: Position, turns: number, dice: Dice): number {
  let p = clone(from);
  for (let turn = 0; ; turn++) {
    if (p.phase === 'die') {
      play(p, CHANCE, pick(DIE, dice));
      settle(p);
    }
    if (p.phase === 'over' || turn === turns) return worth(p);
    let best = p;
    let most = Number.NEGATIVE_INFINITY;
    for (const { after } of plansFor(p, p.turn)) {
      const value = expected(after);
      if (value > most) {
        most = value;
        best = after;
      }
    }
    p = best;
  }
}
