/** Random games, watched: the raw material of every conformance check. */

import {
  type Actor,
  type AnyGame,
  type Audience,
  CHANCE,
  choices,
  type Dice,
  pick,
  type Seat,
} from '../index.ts';

export interface WalkedTo {
  readonly position: unknown;
  readonly by: Actor;
  readonly action: unknown;
  /** How many actions came before. */
  readonly n: number;
}

export interface Walk {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly dice: Dice;
  /** Called before each action is played. It may look at the position, never change it. */
  readonly visit?: (moment: WalkedTo) => void;
}

/** Plays a random game to its end or the game's stated cap; gives the last position and the length. */
export function walk({ game, options, dice, visit }: Walk): { position: unknown; length: number } {
  const position = game.setup(options, dice);
  const cap = game.facts.longestRandomGame;
  for (let n = 0; n <= cap; n++) {
    if (game.outcome(position) !== null) return { position, length: n };
    const actors = game.actors(position);
    const by = actors.length > 0 ? pick(actors, dice) : CHANCE;
    const action = pick(choices(game, position, by), dice);
    visit?.({ position, by, action, n });
    game.play(position, by, action);
  }
  throw new Error(`a random game was not over after ${cap} actions (facts.longestRandomGame)`);
}

/** Everybody who looks at a table of these options. */
export const audiences = (game: AnyGame, options: unknown): Audience[] => [
  ...seatsOf(game, options),
  'spectator',
];

export const seatsOf = (game: AnyGame, options: unknown): Seat[] =>
  game.seats(options).map((_, seat) => seat);

/** All that can be observed of a position by anyone, as one text. */
export const fingerprint = (game: AnyGame, options: unknown, position: unknown): string =>
  JSON.stringify([
    game.canonical(position),
    audiences(game, options).map((audience) => game.view(position, audience)),
    game.outcome(position),
  ]);
