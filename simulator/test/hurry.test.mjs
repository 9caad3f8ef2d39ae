/**
 * An opponent of Eight-Minute Empire's hardest level, in the console's real firmware: left alone it thinks its time, never
 * more than three seconds, and shows that it does; a press of A makes it move at once.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bootKnown, firmwareOf, seatKeys } from '../harness.mjs';

const BEGIN = ['down', 'a', 'down', ...seatKeys('empire', 'Novice', 'Master'), 'up', 'up', 'up', 'up', 'right', 'down', 'down', 'a']; // against the hardest level; both place the neutral armies
const [EASY, EASY_TOO] = ['Novice', 'empty'].map((from) => seatKeys('bronze', from, 'Novice'));
const FOUR_OF_BRONZE = ['a', 'down', ...EASY, 'down', ...EASY_TOO, 'down', ...EASY_TOO, 'down', 'down', 'down', 'down', 'a']; // three of the easiest
const [KEYS_Y, SIZE] = [222, 240]; // from there on a screen shows its keys
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
  const device = bootKnown(firmwareOf('picosystem'));
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

test('whoever mashes A skips the opponents, and plays nobody’s move', () => {
  const device = bootKnown(firmwareOf('picosystem'));
  device.waitForQuiet();
  FOUR_OF_BRONZE.forEach((key) => device.press(key));
  const mash = (count, everyMs) => {
    for (let i = 0; i < count; i++) {
      const next = tap(device) + everyMs;
      device.run(next - device.ms);
    }
  };
  const keys = () => Buffer.from(device.picture().rgb.subarray(KEYS_Y * SIZE * 3));
  mash(60, 150); // over those who come first
  mash(20, 90);
  const mine = keys(); // the page about what they did
  mash(10, 390);
  assert.deepEqual(keys(), mine, 'however it is mashed, the first screen stays');
  device.run(SHOWN_MS);
  mash(20, 90); // the page is left, and the cards come
  const cards = keys();
  assert.notDeepEqual(cards, mine);
  mash(20, 390);
  assert.deepEqual(keys(), cards, 'no card is taken unread');
  device.run(SHOWN_MS);
  mash(40, 90); // the person's own turn, up to its end; there it stops
  const end = keys();
  assert.notDeepEqual(end, mine);
  mash(20, 390);
  assert.deepEqual(keys(), end);
  device.run(SHOWN_MS);
  mash(70, 150); // the end is accepted, then three opponents
  const told = keys();
  assert.deepEqual(told, mine, 'what they did is there to be read');
  assert.notDeepEqual(told, end);
  mash(20, 390);
  assert.deepEqual(keys(), told);
  device.run(SHOWN_MS);
  tap(device);
  device.run(SHOWN_MS);
  const next = keys();
  for (const before of [told, end]) assert.notDeepEqual(next, before, 'the next turn');
});
