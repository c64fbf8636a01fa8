/** Structured log lines. Nothing secret has a way in: only these fields, and no message bodies. */

export type Severity = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, unknown>>;

const RANK: Readonly<Record<Severity, number>> = { debug: 0, info: 1, warn: 2, error: 3 };

/** What the secrets of seats look like, in case one gets into an error's text. */
const SECRET_LIKE = /[A-Za-z0-9_-]{32,}/g;
/** What the ids of tables look like, wherever in a text: the whole of one lets one watch. */
const TABLE_LIKE = /(?<![A-Za-z0-9_-])([A-Za-z0-9_-]{8})[A-Za-z0-9_-]{14}(?![A-Za-z0-9_-])/g;

export class Log {
  readonly #least: Severity;
  readonly #write: (line: string) => void;

  constructor(
    least: Severity,
    write: (line: string) => void = (line) => process.stderr.write(line),
  ) {
    this.#least = least;
    this.#write = write;
  }

  debug(message: string, fields: LogFields = {}): void {
    this.#line('debug', message, fields);
  }

  info(message: string, fields: LogFields = {}): void {
    this.#line('info', message, fields);
  }

  warn(message: string, fields: LogFields = {}): void {
    this.#line('warn', message, fields);
  }

  error(message: string, fields: LogFields = {}): void {
    this.#line('error', message, fields);
  }

  #line(level: Severity, message: string, fields: LogFields): void {
    if (RANK[level] < RANK[this.#least]) return;
    const line = JSON.stringify({ ...fields, at: new Date().toISOString(), level, message }, plain);
    this.#write(`${line.replace(SECRET_LIKE, '[hidden]').replace(TABLE_LIKE, '$1')}\n`);
  }
}

/** Errors by their text. */
const plain = (_key: string, value: unknown): unknown =>
  value instanceof Error ? `${value.name}: ${value.message}` : value;
