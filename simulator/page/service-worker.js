/**
 * Keeps the page for visits without a network: its own files when it is installed, the firmware when the page has loaded
 * it (files.js). A newer page waits until the user asks for it, or until no tab shows the old one. Saves are not here:
 * storage.js keeps them, and no update touches them.
 */
/* global OXHIDE_FILES, OXHIDE_DIGEST: what build-page.mjs put in */

/** Other pages of the same host have their own. */
const OURS = `oxhide page ${registration.scope} `;
const PAGE = OURS + OXHIDE_DIGEST;
const FIRMWARE = 'oxhide firmware';

addEventListener('install', (event) => event.waitUntil(keepPage()));
addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
addEventListener('message', ({ data }) => data === 'update' && skipWaiting());
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

// What the browser has just loaded for the page is asked for again only by its date.
async function keepPage() {
  const cache = await caches.open(PAGE);
  await cache.addAll(OXHIDE_FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

async function forgetOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== PAGE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const page = await caches.open(PAGE);
  const kept = request.mode === 'navigate' ? await page.match('./') : await page.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const firmware = await caches.open(FIRMWARE);
  return (await firmware.match(request)) ?? fetch(request);
}
