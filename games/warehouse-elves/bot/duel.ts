/**
 * The choice of a program as a game of its own: both choose in secret, so a bot that always does
 * the obvious is easy to bump.
 */

import { bestFirst, type Decision, type RatedChoice } from '@hearthside/search';
import { game, PROGRAMS, type Program, rival, type Team, type View } from '../rules/index.ts';
import { guessWishlist } from './guess.ts';
import { type Depth, meet } from './meeting.ts';
import { numberOf } from './programs.ts';
import { theirRounds } from './rounds-seen.ts';
import { warinessOf } from './wariness.ts';

export interface Duelist extends Depth {
  /** Does it read the rival, its Wishlist and its ways, from what the rival did, and trust it no further? */
  readonly reads: boolean;
}

/** Looking back on the rival's ways takes so much of the time at most. */
const LOOKING_BACK = 0.3;

export function duel(decision: Decision<View>, { reads, ...depth }: Duelist): RatedChoice[] {
  const { view, turn, dice, clock, steps } = decision;
  const team = turn.seat as Team;
  const position = game.imagine(view, dice);
  const seen = theirRounds(reads ? steps : [], view);
  const also = decision.also === null ? null : game.readAction(decision.also);
  const meeting = {
    position,
    team,
    guesses: guessWishlist(view, rival(team), seen),
    asked: also?.kind === 'program' ? numberOf(also) : null,
  };
  const wariness = reads ? warinessOf(position, team, seen, clock.part(LOOKING_BACK)) : 0;
  const trust = depth.trust * (1 - wariness);
  const { programs, shares, values } = meet(meeting, { ...depth, trust }, clock, dice);
  return bestFirst(
    programs.map((program, i) => ({
      action: game.writeAction(PROGRAMS[program] as Program),
      value: values[i] as number,
      share: shares[i] as number,
    })),
  );
}
