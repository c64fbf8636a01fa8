/**
 * One seat of the load: a real WebSocket that is sent all that a page is sent, and looks only at
 * what it needs to go on: who acted, whether it is its turn, what it may do. Reading no more than
 * that keeps the clients from being what is measured.
 */

import { PATHS, PROTOCOL } from '@hearthside/protocol/constants';
import { WebSocket } from '@hearthside/server';

/** What a seat hears of a table. */
export interface Heard {
  /** Who took the first of these steps; null when nobody did. */
  readonly by: number | null;
  readonly n: number;
  /** Is the game over? */
  readonly over: boolean;
  /** Something this seat may do now, picked at random; null when it is not its turn. */
  readonly choice: string | null;
}

export interface SeatEvents {
  steps(heard: Heard): void;
  accepted(): void;
  rejected(text: string): void;
}

const STEPS = '{"type":"steps","steps":[';
const LEGAL = '],"legal":[';
const ACCEPTED = '{"type":"accepted"';
const REJECTED = '{"type":"rejected"';
const FAILED = '{"type":"error"';

export class SeatClient {
  readonly #socket: WebSocket;
  readonly #seat: number;
  readonly #events: SeatEvents;
  #ids = 0;

  constructor(server: string, table: string, seat: number, secret: string, events: SeatEvents) {
    this.#seat = seat;
    this.#events = events;
    const url = `${server.replace(/^http/, 'ws')}${PATHS.socket}`;
    this.#socket = new WebSocket(url, { perMessageDeflate: false });
    this.#socket.on('open', () => {
      this.#socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL, table, secret }));
    });
    this.#socket.on('message', (data: Buffer) => this.#receive(data.toString('latin1')));
    this.#socket.on('error', (error) => events.rejected(String(error)));
  }

  act(action: string, seen: number): void {
    const id = `bench-${this.#seat}-${this.#ids++}`;
    this.#socket.send(JSON.stringify({ type: 'act', id, action, seen }));
  }

  leave(): void {
    this.#socket.close();
  }

  #receive(text: string): void {
    if (text.startsWith(STEPS)) this.#events.steps(readSteps(text, this.#seat));
    else if (text.startsWith(ACCEPTED)) this.#events.accepted();
    else if (text.startsWith(REJECTED) || text.startsWith(FAILED)) this.#events.rejected(text);
  }
}

/** Steps and standing, read by their places in the text: the view, which comes last, is not looked at. */
export function readSteps(text: string, seat: number): Heard {
  const by = text[STEPS.length] === ']' ? null : numberAfter(text, '"by":', STEPS.length);
  const state = text.lastIndexOf('],"state":{"n":');
  const n = numberAfter(text, '"n":', state);
  const actors = text.indexOf('"actors":[', state) + 10;
  const actorsEnd = text.indexOf(']', actors);
  const from = actorsEnd + LEGAL.length;
  const to = text.indexOf(']', from);
  const over = !text.includes('"outcome":null', to);
  const mine = text.slice(actors, actorsEnd).split(',').includes(String(seat));
  return { by, n, over, choice: mine && !over ? pickLegal(text, from, to) : null };
}

const numberAfter = (text: string, key: string, from: number): number => {
  const at = text.indexOf(key, from) + key.length;
  return Number.parseInt(text.slice(at, at + 12), 10);
};

/** The legal action that stands at, or next after, a random place in the list. */
function pickLegal(text: string, from: number, to: number): string {
  const at = text.indexOf(',"', from + Math.floor(Math.random() * (to - from)));
  const begin = at < 0 || at >= to ? from + 1 : at + 2;
  return text.slice(begin, text.indexOf('"', begin));
}
