import type { Cell } from '../rules/index.ts';
import { tapped } from './pile.ts';
import { EMPTY_HAND, type Props } from './props.ts';

/**
 * Holds the piece in hand over a cell. Where no crate fits, it is tried all the same, so that the
 * rules can say why not.
 */
export function holdOver({ legal, draft, setDraft, choose }: Props, cell: Cell): void {
  const hand = draft ?? EMPTY_HAND;
  const ghost = tapped(legal, hand.tool, cell, hand.ghost);
  if (ghost) setDraft({ ...hand, ghost });
  else if (hand.tool === 'crate' && legal.length > 0) choose({ kind: 'crate', at: cell });
}

/** The cell one step away by an arrow key, or null beyond the board's edge or for another key. */
export function stepFrom(
  { column, row }: { readonly column: number; readonly row: number },
  key: string,
  side: number,
): { column: number; row: number } | null {
  const step = STEPS[key];
  if (!step) return null;
  const next = { column: column + step[0], row: row + step[1] };
  const inside = [next.column, next.row].every((at) => at >= 0 && at < side);
  return inside ? next : null;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export const isArrow = (key: string): boolean => key in STEPS;
