/** A whole match of Monuments for two, by one button, in the console's real firmware; its pictures are those of the PC's tests. */
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bootKnown, comparePicture, firmwareOf } from '../harness.mjs';

// host-tests/firmware/test_monuments_screens.c, a_match_by_one_button: the seed, and the presses of A until it is over.
const SEED_DIGITS = [0, 0, 0, 0, 0, 0, 0, 4, 2];
const PRESSES = 821; // the page after the hand-over included
const PRESSES_TO_PICTURE = 46;
const COUNT_MS = 26000; // longer than the last count, up to its winner
const BARS_MS = 500; // and the bars to grow
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../host-tests/pictures');

const press = (device, ...names) => names.forEach((name) => device.press(name));

// Two persons on that seed. The second seat starts as an opponent of the second level.
function begin(device) {
  device.waitForQuiet();
  press(device, 'down', 'down', 'a', 'down', 'left', 'left', 'left', 'down', 'down', 'down', 'down', 'down', 'a');
  for (const digit of SEED_DIGITS) press(device, ...new Array(digit).fill('up'), 'right');
  press(device, 'a', 'down', 'a');
}

test('Monuments for two from power-on to the ranking', () => {
  const device = bootKnown(firmwareOf('picosystem'));
  begin(device);
  press(device, ...new Array(PRESSES_TO_PICTURE).fill('a'));
  comparePicture(device.picture(), 'monuments-one-button', { folder });
  press(device, ...new Array(PRESSES - PRESSES_TO_PICTURE).fill('a'));
  device.run(COUNT_MS);
  comparePicture(device.picture(), 'monuments-one-button-end', { folder });
  device.press('a');
  device.run(BARS_MS);
  comparePicture(device.picture(), 'monuments-one-button-ranking', { folder });
  assert.deepEqual([...device.machine.complaints, ...device.panel.complaints], []);
});
