import { type JsonObject, pickChoice, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { type Canonical, canonical } from './canonical.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import { seatOnTurn } from './position.ts';
import { restore } from './restore.ts';
import { newGame, playOn, tableOptions } from './testing/scene.ts';

const played = (...actions: string[]): Canonical => {
  const position = newGame();
  playOn(position, ...actions);
  return canonical(position);
};

function problem(given: unknown, options: Partial<Options> = {}): string {
  const restored = restore(given as JsonObject, tableOptions(options));
  return restored.ok ? '' : restored.error;
}

describe('restoring a position', () => {
  it('plays on exactly as the original would, to the end and past it', () => {
    const dice = seededDice('restore');
    for (const given of [{}, { cargo: 'secured', side: 5, crates: 20, planks: 16 }] as const) {
      const options = tableOptions(given);
      for (let i = 0; i < 20; i++) {
        const position = game.setup(options, dice);
        for (;;) {
          const restored = restore(canonical(position), options);
          if (!restored.ok) throw new Error(restored.error);
          expect(restored.value).toEqual(position);
          if (position.result) break;
          const seat = seatOnTurn(position);
          game.play(position, seat, pickChoice(game, position, seat, dice));
        }
      }
    }
  });

  it('keeps the order of planks that were laid out of level order', () => {
    const before = played(
      ...['crate a1', 'crate b1', 'plank a1-d1', 'crate a1', 'crate b1', 'plank a1-d1'],
      ...['crate a6', 'crate b6', 'plank a6-d6'],
    );
    expect(before.planks.map(({ level }) => level)).toEqual([0, 1, 0]);
    const restored = restore(before, tableOptions());
    expect(restored.ok && canonical(restored.value)).toEqual(before);
  });

  it('restores a game that somebody resigned', () => {
    const position = newGame();
    playOn(position, 'crate a1');
    game.resign?.(position, 0);
    expect(problem(canonical(position))).toBe('');
    const nobody = { ...canonical(position), result: { winner: null, why: 'resigned' } };
    expect(problem(nobody)).toContain('result');
  });

  it('names the field that is wrong', () => {
    const start = played('crate a1', 'crate b1', 'crate f6');
    expect(problem([])).toContain('object');
    expect(problem({ ...start, extra: 1 })).toContain('extra');
    expect(problem({ ...start, turn: 0 })).toContain('"turn"');
    expect(problem({ ...start, placed: { crate: true } })).toContain('"placed"');
    expect(problem({ ...start, toAct: 'white' })).toContain('"toAct"');
    expect(problem({ ...start, score: { teal: 4, white: 0 } })).toContain('"score"');
    expect(problem({ ...start, left: { teal: 9, white: 11, planks: 8 } })).toContain('"left"');
    expect(problem({ ...start, crates: [...start.crates].reverse() })).toContain('"crates"');
    expect(problem({ ...start, crates: [{ at: 'j9', level: 0, colour: 'teal' }] })).toContain(
      '"crates"',
    );
    expect(problem({ ...start, result: { winner: 'teal', why: 'luck' } })).toContain('"result"');
    expect(problem({ ...start, turn: 4 })).toContain('"toAct"');
    expect(problem({ ...start, turn: 5 })).toContain('"turn"');
    expect(problem(start, { starter: 'white' })).toContain('"toAct"');
  });

  it('WW-20 WW-31 refuses pieces that have no place', () => {
    const start = played('crate a1', 'crate b1', 'plank a1-d1', 'crate a1');
    const floating = start.crates.map((crate) =>
      crate.level === 1 ? { ...crate, level: 2 } : crate,
    );
    expect(problem({ ...start, crates: floating })).toContain('at a1 on level 2');
    const adrift = [{ from: 'a3', to: 'd3', level: 0 }];
    expect(problem({ ...start, planks: adrift })).toContain('from a3 to d3');
    const crooked = [{ from: 'a1', to: 'd4', level: 0 }];
    expect(problem({ ...start, planks: crooked })).toContain('no plank reaches');
    expect(problem(start, { planks: 0 })).toContain('"planks": there are too many');
  });

  it('WW-12 WW-13 refuses a moment that cannot be', () => {
    const begun = played('crate a1', 'crate b1');
    expect(problem({ ...begun, placed: { crate: false, plank: true } })).toContain('"placed"');
    const over = { ...begun, toAct: null, result: { winner: null, why: 'draw' } };
    expect(problem(over)).toContain('"result"');
    const fallen = { ...begun, toAct: null, result: { winner: 'white', why: 'fall' } };
    expect(problem(fallen)).toContain('fall');
    // Turn 1 with its crate placed has ended by itself.
    const idle = played('crate a1');
    const late = { ...idle, toAct: 'teal', turn: 1, placed: { crate: true, plank: false } };
    expect(problem(late)).toContain('"placed"');
  });

  it('WW-41 refuses a pile that cannot stand, unless its fall ended the game', () => {
    const fallen = played('crate a1', 'crate b1', 'plank a1-d1', 'crate d1');
    expect(fallen.result?.why).toBe('fall');
    expect(problem(fallen)).toBe('');
    expect(problem({ ...fallen, result: null, toAct: 'teal' })).toContain('cannot stand');
    expect(problem({ ...fallen, result: { winner: 'teal', why: 'fall' } })).toContain('fall');
  });
});
