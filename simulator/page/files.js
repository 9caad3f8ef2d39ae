/** The files that the page needs besides its own: the list of boards, and their firmware. What is missing is said. */
import { keepFirmware } from './offline.js';

/** What could not be loaded, in words. */
export class Failure extends Error {
  /** @param {string} title @param {string[]} text what happened, and what to do */
  constructor(title, text) {
    super(title);
    this.title = title;
    this.text = text;
  }
}

/** @returns {Promise<(import('../boards.mjs').Board & {uf2: string, digest: string, version: string, bytes: number})[]>} */
export async function fetchBoards() {
  const title = 'The list of boards could not be loaded';
  const response = await fetchFile('boards.json', title);
  const boards = await response.json().catch(() => []);
  if (!boards.length) throw new Failure(title, ['The file boards.json holds no board.', 'The fault is the server\'s: whoever runs it should upload the page again.']);
  return boards;
}

/**
 * @param {(part: number) => void} onPart how much of it is there, from 0 to 1
 * @returns {Promise<ArrayBuffer>}
 */
export async function fetchFirmware({ title, uf2, digest, bytes }, onPart) {
  const failure = `The firmware of the ${title} could not be loaded`;
  const url = `${uf2}?${digest}`;
  const response = await fetchFile(url, failure);
  const whole = await readAll(response, (count) => onPart(Math.min(1, count / bytes))).catch(() => fail(failure, uf2, 'The connection broke off.'));
  keepFirmware(url, whole.slice(0));
  return whole;
}

async function readAll(response, onCount) {
  const pieces = [];
  let count = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces).arrayBuffer();
    pieces.push(value);
    onCount((count += value.length));
  }
}

async function fetchFile(url, title) {
  const response = await fetch(url).catch(() => fail(title, url, 'The server was not reached.'));
  return response.ok ? response : fail(title, url, `The server says: ${response.status} ${response.statusText}.`);
}

function fail(title, url, why) {
  const offline = 'You seem to be offline. Connect to the network, and try again.';
  const remedy = navigator.onLine === false ? offline : 'Try again; if it stays so, the file is missing on the server.';
  throw new Failure(title, [`${url.split('?')[0]}: ${why}`, remedy]);
}
