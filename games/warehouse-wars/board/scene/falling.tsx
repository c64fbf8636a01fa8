import { useFrame, useThree } from '@react-three/fiber';
import { useRef, useState } from 'react';
import type { Event } from '../../rules/index.ts';
import type { PilePiece } from '../pile.ts';
import { PileMesh } from './pieces.tsx';
import { middleOf, type Vec } from './space.ts';

type Fall = Extract<Event, { type: 'fall' }>;

const TOWARDS: Readonly<Record<Fall['towards'], Vec>> = {
  west: [-1, 0, 0],
  east: [1, 0, 0],
  south: [0, 0, 1],
  north: [0, 0, -1],
};
const GRAVITY = 9;
const FLOOR = -1.2;

interface FallingProps {
  readonly pieces: readonly PilePiece[];
  readonly fall: Fall;
  readonly side: number;
  readonly still: boolean;
}

/** What loses its hold: the plank that tips and everything on its cells from there up. */
export function fallen(pieces: readonly PilePiece[], fall: Fall): Set<PilePiece> {
  const tipping = pieces.find(
    (piece) => piece.name === `plank ${fall.from}-${fall.to} ${fall.level}`,
  );
  const cells = tipping?.kind === 'plank' ? tipping.cells : [];
  const level = fall.level;
  return new Set(
    pieces.filter((piece) => {
      if (piece === tipping) return true;
      const over =
        piece.kind === 'crate'
          ? cells.includes(piece.cell)
          : piece.cells.some((cell) => cells.includes(cell));
      return over && piece.level > level;
    }),
  );
}

/** The rules decided that it falls; here it tumbles, each piece pushed to the side it tips to. */
export function Falling({ pieces, fall, side, still }: FallingProps) {
  const { invalidate } = useThree();
  const began = useRef<number | null>(null);
  const [seconds, setSeconds] = useState(0);
  useFrame(({ clock }) => {
    if (still) return;
    began.current ??= clock.elapsedTime;
    const passed = clock.elapsedTime - began.current;
    if (passed < 2.6) {
      setSeconds(passed);
      invalidate();
    }
  });
  const loose = fallen(pieces, fall);
  const [px, , pz] = TOWARDS[fall.towards];
  return (
    <>
      {pieces.map((piece, i) => {
        if (!loose.has(piece)) return <PileMesh key={piece.name} piece={piece} side={side} />;
        const [, y] = middleOf(piece, side);
        const wait = Math.max(0, seconds - 0.12 * (i % 4));
        const push = 1.4 + (i % 3) * 0.35;
        const drop = Math.max(FLOOR - y, 0.6 * wait - (GRAVITY * wait * wait) / 2);
        const spin = Math.min(wait, 1.2) * (1.6 + (i % 5) * 0.3);
        return (
          <PileMesh
            key={piece.name}
            piece={piece}
            side={side}
            shift={[px * push * wait, drop, pz * push * wait]}
            turn={[pz * spin, 0, -px * spin]}
          />
        );
      })}
    </>
  );
}
