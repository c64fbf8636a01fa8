/**
 * Untrusted bytes to typed messages, by the compiled schemas. Fields that no schema knows are dropped:
 * a newer program may send them to an older one, and nothing unread gets any further.
 */

import type { Result } from '@hearthside/table';
import { bad, ok } from '@hearthside/table';
import type Type from 'typebox';
import { Compile } from 'typebox/compile';
import { Clean } from 'typebox/value';
import { CLIENT_MESSAGES, type ClientMessage } from './messages.ts';

export interface Misread {
  readonly ok: false;
  readonly code: 'bad-json' | 'bad-message';
  readonly error: string;
  /** Of a type that is not known here: perhaps by a newer program, so it is no fault. */
  readonly isUnknown: boolean;
}

interface Checker {
  Check(value: unknown): boolean;
  Errors(value: unknown): Iterable<{ instancePath: string; message: string }>;
}

/** Reads what fits a schema, as far as the schema goes. */
class Reader {
  readonly #schema: Type.TSchema;
  readonly #fields: ReadonlySet<string>;
  readonly #checker: Checker;

  constructor(schema: Type.TSchema) {
    this.#schema = schema;
    this.#fields = new Set(Object.keys((schema as Type.TObject).properties));
    this.#checker = Compile(schema) as Checker;
  }

  /** For messages, whose fields are all plain: it costs nothing where none is unknown. */
  readFlat<T>(value: unknown): Result<T> {
    if (!this.#checker.Check(value)) return bad(this.#firstError(value));
    for (const key in value as object) if (!this.#fields.has(key)) return this.#cleaned(value);
    return ok(value as T);
  }

  read<T>(value: unknown): Result<T> {
    return this.#checker.Check(value) ? this.#cleaned(value) : bad(this.#firstError(value));
  }

  #cleaned<T>(value: unknown): Result<T> {
    return ok(Clean(this.#schema, value) as T);
  }

  #firstError(value: unknown): string {
    for (const { instancePath, message } of this.#checker.Errors(value)) {
      return instancePath === '' ? message : `${instancePath.slice(1)} ${message}`;
    }
    return 'does not fit its schema';
  }
}

const readers = new Map(
  Object.entries(CLIENT_MESSAGES).map(([type, schema]) => [type, new Reader(schema)]),
);

/** One message to the server, or what is wrong with it. */
export function readClientMessage(text: string): { ok: true; value: ClientMessage } | Misread {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return misread('bad-json', 'the message is not JSON');
  }
  const type = (value as { type?: unknown } | null)?.type;
  if (typeof type !== 'string') {
    return misread('bad-message', '"type" must be a text');
  }
  const reader = readers.get(type);
  if (!reader) {
    const known = [...readers.keys()].join(', ');
    return { ...misread('bad-message', `"type" is none of ${known}`), isUnknown: true };
  }
  const read = reader.readFlat<ClientMessage>(value);
  return read.ok ? read : misread('bad-message', read.error);
}

const misread = (code: Misread['code'], error: string): Misread => ({
  ok: false,
  code,
  error,
  isUnknown: false,
});

/** A reader for the bodies of one kind of request. */
export function bodyReader<T extends Type.TSchema>(
  schema: T,
): (value: unknown) => Result<Type.Static<T>> {
  const reader = new Reader(schema);
  return (value) => reader.read(value);
}
