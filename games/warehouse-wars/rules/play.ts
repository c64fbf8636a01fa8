/** Carrying out an action: the placement, its points, its fall, and whose turn follows. */

import type { Emit, Seat } from '@hearthside/table';
import type { Action, CrateAction, PlankAction } from './actions.ts';
import { isHung } from './balance/forces.ts';
import { standsAround, tipAround } from './balance/stands.ts';
import { type Cell, nameOf } from './cells.ts';
import type { Event } from './events.ts';
import { linesThrough } from './lines.ts';
import {
  cratesOf,
  isFirstTurn,
  NOTHING,
  type Position,
  plankLevel,
  plankOf,
  pointsOf,
  restAt,
  seatOnTurn,
  somePlankFits,
  spanOf,
  topAt,
} from './position.ts';
import { gain } from './score.ts';
import { colourOf, otherSeat, TEAL, WHITE } from './seats.ts';
import type { Span } from './spans.ts';
import { layPlank, placeCrate } from './stacking.ts';

export function play(position: Position, seat: Seat, action: Action, emit?: Emit<Event>): void {
  switch (action.kind) {
    case 'crate':
      playCrate(position, seat, action, emit);
      break;
    case 'plank':
      playPlank(position, seat, action, emit);
      break;
    case 'end':
      beginNextTurn(position, emit);
      break;
  }
}

function playCrate(position: Position, seat: Seat, { at }: CrateAction, emit?: Emit<Event>): void {
  const floor = plankOf(topAt(position, at));
  const level = placeCrate(position, seat, at);
  const gained = gain(cratesOf(position, seat), at, level, position.options.spaceDiagonals);
  if (seat === TEAL) {
    position.tealLeft--;
    position.tealPoints += gained;
  } else {
    position.whiteLeft--;
    position.whitePoints += gained;
  }
  position.cratePlaced = true;
  if (emit) tellCrate(position, seat, at, level, gained, emit);
  // A crate on the board stands, come what may.
  if (floor > 0 && falls(position, floor - 1)) lose(position, seat, floor - 1, emit);
  else goOn(position, emit);
}

function playPlank(
  position: Position,
  seat: Seat,
  { span }: PlankAction,
  emit?: Emit<Event>,
): void {
  const plank = position.planks.length;
  const level = layPlank(position, span as Span);
  position.plankPlaced = true;
  if (emit) tellPlank(position, seat, plank, level, emit);
  // Any two supports on the ground reach under a bare plank's middle, or up to it.
  const canFall = isHung(position.bearings[plank] as number);
  if (canFall && falls(position, plank)) lose(position, seat, plank, emit);
  else goOn(position, emit);
}

/** WW-40, WW-43. */
const falls = (position: Position, plank: number): boolean =>
  position.options.cargo === 'delicate' && !standsAround(position, plank);

function goOn(position: Position, emit?: Emit<Event>): void {
  // WW-13: the game ends the moment the last crate of all has been placed.
  if (position.tealLeft + position.whiteLeft === 0) countUp(position, emit);
  else if (turnIsOver(position)) beginNextTurn(position, emit);
}

/** WW-12: is nothing optional left? */
export const turnIsOver = (position: Position): boolean =>
  position.cratePlaced &&
  (position.plankPlaced || isFirstTurn(position) || !somePlankFits(position));

/** WW-13: can the player whose turn begins place neither a crate nor a plank? */
export const isStuck = (position: Position): boolean =>
  position.openCells === 0 && (isFirstTurn(position) || !somePlankFits(position));

function beginNextTurn(position: Position, emit?: Emit<Event>): void {
  position.turn++;
  position.cratePlaced = false;
  position.plankPlaced = false;
  if (emit) tellTurn(position, emit);
  if (isStuck(position)) countUp(position, emit);
}

/** WW-54. */
function countUp(position: Position, emit?: Emit<Event>): void {
  const lead = position.tealPoints - position.whitePoints;
  if (lead === 0) position.result = { winner: null, why: 'draw' };
  else position.result = { winner: lead > 0 ? TEAL : WHITE, why: 'score' };
  if (emit) tellResult(position, 'WW-54', emit);
}

function lose(position: Position, seat: Seat, plank: number, emit?: Emit<Event>): void {
  position.result = { winner: otherSeat(seat), why: 'fall' };
  if (!emit) return;
  const tip = tipAround(position, plank);
  if (!tip) throw new Error('a pile that falls has a plank that tips');
  emit({
    type: 'fall',
    rule: 'WW-40',
    final: true,
    seat: colourOf(seat),
    plank: tip.plank,
    ...plankInWords(position, tip.plank),
    towards: tip.towards,
  });
  tellResult(position, 'WW-40', emit);
}

/** Either seat may give up at any time; the other wins. */
export function resign(position: Position, seat: Seat, emit?: Emit<Event>): void {
  position.result = { winner: otherSeat(seat), why: 'resigned' };
  if (!emit) return;
  emit({ type: 'resigned', rule: 'WW-13', final: true, seat: colourOf(seat) });
  tellResult(position, 'WW-13', emit);
}

function tellTurn(position: Position, emit: Emit<Event>): void {
  const seat = colourOf(seatOnTurn(position));
  emit({ type: 'turn', rule: 'WW-10', seat, turn: position.turn });
  if (isStuck(position)) emit({ type: 'stuck', rule: 'WW-13', seat });
}

function tellCrate(
  position: Position,
  seat: Seat,
  cell: Cell,
  level: number,
  gained: number,
  emit: Emit<Event>,
): void {
  const colour = colourOf(seat);
  emit({ type: 'crate', rule: 'WW-20', final: true, seat: colour, at: nameOf(cell), level });
  const { spaceDiagonals } = position.options;
  const stacks = cratesOf(position, seat);
  for (const line of linesThrough(stacks, cell, level, colour, spaceDiagonals)) {
    const { crates, length, points } = line;
    const cells = crates.map((crate) => crate.at);
    const levels = crates.map((crate) => crate.level);
    const places = cells.map((at, i) => (levels[i] ? `${at}/${levels[i]}` : at));
    emit({ type: 'line', rule: 'WW-51', seat: colour, cells, levels, places, length, points });
  }
  if (gained === 0) return;
  const total = pointsOf(position, seat);
  emit({ type: 'score', rule: 'WW-51', seat: colour, gained, total });
}

function tellPlank(
  position: Position,
  seat: Seat,
  plank: number,
  level: number,
  emit: Emit<Event>,
): void {
  const bearing = position.bearings[plank] as number;
  const rests = spanOf(position, plank)
    .cells.filter((_, i) => restAt(bearing, i) !== NOTHING)
    .map(nameOf);
  const { from, to } = plankInWords(position, plank);
  emit({
    type: 'plank',
    rule: 'WW-31',
    final: true,
    seat: colourOf(seat),
    from,
    to,
    level,
    rests,
  });
}

function tellResult(position: Position, rule: string, emit: Emit<Event>): void {
  const { tealPoints: teal, whitePoints: white, result } = position;
  const winner = result?.winner ?? null;
  if (winner === null) emit({ type: 'drawn', rule, teal, white });
  else emit({ type: 'won', rule, seat: colourOf(winner), teal, white });
}

function plankInWords(
  position: Position,
  plank: number,
): { from: string; to: string; level: number } {
  const span = spanOf(position, plank);
  return { from: nameOf(span.from), to: nameOf(span.to), level: plankLevel(position, plank) };
}
