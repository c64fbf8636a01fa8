/**
 * The turn as the player has it in mind: a crate and perhaps a plank, shown as a preview that can
 * be changed until it is confirmed. What follows from it is asked of the rules, on a copy.
 */

import {
  type Action,
  type Cell,
  game,
  type Line,
  linesAmong,
  nameOf,
  type Placement,
  type Position,
  type Steadiness,
  seatOf,
  steadiness,
  type View,
} from '../rules/index.ts';
import { ghostOf, openPlaces, type PilePiece, tapped, turned } from './pile.ts';
import type { Draft, Tool } from './props.ts';

/** One placement of the plan and what it would do. */
export interface Step {
  readonly placement: Placement;
  readonly piece: PilePiece;
  /** The pile it is placed on, and what could be done there instead. */
  readonly before: View;
  readonly legal: readonly Action[];
  readonly steadiness: Steadiness;
  readonly gain: number;
  /** The lines it would be part of. */
  readonly lines: readonly Line[];
}

export interface Foreseen {
  readonly steps: readonly Step[];
  /** The pile with the plan on it, and what could still be added to the turn. */
  readonly view: View;
  readonly legal: readonly Action[];
  /** It is what the coach means, not the player. */
  readonly hinted: boolean;
}

const STEADY: Steadiness = { kind: 'steady' };
/** Nothing is hidden in this game, so nothing is drawn. */
export const NO_DICE = { below: () => 0 };

/**
 * Follows a plan as far as the rules let it. Whether a piece would fall is told for each (unless
 * the table has switched that off, WW-42) but does not change what can be planned after it.
 */
export function foresee(
  view: View,
  legal: readonly Action[],
  plan: readonly Placement[],
): Foreseen {
  if (plan.length === 0 || legal.length === 0 || view.toAct === null)
    return { steps: [], view, legal, hinted: false };
  const seat = seatOf(view.toAct);
  const { options } = view;
  const position = game.imagine({ ...view, options: { ...options, cargo: 'secured' } }, NO_DICE);
  const steps: Step[] = [];
  let now = view;
  let open = legal;
  for (const placement of plan) {
    if (!open.includes(placement)) continue;
    const judged = judge(position, now, placement, steps);
    game.play(position, seat, placement);
    const then: View = { ...game.view(position, seat), options };
    steps.push({
      placement,
      piece: ghostOf(now, placement, view.toAct),
      before: now,
      legal: open,
      steadiness: judged,
      gain: then.score[view.toAct] - now.score[view.toAct],
      lines: linesThrough(then, now, placement),
    });
    now = then;
    open =
      game.actors(position).includes(seat) && then.turn === view.turn
        ? game.legal(position, seat)
        : [];
  }
  return { steps, view: now, legal: open, hinted: false };
}

/** A pile that has fallen already is not weighed again. */
function judge(
  position: Position,
  view: View,
  placement: Placement,
  before: readonly Step[],
): Steadiness {
  const { options } = view;
  if (!options.warning || before.some((step) => step.steadiness.kind === 'falls')) return STEADY;
  return steadiness({ ...position, options }, placement);
}

function linesThrough(view: View, before: View, placement: Placement): readonly Line[] {
  if (placement.kind !== 'crate') return [];
  const at = nameOf(placement.at);
  const known = new Set(before.crates.filter((crate) => crate.at === at).map(({ level }) => level));
  return linesAmong(view.crates, view.options.spaceDiagonals).filter((line) =>
    line.crates.some((crate) => crate.at === at && !known.has(crate.level)),
  );
}

const stepFor = (foreseen: Foreseen, tool: Tool): Step | undefined =>
  foreseen.steps.find(({ placement }) => placement.kind === tool);

/** What the piece in hand could be placed on: where it comes in the plan now first, then the other way. */
function orders(view: View, legal: readonly Action[], { plan, tool }: Draft): readonly Foreseen[] {
  const others = plan.filter(({ kind }) => kind !== tool);
  if (others.length === 0) return [foresee(view, legal, [])];
  const ways = plan[0]?.kind === tool ? [[], others] : [others, []];
  return ways.map((way) => foresee(view, legal, way));
}

const TOOLS: readonly Tool[] = ['crate', 'plank'];

/** The tools that can place something in this turn. */
export const usableTools = (view: View, legal: readonly Action[], draft: Draft): readonly Tool[] =>
  TOOLS.filter((tool) =>
    orders(view, legal, { ...draft, tool }).some(({ legal: open }) =>
      open.some(({ kind }) => kind === tool),
    ),
  );

/** Where the piece in hand can go: each cell with the levels it would stand or lie on there. */
export function placesFor(
  view: View,
  legal: readonly Action[],
  draft: Draft,
): ReadonlyMap<Cell, readonly number[]> {
  const places = new Map<Cell, readonly number[]>();
  for (const { view: pile, legal: open } of orders(view, legal, draft)) {
    for (const [cell, levels] of openPlaces(pile, open, draft.tool))
      if (!places.has(cell)) places.set(cell, levels);
  }
  return places;
}

/** The plan with the piece in hand moved to a cell; null where it can go in no order. */
export function planAt(
  view: View,
  legal: readonly Action[],
  draft: Draft,
  cell: Cell,
): readonly Placement[] | null {
  const { plan, tool } = draft;
  const current = plan.find(({ kind }) => kind === tool) ?? null;
  let best: readonly Placement[] | null = null;
  for (const { steps, legal: open } of orders(view, legal, draft)) {
    const placement = tapped(open, tool, cell, current);
    if (!placement) continue;
    const first = steps.map((step) => step.placement);
    const later = plan.filter((each) => each.kind !== tool && !first.includes(each));
    const kept = survivors(view, legal, [...first, placement, ...later]);
    // A way that keeps the other piece is better than one that drops it.
    if (best === null || kept.length > best.length) best = kept;
  }
  return best;
}

/** What of a plan is still possible. */
const survivors = (view: View, legal: readonly Action[], plan: readonly Placement[]): Placement[] =>
  foresee(view, legal, plan).steps.map(({ placement }) => placement);

/** The plan with its plank laid the other way; null where it cannot. */
export function planTurned(
  view: View,
  legal: readonly Action[],
  { plan }: Draft,
): readonly Placement[] | null {
  const step = stepFor(foresee(view, legal, plan), 'plank');
  const other = step && turned(step.legal, step.placement);
  if (!other) return null;
  return survivors(
    view,
    legal,
    plan.map((each) => (each.kind === 'plank' ? other : each)),
  );
}

/** The plan without the piece in hand, or without the last one where that is not planned. */
export function planWithout(
  view: View,
  legal: readonly Action[],
  draft: Draft,
): readonly Placement[] {
  const { plan, tool } = draft;
  const lifted = plan.find(({ kind }) => kind === tool) ?? plan.at(-1);
  return survivors(
    view,
    legal,
    plan.filter((each) => each !== lifted),
  );
}

/** The step to warn of: what falls before what wobbles, and the later of two alike. */
export const gravest = ({ steps }: Foreseen): Step | undefined =>
  steps.findLast(({ steadiness: { kind } }) => kind === 'falls') ??
  steps.findLast(({ steadiness: { kind } }) => kind === 'wobbly') ??
  steps.at(-1);
