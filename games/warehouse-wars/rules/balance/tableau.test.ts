import { seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { equationsOf } from './forces.ts';
import { isAlone, pileOf, planksAround, writePile } from './pile.ts';
import { settleRowByRow } from './row-by-row.ts';
import { settle } from './tableau.ts';
import { settleBig } from './tableau-big.ts';
import { randomPiles } from './testing/random-piles.ts';

const PILES = 1500;

describe('the tableau', () => {
  it('WW-41 gives the same verdict in doubles and in numbers without limit', () => {
    const dice = seededDice('tableau');
    let compared = 0;
    let tooBig = 0;
    while (compared < PILES) {
      for (const { position, plank } of randomPiles(dice)) {
        const around = planksAround(position, plank);
        if (isAlone(around)) continue;
        const pile = pileOf(position, around);
        const big = settleBig(equationsOf(pile).tableau);
        const double = settle(equationsOf(pile).tableau);
        if (double !== 'too big') expect(double).toBe(big);
        const rowByRow = settleRowByRow(equationsOf(pile).tableau);
        if (rowByRow !== 'too big') expect(rowByRow).toBe(big);
        else tooBig++;
        compared++;
      }
    }
    // Row by row, numbers grow more, but seldom too far.
    expect(tooBig).toBeLessThan(PILES / 4);
  });

  it('gives up rather than round when numbers grow beyond what a double holds exactly', () => {
    const dice = seededDice('limit');
    const verdicts = new Set<string>();
    for (let i = 0; i < 20; i++) {
      for (const { position, plank } of randomPiles(dice)) {
        const around = planksAround(position, plank);
        if (isAlone(around)) continue;
        const pile = pileOf(position, around);
        verdicts.add(settle(equationsOf(pile).tableau, 8));
        verdicts.add(`row by row ${settleRowByRow(equationsOf(pile).tableau, 8)}`);
      }
    }
    expect(verdicts).toContain('too big');
    expect(verdicts).toContain('row by row too big');
  });

  it('a pile’s numbers tell it from every other', () => {
    const dice = seededDice('keys');
    const keys = new Map<string, string>();
    for (let i = 0; i < 30; i++) {
      for (const { position, plank } of randomPiles(dice)) {
        const pile = pileOf(position, planksAround(position, plank));
        const inFull = JSON.stringify(pile);
        const numbers = new Int32Array(pile.length);
        writePile(pile, numbers);
        const key = numbers.join();
        expect(keys.get(key) ?? inFull).toBe(inFull);
        keys.set(key, inFull);
      }
    }
    expect(keys.size).toBeGreaterThan(300);
  });
});
