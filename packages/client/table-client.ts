/**
 * A table on a server, from one seat or from the side. Keeps itself connected: after a cut it
 * comes back, asks for what it missed, and sends again what was not answered; nothing is
 * played twice, because each submission keeps its id. Whatever the line or the nodes behind it
 * do, steps are told once, in order and without a gap, and time never goes back.
 */

import type {
  BotRemark,
  ClientMessage,
  Keeper,
  SeenState,
  ServerMessage,
  TableInfo,
  TableStep,
} from '@hearthside/protocol';
import { EMOTES, type Emote, PATHS, PROTOCOL } from '@hearthside/protocol/constants';
import { newId, type Rejection, type Seat } from '@hearthside/table';
import { Backoff } from './backoff.ts';
import { Line, type OpenSocket, type Socket } from './line.ts';
import { ServerError } from './server-error.ts';

export type Status =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  /** Something was sent and nothing is heard. */
  | { readonly is: 'silent' }
  /** Cut off; the next try comes after so long. */
  | { readonly is: 'waiting'; readonly milliseconds: number }
  /** For good: left, or the server will not have us. */
  | { readonly is: 'closed'; readonly error: ServerError | null };

/** What a listener may hear of. All are optional. */
export interface TableEvents {
  welcome?(table: TableInfo, you: Seat | null): void;
  /** `state` is null while more steps of the same catching-up follow. */
  steps?(steps: readonly TableStep[], state: SeenState | null): void;
  /** What happened before entry `from` is not told: it is too much. The steps from there on follow. */
  skipped?(from: number): void;
  presence?(seats: readonly boolean[], spectators: number): void;
  emote?(seat: Seat, emote: Emote): void;
  /** A bot says why it did something. */
  remark?(remark: BotRemark): void;
  table?(table: TableInfo): void;
  /** Somebody else has this seat from now on. */
  passed?(seat: Seat, keeper: Keeper): void;
  status?(status: Status): void;
}

export interface TableClientOptions {
  readonly server: string;
  readonly table: string;
  readonly secret?: string | null;
  /** Tell the steps after this one first: 0 for all, null for none. */
  readonly since?: number | null;
  readonly views?: boolean;
  /** What the seat adds to the rolls; counts before the first action. */
  readonly number?: string;
  /** What binds a seat of a game with secrets to this device; keep it beside the secret. */
  readonly key?: string | null;
  /** How to open a socket; by default the global `WebSocket`. */
  readonly open?: OpenSocket;
}

/** Something that was sent and waits for its answer, through cuts if need be. */
interface Unanswered {
  readonly message: ClientMessage;
  /** Between one "try again later" and the next try. */
  readonly backoff: Backoff;
  answer(message: ServerMessage): void;
  reject(error: Error): void;
}

const RESEND = { first: 500, longest: 8000 };
/** After so many "try again later" whoever asked is told that it failed. */
const MOST_TRIES = 7;

/** Somebody else has the seat now. */
const LOST: ReadonlySet<string> = new Set(['removed', 'claimed']);

const browserSocket: OpenSocket = (address) => new WebSocket(address) as unknown as Socket;

export class TableClient {
  readonly #options: TableClientOptions;
  readonly #events: TableEvents;
  readonly #line: Line;
  readonly #unanswered = new Map<string, Unanswered>();
  #n: number | null;
  #joined = false;
  /** Between `welcome` and the first state after it: only then may the story begin later than asked. */
  #catchingUp = false;
  #silent = false;
  #closed = false;

  constructor(options: TableClientOptions, events: TableEvents) {
    this.#options = options;
    this.#events = events;
    this.#n = options.since ?? null;
    const url = `${options.server.replace(/^http/, 'ws')}${PATHS.socket}`;
    this.#line = new Line(url, options.open ?? browserSocket, {
      connecting: () => events.status?.({ is: 'connecting' }),
      opened: () => this.#join(),
      message: (message) => this.#receive(message),
      silent: () => {
        this.#silent = true;
        events.status?.({ is: 'silent' });
      },
      cut: (milliseconds) => {
        this.#joined = false;
        this.#silent = false;
        events.status?.({ is: 'waiting', milliseconds });
      },
    });
    this.#line.connect();
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
    this.#line.send({ type: 'emote', emote });
  }

  /** Leaves for good. Submissions that were not answered may or may not have been played. */
  leave(): void {
    this.#end(null);
  }

  /** Drops the connection; it comes back by itself. */
  reconnect(): void {
    this.#line.drop();
  }

  /** The device says that it has no network, which may or may not be so. */
  suspect(): void {
    this.#line.suspect();
  }

  /** The device says that it has a network again. */
  hasten(): void {
    this.#line.hasten();
  }

  #join(): void {
    const { table, secret, views, number, key } = this.#options;
    this.#line.send({
      type: 'join',
      protocol: PROTOCOL,
      table,
      ...(secret ? { secret } : {}),
      ...(this.#n === null ? {} : { since: this.#n }),
      ...(views === undefined ? {} : { views }),
      ...(number === undefined || !secret ? {} : { number }),
      ...(key && secret ? { key } : {}),
    });
  }

  #receive(message: ServerMessage): void {
    if (this.#silent && this.#joined) this.#events.status?.({ is: 'open' });
    this.#silent = false;
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message.table, message.you);
        return;
      case 'steps':
        this.#hear(message.steps, message.state);
        return;
      case 'accepted':
      case 'rejected':
      case 'named':
        this.#line.served();
        this.#answered(message.id)?.answer(message);
        return;
      case 'presence':
        this.#events.presence?.(message.seats, message.spectators);
        return;
      case 'emote':
        // A newer page may have more to say than this one has words for.
        if (EMOTES.includes(message.emote)) this.#events.emote?.(message.seat, message.emote);
        return;
      case 'remark':
        this.#events.remark?.(message);
        return;
      case 'table':
        this.#events.table?.(message.table);
        return;
      case 'passed':
        this.#events.passed?.(message.seat, message.keeper);
        return;
      case 'bye':
        this.#line.stayAway(message.reconnectSeconds * 1000);
        return;
      case 'error':
        this.#failed(new ServerError(message.code, message.message, message.retry), message.id);
    }
  }

  #welcomed(table: TableInfo, you: Seat | null): void {
    this.#joined = true;
    this.#catchingUp = true;
    this.#events.status?.({ is: 'open' });
    this.#events.welcome?.(table, you);
    for (const { message } of this.#unanswered.values()) this.#line.send(message);
  }

  /** Tells what is new of it, once and in order; asks anew where something is missing. */
  #hear(steps: readonly TableStep[], state: SeenState | null): void {
    const known = this.#n;
    const fresh = known === null ? steps : steps.filter(({ n }) => n > known);
    const last = state?.n ?? fresh.at(-1)?.n ?? known;
    const isBehind = known !== null && last !== null && last < known;
    const first = fresh[0]?.n ?? (last === null ? null : last + 1);
    const isGap = known !== null && first !== null && first > known + 1;
    if (isBehind || (isGap && !this.#catchingUp) || !isGapless(fresh, state)) {
      this.#line.drop();
      return;
    }
    if (isGap) this.#events.skipped?.(first);
    if (state) this.#catchingUp = false;
    this.#n = last;
    this.#events.steps?.(fresh, state);
  }

  #failed(error: ServerError, id: string | undefined): void {
    const waiting = id === undefined ? undefined : this.#unanswered.get(id);
    if (id !== undefined && waiting && error.retry && waiting.backoff.failures < MOST_TRIES) {
      setTimeout(() => {
        if (this.#unanswered.has(id) && this.#joined) this.#line.send(waiting.message);
      }, waiting.backoff.next());
    } else if (id !== undefined) this.#answered(id)?.reject(error);
    else if (!error.retry && (!this.#joined || LOST.has(error.code))) this.#end(error);
  }

  #answered(id: string): Unanswered | undefined {
    const waiting = this.#unanswered.get(id);
    this.#unanswered.delete(id);
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
      const backoff = new Backoff(RESEND);
      this.#unanswered.set(message.id, { message, backoff, answer, reject });
      if (this.#joined) this.#line.send(message);
    });
  }

  #end(error: ServerError | null): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#line.end();
    for (const { reject } of this.#unanswered.values()) {
      reject(error ?? new ServerError('not-joined', 'this table was left'));
    }
    this.#unanswered.clear();
    this.#events.status?.({ is: 'closed', error });
  }
}

/** Does each step follow the one before it, and the state the last of them? */
function isGapless(steps: readonly TableStep[], state: SeenState | null): boolean {
  const last = steps.at(-1);
  if (last && state && state.n !== last.n) return false;
  return steps.every(({ n }, at) => at === 0 || n === (steps[at - 1] as TableStep).n + 1);
}
