/** UF2 files: 512-byte blocks, each with a piece of flash and the address where it belongs. */

const BLOCK = 512;
const MAGIC = [0x0a324655, 0x9e5d5157];
const MAGIC_END = 0x0ab16f30;
const NOT_MAIN_FLASH = 1; // flag: a block that is not meant for flash
const FAMILY_RP2040 = 0xe48bff56;
const FLASH_START = 0x10000000;

/**
 * @param {Uint8Array} file
 * @returns {{at: number, bytes: Uint8Array}[]} pieces, `at` counted from the start of flash
 */
export function readUf2(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const pieces = [];
  for (let offset = 0; offset + BLOCK <= file.length; offset += BLOCK) {
    const piece = readBlock(view, offset, file);
    if (piece) pieces.push(piece);
  }
  if (!pieces.length) throw new Error('not a UF2 file for the RP2040');
  return pieces;
}

function readBlock(view, offset, file) {
  const word = (index) => view.getUint32(offset + 4 * index, true);
  if (word(0) !== MAGIC[0] || word(1) !== MAGIC[1] || word(127) !== MAGIC_END) return null;
  const [flags, address, count, family] = [word(2), word(3), word(4), word(7)];
  if (flags & NOT_MAIN_FLASH || family !== FAMILY_RP2040) return null;
  return { at: address - FLASH_START, bytes: file.subarray(offset + 32, offset + 32 + count) };
}
