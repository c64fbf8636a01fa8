import { Canvas, useFrame, useThree } from '@react-three/fiber';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Group } from 'three';
import {
  type Cell,
  cellAt,
  linesAmong,
  type Placement,
  type SeatColour,
  type View,
} from '../../rules/index.ts';
import { holdOver, isArrow, stepFrom } from '../hand.ts';
import { cellOf, ghostOf, openPlaces, piecesOf, place, topLevel, turned } from '../pile.ts';
import { EMPTY_HAND, type Props } from '../props.ts';
import { weigh } from '../weighing.ts';
import { PalletBoard } from './board.tsx';
import { Camera, type Orbit } from './camera.tsx';
import { Falling } from './falling.tsx';
import { PileMesh } from './pieces.tsx';
import { CRATE_HEIGHT, floorOf, type Vec } from './space.ts';

type SceneProps = Props & { readonly slice: number | null };

/** The pile in space. It draws a frame only when something changed. */
export default function Scene(props: SceneProps) {
  const { view, words, draft, setDraft, legal, choose } = props;
  const hand = draft ?? EMPTY_HAND;
  const frame = useRef<HTMLDivElement>(null);
  const orbit = useRef<Orbit | null>(null);
  const [cursor, setCursor] = useState<Cell>(cellAt(0, 0));
  const { side } = view.options;
  /** Without shadows and at plain sharpness, where the device is slow. */
  const [plain, setPlain] = useState(false);
  const tap = (cell: Cell) => {
    setCursor(cell);
    holdOver(props, cell);
  };
  const onKey = (event: KeyboardEvent) => {
    const done = handleKey(event.key, { cursor, side, tap, orbit: orbit.current });
    if (event.key === 'Enter' && hand.ghost) choose(hand.ghost);
    else if (event.key === ' ' && hand.ghost) {
      const other = turned(legal, hand.ghost);
      if (other) setDraft({ ...hand, ghost: other });
    } else if (!done) return;
    event.preventDefault();
  };
  return (
    <div
      ref={frame}
      className="ww-scene"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the scene is worked by keys like a game board
      tabIndex={0}
      aria-label={words.say('board.space')}
      onKeyDown={onKey}
    >
      <Canvas
        frameloop="demand"
        flat
        shadows
        dpr={[1, 2]}
        camera={{ fov: 32, near: 0.1, far: 200 }}
      >
        <ambientLight intensity={2.1} color="#fff4dc" />
        <directionalLight
          castShadow={!plain}
          position={[side, side * 2, side * 0.4]}
          intensity={1.5}
          color="#ffe9b3"
          shadow-mapSize={[1024, 1024]}
          shadow-camera-left={-side}
          shadow-camera-right={side}
          shadow-camera-top={side}
          shadow-camera-bottom={-side}
        />
        <Camera
          side={side}
          reach={topLevel(view)}
          onReady={(ready) => {
            orbit.current = ready;
          }}
        />
        <PalletBoard side={side} />
        <Quality onSlow={() => setPlain(true)} />
        <Pile {...props} frame={frame} onTap={tap} />
      </Canvas>
      <div className="ww-orbit">
        {(
          [
            ['turn-left', () => orbit.current?.turn(Math.PI / 4)],
            ['turn-right', () => orbit.current?.turn(-Math.PI / 4)],
            ['nearer', () => orbit.current?.zoom(0.85)],
            ['farther', () => orbit.current?.zoom(1.18)],
            ['reset', () => orbit.current?.reset()],
          ] as const
        ).map(([key, act]) => (
          <button
            key={key}
            type="button"
            className="btn"
            aria-label={words.say(`board.orbit.${key}`)}
            onClick={act}
          >
            {SIGNS[key]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Slower than this for one frame, and shadows cost more than they give. */
const SLOW_MS = 45;

/** Draws one frame against the clock and steps quality down where it takes too long. */
function Quality({ onSlow }: { onSlow(): void }) {
  const { gl, scene, camera } = useThree();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once, when the board opens
  useEffect(() => {
    gl.render(scene, camera);
    gl.getContext().finish();
    const began = performance.now();
    gl.render(scene, camera);
    gl.getContext().finish();
    if (performance.now() - began > SLOW_MS) onSlow();
  }, []);
  return null;
}

const SIGNS = {
  'turn-left': '⟲',
  'turn-right': '⟳',
  nearer: '+',
  farther: '−',
  reset: '⌂',
} as const;

interface Keys {
  readonly cursor: Cell;
  readonly side: number;
  tap(cell: Cell): void;
  readonly orbit: Orbit | null;
}

/** Arrows move the hand, Q and E turn the board, plus and minus zoom. True when it was one of these. */
function handleKey(key: string, { cursor, side, tap, orbit }: Keys): boolean {
  if (isArrow(key)) {
    const to = stepFrom(place(cursor), key, side);
    if (to) tap(cellAt(to.column, to.row));
    return true;
  }
  switch (key) {
    case 'q':
      orbit?.turn(Math.PI / 8);
      return true;
    case 'e':
      orbit?.turn(-Math.PI / 8);
      return true;
    case '+':
      orbit?.zoom(0.9);
      return true;
    case '-':
      orbit?.zoom(1.1);
      return true;
    default:
      return false;
  }
}

interface PileProps extends SceneProps {
  readonly frame: React.RefObject<HTMLDivElement | null>;
  onTap(cell: Cell): void;
}

function Pile({ view, draft, legal, slice, event, look, frame, onTap }: PileProps) {
  const hand = draft ?? EMPTY_HAND;
  const { side } = view.options;
  const group = useRef<Group>(null);
  const { invalidate } = useThree();
  const pieces = piecesOf(view).filter((piece) => slice === null || piece.level <= slice);
  const seat: SeatColour = view.toAct ?? 'teal';
  const falling = event?.type === 'fall' ? event : null;
  // What is really in the scene, for whoever wants to check it from outside.
  useEffect(() => {
    invalidate();
    const names =
      group.current?.children.map((child) => child.name).filter((name) => name !== '') ?? [];
    if (frame.current) frame.current.dataset['pieces'] = names.sort().join(' | ');
  });
  return (
    <>
      <group ref={group}>
        {falling ? (
          <Falling pieces={pieces} fall={falling} side={side} still={look.reducedMotion} />
        ) : (
          pieces.map((piece) => <PileMesh key={piece.name} piece={piece} side={side} />)
        )}
      </group>
      {hand.ghost && (
        <Ghost view={view} ghost={hand.ghost} seat={seat} still={look.reducedMotion} />
      )}
      <Targets view={view} legal={legal} tool={hand.tool} onTap={onTap} />
      {(hand.lit ?? (event?.type === 'line' ? event.seat : null)) !== null && (
        <Lines
          view={view}
          seat={hand.lit ?? seat}
          only={event?.type === 'line' ? event.cells : null}
        />
      )}
    </>
  );
}

interface GhostProps {
  readonly view: View;
  readonly ghost: Placement;
  readonly seat: SeatColour;
  readonly still: boolean;
}

/** A wobbly ghost sways; one that would fall leans over. */
function Ghost({ view, ghost, seat, still }: GhostProps) {
  const { invalidate } = useThree();
  const kind = weigh(view, ghost, seat).steadiness.kind;
  const [sway, setSway] = useState(0);
  useFrame(({ clock }) => {
    if (kind !== 'wobbly' || still) return;
    setSway(Math.sin(clock.elapsedTime * 7) * 0.06);
    invalidate();
  });
  const lean = kind === 'falls' ? 0.22 : kind === 'wobbly' ? sway : 0;
  return (
    <PileMesh
      piece={ghostOf(view, ghost, seat)}
      side={view.options.side}
      ghost={kind}
      turn={[0, 0, lean]}
    />
  );
}

interface TargetsProps {
  readonly view: View;
  readonly legal: Props['legal'];
  readonly tool: 'crate' | 'plank';
  onTap(cell: Cell): void;
}

/** Glowing discs where the piece in hand can go. */
function Targets({ view, legal, tool, onTap }: TargetsProps) {
  const { side } = view.options;
  const places = openPlaces(view, legal, tool);
  // A plank lies on top of its level's crates: its disc glows there.
  const lift = tool === 'plank' ? 1 : 0;
  return (
    <>
      {[...places].map(([cell, [level = 0]]) => {
        const [x, y, z] = floorOf(cell, level + lift, side);
        return (
          <group key={cell} position={[x, y + 0.03, z]}>
            <mesh rotation={[-Math.PI / 2, 0, 0]}>
              <circleGeometry args={[0.2, 24]} />
              <meshBasicMaterial color="#ffce5c" />
            </mesh>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a mesh is no element; the flat twin has the buttons */}
            <mesh
              rotation={[-Math.PI / 2, 0, 0]}
              onClick={(event) => {
                event.stopPropagation();
                onTap(cell);
              }}
            >
              <planeGeometry args={[0.9, 0.9]} />
              <meshBasicMaterial transparent opacity={0} depthWrite={false} />
            </mesh>
          </group>
        );
      })}
    </>
  );
}

interface LinesProps {
  readonly view: View;
  readonly seat: SeatColour;
  /** The cells of the one line that just formed; null for all of the seat's. */
  readonly only: readonly string[] | null;
}

/** Scored lines as lit rods through the crates. */
function Lines({ view, seat, only }: LinesProps) {
  const { side, spaceDiagonals } = view.options;
  const lines = linesAmong(view.crates, spaceDiagonals).filter(
    (line) =>
      line.seat === seat &&
      (only === null || line.crates.map(({ at }) => at).join() === only.join()),
  );
  return (
    <>
      {lines.map((line) => {
        const points = line.crates.map(({ at, level }): Vec => {
          const [x, y, z] = floorOf(cellOf(at), level, side);
          return [x, y + CRATE_HEIGHT / 2, z];
        });
        return points.map((point) => (
          <mesh key={`${line.length} ${point.join()}`} position={[...point]} renderOrder={2}>
            <sphereGeometry args={[0.17, 16, 12]} />
            <meshBasicMaterial color="#ffce5c" depthTest={false} transparent />
          </mesh>
        ));
      })}
    </>
  );
}
