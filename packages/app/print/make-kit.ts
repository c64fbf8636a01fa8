import { ask } from '../workers/ask.ts';
import type { KitWish, MadeKit, MakingProgress } from './kit-maker.ts';

/** Has a kit made in a worker of its own; aborting ends it. `onProgress` hears how far it is, 0 to 1. */
export async function makeKit(
  wish: KitWish,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<MadeKit> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<MakingProgress>) => {
    if (data.progressOf !== undefined && !signal.aborted) onProgress(data.done / data.of);
  });
  try {
    return await ask<KitWish, MadeKit>(worker, wish, signal);
  } finally {
    worker.terminate();
  }
}
