/** What nodes tell each other. All of it may get lost; the log in the database is what counts. */

import type { BotRemark, Emote } from '@hearthside/protocol';
import type { Actor, Seat } from '@hearthside/table';
import type { StoredEntry } from '../storage/storage.ts';

/** By whom, what, and the client's id for it where it was submitted. */
type ToldEntry = readonly [by: Actor, action: string, submission?: string];

export type NodeNote =
  /** The table's log has grown, by these entries if they are told; they are durable. */
  | {
      readonly about: 'log';
      readonly table: string;
      readonly n: number;
      /** The last entries up to `n`, made in one go; short, since the bytes of a note are counted. */
      readonly told?: readonly ToldEntry[];
      /** When they were made. */
      readonly at?: number;
    }
  /** The table's document has changed. */
  | { readonly about: 'doc'; readonly table: string; readonly revision: number }
  | {
      readonly about: 'presence';
      readonly table: string;
      readonly seats: readonly Seat[];
      readonly spectators: number;
      /** Does the sender wish to be told who is at the others? */
      readonly ask: boolean;
    }
  | { readonly about: 'remark'; readonly table: string; readonly remark: BotRemark }
  | { readonly about: 'emote'; readonly table: string; readonly seat: Seat; readonly emote: Emote };

export interface Envelope {
  readonly node: string;
  readonly note: NodeNote;
}

/** More entries of one submission than this are not told but read: a note has its size. */
const MOST_TOLD = 8;

/** Says that these entries of one submission are in the log. */
export function logNote(table: string, entries: readonly StoredEntry[]): NodeNote {
  const { n, at } = entries.at(-1) as StoredEntry;
  if (entries.length > MOST_TOLD) return { about: 'log', table, n };
  const told = entries.map(({ by, action, submission }): ToldEntry => {
    return submission === null ? [by, action] : [by, action, submission];
  });
  return { about: 'log', table, n, at, told };
}

/** The entries as they are stored; none where they were not told. */
export function toldEntries({ n, at = 0, told = [] }: NodeNote & { about: 'log' }): StoredEntry[] {
  const before = n - told.length;
  return told.map(([by, action, submission = null], index) => {
    return { n: before + 1 + index, by, action, at, submission };
  });
}

export const writeNote = (envelope: Envelope): string => JSON.stringify(envelope);

const TABLE = '"table":"';

/** Which table a note is about, without reading it: most notes are of tables that a node has not open. */
export function tableOf(text: string): string {
  const from = text.indexOf(TABLE) + TABLE.length;
  return text.slice(from, text.indexOf('"', from));
}

/** Another node's note; null for our own, and for what a newer node says and we do not know. */
export function readNote(text: string, ownNode: string): Envelope | null {
  const envelope = JSON.parse(text) as Envelope;
  const known = ['log', 'doc', 'presence', 'emote', 'remark'].includes(envelope.note?.about);
  return known && envelope.node !== ownNode ? envelope : null;
}
