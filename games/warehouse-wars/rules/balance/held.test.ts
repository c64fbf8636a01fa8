import { seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { firmPlanks } from './firm.ts';
import { equationsOf } from './forces.ts';
import { standsAtAGlance } from './glance.ts';
import { canBeHeld } from './held.ts';
import { isAlone, type Pile, pileOf, planksAround } from './pile.ts';
import { settleBig } from './tableau-big.ts';
import { type RandomPile, randomPiles } from './testing/random-piles.ts';

const PILES = 4000;

/** What hangs together with a plank: as a whole, and as it is asked in play, without what is firm. */
function pilesAround({ position, plank }: RandomPile): Pile[] {
  const whole = planksAround(position, plank);
  if (isAlone(whole)) return [];
  const firm = firmPlanks(position, position.planks.length);
  const piles = [pileOf(position, whole)];
  if ((firm >> plank) & 1) return piles;
  return [...piles, pileOf(position, planksAround(position, plank, firm), firm)];
}

describe('quick verdicts', () => {
  it('WW-41 agree with the equations of all planks, solved without limit', () => {
    const dice = seededDice('held');
    const counts = { compared: 0, held: 0, seen: 0 };
    while (counts.compared < PILES) {
      for (const pile of Array.from(randomPiles(dice)).flatMap(pilesAround)) {
        const expected = settleBig(equationsOf(pile).tableau) === 'solvable';
        const seen = standsAtAGlance(pile);
        expect(canBeHeld(pile)).toBe(expected);
        expect(seen ?? expected).toBe(expected);
        counts.compared++;
        if (expected) counts.held++;
        if (seen !== null) counts.seen++;
      }
    }
    // Each of these must have come up often, and often not, or this would prove little.
    for (const count of [counts.held, counts.seen]) {
      expect(count).toBeGreaterThan(PILES / 10);
      expect(count).toBeLessThan((PILES * 9) / 10);
    }
  });
});
