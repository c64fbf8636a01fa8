/**
 * A table on a server, from one seat or from the side. Keeps itself connected: after a cut it
 * comes back, asks for what it missed, and sends again what was not answered; nothing is
 * played twice, because each submission keeps its id.
 */

import type {
  BotRemark,
  ClientMessage,
  ServerMessage,
  TableInfo,
  TableStanding,
  TableStep,
} from '@hearthside/protocol';
import { type Emote, PATHS, PROTOCOL } from '@hearthside/protocol/constants';
import type { Rejection, Seat } from '@hearthside/table';
import { ServerError } from './server-error.ts';

/** The part of a WebSocket that is used: a browser's, Node's or that of `ws`. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: never }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export type OpenSocket = (url: string) => Socket;

export type Status =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  /** Cut off; the next try comes after so long. */
  | { readonly is: 'waiting'; readonly milliseconds: number }
  /** For good: left, or the server will not have us. */
  | { readonly is: 'closed'; readonly error: ServerError | null };

/** What a listener may hear of. All are optional. */
export interface TableEvents {
  welcome?(table: TableInfo, you: Seat | null): void;
  /** `state` is null while more steps of the same catching-up follow. */
  steps?(steps: readonly TableStep[], state: TableStanding | null): void;
  presence?(seats: readonly boolean[], spectators: number): void;
  emote?(seat: Seat, emote: Emote): void;
  /** A bot says why it did something. */
  remark?(remark: BotRemark): void;
  table?(table: TableInfo): void;
  status?(status: Status): void;
}

export interface TableClientOptions {
  readonly server: string;
  readonly table: string;
  readonly secret?: string | null;
  /** Tell the steps after this one first: 0 for all, null for none. */
  readonly since?: number | null;
  readonly views?: boolean;
  /** How to open a socket; by default the global `WebSocket`. */
  readonly open?: OpenSocket;
}

/** Something that was sent and waits for its answer, through cuts if need be. */
interface Waiting {
  readonly message: ClientMessage;
  answer(message: ServerMessage): void;
  reject(error: Error): void;
}

const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 10_000;
const RESEND_MS = 500;
const PING_MS = 15_000;
/** A server that says nothing for so long is gone, whatever the socket believes. */
const SILENCE_MS = 35_000;
const OPEN = 1;

export class TableClient {
  readonly #options: TableClientOptions;
  readonly #events: TableEvents;
  readonly #waiting = new Map<string, Waiting>();
  #socket: Socket | null = null;
  #n: number | null;
  #tries = 0;
  #heard = 0;
  #joined = false;
  #closed = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #pingTimer: ReturnType<typeof setInterval>;

  constructor(options: TableClientOptions, events: TableEvents) {
    this.#options = options;
    this.#events = events;
    this.#n = options.since ?? null;
    this.#pingTimer = setInterval(() => this.#ping(), PING_MS);
    this.#connect();
  }

  /** Takes an action; null when it was played, otherwise why not. `seen` is the `n` it was chosen at. */
  act(action: string, seen: number): Promise<Rejection | null> {
    return this.#submit({ type: 'act', id: newId(), action, seen });
  }

  /** Says what a real die shows. */
  roll(action: string, seen: number): Promise<Rejection | null> {
    return this.#submit({ type: 'roll', id: newId(), action, seen });
  }

  /** What others see beside one's seat, or null for nothing; resolves to how it is written. */
  setName(name: string | null): Promise<string | null> {
    return this.#request({ type: 'name', id: newId(), name }, (message) =>
      message.type === 'named' ? message.player : name,
    );
  }

  /** Lost if there is no connection now. */
  emote(emote: Emote): void {
    this.#send({ type: 'emote', emote });
  }

  /** Leaves for good. Submissions that were not answered may or may not have been played. */
  leave(): void {
    this.#end(null);
  }

  /** Drops the connection; it comes back by itself. */
  reconnect(): void {
    this.#socket?.close();
  }

  #connect(): void {
    this.#events.status?.({ is: 'connecting' });
    const url = `${this.#options.server.replace(/^http/, 'ws')}${PATHS.socket}`;
    const open = this.#options.open ?? ((address) => new WebSocket(address) as unknown as Socket);
    const socket = open(url);
    this.#socket = socket;
    this.#joined = false;
    this.#heard = Date.now();
    socket.onopen = () => this.#join();
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#cut();
    };
    // `close` follows and does what is to be done.
    socket.onerror = () => {};
  }

  #join(): void {
    const { table, secret, views } = this.#options;
    this.#send({
      type: 'join',
      protocol: PROTOCOL,
      table,
      ...(secret ? { secret } : {}),
      ...(this.#n === null ? {} : { since: this.#n }),
      ...(views === undefined ? {} : { views }),
    });
  }

  #cut(): void {
    this.#socket = null;
    if (this.#closed) return;
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries++);
    this.#retry(longest * (0.5 + Math.random() / 2));
  }

  #retry(milliseconds: number): void {
    this.#events.status?.({ is: 'waiting', milliseconds });
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#connect(), milliseconds);
  }

  #receive(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message.table, message.you);
        return;
      case 'steps': {
        const { steps, state } = message;
        this.#n = state?.n ?? steps.at(-1)?.n ?? this.#n;
        this.#events.steps?.(steps, state);
        return;
      }
      case 'accepted':
      case 'rejected':
      case 'named':
        this.#answered(message.id)?.answer(message);
        return;
      case 'presence':
        this.#events.presence?.(message.seats, message.spectators);
        return;
      case 'emote':
        this.#events.emote?.(message.seat, message.emote);
        return;
      case 'remark':
        this.#events.remark?.(message);
        return;
      case 'table':
        this.#events.table?.(message.table);
        return;
      case 'error':
        this.#failed(new ServerError(message.code, message.message), message.id);
    }
  }

  #welcomed(table: TableInfo, you: Seat | null): void {
    this.#joined = true;
    this.#tries = 0;
    this.#events.status?.({ is: 'open' });
    this.#events.welcome?.(table, you);
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #failed(error: ServerError, id: string | undefined): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (waiting && error.retry) {
      setTimeout(() => {
        if (id !== undefined && this.#waiting.has(id) && this.#joined) this.#send(waiting.message);
      }, RESEND_MS);
    } else if (id !== undefined) this.#answered(id)?.reject(error);
    else if (!error.retry && (!this.#joined || error.code === 'removed')) this.#end(error);
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #submit(message: ClientMessage & { id: string }): Promise<Rejection | null> {
    return this.#request(message, (answer) =>
      answer.type === 'rejected' ? (answer.rejection as Rejection) : null,
    );
  }

  #request<T>(
    message: ClientMessage & { id: string },
    read: (answer: ServerMessage) => T,
  ): Promise<T> {
    if (this.#closed) return Promise.reject(new ServerError('not-joined', 'this table was left'));
    return new Promise((resolve, reject) => {
      const answer = (from: ServerMessage) => resolve(read(from));
      this.#waiting.set(message.id, { message, answer, reject });
      if (this.#joined) this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE_MS && this.#socket) {
      this.#socket.close();
      this.#cut();
    } else this.#send({ type: 'ping' });
  }

  #end(error: ServerError | null): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    this.#socket?.close();
    this.#socket = null;
    for (const { reject } of this.#waiting.values()) {
      reject(error ?? new ServerError('not-joined', 'this table was left'));
    }
    this.#waiting.clear();
    this.#events.status?.({ is: 'closed', error });
  }
}

const newId = (): string => globalThis.crypto.randomUUID();
