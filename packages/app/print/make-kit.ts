import type { KitAnswer, KitWish, MadeKit } from './kit-maker.ts';

/** Has a kit made in a worker of its own; aborting ends it. */
export function makeKit(wish: KitWish, signal: AbortSignal): Promise<MadeKit> {
  const worker = new Worker(new URL('./kit-maker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<MadeKit>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onmessage = ({ data }: MessageEvent<KitAnswer>) => {
      if ('kit' in data) resolve(data.kit);
      else reject(new Error(data.error));
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(wish);
  });
  return made.finally(() => worker.terminate());
}
