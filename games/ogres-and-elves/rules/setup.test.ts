import { readOptions, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { type Canonical, canonicalOf } from './canonical.ts';
import { game } from './index.ts';
import { GAME_LEVELS } from './pieces.ts';
import { Scene } from './testing/scene.ts';

function start(given: { level?: string; seats?: number; starter?: number }, seed = 1): Scene {
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.error);
  return new Scene(game.setup(options.value, seededDice(seed)));
}

const everyTable = GAME_LEVELS.flatMap((level) => [2, 3, 4].map((seats) => ({ level, seats })));
const valuables = ({ mines }: Canonical) => Object.values(mines).flat().sort();
const times = (names: Record<string, number>) =>
  Object.entries(names).flatMap(([name, n]) => Array<string>(n).fill(name));

describe('the three levels', () => {
  it.each([2, 3, 4])('OE-20 the First game is set up for %i elves', (seats) => {
    const { now, position } = start({ seats });
    expect(Object.keys(now.chests)).toEqual(['king', 'prince']);
    expect(valuables(now)).toEqual(
      times({ amber: 1, amethyst: 2, emerald: 2, gold: 3, ruby: 3, sapphire: 1 }),
    );
    expect(Object.keys(now.mines)).toEqual('2 3 4 6 7 8 10 11 12 14 15 16'.split(' '));
    expect(Object.keys(now.ogres)).toEqual(['2', '3', '4', '5']);
    expect(Object.values(now.ogres).sort()).toEqual('abcd'.split('').map((c) => `castle-${c}`));
    expect(now.elves.flatMap((elf) => elf.bag)).toEqual([]);
    expect(position.rules.top).toBe(16);
  });

  it('OE-20 a rolled 1 moves nobody in the First game', () => {
    const scene = start({}).play('0 move home', '0 roll');
    const before = scene.now.ogres;
    scene.play('die 1');
    expect(scene.now.ogres).toEqual(before);
    expect(scene.now).toMatchObject({ phase: 'move', turn: 1 });
  });

  it.each([2, 3, 4])('OE-21 the Second game is set up for %i elves', (seats) => {
    const { now, position } = start({ level: 'second', seats });
    expect(Object.keys(now.chests)).toEqual(['prince', 'princess', 'queen']);
    expect(valuables(now)).toEqual(
      times({ amber: 2, amethyst: 2, emerald: 2, gold: 4, ruby: 4, sapphire: 2 }),
    );
    expect(Object.values(now.mines).map((pile) => pile.length)).toEqual(Array(16).fill(1));
    expect(Object.keys(now.ogres)).toEqual(['1', '2', '3', '4', '5']);
    expect(position.rules.top).toBe(26);
  });

  it.each([2, 3, 4])('OE-22 the Third game is set up for %i elves', (seats) => {
    const { now, position } = start({ level: 'third', seats });
    expect(Object.keys(now.chests)).toEqual(['king', 'prince', 'princess', 'queen']);
    expect(valuables(now)).toEqual(
      times({ amber: 2, amethyst: 3, emerald: 3, gold: 5, ruby: 5, sapphire: 2 }),
    );
    const two = Object.keys(now.mines).filter((mine) => now.mines[mine]?.length === 2);
    expect(two).toEqual(['2', '6', '10', '14']);
    expect(Object.keys(now.mines)).toHaveLength(16);
    expect(position.rules.top).toBe(34);
  });

  it('OE-23 Valuables and Ogres fall differently, and five Ogres put two on castle a', () => {
    const starts = Array.from({ length: 40 }, (_, seed) => start({ level: 'second' }, seed).now);
    expect(new Set(starts.map(({ mines }) => JSON.stringify(mines))).size).toBe(40);
    const onA = starts.map(({ ogres }) =>
      Object.keys(ogres).filter((ogre) => ogres[ogre] === 'castle-a'),
    );
    expect(onA.every((pair) => pair.length === 2)).toBe(true);
    expect(new Set(onA.flat())).toEqual(new Set(['1', '2', '3', '4', '5']));
  });

  it('OE-24 elves start at Home; four Shields are dealt round in seat order', () => {
    const dealt = (level: string, seats: number) =>
      start({ level, seats }).now.elves.map(({ at, bag }) => {
        expect([at, bag.every((item) => item === 'shield')]).toEqual(['home', true]);
        return bag.length;
      });
    for (const level of ['second', 'third']) {
      expect(dealt(level, 2)).toEqual([2, 2]);
      expect(dealt(level, 3)).toEqual([2, 1, 1]);
      expect(dealt(level, 4)).toEqual([1, 1, 1, 1]);
    }
    expect(dealt('first', 4)).toEqual([0, 0, 0, 0]);
  });

  it('OE-25 turns go round in seat order from the starting seat', () => {
    const scene = start({ seats: 3, starter: 1 });
    const turns = [1, 2, 0, 1].map((seat) => {
      const { turn } = scene.now;
      scene.play(`${seat} move home`, `${seat} roll`, 'die 1');
      return turn;
    });
    expect(turns).toEqual([1, 2, 0, 1]);
    expect(readOptions(game, { seats: 2, starter: 2 })).toEqual({
      ok: false,
      error: 'option "starter" must be a seat from 0 to 1',
      say: { key: 'starter', values: { option: 'starter', seats: 2 } },
    });
  });
});

describe('before the first turn', () => {
  it('OE-26 each elf deploys in seat order from seat 0, whoever starts', () => {
    const scene = start({ level: 'second', seats: 3, starter: 2 });
    expect(scene.now).toMatchObject({ phase: 'deploy', toAct: [0], turn: 2 });
    expect(scene.legal(0)).toHaveLength(17);
    expect(scene.legal(1)).toEqual([]);
    scene.play('0 shield 4', '0 ready');
    expect(scene.now).toMatchObject({ phase: 'deploy', toAct: [1], turn: 2, shields: [4] });
    expect(scene.legal(1)).not.toContain('shield 4');
    scene.play('1 ready', '2 ready');
    expect(scene.now).toMatchObject({ phase: 'move', toAct: [2], turn: 2 });
  });

  it('OE-26 a seat whose last Shield is out is passed by itself', () => {
    const scene = start({ level: 'third', seats: 4 }).play('0 shield 1', '1 shield 2');
    expect(scene.now.toAct).toEqual([2]);
    scene.play('2 ready', '3 shield 16');
    expect(scene.now).toMatchObject({ phase: 'move', toAct: [0], shields: [1, 2, 16] });
  });

  it('OE-26 nothing but deploying is done then, and the First game has no such step', () => {
    const scene = start({ level: 'second' });
    expect(scene.refusal('0 move 3')).toBe('OE-26 deploy-first');
    expect(scene.refusal('1 ready')).toBe('OE-26 not-your-deployment');
    expect(start({}).now.phase).toBe('move');
    expect(start({}).refusal('0 ready')).toBe('OE-26 not-now');
  });

  it('the same dice set out the same game, on every table', () => {
    for (const table of everyTable) {
      expect(start(table, 5).text).toBe(start(table, 5).text);
      expect(canonicalOf(start(table, 5).position).score).toBe(0);
    }
  });
});
