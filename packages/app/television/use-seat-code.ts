import { showCode } from '@hearthside/client';
import { useEffect, useState } from 'react';
import { screenHost, seatsWaiting } from '../online/begin-online.ts';

/** So long after its end a code is asked for anew, and so long after a failure. */
const AFTER_MS = 2000;
const AGAIN_MS = 10_000;

/** The code that opens the seats that wait now, by table; null while there is none. */
export function useSeatCode(table: string): string | null {
  const [code, setCode] = useState<string | null>(null);
  const seats = seatsWaiting(table)
    .map(({ seat }) => seat)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other seats the code stands for others
  useEffect(() => {
    const host = screenHost(table);
    if (host === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const ask = async () => {
      let next = AGAIN_MS;
      try {
        const waiting = seatsWaiting(table).map(({ seat, secret }) => ({ seat, secret }));
        const shown = await showCode(location.origin, table, host, waiting);
        if (left) return;
        setCode(shown.code);
        next = shown.seconds * 1000 + AFTER_MS;
      } catch {
        // The pictures still open the seats.
        if (!left) setCode(null);
      }
      if (!left) timer = setTimeout(() => void ask(), next);
    };
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [table, seats]);
  return code;
}
