/**
 * Installs the service worker, and lets a newer version take over when nobody is in the middle of
 * something: on the home page. A table that is open keeps the version it began with.
 */
export async function keepUpToDate(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const takeOver = () => {
    if (registration.waiting === null || location.pathname !== '/') return;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    registration.waiting.postMessage('take-over');
  };
  takeOver();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', takeOver);
  });
}
