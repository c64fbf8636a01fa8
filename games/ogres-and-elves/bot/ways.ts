/** How far it is from everywhere to everywhere, for elves by road and for Ogres round the ring. */

import { lowestBit } from '@hearthside/table';
import { SPACES } from '../rules/pieces.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** Steps by road from each space to each other, as if no Ogre stood in the way. */
export type Ways = readonly Uint8Array[];

const KNOWN = new WeakMap<Ruleset, Ways>();

export function waysOf(rules: Ruleset): Ways {
  const known = KNOWN.get(rules);
  if (known) return known;
  const ways = SPACES.map((_, from) => stepsFrom(rules, from));
  KNOWN.set(rules, ways);
  return ways;
}

function stepsFrom({ roads }: Ruleset, from: number): Uint8Array {
  const steps = new Uint8Array(SPACES.length).fill(255);
  steps[from] = 0;
  const queue = [from];
  for (const space of queue) {
    for (let rest = roads[space] as number; rest !== 0; rest &= rest - 1) {
      const next = lowestBit(rest);
      if (steps[next] !== 255) continue;
      steps[next] = (steps[space] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** OE-81: moves clockwise from one mine to another; from a mine to itself it is once round. */
export const movesRound = (from: number, to: number): number => ((to - from + 15) & 15) + 1;
