/** Ctrl-C as a wish: long work stops where it can, keeps what it has and tells it. A second one ends at once. */

import { setImmediate as breath } from 'node:timers/promises';
import type { Player } from '@hearthside/table';

/** As shells have it: 128 and the number of the signal. */
const STATUS = 130;

/** How long players may think in a row before anyone listens for Ctrl-C. */
const BREATH_MS = 50;

/** Why work under way was given up. */
export class Interrupted extends Error {}

/** Does some work that heeds the signal, and leaves with status 130 when it was interrupted. */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => {
    process.exitCode = STATUS;
    controller.abort(new Interrupted());
  };
  process.once('SIGINT', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop);
  }
}

/** The player, who gives up a game when the signal says so. */
export function heeding(player: Player, signal: AbortSignal): Player {
  let breathed = performance.now();
  return {
    async choose(turn) {
      // Bots think without a pause: signals and messages are heard only in between.
      if (performance.now() - breathed > BREATH_MS) {
        await breath();
        breathed = performance.now();
      }
      signal.throwIfAborted();
      const answer = player.choose(turn);
      return typeof answer === 'string' ? answer : unlessAborted(answer, signal);
    },
    notice: (step) => player.notice?.(step),
    leave: () => player.leave?.(),
  };
}

/** What a stopped command says of how far it came. */
export const sayStopped = (done: number, planned: number): string =>
  done === 0
    ? 'stopped before the first game was over'
    : `stopped after ${done} of ${planned} games: what follows is theirs`;

async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let giveUp = () => {};
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
