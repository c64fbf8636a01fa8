import { useEffect } from 'react';
import { useStayAwake } from '../online/stay-awake.ts';
import { useRemoteKeys } from './remote-keys.ts';

/** A pointer that nobody moves for so long is put out of sight. */
const RESTING_MS = 3000;

/** What makes a page one of the living room: letters for the sofa, no sleep, no resting pointer, a remote control. */
export function useBigScreen(onBack: () => void): void {
  useStayAwake();
  useRemoteKeys(onBack);
  useEffect(() => {
    const { classList } = document.documentElement;
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => classList.add('is-pointer-resting');
    const moved = () => {
      classList.remove('is-pointer-resting');
      clearTimeout(timer);
      timer = setTimeout(rest, RESTING_MS);
    };
    classList.add('is-big-screen');
    moved();
    document.addEventListener('pointermove', moved);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', moved);
      classList.remove('is-big-screen', 'is-pointer-resting');
    };
  }, []);
}
