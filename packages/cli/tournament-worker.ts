/** A thread that plays bouts, one after the other, as they are handed to it. */

import { parentPort, workerData } from 'node:worker_threads';
import { findBox } from '@hearthside/shelf';
import { type Bout, type BoutResult, playBout, type Series } from './bouts.ts';
import { Interrupted } from './interrupt.ts';

export type BoutAnswer = { readonly result: BoutResult } | { readonly error: string };

const port = parentPort;
if (!port) throw new Error('tournament-worker runs in a worker thread only');

const series = workerData as Series;
const box = findBox(series.game);

const leaving = new AbortController();

port.on('message', async (bout: Bout | 'leave') => {
  if (bout === 'leave') {
    leaving.abort(new Interrupted());
    // The thread ends by itself once its programs have gone.
    port.close();
    return;
  }
  try {
    if (!box) throw new Error(`no game ${series.game}`);
    port.postMessage({
      result: await playBout(box, series, bout, leaving.signal),
    } satisfies BoutAnswer);
  } catch (error) {
    if (error instanceof Interrupted) return;
    port.postMessage({ error: String((error as Error).stack ?? error) } satisfies BoutAnswer);
  }
});
