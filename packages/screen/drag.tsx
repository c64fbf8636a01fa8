import {
  type CSSProperties,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { PieceLook } from './board-module.ts';
import { Piece } from './piece.tsx';

/** A press that moves less than this is a tap. */
const TAP_PX = 8;
/** No piece in the hand hides more of the table than this. */
const WIDEST_PX = 96;

interface Dragged<T> {
  readonly what: T;
  readonly look: PieceLook;
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

export interface Grip {
  readonly style: CSSProperties;
  onPointerDown(event: ReactPointerEvent): void;
}

export interface Drag<T> {
  /** Give this to what can be picked up. */
  grip(what: T, look: PieceLook): Grip;
  /** What is in the hand now. */
  readonly dragged: T | null;
  /** Draw this somewhere: the piece under the pointer. */
  readonly ghost: ReactNode;
}

/**
 * Picking a piece up and dropping it where an element carries `data-drop`. For those who like to
 * drag; whatever can be dropped must be reachable by a tap and by keys as well.
 */
export function useDrag<T>(onDrop: (what: T, where: string) => void): Drag<T> {
  const [hand, setHand] = useState<Dragged<T> | null>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;

  const grip = (what: T, look: PieceLook): Grip => ({
    // Else a finger would scroll the page instead.
    style: { touchAction: 'none' },
    onPointerDown(down: ReactPointerEvent) {
      if (down.button !== 0 || !down.isPrimary) return;
      const width = Math.min(WIDEST_PX, down.currentTarget.getBoundingClientRect().width);
      const hold = pointerHold(down.pointerId);
      let moved = false;
      hold.on('pointermove', ({ clientX: x, clientY: y }) => {
        moved ||= Math.hypot(x - down.clientX, y - down.clientY) > TAP_PX;
        if (moved) setHand({ what, look, width, x, y });
      });
      hold.on('pointerup', ({ clientX, clientY }) => {
        hold.release();
        setHand(null);
        if (!moved) return;
        swallowClick();
        const where = placeUnder(clientX, clientY);
        if (where !== null) drop.current(what, where);
      });
      hold.on('pointercancel', () => {
        hold.release();
        setHand(null);
      });
    },
  });

  // In the body: inside a drawing it would be part of the drawing.
  const ghost =
    hand &&
    createPortal(
      <Piece
        {...hand.look}
        className="drag-ghost"
        style={{ width: hand.width, left: hand.x, top: hand.y }}
      />,
      document.body,
    );
  return { grip, dragged: hand?.what ?? null, ghost };
}

/** Listens to one pointer, wherever it goes, until it is released. */
function pointerHold(pointerId: number) {
  const stop = new AbortController();
  return {
    on(type: 'pointermove' | 'pointerup' | 'pointercancel', listen: (event: PointerEvent) => void) {
      const heed = (event: PointerEvent) => event.pointerId === pointerId && listen(event);
      addEventListener(type, heed, { signal: stop.signal });
    },
    release: () => stop.abort(),
  };
}

const placeUnder = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest('[data-drop]')?.getAttribute('data-drop') ?? null;

/** The click that a browser sends after a drag is not meant as a tap. */
function swallowClick(): void {
  const stop = new AbortController();
  addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    signal: stop.signal,
  });
  setTimeout(() => stop.abort());
}
