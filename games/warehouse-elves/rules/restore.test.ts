import type { Json } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import type { Position } from './position.ts';
import { at, position, roll } from './testing/situation.ts';

const options = { stocks: 2 } as const;

interface Plain {
  [key: string]: Json | Plain;
}

/** The canonical position with the field at this path changed. */
function changed(p: Position, path: string, value: Json): Json {
  const result = structuredClone(game.canonical(p)) as unknown as Plain;
  const keys = path.split('.');
  const last = keys.pop() as string;
  let place = result;
  for (const key of keys) place = place[key] as Plain;
  place[last] = value;
  return result as Json;
}

function errorOf(canonical: Json): string {
  const restored = game.restore(canonical, options);
  return restored.ok ? 'fine' : restored.error;
}

const fresh = () => position({ red: { wishlist: ['bear', 'doll', 'robot'] } });
const rolling = () => {
  const p = position({ green: { program: 'F2 L1 R1' }, red: { program: 'L1 R1 L2' } });
  roll(p, 6);
  return p;
};
const loading = () => {
  const p = position({
    green: { at: at(-1, 0), facing: 2, program: 'F2 L1 R1' },
    red: { program: 'L1 R1 L2' },
  });
  roll(p, 6, 6);
  return p;
};
const taking = () => {
  const p = position({
    green: { at: at(-1, 0), facing: 2, program: 'F1 L1 R1' },
    red: { at: at(0, 0), toys: ['bear'], program: 'L1 R1 L2' },
  });
  roll(p, 6);
  return p;
};

describe('restoring a position', () => {
  it('gives one that plays on just the same', () => {
    for (const make of [fresh, rolling, loading, taking]) {
      const p = make();
      const restored = game.restore(game.canonical(p), options);
      if (!restored.ok) throw new Error(restored.error);
      expect(game.canonical(restored.value)).toEqual(game.canonical(p));
      for (const seat of [0, 1]) {
        expect(game.legal(restored.value, seat)).toEqual(game.legal(p, seat));
      }
    }
  });

  it.each([
    ['round', 0, 'round'],
    ['phase', 'dream', 'phase'],
    ['toAct', ['red', 'green'], 'toAct'],
    ['toAct', ['green'], 'toAct'],
    ['santa', 'blue', 'santa'],
    ['snowman', [4, 0], 'WE-2'],
    ['snowman', [0.5, 0], 'WE-2'],
    ['snowman', [-3, 0], 'WE-34'],
    ['left', 3, 'left'],
    ['left', 1, 'left'],
    ['deck', [], 'WE-5'],
    ['winner', 'green', 'winner'],
    ['trucks.red.at', [-3, 0], 'WE-34'],
    ['trucks.green.at', [1], 'trucks.green.at'],
    ['trucks.green.facing', 0, 'trucks.green.facing'],
    ['trucks.green.toys', ['car', 'ball'], 'sorted'],
    ['trucks.green.toys', ['car', 'car'], 'WE-51'],
    ['trucks.green.toys', ['train'], 'trucks.green.toys'],
    ['trucks.green.wishlist', ['ball', 'bear'], 'WE-5'],
    ['trucks.green.wishlist', ['bear', 'doll', 'robot'], 'WE-5'],
    ['trucks.green.program', ['L1', 'L1', 'F1'], 'WE-20'],
    ['trucks.green.program', ['L1 F2', 'R1'], 'WE-20'],
    ['trucks.green.program', ['L1', 'F2', 'R1'], 'toAct'],
    ['trucks.green.played', 1, 'WE-21'],
    ['trucks.red.extra', 1, 'extra'],
  ])('refuses %s %j and names it', (path, value, named) => {
    expect(errorOf(changed(fresh(), path, value))).toContain(named);
  });

  it('refuses a Wishlist that should be complete already (WE-52)', () => {
    const p = position({ red: { wishlist: ['bear', 'doll', 'robot'] } });
    expect(errorOf(changed(p, 'trucks.red.toys', ['bear', 'doll', 'robot']))).toContain('WE-52');
  });

  it('refuses a game that is over with somebody to act (WE-54)', () => {
    const over = fresh();
    game.resign?.(over, 0);
    expect(errorOf(game.canonical(over))).toBe('fine');
    expect(errorOf(changed(over, 'toAct', ['green']))).toContain('WE-54');
  });

  it('refuses a moment that cannot be', () => {
    expect(errorOf(changed(rolling(), 'left', 0))).toContain('left');
    expect(errorOf(changed(rolling(), 'toAct', ['green']))).toContain('toAct');
    expect(errorOf(changed(rolling(), 'trucks.red.program', null))).toContain('played');
    expect(errorOf(changed(rolling(), 'trucks.red.played', 2))).toContain('WE-22');
    expect(errorOf(changed(rolling(), 'trucks.green.program', ['F1', 'L1', 'R1']))).toContain(
      'left',
    );
    expect(errorOf(changed(loading(), 'trucks.green.toys', ['ball']))).toContain('WE-50');
    expect(errorOf(changed(loading(), 'toAct', ['red']))).toContain('WE-50');
    expect(errorOf(changed(loading(), 'toAct', []))).toContain('toAct');
    expect(errorOf(changed(loading(), 'trucks.green.program', ['F1', 'L1', 'R1']))).toContain(
      'left',
    );
    expect(errorOf(changed(taking(), 'trucks.red.toys', []))).toContain('WE-33');
    expect(errorOf(changed(taking(), 'toAct', ['red']))).toContain('WE-33');
    expect(errorOf(changed(taking(), 'left', 1))).toContain('WE-32');
    expect(errorOf(changed(taking(), 'phase', 'program'))).toContain('phase');
  });

  it('refuses what is no position at all', () => {
    for (const value of [null, [], 'position', 3, {}]) expect(errorOf(value)).toContain('position');
  });
});
