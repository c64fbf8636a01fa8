import { useEffect } from 'react';

/**
 * Keeps the screen lit while this page is the one that is looked at; the browser takes the lock back
 * when it is hidden. Over plain http, or with a low battery, there is none: then the screen dims.
 */
export function useStayAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left) await lock.release();
      } catch {
        // Not allowed now; asked again when the page is next looked at.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
