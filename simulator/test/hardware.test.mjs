/** Where real boards are less kind than ideal parts: the firmware on parts that behave as the real ones do. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { bootKnown, firmwareOf } from '../harness.mjs';
import { Random } from '../random.js';
import { countTears } from '../tears.mjs';

const skip = !existsSync(firmwareOf('picosystem')) && 'build/picosystem has no firmware';
const EMPTY_VOLTS = 3.4; // 3 %
const HALF_VOLTS = 3.8;
const FULL_VOLTS = 4.1;
const BATTERY_LOOKS_MS = 31000; // the console looks at it every 30 s
const LOOK_MS = 1100; // at the charger, with USB power
const WAKE_MS = 150;
const VOLUMES = 8;
const LIGHTS = 8;
const LOUDER = 1.4; // 3 dB: a step that anybody hears

function quiet(options = {}) {
  const device = bootKnown(firmwareOf(options.board ?? 'picosystem'), options);
  device.waitForQuiet();
  return device;
}

// The lamp's colour by name.
function lamp(device) {
  const { r, g, b } = device.lights().led;
  if (!r && !g && !b) return 'dark';
  return r && !g && !b ? 'red' : r && g && !b ? 'amber' : `${r} ${g} ${b}`;
}

test('charging: amber with the cable, at once; without it dark, and red when nearly empty', { skip }, () => {
  const device = quiet();
  device.setBattery(HALF_VOLTS, true);
  device.run(BATTERY_LOOKS_MS);
  assert.equal(lamp(device), 'dark', 'the line is low, but there is no cable');
  device.setUsbPower(true);
  device.run(LOOK_MS);
  assert.equal(lamp(device), 'amber');
  device.setUsbPower(false);
  device.run(5);
  assert.equal(lamp(device), 'dark', 'the cable was pulled');
  device.setBattery(EMPTY_VOLTS, true);
  device.run(BATTERY_LOOKS_MS);
  assert.equal(lamp(device), 'red');
});

test('charging: steady near the end, where the line is let go in bursts, and over three seconds after the last', { skip }, () => {
  for (const seed of [1, 2]) {
    const device = quiet({ seed });
    device.setBattery(FULL_VOLTS, true);
    device.setUsbPower(true);
    device.run(LOOK_MS);
    for (let i = 0; i < 60; i++) {
      device.run(997);
      assert.equal(lamp(device), 'amber', `seed ${seed}, second ${i}`);
      if (i % 20 === 0) device.press('down'); // stays awake
    }
    device.setBattery(FULL_VOLTS, false);
    device.run(1900);
    assert.equal(lamp(device), 'amber');
    device.run(2300);
    assert.equal(lamp(device), 'dark');
  }
});

// Into the settings, whose first line is the sound's volume: home's last line.
function openSettings(device) {
  device.press('up');
  device.press('a');
}

test('the speaker: whenever a note ends, the pin rests low', { skip }, () => {
  const device = quiet();
  const random = new Random(5);
  openSettings(device);
  for (let i = 0; i < 3; i++) device.press('right'); // the loudest: its pulses are the longest
  for (let i = 0; i < 60; i++) {
    device.run(random.fraction() * 3);
    device.buttons.set(i % 2 ? 'up' : 'down', true);
    device.run(50 + random.fraction());
    device.buttons.set(i % 2 ? 'up' : 'down', false);
    device.waitForQuiet();
    assert.equal(device.speakerPin().duty, 0, `after note ${i}`);
  }
});

test('the speaker: each step of the volume is louder than the one before, as a piezo takes it', { skip }, () => {
  const device = quiet();
  openSettings(device);
  for (let i = 0; i < 4; i++) device.press('left');
  const loudness = [];
  for (let volume = 1; volume <= VOLUMES; volume++) {
    device.sounds.length = 0;
    device.press('down');
    const notes = device.sounds.filter((sound) => sound.hertz > 0);
    loudness.push(Math.min(...notes.map((note) => note.loudness)));
    device.press('up');
    device.press('right');
  }
  assert.equal(loudness.length, VOLUMES);
  loudness.slice(1).forEach((loud, i) => assert.ok(loud / loudness[i] > LOUDER, `${i + 2}: ${loudness}`));
});

// CIE 1976 lightness, 0 to 100, of a part of full light.
const lightness = (light) => 116 * Math.cbrt(light) - 16;

for (const board of ['picosystem', 'pico_lcd_1_3']) {
  const skip = !existsSync(firmwareOf(board)) && `build/${board} has no firmware`;

  test(`${board}: each step of the brightness can be seen and looks as large as the others; dim is not dark`, { skip }, () => {
    const device = quiet({ board });
    openSettings(device);
    device.press('down');
    for (let i = 0; i < 8; i++) device.press('left');
    const seen = [];
    for (let step = 1; step <= LIGHTS; step++) {
      seen.push(lightness(device.lights().backlight));
      device.press('right');
    }
    seen.forEach((light, i) => {
      const want = (100 * (i + 1)) / LIGHTS;
      assert.ok(Math.abs(light - want) < 1.5, `step ${i + 1}: ${light.toFixed(1)} instead of ${want}`);
    });
    device.waitUntil(() => lightness(device.lights().backlight) < 50, { timeoutMs: 200000, stepMs: 500 });
    const dim = lightness(device.lights().backlight);
    assert.ok(Math.abs(dim - seen[0]) < 0.1, `${dim}`);
    device.press('up');
    assert.ok(lightness(device.lights().backlight) > 90, 'a press while it is dim counts');
  });
}

for (const oscillator of [0.9, 1, 1.1]) {
  test(`large changes are never torn, with a panel whose oscillator runs at ${oscillator}`, { skip }, () => {
    const { torn, changes } = countTears('picosystem', oscillator, { presses: 16, seed: 10 * oscillator });
    assert.ok(changes >= 15, `${changes} large changes`);
    assert.equal(torn, 0);
  });
}

for (const panelFault of ['black', 'shifted']) {
  test(`a panel that came up ${panelFault} is well after sleeping and waking, without a flash`, { skip }, () => {
    const right = quiet().picture();
    const device = quiet({ panelFault });
    const same = () => Buffer.from(device.picture().rgb).equals(Buffer.from(right.rgb));
    assert.ok(!same(), 'it came up wrong');
    device.waitUntil(() => !device.panel.awake, { timeoutMs: 400000, stepMs: 1000 });
    device.run(500);
    const from = device.ms;
    device.buttons.set('a', true);
    device.waitUntil(() => device.lights().backlight > 0);
    assert.ok(device.panel.lit && same(), 'the picture is right when the light comes');
    assert.ok(device.ms - from < WAKE_MS, `${device.ms - from} ms`);
  });
}

test('a lamp whose wires are the other way round is set right in the guide, and stays so', { skip }, () => {
  const device = bootKnown(firmwareOf('picosystem'), { ledActiveLow: true, held: ['y'] });
  device.waitForQuiet();
  device.buttons.set('y', false);
  device.waitForQuiet();
  assert.notEqual(lamp(device), 'dark', 'wrong, and lit');
  device.press('x');
  device.press('right');
  assert.equal(lamp(device), 'red');
  device.hold('b', 700);
  assert.equal(lamp(device), 'dark');
  device.replug();
  device.waitForQuiet();
  assert.equal(lamp(device), 'dark', 'after power-on');
});

// docs/hardware.md says why an edge alone counts, however short. It must then be a whole press, let go again.
test('a glitch at a button is one press at most, and nothing is held by it', { skip }, () => {
  const reference = quiet();
  openSettings(reference);
  reference.press('down');
  const device = quiet();
  openSettings(device);
  const { pins } = device.machine;
  pins.drive(device.board.buttons.down, false);
  pins.drive(device.board.buttons.down, null);
  device.run(1500); // a held pad would repeat
  assert.deepEqual(device.picture(), reference.picture());
  device.press('up');
  device.press('down');
  assert.deepEqual(device.picture(), reference.picture());
});
