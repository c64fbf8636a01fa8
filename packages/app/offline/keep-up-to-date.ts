import { isExported } from '../place.ts';
import { currentPath } from '../router.ts';

/**
 * Installs the service worker. A newer version that an earlier visit fetched takes over now, if the
 * page opens at home; a table that is open keeps the version it began with.
 */
export async function keepUpToDate(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(isExported() ? './sw.js' : '/sw.js');
  const newer = serviceWorker.controller ? registration.waiting : null;
  if (newer === null || currentPath() !== '/') return;
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  newer.postMessage('take-over');
}
