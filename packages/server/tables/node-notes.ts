/** What nodes tell each other. All of it may get lost; the log in the database is what counts. */

import type { BotRemark, Emote } from '@hearthside/protocol';
import type { Seat } from '@hearthside/table';
import type { StoredEntry } from '../storage/storage.ts';

export type NodeNote =
  /** The table's log has grown, by these entries if they are told; they are durable. */
  | {
      readonly about: 'log';
      readonly table: string;
      readonly n: number;
      readonly entries?: readonly StoredEntry[];
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

export const writeNote = (envelope: Envelope): string => JSON.stringify(envelope);

/** Another node's note; null for our own, and for what a newer node says and we do not know. */
export function readNote(text: string, ownNode: string): Envelope | null {
  const envelope = JSON.parse(text) as Envelope;
  const known = ['log', 'doc', 'presence', 'emote', 'remark'].includes(envelope.note?.about);
  return known && envelope.node !== ownNode ? envelope : null;
}
