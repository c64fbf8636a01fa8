import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useRef } from 'react';
import type { PilePiece } from '../pile.ts';
import type { Orbit } from './camera.tsx';
import { quartersAside } from './hidden.ts';

interface StepAsideProps {
  /** What should be seen now; empty where nothing matters more than the rest. */
  readonly matters: readonly PilePiece[];
  readonly pieces: readonly PilePiece[];
  readonly side: number;
  readonly orbit: RefObject<Orbit | null>;
  readonly still: boolean;
}

const TURN_MS = 400;

/** Goes to another side of the board while what matters is hidden, and back when it is over. */
export function StepAside({ matters, pieces, side, orbit, still }: StepAsideProps) {
  const { invalidate } = useThree();
  /** By how much the board was turned, and is to be turned back. */
  const turned = useRef(0);
  const names = matters.map(({ name, level }) => `${name} ${level}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing matters, by its name
  useEffect(() => {
    const camera = orbit.current;
    if (!camera) return;
    const quarters =
      names === '' ? 0 : quartersAside(matters, pieces, side, camera.lookingFrom(-turned.current));
    const wanted = (quarters * Math.PI) / 2;
    const turn = wanted - turned.current;
    if (turn === 0) return;
    turned.current = wanted;
    return sweep(turn, still ? 0 : TURN_MS, (part) => {
      camera.sway(part);
      invalidate();
    });
  }, [names]);
  return null;
}

/** Turns by parts, a little with every frame; when it is cut short, the rest at once. */
function sweep(whole: number, milliseconds: number, turnBy: (part: number) => void): () => void {
  let done = 0;
  let frame = 0;
  const began = performance.now();
  const upTo = (share: number) => {
    turnBy(whole * share - done);
    done = whole * share;
  };
  const next = () => {
    const share = milliseconds === 0 ? 1 : Math.min(1, (performance.now() - began) / milliseconds);
    upTo(share);
    if (share < 1) frame = requestAnimationFrame(next);
  };
  next();
  return () => {
    cancelAnimationFrame(frame);
    if (done !== whole) upTo(1);
  };
}
