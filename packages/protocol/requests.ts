/** What travels over HTTP. */

import Type from 'typebox';
import { CODE_LETTERS, CODE_SIGNS, ERRORS, type ErrorCode, PATHS } from './constants.ts';
import {
  AbsentRule,
  DiceMode,
  fields,
  Keeper,
  MoveClock,
  NameRule,
  orNull,
  Retry,
  Seat,
  Secret,
  TableId,
  TableInfo,
} from './parts.ts';

export const CreateTable = fields(
  {
    game: Type.String({ maxLength: 60 }),
    options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    dice: Type.Optional(DiceMode),
    keepers: Type.Optional(Type.Array(Keeper, { maxItems: 16, description: 'One a seat.' })),
    clock: Type.Optional(orNull(MoveClock)),
    absent: Type.Optional(orNull(AbsentRule)),
    takeBack: Type.Optional(Type.Boolean()),
    spectators: Type.Optional(Type.Boolean()),
    names: Type.Optional(NameRule),
  },
  'A new table. Whatever is left out takes its default: people in all seats, dice of the app, no clock, take-back and spectators allowed, names of the list.',
);

export const CreatedTable = fields(
  {
    table: TableInfo,
    host: Secret,
    seats: Type.Array(fields({ seat: Seat, secret: orNull(Secret) }, 'Null for a bot’s seat.')),
  },
  'The only time the secrets are told. A seat’s link is `/t/<table>#<secret>`.',
);

export const GiveSeat = fields(
  { keeper: Keeper },
  'Whoever sat there is sent away, and their link is void from now on.',
);

export const GivenSeat = fields(
  { table: TableInfo, secret: orNull(Secret) },
  'The new secret of the seat, null for a bot.',
);

export const ResetName = fields(
  {},
  'The seat has no name, and whoever sits there may say another, once, also while a game runs.',
);

export const ChangeRules = fields(
  { clock: Type.Optional(orNull(MoveClock)), absent: Type.Optional(orNull(AbsentRule)) },
  'What is left out stays as it is. A new clock counts from now on.',
);

export const Rematch = fields(
  { swap: Type.Optional(Type.Boolean({ description: 'Everyone moves one seat on.' })) },
  'Another game at a new table. Everyone’s secret opens the new table too.',
);

export const RematchTable = fields(
  { table: TableId },
  'The new table; asking again gives the same.',
);

const Code = Type.String({
  pattern: `^[${CODE_LETTERS}]{${CODE_SIGNS}}$`,
  description: 'Capital letters that look like no others.',
});

export const ShowCode = fields(
  { waiting: Type.Array(fields({ seat: Seat, secret: Secret }, 'A seat.'), { maxItems: 16 }) },
  'The seats that wait, each with its secret; they take the place of those from before.',
);

export const ShownCode = fields(
  { code: Code, seconds: Type.Integer({ description: 'So long it is good.' }) },
  'The code to show; asking again gives the same while it is good.',
);

export const TypedCode = fields({ code: Code }, 'What somebody read off a screen.');

export const OpenedSeat = fields(
  { table: TableId, secret: Secret },
  'A seat that waits, for whoever typed the code alone.',
);

export const Addresses = fields(
  { addresses: Type.Array(Type.String()) },
  'Told only to a page on the machine that serves it; empty for all others.',
);

export const About = fields(
  {
    contact: orNull(
      Type.String({
        description: 'A mail address as `mailto:…`, or where to write, as `https://…`.',
      }),
    ),
  },
  'Whom the operator of this server names for weaknesses and questions of privacy; null for nobody.',
);

export const Problem = fields(
  {
    error: fields(
      {
        code: Type.Enum(
          Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]],
        ) as unknown as Type.TUnsafe<ErrorCode>,
        message: Type.String(),
        retry: Type.Optional(Retry),
      },
      'What went wrong.',
    ),
  },
  'The body of every answer with a status of 400 or more.',
);

export type About = Type.Static<typeof About>;
export type Addresses = Type.Static<typeof Addresses>;
export type CreateTable = Type.Static<typeof CreateTable>;
export type CreatedTable = Type.Static<typeof CreatedTable>;
export type GiveSeat = Type.Static<typeof GiveSeat>;
export type GivenSeat = Type.Static<typeof GivenSeat>;
export type ChangeRules = Type.Static<typeof ChangeRules>;
export type OpenedSeat = Type.Static<typeof OpenedSeat>;
export type Problem = Type.Static<typeof Problem>;
export type Rematch = Type.Static<typeof Rematch>;
export type ShowCode = Type.Static<typeof ShowCode>;
export type ShownCode = Type.Static<typeof ShownCode>;
export type RematchTable = Type.Static<typeof RematchTable>;

interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly secret: 'none' | 'none, seat or host' | 'host' | 'host or seat';
  readonly body: Type.TSchema | null;
  readonly answer: Type.TSchema | null;
  readonly does: string;
}

/** Every address under `/api`. Secrets travel as `Authorization: Bearer <secret>`, the key of a bound seat as `Seat-Key: <key>`. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: PATHS.tables,
    secret: 'none',
    body: CreateTable,
    answer: CreatedTable,
    does: 'Sets up a table.',
  },
  {
    method: 'GET',
    path: PATHS.addresses,
    secret: 'none',
    body: null,
    answer: Addresses,
    does: 'Where phones in the same network reach the server, for a page that was opened on the server’s own machine.',
  },
  {
    method: 'GET',
    path: PATHS.about,
    secret: 'none',
    body: null,
    answer: About,
    does: 'Whom to ask about this server; also in `/.well-known/security.txt`.',
  },
  {
    method: 'GET',
    path: `${PATHS.tables}/{table}`,
    secret: 'none',
    body: null,
    answer: TableInfo,
    does: 'What all may know of a table.',
  },
  {
    method: 'GET',
    path: `${PATHS.tables}/{table}/record`,
    secret: 'none, seat or host',
    body: null,
    answer: null,
    does: 'The game so far as JSON Lines: a record where nothing is hidden or the game is over, and what you have seen of it otherwise (`Records` above), for a bound seat with its key.',
  },
  {
    method: 'POST',
    path: `${PATHS.tables}/{table}/seats/{seat}`,
    secret: 'host or seat',
    body: GiveSeat,
    answer: GivenSeat,
    does: 'Gives a seat to someone else: by the host, or by who sits there, with the key if it is bound. In a game with secrets the host can give a seat to a bot only once it was bound or the first action is taken (`holds-secrets`), until the game is over. All are told by `table` and `passed`.',
  },
  {
    method: 'POST',
    path: `${PATHS.tables}/{table}/seats/{seat}/name`,
    secret: 'host',
    body: ResetName,
    answer: TableInfo,
    does: 'Takes a name away from a seat.',
  },
  {
    method: 'POST',
    path: `${PATHS.tables}/{table}/rules`,
    secret: 'host',
    body: ChangeRules,
    answer: TableInfo,
    does: 'Changes the clock, or what happens when somebody is away, from now on. After the first action only to give more time. All are told by `table`.',
  },
  {
    method: 'POST',
    path: `${PATHS.tables}/{table}/rematch`,
    secret: 'host or seat',
    body: Rematch,
    answer: RematchTable,
    does: 'Sets up the next game when this one is over.',
  },
  {
    method: 'POST',
    path: `${PATHS.tables}/{table}/code`,
    secret: 'host',
    body: ShowCode,
    answer: ShownCode,
    does: 'A short code that opens a waiting seat to whoever types it. Kept by the node that was asked alone, while the table is open there.',
  },
  {
    method: 'POST',
    path: PATHS.codes,
    secret: 'none',
    body: TypedCode,
    answer: OpenedSeat,
    does: 'Opens a waiting seat: one in which nobody sits, and nobody sat as far as this node knows. It knows of whoever came to it since it opened the table; of those who came to other nodes, only where they bound the seat, said a name, or the game has secrets. Every try counts towards the limit of guesses from an address.',
  },
  {
    method: 'GET',
    path: '/api/v1/protocol',
    secret: 'none',
    body: null,
    answer: null,
    does: 'This description as JSON Schema.',
  },
];
