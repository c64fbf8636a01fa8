/** Untrusted bytes to typed messages, by the compiled schemas. */

import type { Result } from '@hearthside/table';
import { bad, ok } from '@hearthside/table';
import type Type from 'typebox';
import { Compile } from 'typebox/compile';
import { CLIENT_MESSAGES, type ClientMessage } from './messages.ts';

export interface Misread {
  readonly ok: false;
  readonly code: 'bad-json' | 'bad-message';
  readonly error: string;
}

interface Checker {
  Check(value: unknown): boolean;
  Errors(value: unknown): Iterable<{ instancePath: string; message: string }>;
}

const checkers = new Map<string, Checker>(
  Object.entries(CLIENT_MESSAGES).map(([type, schema]) => [type, Compile(schema) as Checker]),
);

/** One message to the server, or what is wrong with it. */
export function readClientMessage(text: string): { ok: true; value: ClientMessage } | Misread {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, code: 'bad-json', error: 'the message is not JSON' };
  }
  const type = (value as { type?: unknown } | null)?.type;
  const checker = typeof type === 'string' ? checkers.get(type) : undefined;
  if (!checker) {
    const known = [...checkers.keys()].join(', ');
    return { ok: false, code: 'bad-message', error: `"type" must be one of ${known}` };
  }
  if (checker.Check(value)) return { ok: true, value: value as ClientMessage };
  return { ok: false, code: 'bad-message', error: firstError(checker, value) };
}

/** A reader for the bodies of one kind of request. */
export function bodyReader<T extends Type.TSchema>(
  schema: T,
): (value: unknown) => Result<Type.Static<T>> {
  const checker = Compile(schema) as Checker;
  return (value) =>
    checker.Check(value) ? ok(value as Type.Static<T>) : bad(firstError(checker, value));
}

function firstError(checker: Checker, value: unknown): string {
  for (const { instancePath, message } of checker.Errors(value)) {
    return instancePath === '' ? message : `${instancePath.slice(1)} ${message}`;
  }
  return 'does not fit its schema';
}
