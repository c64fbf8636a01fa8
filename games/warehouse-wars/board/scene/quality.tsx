import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';

/** From the finest down: what is drawn, and how many pixels a point of the screen gets at most. */
export const QUALITIES = [
  { name: 'full', shadows: true, sharpness: 2 },
  { name: 'plain', shadows: false, sharpness: 1.25 },
  { name: 'coarse', shadows: false, sharpness: 0.75 },
] as const;

/** Slower than this for one frame, and it costs more than it gives. */
const SLOW_MS = 45;
const TRIES = 3;
/** A pile so much higher is another picture to draw. */
const MANY = 8;

interface QualityProps {
  readonly level: number;
  /** How many pieces there are to draw. */
  readonly pieces: number;
  onSlow(): void;
}

/**
 * Draws a frame against the clock when the board opens, after each step down, and again when the
 * pile has grown. Where it is too slow, quality steps down by itself.
 */
export function Quality({ level, pieces, onSlow }: QualityProps) {
  const { gl, scene, camera } = useThree();
  const heaps = Math.floor(pieces / MANY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured at these moments, not at every change
  useEffect(() => {
    if (level === QUALITIES.length - 1) return;
    const draw = () => {
      const began = performance.now();
      gl.render(scene, camera);
      gl.getContext().finish();
      return performance.now() - began;
    };
    // The first frame compiles and uploads. One that is quick enough is proof; a slow one may be chance.
    draw();
    for (let i = 0; i < TRIES; i++) if (draw() <= SLOW_MS) return;
    onSlow();
  }, [level, heaps]);
  return null;
}
