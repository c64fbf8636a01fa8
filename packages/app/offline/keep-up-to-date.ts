import { isExported } from '../place.ts';
import { currentPath } from '../router.ts';

/**
 * Installs the service worker. A newer version that an earlier visit fetched takes over now, if the
 * page opens at home; a table that is open keeps the version it began with.
 */
export async function keepUpToDate(): Promise<void> {
  const { serviceWorker } = navigator;
  const script = isExported() ? './sw.js' : '/sw.js';
  const registration = await serviceWorker.register(script).catch((error: unknown) => {
    // A private window may refuse. The page plays all the same, just not without a network.
    console.warn('not kept for offline', error);
  });
  if (!registration) return;
  const newer = serviceWorker.controller ? registration.waiting : null;
  if (newer === null || currentPath() !== '/') return;
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  newer.postMessage('take-over');
}
