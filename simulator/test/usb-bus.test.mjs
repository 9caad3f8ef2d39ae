/** The cable when things are not as they should be: a hub with a busy neighbour, a port that is dead, transfers that are aborted. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { bootKnown, firmwareOf } from '../harness.mjs';
import { huntAborts } from '../usb-aborts.mjs';
import { UsbHost } from '../usb-host.mjs';

const BOARDS = ['picosystem', 'pico_lcd_1_3'];
const skip = BOARDS.every((board) => existsSync(firmwareOf(board))) ? false : 'the firmware is not built';
const SYSINFO = 0x40000;
const CHIP_ID_B2 = 0x20002927;
const PLUS = 15; // the pin that is borrowed
const ABORTS = 200;
const RESETS_MAX = 0.01; // of the aborts may need the port's reset; docs/usb.md has how many do
const US = 1e3;

function atPort(options, board = 'picosystem') {
  const device = bootKnown(firmwareOf(board), { board });
  return { device, host: new UsbHost(device, options) };
}

for (const board of BOARDS) {
  test(`${board}: found behind a hub with a busy neighbour, and the borrowed pin is as it was`, { skip }, () => {
    const { device, host } = atPort({ neighbour: true }, board);
    host.until(() => host.enabled);
    device.run(5);
    const pin = device.machine.mcu.gpio[PLUS];
    const before = [pin.ctrl, pin.padValue];
    host.enumerate();
    assert.equal(host.product, 'Oxhide');
    assert.deepEqual([pin.ctrl, pin.padValue], before);
    assert.deepEqual(device.machine.complaints, []);
    host.waitForMedium();
  });
}

test('the emulated B1 is not found there by a firmware that takes it for a B2', { skip }, () => {
  const { device, host } = atPort({ neighbour: true });
  device.machine.mcu.peripherals[SYSINFO].readUint32 = () => CHIP_ID_B2;
  assert.throws(() => host.enumerate(), /no answer/);
});

test('pico_lcd_1_3: key A, which lends its pin, is neither pressed nor let go by a bus reset', { skip }, () => {
  const { device, host } = atPort({ neighbour: true }, 'pico_lcd_1_3');
  host.enumerate();
  device.waitForQuiet();
  const resets = () => {
    for (let i = 0; i < 10; i++) {
      host.bus.reset(10 + 0.09 * i);
      device.run(31.7);
    }
    device.waitForQuiet();
    return device.picture();
  };
  const home = device.picture();
  assert.deepEqual(resets(), home);
  device.buttons.set('a', true);
  device.waitForQuiet();
  const opened = device.picture();
  assert.notDeepEqual(opened, home);
  assert.deepEqual(resets(), opened, 'held, it was not pressed again');
  device.buttons.set('a', false);
  device.waitForQuiet();
  assert.deepEqual(device.picture(), opened);
});

test('a port that holds both lines low: the console goes on, sleeps, and is found when the PC starts', { skip }, () => {
  const { device, host } = atPort({ neighbour: true, resetMs: 6000 });
  host.until(() => host.bus.inReset);
  device.waitForQuiet({ timeoutMs: 3000 });
  const { ms } = device.measurePress('down');
  assert.ok(ms < 40, `a press took ${ms} ms`);
  device.run(1500);
  assert.ok(device.measureIdle(1000).awakePercent < 1, 'it sleeps');
  device.run(4000);
  assert.equal(device.machine.stats.resets, 0);
  host.resetMs = 10;
  host.plugIn();
  assert.equal(host.product, 'Oxhide');
});

test('no interrupt lasts long while the bus is reset', { skip }, () => {
  const { device, host } = atPort({ neighbour: true });
  host.enumerate();
  device.waitForQuiet();
  host.bus.reset(15);
  const { machine } = device;
  let [longest, since] = [0, machine.now];
  while (machine.now < host.bus.resetEndsAt + 5000 * US) {
    machine.run(1 * US);
    if (machine.mcu.core.IPSR === 0) since = machine.now;
    longest = Math.max(longest, machine.now - since);
  }
  assert.ok(longest > 0 && longest < 60 * US, `${longest} ns`);
});

test('transfers that the PC aborts at random moments: no panic, and the next ones go well', { skip }, () => {
  const { found, resets } = huntAborts(firmwareOf('picosystem'), { aborts: ABORTS });
  assert.deepEqual(found, []);
  assert.ok(resets.length <= ABORTS * RESETS_MAX, `the PC had to reset the port: ${resets}`);
});
