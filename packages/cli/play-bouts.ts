/** Plays all bouts of a series, over several threads where there are. */

import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Box } from '@hearthside/shelf';
import { type Bout, type BoutResult, playBout, type Series } from './bouts.ts';
import { Interrupted } from './interrupt.ts';
import { Progress } from './progress.ts';
import type { BoutAnswer } from './tournament-worker.ts';

/** Built beside the command line; from the sources there is none, and bouts are played right here. */
const WORKER = new URL('./tournament-worker.js', import.meta.url);

/** How long a thread may take to leave: its bot finishes a thought, its programs are told that it is over. */
const FAREWELL_MS = 3000;

/**
 * The results in the order of the bouts, whichever thread was quicker. When the signal comes, bouts
 * under way are given up, and what is there is all there is.
 */
export async function playBouts(
  box: Box,
  series: Series,
  bouts: readonly Bout[],
  threads: number,
  signal: AbortSignal,
): Promise<BoutResult[]> {
  const results: BoutResult[] = [];
  const progress = new Progress('playing', bouts.length);
  const queue = [...bouts];
  const done = (result: BoutResult) => {
    results.push(result);
    progress.update(results.length);
  };
  try {
    if (threads > 1 && existsSync(WORKER)) {
      const teams = Array.from({ length: Math.min(threads, bouts.length) }, () =>
        playInThread(series, queue, done, signal),
      );
      await Promise.all(teams);
    } else {
      for (let bout = queue.shift(); bout; bout = queue.shift()) {
        done(await playBout(box, series, bout, signal));
      }
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  } finally {
    progress.end();
  }
  return results.sort((one, other) => one.bout.number - other.bout.number);
}

/** One thread that takes bout after bout until none is left. */
function playInThread(
  series: Series,
  queue: Bout[],
  done: (result: BoutResult) => void,
  signal: AbortSignal,
): Promise<void> {
  const worker = new Worker(WORKER, { workerData: series });
  const leave = () => {
    worker.postMessage('leave');
    setTimeout(() => worker.terminate(), FAREWELL_MS).unref();
  };
  signal.addEventListener('abort', leave);
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      if (signal.aborted) return;
      const bout = queue.shift();
      if (bout) worker.postMessage(bout);
      else resolve();
    };
    worker.on('message', (answer: BoutAnswer) => {
      if ('error' in answer) {
        reject(new Error(answer.error));
        return;
      }
      done(answer.result);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    next();
  }).finally(() => {
    signal.removeEventListener('abort', leave);
    return worker.terminate();
  });
}
