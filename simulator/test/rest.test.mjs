/** Asleep the console stands on its crystal alone, and loses nothing by it; and the emulator sees when a clock is missing. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { bootKnown, firmwareOf, MS } from '../harness.mjs';
import { Random } from '../random.js';
import { UsbHost } from '../usb-host.mjs';

const skip = ['picosystem', 'pico_lcd_1_3'].every((board) => existsSync(firmwareOf(board))) ? false : 'no firmware built';
const CRYSTAL_HZ = 12e6;
const ASLEEP_MA_MAX = 3;
const WAKE_MS_MAX = 150;
const SLEEP_MS = 15 * 60000; // longer than the console waits by default
const STEP_MS = 0.5;
const [CLOCKS, PLL_SYS, SPI0, TIMER] = [0x40008000, 0x40028000, 0x4003c000, 0x40054000];
const [CLK_REF, CLK_PERI, WAKE_EN1] = [0x30, 0x48, 0xa4];
const [SCR, SLEEPDEEP] = [0xe000ed10, 4];

const same = (a, b) => Buffer.from(a.rgb).equals(Buffer.from(b.rgb));
const complaints = (device) => [...device.machine.complaints, ...device.panel.complaints].map(({ what }) => what);
const sum = (mA) => Object.values(mA).reduce((all, part) => all + part, 0);

function quiet(board = 'picosystem', options = {}) {
  const device = bootKnown(firmwareOf(board), { board, ...options });
  device.waitForQuiet();
  return device;
}

function fallAsleep(device) {
  device.waitUntil(() => !device.panel.awake, { timeoutMs: SLEEP_MS, stepMs: 100 });
  device.run(1000);
}

/** @returns {number} ms until the picture is lit, and is that one */
function wake(device, name, picture) {
  const edge = device.buttons.set(name, true);
  device.waitUntil(() => device.panel.lit && device.lights().backlight > 0 && same(device.picture(), picture), {
    timeoutMs: 2 * WAKE_MS_MAX,
    stepMs: STEP_MS,
  });
  const ms = (device.machine.now - edge) / MS;
  device.buttons.set(name, false);
  device.waitForQuiet();
  return ms;
}

test('asleep without a cable: the crystal drives all, no PLL runs, and the current is small', { skip }, () => {
  const device = quiet();
  fallAsleep(device);
  const { clockTree: tree, current, stats } = device.machine;
  const [slept, deep] = [device.machine.now, stats.deepNs];
  const mA = sum(current.over(60000 * MS));
  assert.deepEqual({ ...tree.hertz, plls: tree.pllsOn, phy: tree.usbPhyOn }, { sys: CRYSTAL_HZ, peri: CRYSTAL_HZ, usb: 0, adc: 0, rtc: 0, plls: 0, phy: false });
  assert.equal(stats.deepNs - deep, device.machine.now - slept, 'nothing wakes it');
  assert.ok(mA < ASLEEP_MA_MAX / 2, `${mA} mA of the chip`);
  assert.deepEqual(complaints(device), []);
});

test('every button wakes it, at any moment, to the same picture and with all clocks; that press means nothing more', { skip }, () => {
  const device = quiet();
  const home = device.picture();
  const random = new Random(5);
  for (const name of device.buttons.names) {
    fallAsleep(device);
    device.run(random.fraction() * 3000);
    const ms = wake(device, name, home);
    assert.ok(ms < WAKE_MS_MAX, `${name}: ${ms} ms`);
    assert.deepEqual([device.machine.clockTree.hertz.sys, device.machine.clockTree.hertz.usb], [125e6, 48e6]);
  }
  device.press('y');
  assert.ok(!same(home, device.picture()), 'the next press counts');
  assert.deepEqual(complaints(device), []);
});

test('a press while it falls asleep is not lost', { skip }, () => {
  const first = quiet();
  const home = first.picture();
  const fell = first.ms + first.waitUntil(() => first.lights().backlight === 0, { timeoutMs: SLEEP_MS, stepMs: 1 });
  const random = new Random(9);
  for (let i = 0; i < 24; i++) {
    const device = quiet();
    device.run(fell - 4 + random.fraction() * 160 - device.ms);
    device.press('up');
    device.waitUntil(() => device.panel.lit && device.lights().backlight > 0, { timeoutMs: 500 });
    device.waitForQuiet();
    if (same(device.picture(), home)) device.press('up');
    assert.ok(!same(device.picture(), home), 'and it goes on');
    assert.deepEqual(complaints(device), []);
  }
});

test('the cable comes while it sleeps: a PC finds it; it goes: the clocks stand still again', { skip }, () => {
  const device = bootKnown(firmwareOf('picosystem'));
  const host = new UsbHost(device);
  const tree = () => device.machine.clockTree;
  host.enumerate();
  host.openSerial();
  for (let i = 0; i < 3; i++) {
    fallAsleep(device);
    assert.deepEqual([tree().hertz.usb, tree().hertz.sys], [48e6, 125e6], 'with the cable all clocks run');
    assert.match(host.ask('board'), /^ok picosystem/);
    device.setUsbPower(false); // the plug is out before the controller has seen a silent bus
    device.run(100);
    assert.deepEqual([tree().hertz.usb, tree().usbOnBus], [0, false]);
    device.run(5000);
    host.forget();
    host.plugIn();
    host.openSerial();
    assert.match(host.ask('board'), /^ok picosystem/);
  }
  assert.deepEqual(complaints(device), []);
});

test('a board that cannot see the cable keeps USB alive in its sleep', { skip }, () => {
  const device = bootKnown(firmwareOf('pico_lcd_1_3'), { board: 'pico_lcd_1_3' });
  const host = new UsbHost(device);
  device.waitForQuiet();
  fallAsleep(device);
  host.plugIn();
  host.openSerial();
  assert.match(host.ask('board'), /^ok pico_lcd_1_3/);
  assert.ok(device.machine.stats.deepNs > 0, 'what it does not need has no clock all the same');
  assert.deepEqual(complaints(device), []);
});

test('the journal is tidied while the clocks still run', { skip }, () => {
  const device = quiet();
  const { flash } = device.machine;
  for (const name of ['a', 'up', 'a', 'a', 'a', 'a']) device.press(name); // Bronze, into the first turn
  const begun = [];
  const { onBegin } = flash;
  flash.onBegin = (...operation) => {
    begun.push(device.machine.clockTree.hertz.sys);
    onBegin(...operation);
  };
  fallAsleep(device);
  assert.equal(device.machine.clockTree.hertz.sys, CRYSTAL_HZ);
  assert.ok(begun.length > 0 && begun.every((hertz) => hertz === 125e6), `${begun}`);
});

test('a hang in its sleep ends as one awake does', { skip }, () => {
  const device = quiet();
  fallAsleep(device);
  const { core } = device.machine.mcu;
  device.machine.mcu.sram.set([0xfe, 0xe7], 0x41ffc); // b .
  core.waiting = false;
  core.PM = true;
  core.registers[15] = 0x20041ffc;
  device.machine.mcu.peripherals[0x40058].writeUint32(0, (1 << 30) | (7 << 24));
  device.run(4000);
  assert.equal(device.machine.stats.resets, 1);
  assert.equal(device.machine.clockTree.hertz.sys, 125e6);
  assert.ok(device.panel.lit);
});

// ---- the model itself

function plugIn(device) {
  device.setUsbPower(true);
  device.run(10);
}

/** What is complained of when that is written to an idle console. */
function seen(act, ms = 1) {
  const device = quiet();
  act(device.machine.mcu, device);
  device.run(ms);
  return complaints(device);
}

test('the emulator complains of clocks that are missing', { skip }, () => {
  const put = (mcu, base, offset, value) => mcu.writeUint32(base + offset, value);
  assert.deepEqual(seen(() => {}), []);
  assert.deepEqual(seen((mcu) => put(mcu, PLL_SYS, 4, 0x2d)), ['locked up: clk_sys comes from a source that stands still']);
  assert.deepEqual(seen((mcu) => put(mcu, CLOCKS, CLK_REF, 0)), ['a microsecond of the timer is none: clk_ref has changed']);
  const uart = seen((mcu) => mcu.readUint32(0x40034018));
  assert.deepEqual(uart, ['uart0 is used while its gate is shut']);
  const timer = seen((mcu) => {
    put(mcu, CLOCKS, WAKE_EN1, 0xffffffff & ~(1 << 5));
    mcu.readUint32(TIMER + 0x28);
  });
  assert.deepEqual(timer, ['timer is used while its gate is shut']);
  const spi = seen((mcu) => {
    put(mcu, CLOCKS, CLK_PERI, 0);
    put(mcu, SPI0, 8, 0x55);
  });
  assert.equal(spi[0], 'SPI0 is used while clk_peri stands still');
});

test('the emulator complains of a sleep that stops what is to go on', { skip }, () => {
  // The console's own sleep, with other gates: as if its masks were wrong.
  const asleepWith = (register, shut, prepare = () => {}) =>
    seen((mcu, device) => {
      const { clockTree } = device.machine;
      prepare(device);
      mcu.writeUint32(SCR, SLEEPDEEP);
      clockTree.gates[register] &= ~shut;
    });
  assert.deepEqual(asleepWith('sleep1', 1 << 5), ['an alarm is armed, and sleep stops the timer']);
  assert.deepEqual(asleepWith('sleep0', 1 << 8), ['sleep stops the pins that are to wake it']);
  assert.deepEqual(asleepWith('sleep0', 1 << 17), ['sleep stops a PWM in the middle of a period']);
  assert.deepEqual(asleepWith('sleep1', 3 << 10, plugIn), ['sleep stops USB while a PC is there']);
});
