import type { SeatProps, TableProps } from '@hearthside/screen';
import type { Action, Event, Placement, SeatColour, View } from '../rules/index.ts';

/** What the player holds over the board. */
export interface Draft {
  readonly tool: 'crate' | 'plank';
  /** Where it would go; null while the hand is empty. */
  readonly ghost: Placement | null;
  /** Whose lines are lit, after a tap on a score. */
  readonly lit: SeatColour | null;
}

export type Props = TableProps<View, Action, Event, Draft>;
export type PanelProps = SeatProps<View, Action, Event, Draft>;

export const EMPTY_HAND: Draft = { tool: 'crate', ghost: null, lit: null };
