/** The tables of this device. */

import { DeviceTables } from './device-tables.ts';
import { type KeptTables, SafeTables } from './kept-tables.ts';

export const tables: KeptTables = new SafeTables(new DeviceTables());
