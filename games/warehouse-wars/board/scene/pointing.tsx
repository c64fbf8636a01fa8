import type { ThreeEvent } from '@react-three/fiber';
import type { ReactNode } from 'react';
import type { Cell } from '../../rules/index.ts';
import type { PilePiece } from '../pile.ts';
import { cellUnder, floorOf } from './space.ts';

interface PointingProps {
  readonly side: number;
  onTap(cell: Cell): void;
  onHover(cell: Cell | null): void;
  /** What it goes down on: a crate, a plank or a space. */
  onTouch(thing: string): void;
  readonly children: ReactNode;
}

/** More than this between pressing and letting go is a drag of the board, not a tap. */
const STEADY_PX = 6;

/**
 * What is pointed at, as a cell: a crate's own, the part of a plank under the finger, or the floor.
 * Each cell has but one open place, its top, so anything in its column will do.
 */
export function Pointing({ side, onTap, onHover, onTouch, children }: PointingProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a group is no element; the flat twin has the buttons
    <group
      onPointerDown={(event: ThreeEvent<PointerEvent>) => {
        event.stopPropagation();
        onTouch(pieceOf(event.object)?.kind ?? 'space');
      }}
      onClick={(event: ThreeEvent<MouseEvent>) => {
        event.stopPropagation();
        const cell = cellAtPoint(event, side);
        if (cell !== null && event.delta <= STEADY_PX) onTap(cell);
      }}
      onPointerMove={(event: ThreeEvent<PointerEvent>) => {
        if (event.pointerType !== 'mouse') return;
        event.stopPropagation();
        onHover(event.buttons === 0 ? cellAtPoint(event, side) : null);
      }}
      onPointerLeave={() => onHover(null)}
    >
      {children}
    </group>
  );
}

function cellAtPoint({ object, point }: ThreeEvent<MouseEvent>, side: number): Cell | null {
  const piece = pieceOf(object);
  if (piece?.kind === 'crate') return piece.cell;
  if (!piece) return cellUnder(point.x, point.z, side);
  const [nearest] = [...piece.cells].sort((a, b) => away(a) - away(b));
  return nearest ?? null;

  function away(cell: Cell): number {
    const [x, , z] = floorOf(cell, 0, side);
    return Math.hypot(x - point.x, z - point.z);
  }
}

/** The piece that a mesh is part of. */
function pieceOf(object: ThreeEvent<MouseEvent>['object'] | null): PilePiece | undefined {
  for (let at = object; at; at = at.parent as typeof object | null) {
    const piece = at.userData['piece'] as PilePiece | undefined;
    if (piece) return piece;
  }
  return undefined;
}
