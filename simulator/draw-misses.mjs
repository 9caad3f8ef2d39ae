/**
 * What reading flash costs the drawing of a whole screen on a real chip: node draw-misses.mjs. Instruction by instruction on
 * PicoSystem's firmware, from a press to quiet. The cache and what a miss costs: host-tests/second/xip.h.
 */
import { bootKnown, firmwareOf, seatKeys } from './harness.mjs';

const [SETS, WORD_CYCLES] = [1024, 50];
const FLASH = 0x10;
const CYCLES_PER_MS = 125000;

class Cache {
  constructor() {
    this.lines = new Int32Array(2 * SETS).fill(-1); // of each set the one used last, and the other
    this.filled = new Uint8Array(2 * SETS);
    this.words = 0; // missed
  }

  read(address) {
    if (address >>> 24 !== FLASH) return;
    const [line, word] = [address >>> 3, 1 << ((address >>> 2) & 1)];
    const at = 2 * (line % SETS);
    if (this.lines[at] !== line) {
      const known = this.lines[at + 1] === line;
      const filled = known ? this.filled[at + 1] : 0;
      [this.lines[at + 1], this.filled[at + 1]] = [this.lines[at], this.filled[at]];
      [this.lines[at], this.filled[at]] = [line, filled];
    }
    if (!(this.filled[at] & word)) this.words++;
    this.filled[at] |= word;
  }
}

/** The core's busy time from a press to quiet, without and with misses. */
function measure(device, name, button) {
  const { machine } = device;
  const { mcu, core } = machine;
  const cache = new Cache();
  const READS = ['readUint32', 'readUint16', 'readUint8'];
  for (const read of READS) {
    const real = mcu[read].bind(mcu);
    mcu[read] = (address) => (cache.read(address), real(address));
  }
  const { translator } = core;
  core.translator = null; // it would hide the reading of instructions
  const from = machine.stats.awakeNs;
  device.press(button);
  const ms = (machine.stats.awakeNs - from) / 1e6;
  for (const read of READS) delete mcu[read];
  core.translator = translator;
  console.log(`${name}: ${ms.toFixed(1)} ms, with misses ${(ms + (cache.words * WORD_CYCLES) / CYCLES_PER_MS).toFixed(1)} ms`);
}

function match(...presses) {
  const device = bootKnown(firmwareOf('picosystem'));
  device.waitForQuiet();
  for (const name of presses) device.press(name);
  return device;
}

const many = (name, count) => new Array(count).fill(name);
measure(match(), 'Home, another game', 'down');
const bronze = match('a', 'down', ...seatKeys('bronze', 'Novice', 'person'), 'down', 'right', 'down', 'right', 'up', 'up', 'up', 'up', 'a', ...many('a', 200));
bronze.press('x');
measure(bronze, 'Bronze, from the menu to the board', 'b');
// Two persons on seed 42, as test/monuments.test.mjs begins.
const begin = ['down', 'down', 'a', 'down', ...seatKeys('monuments', 'Novice', 'person'), ...many('down', 4), 'a'];
const seed = [...many('right', 7), ...many('up', 4), 'right', 'up', 'up', 'right', 'a', 'down', 'a'];
const monuments = match(...begin, ...seed, ...many('a', 45));
monuments.press('x');
measure(monuments, 'Monuments, from the menu to the cards', 'b');
if (process.argv[2]) {
  const { writeFileSync } = await import('node:fs');
  const { encodePng } = await import('./png.mjs');
  writeFileSync(`${process.argv[2]}-bronze.png`, encodePng(bronze.picture()));
  writeFileSync(`${process.argv[2]}-monuments.png`, encodePng(monuments.picture()));
}
