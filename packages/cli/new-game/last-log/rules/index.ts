/** Last Log: see `docs/rules/last-log.md` for the statements. */

import {
  type Actor,
  bad,
  type Emit,
  type Game,
  isJsonObject,
  type Json,
  type Outcome,
  ok,
  type Refusal,
  type Result,
  type Seat,
} from '@hearthside/table';
import { facts } from '../facts.ts';
import {
  type Action,
  type Event,
  nameOf,
  type Options,
  otherSeat,
  type Position,
  SEATS,
  type SeatId,
  TAKES,
  type View,
} from './position.ts';

export type { Action, Event, Options, SeatId, View } from './position.ts';
export { SEATS, TAKES } from './position.ts';

const NOBODY: readonly Seat[] = [];
const NOTHING: readonly Action[] = [];
/** What can be taken of so many logs (LL-3): the same list each time. */
const POSSIBLE = [NOTHING, ...TAKES.map((_, index) => TAKES.slice(0, index + 1))];

const isOver = ({ winner }: Position): boolean => winner !== null;

function legal(position: Position, seat: Seat): readonly Action[] {
  if (isOver(position) || seat !== position.toAct) return NOTHING;
  return POSSIBLE[Math.min(position.left, TAKES.length)] as readonly Action[];
}

function refuse(position: Position, seat: Seat, { count }: Action): Refusal | null {
  if (isOver(position)) return { rule: 'LL-4', key: 'over' };
  if (seat !== position.toAct) {
    return { rule: 'LL-2', key: 'not-your-turn', values: { seat: nameOf(position.toAct) } };
  }
  if (count > position.left) {
    return { rule: 'LL-3', key: 'too-many', values: { left: position.left } };
  }
  return null;
}

function play(position: Position, by: Actor, { count }: Action, emit?: Emit<Event>): void {
  const seat: Seat = by;
  position.left -= count;
  emit?.({ type: 'took', rule: 'LL-2', seat: nameOf(seat), count, left: position.left });
  if (position.left > 0) {
    position.toAct = otherSeat(seat);
    return;
  }
  position.winner = seat;
  emit?.({ type: 'won', rule: 'LL-4', seat: nameOf(seat) });
}

function resign(position: Position, seat: Seat, emit?: Emit<Event>): void {
  position.winner = otherSeat(seat);
  position.resigned = true;
  emit?.({ type: 'resigned', rule: 'LL-5', seat: nameOf(seat) });
}

function outcome({ winner, resigned }: Position): Outcome | null {
  if (winner === null) return null;
  return { kind: 'versus', winner, why: resigned ? 'resigned' : 'last', points: null };
}

const nameOrNull = (seat: Seat | null): SeatId | null => (seat === null ? null : nameOf(seat));

const view = (position: Position): View => ({
  left: position.left,
  toAct: isOver(position) ? null : nameOf(position.toAct),
  winner: nameOrNull(position.winner),
  resigned: position.resigned,
});

const FIELDS = ['left', 'toAct', 'winner', 'resigned'];

/** From the canonical form, which is the view; every field is named when it is wrong. */
function restore(canonical: Json, { logs }: Options): Result<Position> {
  if (!isJsonObject(canonical)) return bad('position must be an object');
  const strange = Object.keys(canonical).find((key) => !FIELDS.includes(key));
  if (strange !== undefined) return bad(`position has an unknown field "${strange}"`);
  const { left, toAct, winner, resigned } = canonical;
  if (typeof left !== 'number' || !Number.isInteger(left) || left < 0 || left > logs) {
    return bad(`position.left must be a whole number from 0 to ${logs}`);
  }
  if (typeof resigned !== 'boolean') return bad('position.resigned must be true or false');
  const seatNamed = (name: unknown): Seat => SEATS.indexOf(name as SeatId);
  const acts = seatNamed(toAct);
  const wins = seatNamed(winner);
  if (acts < 0 && toAct !== null) return bad('position.toAct must be a seat or null');
  if (wins < 0 && winner !== null) return bad('position.winner must be a seat or null');
  if ((winner === null) !== (toAct !== null)) {
    return bad('position.toAct must be null exactly when somebody has won');
  }
  if (winner === null && (left === 0 || resigned)) return bad('position.winner is missing');
  if (winner !== null && resigned === (left === 0)) {
    return bad('position.left must be 0 unless somebody gave up');
  }
  return ok({
    left,
    toAct: winner === null ? acts : otherSeat(wins),
    winner: winner === null ? null : wins,
    resigned,
  });
}

const NOTATION = /^take ([1-3])$/;

export const game: Game<Position, Action, View, Event, Options> = {
  facts,
  options: { logs: { kind: 'integer', min: 5, max: 21, default: 13 } },
  seats: () => SEATS,
  setup: ({ logs }) => ({ left: logs, toAct: 0, winner: null, resigned: false }),
  actors: (position) => (isOver(position) ? NOBODY : [position.toAct]),
  legal,
  chance: () => NOTHING,
  refuse,
  play,
  resign,
  outcome,
  clone: (position) => ({ ...position }),
  view,
  viewEvent: (event) => event,
  isSecret: () => false,
  // Nothing is hidden, so a view is all there is to know.
  imagine: ({ left, toAct, winner, resigned }) => ({
    left,
    toAct: toAct === null ? otherSeat(SEATS.indexOf(winner as SeatId)) : SEATS.indexOf(toAct),
    winner: winner === null ? null : SEATS.indexOf(winner),
    resigned,
  }),
  prompt: ({ left }) => ({ rule: 'LL-2', key: 'take', values: { left } }),
  describe: ({ count }) => ({ key: 'take', values: { count } }),
  writeAction: ({ count }) => `take ${count}`,
  readAction: (text) => TAKES[Number(NOTATION.exec(text)?.[1] ?? 0) - 1] ?? null,
  canonical: (position) => ({ ...view(position) }),
  restore,
};
