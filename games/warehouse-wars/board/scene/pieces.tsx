import { useEffect, useMemo } from 'react';
import { EdgesGeometry } from 'three';
import { LineMaterial } from 'three/examples/jsm/lines/LineMaterial.js';
import { LineSegments2 } from 'three/examples/jsm/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/examples/jsm/lines/LineSegmentsGeometry.js';
import type { Steadiness } from '../../rules/index.ts';
import type { PilePiece } from '../pile.ts';
import {
  CRATE_CUTOUT,
  type Cutout,
  INK_OUTLINE,
  PAPER_OUTLINE,
  PLANK_CUTOUT,
  paperOf,
} from './paper.ts';
import { GOLD } from './prints.ts';
import { middleOf } from './space.ts';

const cutoutOf = (piece: PilePiece): Cutout =>
  piece.kind === 'crate' ? CRATE_CUTOUT : PLANK_CUTOUT;
const turnOf = (piece: PilePiece): number =>
  piece.kind === 'plank' && !piece.alongRow ? Math.PI / 2 : 0;
const paper = (piece: PilePiece, planned: boolean) =>
  paperOf(piece.kind === 'crate' ? piece.colour : 'plank', planned);

/** A piece of the pile around its own middle: printed paper, inked, with a white cut edge. */
export function Piece({ piece }: { readonly piece: PilePiece }) {
  const { body, ink, edge } = cutoutOf(piece);
  return (
    <group rotation={[0, turnOf(piece), 0]}>
      <mesh castShadow receiveShadow geometry={body} material={paper(piece, false)} />
      <mesh geometry={ink} material={INK_OUTLINE} />
      <mesh geometry={edge} material={PAPER_OUTLINE} />
    </group>
  );
}

/** A piece in its place in the pile. */
export function PlacedPiece({ piece, side }: { readonly piece: PilePiece; readonly side: number }) {
  return (
    <group name={piece.name} position={[...middleOf(piece, side)]} userData={{ piece }}>
      <Piece piece={piece} />
    </group>
  );
}

type PlannedLook = Steadiness['kind'] | 'hinted';

const OUTLINES: Readonly<Record<PlannedLook, string>> = {
  steady: '#1f7a48',
  wobbly: '#c9621a',
  falls: '#c5352b',
  hinted: GOLD,
};

interface PlannedProps {
  readonly piece: PilePiece;
  readonly look: PlannedLook;
  /** Is it the one that a tap would move? */
  readonly held: boolean;
}

/** A planned piece: see-through, with a dashed outline that says how it would stand. */
export function PlannedPiece({ piece, look, held }: PlannedProps) {
  const cut = cutoutOf(piece);
  return (
    <group rotation={[0, turnOf(piece), 0]}>
      <mesh geometry={cut.body} material={paper(piece, true)} />
      <Outline cut={cut} colour={OUTLINES[look]} dashed width={held ? 0.075 : 0.045} />
    </group>
  );
}

/** Marks the plank that would tip. */
export function Tipping({ piece }: { readonly piece: PilePiece }) {
  return (
    <group rotation={[0, turnOf(piece), 0]}>
      <Outline cut={cutoutOf(piece)} colour={OUTLINES.falls} dashed={false} width={0.09} />
    </group>
  );
}

interface OutlineProps {
  readonly cut: Cutout;
  readonly colour: string;
  readonly dashed: boolean;
  readonly width: number;
}

function Outline({ cut, colour, dashed, width }: OutlineProps) {
  const lines = useMemo(() => {
    const edges = new EdgesGeometry(cut.body);
    const geometry = new LineSegmentsGeometry().fromEdgesGeometry(edges);
    const material = new LineMaterial({
      color: colour,
      linewidth: width,
      worldUnits: true,
      dashed,
      dashSize: 0.14,
      gapSize: 0.09,
      depthTest: false,
      transparent: true,
    });
    const drawn = new LineSegments2(geometry, material);
    drawn.computeLineDistances();
    drawn.renderOrder = 5;
    // A line is no target: what it outlines is.
    drawn.raycast = () => undefined;
    return drawn;
  }, [cut, colour, dashed, width]);
  useEffect(
    () => () => {
      lines.geometry.dispose();
      lines.material.dispose();
    },
    [lines],
  );
  return <primitive object={lines} />;
}
