/** What firmware keeps in flash, kept in the browser: one entry for each board. Without IndexedDB (some private windows)
 * it lives until the page is closed. */

const DATABASE = 'oxhide';
const STORE = 'flash';
const fallback = new Map();

/** @param {string} board @returns {Promise<{at: number, bytes: Uint8Array}[]>} */
export const readFlash = async (board) => (await access('readonly', (store) => store.get(board))) ?? fallback.get(board) ?? [];

/** @param {string} board @param {{at: number, bytes: Uint8Array}[]} sectors */
export async function writeFlash(board, sectors) {
  fallback.set(board, sectors);
  await access('readwrite', (store) => store.put(sectors, board));
}

/** @param {string} board whose games are forgotten */
export async function forgetFlash(board) {
  fallback.delete(board);
  await access('readwrite', (store) => store.delete(board));
}

async function access(mode, request) {
  try {
    const database = await open();
    const answer = await settled(request(database.transaction(STORE, mode).objectStore(STORE)));
    database.close();
    return answer;
  } catch (error) {
    console.warn('The browser keeps nothing:', error);
    return undefined;
  }
}

function open() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
