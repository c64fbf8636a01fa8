/** Requests under `/api`: read the body by its schema, check who asks, hand on what is asked. */

import type { IncomingMessage } from 'node:http';
import {
  type About,
  bodyReader,
  ChangeRules,
  CreateTable,
  describeProtocol,
  GiveSeat,
  isSeatKey,
  LIMITS,
  PATHS,
  Rematch,
  ResetName,
  SEAT_KEY,
  ShowCode,
  TypedCode,
} from '@hearthside/protocol';
import { isTooDeep, type Result } from '@hearthside/table';
import { Failure, WrongMethod } from '../failure.ts';
import { isFromThisMachine } from './home-network.ts';
import type { TableApi } from './table-api.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const TABLES =
  /^\/api\/v1\/tables(?:\/([A-Za-z0-9_-]{22})(?:\/(record|rematch|rules|code|seats\/(\d{1,2})(\/name)?))?)?$/;

const readCreate = bodyReader(CreateTable);
const readGive = bodyReader(GiveSeat);
const readRules = bodyReader(ChangeRules);
const readReset = bodyReader(ResetName);
const readRematch = bodyReader(Rematch);
const readShow = bodyReader(ShowCode);
const readTyped = bodyReader(TypedCode);

const json = (status: number, value: unknown): ApiAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export class HttpApi {
  readonly #tableApi: TableApi;
  readonly #addresses: () => readonly string[];
  readonly #about: About;

  constructor(tableApi: TableApi, addresses: () => readonly string[], about: About) {
    this.#tableApi = tableApi;
    this.#addresses = addresses;
    this.#about = about;
  }

  /** `address` is where the request comes from, as limits count it. */
  async answer(path: string, request: IncomingMessage, address: string): Promise<ApiAnswer> {
    if (path === '/api/v1/protocol') {
      needMethod(request, 'GET');
      return json(200, describeProtocol());
    }
    if (path === PATHS.addresses) {
      needMethod(request, 'GET');
      return json(200, { addresses: isFromThisMachine(request) ? this.#addresses() : [] });
    }
    if (path === PATHS.about) {
      needMethod(request, 'GET');
      return json(200, this.#about);
    }
    if (path === PATHS.codes) {
      needMethod(request, 'POST');
      const { code } = await readBody(request, readTyped);
      return json(200, this.#tableApi.openByCode(code, address));
    }
    const match = TABLES.exec(path);
    if (!match) throw new Failure('not-found', 'there is nothing at this address');
    const [, table, what, seat, name] = match;
    if (table === undefined) {
      needMethod(request, 'POST');
      return json(201, await this.#tableApi.create(await readBody(request, readCreate), address));
    }
    if (what === undefined) {
      needMethod(request, 'GET');
      return json(200, await this.#tableApi.info(table));
    }
    if (what === 'record') {
      needMethod(request, 'GET');
      const asker = { secret: secretIn(request), key: keyIn(request) };
      const body = await this.#tableApi.record(table, asker);
      return { status: 200, type: 'application/x-ndjson; charset=utf-8', body };
    }
    needMethod(request, 'POST');
    const secret = secretOf(request);
    if (what === 'rematch') {
      const wish = await readBody(request, readRematch);
      return json(200, { table: await this.#tableApi.rematch(table, secret, wish, address) });
    }
    if (what === 'code') {
      const { waiting } = await readBody(request, readShow);
      return json(200, await this.#tableApi.showCode(table, secret, waiting));
    }
    if (what === 'rules') {
      const wish = await readBody(request, readRules);
      return json(200, await this.#tableApi.changeRules(table, secret, wish));
    }
    if (name !== undefined) {
      await readBody(request, readReset);
      return json(200, await this.#tableApi.resetName(table, Number(seat), secret));
    }
    const { keeper } = await readBody(request, readGive);
    const asker = { secret, key: keyIn(request) };
    return json(200, await this.#tableApi.giveSeat(table, Number(seat), asker, keeper));
  }
}

function needMethod(request: IncomingMessage, method: 'GET' | 'POST'): void {
  if (request.method === method || (method === 'GET' && request.method === 'HEAD')) return;
  throw new WrongMethod(method === 'GET' ? 'GET, HEAD' : 'POST');
}

function secretOf(request: IncomingMessage): string {
  const secret = secretIn(request);
  if (secret === null)
    throw new Failure('wrong-secret', 'Authorization: Bearer <secret> is needed');
  return secret;
}

/** The secret, or null where none was sent. */
function secretIn({ headers: { authorization } }: IncomingMessage): string | null {
  if (authorization === undefined) return null;
  const secret = /^Bearer ([A-Za-z0-9_-]{32})$/.exec(authorization)?.[1];
  if (secret === undefined) throw new Failure('wrong-secret', 'this is no secret of a table');
  return secret;
}

/** The key of the device that a seat is bound to, or null where none was sent. */
function keyIn({ headers }: IncomingMessage): string | null {
  const key = headers[SEAT_KEY.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key === 'string' && isSeatKey(key)) return key;
  throw new Failure('bad-message', `${SEAT_KEY} must be 32 hex digits`);
}

async function readBody<T>(
  request: IncomingMessage,
  read: (value: unknown) => Result<T>,
): Promise<T> {
  const text = await bodyOf(request);
  if (isTooDeep(text)) throw new Failure('bad-message', 'the body is nested too deep');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure('bad-json', 'the body is not JSON');
  }
  const body = read(value);
  if (!body.ok) throw new Failure('bad-message', body.error);
  return body.value;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LIMITS.bodyBytes) throw new Failure('too-large', 'the body is too long');
      chunks.push(chunk);
    }
  } catch (error) {
    // Whoever asked hung up, or was cut off: no fault of ours, and nobody hears the answer.
    throw request.complete || error instanceof Failure
      ? error
      : new Failure('too-slow', 'the body did not come');
  }
  return Buffer.concat(chunks).toString('utf8');
}
