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

const STEPS = '{"type":"steps","steps":[';
const LEGAL = '],"legal":[';
const ACCEPTED = '{"type":"accepted"';
const REJECTED = '{"type":"rejected"';
const FAILED = '{"type":"error"';
const QUOTE = 0x22;
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
    if (startsWith(bytes, STEPS)) this.#events.steps(readSteps(bytes, this.#seat));
    else if (startsWith(bytes, ACCEPTED)) this.#events.accepted();
    else if (startsWith(bytes, REJECTED) || startsWith(bytes, FAILED)) {
      this.#events.rejected(bytes.toString());
    }
  }
}

const startsWith = (bytes: Buffer, text: string): boolean =>
  bytes.toString('latin1', 0, text.length) === text;

/**
 * Steps and standing, read by their places in the bytes: the view, which comes last, is not looked
 * at, and nothing that is kept holds on to the message.
 */
export function readSteps(bytes: Buffer, seat: number): Heard {
  const by = bytes[STEPS.length] === CLOSED ? null : numberAfter(bytes, '"by":', STEPS.length);
  const state = bytes.lastIndexOf('],"state":{"n":');
  const n = numberAfter(bytes, '"n":', state);
  const actors = bytes.indexOf('"actors":[', state) + 10;
  const actorsEnd = bytes.indexOf(CLOSED, actors);
  const from = actorsEnd + LEGAL.length;
  const to = bytes.indexOf(CLOSED, from);
  const over = !bytes.includes('"outcome":null', to);
  const mine = bytes.toString('latin1', actors, actorsEnd).split(',').includes(String(seat));
  return { by, n, over, choice: mine && !over ? choiceIn(bytes, from, to) : null };
}

function numberAfter(bytes: Buffer, key: string, from: number): number {
  const at = bytes.indexOf(key, from) + key.length;
  return Number.parseInt(bytes.toString('latin1', at, at + 12), 10);
}

/** The legal action that stands at, or next after, a random place in the list. */
function choiceIn(bytes: Buffer, from: number, to: number): string {
  const at = bytes.indexOf(',"', from + Math.floor(Math.random() * (to - from)));
  const begin = at < 0 || at >= to ? from + 1 : at + 2;
  return bytes.toString('latin1', begin, bytes.indexOf(QUOTE, begin));
}
