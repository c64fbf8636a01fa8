/** Small questions about any game that record, referee, bots and kit all ask. */

import {
  type Actor,
  type AnyGame,
  CHANCE,
  type Game,
  type GameEvent,
  type Refusal,
  type Seat,
  type SeatName,
} from './contract.ts';
import { type Dice, pick } from './dice.ts';

/** Is a die to be rolled before anyone can act? */
export const chanceIsDue = <P>(game: Game<P>, position: P): boolean =>
  game.actors(position).length === 0 && game.outcome(position) === null;

/** Everything that `by` could do now: a seat's legal actions, or what chance may bring. */
export const choices = <P, A, V, E extends GameEvent, O>(
  game: Game<P, A, V, E, O>,
  position: P,
  by: Actor,
): readonly A[] => (by === CHANCE ? game.chance(position) : game.legal(position, by));

/** One of them, each equally likely: by the game's own quick way where it has one, else out of the list. */
export const pickChoice = <P, A, V, E extends GameEvent, O>(
  game: Game<P, A, V, E, O>,
  position: P,
  by: Actor,
  dice: Dice,
): A =>
  by !== CHANCE && game.pickLegal
    ? game.pickLegal(position, by, dice)
    : pick(choices(game, position, by), dice);

interface Written {
  readonly actions: readonly unknown[];
  readonly texts: readonly string[];
}

/** What lists of actions look like when written, for games that give the same list again and again. */
const written = new WeakMap<readonly unknown[], Written>();

/** The same in the record's notation, sorted as a full record lists them. */
export function writtenChoices(game: AnyGame, position: unknown, by: Actor): readonly string[] {
  const actions = choices(game, position, by);
  const known = written.get(actions);
  // The list is the game's own, and may have changed since; its actions never do.
  if (known && isSame(known.actions, actions)) return known.texts;
  const texts = Object.freeze(actions.map((action) => game.writeAction(action)).sort());
  written.set(actions, { actions: [...actions], texts });
  return texts;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** The name that a record gives to whoever acts. */
export const actorName = (seats: readonly SeatName[], by: Actor): SeatName =>
  by === CHANCE ? 'chance' : (seats[by] as SeatName);

/** Whom a record's `by` names, or null. Exact: `"0"` is not seat `0`. */
export function readActor(seats: readonly SeatName[], name: unknown): Actor | null {
  if (name === 'chance') return CHANCE;
  const seat: Seat = (seats as readonly unknown[]).indexOf(name);
  return seat < 0 ? null : seat;
}

/** The action that ends a game in favour of the others; never listed as legal. */
export const RESIGN = 'resign';

/** What an action came to: carried out, or why not. */
export type Judgement =
  | { readonly kind: 'done' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Chance cannot be refused by a rule: it is not due, or not one of its outcomes. */
  | { readonly kind: 'no-such-chance' }
  | { readonly kind: 'cannot-resign'; readonly over: boolean };

/** Plays an action given in notation if it is allowed; otherwise leaves the position alone. */
export function playWritten(
  game: AnyGame,
  position: unknown,
  by: Actor,
  text: string,
  emit?: (event: GameEvent) => void,
): Judgement {
  if (text === RESIGN && by !== CHANCE) {
    const over = game.outcome(position) !== null;
    if (!game.resign || over) return { kind: 'cannot-resign', over };
    game.resign(position, by, emit);
    return { kind: 'done' };
  }
  const action = game.readAction(text);
  if (action === null) return { kind: 'unreadable' };
  if (by === CHANCE) {
    const possible = game.chance(position).some((each) => game.writeAction(each) === text);
    if (!possible) return { kind: 'no-such-chance' };
  } else {
    const refusal = game.refuse(position, by, action);
    if (refusal) return { kind: 'refused', refusal };
  }
  game.play(position, by, action, emit);
  return { kind: 'done' };
}
