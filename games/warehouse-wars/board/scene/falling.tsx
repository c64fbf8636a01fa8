import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Group } from 'three';
import type { Fall } from '../fall.ts';
import type { PilePiece } from '../pile.ts';
import { type Collapse, collapseOf, SETTLED } from './collapse.ts';
import { Piece } from './pieces.tsx';
import { middleOf } from './space.ts';

interface FallingProps {
  readonly pieces: readonly PilePiece[];
  readonly fall: Fall;
  readonly side: number;
  /** It happens now; otherwise, and for who wants no motion, it lies there already. */
  readonly live: boolean;
  /** How many times slower than it falls. */
  readonly slowness: number;
}

/** The pile while it comes down, and as it lies afterwards. */
export function Falling({ pieces, fall, side, live, slowness }: FallingProps) {
  // What began to fall goes on falling, though the table has moved on to the result.
  const [still] = useState(!live);
  const { invalidate } = useThree();
  const groups = useRef(new Map<string, Group>());
  const began = useRef<number | null>(null);
  // A fall is one, however often the page is drawn meanwhile: it is known by what fell where.
  const key = `${fall.from} ${fall.to} ${fall.level} ${fall.towards} ${pieces.map(({ name }) => name)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for pieces and fall
  const collapse = useMemo(() => collapseOf(pieces, fall, side), [key, side]);
  useEffect(() => {
    if (!still) return;
    collapse.advance(SETTLED);
    pose(collapse, groups.current);
    invalidate();
  }, [collapse, still, invalidate]);
  useFrame(({ clock }) => {
    if (still) return;
    began.current ??= clock.elapsedTime;
    const passed = (clock.elapsedTime - began.current) / slowness;
    collapse.advance(passed);
    pose(collapse, groups.current);
    if (passed < SETTLED) invalidate();
  });
  return (
    <>
      {pieces.map((piece) => (
        <group
          key={piece.name}
          name={piece.name}
          position={[...middleOf(piece, side)]}
          ref={(group) => {
            if (group) groups.current.set(piece.name, group);
          }}
        >
          <Piece piece={piece} />
        </group>
      ))}
    </>
  );
}

function pose({ poses }: Collapse, groups: ReadonlyMap<string, Group>): void {
  for (const [{ name }, { position, orientation }] of poses) {
    groups.get(name)?.position.copy(position);
    groups.get(name)?.quaternion.copy(orientation);
  }
}
