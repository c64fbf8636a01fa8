/** A line between a page and a server on which things go wrong as they do on real ones. */

import { setTimeout as pause } from 'node:timers/promises';
import type { OpenSocket, Socket } from '@hearthside/client';

export interface Trouble {
  /** Every message takes up to so long, each way. */
  readonly delayMs?: number;
  /** The line is cut after every so many messages from the server. */
  readonly cutEvery?: number;
  /** Every so many messages from the server come twice. */
  readonly doubleEvery?: number;
  /** Every so many messages from the server come after the one behind them, as from two nodes. */
  readonly swapEvery?: number;
}

/** How long a message is held back that was to come after the next one. */
const LATE_MS = 60;

/** Any socket with trouble on it; messages are counted over all connections of the line. */
export function disturbed(open: OpenSocket, trouble: Trouble): OpenSocket {
  const { delayMs = 0, cutEvery, doubleEvery, swapEvery } = trouble;
  let count = 0;
  const isDue = (every: number | undefined) => every !== undefined && count % every === 0;
  return (url) => {
    const inner = open(url);
    let held: { data: never } | null = null;
    let queue = Promise.resolve();
    /** In order, as on a real connection, however long each takes. */
    const later = (act: () => void) => {
      queue = queue.then(() => pause(delayMs));
      void queue.then(act);
    };
    const outer: Socket = {
      get readyState() {
        return inner.readyState;
      },
      send: (text) => (delayMs === 0 ? inner.send(text) : later(() => sendIfOpen(inner, text))),
      close: () => inner.close(),
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
    };
    const deliver = (event: { data: never }) => {
      count++;
      if (isDue(swapEvery) && held === null) {
        held = event;
        // Where nothing comes behind it, it is only late.
        setTimeout(release, LATE_MS);
        return;
      }
      outer.onmessage?.(event);
      if (isDue(doubleEvery)) outer.onmessage?.(event);
      release();
      if (isDue(cutEvery)) inner.close();
    };
    const release = () => {
      const late = held;
      held = null;
      if (late) outer.onmessage?.(late);
    };
    inner.onopen = (event) => outer.onopen?.(event);
    inner.onmessage = (event) => (delayMs === 0 ? deliver(event) : later(() => deliver(event)));
    inner.onclose = (event) => outer.onclose?.(event);
    inner.onerror = (event) => outer.onerror?.(event);
    return outer;
  };
}

const OPEN = 1;

function sendIfOpen(socket: Socket, text: string): void {
  if (socket.readyState === OPEN) socket.send(text);
}
