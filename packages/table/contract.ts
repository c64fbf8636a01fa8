/**
 * The contract between a game and everything that plays it.
 *
 * A game is one object of type `Game`: pure functions over a position that the
 * caller owns. No clock, no random source, no input or output. The screen, the
 * server, the command line, the bots and the tests use nothing but this object,
 * so a game that fulfils it (and passes `conformance`) can be played everywhere.
 *
 * The four type parameters that matter to an author:
 *
 * - `Position`: everything there is to know, secrets included. Plain data in
 *   compact fields; only the game itself looks inside.
 * - `Action`: one choice of a player or one outcome of chance. A small immutable
 *   object; share one object among all equal actions where you can, because
 *   search asks for millions.
 * - `View`: what one audience may know, as plain JSON. Built by whitelist: start
 *   from nothing and add what is public, never copy and delete.
 * - `Event`: one consequence of an action ("truck bumps truck"), as plain JSON.
 */

import type { Dice } from './dice.ts';
import type { Json } from './json.ts';
import type { OptionProblem, OptionSpecs } from './options.ts';
import type { Result } from './result.ts';
import type { Tagged } from './tagged.ts';

/** A seat at the table: 0 for the first name in `Game.seats`, 1 for the second… */
export type Seat = Tagged<'seat'>;

/** The number of an entry in a table's log: 1 for the first; 0 is before all of them. */
export type EntryNumber = Tagged<'entry'>;

/** Stands in for a seat as the one who acts when a die is rolled. */
export const CHANCE = -1;

/** Who takes an action: a seat, or `CHANCE`. */
export type Actor = Seat | typeof CHANCE;

/** How records and messages name a seat: `"green"`, `"white"`, `0`… */
export type SeatName = string | number;

/** Whose eyes a view or an event is meant for. */
export type Audience = Seat | 'spectator';

/** What can be said of a game without loading its rules. */
export interface Facts {
  /** As records name it, in lower case with hyphens. */
  readonly id: string;
  /** What its rule ids begin with: `WE`. */
  readonly rulePrefix: string;
  readonly title: string;
  /** Fewest and most seats a table can have. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Fewest and most minutes a game takes people. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** From which age on. */
  readonly age: number;
  /** Are there explicit chance actions (dice) during play? */
  readonly chance: boolean;
  /** Does any seat know something another does not? */
  readonly secrets: boolean;
  /** Do all seats win or lose together? */
  readonly cooperative: boolean;
  /** No game of random play has more actions than this; the conformance kit holds the game to it. */
  readonly longestRandomGame: number;
  /**
   * What players count a game in, and the event that a new one begins with. Absent: turns, and one
   * begins whenever another seat acts.
   */
  readonly counts?: { readonly in: 'turns' | 'rounds'; readonly from: string };
  /** Statements that decide what the printed rules leave open, wholly or in part. Absent where there are none. */
  readonly rulings?: { readonly whole: readonly string[]; readonly part: readonly string[] };
}

/**
 * Something to say, for the game's catalogue to put into words. `values` fill the gaps:
 * a value `car` named `toy` shows as the catalogue's `toy.car`, and `{toy_the}` in a message
 * as `toy.car.the`, so that every language can bend its own words.
 */
export interface Message {
  readonly key: string;
  readonly values?: MessageValues;
}

export type MessageValue = string | number | boolean | null | readonly (string | number)[];
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** Why an action is not allowed: `refusal.<key>`, and the statement that forbids it. */
export interface Refusal extends Message {
  readonly rule: string;
}

/** What a seat is asked for now: `prompt.<key>`, and the statement that asks it. */
export interface Prompt extends Message {
  readonly rule: string;
}

/**
 * One consequence of an action. A game narrows this to a union of its own events.
 * Its sentence is `event.<type>` of the game's catalogue, filled in from the event.
 */
export interface GameEvent {
  readonly type: string;
  /** The statement this follows from. */
  readonly rule: string;
  /**
   * True when it cannot be taken back: something hidden was shown, or a promise
   * was made to the others. Leave it out otherwise.
   */
  readonly final?: true;
}

export type Emit<Event> = (event: Event) => void;

/** How a game ended. `why` names a message: `outcome.<why>` of the game's catalogue. */
export type Outcome =
  | {
      readonly kind: 'versus';
      /** Null is a draw. */
      readonly winner: Seat | null;
      readonly why: string;
      /** One number a seat where the game counts points, else null. */
      readonly points: readonly number[] | null;
    }
  | {
      readonly kind: 'team';
      readonly why: string;
      readonly score: number;
      /** The highest score these options allow. */
      readonly top: number;
    };

/**
 * A game. Everything is deterministic: the same position and action always give the
 * same result. Arrays that a method returns belong to the game; do not change them.
 */
export interface Game<
  Position = unknown,
  Action = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
  Options = unknown,
> {
  readonly facts: Facts;

  /** Every table option with its default. The same keys stand in a record's `options`. */
  readonly options: OptionSpecs<Options>;

  /** What single specs cannot say, such as "the starter must be one of the seats". */
  optionProblem?(options: Options): OptionProblem | null;

  /** The seats' names in seat order. */
  seats(options: Options): readonly SeatName[];

  /** A new game. All randomness of set-up comes from `dice`. */
  setup(options: Options, dice: Dice): Position;

  /**
   * The seats that may act now, in seat order: several when they choose in secret
   * at the same time, none when chance is due or the game is over.
   */
  actors(position: Position): readonly Seat[];

  /**
   * Every action that `seat` may take now, without duplicates; empty when it is not
   * among `actors`. `resign` is never listed.
   */
  legal(position: Position, seat: Seat): readonly Action[];

  /**
   * One of them by lot: the very action that `pick(legal(position, seat), dice)` gives, by the same one
   * roll, without the list. `seat` is one of `actors`. Only where making lists is much of the time that
   * random games take; everybody asks by `pickChoice`, which goes by the list where this is absent.
   */
  pickLegal?(position: Position, seat: Seat, dice: Dice): Action;

  /**
   * The equally likely outcomes when chance is due, without duplicates; empty at any
   * other time. Chance is due exactly when nobody may act and the game is not over.
   */
  chance(position: Position): readonly Action[];

  /**
   * Null when `action` is legal for `seat` now, otherwise why not. Must agree with
   * `legal` for every action there is, also one that no position ever offers.
   */
  refuse(position: Position, seat: Seat, action: Action): Refusal | null;

  /**
   * Carries out a legal action (or outcome of chance, by `CHANCE`) and all that
   * follows by itself, changing `position` in place. Tells `emit` each consequence in
   * order. Does not check legality: that is `refuse`'s work, and the caller's to ask.
   * Must cost nothing for events when `emit` is absent.
   */
  play(position: Position, by: Actor, action: Action, emit?: Emit<Event>): void;

  /** Ends the game in favour of the others; present where the rules let a seat resign. */
  resign?(position: Position, seat: Seat, emit?: Emit<Event>): void;

  /** How it ended, or null while it has not. */
  outcome(position: Position): Outcome | null;

  /** An independent copy, as flat and cheap as can be. */
  clone(position: Position): Position;

  /** What `audience` may know, options included, as plain JSON built by whitelist. */
  view(position: Position, audience: Audience): View;

  /** The event as `audience` may know it, or null when it must not even learn that it happened. */
  viewEvent(event: Event, audience: Audience): Event | null;

  /**
   * True for an action that nobody but the one who takes it may learn of until the
   * rules turn it over. Others are told only that the seat has acted.
   */
  isSecret(action: Action): boolean;

  /**
   * A full position that fits `view`, hidden things drawn from `dice` as likely as the
   * rules alone make them: `view(imagine(v, dice), audience)` equals `v`. For bots.
   */
  imagine(view: View, dice: Dice): Position;

  /** What `seat` (one of `actors`) is asked for, from a view of any audience. */
  prompt(view: View, seat: Seat): Prompt;

  /** What the action does, in words for a button or a list: `action.<key>`. */
  describe(action: Action): Message;

  /** The action in the notation of the record: `program L1 F2 R1`. */
  writeAction(action: Action): string;

  /**
   * Reads that notation, whether legal at some point or not; null when the text is no
   * action of this game at all. `writeAction(readAction(t))` is `t` for every text it reads.
   */
  readAction(text: string): Action | null;

  /** The canonical full position, keys and order as the game's rules file has them. */
  canonical(position: Position): Json;

  /**
   * The position that a canonical one describes; bad input gets an error that names the
   * field. Book-keeping that the canonical form leaves out starts afresh.
   */
  restore(canonical: Json, options: Options): Result<Position>;
}

/** Any game, for code that must not know which. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a game's own types are forgotten
export type AnyGame = Game<any, any, any, any, any>;
