import { marginsFor, momentsOf, type ReviewState, review } from '@hearthside/search/review';
import { type GameRecord, writeRecord } from '@hearthside/table';
import { useCallback, useEffect, useState } from 'react';
import { AT_ONCE, WorkerDesk } from './worker-desk.ts';

export interface ReviewUnderWay {
  readonly is: 'not-asked' | 'thinking' | 'done' | 'stopped' | 'failed';
  /** What was found so far; null before the first look. */
  readonly state: ReviewState | null;
  begin(): void;
  /** Ends the work; what was found stays. */
  stop(): void;
}

/** The coach's look at a whole game, in workers, from the moment it is asked for. */
export function useReview(record: GameRecord, atOnce: boolean): ReviewUnderWay {
  const [is, setIs] = useState<ReviewUnderWay['is']>(atOnce ? 'thinking' : 'not-asked');
  const [state, setState] = useState<ReviewState | null>(null);
  const [round, setRound] = useState(atOnce ? 1 : 0);
  const [underWay, setUnderWay] = useState<AbortController | null>(null);
  useEffect(() => {
    if (round === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    setUnderWay(controller);
    setIs('thinking');
    setState(null);
    const desk = new WorkerDesk(
      record.game.facts.id,
      `${writeRecord(record).join('\n')}\n`,
      signal,
    );
    review({
      desk,
      moments: momentsOf(record).length,
      least: marginsFor(record.game.facts).least,
      atOnce: AT_ONCE,
      signal,
      tell: setState,
    })
      .then(() => {
        if (!signal.aborted) setIs('done');
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        console.error(error);
        setIs('failed');
      })
      .finally(() => desk.close());
    return () => controller.abort();
  }, [record, round]);
  const begin = useCallback(() => setRound((count) => count + 1), []);
  const stop = useCallback(() => {
    underWay?.abort();
    setIs('stopped');
  }, [underWay]);
  return { is, state, begin, stop };
}
