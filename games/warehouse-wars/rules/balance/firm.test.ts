import { seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import type { Position } from '../position.ts';
import { pile } from '../testing/scene.ts';
import { firmPlanks } from './firm.ts';
import { equationsOf } from './forces.ts';
import { pileOf, planksAround } from './pile.ts';
import { settleBig } from './tableau-big.ts';
import { randomPiles } from './testing/random-piles.ts';

const PILES = 4000;

const firmOf = (position: Position) => firmPlanks(position, position.planks.length);

/** By the slow tableau alone, with these planks taken for ground. */
function stands(position: Position, plank: number, ground: number): boolean {
  const around = planksAround(position, plank, ground);
  return settleBig(equationsOf(pileOf(position, around, ground)).tableau) === 'solvable';
}

describe('firm planks', () => {
  it('WW-41 are as good as ground: the rest of a pile stands exactly when all of it does', () => {
    const dice = seededDice('firm');
    const counts = { compared: 0, firm: 0, smaller: 0, stand: 0 };
    while (counts.compared < PILES) {
      for (const { position, plank } of randomPiles(dice)) {
        counts.compared++;
        const firm = firmOf(position);
        const whole = stands(position, plank, 0);
        if ((firm >> plank) & 1) {
          // It stood before, and what is put on a firm plank brings nothing down.
          counts.firm++;
          expect(whole).toBe(true);
          continue;
        }
        expect(stands(position, plank, firm)).toBe(whole);
        if (whole) counts.stand++;
        if (planksAround(position, plank, firm) !== planksAround(position, plank)) counts.smaller++;
      }
    }
    // Each of these must have come up often, or this would prove little.
    expect(counts.firm).toBeGreaterThan(PILES / 10);
    expect(counts.smaller).toBeGreaterThan(PILES / 10);
    expect(counts.stand).toBeGreaterThan(PILES / 10);
  });

  it('WW-41 a plank is firm over its supports, and not when another presses beyond them', () => {
    // c2 and d2 overhang.
    const lower = 'teal a2 b2, plank a2-d2';
    expect(firmOf(pile(lower))).toBe(0b1);
    expect(firmOf(pile(`${lower}, teal c2`))).toBe(0b0);
    expect(firmOf(pile(`${lower}, teal a2 b2, plank a2-d2`))).toBe(0b11);
    expect(firmOf(pile(`${lower}, teal a2 c2, plank a2-d2`))).toBe(0b00);
  });

  it('WW-41 nothing is firm on what is not', () => {
    const tower = 'teal a1 b1, plank a1-d1, teal a1 c1, plank a1-d1, teal a1 b1, plank a1-d1';
    expect(firmOf(pile(tower))).toBe(0b000);
    expect(firmOf(pile(`${tower}, teal a6 b6, plank a6-d6`))).toBe(0b1000);
  });
});
