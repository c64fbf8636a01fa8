/** A game as a moving picture: a frame a turn, drawn here, put together in a worker. */

import { ask } from '../workers/ask.ts';
import { type Film, type Frame, frameOf } from './gif.ts';
import { onSheet } from './pixels.ts';
import type { Picture } from './svg-picture.ts';

const SIZE = 420;
const PAPER = '#dcba87';
/** In hundredths of a second: a turn, and the end. */
const TURN = 80;
const LAST = 300;
/** A longer game leaves turns out, evenly. */
const MOST_FRAMES = 90;

/** The entries after which a frame is drawn: the beginning, every turn, the end. */
export function framesOf(turns: readonly number[]): number[] {
  const ends = turns.flatMap((turn, n) => (turns[n + 1] === turn ? [] : [n + 1]));
  const all = [0, ...ends];
  const step = Math.ceil(all.length / MOST_FRAMES);
  return all.filter((_, i) => i % step === 0 || i === all.length - 1);
}

interface Wanted {
  readonly turns: readonly number[];
  draw(n: number): Promise<Picture>;
  /** How many frames are drawn, of how many. */
  tell(done: number, of: number): void;
  readonly signal: AbortSignal;
}

export async function makeMovingPicture(wanted: Wanted): Promise<Uint8Array<ArrayBuffer>> {
  const { turns, draw, tell, signal } = wanted;
  const places = framesOf(turns);
  const frames: Frame[] = [];
  for (const n of places) {
    signal.throwIfAborted();
    const canvas = await onSheet(await draw(n), { width: SIZE, height: SIZE, paper: PAPER });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('no canvas here');
    frames.push(frameOf(pen.getImageData(0, 0, SIZE, SIZE).data));
    tell(frames.length, places.length);
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    const delays = places.map((_, i) => (i === places.length - 1 ? LAST : TURN));
    const film: Film = { width: SIZE, height: SIZE, frames, delays };
    return await ask<Film, Uint8Array<ArrayBuffer>>(worker, film, signal);
  } finally {
    worker.terminate();
  }
}
