/**
 * What an address says after its #: a board, a set-up or a match.
 *
 *   #board=picosystem
 *   #match=<match>     its set-up, seats and moves as the journal keeps them, deflated, in base64url
 *   #setup=<match>     the same without its moves: a match that has not begun
 */

const HEAD = 80; // set-up and seats: docs/save-format.md, from byte 32 of a sector
const MOVE = 3;
const GAMES = 3;
const SEATS = 5;
const MOVES_MOST = 960; // what one sector holds

/** @returns {{board?: string, match?: string, isSetup: boolean}} */
export function readAddress(hash = location.hash) {
  const words = new URLSearchParams(hash.slice(1));
  return { board: words.get('board') ?? undefined, match: words.get('match') ?? words.get('setup') ?? undefined, isSetup: words.has('setup') };
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
  const bytes = await unpack(text).catch(() => new Uint8Array());
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
