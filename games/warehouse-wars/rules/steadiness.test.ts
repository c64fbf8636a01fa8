import { pickChoice, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { readAction } from './actions.ts';
import { standsAround } from './balance/stands.ts';
import { randomPiles } from './balance/testing/random-piles.ts';
import { nameOf } from './cells.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import { clone, type Position, seatOnTurn, spanOf } from './position.ts';
import { placeCrate } from './stacking.ts';
import { type Steadiness, steadiness } from './steadiness.ts';
import { cell, newGame, pile, playOn } from './testing/scene.ts';

function ask(position: Position, text: string): Steadiness {
  const action = readAction(text);
  if (!action) throw new Error(text);
  return steadiness(position, action);
}
const told = (pieces: string, text: string, given: Partial<Options> = {}) =>
  ask(pile(pieces, given), text);

describe('steadiness', () => {
  it('WW-42 a crate on the board is steady', () => {
    expect(told('teal a1', 'crate b1')).toEqual({ kind: 'steady' });
  });

  it('WW-42 a plank on its ends is steady, and so is a crate on it', () => {
    expect(told('teal a1 d1', 'plank a1-d1')).toEqual({ kind: 'steady' });
    expect(told('teal a1 d1, plank a1-d1', 'crate b1')).toEqual({ kind: 'steady' });
  });

  it('WW-42 wobbly: it stands, but one more crate on the same plank would bring it down', () => {
    // On a1 and b1 the bare plank is on the very edge: a crate on c1 or d1 tips it.
    expect(told('teal a1 b1', 'plank a1-d1')).toEqual({
      kind: 'wobbly',
      crate: cell('c1'),
      tip: { plank: 0, towards: 'east' },
    });
    expect(told('teal a1 b1, plank a1-d1', 'crate b1').kind).toBe('wobbly');
    // Laden on both near cells it bears one at c1 but not at d1.
    const third = told('teal a1 b1, plank a1-d1, teal a1', 'crate c1');
    expect(third).toMatchObject({ kind: 'wobbly', crate: cell('d1') });
  });

  it('WW-42 a plank with no free cell left cannot wobble', () => {
    expect(told('teal a1 b1, plank a1-d1, teal a1 b1 d1', 'crate c1').kind).toBe('steady');
  });

  it('WW-42 a cell under a higher plank is no free cell of the lower', () => {
    // The upper plank is on the edge: a crate on d1 tips it. But d1 is not the lower plank's.
    //     = = = =
    //   ? T T
    //   = = = =
    //   T     T
    const stacked = 'teal a1 d1, plank a1-d1, white b1 c1, plank b1-e1';
    expect(told(stacked, 'crate d1').kind).toBe('falls');
    expect(told(stacked, 'crate a1')).toEqual({ kind: 'steady' });
  });

  it('WW-42 falls: says which plank tips and where to', () => {
    expect(told('teal a1 b1, plank a1-d1', 'crate d1')).toEqual({
      kind: 'falls',
      tip: { plank: 0, towards: 'east' },
    });
  });

  it('WW-42 tells exactly what play then does, and leaves the position alone', () => {
    const dice = seededDice('steadiness');
    const kinds = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const position = newGame();
      while (!position.result) {
        const seat = seatOnTurn(position);
        const action = pickChoice(game, position, seat, dice);
        const before = JSON.stringify(position);
        const { kind } = steadiness(position, action);
        expect(JSON.stringify(position)).toBe(before);
        expect(steadiness(game.imagine(game.view(position, seat), dice), action).kind).toBe(kind);
        game.play(position, seat, action);
        expect(game.outcome(position)?.why === 'fall').toBe(kind === 'falls');
        kinds.add(kind);
      }
    }
    expect(kinds).toEqual(new Set(['steady', 'wobbly', 'falls']));
  });

  it('WW-42 the crate that a wobbly placement names does bring the pile down', () => {
    const dice = seededDice('wobble');
    let wobbly = 0;
    for (let i = 0; i < 15; i++) {
      for (const { position } of randomPiles(dice)) {
        const seat = seatOnTurn(position);
        position.turn = 3;
        for (const action of game.legal(position, seat)) {
          const verdict = steadiness(position, action);
          if (verdict.kind !== 'wobbly' || action.kind !== 'plank') continue;
          const after = clone(position);
          game.play(after, seat, action);
          const plank = after.planks.length - 1;
          expect(spanOf(after, plank).cells).toContain(verdict.crate);
          placeCrate(after, seat, verdict.crate);
          expect([nameOf(verdict.crate), standsAround(after, plank)]).toEqual([
            nameOf(verdict.crate),
            false,
          ]);
          wobbly++;
        }
      }
    }
    expect(wobbly).toBeGreaterThan(100);
  });

  it('WW-42 the warning is the app’s to give: switching it off changes nothing else', () => {
    const [on, off] = [newGame(), newGame({ warning: false })];
    for (const position of [on, off]) playOn(position, 'crate a1', 'crate b1', 'plank a1-d1');
    expect(ask(off, 'crate d1')).toEqual(ask(on, 'crate d1'));
    for (const position of [on, off]) playOn(position, 'crate d1');
    expect(off.result).toEqual(on.result);
  });

  it('WW-43 secured cargo is always steady', () => {
    const secured = { cargo: 'secured' } as const;
    expect(told('teal a1 b1, plank a1-d1', 'crate d1', secured)).toEqual({ kind: 'steady' });
  });

  it('ending a turn moves nothing', () => {
    expect(told('teal a1', 'end')).toEqual({ kind: 'steady' });
  });
});
