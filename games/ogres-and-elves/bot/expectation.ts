/** What to expect of a position before the die: the mean over its six faces. */

import { CHANCE } from '@hearthside/table';
import { type Action, DIE } from '../rules/actions.ts';
import { legal } from '../rules/legal.ts';
import { play } from '../rules/play.ts';
import { actorBits, clone, type Position } from '../rules/position.ts';
import { allAgree } from './turns.ts';
import { worth } from './worth.ts';

/** The mean worth once the Ogres have acted and everyone who must flee has fled. */
export function expected(p: Position): number {
  if (p.phase !== 'die') return worth(p);
  let sum = 0;
  for (const die of DIE) {
    const after = clone(p);
    play(after, CHANCE, die);
    settle(after);
    sum += worth(after);
  }
  return sum / DIE.length;
}

/** Answers what a roll asks of the elves, as well as can be seen at once: where to flee, whom to rescue. */
export function settle(p: Position): void {
  while (p.phase === 'flee' || p.phase === 'rescue') {
    const seat = 31 - Math.clz32(actorBits(p));
    let best: Position | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of legal(p, seat)) {
      const after = clone(p);
      play(after, seat, action as Action);
      allAgree(after);
      const value = worth(after);
      if (value > most) {
        most = value;
        best = after;
      }
    }
    Object.assign(p, best);
  }
}
