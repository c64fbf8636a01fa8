/** What both sides know without a schema: the client needs nothing else at run time. */

export const PROTOCOL = 1;

/** The header in which the key of a bound seat travels over HTTP. */
export const SEAT_KEY = 'Seat-Key';
const KEY_SIGNS = /^[0-9a-f]{32}$/;
export const isSeatKey = (text: string): boolean => KEY_SIGNS.test(text);

/** Where the server listens, relative to its address. */
export const PATHS = {
  tables: '/api/v1/tables',
  socket: '/api/v1/socket',
  addresses: '/api/v1/addresses',
  about: '/api/v1/about',
  codes: '/api/v1/codes',
} as const;

/**
 * What codes are made of that people read off a big screen and type: no letter looks like another or
 * like a digit, and without vowels they make no words.
 */
export const CODE_LETTERS = 'CDFHJKMNPRTVWXY';
export const CODE_SIGNS = 6;
export const CODE_LIFE_SECONDS = 600;

/** All that players can say to each other: no free text, so nothing to moderate. */
export const EMOTES = [
  'hello',
  'good-luck',
  'well-played',
  'thank-you',
  'oops',
  'wow',
  'thinking',
  'your-turn',
  'good-game',
] as const;
export type Emote = (typeof EMOTES)[number];

/** Names to choose from; at a `list` table there are no others. */
export const LISTED_NAMES = [
  'Ada',
  'Basil',
  'Clover',
  'Dot',
  'Ember',
  'Fern',
  'Gus',
  'Hazel',
  'Ivy',
  'Juniper',
  'Kit',
  'Linus',
  'Mabel',
  'Nell',
  'Olive',
  'Pip',
  'Quill',
  'Rowan',
  'Sage',
  'Teddy',
  'Una',
  'Violet',
  'Wren',
  'Zeno',
] as const;

/** May people type a name, or only choose one of the list? */
export const NAME_RULES = ['any', 'list'] as const;
export type NameRule = (typeof NAME_RULES)[number];

export const BOT_LEVELS = ['random', 'easy', 'medium', 'hard', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const LIMITS = {
  /** Bytes of one message to the server; a longer one closes the connection. */
  messageBytes: 4096,
  /** Bytes of one HTTP body. A replaced board may stand in the options. */
  bodyBytes: 65_536,
  /** Steps in one message from the server; more come in several. */
  stepsPerMessage: 100,
  /** Steps that are told to whoever asks for older ones; of a longer past only the latest of it. */
  retoldSteps: 5000,
  /** Entries in one table's log; at a longer one nobody can do anything but resign. */
  entriesPerTable: 20_000,
  /** Take-backs of a seat in one turn. */
  takeBacksPerTurn: 2,
  connectionsPerSeat: 6,
  spectatorsPerTable: 60,
  /** A person's name: what a reader counts as characters, and what a computer does. */
  nameCharacters: 20,
  nameUnits: 64,
  nameDigits: 2,
  /** A connection that does not join by then is closed. */
  joinSeconds: 10,
  /** Unsent bytes at which a connection counts as too slow and is closed. */
  unsentBytes: 1_048_576,
} as const;

interface ErrorKind {
  /** The HTTP status of a request that fails so. */
  readonly status: number;
  /** May the same request succeed later? A client that reconnects by itself goes by this. */
  readonly retry: boolean;
  readonly meaning: string;
}

/** Every way in which the server says no to a request that is not against the rules of a game. */
export const ERRORS = {
  'bad-json': { status: 400, retry: false, meaning: 'The message is not JSON.' },
  'bad-message': { status: 400, retry: false, meaning: 'The message does not fit its schema.' },
  'too-large': { status: 413, retry: false, meaning: 'The message is longer than allowed.' },
  'unsupported-protocol': {
    status: 400,
    retry: false,
    meaning: 'The server does not speak this version of the protocol.',
  },
  'not-found': { status: 404, retry: false, meaning: 'There is nothing at this address.' },
  'wrong-method': { status: 405, retry: false, meaning: 'The address has no such method.' },
  'unknown-game': { status: 400, retry: false, meaning: 'The server has no game of that name.' },
  'bad-options': { status: 400, retry: false, meaning: 'The game does not have these options.' },
  'no-bots': { status: 400, retry: false, meaning: 'The game has no bot of that level.' },
  'no-such-table': {
    status: 404,
    retry: false,
    meaning: 'There is no such table, or it was deleted.',
  },
  'no-such-seat': { status: 404, retry: false, meaning: 'The table has no such seat.' },
  'wrong-secret': { status: 403, retry: false, meaning: 'The secret opens no seat of this table.' },
  'wrong-code': {
    status: 404,
    retry: false,
    meaning: 'No screen shows this code now, or all its seats are taken.',
  },
  removed: {
    status: 403,
    retry: false,
    meaning: 'The host gave the seat away; the old link is void.',
  },
  claimed: {
    status: 403,
    retry: false,
    meaning:
      'Another device opened this seat of a game with secrets: until the game is over it opens by that device’s key only.',
  },
  'holds-secrets': {
    status: 409,
    retry: false,
    meaning:
      'The seat knows what is hidden from others: while the game runs it passes to a bot, or to whom its own player gives it.',
  },
  'no-spectators': { status: 403, retry: false, meaning: 'The table does not take spectators.' },
  'not-joined': { status: 403, retry: false, meaning: 'Join a table first.' },
  'already-joined': { status: 409, retry: false, meaning: 'This connection has joined a table.' },
  'spectators-only-watch': { status: 403, retry: false, meaning: 'Only a seat can do this.' },
  'bad-name': {
    status: 400,
    retry: false,
    meaning: 'The name is empty, too long, or has something in it that belongs in no name.',
  },
  'unlisted-name': {
    status: 400,
    retry: false,
    meaning: 'At this table names come from the list, and this is none of them.',
  },
  'taken-name': {
    status: 409,
    retry: false,
    meaning: 'Another seat or a bot has this name, or one that looks like it.',
  },
  'name-fixed': {
    status: 409,
    retry: false,
    meaning:
      'A name of one’s own is said once, before the first action; now only names of the list, or none. The host may reset it.',
  },
  'only-gentler': {
    status: 409,
    retry: false,
    meaning:
      'While a game runs, a rule can only give more time: at least a minute, never a new clock or a resignation.',
  },
  'needs-a-person': {
    status: 400,
    retry: false,
    meaning: 'At least one seat must be a person’s.',
  },
  'log-full': {
    status: 409,
    retry: false,
    meaning: 'The game is longer than any honest one: nothing can be done here but resign.',
  },
  'not-over': {
    status: 409,
    retry: false,
    meaning: 'This is possible only when the game is over.',
  },
  'wrong-origin': { status: 403, retry: false, meaning: 'Pages of that origin may not connect.' },
  'broken-table': {
    status: 500,
    retry: false,
    meaning: 'The stored table cannot be read by this server; nothing was changed.',
  },
  'too-slow': {
    status: 408,
    retry: true,
    meaning: 'The connection did not read or join in time; come back and resume.',
  },
  'table-full': {
    status: 429,
    retry: true,
    meaning: 'Too many connections to this seat or table.',
  },
  'house-full': {
    status: 503,
    retry: true,
    meaning: 'The server has as many tables as it can keep; games in play go on.',
  },
  'rate-limited': { status: 429, retry: true, meaning: 'Too many requests; wait and try again.' },
  unavailable: {
    status: 503,
    retry: true,
    meaning: 'The storage does not answer; nothing is known to be lost, send it again.',
  },
  restarting: { status: 503, retry: true, meaning: 'The server is going down; connect again.' },
  internal: { status: 500, retry: true, meaning: 'A fault of the server, noted in its log.' },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof ERRORS;

/** WebSocket close codes: 4000 + the status of the error that led to it, or 1012 for a restart. */
export const closeCodeOf = (code: ErrorCode): number =>
  code === 'restarting' ? 1012 : 4000 + ERRORS[code].status;
