/**
 * A connection that keeps itself up: after a cut it comes back, later each time it fails and never
 * sooner than the server asked, and it notices within two seconds that nobody answers any more.
 */

import type { ClientMessage, ServerMessage } from '@hearthside/protocol';
import { Backoff } from './backoff.ts';

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

export interface LineEvents {
  connecting(): void;
  opened(): void;
  message(message: ServerMessage): void;
  /** Something was sent and nothing is heard. Any message ends this. */
  silent(): void;
  /** The next try comes after so long. */
  cut(milliseconds: number): void;
}

const RECONNECT = { first: 200, longest: 20_000 };
/** A connection that held so long was a good one: the next cut is its own matter. */
const STEADY_MS = 5000;
const PING_MS = 15_000;
/** Without an answer for so long the line is in doubt; soon after that it is given up. */
const DOUBT_MS = 1500;
const GIVE_UP_MS = 6000;
const OPEN = 1;

export class Line {
  readonly #url: string;
  readonly #open: OpenSocket;
  readonly #events: LineEvents;
  readonly #backoff = new Backoff(RECONNECT);
  readonly #pings: ReturnType<typeof setInterval>;
  #socket: Socket | null = null;
  /** Since when the server has been there; null while it is not. */
  #openedAt: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  /** What the server asked for when it said goodbye. */
  #stayAwayMs = 0;
  #ended = false;

  constructor(url: string, open: OpenSocket, events: LineEvents) {
    this.#url = url;
    this.#open = open;
    this.#events = events;
    this.#pings = setInterval(() => this.send({ type: 'ping' }), PING_MS);
  }

  connect(): void {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#retry);
    this.#events.connecting();
    const socket = this.#open(this.#url);
    this.#socket = socket;
    // A server that takes the connection and says nothing is in doubt as well.
    this.#expectSign();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#openedAt = Date.now();
      this.#events.opened();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#heard();
      this.#events.message(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#cut();
    };
    // `close` follows and does what is to be done.
    socket.onerror = () => {};
  }

  /** Lost where there is no connection; the server answers everything but an emote. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (message.type !== 'emote') this.#expectSign();
  }

  /** Something outside says that the network is gone: true unless the server answers. */
  suspect(): void {
    if (!this.#socket) return;
    this.#events.silent();
    this.send({ type: 'ping' });
  }

  /** Something outside says that the network is back: no reason to wait any longer. */
  hasten(): void {
    if (!this.#socket && this.#stayAwayMs === 0) this.connect();
  }

  /** The server goes down and says when it will be back. */
  stayAway(milliseconds: number): void {
    this.#stayAwayMs = milliseconds;
  }

  /** Something was done over this connection: if it is cut now, that is a new misfortune. */
  served(): void {
    this.#backoff.reset();
  }

  /** Gives this connection up; another one follows. */
  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#cut();
    socket.close();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#doubt);
    clearInterval(this.#pings);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #heard(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #expectSign(): void {
    if (this.#doubt !== undefined) return;
    this.#doubt = setTimeout(() => {
      this.#events.silent();
      this.#doubt = setTimeout(() => this.drop(), GIVE_UP_MS);
    }, DOUBT_MS);
  }

  #cut(): void {
    this.#socket = null;
    this.#heard();
    if (this.#ended) return;
    if (this.#openedAt !== null && Date.now() - this.#openedAt > STEADY_MS) this.#backoff.reset();
    this.#openedAt = null;
    const asked = this.#stayAwayMs;
    const pause = asked > 0 ? this.#backoff.after(asked) : this.#backoff.next();
    this.#events.cut(pause);
    this.#retry = setTimeout(() => {
      this.#stayAwayMs = 0;
      this.connect();
    }, pause);
  }
}
