import { describe, expect, it } from 'vitest';
import { BAYS, type Direction, GREEN, hexAt, RED, toyBits, WISHLISTS } from '../rules/index.ts';
import { distancesOf, writeTable } from './distance.ts';
import stored from './distances.json' with { type: 'json' };
import { legsFrom, POSES, poseOf } from './drives.ts';
import { solveDistances } from './solve-distances.ts';

const pose = (q: number, r: number, facing: Direction) => poseOf({ at: hexAt(q, r), facing });

describe('drives of a truck that is alone', () => {
  it('cover all 120 programs from every pose', () => {
    for (let from = 0; from < POSES; from++) {
      const programs = legsFrom(from, 2, BAYS[GREEN]).flatMap((leg) => leg.programs);
      expect(new Set(programs).size).toBe(120);
    }
  });
});

describe('the distance home in rounds', () => {
  const green = distancesOf(2, GREEN);

  it('is less than a round right before the bay, and grows with the way', () => {
    const near = green.rounds(pose(-2, 0, 5), 0);
    const far = green.rounds(pose(2, 0, 5), 0);
    expect(near).toBeLessThan(1);
    expect(far).toBeGreaterThan(near + 0.5);
  });

  it('is longer the more toys are missing', () => {
    const start = poseOf({ at: BAYS[GREEN], facing: 2 });
    const rounds = [[], ['ball'], ['ball', 'car'], ['ball', 'bear', 'car']] as const;
    const [none, one, two, three] = rounds.map((toys) => green.rounds(start, toyBits(toys)));
    expect(none).toBeLessThan(one as number);
    expect(one).toBeLessThan(two as number);
    expect(two).toBeLessThan(three as number);
  });

  it('is the same for red as for green on the board turned round', () => {
    // Turning the warehouse by half swaps the bays, car with robot and bear with doll.
    const red = distancesOf(2, RED);
    expect(red.rounds(pose(2, 0, 2), 0)).toBeCloseTo(green.rounds(pose(-2, 0, 5), 0), 4);
    expect(red.rounds(pose(3, 0, 5), toyBits(['car']))).toBeCloseTo(
      green.rounds(pose(-3, 0, 2), toyBits(['robot'])),
      4,
    );
  });

  it('is never more than a few rounds for any Wishlist', () => {
    for (const wishlist of WISHLISTS) {
      const rounds = green.fromBay(wishlist);
      expect(rounds).toBeGreaterThan(2);
      expect(rounds).toBeLessThan(8);
    }
  });

  it.each([2, 3] as const)('is kept as solving it gives it, with stocks %s', (stocks) => {
    // To keep it anew, write what this gives into distances.json.
    expect(writeTable(solveDistances(stocks)) === stored[stocks]).toBe(true);
  });
});
