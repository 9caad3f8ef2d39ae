/**
 * device.draw_board_ms: how long the firmware in the emulated PicoSystem draws Bronze's board whole, late in a match of
 * four. From the first instruction of the picture to the first of finding what changed in it.
 */
import { bootKnown, firmwareOf, seatKeys } from './harness.mjs';
import { Symbols } from './symbols.mjs';

const STEP_MS = 0.002;
const PRESSES = 330; // of A: a match of four in its last rounds
const ROUNDS = 5;

const device = bootKnown(firmwareOf('picosystem'));
const symbols = new Symbols(firmwareOf('picosystem').replace(/uf2$/, 'elf'));

const press = (...names) => names.forEach((name) => device.press(name));

// Bronze, four persons, and A at every step: what the console proposes.
function playOn() {
  device.waitForQuiet();
  press('a', 'down', ...seatKeys('bronze', 'Novice', 'person'), 'down', 'right', 'down', 'right', 'up', 'up', 'up', 'up', 'a');
  for (let i = 0; i < PRESSES; i++) press('a');
}

// Looking around shows the board with its title and status; there, up scrolls as far as it goes.
function showBoard() {
  press('x', 'right', 'right', 'right');
  while (!Number.isNaN(device.measurePress('up').ms));
}

// A press that changes nothing: all is drawn, nothing is sent.
function drawMs() {
  const { core } = device.machine.mcu;
  let began = NaN;
  device.buttons.set('up', true);
  for (const end = device.ms + 50; device.ms < end; ) {
    device.run(STEP_MS);
    const name = core.waiting ? '' : symbols.at(core.PC);
    if (Number.isNaN(began) && /^(screens_draw|bronze_ui_board_|draw|canvas|pixels|sprite)/.test(name)) began = device.ms;
    if (/^(changes_|row_changes)/.test(name) && !Number.isNaN(began)) break;
  }
  const ms = device.ms - began;
  device.buttons.set('up', false);
  device.waitForQuiet();
  return ms;
}

playOn();
showBoard();
const times = Array.from({ length: ROUNDS }, drawMs).sort((a, b) => a - b);
console.log(`device.draw_board_ms ${times[ROUNDS >> 1].toFixed(2)}`);
if (process.argv[2]) {
  const { writeFileSync } = await import('node:fs');
  const { encodePng } = await import('./png.mjs');
  writeFileSync(process.argv[2], encodePng(device.picture()));
}
