/** What travels over the WebSocket, each message one JSON text. */

import Type from 'typebox';
import { ERRORS, type ErrorCode } from './constants.ts';
import {
  ActionText,
  EmoteName,
  fields,
  Keeper,
  N,
  orNull,
  Rejection,
  Retry,
  Seat,
  SeatKey,
  Secret,
  State,
  Step,
  SubmissionId,
  TableId,
  TableInfo,
  Values,
} from './parts.ts';

const submission = { id: SubmissionId, action: ActionText, seen: N };

/** From client to server. */
export const CLIENT_MESSAGES = {
  join: fields(
    {
      type: Type.Literal('join'),
      protocol: Type.Integer(),
      table: TableId,
      secret: Type.Optional(Secret),
      since: Type.Optional(
        Type.Integer({
          minimum: 0,
          description: 'Send the steps after this one; without it, only how the table stands.',
        }),
      ),
      number: Type.Optional(
        Type.String({
          pattern: '^[0-9a-f]{32}$',
          description:
            'A seat’s own random number: all rolls follow from it too. Counts before the first action, and only the first of a seat; otherwise it is passed over.',
        }),
      ),
      key: Type.Optional(SeatKey),
      views: Type.Optional(
        Type.Boolean({ description: 'Views with each of several steps? True unless told.' }),
      ),
    },
    'Must come first. With the secret of a seat you sit there, without one you watch.',
  ),
  act: fields(
    { type: Type.Literal('act'), ...submission },
    'Take an action. `seen` is the `n` of the state you acted on.',
  ),
  roll: fields(
    { type: Type.Literal('roll'), ...submission },
    'Say what a real die shows, at a table of `typed` dice.',
  ),
  emote: fields({ type: Type.Literal('emote'), emote: EmoteName }, 'One of a fixed list.'),
  name: fields(
    {
      type: Type.Literal('name'),
      name: Type.Union([Type.String({ maxLength: 200 }), Type.Null()], {
        description: 'What others at the table see beside your seat; null for nothing.',
      }),
      id: Type.Optional(SubmissionId),
    },
    'Say what you want to be called. All are told by `table`; with an `id` you also get `named`.',
  ),
  ping: fields({ type: Type.Literal('ping') }, 'Answered by `pong`.'),
} as const;

const ErrorName = Type.Enum(
  Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]],
) as unknown as Type.TUnsafe<ErrorCode>;

/** From server to client. */
export const SERVER_MESSAGES = {
  welcome: fields(
    {
      type: Type.Literal('welcome'),
      protocol: Type.Integer(),
      table: TableInfo,
      you: orNull(Seat),
    },
    'Answers `join`. `you` is your seat, or null for a spectator. `steps` follows.',
  ),
  steps: fields(
    {
      type: Type.Literal('steps'),
      steps: Type.Array(Step),
      state: orNull(State),
      after: Type.Optional(
        Type.Integer({
          minimum: 1,
          description:
            'In the answer to `join`, where more happened since `since` than is told: the steps begin after this one.',
        }),
      ),
    },
    'What happened, in order, and how the table stands now. `state` is null while more steps of the same catching-up follow.',
  ),
  accepted: fields(
    { type: Type.Literal('accepted'), id: SubmissionId, n: N },
    'Your submission is entry `n` of the log, and on disk.',
  ),
  rejected: fields(
    { type: Type.Literal('rejected'), id: SubmissionId, rejection: Rejection },
    'Your submission was not played, and why.',
  ),
  named: fields(
    { type: Type.Literal('named'), id: SubmissionId, player: orNull(Type.String()) },
    'Your name is stored; `player` is how it is written.',
  ),
  presence: fields(
    {
      type: Type.Literal('presence'),
      seats: Type.Array(Type.Boolean(), { description: 'Is anyone connected, by seat.' }),
      spectators: Type.Integer({ minimum: 0 }),
    },
    'Who is here.',
  ),
  emote: fields({ type: Type.Literal('emote'), seat: Seat, emote: EmoteName }, 'A seat says this.'),
  remark: fields(
    { type: Type.Literal('remark'), seat: Seat, n: N, key: Type.String(), values: Values },
    'A bot says why it did entry `n`: `coach.<key>` of the game’s catalogue. Only where nothing is hidden, and not kept.',
  ),
  table: fields(
    { type: Type.Literal('table'), table: TableInfo },
    'The table itself changed: a keeper, a name, a rule, or a rematch that waits under `next`.',
  ),
  passed: fields(
    { type: Type.Literal('passed'), seat: Seat, keeper: Keeper },
    'Somebody else has this seat from now on; `table` was sent before.',
  ),
  error: fields(
    {
      type: Type.Literal('error'),
      code: ErrorName,
      message: Type.String(),
      retry: Type.Optional(Retry),
      id: Type.Optional(SubmissionId),
    },
    'A request failed; with `id` it was that submission. Some errors close the connection.',
  ),
  bye: fields(
    { type: Type.Literal('bye'), reconnectSeconds: Type.Number() },
    'The server goes down; connect again after so long, to any node.',
  ),
  pong: fields({ type: Type.Literal('pong') }, 'Answers `ping`.'),
} as const;

type MessageOf<T extends Record<string, Type.TSchema>> = {
  [K in keyof T]: Type.Static<T[K]>;
}[keyof T];
export type ClientMessage = MessageOf<typeof CLIENT_MESSAGES>;
export type ServerMessage = MessageOf<typeof SERVER_MESSAGES>;
/** What a bot says to something it did. */
export type BotRemark = Omit<Type.Static<typeof SERVER_MESSAGES.remark>, 'type'>;
export type SubmitMessage = Type.Static<typeof CLIENT_MESSAGES.act | typeof CLIENT_MESSAGES.roll>;
export type JoinMessage = Type.Static<typeof CLIENT_MESSAGES.join>;
