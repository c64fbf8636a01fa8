import { useMemo } from 'react';
import { cellAt } from '../../rules/index.ts';
import { cutout, INK_OUTLINE, PAPER_OUTLINE } from './paper.ts';
import { floorPrint, groundPrint, letterPrint, palletPrint, RIM_COLOUR } from './prints.ts';
import { floorOf, PALLET, RIM, type Vec } from './space.ts';

const WHOLE = [0, 0, 1, 1] as const;
/** A corner of the print that shows plain board, for top and bottom. */
const PLAIN = [0.02, 0.72, 0.03, 0.75] as const;

interface Sign {
  readonly text: string;
  readonly at: Vec;
  /** Turned so that it reads from the side it lies at. */
  readonly turn: number;
}

/** Letters and numbers along all four edges. */
function signsOf(side: number): Sign[] {
  const out = side / 2 + RIM / 2;
  return Array.from({ length: side }, (_, i) => {
    const [x] = floorOf(cellAt(i, 0), 0, side);
    const [, , z] = floorOf(cellAt(0, i), 0, side);
    const letter = 'abcdefgh'[i] ?? '';
    const number = String(i + 1);
    return [
      { text: letter, at: [x, 0, out] as const, turn: 0 },
      { text: number, at: [out, 0, z] as const, turn: Math.PI / 2 },
      { text: letter, at: [x, 0, -out] as const, turn: Math.PI },
      { text: number, at: [-out, 0, z] as const, turn: -Math.PI / 2 },
    ];
  }).flat();
}

/** The pallet: a gridded top with its coordinates, and slats with dark gaps below. */
export function PalletBoard({ side }: { readonly side: number }) {
  const wide = side + 2 * RIM;
  const cut = useMemo(
    () => cutout([wide, PALLET, wide], [WHOLE, WHOLE, PLAIN, PLAIN, WHOLE, WHOLE]),
    [wide],
  );
  const signs = useMemo(() => signsOf(side), [side]);
  return (
    <group name="pallet">
      <mesh rotation={[-Math.PI / 2, 0, 0]} position={[0.15, -PALLET - 0.02, 0.3]}>
        <planeGeometry args={[wide * 1.5, wide * 1.5]} />
        <meshBasicMaterial map={groundPrint()} transparent depthWrite={false} />
      </mesh>
      <group position={[0, -PALLET / 2 - 0.01, 0]}>
        <mesh geometry={cut.body}>
          <meshLambertMaterial map={palletPrint()} />
        </mesh>
        <mesh geometry={cut.ink} material={INK_OUTLINE} />
        <mesh geometry={cut.edge} material={PAPER_OUTLINE} />
      </group>
      <mesh receiveShadow rotation={[-Math.PI / 2, 0, 0]} position={[0, -0.006, 0]}>
        <planeGeometry args={[wide - 0.04, wide - 0.04]} />
        <meshLambertMaterial color={RIM_COLOUR} />
      </mesh>
      <mesh receiveShadow rotation={[-Math.PI / 2, 0, 0]} position={[0, 0, 0]}>
        <planeGeometry args={[side, side]} />
        <meshLambertMaterial map={floorPrint(side)} />
      </mesh>
      {signs.map(({ text, at, turn }) => (
        <mesh
          key={`${text} ${turn}`}
          position={[at[0], 0.004, at[2]]}
          rotation={[-Math.PI / 2, 0, turn]}
        >
          <planeGeometry args={[0.44, 0.44]} />
          <meshBasicMaterial map={letterPrint(text)} transparent depthWrite={false} />
        </mesh>
      ))}
    </group>
  );
}
