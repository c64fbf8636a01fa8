import type { Cell } from '../../rules/index.ts';
import type { PilePiece } from '../pile.ts';
import { discPrint, INK } from './prints.ts';
import { floorOf, halfSizeOf, middleOf, type Vec } from './space.ts';

export interface Target {
  readonly cell: Cell;
  readonly at: Vec;
}

/** Where the piece in hand can go, as points in space: on top of whatever is in the cell. */
export function targetsOf(
  places: ReadonlyMap<Cell, readonly number[]>,
  pieces: readonly PilePiece[],
  side: number,
): Target[] {
  return [...places.keys()].map((cell) => ({ cell, at: topOf(cell, pieces, side) }));
}

/** The middle of whatever is uppermost on a cell. */
function topOf(cell: Cell, pieces: readonly PilePiece[], side: number): Vec {
  const tops = pieces
    .filter((piece) => (piece.kind === 'crate' ? piece.cell === cell : piece.cells.includes(cell)))
    .map((piece) => middleOf(piece, side)[1] + halfSizeOf(piece)[1]);
  const [x, , z] = floorOf(cell, 0, side);
  return [x, Math.max(0, ...tops), z];
}

interface CursorProps {
  readonly cell: Cell;
  readonly pieces: readonly PilePiece[];
  readonly side: number;
}

/** Where the arrow keys are: a ring on top of the cell, seen through everything. */
export function Cursor({ cell, pieces, side }: CursorProps) {
  const [x, y, z] = topOf(cell, pieces, side);
  return (
    <mesh position={[x, y + 0.03, z]} rotation={[-Math.PI / 2, 0, Math.PI / 4]} renderOrder={9}>
      <ringGeometry args={[0.56, 0.66, 4]} />
      <meshBasicMaterial color={INK} depthTest={false} transparent />
    </mesh>
  );
}

/** Glowing discs where the piece in hand can go. */
export function Targets({ targets }: { readonly targets: readonly Target[] }) {
  return (
    <>
      {targets.map(({ cell, at: [x, y, z] }) => (
        <mesh key={cell} position={[x, y + 0.02, z]} rotation={[-Math.PI / 2, 0, 0]}>
          <planeGeometry args={[0.42, 0.42]} />
          <meshBasicMaterial
            map={discPrint()}
            transparent
            polygonOffset
            polygonOffsetFactor={-2}
            depthWrite={false}
          />
        </mesh>
      ))}
    </>
  );
}
