import { Clock } from '@hearthside/search';
import { pickChoice, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game, type Position, seatOnTurn } from '../rules/index.ts';
import { newGame, playOn } from '../rules/testing/scene.ts';
import { solveEnding } from './ending.ts';
import { finalValue } from './value.ts';

const ENOUGH = () => new Clock({ iterations: 200_000 });

/** Random turns until so many crates are left. */
function untilLeft(crates: number, seed: string): Position | null {
  const dice = seededDice(seed);
  const p = newGame({ side: 5, crates: 8, planks: 2 });
  while (
    p.result === null &&
    (p.tealLeft + p.whiteLeft > crates || p.cratePlaced || p.plankPlaced)
  ) {
    game.play(p, seatOnTurn(p), pickChoice(game, p, seatOnTurn(p), dice));
  }
  return p.result ? null : p;
}

/** The value to `seat` by nothing but the rules: every action, to the very end. */
function byHand(p: Position, seat: number): number {
  if (p.result) return finalValue(p, seat);
  const by = seatOnTurn(p);
  const values = game.legal(p, by).map((action) => {
    const after = game.clone(p);
    game.play(after, by, action);
    return byHand(after, seat);
  });
  return by === seat ? Math.max(...values) : Math.min(...values);
}

describe('the last turns', () => {
  it('are worth what playing every action to the end says', () => {
    let solved = 0;
    for (let seed = 0; seed < 40 && solved < 12; seed++) {
      const p = untilLeft(2, `end ${seed}`);
      if (!p) continue;
      const turns = solveEnding(p, ENOUGH());
      expect(turns?.[0]?.value).toBeCloseTo(byHand(p, seatOnTurn(p)), 9);
      solved++;
    }
    expect(solved).toBe(12);
  });

  it('let each turn lead where it says', () => {
    const p = untilLeft(2, 'lead 1') as Position;
    for (const { actions, after } of (solveEnding(p, ENOUGH()) ?? []).slice(0, 5)) {
      const played = game.clone(p);
      playOn(played, ...actions.map((action) => game.writeAction(action)));
      expect(game.canonical(played)).toEqual(game.canonical(after));
    }
  });

  it('are left alone when time does not suffice', () => {
    const p = untilLeft(6, 'end 1') as Position;
    expect(solveEnding(p, new Clock({ iterations: 5 }))).toBeNull();
    expect(solveEnding(newGame(), ENOUGH())).toBeNull();
  });
});
