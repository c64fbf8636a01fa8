/** Whoever goes by keyboard or screen reader is never left on nothing. */

import { type RefObject, useEffect } from 'react';

export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** On arriving at a page its heading is where one is. */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
