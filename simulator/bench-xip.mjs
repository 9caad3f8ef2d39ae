/**
 * What reading code from flash costs the opponents on a real chip: rp2040js' flash answers at once, so this counts what
 * the RP2040's XIP cache would miss while oxhide-selftest thinks, instruction by instruction. `name value` lines for
 * tools/bench.
 *
 * The cache (RP2040 data sheet, 2.6.3): 16 kB, two ways, lines of 8 bytes. A miss reads a line in continuous quad mode:
 * 6 address, 2 mode, 4 wait and 16 data nibbles, each a clock of the flash at half the system's.
 */
import { boot } from './harness.mjs';
import { SELFTEST } from './selftest.mjs';

const LINE_BITS = 3;
const SETS = 1024;
const MISS_CYCLES = 2 * (6 + 2 + 4 + 16);
const FLASH = 0x10;
const [WARM_MS, COUNT_MS] = [20, 40]; // of the thinking: to fill the cache, and then counted
const STEP_MS = 10;
const CYCLES_PER_MS = 125000;

class Cache {
  constructor() {
    this.newest = new Int32Array(SETS).fill(-1);
    this.oldest = new Int32Array(SETS).fill(-1);
    this.misses = 0;
  }

  read(address) {
    if (address >>> 24 !== FLASH) return;
    const line = address >>> LINE_BITS;
    const set = line % SETS;
    if (this.newest[set] === line) return;
    if (this.oldest[set] !== line) this.misses++;
    this.oldest[set] = this.newest[set];
    this.newest[set] = line;
  }
}

const READS = ['readUint32', 'readUint16', 'readUint8'];

/** Misses per cycle over the next milliseconds. The translator would hide the reading of instructions. */
function missesPerCycle({ machine, run }) {
  const { mcu, core } = machine;
  const { translator } = core;
  const cache = new Cache();
  for (const name of READS) {
    const read = mcu[name].bind(mcu);
    mcu[name] = (address) => {
      cache.read(address);
      return read(address);
    };
  }
  core.translator = null;
  run(WARM_MS);
  const from = cache.misses;
  run(COUNT_MS);
  for (const name of READS) delete mcu[name];
  core.translator = translator;
  return (cache.misses - from) / (COUNT_MS * CYCLES_PER_MS);
}

const device = boot(SELFTEST);
const said = (word) => device.lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.split(' ')[1]);
let counted = 0;
while (device.lines.at(-1) !== 'end') {
  device.run(STEP_MS);
  // A game's random matches are played, and its thinking has begun.
  if (said('games').length === counted || said('search').length > counted) continue;
  const game = said('games')[counted++];
  const misses = missesPerCycle({ machine: device.machine, run: (ms) => device.run(ms) });
  console.log(`search.device.xip_misses_per_1000_cycles.${game} ${Number((1000 * misses).toFixed(3))}`);
  console.log(`search.device.xip_slowdown_percent.${game} ${Number((100 * misses * MISS_CYCLES).toFixed(1))}`);
}
