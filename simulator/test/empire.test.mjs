/**
 * Matches of Eight-Minute Empire from power-on to the ranking, by one button, in the console's real firmware: two people,
 * one against two opponents, two among five. They are those of host-tests/firmware/test_empire_screens.c, and so are the
 * rankings' pictures: the opponents on the chip choose what they choose on the PC.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bootKnown, comparePicture, firmwareOf, seatKeys } from '../harness.mjs';
import { LONG } from '../long.mjs';
import { decodePng } from '../png.mjs';

const SEED_DIGITS = 9;
const PRESSES_MAX = 300; // the longest of them takes 203
// Opponents think and show their steps, and between two frames of a movement it is quiet for 40 ms.
const QUIET = { timeoutMs: 120000, quietMs: 60 };
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../host-tests/pictures');

const press = (device, count, ...names) => {
  for (let i = 0; i < count; i++) names.forEach((name) => device.press(name));
};

// What the second seat, which is Novice, and those after it, which are empty, become.
function begin(device, others, seed) {
  device.waitForQuiet();
  press(device, 1, 'down', 'a');
  others.forEach((who, i) => press(device, 1, 'down', ...seatKeys('empire', i === 0 ? 'Novice' : 'empty', who)));
  press(device, others.length + 2, 'up'); // over the button that begins, to the seed
  press(device, 1, 'a');
  press(device, SEED_DIGITS - 1, 'right');
  press(device, seed, 'up');
  press(device, 1, 'a', 'down', 'a');
}

const same = (device, expected) => Buffer.from(device.picture().rgb).equals(Buffer.from(expected.rgb));

function play(name, others, seed) {
  const device = bootKnown(firmwareOf('picosystem'));
  const ranking = decodePng(readFileSync(join(folder, `${name}.png`)));
  begin(device, others, seed);
  for (let i = 0; i < PRESSES_MAX && !same(device, ranking); i++) {
    device.press('a');
    device.waitForQuiet(QUIET);
  }
  comparePicture(device.picture(), name, { folder });
  assert.deepEqual([...device.machine.complaints, ...device.panel.complaints], []);
}

test('two people', () => play('empire-one-button-two', ['person'], 2));
if (LONG) test('a person and two opponents', () => play('empire-one-button-three', ['Captain', 'Captain'], 3));
test('two people and three opponents', () => play('empire-one-button-five', ['Captain', 'Captain', 'person', 'Captain'], 5));
