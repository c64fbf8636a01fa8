import { useEffect } from 'react';

/** What has a meaning of its own while something is shown. */
const OWN_TAPS = '.bar, .log, dialog, a';

/** While nothing can be done but wait for what is being shown, a tap on the table ends the showing: none is lost. */
export function useHurryingTaps(isWaiting: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const hurry = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.screen') && !target.closest(OWN_TAPS))
        skip();
    };
    document.addEventListener('click', hurry);
    return () => document.removeEventListener('click', hurry);
  }, [isWaiting, skip]);
}
