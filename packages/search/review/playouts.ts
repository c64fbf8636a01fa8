/** Games played on from a position by bots of one strength, to see what the position is worth. */

import {
  type AnyGame,
  CHANCE,
  type Outcome,
  pick,
  type Seat,
  seededDice,
  writtenChoices,
} from '@hearthside/table';
import type { BotLevel, Budget, GameBot } from '../bot.ts';

/** A game and its bots. */
export interface Room {
  readonly game: AnyGame;
  readonly bot: GameBot;
}

/**
 * Who plays on: good sense with slips, as families play, so that no two games are alike even where no die
 * is rolled; and quick enough for thousands of games.
 */
const LEVEL: BotLevel = 'medium';
const BUDGET: Budget = { iterations: 4 };

/** No game of bots comes near it; one that did would tell nothing. */
const LONGEST = 5000;

/** What an ending is worth: how sure the first seat's win is, from 0 to 1, or the points of a team. */
export function worthOf(outcome: Outcome): number {
  if (outcome.kind === 'team') return outcome.score;
  return outcome.winner === null ? 0.5 : 1 - outcome.winner;
}

/** How far a position is played on before it is taken at a glance; null: to the end of the game. */
export type Horizon = number | null;

/**
 * Plays the position on and says what came of it. The same seed rolls the same dice. `horizon` is how many
 * choices are made before a glance will do, where the game's bots have one.
 */
export function playOn(
  { game, bot }: Room,
  position: unknown,
  seed: string,
  horizon: Horizon,
): number {
  const dice = seededDice(seed);
  const at = game.clone(position);
  const players = new Map<Seat, ReturnType<GameBot['player']>>();
  let before: number | null = null;
  for (let [n, chosen] = [1, 0]; n <= LONGEST; n++) {
    const outcome = game.outcome(at);
    if (outcome) return worthOf(outcome);
    const glance = horizon !== null && chosen >= horizon ? bot.appraise?.(at) : null;
    if (typeof glance === 'number') {
      // Two glances, one for either side on turn: whose turn it is would else tip the scales.
      if (before !== null) return (before + glance) / 2;
      before = glance;
    }
    const [seat] = game.actors(at);
    if (seat === undefined) {
      game.play(at, CHANCE, pick(game.chance(at), dice));
      continue;
    }
    const player = players.get(seat) ?? bot.player(LEVEL, `${seed}/${seat}`, BUDGET);
    players.set(seat, player);
    const legal = writtenChoices(game, at, seat);
    const action = player.choose({ seat, view: game.view(at, seat), legal, n });
    if (typeof action !== 'string') throw new Error('a bot of the house answers at once');
    game.play(at, seat, game.readAction(action));
    if (legal.length > 1) chosen++;
  }
  throw new Error(`no end after ${LONGEST} entries`);
}
