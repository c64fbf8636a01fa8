import { think } from '@hearthside/search';
import { type Json, readOptions } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import type { Position } from '../rules/position.ts';
import { bot } from './index.ts';

const SMALL = { iterations: 6 };

interface Scene {
  readonly level?: string;
  readonly elves: readonly { at: string; bag?: readonly string[]; heldBy?: number }[];
  readonly ogres?: Readonly<Record<string, string>>;
  readonly mines?: Readonly<Record<string, readonly string[]>>;
  readonly chests?: Readonly<Record<string, readonly string[]>>;
  readonly gifts?: readonly string[];
  readonly proposal?: Json;
}

/** A First game as told, everything that is not told grabbed long ago. */
function scene({ level = 'first', elves, ogres, mines, chests, gifts, proposal }: Scene): Position {
  const options = readOptions(game, { level });
  if (!options.ok) throw new Error(options.error);
  const all = { amber: 1, amethyst: 2, emerald: 2, gold: 3, ruby: 3, sapphire: 1 } as const;
  const told = [
    ...elves.flatMap(({ bag = [] }) => bag),
    ...Object.values(mines ?? {}).flat(),
    ...Object.values(chests ?? {}).flat(),
    ...(gifts ?? []),
  ];
  const grabbed = Object.entries(all).flatMap(([item, n]) =>
    Array<string>(n - told.filter((each) => each === item).length).fill(item),
  );
  const canonical = {
    level,
    phase: proposal ? 'answer' : 'move',
    toAct: [proposal ? 1 : 0],
    turn: 0,
    elves: elves.map(({ at, bag = [], heldBy = null }) => ({ at, bag: [...bag].sort(), heldBy })),
    ogres: { '2': 'out', '3': 'out', '4': 'out', '5': 'out', ...ogres },
    mines: mines ?? {},
    shields: [],
    chests: { king: [], prince: [], ...chests },
    gifts: gifts ?? [],
    grabbed: grabbed.sort(),
    proposal: proposal ?? null,
    score: 0,
    result: null,
  };
  const restore = (score: number) =>
    game.restore({ ...canonical, score } as unknown as Json, options.value);
  const first = restore(0);
  if (first.ok) return first.value;
  // The score follows from the rest: take the one that the rules count.
  const counted = restore(Number(/score is 0, should be (-?\d+)/.exec(first.error)?.[1]));
  if (!counted.ok) throw new Error(counted.error);
  return counted.value;
}

const turnOf = (p: Position) => {
  const seat = game.actors(p)[0] as number;
  const legal = game.legal(p, seat).map((action) => game.writeAction(action));
  return { seat, view: game.view(p, seat), legal: legal.sort(), n: 1 };
};

/** Two held elves; the first asks for a gift out of a chest. */
const bothHeld = (): Position =>
  scene({
    elves: [
      { at: '6', heldBy: 2 },
      { at: '7', heldBy: 3 },
    ],
    ogres: { '2': '6', '3': '7' },
    chests: { prince: ['gold', 'ruby'], king: ['ruby'] },
    mines: { '12': ['emerald'], '14': ['amethyst'], '2': ['gold'] },
    proposal: { by: 0, action: 'ransom ruby king castle-a', waiting: [1] },
  });

describe('a bot of Ogres & Elves', () => {
  it('brings home what it carries', () => {
    const p = scene({ elves: [{ at: '3', bag: ['gold', 'ruby'] }, { at: 'home' }] });
    for (const level of ['hard', 'master'] as const) {
      expect(bot.player(level, 's', SMALL).choose(turnOf(p))).toBe('move home');
    }
  });

  it('frees a teammate with a gift that it can spare', () => {
    const p = scene({
      elves: [
        { at: '4', bag: ['ruby'] },
        { at: '6', heldBy: 2 },
      ],
      ogres: { '2': '6' },
      chests: { prince: ['gold', 'ruby'], king: ['gold', 'ruby'] },
      mines: { '12': ['emerald'], '14': ['amethyst'] },
    });
    const turn = turnOf(p);
    expect(bot.player('hard', 's', SMALL).choose(turn)).toBe('move 6');
    expect(bot.player('master', 's', SMALL).choose(turn)).toBe('move 6');
    const { reason } = bot.advise(turn, [], 's', SMALL);
    expect(reason).toEqual({ key: 'free', values: { item: 'ruby', ogre: 2, other: 1 } });
  });

  it('agrees to what helps, and says what the team can expect', () => {
    const p = bothHeld();
    const turn = turnOf(p);
    const advice = bot.advise(turn, [], 's', SMALL);
    expect(['agree', 'refuse']).toContain(advice.action);
    expect(advice.reason.values).toHaveProperty('with');
    expect(advice.reason.values).toHaveProperty('without');
  });

  it('tells whoever asked why it says yes or no, and is silent about its own moves', async () => {
    const p = bothHeld();
    const asked = { game: 'ogres-and-elves', seed: 's', steps: [], budget: SMALL };
    for (const level of ['easy', 'medium', 'hard', 'master'] as const) {
      const { action, remark } = await think(bot, { ...asked, level, turn: turnOf(p) });
      expect(remark?.key).toMatch(new RegExp(`^${action}(-either)?$`));
    }
    const own = scene({ elves: [{ at: '3', bag: ['gold', 'ruby'] }, { at: 'home' }] });
    const { remark } = await think(bot, { ...asked, level: 'hard', turn: turnOf(own) });
    expect(remark).toBeNull();
  });

  it('tells the odds of an Ogre that is coming', () => {
    const p = scene({
      elves: [{ at: 'home' }, { at: 'home' }],
      ogres: { '2': '6' },
      chests: { prince: ['gold'] },
      mines: { '7': ['ruby'] },
    });
    const { action, reason } = bot.advise(turnOf(p), [], 's', SMALL);
    expect(action).toBe('move 7');
    const values = { item: 'ruby', mine: 7, ogre: 2, faces: [2, 'O'], chances: 2 };
    expect(reason).toEqual({ key: 'take-first', values });
  });
});
