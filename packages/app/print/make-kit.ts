import { ask } from '../workers/ask.ts';
import type { KitWish, MadeKit } from './kit-maker.ts';

/** Has a kit made in a worker of its own; aborting ends it. */
export async function makeKit(wish: KitWish, signal: AbortSignal): Promise<MadeKit> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    return await ask<KitWish, MadeKit>(worker, wish, signal);
  } finally {
    worker.terminate();
  }
}
