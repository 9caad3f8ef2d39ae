/**
 * What the real firmware shows on the emulated panel is, pixel by pixel, what the PC's tests drew of the same screens
 * (host-tests/firmware/test_screens.c); and its sounds are those of firmware/sound_power/sound.c.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { boot, bootKnown, comparePicture, firmwareOf, MS } from '../harness.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../host-tests/pictures');
const WELCOME_MS = 1000; // its first page stands some seconds
const BATTERY_VOLTS = 4.03; // 87 %, as the PC's tests have it
const BATTERY_LOOKS_MS = 31000; // the console looks at it every 30 s
const VERSION_LINES = { x: 76, y: 65, width: 154, height: 30 }; // of the commit that was built
const missing = (board) => !existsSync(firmwareOf(board)) && `build/${board} has no firmware`;
const skip = missing('picosystem');

function quiet(board = 'picosystem', options = {}) {
  const device = bootKnown(firmwareOf(board), { board, ...options });
  device.waitForQuiet();
  return device;
}

const press = (device, ...names) => names.forEach((name) => device.press(name));
const times = (count, name) => new Array(count).fill(name);

/** Presses, then looks: pairs of keys and the stored picture that they lead to, and where it may differ. */
function walk(device, steps) {
  for (const [keys, name, except] of steps) {
    press(device, ...keys);
    comparePicture(device.picture(), name, { folder, except });
  }
}

test('the console’s screens are the PC’s', { skip }, () => {
  const device = quiet();
  device.setBattery(BATTERY_VOLTS);
  device.run(BATTERY_LOOKS_MS);
  walk(device, [
    [[], 'home'],
    [['y'], 'home-help'],
    [['b', 'up', 'a'], 'settings-sound'],
    [['down', 'down', 'down', 'right'], 'settings-handover'],
    [['y'], 'settings-help'],
    [['b', 'left', 'down', 'down', 'down', 'down', 'a'], 'seats'],
    [['right', 'a'], 'name-empty'],
    [['a', 'right', 'right', 'right', 'a', 'left', 'left', 'left', 'a'], 'name'],
    [['up', 'a'], 'seats-named'],
    [['b', 'down', 'down', 'a'], 'about', VERSION_LINES],
    [['y'], 'about-help'],
  ]);
});

test('a console that nobody played on welcomes, and offers the lesson of the first game that is opened', { skip }, () => {
  const device = boot(firmwareOf('picosystem'));
  device.setBattery(BATTERY_VOLTS);
  device.run(WELCOME_MS);
  comparePicture(device.picture(), 'first-start-who', { folder });
  walk(device, [
    [['b'], 'home'],
    [['down', 'a'], 'lesson-offer'],
  ]);
});

test('a button held at power-on opens the diagnostics, and their tests look like the PC’s', { skip }, () => {
  const device = quiet('picosystem', { held: ['x'] });
  device.buttons.set('x', false);
  device.waitForQuiet();
  walk(device, [
    [['down', 'a'], 'test-screen-red'],
    [times(5, 'a'), 'test-screen-ramps'],
    [['b', 'down', 'a'], 'test-sound'],
  ]);
});

test('a board with a joystick shows one', { skip: missing('pico_lcd_1_3') }, () => {
  walk(quiet('pico_lcd_1_3'), [
    [[], 'home-joystick'],
    [['up', 'a'], 'settings-joystick'],
  ]);
});

const SWITCH_MS = 0.1; // pitch and loudness are two registers, written one after the other
const PICTURE_MS = 8; // a note goes on while a picture is drawn and compared

// The notes that were heard: hertz, and for how long.
function heard(device, act) {
  device.sounds.length = 0;
  act();
  device.run(300);
  return device.sounds
    .map(({ at, hertz }, i, all) => ({ hertz: Math.round(hertz), ms: ((all[i + 1]?.at ?? at) - at) / MS }))
    .filter(({ hertz, ms }) => hertz > 0 && ms > SWITCH_MS);
}

function assertNotes(notes, expected) {
  assert.equal(notes.length, expected.length, JSON.stringify(notes));
  expected.forEach(([hertz, ms], i) => {
    assert.ok(Math.abs(notes[i].hertz - hertz) <= hertz / 200, `${notes[i].hertz} Hz instead of ${hertz}`);
    assert.ok(notes[i].ms > ms - 2 && notes[i].ms < ms + PICTURE_MS, `${notes[i].ms} ms instead of ${ms}`);
  });
}

test('cues sound as they are written, louder and softer, and not at all when mute', { skip }, () => {
  const device = quiet();
  assertNotes(heard(device, () => device.press('up')), [[1047, 8]]);
  assertNotes(heard(device, () => device.press('a')), [[659, 25], [880, 30]]);
  const duty = () => device.sounds.find((sound) => sound.hertz > 0)?.duty;
  assertNotes(heard(device, () => device.press('right')), [[659, 25], [880, 30]]);
  const loud = duty();
  press(device, ...times(3, 'left'));
  heard(device, () => device.press('left'));
  assert.ok(duty() < loud, `${duty()} instead of less than ${loud}`);
  press(device, ...times(8, 'left'));
  assert.deepEqual(heard(device, () => press(device, 'left', 'down', 'b')), []);
});

test('a sound delays nothing: a press in the middle of one is as quick', { skip }, () => {
  const device = quiet();
  press(device, 'up', 'a');
  const alone = device.measurePress('down').ms;
  device.run(500);
  device.buttons.set('down', true); // its cue begins
  device.run(6);
  const meanwhile = device.measurePress('up').ms;
  device.buttons.set('down', false);
  device.waitForQuiet();
  assert.ok(meanwhile < 2 * alone + 6, `${meanwhile} ms instead of ${alone}`);
});
