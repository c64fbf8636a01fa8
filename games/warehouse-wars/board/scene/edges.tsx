import { useMemo } from 'react';
import { BoxGeometry, EdgesGeometry } from 'three';
import type { Vec } from './space.ts';

/** Inked edges, as on the printed sheet. */
export function Edges({ size, colour }: { readonly size: Vec; readonly colour: string }) {
  const [width, height, depth] = size;
  const geometry = useMemo(
    () => new EdgesGeometry(new BoxGeometry(width * 1.004, height * 1.004, depth * 1.004)),
    [width, height, depth],
  );
  return (
    <lineSegments geometry={geometry}>
      <lineBasicMaterial color={colour} linewidth={2} />
    </lineSegments>
  );
}
