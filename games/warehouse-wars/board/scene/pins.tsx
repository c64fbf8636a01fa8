/** Paper notes pinned to points of the scene: they are page, not picture, and follow the camera. */

import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Vector3 } from 'three';
import { cellName } from '../pile.ts';
import type { Vec } from './space.ts';
import type { Target } from './targets.tsx';

export interface Pin {
  readonly key: string;
  readonly at: Vec;
  readonly className: string;
  readonly note: ReactNode;
}

/** The notes themselves. Everything they say is also said in the tray and on the maps. */
export function Pins({
  pins,
  board,
}: {
  readonly pins: readonly Pin[];
  readonly board: RefObject<HTMLDivElement | null>;
}) {
  return (
    <div ref={board} className="ww-pins" aria-hidden="true">
      {pins.map(({ key, className, note }) => (
        <div key={key} className={className}>
          {note}
        </div>
      ))}
    </div>
  );
}

interface PinKeeperProps {
  readonly pins: readonly Pin[];
  readonly board: RefObject<HTMLDivElement | null>;
  readonly targets: readonly Target[];
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** Keeps the notes over their points, and tells the page where on it each glowing place is. */
export function PinKeeper({ pins, board, targets, frame }: PinKeeperProps) {
  const { invalidate } = useThree();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new note has to find its place
  useEffect(() => invalidate(), [pins, targets, invalidate]);
  useFrame(({ camera, size }) => {
    const onPage = (at: Vec): [x: number, y: number] => {
      const { x, y } = new Vector3(...at).project(camera);
      return [((x + 1) / 2) * size.width, ((1 - y) / 2) * size.height];
    };
    for (const [i, pin] of pins.entries()) {
      const note = board.current?.children[i];
      if (!(note instanceof HTMLElement)) continue;
      const [x, y] = onPage(pin.at);
      const left = Math.min(Math.max(0, x), size.width - note.offsetWidth);
      const top = Math.min(Math.max(note.offsetHeight, y), size.height);
      note.style.transform = `translate(${left}px, ${top}px)`;
    }
    if (!frame.current) return;
    const places = targets.map(({ cell, at }) => `${cellName(cell)} ${onPage(at).map(Math.round)}`);
    frame.current.dataset['places'] = places.join(' | ');
  });
  return null;
}
