import { useMemo } from 'react';
import { CylinderGeometry, MeshBasicMaterial, Quaternion, SphereGeometry, Vector3 } from 'three';
import { type LitLine, lineKey } from '../lit-lines.ts';
import { cellOf, type PilePiece } from '../pile.ts';
import { GOLD, INK, PAPER_EDGE } from './prints.ts';
import { CRATE_HEIGHT, floorOf, middleOf, type Vec } from './space.ts';

/** Seen through everything, in this order: ink below, then colour. */
const paint = (color: string) =>
  new MeshBasicMaterial({ color, depthTest: false, depthWrite: false, transparent: true });
const INK_PAINT = paint(INK);
const GOLD_PAINT = paint(GOLD);
const PAPER_PAINT = paint(PAPER_EDGE);

const ROD = new CylinderGeometry(0.075, 0.075, 1, 12);
const ROD_INK = new CylinderGeometry(0.115, 0.115, 1, 12);
const KNOB = new SphereGeometry(0.11, 16, 12);
const KNOB_INK = new SphereGeometry(0.15, 16, 12);

/** The middles of a line's crates; one on a crossing stands a little higher. */
export function pointsOf(line: LitLine, pieces: readonly PilePiece[], side: number): Vec[] {
  return line.crates.map(({ at, level }) => {
    const crate = pieces.find((piece) => piece.name === `crate ${at} ${level}`);
    if (crate) return middleOf(crate, side);
    const [x, y, z] = floorOf(cellOf(at), level, side);
    return [x, y + CRATE_HEIGHT / 2, z];
  });
}

interface RodsProps {
  readonly lines: readonly LitLine[];
  readonly pieces: readonly PilePiece[];
  readonly side: number;
}

/** Lit lines: a rod through the crates with a knob in each. */
export function Rods({ lines, pieces, side }: RodsProps) {
  return (
    <>
      {lines.map((line) => (
        <Rod key={lineKey(line)} points={pointsOf(line, pieces, side)} dotted={line.hinted} />
      ))}
    </>
  );
}

const UP = new Vector3(0, 1, 0);

interface RodProps {
  readonly points: readonly Vec[];
  /** It is not there yet: paper with dots. */
  readonly dotted: boolean;
}

function Rod({ points, dotted }: RodProps) {
  const { position, quaternion, length } = useMemo(() => {
    const [from, to] = [new Vector3(...(points[0] as Vec)), new Vector3(...(points.at(-1) as Vec))];
    const along = to.clone().sub(from);
    const length = along.length();
    return {
      length,
      position: from.add(to).multiplyScalar(0.5),
      quaternion: new Quaternion().setFromUnitVectors(UP, along.normalize()),
    };
  }, [points]);
  return (
    <>
      {(
        [
          [ROD_INK, INK_PAINT, 10],
          [ROD, dotted ? PAPER_PAINT : GOLD_PAINT, 12],
        ] as const
      ).map(([geometry, material, order]) => (
        <mesh
          key={order}
          geometry={geometry}
          material={material}
          position={position}
          quaternion={quaternion}
          scale={[1, length, 1]}
          renderOrder={order}
        />
      ))}
      {dotted && <Dots points={points} />}
      {points.map((point) => (
        <group key={point.join()} position={[...point]}>
          <mesh geometry={KNOB_INK} material={INK_PAINT} renderOrder={11} />
          <mesh geometry={KNOB} material={PAPER_PAINT} renderOrder={13} />
        </group>
      ))}
    </>
  );
}

const DOT = new SphereGeometry(0.045, 10, 8);
/** From one dot to the next. */
const DOT_STEP = 0.2;

function Dots({ points }: { readonly points: readonly Vec[] }) {
  const [from, to] = [new Vector3(...(points[0] as Vec)), new Vector3(...(points.at(-1) as Vec))];
  const count = Math.floor(from.distanceTo(to) / DOT_STEP);
  return Array.from({ length: count }, (_, i) => {
    const at = from.clone().lerp(to, (i + 0.5) / count);
    return (
      <mesh
        key={at.toArray().join()}
        geometry={DOT}
        material={INK_PAINT}
        position={at}
        renderOrder={13}
      />
    );
  });
}
