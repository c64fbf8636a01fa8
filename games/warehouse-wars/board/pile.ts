/** The pile as something to draw: every piece with its place in space, and where a piece would go. */

import {
  type Action,
  type Cell,
  cellNamed,
  columnOf,
  nameOf,
  type Placement,
  rowOf,
  type SeatColour,
  spanBetween,
  type View,
} from '../rules/index.ts';

export interface CratePiece {
  readonly kind: 'crate';
  readonly name: string;
  readonly cell: Cell;
  readonly level: number;
  readonly colour: SeatColour;
  /** On a plank that crosses another it stands a plank's thickness higher. */
  readonly raised: boolean;
}

export interface PlankPiece {
  readonly kind: 'plank';
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly level: number;
  readonly alongRow: boolean;
  /** It lies on top where it crosses another. */
  readonly raised: boolean;
}

export type PilePiece = CratePiece | PlankPiece;

export const cellOf = (name: string): Cell => cellNamed(name) as Cell;

/** The cells under a plank. */
export const cellsUnder = (from: string, to: string): readonly Cell[] =>
  spanBetween(cellOf(from), cellOf(to))?.cells ?? [];

export function planksOf(view: View): PlankPiece[] {
  const planks: PlankPiece[] = [];
  for (const { from, to, level } of view.planks) {
    const cells = cellsUnder(from, to);
    const crosses = (other: PlankPiece) =>
      other.level === level && other.cells.some((cell) => cells.includes(cell));
    const alongRow = rowOf(cellOf(from)) === rowOf(cellOf(to));
    const raised = planks.some(crosses);
    planks.push({
      kind: 'plank',
      name: `plank ${from}-${to} ${level}`,
      cells,
      level,
      alongRow,
      raised,
    });
  }
  return planks;
}

export function piecesOf(view: View): PilePiece[] {
  const planks = planksOf(view);
  const crates = view.crates.map(({ at, level, colour }): CratePiece => {
    const cell = cellOf(at);
    const floor = planks.filter((plank) => plank.level === level - 1 && plank.cells.includes(cell));
    const raised = floor.some((plank) => plank.raised);
    return { kind: 'crate', name: `crate ${at} ${level}`, cell, level, colour, raised };
  });
  return [...crates, ...planks];
}

/** The highest level on which anything stands or could stand. */
export const topLevel = (view: View): number =>
  Math.max(
    0,
    ...view.crates.map(({ level }) => level),
    ...view.planks.map(({ level }) => level + 1),
  );

/** The level of whatever is uppermost on a cell: a crate's own, a plank's, or -1 for bare board. */
function uppermost(view: View, cell: Cell): { crate: number; plank: number } {
  const crate = Math.max(
    -1,
    ...view.crates.filter(({ at }) => cellOf(at) === cell).map(({ level }) => level),
  );
  const plank = Math.max(
    -1,
    ...view.planks
      .filter(({ from, to }) => cellsUnder(from, to).includes(cell))
      .map(({ level }) => level),
  );
  return { crate, plank };
}

/** The level on which a placement would stand or lie. */
export function levelOf(view: View, action: Placement): number {
  if (action.kind === 'crate') return uppermost(view, action.at).plank + 1;
  const cells = action.span?.cells ?? [];
  return Math.max(0, ...cells.map((cell) => Math.max(...Object.values(uppermost(view, cell)))));
}

/** The placement as a piece, to draw as a ghost. */
export function ghostOf(view: View, action: Placement, colour: SeatColour): PilePiece {
  const level = levelOf(view, action);
  if (action.kind === 'plank') {
    const cells = action.span?.cells ?? [];
    const raised = planksOf(view).some(
      (plank) => plank.level === level && plank.cells.some((cell) => cells.includes(cell)),
    );
    const alongRow = rowOf(action.from) === rowOf(action.to);
    return { kind: 'plank', name: 'ghost', cells, level, alongRow, raised };
  }
  const raised = planksOf(view).some(
    (plank) => plank.raised && plank.level === level - 1 && plank.cells.includes(action.at),
  );
  return { kind: 'crate', name: 'ghost', cell: action.at, level, colour, raised };
}

export const isPlacement = (action: Action): action is Placement => action.kind !== 'end';

/** Every legal plank over a cell, those that begin there first. */
export const planksOver = (legal: readonly Action[], cell: Cell): Placement[] =>
  legal
    .filter((action): action is Placement => action.kind === 'plank')
    .filter((action) => action.kind === 'plank' && (action.span?.cells.includes(cell) ?? false))
    .sort((a, b) => Number(startsAt(b, cell)) - Number(startsAt(a, cell)));

const startsAt = (action: Placement, cell: Cell): boolean =>
  action.kind === 'plank' && action.from === cell;

/** What a tap on a cell means with the tool in hand: the next of the choices there, or null. */
export function tapped(
  legal: readonly Action[],
  tool: 'crate' | 'plank',
  cell: Cell,
  before: Placement | null,
): Placement | null {
  if (tool === 'crate') {
    return (
      legal.find((action): action is Placement => action.kind === 'crate' && action.at === cell) ??
      null
    );
  }
  const planks = planksOver(legal, cell);
  const at = before === null ? -1 : planks.indexOf(before);
  return planks[(at + 1) % Math.max(1, planks.length)] ?? null;
}

/** Where the piece in hand can go: each cell with the levels it would stand or lie on there. */
export function openPlaces(
  view: View,
  legal: readonly Action[],
  tool: 'crate' | 'plank',
): ReadonlyMap<Cell, readonly number[]> {
  const places = new Map<Cell, readonly number[]>();
  for (const action of legal) {
    if (tool === 'crate' && action.kind === 'crate') places.set(action.at, [levelOf(view, action)]);
    if (tool !== 'plank' || action.kind !== 'plank') continue;
    for (const cell of action.span?.cells ?? []) {
      if (places.has(cell)) continue;
      places.set(
        cell,
        planksOver(legal, cell).map((plank) => levelOf(view, plank)),
      );
    }
  }
  return places;
}

/** The same plank the other way round, through the same middle, if one fits there. */
export function turned(legal: readonly Action[], ghost: Placement): Placement | null {
  if (ghost.kind !== 'plank' || !ghost.span) return null;
  const alongRow = rowOf(ghost.from) === rowOf(ghost.to);
  for (const cell of ghost.span.cells) {
    const other = planksOver(legal, cell).find(
      (each) => each.kind === 'plank' && (rowOf(each.from) === rowOf(each.to)) !== alongRow,
    );
    if (other) return other;
  }
  return null;
}

export const cellName = (cell: Cell): string => nameOf(cell);
export const place = (cell: Cell): { column: number; row: number } => ({
  column: columnOf(cell),
  row: rowOf(cell),
});
