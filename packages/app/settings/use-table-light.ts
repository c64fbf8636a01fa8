import { useEffect, useSyncExternalStore } from 'react';
import type { Settings } from './settings.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function onChange(hear: () => void): () => void {
  prefersDark.addEventListener('change', hear);
  return () => prefersDark.removeEventListener('change', hear);
}

/** Tells the styles which table it is, so that light and dark are written once there. */
export function useTableLight(wished: Settings['table']): void {
  const device = useSyncExternalStore(onChange, () => (prefersDark.matches ? 'dark' : 'light'));
  const table = wished === 'auto' ? device : wished;
  useEffect(() => {
    document.documentElement.dataset['table'] = table;
  }, [table]);
}
