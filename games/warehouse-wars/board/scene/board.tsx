import { cellAt } from '../../rules/index.ts';
import { Edges } from './edges.tsx';
import { letterPrint, palletPrint } from './prints.ts';
import { floorOf } from './space.ts';

const THICK = 0.4;

/** The pallet: a gridded top, a dark gap of slats below, letters and numbers along two edges. */
export function PalletBoard({ side }: { readonly side: number }) {
  const letters = Array.from({ length: side }, (_, i) => {
    const [x, , z] = floorOf(cellAt(i, 0), 0, side);
    return { text: 'abcdefgh'[i] ?? '', at: [x, 0.012, z + 0.95] as const };
  });
  const numbers = Array.from({ length: side }, (_, i) => {
    const [x, , z] = floorOf(cellAt(side - 1, i), 0, side);
    return { text: String(i + 1), at: [x + 0.95, 0.012, z] as const };
  });
  return (
    <group name="pallet">
      <mesh receiveShadow position={[0, -THICK / 2 - 0.01, 0]}>
        <boxGeometry args={[side + 1.9, THICK, side + 1.9]} />
        <meshLambertMaterial color="#dcba87" />
      </mesh>
      <group position={[0, -THICK / 2 - 0.01, 0]}>
        <Edges size={[side + 1.9, THICK, side + 1.9]} colour="#2b1e16" />
      </group>
      <mesh receiveShadow rotation={[-Math.PI / 2, 0, 0]} position={[0, 0.002, 0]}>
        <planeGeometry args={[side, side]} />
        <meshLambertMaterial map={palletPrint(side)} />
      </mesh>
      {[...letters, ...numbers].map(({ text, at }) => (
        <mesh key={text} position={[...at]} rotation={[-Math.PI / 2, 0, 0]}>
          <planeGeometry args={[0.55, 0.55]} />
          <meshBasicMaterial map={letterPrint(text)} transparent />
        </mesh>
      ))}
    </group>
  );
}
