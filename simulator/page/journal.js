/**
 * The memory of the saves as a file, and single matches in it: docs/save-format.md. The same JOURNAL.BIN that the
 * console's drive shows and oxhide-dump reads; as a UF2 it goes onto a real console.
 */

export const JOURNAL = 512 * 1024;
/** @param {{flashBytes: number, spared?: number}} board @returns {number} where in its flash what the console keeps begins */
export const journalAt = ({ flashBytes, spared = 0 }) => flashBytes - spared - JOURNAL;

const SECTOR = 4096;
const FLASH_START = 0x10000000;
const MAGIC = 0x314a584f; // OXJ1
const FORMAT = 1;
const [MATCH, SETTINGS] = [1, 2];
const FINISHED = 1; // what a result says: docs/save-format.md
const LAST_RESUMED = 3; // the key of a record among the settings
const RECORDS = 256;
const GONE_ON = 0; // the payload of a record that is none of the match's
const SLOTS = (SECTOR - RECORDS) / 4;
const UF2 = { magic: [0x0a324655, 0x9e5d5157], end: 0x0ab16f30, isFamily: 0x2000, family: 0xe48bff56, payload: 256, block: 512 };

/** @typedef {import('../boards.mjs').Board} Board */
/** @typedef {{at: number, bytes: Uint8Array}[]} Sectors as machine.flash.saved() has them */
/** @typedef {{head: Uint8Array, moves: number[]}} Match its set-up and seats (80 bytes), and its records' payloads */

/** @param {Sectors} sectors @param {Board} board @returns {Uint8Array} */
export function toFile(sectors, board) {
  const file = new Uint8Array(JOURNAL).fill(0xff);
  const start = journalAt(board);
  for (const { at, bytes } of sectors) if (at >= start && at < start + JOURNAL) file.set(bytes, at - start);
  return file;
}

/** @param {Uint8Array} file @param {Board} board @returns {Sectors} those that hold anything */
export function toSectors(file, board) {
  const start = journalAt(board);
  const sectors = [];
  for (let at = 0; at < file.length; at += SECTOR) {
    const bytes = file.slice(at, at + SECTOR);
    if (bytes.some((byte) => byte !== 0xff)) sectors.push({ at: start + at, bytes });
  }
  return sectors;
}

/**
 * @param {Uint8Array} file what somebody chose: a JOURNAL.BIN, or a whole chip, the end of which counts
 * @param {Board} board whose chip leaves as much alone, or nothing
 * @returns {Uint8Array} the memory of the saves
 */
export function readFile(file, { spared = 0 }) {
  if (new DataView(file.buffer, file.byteOffset).byteLength >= 4 && wordAt(file, 0) === UF2.magic[0]) {
    throw new Error('it is a UF2, which is for a real console; choose the JOURNAL.BIN');
  }
  if (!file.length || file.length % SECTOR) throw new Error(`its size, ${file.length} bytes, is not that of a memory of saves, a multiple of 4096`);
  const [plain, before] = [0, spared].map((bytes) => endOf(file.subarray(0, file.length - bytes)));
  const journal = sectorsOf(before).length > sectorsOf(plain).length ? before : plain;
  if (!sectorsOf(journal).length) throw new Error('it holds no match and no settings of Oxhide');
  return journal;
}

function endOf(file) {
  const journal = new Uint8Array(JOURNAL).fill(0xff);
  journal.set(file.subarray(Math.max(0, file.length - JOURNAL)));
  return journal;
}

/** @param {Board} board @returns {Uint8Array} a UF2 that puts it into the flash of a real console */
export function toUf2(journal, board) {
  const count = journal.length / UF2.payload;
  const file = new Uint8Array(count * UF2.block);
  const view = new DataView(file.buffer);
  for (let i = 0; i < count; i++) {
    const at = i * UF2.block;
    const address = FLASH_START + journalAt(board) + i * UF2.payload;
    [...UF2.magic, UF2.isFamily, address, UF2.payload, i, count, UF2.family].forEach((word, n) => view.setUint32(at + 4 * n, word, true));
    file.set(journal.subarray(i * UF2.payload, (i + 1) * UF2.payload), at + 32);
    view.setUint32(at + UF2.block - 4, UF2.end, true);
  }
  return file;
}

// ---- matches

/** @returns {Match | null} the match that the console would go on with */
export function matchToGoOn(journal) {
  const matches = inProgress(journal);
  const last = lastResumed(journal);
  const newest = matches.at(-1);
  const resumed = matches.find(({ number }) => number === last?.number);
  const match = resumed && newest.number <= last.highest ? resumed : newest;
  return match ? { head: match.head, moves: match.moves } : null;
}

/** @param {Match} match @returns {boolean} it is there already, and perhaps went on; or it is that very one that is over */
export function hasMatch(journal, { head, moves }) {
  const begins = (match) => equal(match.head, head) && moves.every((move, i) => match.moves[i] === move);
  const isWhole = (match) => begins(match) && moves.length > 0 && match.moves.length === moves.length;
  return inProgress(journal).some(begins) || matchesOf(journal, (view) => resultOf(view) === FINISHED).some(isWhole);
}

/** @param {Match} match @returns {Uint8Array} with that match as the one that was begun last */
export function addMatch(journal, { head, moves }) {
  const sectors = sectorsOf(journal);
  const newest = sectors.reduce((a, b) => (b.sequence > a.sequence ? b : a), { sequence: 0, at: -SECTOR });
  const at = freeAfter(journal, newest.at);
  if (at === null) throw new Error('there is no room for another match; finish or drop one first');
  const added = journal.slice();
  added.set(sectorOf(newest.sequence + 1, head, moves), at);
  return added;
}

function sectorsOf(journal) {
  const offsets = Array.from({ length: JOURNAL / SECTOR }, (_, i) => i * SECTOR);
  return offsets.map((at) => readSector(journal, at)).filter(Boolean);
}

function readSector(journal, at) {
  const bytes = journal.subarray(at, at + SECTOR);
  const view = new DataView(bytes.buffer, bytes.byteOffset, SECTOR);
  const ours = view.getUint32(0, true) === MAGIC && bytes[16] === FORMAT && crc32(bytes.subarray(16, 124)) === view.getUint32(124, true);
  if (!ours || isMarked(view, 8)) return null;
  const [sequence, number, first] = [20, 24, 28].map((offset) => view.getUint32(offset, true));
  return { at, bytes, view, kind: bytes[17], part: view.getUint16(18, true), sequence, number, first };
}

// Half of the bits are enough: a cut may have left the others.
function isMarked(view, offset) {
  let word = ~view.getUint32(offset, true);
  let zeros = 0;
  for (; word; word &= word - 1) zeros++;
  return zeros >= 16;
}

const inProgress = (journal) => matchesOf(journal, (view) => !resultOf(view));

/** By number, which is the order in which they were begun. @param {(view: DataView) => boolean} wanted of a first sector */
function matchesOf(journal, wanted) {
  const sectors = sectorsOf(journal).filter(({ kind }) => kind === MATCH);
  const first = sectors.filter(({ part, view }) => part === 0 && wanted(view));
  const byNumber = new Map(first.sort((a, b) => a.number - b.number || a.sequence - b.sequence).map((sector) => [sector.number, sector]));
  return [...byNumber.values()].map((sector) => ({ number: sector.number, head: sector.bytes.slice(32, 112), moves: movesOf(partsOf(sectors, sector)) }));
}

/** What the last good one of a first sector's results is: finished, forgotten, or undefined: in progress. */
function resultOf(view) {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, SECTOR);
  const last = [224, 192, 160, 128].find((at) => {
    const kept = view.getUint32(at + 28, true);
    const crc = crc32(bytes.subarray(at + 4, at + 28));
    return kept !== 0 && kept === (crc === 0 || crc === 0xffffffff ? 1 : crc);
  });
  return last && bytes[last + 20];
}

function partsOf(sectors, first) {
  const parts = [first];
  for (let more = true; more; ) {
    const last = parts.at(-1);
    const next = sectors.filter(({ number, part, sequence }) => number === first.number && part === last.part + 1 && sequence > last.sequence);
    more = next.length > 0;
    if (more) parts.push(next.reduce((a, b) => (b.sequence > a.sequence ? b : a)));
  }
  return parts;
}

function movesOf(parts) {
  const moves = [];
  parts.forEach(({ bytes, number, first }, i) => {
    moves.length = Math.min(moves.length, first);
    const end = parts[i + 1]?.first ?? Infinity;
    for (let at = RECORDS; at < SECTOR && moves.length < end; at += 4) {
      const payload = bytes.subarray(at, at + 3);
      const move = payload[0] | (payload[1] << 8) | (payload[2] << 16);
      if (move !== GONE_ON && bytes[at + 3] === checkOf(number, moves.length, payload)) moves.push(move);
    }
  });
  return moves;
}

function lastResumed(journal) {
  const complete = sectorsOf(journal).filter(({ kind, view }) => kind === SETTINGS && isMarked(view, 12));
  if (!complete.length) return null;
  const { bytes, view, sequence } = complete.reduce((a, b) => (b.sequence > a.sequence ? b : a));
  let last = null;
  for (let at = RECORDS; at + 8 <= SECTOR; ) {
    const length = view.getUint16(at + 2, true);
    const end = at + 4 + Math.ceil(length / 4) * 4;
    const isHead = bytes[at + 1] === crc8([bytes[at + 2], bytes[at + 3]], bytes[at]) && end + 4 <= SECTOR;
    if (!isHead) {
      at += 4;
      continue;
    }
    const crc = crc32(bytes.subarray(at, end), sequence);
    const isGood = view.getUint32(end, true) === (crc || 1);
    if (isGood && bytes[at] === LAST_RESUMED) last = { number: view.getUint32(at + 4, true), highest: view.getUint32(at + 8, true) };
    at = end + 4;
  }
  return last;
}

// The next erased one in the ring.
function freeAfter(journal, from) {
  for (let i = 1; i <= JOURNAL / SECTOR; i++) {
    const at = (from + i * SECTOR + JOURNAL) % JOURNAL;
    if (journal.subarray(at, at + SECTOR).every((byte) => byte === 0xff)) return at;
  }
  return null;
}

/** @param {Record<number, Uint8Array>} values by their keys @returns {Sectors} what a console has kept that has no match, but those values */
export function keptConsole(board, values) {
  const bytes = sectorWith(SETTINGS, 1, []);
  const view = new DataView(bytes.buffer);
  bytes.fill(0, 12, 16); // it is complete
  let at = RECORDS;
  for (const [key, value] of Object.entries(values)) {
    const end = at + 4 + Math.ceil(value.length / 4) * 4;
    const length = [value.length & 255, value.length >> 8];
    bytes.set([Number(key), crc8(length, Number(key)), ...length, ...value], at);
    view.setUint32(end, crc32(bytes.subarray(at, at + 4 + value.length), 1) || 1, true);
    at = end + 4;
  }
  return [{ at: journalAt(board), bytes }];
}

function sectorWith(kind, number, head) {
  const bytes = new Uint8Array(SECTOR).fill(0xff);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  bytes.fill(0, 4, 8); // a header was begun
  bytes.set([FORMAT, kind, 0, 0], 16);
  [number, number, 0].forEach((word, i) => view.setUint32(20 + 4 * i, word, true));
  bytes.fill(0, 32, 124);
  bytes.set(head, 32);
  view.setUint32(124, crc32(bytes.subarray(16, 124)), true);
  return bytes;
}

function sectorOf(number, head, moves) {
  if (moves.length > SLOTS) throw new Error('the match is too long');
  const bytes = sectorWith(MATCH, number, head);
  moves.forEach((move, i) => {
    const payload = [move & 255, (move >> 8) & 255, move >> 16];
    bytes.set([...payload, checkOf(number, i, payload)], RECORDS + 4 * i);
  });
  return bytes;
}

const wordAt = (bytes, at) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
const equal = (a, b) => a.length === b.length && a.every((byte, i) => byte === b[i]);
const littleEndian = (word) => [word & 255, (word >> 8) & 255, (word >> 16) & 255, word >>> 24];

function checkOf(match, record, payload) {
  const crc = crc8([...littleEndian(match), ...littleEndian(record), ...payload]);
  return crc === 0 ? 1 : crc === 0xff ? 0xfe : crc;
}

function crc8(bytes, crc = 0) {
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x2f) & 0xff : crc << 1;
  }
  return crc;
}

/** Of each byte. */
const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** @returns {number} zip's CRC-32, PNG's too @param {number} [crc] so far */
export function crc32(bytes, crc = 0) {
  crc = ~crc;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return ~crc >>> 0;
}
