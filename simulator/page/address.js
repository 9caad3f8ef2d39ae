/**
 * What an address says after its #: a board, and a set-up or a match.
 *
 *   #board=picosystem
 *   #match=<match>     its set-up, seats and moves as the journal keeps them, deflated, in base64url
 *   #setup=<match>     the same without its moves: a match that has not begun
 *   #code=<code>       a deal by its short code
 *   #log=<digits>      a match as a console's QR code has it: docs/simulator.md
 */
import { decodeDeal } from './deal.js';

const HEAD = 80; // set-up and seats: docs/save-format.md, from byte 32 of a sector
const MOVE = 3;
const GAMES = 3;
const SEATS = 5;
const MOVES_MOST = 960; // what one sector holds

const READERS = { match: decodeMatch, setup: decodeMatch, code: async (code) => decodeDeal(code), log: decodeLog };

/** @returns {{board?: string, match?: string, read?: () => Promise<import('./journal.js').Match>}} */
export function readAddress(hash = location.hash) {
  const words = new URLSearchParams(hash.slice(1));
  const kind = Object.keys(READERS).find((name) => words.has(name));
  const match = words.get(kind) ?? undefined;
  return { board: words.get('board') ?? undefined, match, read: kind && (() => READERS[kind](match)) };
}

/** @param {string} board @param {import('./journal.js').Match} match @param {boolean} isSetup without its moves */
export async function addressOf(board, match, isSetup) {
  const address = new URL(location.href);
  address.search = '';
  address.hash = `board=${board}&${isSetup ? 'setup' : 'match'}=${await encodeMatch(isSetup ? { ...match, moves: [] } : match)}`;
  return address.href;
}

/** @param {import('./journal.js').Match} match @returns {Promise<string>} */
export async function encodeMatch({ head, moves }) {
  if (moves.length > MOVES_MOST) throw new Error('the match is too long for an address');
  const bytes = new Uint8Array(HEAD + MOVE * moves.length);
  bytes.set(head);
  moves.forEach((move, i) => bytes.set([move & 255, (move >> 8) & 255, move >> 16], HEAD + MOVE * i));
  const packed = await through(new CompressionStream('deflate-raw'), bytes);
  return btoa(String.fromCharCode(...packed)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} text @returns {Promise<import('./journal.js').Match>} */
export async function decodeMatch(text) {
  return matchOf(await unpack(text).catch(() => new Uint8Array()));
}

/**
 * The moves' low bytes, then their middle ones, then their high ones.
 * @param {string} digits a number, whose bytes are packed @returns {Promise<import('./journal.js').Match>}
 */
export async function decodeLog(digits) {
  const isNumber = /^[0-9]{1,2500}$/.test(digits);
  const hex = isNumber ? BigInt(digits).toString(16) : '';
  const packed = Uint8Array.from(hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) ?? [], (byte) => parseInt(byte, 16));
  const bytes = await through(new DecompressionStream('deflate-raw'), packed).catch(() => new Uint8Array());
  const count = (bytes.length - HEAD) / MOVE;
  const mixed = bytes.slice();
  for (let i = 0; i < count; i++) for (let part = 0; part < MOVE; part++) mixed[HEAD + MOVE * i + part] = bytes[HEAD + part * count + i];
  return matchOf(mixed);
}

/** @param {Uint8Array} bytes set-up and seats, and three bytes a move */
function matchOf(bytes) {
  const [game, , , seats] = bytes;
  const isMatch = bytes.length >= HEAD && (bytes.length - HEAD) % MOVE === 0 && bytes.length <= HEAD + MOVE * MOVES_MOST;
  if (!isMatch || game < 1 || game > GAMES || seats < 1 || seats > SEATS) throw new Error('the address is cut off, or of another version');
  const moves = [];
  for (let at = HEAD; at < bytes.length; at += MOVE) moves.push(bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16));
  return { head: bytes.slice(0, HEAD), moves };
}

async function unpack(text) {
  const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return through(new DecompressionStream('deflate-raw'), packed);
}

async function through(stream, bytes) {
  const result = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await result.arrayBuffer());
}
