import { useCallback, useEffect, useState } from 'react';
import type { KitWish, MadeKit } from './kit-maker.ts';
import { makeKit } from './make-kit.ts';

export type Making =
  | { readonly state: 'under-way'; readonly share: number }
  | { readonly state: 'made'; readonly kit: MadeKit }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed' };

interface KitUnderWay {
  readonly making: Making;
  /** Ends the work; what is wished next begins it anew. */
  stop(): void;
  again(): void;
}

/** The kit of this wish, drawn in a worker; another wish ends the work on the one before. */
export function useKit(wish: KitWish): KitUnderWay {
  const [making, setMaking] = useState<Making>({ state: 'under-way', share: 0 });
  const [round, setRound] = useState(0);
  const [underWay, setUnderWay] = useState<AbortController | null>(null);
  const text = JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same again
  useEffect(() => {
    const stop = new AbortController();
    setUnderWay(stop);
    setMaking({ state: 'under-way', share: 0 });
    makeKit(JSON.parse(text), stop.signal, (share) =>
      setMaking({ state: 'under-way', share }),
    ).then(
      (kit) => setMaking({ state: 'made', kit }),
      (error: Error) => {
        if (stop.signal.aborted) return;
        console.error(error);
        setMaking({ state: 'failed' });
      },
    );
    return () => stop.abort();
  }, [text, round]);
  const stop = useCallback(() => {
    underWay?.abort();
    setMaking({ state: 'stopped' });
  }, [underWay]);
  const again = useCallback(() => setRound((count) => count + 1), []);
  return { making, stop, again };
}
