/**
 * Each board by its own buttons: from power-on to home, all its contacts, a turn of each game with the plug pulled in the
 * middle of it, sleep and wake. ./test runs this on the boards that differ most, and leaves out games that other tests play
 * there; the long run has all of it on all boards.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BOARDS, JOURNAL_BYTES, journalAt } from '../boards.mjs';
import { bootKnown, comparePicture, firmwareOf, MS } from '../harness.mjs';
import { LONG } from '../long.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PICTURES = join(dirname(fileURLToPath(import.meta.url)), '../../host-tests/pictures');
const DUMP = join(ROOT, 'build/host/oxhide-dump');
const BUTTONS = ['up', 'down', 'left', 'right', 'a', 'x', 'y', 'b'];
const BATTERY_VOLTS = 4.03; // 87 %, as the PC's tests have it
const BATTERY_LOOKS_MS = 31000; // the console looks at it every 30 s
const BATTERY_AREA = { x: 112, y: 222, width: 64, height: 18 }; // of home's keys
const BOOT_MS_MAX = 200;
const WAKE_MS_MAX = 160; // the border is drawn as well
const ST7365P_RESET_MS = 120; // before it may leave its sleep
const FETCHED_MS = 120; // asleep the console asks for keys ten times a second, and they are looked at fifty times
const SLEEP_MS = 15 * 60000; // longer than the console waits by default
const TURN = ['up', 'a', ...new Array(8).fill('a')]; // the set-up's last line begins; then whatever is offered first
const GAMES = { bronze: ['a'], empire: ['down', 'a'], monuments: ['down', 'down', 'a'] };

const ALL = Object.keys(GAMES);
const USUAL = { picosystem: [], pico_lcd_1_3: ['bronze'], picopad: ['monuments'], picocalc: ['empire'] };
const boards = Object.keys(BOARDS).filter((name) => LONG || USUAL[name]);
const same = (a, b) => Buffer.from(a.rgb).equals(Buffer.from(b.rgb));
const plain = (device) => assert.deepEqual([...device.machine.complaints, ...device.panel.complaints], []);

const folder = mkdtempSync(join(tmpdir(), 'oxhide-boards-'));
after(() => rmSync(folder, { recursive: true }));

/** The moves of the match in a device's flash, as the PC's tool reads them. */
function movesIn(device) {
  const file = join(folder, 'JOURNAL.BIN');
  const at = journalAt(device.board);
  writeFileSync(file, device.machine.flash.bytes.subarray(at, at + JOURNAL_BYTES));
  const { stdout, stderr } = spawnSync(DUMP, [file, 'log', '2'], { encoding: 'latin1' });
  assert.equal(stderr, '', 'the match is whole');
  return stdout.trim().split(' moves')[1].split(' ').filter(Boolean);
}

for (const board of boards) {
  const skip = [firmwareOf(board), DUMP].every(existsSync) ? false : `build/${board} or build/host is not built`;
  const on = (options = {}) => {
    const device = bootKnown(firmwareOf(board), { board, ...options });
    device.waitForQuiet();
    return device;
  };
  const stick = board === 'pico_lcd_1_3';

  describe(board, { skip }, () => {
    test('home comes soon, and is the PC’s, with the border around it', () => {
      const device = on();
      const { controller } = device.board.glass;
      assert.ok(device.panel.lastByteAt / MS < BOOT_MS_MAX + (controller === 'st7365p' ? ST7365P_RESET_MS : 0), `${device.panel.lastByteAt / MS} ms`);
      assert.ok(device.panel.lit && device.lights().backlight > 0);
      const { battery, glass } = device.board;
      if (battery) {
        device.setBattery(BATTERY_VOLTS);
        device.run(BATTERY_LOOKS_MS);
      }
      comparePicture(device.picture(), stick ? 'home-joystick' : 'home', { folder: PICTURES, except: battery ? undefined : BATTERY_AREA });
      if (glass.width * glass.height > 240 * 240) comparePicture(device.glass(), `glass-${glass.width}x${glass.height}`);
      plain(device);
    });

    test('each of its contacts is the button of its name', () => {
      const device = on({ held: ['x'] }); // opens the diagnostics
      device.buttons.set('x', false);
      device.waitForQuiet();
      device.press('a'); // Buttons
      const none = device.picture();
      const seen = BUTTONS.map((name) => {
        device.buttons.set(name, true);
        device.waitForQuiet();
        const picture = device.picture();
        device.buttons.set(name, false);
        device.waitForQuiet();
        return picture;
      });
      seen.forEach((picture, i) => assert.ok(!same(picture, none), `${BUTTONS[i]} is seen`));
      if (!stick) seen.forEach((picture, i) => comparePicture(picture, `contact-${BUTTONS[i]}`));
      plain(device);
    });

    for (const game of LONG ? ALL : USUAL[board]) {
      test(`a turn of ${game}, and a power cut in it`, () => {
        const device = on();
        for (const name of [...GAMES[game], ...TURN]) device.press(name);
        const moves = movesIn(device);
        assert.ok(moves.length > 0, 'a move was played');
        device.unplugInside(1, 0.5);
        for (let i = 0; i < 12 && device.machine.powered; i++) device.press('a');
        assert.equal(device.machine.powered, false, 'the plug was pulled in a flash operation');
        device.replug();
        device.waitForQuiet();
        assert.deepEqual(movesIn(device).slice(0, moves.length), moves, 'what was played is there');
        plain(device);
      });
    }

    if (BOARDS[board].battery?.cable) {
      test('its cell is measured at VSYS, where a cable hides it', () => {
        const device = on();
        const after = (volts, cable) => {
          device.setBattery(volts);
          device.setUsbPower(cable);
          device.run(BATTERY_LOOKS_MS);
          device.waitForQuiet();
          return { picture: device.picture(), lamp: device.lights().led.b };
        };
        const [low, cable, charged] = [after(3.4, false), after(3.4, true), after(BATTERY_VOLTS, false)];
        assert.ok(!same(low.picture, charged.picture));
        comparePicture(charged.picture, 'home', { folder: PICTURES });
        comparePicture(cable.picture, 'home-without-battery');
        if (board === 'picopad') assert.deepEqual([low.lamp > 0, cable.lamp, charged.lamp], [true, 0, 0]);
        plain(device);
      });
    }

    test('it sleeps by itself, and wakes by any of its buttons to the same glass', () => {
      const device = on();
      const before = device.glass();
      for (const name of ['a', 'left']) {
        device.waitUntil(() => !device.panel.awake, { timeoutMs: SLEEP_MS, stepMs: 1000 });
        device.run(500);
        const edge = device.buttons.set(name, true);
        device.waitUntil(() => device.panel.lit && device.lights().backlight > 0);
        assert.ok((device.machine.now - edge) / MS < WAKE_MS_MAX + (device.southbridge ? FETCHED_MS : 0), `${name}: ${(device.machine.now - edge) / MS} ms`);
        device.buttons.set(name, false);
        device.waitForQuiet();
        assert.ok(same(before, device.glass()), name);
      }
      plain(device);
    });
  });
}
