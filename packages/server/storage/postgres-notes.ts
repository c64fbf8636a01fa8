/** Notes between nodes by LISTEN and NOTIFY. A note may be lost; whoever listens is told of gaps. */

import pg from 'pg';
import type { Note } from './storage.ts';

const CHANNEL = 'hearthside';
/** PostgreSQL takes less than 8000 bytes in one notification. */
const PAYLOAD_BYTES = 7000;
const RECONNECT_MS = 500;

export class PostgresNotes {
  readonly #url: string;
  readonly #onTrouble: (error: Error) => void;
  #client: pg.Client | null = null;
  #closed = false;

  constructor(url: string, onTrouble: (error: Error) => void) {
    this.#url = url;
    this.#onTrouble = onTrouble;
  }

  async publish(pool: pg.Pool, notes: readonly Note[]): Promise<void> {
    for (const payload of payloads(notes)) {
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
    }
  }

  /** Listens for good: a lost connection is made anew, and `onGap` told. */
  async listen(onNote: (note: Note) => void, onGap: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: 'hearthside listener',
    });
    let lost = false;
    const again = () => {
      if (lost || this.#closed) return;
      lost = true;
      setTimeout(() => {
        if (!this.#closed) this.listen(onNote, onGap).then(onGap, () => {});
      }, RECONNECT_MS).unref();
    };
    client.on('error', this.#onTrouble);
    client.on('end', again);
    client.on('notification', ({ payload }) => {
      for (const note of JSON.parse(payload ?? '[]') as Note[]) onNote(note);
    });
    this.#client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      this.#onTrouble(error as Error);
      client.end().catch(() => {});
      again();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => {});
  }
}

/** Notes packed into as few payloads as fit. */
function payloads(notes: readonly Note[]): string[] {
  const packed: Note[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const note of notes) {
    const bytes = Buffer.byteLength(JSON.stringify(note)) + 1;
    if (size + bytes > PAYLOAD_BYTES) {
      packed.push([]);
      size = 2;
    }
    packed.at(-1)?.push(note);
    size += bytes;
  }
  return packed.map((each) => JSON.stringify(each));
}
