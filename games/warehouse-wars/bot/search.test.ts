import { Clock } from '@hearthside/search';
import { pickChoice, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game, type Position, seatOnTurn } from '../rules/index.ts';
import { newGame, pile } from '../rules/testing/scene.ts';
import { foresee } from './foresight.ts';
import { type Depth, search, TOLD_APART } from './search.ts';
import { turnsFor, type Width } from './turns.ts';

const NARROW: Width = { crates: 4, planks: 2, turns: 5 };
const depthOf = (turns: number): Depth => ({ turns, widths: [NARROW], judge: foresee });

/** Random actions until a turn begins that is not one of the first. */
function midGame(seed: string, turns: number): Position | null {
  const dice = seededDice(seed);
  const p = newGame();
  while (p.result === null && (p.turn < turns || p.cratePlaced || p.plankPlaced)) {
    game.play(p, seatOnTurn(p), pickChoice(game, p, seatOnTurn(p), dice));
  }
  return p.result === null ? p : null;
}

const midGames = (): Position[] =>
  Array.from({ length: 30 }, (_, i) => midGame(`search ${i}`, 5 + (i % 9))).filter(
    (p) => p !== null,
  );

/** The same turns with nothing left out and nothing kept. */
function plainly(position: Position, left: number): number {
  const values = turnsFor(position, NARROW, foresee).map(({ after, value }) =>
    left === 1 || after.result ? value : -plainly(after, left - 1),
  );
  return Math.max(...values);
}

describe('looking ahead', () => {
  it('finds what looking at every promising turn would find', () => {
    const games = midGames();
    expect(games.length).toBeGreaterThan(10);
    for (const p of games) {
      for (const turns of [2, 3]) {
        const [best] = search(p, depthOf(turns), new Clock({ iterations: 100_000 }));
        // Where all promising turns make the cargo fall, search looks at more than these.
        if (best?.after.result?.why !== 'fall') expect(best?.value).toBe(plainly(p, turns));
      }
    }
  });

  it('tells turns apart down to the margin, and never calls a worse one as good', () => {
    for (const p of midGames().slice(0, 12)) {
      const toPlay = search(p, depthOf(3), new Clock({ iterations: 100_000 }));
      const toRate = search(p, depthOf(3), new Clock({ iterations: 100_000 }), TOLD_APART.toRate);
      const [best] = toRate;
      expect(toPlay[0]?.value).toBe(best?.value);
      const equals = toRate.filter(({ value }) => value === best?.value).length;
      expect(toPlay.filter(({ value }) => value === best?.value).length).toBe(equals);
    }
  });

  it('makes use of a depth that it could not finish', () => {
    const [p] = midGames() as [Position];
    const deep = search(p, depthOf(2), new Clock({ iterations: 3 }));
    const [best] = deep;
    // The root and two more: the two most promising turns were answered, the others stay behind them.
    expect(best?.value).toBe(-plainly(best?.after as Position, 1));
    for (const { value } of deep.slice(2)) expect(value).toBeLessThan(best?.value as number);
  });
});

describe('foresight', () => {
  it('is the gain of one and the loss of the other', () => {
    for (const p of midGames()) expect(foresee(p, 0)).toBeCloseTo(-foresee(p, 1), 9);
  });

  it('would rather have crates together than apart', () => {
    const together = pile('teal c3 c4, white a6 f1');
    const apart = pile('teal c3 f6, white a6 f1');
    expect(foresee(together, 0)).toBeGreaterThan(foresee(apart, 0) + 1);
  });
});
