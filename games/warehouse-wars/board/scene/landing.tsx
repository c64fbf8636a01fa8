import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, useRef } from 'react';
import type { Group } from 'three';

const HIGH = 1.7;
const SECONDS = 0.5;

interface LandingProps {
  readonly seconds?: number;
  readonly children: ReactNode;
}

/** Comes down as if by hand: quick at first, gently at the end. */
const height = (part: number): number => HIGH * (1 - part) ** 2 * (1 + part);

/** A piece that has just been placed is lowered into its place. */
export function Landing({ seconds = SECONDS, children }: LandingProps) {
  const group = useRef<Group>(null);
  const began = useRef<number | null>(null);
  const { invalidate } = useThree();
  useFrame(({ clock }) => {
    began.current ??= clock.elapsedTime;
    const part = Math.min(1, (clock.elapsedTime - began.current) / seconds);
    group.current?.position.setY(height(part));
    if (part < 1) invalidate();
  });
  return (
    <group ref={group} position={[0, HIGH, 0]}>
      {children}
    </group>
  );
}
