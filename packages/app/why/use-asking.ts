/** The ways to ask about a thing: a right click, a long press, or “?” and then a tap or the arrow keys. */

import { useEffect, useRef } from 'react';
import { type Asked, allThings, askedAt } from './thing-marks.ts';

/** So long a finger rests before it asks. */
const REST_MS = 550;
/** A finger that moves further than this drags. */
const STEADY_PX = 10;

/** What belongs to the asking itself. */
const OWN = '.why-card, .why-bar, .why-key, dialog';

interface Asking {
  /** Has somebody pressed “?”, and is anything that is tapped now meant as a question? */
  readonly isOn: boolean;
  readonly isOpen: boolean;
  ask(asked: Asked): void;
  /** Puts away what is said, or ends the asking. */
  stop(): void;
  /** One tap, one question. */
  end(): void;
  close(): void;
  onKeys(): void;
}

export function useAsking(asking: Asking): void {
  const now = useRef(asking);
  now.current = asking;
  useEffect(() => {
    const ended = new AbortController();
    const listen = <K extends keyof DocumentEventMap>(
      type: K,
      heed: (event: DocumentEventMap[K]) => void,
    ) => document.addEventListener(type, heed, { capture: true, signal: ended.signal });
    let timer = 0;
    let down: PointerEvent | null = null;
    let isAnswered = false;
    const rest = () => {
      clearTimeout(timer);
      timer = 0;
    };
    const askAbout = (target: EventTarget | null, x: number, y: number): boolean => {
      const asked = askedAt(target, { x, y });
      if (asked) now.current.ask(asked);
      return asked !== null;
    };

    listen('pointerdown', (event) => {
      rest();
      down = event;
      isAnswered = false;
      const { target, clientX: x, clientY: y, pointerType, isPrimary } = event;
      const isInCard = target instanceof Element && target.closest('.why-card, dialog') !== null;
      if (now.current.isOpen && !isInCard) now.current.close();
      if (pointerType === 'mouse' || !isPrimary || isInCard) return;
      timer = window.setTimeout(() => {
        isAnswered = askAbout(target, x, y);
      }, REST_MS);
    });
    listen('pointermove', ({ clientX, clientY }) => {
      if (down && Math.hypot(clientX - down.clientX, clientY - down.clientY) > STEADY_PX) rest();
    });
    listen('pointerup', rest);
    listen('pointercancel', rest);
    listen('contextmenu', (event) => {
      const { target, clientX: x, clientY: y } = event;
      // The right button turns some boards; a menu that a long press opens has been answered.
      const isDrag = down !== null && Math.hypot(x - down.clientX, y - down.clientY) > STEADY_PX;
      if (isAnswered || (!isDrag && askAbout(target, x, y))) {
        isAnswered = true;
        rest();
        event.preventDefault();
      }
    });
    listen('click', (event) => {
      const { target, clientX: x, clientY: y } = event;
      if (target instanceof Element && target.closest(OWN)) return;
      // What was asked about is not pressed as well.
      if (isAnswered || now.current.isOn) {
        if (!isAnswered && askAbout(target, x, y)) now.current.end();
        event.preventDefault();
        event.stopPropagation();
      }
      isAnswered = false;
    });
    return () => {
      rest();
      ended.abort();
    };
  }, []);
}

/** By keys: “?” and the arrows go from thing to thing, Enter into what is said, Escape back. */
export function useAskingKeys(asking: Asking): void {
  const now = useRef(asking);
  now.current = asking;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') || !pressed(event, now.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}

/** True where the key meant something here. */
function pressed({ key, shiftKey }: KeyboardEvent, asking: Asking): boolean {
  const { isOn, isOpen, stop, onKeys, ask } = asking;
  if (key === 'Escape' && (isOn || isOpen)) {
    stop();
    return true;
  }
  if (!isOn) return false;
  const step = STEPS[key];
  if (key === '?') onKeys();
  else if (step !== undefined) walk(key === 'Tab' && shiftKey ? -1 : step, ask);
  else if (key === 'Enter' && !document.activeElement?.closest(OWN)) {
    document.querySelector<HTMLElement>('.why-card button')?.focus();
  } else return false;
  return true;
}

const STEPS: Readonly<Record<string, number>> = {
  Tab: 1,
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** From one thing to the next, round and round; whatever it is, it can be gone to. */
function walk(step: number, ask: (asked: Asked) => void): void {
  const things = allThings();
  const at = things.indexOf(document.activeElement as Element);
  const next = things[(at + step + things.length) % things.length] ?? things[0];
  if (!(next instanceof HTMLElement || next instanceof SVGElement)) return;
  if (!next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
  next.focus();
  const asked = askedAt(next, null);
  if (asked) ask(asked);
}
