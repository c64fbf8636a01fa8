/** Plays all bouts of a series, over several threads where there are. */

import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Box } from '@hearthside/shelf';
import { type Bout, type BoutResult, playBout, type Series } from './bouts.ts';
import { Progress } from './progress.ts';
import type { BoutAnswer } from './tournament-worker.ts';

/** Built beside the command line; from the sources there is none, and bouts are played right here. */
const WORKER = new URL('./tournament-worker.js', import.meta.url);

/** The results in the order of the bouts, whichever thread was quicker. */
export async function playBouts(
  box: Box,
  series: Series,
  bouts: readonly Bout[],
  threads: number,
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
        playInThread(series, queue, done),
      );
      await Promise.all(teams);
    } else {
      for (let bout = queue.shift(); bout; bout = queue.shift()) {
        done(await playBout(box, series, bout));
      }
    }
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
): Promise<void> {
  const worker = new Worker(WORKER, { workerData: series });
  return new Promise<void>((resolve, reject) => {
    const next = () => {
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
    next();
  }).finally(() => worker.terminate());
}
