/**
 * One seat of the load: a real WebSocket that is sent all that a page is sent, and looks only at
 * what it needs to go on: who acted, whether it is its turn, what it may do. Reading no more than
 * that keeps the clients from being what is measured.
 */

import { PATHS, PROTOCOL } from '@hearthside/protocol/constants';
import { Wire } from './wire.ts';

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

/** What is looked for, as bytes: a text would be turned into them for each message. */
const TOLD = {
  steps: Buffer.from('{"type":"steps","steps":['),
  accepted: Buffer.from('{"type":"accepted"'),
  rejected: Buffer.from('{"type":"rejected"'),
  failed: Buffer.from('{"type":"error"'),
  state: Buffer.from('],"state":{"n":'),
  by: Buffer.from('"by":'),
  actors: Buffer.from('"actors":['),
  legal: Buffer.from('],"legal":['),
  goesOn: Buffer.from('"outcome":null'),
  next: Buffer.from(',"'),
};
const QUOTE = 0x22;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const CLOSED = 0x5d;

export class SeatClient {
  readonly #wire: Wire;
  readonly #seat: number;
  readonly #events: SeatEvents;
  #ids = 0;

  constructor(server: string, table: string, seat: number, secret: string, events: SeatEvents) {
    this.#seat = seat;
    this.#events = events;
    this.#wire = new Wire(`${server}${PATHS.socket}`, {
      open: () => {
        this.#wire.send(JSON.stringify({ type: 'join', protocol: PROTOCOL, table, secret }));
      },
      message: (bytes) => this.#receive(bytes),
      closed: (error) => {
        if (error) events.rejected(String(error));
      },
    });
  }

  act(action: string, seen: number): void {
    const id = `bench-${this.#seat}-${this.#ids++}`;
    this.#wire.send(JSON.stringify({ type: 'act', id, action, seen }));
  }

  leave(): void {
    this.#wire.close();
  }

  #receive(bytes: Buffer): void {
    if (startsWith(bytes, TOLD.steps)) this.#events.steps(readSteps(bytes, this.#seat));
    else if (startsWith(bytes, TOLD.accepted)) this.#events.accepted();
    else if (startsWith(bytes, TOLD.rejected) || startsWith(bytes, TOLD.failed)) {
      this.#events.rejected(bytes.toString());
    }
  }
}

const startsWith = (bytes: Buffer, words: Buffer): boolean =>
  bytes.length >= words.length && words.compare(bytes, 0, words.length) === 0;

/**
 * Steps and standing, read by their places in the bytes: the view, which comes last, is not looked
 * at, and nothing that is kept holds on to the message.
 */
export function readSteps(bytes: Buffer, seat: number): Heard {
  const first = TOLD.steps.length;
  const by =
    bytes[first] === CLOSED
      ? null
      : numberAt(bytes, bytes.indexOf(TOLD.by, first) + TOLD.by.length);
  const state = bytes.lastIndexOf(TOLD.state);
  const n = numberAt(bytes, state + TOLD.state.length);
  let at = bytes.indexOf(TOLD.actors, state) + TOLD.actors.length;
  let mine = false;
  while (bytes[at] !== CLOSED) {
    if (numberAt(bytes, at) === seat) mine = true;
    while (isOfNumber(bytes[at])) at++;
    if (bytes[at] !== CLOSED) at++;
  }
  const from = at + TOLD.legal.length;
  const to = bytes.indexOf(CLOSED, from);
  const over = !bytes.includes(TOLD.goesOn, to);
  return { by, n, over, choice: mine && !over ? choiceIn(bytes, from, to) : null };
}

const isOfNumber = (byte: number | undefined): boolean =>
  byte !== undefined && (byte === MINUS || (byte >= ZERO && byte <= NINE));

/** The whole number that begins there. */
function numberAt(bytes: Buffer, from: number): number {
  let at = bytes[from] === MINUS ? from + 1 : from;
  let value = 0;
  for (; isOfNumber(bytes[at]); at++) value = value * 10 + (bytes[at] as number) - ZERO;
  return bytes[from] === MINUS ? -value : value;
}

/** The legal action that stands at, or next after, a random place in the list. */
function choiceIn(bytes: Buffer, from: number, to: number): string {
  const at = bytes.indexOf(TOLD.next, from + Math.floor(Math.random() * (to - from)));
  const begin = at < 0 || at >= to ? from + 1 : at + 2;
  return bytes.toString('latin1', begin, bytes.indexOf(QUOTE, begin));
}
