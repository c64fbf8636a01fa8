/** What is asked over HTTP. */

import type {
  CreatedTable,
  CreateTable,
  GivenSeat,
  Keeper,
  RematchTable,
  TableInfo,
} from '@hearthside/protocol';
import { PATHS } from '@hearthside/protocol/constants';
import { bad, type FindGame, type Result, readRecords, verifyRecord } from '@hearthside/table';
import { ServerError } from './server-error.ts';

export const createTable = (server: string, wish: CreateTable): Promise<CreatedTable> =>
  ask(server, PATHS.tables, { body: wish });

export const tableInfo = (server: string, table: string): Promise<TableInfo> =>
  ask(server, `${PATHS.tables}/${table}`, {});

/** Gives a seat to someone else; the answer has its new secret. Only the host can. */
export const giveSeat = (
  server: string,
  table: string,
  hostSecret: string,
  seat: number,
  keeper: Keeper,
): Promise<GivenSeat> =>
  ask(server, `${PATHS.tables}/${table}/seats/${seat}`, { secret: hostSecret, body: { keeper } });

/** The table of the rematch; the same one whoever asks first. */
export const rematch = (
  server: string,
  table: string,
  secret: string,
  swap = false,
): Promise<RematchTable> =>
  ask(server, `${PATHS.tables}/${table}/rematch`, { secret, body: { swap } });

/** The game as a record, once the server tells it. */
export async function fetchRecord(server: string, table: string): Promise<string> {
  const response = await fetch(`${server}${PATHS.tables}/${table}/record`);
  if (!response.ok) throw await problemOf(response);
  return response.text();
}

/** Checks every roll of a finished table against the commitment that was shown before play. */
export async function verifyTable(
  server: string,
  table: string,
  commitment: string,
  find: FindGame,
): Promise<Result<{ readonly rolls: number }>> {
  const records = readRecords(await fetchRecord(server, table), find);
  if (!records.ok) return records;
  const [record] = records.value;
  if (!record) return bad('the server sent no record');
  const proof = record.extra['fair'] as { table?: unknown; commitment?: unknown } | undefined;
  if (proof?.commitment !== commitment || proof.table !== table) {
    return bad('the record is not of the secret that was committed to before play');
  }
  return verifyRecord(record);
}

interface Question {
  readonly secret?: string;
  readonly body?: unknown;
}

async function ask<T>(server: string, path: string, { secret, body }: Question): Promise<T> {
  const response = await fetch(`${server}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as T;
}

async function problemOf(response: Response): Promise<ServerError> {
  try {
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    return new ServerError(error.code as ServerError['code'], error.message);
  } catch {
    return new ServerError('unavailable', `the server answered ${response.status}`);
  }
}
