import type { Cell } from '../../rules/index.ts';
import type { PilePiece } from '../pile.ts';
import { discPrint } from './prints.ts';
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
  return [...places.keys()].map((cell) => {
    const tops = pieces
      .filter((piece) =>
        piece.kind === 'crate' ? piece.cell === cell : piece.cells.includes(cell),
      )
      .map((piece) => middleOf(piece, side)[1] + halfSizeOf(piece)[1]);
    const [x, , z] = floorOf(cell, 0, side);
    return { cell, at: [x, Math.max(0, ...tops), z] };
  });
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
