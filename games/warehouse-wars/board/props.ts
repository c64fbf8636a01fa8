import type { SeatProps, TableProps } from '@hearthside/screen';
import type { Action, Event, Placement, SeatColour, View } from '../rules/index.ts';

export type Tool = 'crate' | 'plank';

/** What the player has in mind for this turn. */
export interface Draft {
  /** Which piece a tap on a cell moves. */
  readonly tool: Tool;
  /** The turn's placements so far, in order: at most one crate and one plank. */
  readonly plan: readonly Placement[];
  /** The player said yes: the plan is played, and the turn ends with it. */
  readonly confirmed: boolean;
  /** Whose lines are lit, after a tap on a score. */
  readonly lit: SeatColour | null;
}

export type Props = TableProps<View, Action, Event, Draft>;
export type PanelProps = SeatProps<View, Action, Event, Draft>;

export const EMPTY_HAND: Draft = { tool: 'crate', plan: [], confirmed: false, lit: null };
