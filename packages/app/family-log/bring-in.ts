/** Games that come from a file, the clipboard or a hand that drops them. */

import type { Bad } from '@hearthside/table';
import { type Keeping, keepRecords } from '../replay/keep-records.ts';
import { importRecords } from '../replay/kept-records.ts';
import type { KeptTables } from '../storage/kept-tables.ts';

export type BroughtIn =
  | ({ readonly is: 'kept' } & Keeping)
  | { readonly is: 'link'; readonly path: string }
  | ({ readonly is: 'bad' } & Bad);

/** A link of ours, wherever it points: the game is inside. */
const LINK = /^\s*\S*#(\/g\/[\w-]+)\s*$/;

export async function bringIn(text: string, tables: KeptTables): Promise<BroughtIn> {
  const [, path] = LINK.exec(text) ?? [];
  if (path !== undefined) return { is: 'link', path };
  const read = await importRecords(text);
  if (!read.ok) return { is: 'bad', ...read };
  return { is: 'kept', ...(await keepRecords(read.value, tables)) };
}
