/**
 * How long the hardest opponents think on a real chip at the worst, with what reading code from flash costs: rp2040js'
 * flash answers at once, so Unicorn lets the engine think in place in PicoSystem's firmware, and counts cycles and what
 * the XIP cache misses (host-tests/second/xip.h). The positions are those of thoughts.txt, the decisions that took longest
 * in whole games with the fewest and the most seats; bench_thoughts finds them. `name value` lines for tools/bench.
 *
 * A miss costs the more of two counts: 67 cycles a line of 8 bytes, in the middle of the 64 to 70 that its 28 nibbles at
 * half the clock and the SSI take; or, as the chip's designer says that it reads (raspberrypi/pico-feedback, issue 307), 50
 * a word of 4 bytes, 20 nibbles and the SSI.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const BOARD = 'picosystem';
const [LINE_CYCLES, WORD_CYCLES] = [67, 50];
const HZ = 125e6;

const programs = ['oxhide-rom', `oxhide-${BOARD}`, 'oxhide-called'].map((name) => here(`build/${BOARD}/${name}.elf`));
const { stdout, stderr, status } = spawnSync(here('build/host/second'), ['thoughts', ...programs, here('simulator/thoughts.txt')]);
if (status !== 0) {
  console.error(`the positions could not be thought about: ${stderr}`);
  process.exit(1);
}

/** @type {Map<string, {playouts: number, cycles: number, misses: number, all: number}>} the longest thought of each game */
const worst = new Map();
for (const line of stdout.toString().trim().split('\n')) {
  const [game, ...numbers] = line.split(' ');
  const [, playouts, cycles, lines, words] = numbers.map(Number);
  const all = cycles + Math.max(lines * LINE_CYCLES, words * WORD_CYCLES);
  if (all > (worst.get(game)?.all ?? 0)) worst.set(game, { playouts, cycles, lines, all });
}
const say = (name, value, digits) => console.log(`search.device.${name} ${Number(value.toFixed(digits))}`);
for (const [game, { playouts, cycles, lines, all }] of worst) {
  say(`xip_misses_per_1000_cycles.${game}`, (1000 * lines) / cycles, 3);
  say(`xip_slowdown_percent.${game}`, (100 * (all - cycles)) / cycles, 1);
  say(`longest_thought_s.${game}`, all / HZ, 2);
  say(`playouts_per_s_with_misses.${game}`, (playouts * HZ) / all, 0);
}
