import { type Branch, type GameRecord, writeRecord } from '@hearthside/table';
import { useEffect, useState } from 'react';
import { WorkerDesk } from '../review/worker-desk.ts';

/** A branch that is still being played is looked at when it rests. */
const REST_MS = 400;

/** What a position of the record is worth after some entries that are not in it; null until it is known. */
export function useWorth(record: GameRecord, n: number, entries: Branch['entries']): number | null {
  const [known, setKnown] = useState<{ readonly of: string; readonly worth: number } | null>(null);
  const text = JSON.stringify({ n, entries });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const { n: from, entries: played } = JSON.parse(text);
      const lines = `${writeRecord(record).join('\n')}\n`;
      const desk = new WorkerDesk(record.game.facts.id, lines, stop.signal);
      desk
        .worth(from, played)
        .then((worth) => setKnown({ of: text, worth }))
        // Without an answer the place stays empty: a worth is nothing to wait for.
        .catch((error: unknown) => {
          if (!stop.signal.aborted) console.warn(error);
        })
        .finally(() => desk.close());
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [record, text]);
  return known?.of === text ? known.worth : null;
}
