import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, useRef } from 'react';
import type { Group } from 'three';
import type { Steadiness } from '../../rules/index.ts';
import { planksOf } from '../pile.ts';
import type { Step } from '../plan.ts';
import type { Tool } from '../props.ts';
import { Landing } from './landing.tsx';
import { PlannedPiece, Tipping } from './pieces.tsx';
import { DIRECTIONS, halfSizeOf, middleOf } from './space.ts';

interface PlannedProps {
  readonly steps: readonly Step[];
  /** The coach means them: they are lowered into their place, and glow. */
  readonly hinted: boolean;
  readonly tool: Tool;
  readonly side: number;
  readonly still: boolean;
}

/** The turn as planned: pieces that stand, sway or lean, and the plank that would tip. */
export function Planned({ steps, hinted, tool, side, still }: PlannedProps) {
  return (
    <>
      {steps.map(({ piece, steadiness }) => {
        const [x, y, z] = middleOf(piece, side);
        const foot = halfSizeOf(piece)[1];
        return (
          <group key={`${piece.kind} ${hinted}`} position={[x, y - foot, z]} userData={{ piece }}>
            <Leaning steadiness={steadiness} still={still}>
              <Lowered lowers={hinted && !still}>
                <group position={[0, foot, 0]}>
                  <PlannedPiece
                    piece={piece}
                    look={hinted ? 'hinted' : steadiness.kind}
                    held={hinted || piece.kind === tool}
                  />
                </group>
              </Lowered>
            </Leaning>
          </group>
        );
      })}
      {steps.map((step) => {
        const plank = tippingPlank(step);
        return (
          plank && (
            <group key={`${step.piece.kind} tips`} position={[...middleOf(plank, side)]}>
              <Tipping piece={plank} />
            </group>
          )
        );
      })}
    </>
  );
}

const LOWERED_SECONDS = 0.3;

const Lowered = ({
  lowers,
  children,
}: {
  readonly lowers: boolean;
  readonly children: ReactNode;
}) => (lowers ? <Landing seconds={LOWERED_SECONDS}>{children}</Landing> : children);

/** The plank that gives way under a step that would fall: one that lies there, or the planned one. */
export function tippingPlank({ steadiness, before, piece }: Step) {
  if (steadiness.kind !== 'falls') return null;
  return planksOf(before)[steadiness.tip.plank] ?? piece;
}

const SWAY = 0.055;
const LEAN = 0.16;

interface LeaningProps {
  readonly steadiness: Steadiness;
  readonly still: boolean;
  readonly children: ReactNode;
}

/** What is wobbly sways; what would fall leans over to where it falls. */
function Leaning({ steadiness, still, children }: LeaningProps) {
  const group = useRef<Group>(null);
  const { invalidate } = useThree();
  const [x, , z] = steadiness.kind === 'steady' ? [0, 0, 0] : DIRECTIONS[steadiness.tip.towards];
  const lean = steadiness.kind === 'falls' ? LEAN : 0;
  useFrame(({ clock }) => {
    if (steadiness.kind !== 'wobbly' || still) return;
    const sway = SWAY * Math.sin(clock.elapsedTime * 6);
    group.current?.rotation.set(z * sway, 0, -x * sway);
    invalidate();
  });
  return (
    <group ref={group} rotation={[z * lean, 0, -x * lean]}>
      {children}
    </group>
  );
}
