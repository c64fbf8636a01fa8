import { sayReason, sentence, type Words } from '@hearthside/text';
import { useEffect, useState } from 'react';
import type { ViewedStep } from '../session/table-session.ts';
import { SeatBubble } from './seat-bubble.tsx';

const REMARK_MS = 8000;

interface RemarkProps {
  readonly steps: readonly ViewedStep[];
  readonly words: Words;
  nameOf(seat: number): string;
}

/** What a bot said a moment ago to what it did: a no without a reason is hard on a child. */
export function Remark({ steps, words, nameOf }: RemarkProps) {
  const latest = steps.findLast(({ remark }) => remark !== undefined);
  const [heard, setHeard] = useState(latest?.n ?? 0);
  const n = latest?.n ?? 0;
  useEffect(() => {
    if (n <= heard) return;
    const timer = setTimeout(() => setHeard(n), REMARK_MS);
    return () => clearTimeout(timer);
  }, [n, heard]);
  if (!latest?.remark || n <= heard || typeof latest.by !== 'number') return null;
  return (
    <SeatBubble seat={latest.by} className="remark">
      <b>{nameOf(latest.by)}</b> <q>{sentence(sayReason(words, latest.remark))}</q>
    </SeatBubble>
  );
}
