/** Makes bootrom.js of bootrom.S with arm-none-eabi-gcc. Run it after every change; a test compares the two. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @returns {Buffer} the ROM's bytes */
export function assemble() {
  const folder = mkdtempSync(join(tmpdir(), 'bootrom-'));
  const [elf, bin] = [join(folder, 'rom.elf'), join(folder, 'rom.bin')];
  try {
    const flags = ['-mcpu=cortex-m0plus', '-nostdlib', '-Wl,-Ttext=0', '-Wl,--entry=0', '-Wl,--build-id=none'];
    execFileSync('arm-none-eabi-gcc', [...flags, here('bootrom.S'), '-o', elf]);
    execFileSync('arm-none-eabi-objcopy', ['-O', 'binary', elf, bin]);
    return readFileSync(bin);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {Buffer} bytes @returns {string} the module */
export function moduleText(bytes) {
  const lines = bytes.toString('hex').match(/.{1,96}/g).map((line) => `  '${line}' +`);
  return `/** bootrom.S, assembled. Made by assemble-bootrom.mjs; do not edit. */
const HEX =
${lines.join('\n')}
  '';

/** @type {Uint8Array} */
export const BOOTROM = Uint8Array.from(HEX.match(/../g), (pair) => parseInt(pair, 16));
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(here('bootrom.js'), moduleText(assemble()));
