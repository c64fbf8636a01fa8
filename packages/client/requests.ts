/** What is asked over HTTP. */

import type {
  About,
  Addresses,
  ChangeRules,
  CreatedTable,
  CreateTable,
  GivenSeat,
  Keeper,
  OpenedSeat,
  Problem,
  RematchTable,
  ShowCode,
  ShownCode,
  TableInfo,
} from '@hearthside/protocol';
import { PATHS, SEAT_KEY } from '@hearthside/protocol/constants';
import {
  bad,
  type FindGame,
  type Result,
  readRecords,
  type Verification,
  verifyRecord,
} from '@hearthside/table';
import { ServerError } from './server-error.ts';

/** Where phones find the server, if this page was opened on its own machine; else where it is. */
export async function homeAddress(server: string): Promise<string> {
  const { addresses } = await ask<Addresses>(server, PATHS.addresses, {});
  return addresses[0] ?? server;
}

/** Whom the operator of the server names, as a `mailto:` or `https:` address; null for nobody. */
export const operatorOf = async (server: string): Promise<string | null> =>
  (await ask<About>(server, PATHS.about, {})).contact;

export const createTable = (server: string, wish: CreateTable): Promise<CreatedTable> =>
  ask(server, PATHS.tables, { body: wish });

export const tableInfo = (server: string, table: string): Promise<TableInfo> =>
  ask(server, `${PATHS.tables}/${table}`, {});

/** Gives a seat to someone else; the answer has its new secret. By the host, or by its own player. */
export const giveSeat = (
  server: string,
  table: string,
  secret: string,
  seat: number,
  keeper: Keeper,
  key: string | null = null,
): Promise<GivenSeat> =>
  ask(server, `${PATHS.tables}/${table}/seats/${seat}`, { secret, key, body: { keeper } });

/** Takes a seat's name away; whoever sits there may say another, once. Only the host can. */
export const resetName = (
  server: string,
  table: string,
  hostSecret: string,
  seat: number,
): Promise<TableInfo> =>
  ask(server, `${PATHS.tables}/${table}/seats/${seat}/name`, { secret: hostSecret, body: {} });

/** Changes the clock or what happens when somebody is away; what is left out stays. Only the host can. */
export const changeRules = (
  server: string,
  table: string,
  hostSecret: string,
  rules: ChangeRules,
): Promise<TableInfo> =>
  ask(server, `${PATHS.tables}/${table}/rules`, { secret: hostSecret, body: rules });

/** A short code for the seats that wait, to be shown on a screen. Only the host can. */
export const showCode = (
  server: string,
  table: string,
  hostSecret: string,
  waiting: ShowCode['waiting'],
): Promise<ShownCode> =>
  ask(server, `${PATHS.tables}/${table}/code`, { secret: hostSecret, body: { waiting } });

/** The way into a waiting seat, by the code that a screen shows, however it was typed. */
export const openByCode = (server: string, typed: string): Promise<OpenedSeat> =>
  ask(server, PATHS.codes, { body: { code: typed.replace(/[^a-z]/gi, '').toUpperCase() } });

/** The table of the rematch; the same one whoever asks first. */
export const rematch = (
  server: string,
  table: string,
  secret: string,
  swap = false,
): Promise<RematchTable> =>
  ask(server, `${PATHS.tables}/${table}/rematch`, { secret, body: { swap } });

/** A game so far. `record`: the whole record. `seen`: what one may know of it while more is hidden. */
export interface TableRecord {
  readonly as: 'record' | 'seen';
  /** JSON Lines. */
  readonly text: string;
}

/** The game so far, through the eyes of the seat that `secret` and `key` open, or of a bystander. */
export async function fetchRecord(
  server: string,
  table: string,
  secret: string | null = null,
  key: string | null = null,
): Promise<TableRecord> {
  const response = await fetch(`${server}${PATHS.tables}/${table}/record`, {
    headers: headersOf(secret, key),
  });
  if (!response.ok) throw await problemOf(response);
  const text = await response.text();
  const header = JSON.parse(text.slice(0, text.indexOf('\n'))) as object;
  return { as: 'record' in header ? 'record' : 'seen', text };
}

/** What a seat added to the rolls, and was told that it counts. */
export interface OwnNumber {
  readonly seat: number;
  readonly number: string;
}

/**
 * Checks every roll of a finished table against the commitment that was shown before play, and
 * against one's own number.
 */
export async function verifyTable(
  server: string,
  table: string,
  commitment: string,
  find: FindGame,
  secret: string | null = null,
  own: OwnNumber | null = null,
): Promise<Result<Verification>> {
  const { as, text } = await fetchRecord(server, table, secret);
  if (as === 'seen') return bad('the secret is not revealed yet: the game is not over');
  const records = readRecords(text, find);
  if (!records.ok) return records;
  const [record] = records.value;
  if (!record) return bad('the server sent no record');
  const proof = record.extra['fair'] as { table?: unknown; commitment?: unknown } | undefined;
  if (proof?.commitment !== commitment || proof.table !== table) {
    return bad('the record is not of the secret that was committed to before play');
  }
  const verified = verifyRecord(record);
  if (verified.ok && own && verified.value.numbers[own.seat] !== own.number) {
    return bad('the number that this seat added before play is not in the record');
  }
  return verified;
}

interface Call {
  readonly secret?: string;
  readonly key?: string | null;
  readonly body?: unknown;
}

async function ask<T>(server: string, path: string, { secret, key, body }: Call): Promise<T> {
  const response = await fetch(`${server}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headersOf(secret ?? null, key ?? null),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as T;
}

const headersOf = (secret: string | null, key: string | null): Record<string, string> => ({
  ...(secret === null ? {} : { Authorization: `Bearer ${secret}` }),
  ...(secret === null || key === null ? {} : { [SEAT_KEY]: key }),
});

async function problemOf(response: Response): Promise<ServerError> {
  try {
    const { error } = (await response.json()) as Problem;
    return new ServerError(error.code, error.message, error.retry);
  } catch {
    return new ServerError('unavailable', `the server answered ${response.status}`);
  }
}
