/**
 * How many shown frames are torn while large parts of the picture change: whole fills, pages, and Monuments' board panned
 * and looked at by random keys. `node simulator/tears.mjs [board]` prints it for panels of several oscillators.
 */
import { fileURLToPath } from 'node:url';
import { bootKnown, firmwareOf } from './harness.mjs';
import { Random } from './random.js';

export const OSCILLATORS = [0.9, 0.95, 1, 1.05, 1.1]; // a tenth too slow to a tenth too fast
const FILLS = 5; // of Diagnostics > Screen
const START = new Array(12).fill('a'); // through quests and the opponent's turns, to the board
const KEYS = ['up', 'down', 'left', 'right', 'left', 'right', 'x', 'y', 'b', 'a'];

const press = (device, ...names) => names.forEach((name) => device.press(name));

// Each press of A fills the whole picture with another colour.
function fill(device) {
  device.waitForQuiet();
  device.buttons.set('x', false);
  device.waitForQuiet();
  press(device, 'down', 'a');
  for (let i = 0; i < FILLS - 1; i++) {
    device.run(i * 3.7);
    device.press('a');
  }
}

function playMonuments(device, random, presses) {
  device.waitForQuiet();
  press(device, 'down', 'down', 'a', 'up', 'a', ...START); // its last line begins it
  for (let i = 0; i < presses; i++) {
    device.run(random.fraction() * 17);
    device.press(KEYS[random.below(KEYS.length)]);
  }
}

/** @returns {{torn: number, changes: number}} frames that were torn, and large changes of the picture */
export function countTears(board, oscillator, { presses = 60, seed = 1 } = {}) {
  const filled = bootKnown(firmwareOf(board), { board, oscillator, held: ['x'] });
  fill(filled);
  const played = bootKnown(firmwareOf(board), { board, oscillator, seed });
  playMonuments(played, new Random(seed), presses);
  const beams = [filled, played].map(({ panel }) => panel.beam);
  beams.forEach((beam) => beam.settle());
  return { torn: beams[0].torn + beams[1].torn, changes: beams[0].largeChanges + beams[1].largeChanges };
}

// For tools/bench: all of a PicoSystem's oscillators; without a tearing line one says as much as all.
function bench() {
  for (const [board, oscillators] of [['picosystem', OSCILLATORS], ['pico_lcd_1_3', [1]]]) {
    const torn = oscillators.map((oscillator) => countTears(board, oscillator, { presses: 24 }).torn);
    console.log(`device.torn_frames.${board} ${torn.reduce((sum, frames) => sum + frames, 0)}`);
  }
}

function table(board) {
  for (const oscillator of OSCILLATORS) {
    const { torn, changes } = countTears(board, oscillator);
    console.log(`${board}, oscillator ${oscillator}: ${torn} torn frames in ${changes} large changes`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what = 'picosystem'] = process.argv.slice(2);
  if (what === 'bench') bench();
  else table(what);
}
