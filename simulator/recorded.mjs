/**
 * Whole matches of Monuments by buttons alone, from power-on through the menus to the ranking. The presses are those that
 * host-tests/firmware/test_monuments_screens.c finds for the moves that it means, looks and taking back among them: one that
 * did anything else here would lead to another end.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootKnown, comparePicture, firmwareOf } from './harness.mjs';

const BUTTONS = { u: 'up', d: 'down', l: 'left', r: 'right', a: 'a', b: 'b', x: 'x', y: 'y' };
const LONG_MS = 600; // a capital letter: held until it means undo
const COUNT_MS = 26000; // longer than the last count, up to its last line, which stands
const FLAKES_MS = 3500; // longer than they fall over the winner
const BARS_MS = 500; // and the bars to grow
const folder = join(dirname(fileURLToPath(import.meta.url)), '../host-tests/pictures');

function press(device, letter) {
  const name = BUTTONS[letter.toLowerCase()];
  if (letter === letter.toUpperCase()) device.hold(name, LONG_MS);
  else device.press(name);
}

export function playRecorded(match) {
  const recorded = readFileSync(join(folder, `${match}.presses`), 'utf8').replaceAll('\n', '');
  const device = bootKnown(firmwareOf('picosystem'));
  device.waitForQuiet();
  for (const letter of recorded) press(device, letter);
  device.run(COUNT_MS);
  device.press('a');
  device.run(FLAKES_MS);
  comparePicture(device.picture(), `${match}-end`, { folder });
  device.press('a');
  device.run(BARS_MS);
  comparePicture(device.picture(), `${match}-ranking`, { folder });
  assert.deepEqual([...device.machine.complaints, ...device.panel.complaints], []);
}
