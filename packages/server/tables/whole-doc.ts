/**
 * Is what was stored a document at all? Looked at once, where it is read: whoever uses it later need not
 * wonder. What a newer server adds, fields and names of things, is none of our business.
 */

import Type from 'typebox';
import { Compile } from 'typebox/compile';

const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const Hex = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Seconds = Type.Integer({ minimum: 1 });

const Seat = Type.Object({
  secretHash: orNull(Hex),
  keeper: Type.Object({ kind: Type.String(), level: Type.Optional(Type.String()) }),
  player: Type.Optional(orNull(Type.String())),
  ownName: Type.Optional(Type.String()),
  number: Type.Optional(orNull(Type.String())),
  keyHash: Type.Optional(orNull(Hex)),
  opened: Type.Optional(Type.Boolean()),
  held: Type.Optional(Type.Boolean()),
  seenBefore: Type.Optional(Type.Boolean()),
});

const Doc = Type.Object({
  format: Type.Integer(),
  game: Type.String(),
  options: Type.Record(Type.String(), Type.Unknown()),
  dice: Type.Union([Type.Literal('app'), Type.Literal('typed')]),
  fairSecret: Hex,
  numbersClosed: Type.Optional(Type.Boolean()),
  hostHash: Hex,
  seats: Type.Array(Seat, { minItems: 1 }),
  voided: Type.Optional(Type.Array(Hex)),
  clock: orNull(Type.Object({ seconds: Seconds, otherwise: Type.String() })),
  clockSince: Type.Optional(Type.Number()),
  absent: orNull(Type.Object({ seconds: Seconds, level: Type.String() })),
  takeBack: Type.Boolean(),
  spectators: Type.Boolean(),
  names: Type.Optional(Type.String()),
  previous: orNull(Type.String()),
  next: orNull(Type.String()),
});

const checker = Compile(Doc);

/** Where it is none, or null. */
export function brokenPart(doc: unknown): string | null {
  if (checker.Check(doc)) return null;
  const [first] = checker.Errors(doc);
  return first ? `${first.instancePath || 'the document'} ${first.message}` : 'the document';
}
