import type { Words } from '@hearthside/text';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RuleChip } from '../ui/rule-chip.tsx';
import type { Complaint } from './use-table.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where somebody touched last, by finger, mouse or key. */
let touched: Spot | null = null;

function notePointer({ clientX, clientY }: PointerEvent): void {
  touched = { x: clientX, y: clientY };
}

function noteKey(): void {
  const box = document.activeElement?.getBoundingClientRect();
  if (box) touched = { x: box.left + box.width / 2, y: box.top + box.height / 3 };
}

/** Notes every touch while a table is on the screen. */
export function useTouches(): void {
  useEffect(() => {
    document.addEventListener('pointerdown', notePointer, true);
    document.addEventListener('keydown', noteKey, true);
    return () => {
      document.removeEventListener('pointerdown', notePointer, true);
      document.removeEventListener('keydown', noteKey, true);
    };
  }, []);
}

/** Long enough for a child to read; whoever points at it or has the focus in it keeps it. */
const STAYS_MS = 6000;
/** From the edge of the screen, and from the finger. */
const MARGIN = 8;
const ABOVE = 18;

interface WhyTagProps {
  readonly complaint: Complaint;
  readonly words: Words;
  onRule(rule: string): void;
  onGone(): void;
}

/** Why not, at the spot that was touched: a tag that lets everything through but its own key. */
export function WhyTag({ complaint, words, onRule, onGone }: WhyTagProps) {
  const { text, rule, nth } = complaint;
  const tag = useRef<HTMLElement>(null);
  const [kept, keep] = useState(false);
  const [place, setPlace] = useState<Spot | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another complaint is told at another spot
  useLayoutEffect(() => {
    const box = tag.current?.getBoundingClientRect();
    const spot = touched ?? { x: innerWidth / 2, y: innerHeight / 2 };
    if (!box) return;
    const x = spot.x - box.width / 2;
    const above = spot.y - box.height - ABOVE;
    const y = above >= MARGIN ? above : spot.y + ABOVE;
    const within = (at: number, size: number, all: number) =>
      Math.max(MARGIN, Math.min(at, all - size - MARGIN));
    setPlace({ x: within(x, box.width, innerWidth), y: within(y, box.height, innerHeight) });
  }, [nth]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another complaint has its own time
  useEffect(() => {
    if (kept) return;
    const timer = setTimeout(onGone, STAYS_MS);
    return () => clearTimeout(timer);
  }, [nth, kept, onGone]);
  return (
    <aside
      ref={tag}
      aria-label={words.say('table.why-not')}
      className="why-tag"
      style={place ? { left: place.x, top: place.y } : { visibility: 'hidden' }}
      onPointerEnter={() => keep(true)}
      onPointerLeave={() => keep(false)}
      onFocus={() => keep(true)}
      onBlur={() => keep(false)}
    >
      <span>{text}</span>
      {rule !== null && <RuleChip rule={rule} words={words} onRule={onRule} />}
    </aside>
  );
}
