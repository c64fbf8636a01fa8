import type { TableProps } from '@hearthside/screen';
import type { Action, Event, View } from '../rules/index.ts';

/** Nobody plans anything here: a tap takes logs. */
export type Draft = null;
export type Props = TableProps<View, Action, Event, Draft>;
