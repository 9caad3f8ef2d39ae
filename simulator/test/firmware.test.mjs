/** The console's real firmware on the emulated boards: what a player meets, and what a test can do to it. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bootKnown, comparePicture, firmwareOf, MS, seatKeys } from '../harness.mjs';
import { encodePng } from '../png.mjs';
import { Symbols } from '../symbols.mjs';

const FRAME_MS_MAX = 14.85;
const BOOT_MS_MAX = 200;
const WAKE_MS_MAX = 150;
const BOUNCE_MS = 10; // the longest that must not give two presses
const WATCHDOG = 0x40058;
const SRAM = 0x20000000;
const BATTERY_VOLTS = 4.03; // 87 %, as the PC's tests have it
const BATTERY_LOOKS_MS = 31000; // the console looks at it every 30 s
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../host-tests/pictures');

function quiet(board = 'picosystem', options = {}) {
  const device = bootKnown(firmwareOf(board), { board, ...options });
  device.waitForQuiet();
  return device;
}

const same = (a, b) => Buffer.from(a.rgb).equals(Buffer.from(b.rgb));
const plain = (device) => assert.deepEqual([...device.machine.complaints, ...device.panel.complaints], []);

// Into the settings: home's last line.
function openSettings(device) {
  device.press('up'); // from the first line round to the last
  device.press('a');
}

for (const board of ['picosystem', 'pico_lcd_1_3']) {
  const skip = !existsSync(firmwareOf(board)) && `build/${board} has no firmware`;

  test(`${board}: a lit picture soon after power-on, with nothing that hardware would not like`, { skip }, () => {
    const device = quiet(board);
    const { panel } = device;
    assert.ok(panel.lastByteAt / MS < BOOT_MS_MAX, `${panel.lastByteAt / MS} ms`);
    assert.ok(panel.lit && device.lights().backlight > 0);
    assert.ok((panel.lastByteAt - panel.write.at) / MS <= FRAME_MS_MAX, `${(panel.lastByteAt - panel.write.at) / MS} ms a frame`);
    assert.ok(new Set(device.picture().rgb).size > 20, 'a picture, not a plain area');
    plain(device);
  });

  test(`${board}: a press of each kind of contact shows`, { skip }, () => {
    const device = quiet(board);
    const home = device.picture();
    device.press('y');
    const help = device.picture();
    assert.ok(!same(home, help), 'Y opens the help');
    device.press('b');
    assert.ok(same(home, device.picture()), 'B leads back');
  });
}

const skip = !existsSync(firmwareOf('picosystem')) && 'build/picosystem has no firmware';

test('nobody touches it: nothing is sent, and the core sleeps', { skip }, () => {
  const { spiBytesPerS, awakePercent } = quiet().measureIdle(5000);
  assert.equal(spiBytesPerS, 0);
  assert.ok(awakePercent < 0.5, `${awakePercent} %`);
});

test('a contact that bounces for 10 ms moves the cursor once', { skip }, () => {
  const reference = quiet('picosystem', { bounceMs: 0 });
  openSettings(reference);
  reference.press('down');
  for (let seed = 1; seed <= 6; seed++) {
    const device = quiet('picosystem', { bounceMs: BOUNCE_MS, seed });
    openSettings(device);
    device.press('down');
    assert.ok(same(reference.picture(), device.picture()), `seed ${seed}`);
  }
});

test('it dims and sleeps by itself, and a key wakes it to the same picture', { skip }, () => {
  const device = quiet();
  const home = device.picture();
  device.waitUntil(() => !device.panel.awake, { timeoutMs: 15 * 60000, stepMs: 1000 });
  assert.equal(device.lights().backlight, 0);
  device.run(500);
  const from = device.ms;
  device.buttons.set('a', true);
  device.waitUntil(() => device.panel.lit && device.lights().backlight > 0);
  assert.ok(device.ms - from < WAKE_MS_MAX, `${device.ms - from} ms`);
  device.waitForQuiet();
  assert.ok(same(home, device.picture()));
  plain(device);
});

const TOP_OF_STACK = 0x20041ffc; // RAM that nobody uses

// The next instruction is this one. A watchdog that rests while the console sleeps is wound up first, as after waking.
function jumpTo(device, code) {
  const { core, sram } = device.machine.mcu;
  sram.set(code, TOP_OF_STACK - SRAM);
  core.waiting = false;
  core.registers[15] = TOP_OF_STACK;
}

// Interrupts off for ever, in a loop: `b .`
function hang(device) {
  device.machine.mcu.core.PM = true;
  jumpTo(device, [0xfe, 0xe7]);
  device.machine.mcu.peripherals[WATCHDOG].writeUint32(0, (1 << 30) | (7 << 24));
  device.run(4000);
  device.waitForQuiet();
}

// UDF
function fault(device) {
  jumpTo(device, [0x00, 0xde]);
  device.run(300);
  device.waitForQuiet();
}

// The firmware's own assert at the entry of a function, called with nothing.
const elf = firmwareOf('picosystem').replace(/uf2$/, 'elf');
function failAssert(device) {
  const { core } = device.machine.mcu;
  core.registers[0] = 0;
  core.waiting = false;
  core.registers[15] = new Symbols(elf).functions.find(({ name }) => name === 'screen_push').at;
  device.run(300);
  device.waitForQuiet();
}

const goesWrong = [
  ['a hang', hang, 'restart-hang', []],
  ['a hard fault', fault, 'restart-fault', [/hard fault at 20041ffc/]],
  ['a failed assert', failAssert, 'restart-fault', [/hard fault at 10[0-9a-f]{6}/]],
];
for (const [what, happens, told, complaints] of goesWrong) {
  test(`${what} restarts the console, which tells it once, with its cause in the diagnostics`, { skip }, () => {
    const device = quiet();
    device.setBattery(BATTERY_VOLTS);
    device.run(BATTERY_LOOKS_MS);
    const home = device.picture();
    happens(device);
    assert.equal(device.machine.stats.resets, 1);
    comparePicture(device.picture(), told, { folder });
    device.press('b'); // Details
    const details = device.picture();
    assert.ok(!same(home, details));
    device.press('b');
    assert.ok(same(home, device.picture()), 'home is behind the diagnostics');
    const seen = device.machine.complaints.map((complaint) => complaint.what);
    assert.equal(seen.length, complaints.length, `${seen}`);
    complaints.forEach((expected, i) => assert.match(seen[i], expected));
    device.replug();
    device.waitForQuiet();
    assert.ok(same(home, device.picture()), 'it is told once');
  });

  test(`${what} in the middle of a match leads back to the same step of it`, { skip }, () => {
    const device = quiet();
    for (const name of ['a', 'down', ...seatKeys('bronze', 'Novice', 'person'), 'up', 'up', 'a']) device.press(name); // Bronze, two persons
    for (let i = 0; i < 3; i++) device.press('a'); // a card, its column and its marker
    device.run(300); // a tile is turned over
    device.waitForQuiet();
    const match = device.picture();
    happens(device);
    assert.ok(!same(match, device.picture()), 'it is told');
    device.press('a'); // Go on
    assert.ok(same(match, device.picture()), 'and goes on');
  });
}

test('the address that a failed assert leaves is that of its line', { skip }, () => {
  const device = quiet();
  failAssert(device);
  const [, address] = /hard fault at ([0-9a-f]+)/.exec(device.machine.complaints[0].what);
  const place = execFileSync('arm-none-eabi-addr2line', ['-e', elf, address], { encoding: 'utf8' });
  const [, file, line] = /(firmware\/screens\/screen\.c):(\d+)/.exec(place);
  const source = readFileSync(join(folder, '../..', file), 'utf8').split('\n');
  assert.match(source[line - 1], /assert\(screen != NULL/);
});

test('the plug can be pulled at any moment of the start, and it starts again', { skip }, () => {
  const reference = quiet().picture();
  const device = bootKnown(firmwareOf('picosystem'));
  for (const ms of [0.01, 3, 12, 20, 31, 45]) {
    device.run(ms);
    device.replug();
  }
  device.waitForQuiet();
  assert.ok(same(reference, device.picture()));
});

test('a picture is compared with a stored one, and a difference is shown', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const device = quiet();
    const picture = device.picture();
    writeFileSync(join(folder, 'home.png'), encodePng(picture));
    comparePicture(picture, 'home', { folder });
    picture.rgb[1000] ^= 255;
    assert.throws(() => comparePicture(picture, 'home', { folder }), /1 pixels differ/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the plug is pulled inside the flash operation that was named', { skip }, () => {
  const device = quiet();
  const { flash } = device.machine;
  const at = device.board.flashBytes - 4096;
  flash.load(at, new Uint8Array(4096));
  device.unplugInside(1, 0.5);
  flash.erase(at, 4096, device.machine.now); // as the boot ROM's function does
  device.run(22);
  assert.equal(device.machine.powered, true);
  device.run(1);
  assert.equal(device.machine.powered, false);
  const bytes = new Set(flash.bytes.subarray(at, at + 4096));
  assert.ok(bytes.size > 50, 'neither old nor new');
  device.replug();
  device.waitForQuiet();
  assert.ok(device.panel.lit);
});
