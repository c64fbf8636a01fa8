/** Positions of Ogres & Elves as told, for tests of the bots. */

import { type Json, readOptions } from '@hearthside/table';
import { game } from '../../rules/index.ts';
import type { Position } from '../../rules/position.ts';

interface Scene {
  readonly level?: string;
  /** `move` unless told, or `answer` with a proposal. */
  readonly phase?: 'rescue';
  readonly elves: readonly { at: string; bag?: readonly string[]; heldBy?: number }[];
  readonly ogres?: Readonly<Record<string, string>>;
  readonly mines?: Readonly<Record<string, readonly string[]>>;
  readonly chests?: Readonly<Record<string, readonly string[]>>;
  readonly gifts?: readonly string[];
  readonly proposal?: Json;
}

/** A First game as told, everything that is not told grabbed long ago. */
export function scene({
  level = 'first',
  phase,
  elves,
  ogres,
  mines,
  chests,
  gifts,
  proposal,
}: Scene): Position {
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
    phase: phase ?? (proposal ? 'answer' : 'move'),
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

export const turnOf = (p: Position) => {
  const seat = game.actors(p)[0] as number;
  const legal = game.legal(p, seat).map((action) => game.writeAction(action));
  return { seat, view: game.view(p, seat), legal: legal.sort(), n: 1 };
};
