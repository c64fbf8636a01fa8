/** What each level gives away: lower levels see what would be best, and now and then do the next best thing. */

import type { Dice } from '@hearthside/table';
import type { BotLevel, RatedChoice } from './bot.ts';
import { pickBest, pickByShare, pickWithSlips } from './mind.ts';

/** In the mind's own measure: usually, and at worst. Null: nothing. */
export type Slips = Readonly<
  Record<BotLevel, { readonly usual: number; readonly worst: number } | null>
>;

/** What a level plays of rated choices: with its slips, else by their shares, else the best. */
export function pickAtLevel(
  rated: readonly RatedChoice[],
  level: BotLevel,
  slips: Slips,
  dice: Dice,
): RatedChoice {
  const slip = slips[level];
  if (slip) return pickWithSlips(rated, slip.usual, slip.worst, dice);
  return rated[0]?.share === undefined ? pickBest(rated, dice) : pickByShare(rated, dice);
}
