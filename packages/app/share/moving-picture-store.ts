/** The moving picture that is being drawn: it goes on while the dialog is closed. */

import { Store } from '../store.ts';
import { tell } from '../ui/note-bar.tsx';
import { makeMovingPicture } from './moving-picture.ts';
import type { Picture } from './svg-picture.ts';

export type MovingPicture =
  | { readonly is: 'none' }
  | { readonly is: 'drawing'; readonly of: string; readonly done: number; readonly all: number }
  | { readonly is: 'ready'; readonly of: string; readonly gif: Uint8Array<ArrayBuffer> }
  | { readonly is: 'failed'; readonly of: string };

export const movingPicture = new Store<MovingPicture>({ is: 'none' });

let underWay: AbortController | null = null;

interface Wanted {
  /** Which game it is of. */
  readonly of: string;
  readonly turns: readonly number[];
  draw(n: number): Promise<Picture>;
}

/** Begins to draw; one that was being drawn is given up. */
export async function drawMovingPicture({ of, turns, draw }: Wanted): Promise<void> {
  stopMovingPicture();
  const controller = new AbortController();
  underWay = controller;
  const { signal } = controller;
  movingPicture.set({ is: 'drawing', of, done: 0, all: 1 });
  try {
    const gif = await makeMovingPicture({
      turns,
      draw,
      signal,
      tell: (done, all) => movingPicture.set({ is: 'drawing', of, done, all }),
    });
    if (signal.aborted) return;
    movingPicture.set({ is: 'ready', of, gif });
    if (!document.querySelector('dialog[open].share')) tell({ key: 'share.movie-ready' });
  } catch (error) {
    if (signal.aborted) return;
    console.error(error);
    movingPicture.set({ is: 'failed', of });
  }
}

export function stopMovingPicture(): void {
  underWay?.abort();
  underWay = null;
  movingPicture.set({ is: 'none' });
}
