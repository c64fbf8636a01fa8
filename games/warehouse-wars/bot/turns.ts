/** Whole turns worth looking at: a crate, with a plank before or after it, or without. */

import type { Seat } from '@hearthside/table';
import { type Action, crateAt, END, type plankOn } from '../rules/actions.ts';
import { legal } from '../rules/legal.ts';
import { play } from '../rules/play.ts';
import { clone, isOpen, type Position, seatOnTurn, topAt } from '../rules/position.ts';
import type { Span } from '../rules/spans.ts';
import { type Chance, chanceAt, chancesOf } from './chances.ts';
import { CERTAIN, DENIAL } from './value.ts';

export interface WholeTurn {
  readonly actions: readonly Action[];
  readonly after: Position;
  /** For the player whose turn it was, in the judge's eyes. */
  readonly value: number;
}

/** How many crates, planks and whole turns are looked at more closely. */
export interface Width {
  readonly crates: number;
  readonly planks: number;
  readonly turns: number;
}

interface Rough {
  readonly actions: readonly Action[];
  readonly promise: number;
}

/** What a position is worth to a player, in points. */
export type Judge = (position: Position, seat: Seat) => number;

/** The most promising turns (or rests of a turn), the best in the judge's eyes first. */
export function turnsFor(position: Position, width: Width, judge: Judge): WholeTurn[] {
  const seat = seatOnTurn(position);
  const roughs = roughTurns(position, seat, width)
    .sort((one, other) => other.promise - one.promise)
    .slice(0, width.turns);
  return roughs
    .map((rough) => {
      const { actions, after } = carriedOut(position, seat, rough.actions);
      return { actions, after, value: judge(after, seat) };
    })
    .sort((one, other) => other.value - one.value);
}

/** Where these actions lead. */
export function carriedOut(
  position: Position,
  seat: Seat,
  actions: readonly Action[],
): Omit<WholeTurn, 'value'> {
  const after = clone(position);
  const done: Action[] = [];
  for (const action of actions) {
    play(after, seat, action);
    done.push(action);
    // A turn may be over by itself, or the cargo may have fallen.
    if (after.result || seatOnTurn(after) !== seat || after.turn !== position.turn) break;
  }
  return { actions: done, after };
}

function roughTurns(position: Position, seat: Seat, width: Width): Rough[] {
  const planks = position.plankPlaced ? [] : plankActions(position, seat);
  if (position.cratePlaced) {
    const rest = planks.map((plank) => plankAfter(position, seat, plank));
    return [{ actions: [END], promise: 0 }, ...rest];
  }
  const crates = chancesOf(position, seat)
    .map((chance) => ({ chance, promise: promiseOf(chance) + nearMiddle(position, chance) }))
    .sort((one, other) => other.promise - one.promise)
    .slice(0, width.crates);
  const roughs: Rough[] = crates.map(({ chance, promise }) => ({
    actions: [crateAt(chance.cell), END],
    promise,
  }));
  if (position.plankPlaced) return roughs;
  const laid = planks
    .map((plank) => ({ plank, ...plankAfter(position, seat, plank) }))
    .sort((one, other) => other.promise - one.promise);
  for (const { plank, promise } of laid.slice(0, width.planks)) {
    for (const { chance, promise: own } of crates) {
      if (plank.span?.cells.includes(chance.cell)) continue;
      roughs.push({ actions: [crateAt(chance.cell), plank], promise: own + promise });
    }
  }
  for (const { plank } of laid) roughs.push(...ontoPlank(position, seat, plank));
  roughs.push(...underNewPlanks(position, seat, crates.slice(0, 4)));
  return roughs;
}

type PlankAction = ReturnType<typeof plankOn>;

const plankActions = (position: Position, seat: Seat): PlankAction[] =>
  legal(position, seat).filter((action): action is PlankAction => action.kind === 'plank');

const promiseOf = ({ own, other }: Chance): number => own + DENIAL * other;

/** Where nothing is to be gained yet, the middle has more lines through it. */
function nearMiddle({ options: { side } }: Position, { cell }: Chance): number {
  const [column, row] = [(cell % 9) - 1, Math.floor(cell / 9) - 1];
  const middle = (side - 1) / 2;
  return -0.03 * (Math.abs(column - middle) + Math.abs(row - middle));
}

/** A plank by itself: what it keeps the other from, and what it offers the other first. */
function plankAfter(position: Position, seat: Seat, plank: PlankAction): Rough {
  const { cells } = plank.span as Span;
  let denied = 0;
  for (const cell of cells) {
    if (!isOpen(topAt(position, cell))) continue;
    denied = Math.max(denied, chanceAt(position, seat, cell).other);
  }
  const after = clone(position);
  play(after, seat, plank);
  if (after.result) return { actions: [plank], promise: -CERTAIN };
  let offered = 0;
  let kept = 0;
  for (const cell of cells) {
    const { own, other } = chanceAt(after, seat, cell);
    offered = Math.max(offered, other + DENIAL * own);
    kept = Math.max(kept, own);
  }
  return { actions: [plank], promise: denied - offered + 0.3 * kept };
}

/** Lays a plank and puts the crate on it. */
function ontoPlank(position: Position, seat: Seat, plank: PlankAction): Rough[] {
  const after = clone(position);
  play(after, seat, plank);
  if (after.result) return [];
  const chances = (plank.span as Span).cells.map((cell) => chanceAt(after, seat, cell));
  return chances.map((chance) => {
    const others = chances.filter((each) => each !== chance);
    const offered = Math.max(0, ...others.map(({ own, other }) => other + DENIAL * own));
    return {
      actions: [plank, crateAt(chance.cell)],
      promise: promiseOf(chance) - 0.7 * offered,
    };
  });
}

/** Places a crate and lays a plank that rests on it. */
function underNewPlanks(
  position: Position,
  seat: Seat,
  crates: readonly { readonly chance: Chance; readonly promise: number }[],
): Rough[] {
  const roughs: Rough[] = [];
  for (const { chance, promise } of crates) {
    const after = clone(position);
    play(after, seat, crateAt(chance.cell));
    if (after.result || seatOnTurn(after) !== seat) continue;
    for (const plank of plankActions(after, seat)) {
      if (!plank.span?.cells.includes(chance.cell)) continue;
      const laid = plankAfter(after, seat, plank);
      roughs.push({
        actions: [crateAt(chance.cell), plank],
        promise: promise + laid.promise,
      });
    }
  }
  return roughs;
}
