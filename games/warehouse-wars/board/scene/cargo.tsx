import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Group } from 'three';
import type { Event } from '../../rules/index.ts';
import { fallShown } from '../fall.ts';
import type { PilePiece } from '../pile.ts';
import type { Props } from '../props.ts';
import { Falling } from './falling.tsx';
import { Landing } from './landing.tsx';
import { PlacedPiece } from './pieces.tsx';

/** Seen again, it falls so many times slower. */
const SLOWLY = 2.5;

type CargoProps = Props & {
  readonly pieces: readonly PilePiece[];
  readonly frame: RefObject<HTMLDivElement | null>;
};

/** The pieces of the position: standing, being lowered, or fallen. */
export function Cargo({ view, event, look, draft, pieces, frame }: CargoProps) {
  const { side } = view.options;
  const group = useRef<Group>(null);
  const { invalidate } = useThree();
  const fall = useMemo(() => fallShown(view, event), [view, event]);
  // Whoever asks to see it fall wants to see it, and slowly.
  const replays = draft?.replays ?? 0;
  const landing = look.reducedMotion ? null : placedBy(event);
  // What is really in the scene, for whoever wants to check it from outside.
  useEffect(() => {
    invalidate();
    const names: string[] = [];
    group.current?.traverse(({ name }) => {
      if (name !== '') names.push(name);
    });
    if (frame.current) frame.current.dataset['pieces'] = names.sort().join(' | ');
  });
  return (
    <group ref={group}>
      {fall ? (
        <Falling
          key={replays}
          pieces={pieces}
          fall={fall}
          side={side}
          live={(event?.type === 'fall' && !look.reducedMotion) || replays > 0}
          slowness={replays > 0 ? SLOWLY : 1}
        />
      ) : (
        pieces.map((piece) =>
          piece.name === landing ? (
            <Landing key={piece.name}>
              <PlacedPiece piece={piece} side={side} />
            </Landing>
          ) : (
            <PlacedPiece key={piece.name} piece={piece} side={side} />
          ),
        )
      )}
    </group>
  );
}

/** The name of the piece that is placed just now. */
export function placedBy(event: Event | null): string | null {
  if (event?.type === 'crate') return `crate ${event.at} ${event.level}`;
  if (event?.type === 'plank') return `plank ${event.from}-${event.to} ${event.level}`;
  return null;
}
