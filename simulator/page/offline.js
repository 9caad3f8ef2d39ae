/** Visits without a network, and newer versions of the page: service-worker.js does it, where there is one. */
const FIRMWARE = 'oxhide firmware'; // as in service-worker.js

/** @param {(update: () => void) => void} onNewer a newer page is there; it comes when `update` is called */
export async function keepForOffline(onNewer) {
  try {
    const registration = await navigator.serviceWorker.register('service-worker.js');
    watch(registration, onNewer);
  } catch {
    // no https, a sandboxed frame, or ./play, whose page is always the one just built
  }
}

function watch(registration, onNewer) {
  const offer = () => navigator.serviceWorker.controller && registration.waiting && onNewer(() => update(registration));
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', follow);
  follow();
  offer();
}

function update({ waiting }) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage('update');
}

/** Keeps firmware that was loaded, in place of an older one of the same board. @param {string} url @param {ArrayBuffer} bytes */
export async function keepFirmware(url, bytes) {
  try {
    const cache = await caches.open(FIRMWARE);
    const { href, pathname } = new URL(url, location.href);
    for (const kept of await cache.keys()) {
      if (new URL(kept.url).pathname === pathname && kept.url !== href) await cache.delete(kept);
    }
    if (!(await cache.match(href))) await cache.put(href, new Response(bytes));
  } catch {
    // nothing is kept, then
  }
}
