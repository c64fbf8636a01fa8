import type { SeatProps, TableProps } from '@hearthside/screen';
import type { Action, Event, Placement, SeatColour, View } from '../rules/index.ts';

export type Tool = 'crate' | 'plank';

/** One line of a seat is lit at a time: whose, and which in the order they are told. */
export interface Lit {
  readonly seat: SeatColour;
  readonly nth: number;
}

/** What the player has in mind for this turn. */
export interface Draft {
  /** Which piece a tap on a cell moves. */
  readonly tool: Tool;
  /** The turn's placements so far, in order: at most one crate and one plank. */
  readonly plan: readonly Placement[];
  /** The player said yes: the plan is played, and the turn ends with it. */
  readonly confirmed: boolean;
  /** The line that is shown, after a tap on a score and at the end. */
  readonly lit: Lit | null;
  /** How often the fall was asked for again. */
  readonly replays: number;
}

export type Props = TableProps<View, Action, Event, Draft>;
export type PanelProps = SeatProps<View, Action, Event, Draft>;

export const EMPTY_HAND: Draft = {
  tool: 'crate',
  plan: [],
  confirmed: false,
  lit: null,
  replays: 0,
};
