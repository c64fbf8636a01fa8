/** What a game's bot room offers: players of four levels, and a coach. */

import type { Message, Player, SeenStep, Turn } from '@hearthside/table';

export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const;
export type BotLevel = (typeof LEVELS)[number];

/** How much a bot may think about one action: whichever comes first. A time given to a player only shortens its level's own. */
export interface Budget {
  readonly milliseconds?: number;
  /** A fixed number of rounds of its search: the same seed then gives the same game. */
  readonly iterations?: number;
}

/** What a bot does, and what it says to that: `coach.<key>` of the game's catalogue, or nothing. */
export interface Thought {
  /** In notation. */
  readonly action: string;
  readonly remark: Message | null;
}

/** An action and what it is worth, in the mind's own measure; more is better. */
export interface RatedChoice {
  /** In notation. */
  readonly action: string;
  readonly value: number;
  /** How often to play it where being predictable is bad; absent: only the best is played. */
  readonly share?: number;
  /** What to do right after it in the same turn, as long as nothing else comes between. */
  readonly plan?: readonly string[];
}

/** What the coach says to a person: what to do, why, and how likely it is to go well. */
export interface Advice {
  /** In notation. */
  readonly action: string;
  /** What to do right after it in the same turn, in notation. */
  readonly plan?: readonly string[];
  /** `coach.<key>` of the game's catalogue: one sentence built from facts of the game. */
  readonly reason: Message;
}

/** How good an action was: `coach.rating.<key>`, beside what the coach would have done. */
export interface Rating {
  readonly key: 'best' | 'good' | 'fair' | 'weak';
  readonly better: Advice | null;
  /** How much more the better one is worth, in what people count; null where it decides the game, absent where nobody can say. */
  readonly worth?: number | null;
}

/**
 * Players of a known kind, to measure bots against: `child` looks one step ahead for its own good and
 * misses things, `plain` does so without a slip. These two share nothing with the minds that they measure.
 * `counter` knows master's code and answers it as well as it can, where somebody wrote one; `sly` does so only
 * when it pays, and passes for `plain` otherwise.
 */
export const YARDSTICKS = ['child', 'plain', 'counter', 'sly'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];
type PlayerOf = (seed: string, budget?: Budget) => Player;
export type Yardsticks = Readonly<
  Record<'child' | 'plain', PlayerOf> & Partial<Record<Yardstick, PlayerOf>>
>;

/** A game's bots: what `games/<id>/bot/index.ts` exports as `bot`. */
export interface GameBot {
  /** A player for one seat and one game. It is told every step by `notice` and asked by `choose`. */
  player(level: BotLevel, seed: string, budget?: Budget): Player;
  /** The best action for the seat of this turn, from its own view only. */
  advise(turn: Turn, steps: readonly SeenStep[], seed: string, budget?: Budget): Advice;
  /** How good `action` was, taken at this turn, and `plan` right after it in the same turn. */
  rate(
    turn: Turn,
    steps: readonly SeenStep[],
    action: string,
    seed: string,
    budget?: Budget,
    plan?: readonly string[],
  ): Rating;
  /**
   * The end of a game, solved: the choices of this turn with their exact worth in the mind's own
   * measure, the best first. Null where the end is too far off for the budget.
   */
  solve(
    turn: Turn,
    steps: readonly SeenStep[],
    seed: string,
    budget?: Budget,
  ): readonly RatedChoice[] | null;
  /**
   * What a position is worth at a glance: how likely the first seat is to win, from 0 to 1, or the points to
   * expect of a team. Null in the middle of something. For reviews of games that are over: no player is ever
   * given a position. Absent where nobody wrote it.
   */
  appraise?(position: unknown): number | null;
  /** Absent where nobody wrote them. */
  readonly yardsticks?: Yardsticks;
  /** Was nothing done in a turn of these actions but going about? Null: that was no turn. Absent where all turns do something. */
  idle?(actions: readonly string[]): boolean | null;
}

/** A decision that can travel to a worker: everything a seat knows, nothing more. */
export interface ThinkRequest {
  /** The game's id. */
  readonly game: string;
  readonly level: BotLevel;
  readonly seed: string;
  readonly turn: Turn;
  /** Every step so far as the seat saw it. */
  readonly steps: readonly SeenStep[];
  readonly budget?: Budget;
}

/** A bot woken for one decision, wherever that is asked. */
export async function think(bot: GameBot, request: ThinkRequest): Promise<Thought> {
  const { level, seed, turn, steps, budget } = request;
  const player = bot.player(level, seed, budget);
  try {
    for (const step of steps) player.notice?.(step);
    const action = await player.choose(turn);
    return { action, remark: player.remark?.() ?? null };
  } finally {
    player.leave?.();
  }
}
