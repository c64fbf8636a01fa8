/**
 * What a coach finds in one moment of a game. Positions are worth what comes of them when bots play on, many
 * times with the same dice: a choice is compared with another choice, a roll with the mean over the die.
 * Nothing is told that a second look, with other dice, does not confirm.
 */

import {
  CHANCE,
  type Facts,
  type GameRecord,
  playWritten,
  type Seat,
  writtenChoices,
} from '@hearthside/table';
import type { Advice, Budget } from '../bot.ts';
import { Mean } from '../mean.ts';
import { type Moment, playedAt, seenBy } from './moments.ts';
import { type Horizon, playOn, type Room } from './playouts.ts';

export const PIN_KINDS = ['better', 'great', 'luck'] as const;
/** A better idea, a great move, or luck. */
export type PinKind = (typeof PIN_KINDS)[number];

/** What may be worth a pin, after a first look. */
export interface Candidate {
  readonly kind: PinKind;
  /** The first estimate of how much it changed; always positive. */
  readonly swing: number;
}

/** A moment after the first look. */
export interface Look {
  readonly moment: Moment;
  /** What the position after it is worth: the first seat's chance to win, or the points of the team. */
  readonly worth: number;
  readonly candidates: readonly Candidate[];
  /** What the coach would have done; null for rolls, and where nothing was to be chosen. */
  readonly advice: Advice | null;
}

/** What a second look confirmed. */
export interface Pin {
  readonly kind: PinKind;
  readonly moment: Moment;
  /** How much it changed, to the seat whose choice it was; for luck to the first seat, or the team. */
  readonly swing: number;
  /** Worth as it was played, and of what it is compared with: to the same seat as the swing. */
  readonly played: number;
  readonly instead: number;
  readonly advice: Advice | null;
}

/** How often a position is played on. */
export interface Effort {
  /** For the line of the chart. */
  readonly line: number;
  /** To see whether something may be worth a pin. */
  readonly first: number;
  /** To be sure. */
  readonly second: number;
  /** What the coach may think about one turn. */
  readonly coaching: Budget;
}

/** What a change must come to before it is told; both found by playing pins on with other dice. */
export interface Margins {
  /** In chances to win, or in points of a team. */
  readonly least: number;
  /** In standard errors of the second look. */
  readonly errors: number;
}

/** docs/decisions/2026-11-16-review-margins.md */
const VERSUS: Margins = { least: 0.1, errors: 3.2 };
const TEAM: Margins = { least: 0.3, errors: 3.2 };

export const marginsFor = ({ cooperative }: Facts): Margins => (cooperative ? TEAM : VERSUS);

/** An effort that takes about as long for a game of many moments as for one of few. */
export function effortFor(moments: number): Effort {
  const share = Math.round(3200 / Math.max(1, moments));
  return {
    line: Math.max(12, Math.min(48, share)),
    first: Math.max(8, Math.min(24, Math.round(share / 2))),
    second: 200,
    coaching: { milliseconds: 250 },
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** To a seat: what is good for the first is bad for the other, unless all play together. */
const forSeat = ({ game }: Room, seat: Seat, worth: number): number =>
  game.facts.cooperative || seat === 0 ? worth : 1 - worth;

/** The first look goes so many choices ahead; the second goes to the end of the game. */
const NEAR: Horizon = 5;

const seeds = (what: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${what} ${i}`);

/** What a position is worth to the first seat, or to the team. */
export const worthAt = (room: Room, position: unknown, { line }: Effort): number =>
  mean(seeds('first', line).map((seed) => playOn(room, position, seed, NEAR)));

/** The first look at a moment. */
export function lookAt(room: Room, record: GameRecord, moment: Moment, effort: Effort): Look {
  const { game } = room;
  const { before, after } = playedAt(record, moment);
  const real =
    moment.knew === moment.from ? after : playedAt(record, { ...moment, knew: moment.from }).after;
  const played = seeds('first', effort.line).map((seed) => playOn(room, real, seed, NEAR));
  const worth = mean(played);
  const nothing: Look = { moment, worth, candidates: [], advice: null };
  if (moment.by === CHANCE) {
    const usual = mean(overTheDie(room, before, seeds('first', effort.first), NEAR));
    const lucky = mean(played.slice(0, effort.first)) - usual;
    return { ...nothing, candidates: [{ kind: 'luck', swing: Math.abs(lucky) }] };
  }
  const seat = moment.by;
  if (!game.actors(before).includes(seat)) return nothing;
  const legal = writtenChoices(game, before, seat);
  if (legal.length < 2) return nothing;
  const turn = { seat, view: game.view(before, seat), legal, n: moment.knew };
  const advice = room.bot.advise(
    turn,
    seenBy(record, seat, moment.knew),
    'review',
    effort.coaching,
  );
  const better = advised(room, before, seat, advice);
  const first = seeds('first', effort.first);
  const mine = first.map((seed) => forSeat(room, seat, playOn(room, after, seed, NEAR)));
  if (!isSame(room, better, after)) {
    const theirs = first.map((seed) => forSeat(room, seat, playOn(room, better, seed, NEAR)));
    const swing = mean(theirs) - mean(mine);
    if (swing > 0) return { ...nothing, advice, candidates: [{ kind: 'better', swing }] };
  }
  const usual = first.map((seed) => forSeat(room, seat, playOn(room, before, seed, NEAR)));
  const gain = mean(mine) - mean(usual);
  return { ...nothing, advice, candidates: gain > 0 ? [{ kind: 'great', swing: gain }] : [] };
}

/** The second look, with other dice: a pin, or null where it was nothing. */
export function confirm(
  room: Room,
  record: GameRecord,
  { moment, advice }: Look,
  kind: PinKind,
  effort: Effort,
): Pin | null {
  const { least, errors } = marginsFor(room.game.facts);
  const compared = new Comparison(room, record, moment, kind, advice);
  while (compared.lead.count < effort.second) {
    compared.playOn(seeds('second', compared.lead.count + BATCH).slice(compared.lead.count));
    const { mean: lead, error } = compared.lead;
    if (Math.abs(lead) + error < least) return null;
  }
  const { lead, played, instead } = compared;
  const swing = Math.abs(lead.mean);
  if (swing < least || swing < errors * lead.error) return null;
  // A choice must have been what it is called; luck may go either way.
  if ((kind === 'better' && lead.mean > 0) || (kind === 'great' && lead.mean < 0)) return null;
  return { kind, moment, swing, played: played.mean, instead: instead.mean, advice };
}

/** After so many games a second look asks itself whether it is worth going on. */
const BATCH = 40;

/** What was played against what it is compared with, each time with the same dice, to the end of the game. */
export class Comparison {
  /** As it was played, less the other: to the seat whose choice it was. */
  readonly lead = new Mean();
  readonly played = new Mean();
  readonly instead = new Mean();
  readonly #room: Room;
  readonly #seat: Seat;
  readonly #after: unknown;
  readonly #other: unknown;
  readonly #isLuck: boolean;

  constructor(
    room: Room,
    record: GameRecord,
    moment: Moment,
    kind: PinKind,
    advice: Advice | null,
  ) {
    const { before, after } = playedAt(record, moment);
    this.#room = room;
    this.#seat = moment.by === CHANCE ? 0 : moment.by;
    this.#after = after;
    this.#isLuck = kind === 'luck';
    const isBetter = kind === 'better' && advice !== null;
    this.#other = isBetter ? advised(room, before, this.#seat, advice) : before;
  }

  playOn(dice: readonly string[]): void {
    const room = this.#room;
    const others = this.#isLuck
      ? overTheDie(room, this.#other, dice, null)
      : dice.map((seed) => playOn(room, this.#other, seed, null));
    dice.forEach((seed, i) => {
      const played = forSeat(room, this.#seat, playOn(room, this.#after, seed, null));
      const instead = forSeat(room, this.#seat, others[i] as number);
      this.played.add(played);
      this.instead.add(instead);
      this.lead.add(played - instead);
    });
  }
}

/** One roll after another of those that the die can show, each as often as the others. */
function overTheDie(
  room: Room,
  before: unknown,
  dice: readonly string[],
  horizon: Horizon,
): number[] {
  const { game } = room;
  const outcomes = game.chance(before);
  return dice.map((seed, i) => {
    const after = game.clone(before);
    game.play(after, CHANCE, outcomes[i % outcomes.length]);
    return playOn(room, after, seed, horizon);
  });
}

/** Where the coach's advice leads, as far as it goes. */
function advised({ game }: Room, before: unknown, seat: Seat, advice: Advice): unknown {
  const after = game.clone(before);
  for (const action of [advice.action, ...(advice.plan ?? [])]) {
    if (!game.actors(after).includes(seat)) break;
    if (playWritten(game, after, seat, action).kind !== 'done') break;
  }
  return after;
}

const isSame = ({ game }: Room, one: unknown, other: unknown): boolean =>
  JSON.stringify(game.canonical(one)) === JSON.stringify(game.canonical(other));
