import type { SeatProps, TableProps } from '@hearthside/screen';
import type { Action, Event, View } from '../rules/index.ts';
import type { KeyName } from './ways.ts';

/** A key that was pressed but whose questions are not all answered: "Shields", "the one on mine 4". */
export interface Draft {
  readonly key: KeyName;
  readonly picks: readonly string[];
  /** Somebody asked for a list in place of the board: a switch goes through it one by one. */
  readonly listed?: boolean;
}

export type Props = TableProps<View, Action, Event, Draft>;
export type PanelProps = SeatProps<View, Action, Event, Draft>;
