/**
 * What nodes tell each other. All of it may get lost; the log in the database is what counts. Others may use
 * the same channel, and newer nodes say what we do not know: what is not of this shape is passed over.
 */

import type { BotRemark, Emote } from '@hearthside/protocol';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { StoredEntry } from '../storage/storage.ts';

const Count = Type.Integer({ minimum: 0 });
const Seat = Count;
const Actor = Type.Integer({ minimum: -1 });
const table = Type.String();

/** By whom, what, and the client's id for it where it was submitted. */
const ToldEntry = Type.Union([
  Type.Tuple([Actor, Type.String()]),
  Type.Tuple([Actor, Type.String(), Type.String()]),
]);

const NodeNote = Type.Union([
  /**
   * The table's log has grown to `n`. `told` are the last entries up to there, made in one go at `at`; they
   * are durable. Short, since the bytes of a note are counted.
   */
  Type.Object({
    about: Type.Literal('log'),
    table,
    n: Count,
    at: Type.Optional(Type.Number()),
    told: Type.Optional(Type.Array(ToldEntry)),
  }),
  /** The table's document has changed. */
  Type.Object({ about: Type.Literal('doc'), table, revision: Count }),
  /** Who is there; `ask` where the sender wishes to be told who is at the others. */
  Type.Object({
    about: Type.Literal('presence'),
    table,
    seats: Type.Array(Seat),
    spectators: Count,
    ask: Type.Boolean(),
  }),
  Type.Object({
    about: Type.Literal('remark'),
    table,
    remark: Type.Unsafe<BotRemark>(
      Type.Object({ seat: Seat, n: Count, key: Type.String(), values: Type.Object({}) }),
    ),
  }),
  Type.Object({
    about: Type.Literal('emote'),
    table,
    seat: Seat,
    emote: Type.Unsafe<Emote>(Type.String()),
  }),
]);

const Envelope = Type.Object({ node: Type.String(), note: NodeNote });

export type NodeNote = Type.Static<typeof NodeNote>;
export type LogNote = NodeNote & { readonly about: 'log' };
export type Envelope = Type.Static<typeof Envelope>;

const envelopes = Compile(Envelope);

/** More entries of one submission than this are not told but read: a note has its size. */
const MOST_TOLD = 8;

/** Says that these entries of one submission are in the log. */
export function logNote(table: string, entries: readonly StoredEntry[]): LogNote {
  const { n, at } = entries.at(-1) as StoredEntry;
  if (entries.length > MOST_TOLD) return { about: 'log', table, n };
  const told = entries.map(
    ({ by, action, submission }): [number, string] | [number, string, string] =>
      submission === null ? [by, action] : [by, action, submission],
  );
  return { about: 'log', table, n, at, told };
}

/** The entries as they are stored; none where they were not told. */
export function toldEntries({ n, at, told }: LogNote): StoredEntry[] {
  if (told === undefined || at === undefined) return [];
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

/** Another node's note; null for our own, and for what is none that we know. */
export function readNote(text: string, ownNode: string): Envelope | null {
  let envelope: unknown;
  try {
    envelope = JSON.parse(text);
  } catch {
    return null;
  }
  return envelopes.Check(envelope) && envelope.node !== ownNode ? envelope : null;
}
