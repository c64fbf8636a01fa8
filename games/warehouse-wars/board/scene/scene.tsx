import { Canvas } from '@react-three/fiber';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Cell, cellAt, type Event } from '../../rules/index.ts';
import { advised } from '../advised.ts';
import { sayColumn } from '../cell-words.ts';
import { shownOn } from '../flat-twin.tsx';
import { handOf, holdOver } from '../hand.ts';
import { litLines } from '../lit-lines.ts';
import { type PilePiece, piecesOf, topLevel } from '../pile.ts';
import { type Foreseen, foresee, placesFor, planAt } from '../plan.ts';
import type { Props } from '../props.ts';
import { PalletBoard } from './board.tsx';
import { Camera, type Orbit } from './camera.tsx';
import { Cargo, placedBy } from './cargo.tsx';
import { pressed } from './keys.ts';
import { Lamp } from './lamp.tsx';
import { linePins, planPins } from './notes.tsx';
import { OrbitButtons } from './orbit-buttons.tsx';
import { PinKeeper, Pins } from './pins.tsx';
import { Planned } from './planned.tsx';
import { Pointing } from './pointing.tsx';
import { QUALITIES, Quality } from './quality.tsx';
import { Rods } from './rods.tsx';
import { StepAside } from './step-aside.tsx';
import { Cursor, Targets, targetsOf } from './targets.tsx';

type SceneProps = Props & {
  /** The highest level shown; null for all. */
  readonly slice: number | null;
};

/** The pile in space. It draws a frame only when something changed. */
export default function Scene(props: SceneProps) {
  const { view, words, legal, look, slice, hint } = props;
  const { side } = view.options;
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const orbit = useRef<Orbit | null>(null);
  const onReady = useCallback((ready: Orbit) => {
    orbit.current = ready;
  }, []);
  const [cursor, setCursor] = useState<Cell>(cellAt(0, 0));
  const [hovered, setHovered] = useState<Cell | null>(null);
  const [quality, setQuality] = useState(0);
  const { name, shadows, sharpness } = QUALITIES[quality] ?? QUALITIES[0];

  const hand = handOf(props);
  const advice = useMemo(() => advised({ view, hint }), [view, hint]);
  const shown = useMemo(() => {
    // Until the piece in hand is put somewhere, it follows the mouse.
    const placed = hand.plan.some(({ kind }) => kind === hand.tool);
    const followed = hovered === null || placed ? null : planAt(view, legal, hand, hovered);
    const foreseen = advice ?? foresee(view, legal, followed ?? hand.plan);
    const pieces = piecesOf(view).filter(
      (piece) =>
        slice === null || (piece.kind === 'crate' ? piece.level <= slice : piece.level < slice),
    );
    const planned = foreseen.steps.map(({ piece }) => piece);
    const places = new Map(
      [...placesFor(view, legal, hand)].filter(
        ([, levels]) => slice === null || levels.some((level) => level <= slice),
      ),
    );
    return { foreseen, pieces, planned, targets: targetsOf(places, pieces, side) };
  }, [view, legal, hand, hovered, slice, side, advice]);
  const { foreseen, pieces, planned, targets } = shown;
  const all = [...pieces, ...planned];
  const lines = litLines(props, hand, foreseen);
  const pins = [...linePins(lines, all, side), ...planPins(foreseen, side, words)];

  const markThing = (thing: string) => frame.current?.setAttribute('data-thing', thing);
  const tap = (cell: Cell) => {
    setCursor(cell);
    holdOver(props, cell);
  };
  // By arrow keys every cell can be gone to and is named; the piece comes along where it can stand.
  const [told, setTold] = useState<Cell | null>(null);
  const walk = (cell: Cell) => {
    setCursor(cell);
    setTold(cell);
    if (targets.some((target) => target.cell === cell)) holdOver(props, cell);
  };
  return (
    <div
      ref={frame}
      className={`ww-scene${targets.some(({ cell }) => cell === hovered) ? ' is-pointing' : ''}`}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the scene is worked by keys like a game board
      tabIndex={0}
      aria-label={words.say('board.space')}
      data-quality={name}
      // What the pointer goes down on is marked below; the pallet is what it misses.
      onPointerDownCapture={() => markThing('pallet')}
      onKeyDown={(event) => {
        if (event.target !== frame.current || event.ctrlKey || event.metaKey || event.altKey)
          return;
        const { key } = event;
        const done = pressed({ key, props, orbit: orbit.current, cursor, onCell: walk });
        if (done) event.preventDefault();
      }}
    >
      <Canvas
        orthographic
        frameloop="demand"
        flat
        shadows="percentage"
        dpr={[Math.min(1, sharpness), sharpness]}
        camera={{ near: 0.1, far: 200 }}
      >
        <Lamp side={side} shadows={shadows} />
        <Camera side={side} reach={topLevel(view)} onReady={onReady} />
        <Quality
          level={quality}
          pieces={pieces.length}
          onSlow={() => setQuality((now) => Math.min(now + 1, QUALITIES.length - 1))}
        />
        <Pointing side={side} onTap={tap} onHover={setHovered} onTouch={markThing}>
          <PalletBoard side={side} />
          <Cargo {...props} pieces={pieces} frame={frame} />
          <Planned
            steps={foreseen.steps}
            hinted={foreseen.hinted}
            tool={hand.tool}
            side={side}
            still={look.reducedMotion}
          />
        </Pointing>
        <StepAside
          matters={mattersNow(foreseen, pieces, props.event)}
          pieces={all}
          side={side}
          orbit={orbit}
          still={look.reducedMotion}
        />
        <Targets targets={targets} />
        {told !== null && <Cursor cell={told} pieces={pieces} side={side} />}
        <Rods lines={lines} pieces={all} side={side} />
        <PinKeeper pins={pins} board={board} targets={targets} frame={frame} />
      </Canvas>
      <Pins pins={pins} board={board} />
      <OrbitButtons orbit={orbit} words={words} />
      <p className="unseen" role="status">
        {told !== null && sayColumn(props, { ...shownOn(props, foreseen), words }, told)}
      </p>
    </div>
  );
}

/** What should be seen above all: what the coach means, else what somebody has just placed. */
function mattersNow(
  foreseen: Foreseen,
  pieces: readonly PilePiece[],
  event: Event | null,
): readonly PilePiece[] {
  if (foreseen.hinted) return foreseen.steps.map(({ piece }) => piece);
  const placed = placedBy(event);
  return placed === null ? [] : pieces.filter(({ name }) => name === placed);
}
