/** Notes between nodes by LISTEN and NOTIFY. A note may be lost; whoever listens is told of gaps. */

import { Socket } from 'node:net';
import pg from 'pg';
import type { Note } from './storage.ts';

const CHANNEL = 'hearthside';
const NOTIFY = { name: 'notify', text: 'SELECT pg_notify($1, $2)' };
/** PostgreSQL takes less than 8000 bytes in one notification. */
const PAYLOAD_BYTES = 7000;
const RECONNECT_MS = 500;
/** A database that does not answer to the end of the connection is hung up on. */
const GOODBYE_MS = 500;

export class PostgresNotes {
  readonly #options: pg.ClientConfig;
  readonly #onTrouble: (error: Error) => void;
  /** The connection that listens, while it stands. Notes leave by it too: our own are known by it and not read. */
  #client: pg.Client | null = null;
  #wire: Socket | null = null;
  #closed = false;

  constructor(options: pg.ClientConfig, onTrouble: (error: Error) => void) {
    this.#options = options;
    this.#onTrouble = onTrouble;
  }

  async publish(pool: pg.Pool, notes: readonly Note[]): Promise<void> {
    const by = this.#client ?? pool;
    // One after the other: where no connection listens they leave by several, and should arrive in order.
    for (const payload of payloads(notes)) {
      await by.query({ ...NOTIFY, values: [CHANNEL, payload] });
    }
  }

  /** Listens for good: a lost connection is made anew, and `onGap` told. */
  async listen(onNote: (note: Note) => void, onGap: () => void): Promise<void> {
    const wire = new Socket();
    const client = new pg.Client({
      ...this.#options,
      stream: () => wire,
      application_name: 'hearthside listener',
      pipeline: true,
    });
    let own: number | null = null;
    let lost = false;
    const again = () => {
      if (this.#client === client) this.#client = null;
      if (lost || this.#closed) return;
      lost = true;
      setTimeout(() => {
        if (!this.#closed) this.listen(onNote, onGap).then(onGap, () => {});
      }, RECONNECT_MS).unref();
    };
    client.on('error', this.#onTrouble);
    client.on('end', again);
    client.on('notification', ({ payload, processId }) => {
      if (processId === own) return;
      for (const note of notesIn(payload)) onNote(note);
    });
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      own = rows[0]?.pid ?? null;
      await client.query(`LISTEN ${CHANNEL}`);
      if (this.#closed) await client.end();
      else [this.#client, this.#wire] = [client, wire];
    } catch (error) {
      this.#onTrouble(error as Error);
      client.end().catch(() => {});
      again();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const hangUp = setTimeout(() => this.#wire?.destroy(), GOODBYE_MS);
    await this.#client?.end().catch(() => {});
    clearTimeout(hangUp);
  }
}

/** Notes packed into as few payloads as fit. */
function payloads(notes: readonly Note[]): string[] {
  const packed: string[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const note of notes) {
    const text = JSON.stringify(note);
    const bytes = Buffer.byteLength(text) + 1;
    const at = packed.length - 1;
    if (size + bytes > PAYLOAD_BYTES) {
      packed.push(`[${text}`);
      size = 2 + bytes;
    } else {
      packed[at] += `,${text}`;
      size += bytes;
    }
  }
  return packed.map((each) => `${each}]`);
}

/** None where it is no payload of ours: any program of the same database may use the channel. */
function notesIn(payload: string | undefined): readonly Note[] {
  try {
    const notes: unknown = JSON.parse(payload ?? '[]');
    return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : [];
  } catch {
    return [];
  }
}
