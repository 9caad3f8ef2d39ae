/**
 * What firmware keeps in flash, kept in the browser: one entry for each board, and beside it who owns it.
 *
 * Two tabs must never write the same flash in turns: each would destroy the other's match. So a console takes its
 * board's flash when it starts, which makes it the owner, and whoever isn't the owner any more can't write. That holds
 * also for a tab that slept meanwhile, and in browsers without locks.
 *
 * Without IndexedDB (denied, or some private windows) a board's flash lives until the page is closed. What could not be
 * read is never written over.
 */

const DATABASE = 'oxhide';
const STORE = 'flash';
const PATIENCE_MS = 10000; // a slow disk, not a browser that never answers
const NO_ANSWER = 'it does not answer';

/** @typedef {{at: number, bytes: Uint8Array}[]} Sectors */

/** The flash of boards that the browser doesn't keep. @type {Map<string, Sectors>} */
const unkept = new Map();
/** @type {Promise<IDBDatabase> | null} */
let connection = null;

/**
 * Makes the caller the owner of the board's flash.
 * @param {string} board @param {string} owner
 * @returns {Promise<{sectors: Sectors, why?: string}>} why: nothing is kept, for that reason
 */
export async function takeFlash(board, owner) {
  if (unkept.has(board)) return { sectors: unkept.get(board), why: 'it was not there when this page was opened' };
  const read = (store, answer) => (store.get(board).onsuccess = ({ target }) => answer(target.result ?? []));
  try {
    const sectors = await transact('readwrite', (store, answer) => {
      store.put(owner, ownerKey(board));
      read(store, answer);
    });
    return { sectors };
  } catch (error) {
    // Where nothing can be written (no room left), what is there can still be read.
    const there = error?.message === NO_ANSWER ? [] : await transact('readonly', read).catch(() => []);
    unkept.set(board, there);
    return { sectors: unkept.get(board), why: reason(error) };
  }
}

/** @returns {Promise<boolean>} false: another console owns it now, nothing was written */
export const writeFlash = (board, owner, sectors) => asOwner(board, owner, sectors, (store) => store.put(sectors, board));

/** Forgets what was saved on the board. @returns {Promise<boolean>} false: another console owns it now */
export const forgetFlash = (board, owner) => asOwner(board, owner, [], (store) => store.delete(board));

const ownerKey = (board) => `${board} owner`;

async function asOwner(board, owner, sectors, act) {
  if (unkept.has(board)) return Boolean(unkept.set(board, sectors));
  return transact('readwrite', (store, answer) => {
    store.get(ownerKey(board)).onsuccess = ({ target }) => {
      answer(target.result === owner);
      if (target.result !== owner) return;
      act(store);
      store.transaction.commit?.(); // what was asked for is done even if the tab is closed now
    };
  });
}

/** @param {(store: IDBObjectStore, answer: (value: any) => void) => void} act in one transaction: wholly or not at all */
async function transact(mode, act) {
  const database = await open();
  return within(
    new Promise((resolve, reject) => {
      let value;
      const transaction = database.transaction(STORE, mode);
      transaction.oncomplete = () => resolve(value);
      transaction.onabort = () => reject(transaction.error);
      act(transaction.objectStore(STORE), (answer) => (value = answer));
    }),
  );
}

async function open() {
  connection ??= within(connect());
  try {
    return await connection;
  } catch (error) {
    connection = null;
    throw error;
  }
}

async function connect() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.onclose = () => (connection = null); // the site's data were cleared
  database.onversionchange = () => {
    database.close();
    connection = null;
  };
  return database;
}

// Some browsers never answer.
function within(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(NO_ANSWER)), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @returns {string} in words, for a sentence that goes on */
export function reason(error) {
  const { name, message } = error ?? {};
  if (name === 'QuotaExceededError') return 'it has no room left';
  if (name === 'SecurityError' || name === 'InvalidStateError' || /denied|not allowed|insecure/.test(message)) return 'it is not allowed for this address';
  return message?.replace(/\.$/, '') || 'it fails';
}
