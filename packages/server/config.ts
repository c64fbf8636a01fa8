/** How a server is told what to do: environment variables, and flags that override them. */

import type { Severity } from './log.ts';
import type { Rate } from './rate-limit.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Was the port asked for? If not, the next free one will do. */
  readonly portIsFixed: boolean;
  /** A file for SQLite, or a `postgres://` URL. */
  readonly database: string;
  /** Pages of these origins may connect, beside our own. */
  readonly origins: readonly string[];
  /** How many proxies of our own stand in front; each adds an address to `X-Forwarded-For`. */
  readonly proxies: number;
  readonly keepDays: number;
  readonly botThreads: number;
  readonly thinkMilliseconds: number;
  readonly logLevel: Severity;
  readonly connectionsPerAddress: number;
  readonly connectionsInAll: number;
  /** How often a connection is asked whether it is still there. */
  readonly heartbeatSeconds: number;
  /** Messages on one connection, and whatever else comes in a frame. */
  readonly messageRate: Rate;
  /** Tables set up, and other requests, from one address. */
  readonly createRate: Rate;
  readonly requestRate: Rate;
  /** Pages, their files and everything else that is no request of a program, from one address. */
  readonly pageRate: Rate;
  /** Wrong secrets and unknown tables from one address. */
  readonly guessRate: Rate;
  /** Entries of logs that are told once more to one address. */
  readonly storyRate: Rate;
  /** Tables that are kept at most; then no new ones are set up. */
  readonly mostTables: number;
  /** Megabytes that must be free on the disk of a SQLite file for a new table. */
  readonly freeMegabytes: number;
  /** Opens `/metrics` to other machines; null: only to this one. */
  readonly metricsToken: string | null;
  /** Whom visitors may tell of weaknesses, as a URI; null for nobody. */
  readonly contact: string | null;
  /** The built page; null when there is none. */
  readonly pages: string | null;
}

export const DEFAULTS: Config = {
  host: '127.0.0.1',
  port: 8080,
  portIsFixed: false,
  database: 'data/hearthside.db',
  origins: [],
  proxies: 0,
  keepDays: 60,
  botThreads: 2,
  thinkMilliseconds: 1000,
  logLevel: 'info',
  connectionsPerAddress: 200,
  connectionsInAll: 20_000,
  heartbeatSeconds: 30,
  messageRate: { perSecond: 50, burst: 200 },
  createRate: { perSecond: 0.5, burst: 30 },
  requestRate: { perSecond: 50, burst: 300 },
  pageRate: { perSecond: 200, burst: 3000 },
  guessRate: { perSecond: 0.2, burst: 20 },
  storyRate: { perSecond: 4000, burst: 60_000 },
  mostTables: 200_000,
  freeMegabytes: 256,
  metricsToken: null,
  contact: null,
  pages: null,
};

interface Setting {
  /** The flag; its environment variable is `HEARTHSIDE_` and this in capitals, or `variable`. */
  readonly flag: string;
  readonly variable?: string;
  readonly value: string;
  readonly help: string;
  read(text: string): Partial<Config>;
}

const wholeNumber = (name: string, text: string, min: number, max: number): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  }
  return value;
};

/** Something in the configuration is wrong; the message says what. */
export class ConfigError extends Error {}

const MOST_OF_A_CONTACT = 200;
const MAIL = /^mailto:[^@:/?#]+@[^@/?#]+(\?[^#]*)?$/;
const UNSEEN = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/gu;
/** What would end the text that a page or a file puts a contact into. */
const QUOTES_AND_ANGLES = /["'`<>\p{Pi}\p{Pf}]/u;

/** An address that RFC 9116 allows, and that a page may link to. */
function contactUri(text: string): string {
  const uri = /^[^@:/]+@/.test(text) ? `mailto:${text}` : text;
  const isUri = MAIL.test(uri) || (uri.startsWith('https://') && URL.canParse(uri));
  const seen = text.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
  const isPlain = seen === text && !QUOTES_AND_ANGLES.test(text);
  if (isUri && isPlain && text.length <= MOST_OF_A_CONTACT) return uri;
  throw new ConfigError(
    `contact must be a mail address or https://… of at most ${MOST_OF_A_CONTACT} characters, without blanks, quotes, angle brackets or invisible signs, not "${seen.slice(0, MOST_OF_A_CONTACT)}"`,
  );
}

const LEVELS: readonly Severity[] = ['debug', 'info', 'warn', 'error'];
const NO_LIMIT: Rate = { perSecond: 1e9, burst: 1e9 };

export const SETTINGS: readonly Setting[] = [
  {
    flag: 'host',
    variable: 'HOST',
    value: 'ADDRESS',
    help: 'where to listen; 0.0.0.0 lets other devices in (default 127.0.0.1)',
    read: (host) => ({ host }),
  },
  {
    flag: 'port',
    variable: 'PORT',
    value: 'NUMBER',
    help: 'default 8080, or the next one free',
    read: (text) => ({ port: wholeNumber('port', text, 0, 65_535), portIsFixed: true }),
  },
  {
    flag: 'database',
    value: 'FILE|URL',
    help: 'a file for SQLite (default data/hearthside.db) or postgres://… for many nodes',
    read: (database) => ({ database }),
  },
  {
    flag: 'origins',
    value: 'LIST',
    help: 'origins whose pages may connect beside our own, separated by commas',
    read: (text) => ({ origins: text.split(',').map((each) => each.trim()) }),
  },
  {
    flag: 'trust-proxy',
    value: 'no|yes|NUMBER',
    help: 'how many proxies of your own stand in front and add to X-Forwarded-For; yes is 1 (default no)',
    read(text) {
      if (text === 'no') return { proxies: 0 };
      return { proxies: text === 'yes' ? 1 : wholeNumber('trust-proxy', text, 0, 10) };
    },
  },
  {
    flag: 'metrics-token',
    value: 'TEXT',
    help: 'lets other machines read /metrics with "Authorization: Bearer TEXT" (default: only this machine)',
    read(metricsToken) {
      if (metricsToken.length < 16) throw new ConfigError('metrics-token must have 16 characters');
      return { metricsToken };
    },
  },
  {
    flag: 'contact',
    value: 'MAIL|URL',
    help: 'whom to tell of weaknesses and ask about privacy: a mail address or https://…, shown on the privacy page and in /.well-known/security.txt (default: nobody)',
    read: (text) => ({ contact: contactUri(text) }),
  },
  {
    flag: 'most-tables',
    value: 'NUMBER',
    help: 'set up no new tables when so many are kept (default 200000)',
    read: (text) => ({ mostTables: wholeNumber('most-tables', text, 1, 1_000_000_000) }),
  },
  {
    flag: 'free-mb',
    value: 'MB',
    help: 'set up no new tables when less is free on the disk of the SQLite file (default 256)',
    read: (text) => ({ freeMegabytes: wholeNumber('free-mb', text, 0, 1_000_000_000) }),
  },
  {
    flag: 'keep-days',
    value: 'DAYS',
    help: 'delete tables in which nothing happened for so long (default 60)',
    read: (text) => ({ keepDays: wholeNumber('keep-days', text, 1, 3650) }),
  },
  {
    flag: 'bot-threads',
    value: 'NUMBER',
    help: 'threads in which bots think (default 2)',
    read: (text) => ({ botThreads: wholeNumber('bot-threads', text, 1, 64) }),
  },
  {
    flag: 'think-ms',
    value: 'MS',
    help: 'how long a bot may think about one action (default 1000)',
    read: (text) => ({ thinkMilliseconds: wholeNumber('think-ms', text, 10, 20_000) }),
  },
  {
    flag: 'log',
    value: 'LEVEL',
    help: 'debug, info, warn or error (default info)',
    read(text) {
      const logLevel = LEVELS.find((each) => each === text);
      if (!logLevel) throw new ConfigError(`log must be ${LEVELS.join(', ')}, not "${text}"`);
      return { logLevel };
    },
  },
  {
    flag: 'limits',
    value: 'on|off',
    help: 'off lifts the limits on rates and connections: for measuring on one machine only',
    read: (text) =>
      text === 'off'
        ? {
            connectionsPerAddress: 1e6,
            connectionsInAll: 1e6,
            messageRate: NO_LIMIT,
            createRate: NO_LIMIT,
            requestRate: NO_LIMIT,
            pageRate: NO_LIMIT,
            guessRate: NO_LIMIT,
            storyRate: NO_LIMIT,
          }
        : {},
  },
];

export const variableOf = ({ flag, variable }: Setting): string =>
  variable ?? `HEARTHSIDE_${flag.toUpperCase().replaceAll('-', '_')}`;

/** Flags before environment before defaults. */
export function readConfig(
  flags: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): Config {
  let config = DEFAULTS;
  for (const setting of SETTINGS) {
    const flag = flags[setting.flag];
    const text = typeof flag === 'string' ? flag : environment[variableOf(setting)];
    if (text !== undefined && text !== '') config = { ...config, ...setting.read(text) };
  }
  return config;
}
