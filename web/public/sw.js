// The pages without a network: built files by their hashed names, and the shelf. Nothing of a table goes through here: calls to /api, sockets and
// addresses with a token are the network's own business. What is kept of a replay is kept by the page that was asked to (store/kept/offline.svelte.ts).
const FILES = 'hauntbox-files', HOME = new URL('./', self.registration.scope).href, ASSETS = `${HOME}assets/`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.url.startsWith(ASSETS) || request.url === `${HOME}lantern.svg`) event.respondWith(fileOf(request));
  else if (request.mode === 'navigate' && request.url.split('#')[0] === HOME) event.respondWith(homePage(request));
});

// A file's name changes with its contents, so the one that is kept is right.
async function fileOf(request) {
  const kept = await caches.match(request, { cacheName: FILES });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(FILES)).put(request, fresh.clone());
  return fresh;
}

// The server's page is newer than any that is kept.
async function homePage(request) {
  const files = await caches.open(FILES);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await files.put(HOME, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await files.match(HOME);
    if (kept) return kept;
    throw error;
  }
}
