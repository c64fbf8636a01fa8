import type Type from 'typebox';
import type * as parts from './parts.ts';

export * from './constants.ts';
export * from './description.ts';
export { lookOf } from './lookalikes.ts';
export * from './messages.ts';
export * from './names.ts';
export * from './reading.ts';
export * from './requests.ts';

export type Keeper = Type.Static<typeof parts.Keeper>;
export type MoveClock = Type.Static<typeof parts.MoveClock>;
export type AbsentRule = Type.Static<typeof parts.AbsentRule>;
export type TableInfo = Type.Static<typeof parts.TableInfo>;
export type TableStep = Type.Static<typeof parts.Step>;
export type SeenState = Type.Static<typeof parts.State>;
