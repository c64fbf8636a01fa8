import type { SeatProps, TableProps } from '@hearthside/screen';
import type { Action, CardName, View, WarehouseEvent } from '../rules/index.ts';

/** The cards a player has laid out but not locked in, in order. */
export interface Draft {
  readonly cards: readonly CardName[];
}

export type Props = TableProps<View, Action, WarehouseEvent, Draft>;
export type PanelProps = SeatProps<View, Action, WarehouseEvent, Draft>;
