/** How a bot feels: from what is shown on the table, never from what it knows. */

import type { Sound } from '@hearthside/screen';
import type { Outcome, Seat } from '@hearthside/table';
import { useEffect, useRef, useState } from 'react';
import type { Mood } from './bot-bust.tsx';

/** What sounds so is good, or bad, for whoever did it. */
const GOOD: ReadonlySet<Sound> = new Set(['bell', 'cheer']);
const BAD: ReadonlySet<Sound> = new Set(['sad']);

interface Shown {
  /** The sound of what is shown now; null for none. */
  readonly sound: Sound | null;
  /** Whose doing it is. */
  readonly by: number | undefined;
  /** Do all seats win or lose together? */
  readonly together: boolean;
}

/** What a bot feels about what is shown; null where it stays as it is. It is never glad of another's mishap. */
export function reactionTo({ sound, by, together }: Shown, seat: Seat): Mood | null {
  if (sound === null) return null;
  const isOurs = together || by === seat;
  if (GOOD.has(sound)) return isOurs ? 'happy' : 'oops';
  return BAD.has(sound) && isOurs ? 'oops' : null;
}

/** A team is glad of whatever it reached; of two, whoever lost takes it with a smile. */
export function moodAtEnd(outcome: Outcome, seat: Seat): Mood {
  if (outcome.kind === 'team') return 'happy';
  return outcome.winner === null || outcome.winner === seat ? 'happy' : 'oops';
}

const FELT_MS = 1500;
/** A bot that answers at once is not seen to think, and one that is seen does not flicker. */
const THINKS_AFTER_MS = 400;
const THINKS_AT_LEAST_MS = 600;

interface Feeling {
  readonly thinking: boolean;
  readonly reaction: Mood | null;
  /** Of a game that is over; it stays. */
  readonly atEnd: Mood | null;
}

export function useMood({ thinking, reaction, atEnd }: Feeling): Mood {
  const [felt, setFelt] = useState<Mood | null>(null);
  useEffect(() => {
    if (reaction !== null) setFelt(reaction);
  }, [reaction]);
  useEffect(() => {
    if (felt === null) return;
    const timer = setTimeout(() => setFelt(null), FELT_MS);
    return () => clearTimeout(timer);
  }, [felt]);
  const seenThinking = useSeenThinking(thinking);
  return atEnd ?? felt ?? (seenThinking ? 'thinking' : 'calm');
}

function useSeenThinking(thinking: boolean): boolean {
  const [seen, setSeen] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (thinking === seen) return;
    const wait = thinking
      ? THINKS_AFTER_MS
      : Math.max(0, since.current + THINKS_AT_LEAST_MS - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setSeen(thinking);
    }, wait);
    return () => clearTimeout(timer);
  }, [thinking, seen]);
  return seen;
}
