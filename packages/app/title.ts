import { useEffect } from 'react';

const HOUSE = 'Hearthside';

/** What the browser's tab says; null for the house alone. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? HOUSE : `${title} · ${HOUSE}`;
  }, [title]);
}
