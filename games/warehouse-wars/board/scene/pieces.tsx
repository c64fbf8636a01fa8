import type { CratePiece, PilePiece, PlankPiece } from '../pile.ts';
import { Edges } from './edges.tsx';
import { cratePrint, plankPrint } from './prints.ts';
import { CRATE, CRATE_HEIGHT, middleOf, PLANK_THICKNESS, PLANK_WIDTH, type Vec } from './space.ts';

export interface PieceProps {
  readonly piece: PilePiece;
  readonly side: number;
  /** A ghost is pale; its outline says how it would stand. */
  readonly ghost?: 'steady' | 'wobbly' | 'falls';
  /** Moved from its place, while it lowers or falls. */
  readonly shift?: Vec;
  readonly turn?: Vec;
}

const OUTLINE = { steady: '#1f7a48', wobbly: '#c9621a', falls: '#93211c' } as const;
const INK = '#2b1e16';

export function PileMesh({ piece, side, ghost, shift, turn }: PieceProps) {
  const [x, y, z] = middleOf(piece, side);
  const [dx, dy, dz] = shift ?? [0, 0, 0];
  return (
    <group
      position={[x + dx, y + dy, z + dz]}
      rotation={turn ? [...turn] : [0, 0, 0]}
      name={piece.name}
    >
      {piece.kind === 'crate' ? (
        <Crate piece={piece} ghost={ghost} />
      ) : (
        <Plank piece={piece} ghost={ghost} />
      )}
    </group>
  );
}

type Ghost = PieceProps['ghost'];

function Crate({
  piece,
  ghost,
}: {
  readonly piece: CratePiece;
  readonly ghost: Ghost | undefined;
}) {
  const size: Vec = [CRATE, CRATE_HEIGHT, CRATE];
  return (
    <>
      <mesh castShadow={!ghost} receiveShadow={!ghost}>
        <boxGeometry args={[...size]} />
        <meshLambertMaterial
          map={cratePrint(piece.colour)}
          transparent={Boolean(ghost)}
          opacity={ghost ? 0.6 : 1}
        />
      </mesh>
      <Edges size={size} colour={ghost ? OUTLINE[ghost] : INK} />
    </>
  );
}

function Plank({
  piece,
  ghost,
}: {
  readonly piece: PlankPiece;
  readonly ghost: Ghost | undefined;
}) {
  const length = piece.cells.length - 0.06;
  const size: Vec = piece.alongRow
    ? [length, PLANK_THICKNESS, PLANK_WIDTH]
    : [PLANK_WIDTH, PLANK_THICKNESS, length];
  return (
    <>
      <mesh castShadow={!ghost} receiveShadow={!ghost}>
        <boxGeometry args={[...size]} />
        <meshLambertMaterial
          map={plankPrint()}
          transparent={Boolean(ghost)}
          opacity={ghost ? 0.65 : 1}
        />
      </mesh>
      <Edges size={size} colour={ghost ? OUTLINE[ghost] : INK} />
    </>
  );
}
