/**
 * An opponent of Eight-Minute Empire's hardest level, in the console's real firmware: left alone it thinks its time, never
 * more than three seconds, and shows that it does; a press of A makes it move at once.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boot, firmwareOf } from '../harness.mjs';

const BEGIN = ['down', 'a', 'down', 'right', 'up', 'up', 'a']; // against the hardest level
const [SHOWN_MS, HOLD_MS, LOOK_MS] = [2000, 40, 20]; // SHOWN_MS: an opponent's step is seen for less
const WHOLE_MS = { least: 1500, most: 3000 };
const [WATCHED_MS, HURRIED_MS] = [700, 300]; // HURRIED_MS: with the picture after it
const BAR_STEPS = 4; // at least, of the bar that shows how far it is

/** Presses A and lets go. @returns {number} when */
function tap(device) {
  const at = device.ms;
  device.buttons.set('a', true);
  device.run(HOLD_MS);
  device.buttons.set('a', false);
  return at;
}

/** Watches for so long. @returns {number} how many pictures were seen */
function watch(device, ms) {
  const seen = new Set();
  for (const until = device.ms + ms; device.ms < until; device.run(LOOK_MS)) {
    seen.add(Buffer.from(device.picture().rgb).toString('latin1'));
  }
  return seen.size;
}

/** Lets the person be at turn and make a step: the opponent is to think. @returns {number} when */
function toThought(device) {
  device.run(SHOWN_MS);
  return tap(device);
}

test('left alone an opponent thinks its time and shows it; pressed it moves', () => {
  const device = boot(firmwareOf('picosystem'));
  device.waitForQuiet();
  BEGIN.forEach((key) => device.press(key));
  const began = toThought(device);
  const pictures = watch(device, WHOLE_MS.least);
  assert.ok(pictures >= BAR_STEPS, `${pictures} pictures while it thinks`);
  const whole = device.waitForQuiet() - began;
  assert.ok(whole > WHOLE_MS.least && whole < WHOLE_MS.most, `${whole} ms`);

  toThought(device);
  device.run(WATCHED_MS);
  const pressed = tap(device);
  const hurried = device.waitForQuiet() - pressed;
  assert.ok(hurried < HURRIED_MS, `${hurried} ms after the press`);
});
