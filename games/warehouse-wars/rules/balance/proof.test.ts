import { seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { canonical } from '../canonical.ts';
import { standsAround, tipAround } from './stands.ts';
import { prove } from './testing/proof.ts';
import { randomPiles } from './testing/random-piles.ts';

/** A longer run: `PILES=500000 npx vitest run games/warehouse-wars/rules/balance/proof`. */
const PILES = Number(process.env['PILES'] ?? 20_000);

describe('balance', () => {
  it(`WW-41 ${PILES} random piles stand or fall as a proof in exact arithmetic says`, () => {
    const dice = seededDice('piles');
    const counts = { stands: 0, falls: 0 };
    let narrowest = Number.POSITIVE_INFINITY;
    while (counts.stands + counts.falls < PILES) {
      for (const { position, plank } of randomPiles(dice)) {
        const pieces = canonical(position);
        const { stands, missing } = prove(pieces);
        // The first asks the glance and the memory before the tableau, the second the tableau alone.
        const judged = [standsAround(position, plank), tipAround(position, plank) === null];
        if (judged.includes(!stands)) {
          throw new Error(`${stands ? 'stands' : 'falls'}: ${JSON.stringify(pieces)}`);
        }
        counts[stands ? 'stands' : 'falls']++;
        if (!stands && missing < narrowest) narrowest = missing;
      }
    }
    // Both verdicts must be well represented, or this would prove little.
    expect(Math.min(counts.stands, counts.falls)).toBeGreaterThan(PILES / 10);
    // No pile falls by a hair: what floating point proposes is never near its own errors.
    expect(narrowest).toBeGreaterThan(1e-6);
  }, 600_000);
});
