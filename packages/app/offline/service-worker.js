/// <reference lib="webworker" />
/**
 * Offline after the first visit: every built file is fetched once into a cache named by the
 * version, and served from there. A new version waits until no page uses the old one, so a
 * running game is never changed under its players.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
/** The folder we stand in; another of the same host may have a Hearthside, and a cache, of its own. */
const FOLDER = new URL('./', worker.location.href);
const OURS = FOLDER.pathname === '/' ? 'hearthside-' : `hearthside${FOLDER.pathname}`;
const CACHE = `${OURS}${VERSION}`;

worker.addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(
      FILES.map((file) => new Request(new URL(file, FOLDER), { cache: 'no-cache' })),
    );
  };
  event.waitUntil(fill());
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter(
      (name) => name.startsWith(OURS) && !name.slice(OURS.length).includes('/') && name !== CACHE,
    );
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') worker.skipWaiting();
});

// "Your turn": back to the table, in the window that is open if there is one.
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const goThere = async () => {
    const path = String(event.notification.data);
    const [open] = await worker.clients.matchAll({ type: 'window' });
    const moved = await open?.navigate(path);
    await (moved ? moved.focus() : worker.clients.openWindow(path));
  };
  event.waitUntil(goThere());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const file = await cache.match(url.pathname);
    if (file) return file;
    // Every other address is the page's to read. Among exported files `404.html` takes it along.
    const page =
      request.mode === 'navigate' &&
      ((await cache.match(new URL('404.html', FOLDER))) ?? (await cache.match(FOLDER)));
    return page || fetch(request);
  };
  event.respondWith(answer());
});
