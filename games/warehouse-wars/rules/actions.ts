/** What a player can do, one shared object for each thing; and its notation in a record. */

import type { Message } from '@hearthside/table';
import { type Cell, cellNamed, cellsOfSide, LARGEST_SIDE, nameOf } from './cells.ts';
import { SPANS, type Span, spanBetween } from './spans.ts';

/** Puts the player's next crate on the top of a cell. */
export interface CrateAction {
  readonly kind: 'crate';
  readonly at: Cell;
}

/** Lays a plank; `span` is null where no plank can ever lie between these ends. */
export interface PlankAction {
  readonly kind: 'plank';
  readonly from: Cell;
  readonly to: Cell;
  readonly span: Span | null;
}

/** Ends the turn without the plank that could still be laid. */
export interface EndAction {
  readonly kind: 'end';
}

export type Action = CrateAction | PlankAction | EndAction;

/** A crate or a plank. */
export type Placement = CrateAction | PlankAction;

export const END: EndAction = { kind: 'end' };

const CRATES: readonly (CrateAction | undefined)[] = cellsOfSide(LARGEST_SIDE).reduce<
  CrateAction[]
>((actions, at) => {
  actions[at] = { kind: 'crate', at };
  return actions;
}, []);

const PLANKS: readonly PlankAction[] = SPANS.map((span) => ({
  kind: 'plank',
  from: span.from,
  to: span.to,
  span,
}));

export const crateAt = (cell: Cell): CrateAction => CRATES[cell] as CrateAction;
export const plankOn = (spanId: number): PlankAction => PLANKS[spanId] as PlankAction;

/** `crate c3`, `plank b2-e2`, `end`. */
export function writeAction(action: Action): string {
  switch (action.kind) {
    case 'crate':
      return `crate ${nameOf(action.at)}`;
    case 'plank':
      return `plank ${nameOf(action.from)}-${nameOf(action.to)}`;
    case 'end':
      return 'end';
  }
}

/**
 * Reads that notation for any two different cells of the largest board, so that a plank
 * too short, too long, slanting or off the board is refused by its rule. The ends must
 * stand in order, smaller first, for the notation to be the only one of its plank.
 */
export function readAction(text: string): Action | null {
  if (text === 'end') return END;
  const crate = /^crate (\S+)$/.exec(text);
  if (crate) {
    const at = cellNamed(crate[1] as string);
    return at === null ? null : crateAt(at);
  }
  const plank = /^plank ([^-\s]+)-([^-\s]+)$/.exec(text);
  if (!plank) return null;
  const [first, second] = [plank[1] as string, plank[2] as string];
  const [from, to] = [cellNamed(first), cellNamed(second)];
  if (from === null || to === null || first >= second) return null;
  const span = spanBetween(from, to);
  return span ? plankOn(span.id) : { kind: 'plank', from, to, span };
}

/** What an action does, for a button or a list. */
export function describe(action: Action): Message {
  switch (action.kind) {
    case 'crate':
      return { key: 'crate', values: { at: nameOf(action.at) } };
    case 'plank':
      return { key: 'plank', values: { from: nameOf(action.from), to: nameOf(action.to) } };
    case 'end':
      return { key: 'end' };
  }
}
