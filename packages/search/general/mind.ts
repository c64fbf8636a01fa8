/**
 * A mind for any game, over the contract alone: bots of all levels and a coach from a game's first
 * day. It knows no more of a game than its rules, and reads nothing from how others have played.
 */

import type { AnyGame, Message, Turn } from '@hearthside/table';
import type { GameBot, RatedChoice } from '../bot.ts';
import { Clock } from '../clock.ts';
import { bestFirst, botOf, type Decision, type Mind } from '../mind.ts';
import { pickAtLevel, type Slips } from '../slips.ts';
import { Rounds } from './rounds.ts';
import type { Branch } from './tree.ts';

/** What a level gives away of a win: usually, and at worst. */
const SLIPS: Slips = {
  easy: { usual: 0.1, worst: 0.3 },
  medium: { usual: 0.05, worst: 0.15 },
  hard: null,
  master: null,
};

/** How far a mean may be off after one try; after n tries, √n times less. */
const DOUBT = 0.5;
/** Never tried: below all that was, above what is known to lose at once. */
const UNTRIED = -0.75;
const LOSES_AT_ONCE = -1;

/** What an action that somebody asks about gets at least: of the rounds, and in time. */
const ASIDE = { share: 0.1, milliseconds: 100 };

/** Where all choose at once: what is tried less often than this share of the favourite is no part of the mix. */
const RARE = 0.1;

/** Chances that a coach calls none, and certain. */
const HARDLY = 0.02;
const SURELY = 0.98;
/** As good as each other, in the coach's words. */
const CLOSE = 0.02;

/** A weighed action with what the coach tells of it. */
interface Estimate extends RatedChoice {
  /** The mean share of a win, or of the top score. */
  readonly odds: number;
  /** Of a team: the highest score there is. */
  readonly top: number | null;
}

export const generalBot = (game: AnyGame): GameBot => botOf(generalMind(game));

const generalMind = (game: AnyGame): Mind<unknown> => ({
  budgets: {
    easy: { milliseconds: 40, iterations: 60 },
    medium: { milliseconds: 40, iterations: 250 },
    hard: { milliseconds: 300 },
    master: { milliseconds: 1000 },
  },
  grades: { best: 0.02, good: 0.08, fair: 0.2 },
  weigh: (decision) => weigh(game, decision),
  choose: (weighed, { level, dice }) => pickAtLevel(weighed, level, SLIPS, dice),
  explain: (weighed) => explain(weighed as readonly Estimate[]),
});

/** All that is legal, also what was never tried: the coach may be asked about anything. */
function weigh(game: AnyGame, { turn, dice, clock, also }: Decision): readonly Estimate[] {
  const rounds = new Rounds(game, turn, dice).run(clock);
  const weighed = ranking(turn, rounds);
  if (also === null || also === weighed[0]?.action || !turn.legal.includes(also)) return weighed;
  const missing = clock.done * ASIDE.share - (rounds.root.branches.get(also)?.visits ?? 0);
  if (missing <= 0) return weighed;
  const { milliseconds } = ASIDE;
  return ranking(turn, rounds.run(new Clock({ milliseconds, iterations: missing }), also));
}

function ranking({ legal }: Turn, { root, atOnce, top }: Rounds): readonly Estimate[] {
  const often = Math.max(...legal.map((action) => root.branches.get(action)?.visits ?? 0));
  const weighed = legal.map((action): Estimate => {
    const branch = root.branches.get(action);
    const visits = branch?.visits ?? 0;
    const share = visits >= RARE * often ? visits : 0;
    return {
      action,
      value: reliable(branch),
      odds: branch?.share ?? 0,
      top,
      ...(atOnce && often > 0 && { share }),
    };
  });
  return bestFirst(weighed) as Estimate[];
}

/** What can be relied on: a good mean of few tries counts less than that of many. */
function reliable(branch: Branch | undefined): number {
  if (!branch || branch.visits === 0) return UNTRIED;
  if (branch.losesAtOnce) return LOSES_AT_ONCE;
  return branch.worth - DOUBT / Math.sqrt(branch.visits);
}

/** `coach.search-…` of the platform's own sentences: no game has to write them. */
function explain([best, next]: readonly Estimate[]): Message {
  const { odds, top, value } = best as Estimate;
  if (value === UNTRIED) return { key: 'search-unknown' };
  if (top !== null) {
    return { key: 'search-score', values: { score: Math.round(odds * top), top } };
  }
  if (odds <= HARDLY) return { key: 'search-lost' };
  if (odds >= SURELY) return { key: 'search-won' };
  const close = next !== undefined && odds - next.odds <= CLOSE && next.value > UNTRIED;
  const key = close ? 'search-close' : 'search-wins';
  return { key, values: { percent: Math.round(100 * odds) } };
}
