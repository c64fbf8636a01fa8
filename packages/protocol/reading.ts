/**
 * Untrusted bytes to typed messages, by the compiled schemas. Fields that no schema knows are dropped:
 * a newer program may send them to an older one, and nothing unread gets any further.
 */

import type { Result } from '@hearthside/table';
import { bad, ok } from '@hearthside/table';
import type Type from 'typebox';
import { Compile } from 'typebox/compile';
import { Clean } from 'typebox/value';
import { PROTOCOL } from './constants.ts';
import { CLIENT_MESSAGES, type ClientMessage } from './messages.ts';
import { SubmissionId } from './parts.ts';

export interface Misread {
  readonly ok: false;
  readonly code: 'bad-json' | 'bad-message' | 'unsupported-protocol';
  readonly error: string;
  /** Of a type, or with an emote, that is not known here: perhaps by a newer program, so it is no fault. */
  readonly isUnknown: boolean;
  /** What the sender calls it, where that can be read: it waits for an answer by that name. */
  readonly id?: string;
}

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: {
    readonly allowedValue?: unknown;
    readonly allowedValues?: readonly unknown[];
    readonly type?: string;
  };
}

interface Checker {
  Check(value: unknown): boolean;
  Errors(value: unknown): Iterable<SchemaError>;
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
    if (!this.#checker.Check(value)) return bad(this.#problem(value));
    for (const key in value as object) if (!this.#fields.has(key)) return this.#cleaned(value);
    return ok(value as T);
  }

  read<T>(value: unknown): Result<T> {
    return this.#checker.Check(value) ? this.#cleaned(value) : bad(this.#problem(value));
  }

  #cleaned<T>(value: unknown): Result<T> {
    return ok(Clean(this.#schema, value) as T);
  }

  #problem(value: unknown): string {
    return problemOf([...this.#checker.Errors(value)]);
  }
}

/**
 * The deepest of the errors says most. Where one of several shapes would do, each has its own error: what
 * they would take is listed, and of what only one of them has the last is meant.
 */
function problemOf(errors: readonly SchemaError[]): string {
  const depth = ({ instancePath }: SchemaError) => instancePath.split('/').length;
  const deepest = Math.max(...errors.map(depth));
  const last = errors.findLast((each) => each.keyword !== 'anyOf' && depth(each) === deepest);
  if (!last) return 'does not fit its schema';
  const alike = errors.filter(
    ({ keyword, instancePath }) => keyword === last.keyword && instancePath === last.instancePath,
  );
  const { instancePath, message } = last;
  const wanted = alike.flatMap(({ params: { allowedValue, allowedValues, type } }) => {
    if (type !== undefined) return [type];
    return (allowedValues ?? (allowedValue === undefined ? [] : [allowedValue])).map((each) =>
      JSON.stringify(each),
    );
  });
  const problem = wanted.length > 0 ? `must be ${wanted.join(' or ')}` : message;
  return instancePath === '' ? problem : `${instancePath.slice(1)} ${problem}`;
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
    const unknown = misread('bad-message', `"type" is none of ${known}`);
    return { ...unknown, isUnknown: true, ...idIn(value as object) };
  }
  const read = reader.readFlat<ClientMessage>(value);
  return read.ok ? read : misfit(type, value as Fields, read.error);
}

interface Fields {
  readonly [name: string]: unknown;
}

/** A message of a known type that does not fit: is it wrong, or only newer than this program? */
function misfit(type: string, fields: Fields, error: string): Misread {
  const { protocol, emote } = fields;
  // Another version may give `join` another shape: whoever speaks it is to read why it is not let in.
  if (type === 'join' && Number.isInteger(protocol) && protocol !== PROTOCOL) {
    return misread('unsupported-protocol', `this server speaks protocol ${PROTOCOL}`);
  }
  const isUnknown = type === 'emote' && typeof emote === 'string';
  return { ...misread('bad-message', error), isUnknown, ...idIn(fields) };
}

const submissionId = Compile(SubmissionId) as Checker;

function idIn(message: object): { readonly id?: string } {
  const id = 'id' in message ? message.id : null;
  return submissionId.Check(id) ? { id: id as string } : {};
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
