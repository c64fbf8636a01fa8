/** The parts that messages and requests are made of. */

import Type from 'typebox';
import { BOT_LEVELS, EMOTES, NAME_RULES } from './constants.ts';

/** An object with these fields. Whoever reads it skips others: they may come from a newer program. */
export const fields = <T extends Type.TProperties>(properties: T, description: string) =>
  Type.Object(properties, { description });

export const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Enum([...values] as [T, ...T[]]) as unknown as Type.TUnsafe<T>;

export const TableId = Type.String({
  pattern: '^[A-Za-z0-9_-]{22}$',
  description: '128 random bits. Whoever knows it may watch, where the table takes spectators.',
});

export const Secret = Type.String({
  pattern: '^[A-Za-z0-9_-]{32}$',
  description: '192 random bits that stand for a seat or for the host. Only a hash is stored.',
});

export const SeatKey = Type.String({
  pattern: '^[0-9a-f]{32}$',
  description:
    '128 random bits that a device makes and keeps beside the secret. In a game with secrets the first one binds the seat: until the game is over nobody else opens it. Only a hash is stored.',
});

export const Seat = Type.Integer({ minimum: 0, maximum: 15, description: 'Counted from 0.' });
export const N = Type.Integer({ minimum: 0, description: 'How many entries the log has.' });

export const SubmissionId = Type.String({
  pattern: '^[A-Za-z0-9_-]{8,40}$',
  description:
    'Chosen by the client, a new one for each submission. The same one again is not played twice.',
});

export const ActionText = Type.String({
  minLength: 1,
  maxLength: 200,
  description:
    'In the notation of the record; also `resign`, `take-back`, `take-back?`, `take-back yes` and `take-back no`.',
});

export const Retry = Type.Boolean({
  description: 'Is it worth trying again later? For codes that you do not know.',
});

/** What the gaps of a sentence are filled with. */
export const Values = Type.Record(Type.String(), Type.Unknown());

export const EmoteName = oneOf(EMOTES);
export const Level = oneOf(BOT_LEVELS);

export const Keeper = Type.Union([
  fields({ kind: Type.Literal('person') }, 'Whoever has the seat’s secret link.'),
  fields({ kind: Type.Literal('bot'), level: Level }, 'A bot on the server.'),
]);

export const DiceMode = Type.Union([Type.Literal('app'), Type.Literal('typed')], {
  description: '`app`: the server rolls, provably fair. `typed`: the players roll and say so.',
});

export const MoveClock = fields(
  {
    seconds: Type.Integer({ minimum: 5, maximum: 1_209_600 }),
    otherwise: Type.Union([Type.Literal('random'), Type.Literal('resign')], {
      description: 'What is played for a seat whose time is up: a random legal action, or resign.',
    }),
  },
  'Seconds for each action, from the first action of the game on. There is no take-back beside it.',
);

export const AbsentRule = fields(
  { seconds: Type.Integer({ minimum: 1, maximum: 604_800 }), level: Level },
  'A bot of this level acts for a person who is awaited and has been away this long, while somebody else of the table is there or a clock runs.',
);

export const FairProof = fields(
  {
    table: Type.String(),
    commitment: Type.String(),
    secret: Type.Optional(Type.String()),
    numbers: Type.Optional(
      Type.Array(Type.Union([Type.String(), Type.Null()]), {
        description:
          'What each seat added to the rolls, null for nothing; left out where none did.',
      }),
    ),
  },
  'SHA-256 of the secret behind all rolls; the secret itself once the game is over.',
);

export const Json = Type.Unknown({ description: 'JSON that the game defines.' });

export const NameRule = Type.Union(
  NAME_RULES.map((each) => Type.Literal(each)),
  { description: '`any`: people may type a name. `list`: only one of the names below.' },
) as unknown as Type.TUnsafe<(typeof NAME_RULES)[number]>;

export const SeatInfo = fields(
  {
    name: Type.Union([Type.String(), Type.Number()], { description: 'As records name the seat.' }),
    keeper: Keeper,
    player: Type.Union([Type.String(), Type.Null()], {
      description: 'What the person there wants to be called, if anything.',
    }),
    bound: Type.Optional(
      Type.Boolean({
        description:
          'Is it bound to the device that opened it, so that its link alone opens nothing until the game is over?',
      }),
    ),
    seenBefore: Type.Optional(
      Type.Boolean({
        description:
          'In a game with secrets: did somebody open it in this game who may not be who sits there now?',
      }),
    ),
  },
  'A seat as all may know it.',
);

export const TableInfo = fields(
  {
    id: TableId,
    game: Type.String(),
    options: Type.Unknown({ description: 'The options that differ from their defaults.' }),
    dice: DiceMode,
    seats: Type.Array(SeatInfo),
    clock: orNull(MoveClock),
    absent: orNull(AbsentRule),
    takeBack: Type.Boolean(),
    spectators: Type.Boolean(),
    names: NameRule,
    created: Type.Integer({ description: 'Milliseconds since 1970.' }),
    fair: orNull(FairProof),
    previous: orNull(TableId),
    next: Type.Union([TableId, Type.Null()], { description: 'The rematch, once there is one.' }),
  },
  'A table as all may know it.',
);

export const Step = fields(
  {
    n: N,
    by: Type.Integer({ minimum: -1, description: 'A seat, or -1 for chance.' }),
    action: Type.Union([Type.String(), Type.Null()], {
      description: 'Null while it is secret to you.',
    }),
    events: Type.Array(Json),
    view: Type.Optional(
      Type.Unknown({ description: 'How it looked after this step; the last view is in `state`.' }),
    ),
  },
  'One entry of the log with its consequences, as you may know them.',
);

export const State = fields(
  {
    n: N,
    view: Json,
    actors: Type.Array(Seat, {
      description: 'Who may act now. A seat that has chosen in secret has left this list: ready.',
    }),
    legal: Type.Array(Type.String(), { description: 'What you may do now.' }),
    rolls: Type.Array(Type.String(), { description: 'What a real die may show now.' }),
    canTakeBack: Type.Boolean(),
    canAskBack: Type.Optional(
      Type.Boolean({
        description: 'Could you ask the others to take your last turn back (`take-back?`)?',
      }),
    ),
    askedBack: Type.Optional(
      orNull(
        fields(
          { by: Seat, waiting: Type.Array(Seat) },
          'Who would take a turn back, and who has still to answer `take-back yes` or `take-back no`.',
        ),
      ),
    ),
    outcome: Json,
    secondsLeft: orNull(Type.Number()),
    fair: orNull(FairProof),
  },
  'How the table stands for you.',
);

const reason = (why: string) => Type.Object({ why: Type.Literal(why) });

export const Rejection = Type.Union([
  Type.Object({
    why: Type.Literal('rule'),
    refusal: Type.Object({
      rule: Type.String(),
      key: Type.String(),
      values: Type.Optional(Type.Unknown()),
    }),
  }),
  Type.Object({ why: Type.Literal('stale'), n: N }),
  ...[
    'unreadable',
    'no-such-seat',
    'over',
    'cannot-resign',
    'cannot-take-back',
    'no-such-roll',
  ].map(reason),
]);
