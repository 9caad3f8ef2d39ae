/**
 * What only a PicoCalc has: a keyboard that has to be asked, letters, and a boot loader at the end of its flash that nobody
 * may touch. The rest of it is tested as every board's: boards.test.mjs.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { boardOf, JOURNAL_BYTES, journalAt } from '../boards.mjs';
import { bootKnown, comparePicture, firmwareOf, MS } from '../harness.mjs';
import { matchToGoOn, readFile, toFile, toSectors, toUf2 } from '../page/journal.js';
import { readUf2 } from '../uf2.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PICTURES = join(dirname(fileURLToPath(import.meta.url)), '../../host-tests/pictures');
const DUMP = join(ROOT, 'build/host/oxhide-dump');
const skip = [firmwareOf('picocalc'), DUMP].every(existsSync) ? false : 'build/picocalc or build/host is not built';
const MAGIC = 0xe98cc638;
const HOLE = 0x110; // of the program's vector table
const FLASH_BYTES = 2 * 1024 * 1024;
const LOADER_BYTES = 16 * 1024;
const LOADER_AT = FLASH_BYTES - LOADER_BYTES;
const PROBLEM_MS = 1500; // until five exchanges have failed, and the dialog stands
const CUTS = 6;
const PLAY = ['a', 'up', 'a', ...new Array(8).fill('a')]; // Bronze, its last line, and on
const PLAY_ON = new Array(12).fill('a');
const complaints = (device) => [...device.machine.complaints, ...device.panel.complaints];

const on = (options = {}) => {
  const device = bootKnown(firmwareOf('picocalc'), { board: 'picocalc', ...options });
  device.waitForQuiet();
  return device;
};

/** A device that a loader has started: its marks in the vector table, itself at the end. What happens there is written down. */
function withLoader(safe, { flash, old = false } = {}) {
  const uf2 = readFileSync(firmwareOf('picocalc'));
  const device = bootKnown(uf2, { board: 'picocalc', flash });
  device.powerOff();
  const { bytes } = device.machine.flash;
  bytes.fill(0x5a, LOADER_AT, FLASH_BYTES);
  const view = new DataView(bytes.buffer);
  const at = old ? FLASH_BYTES - 8 : HOLE;
  view.setUint32(at, MAGIC, true);
  view.setUint32(at + 4, old ? 0x10000000 + safe : safe, true);
  const before = bytes.slice(LOADER_AT, FLASH_BYTES);
  const operations = [];
  const { onBegin } = device.machine.flash;
  device.machine.flash.onBegin = (...operation) => {
    operations.push(operation[0]);
    onBegin(...operation);
  };
  device.powerOn();
  device.waitForQuiet();
  const unharmed = () => {
    for (const { at: from, after } of operations) assert.ok(from + after.length <= LOADER_AT, `${from.toString(16)} is the loader's`);
    assert.deepEqual(Buffer.from(bytes.subarray(LOADER_AT, FLASH_BYTES)), Buffer.from(before));
  };
  return { device, operations, unharmed };
}

test('uf2loader: no byte of the last 16 kB is erased or programmed, whatever is cut off', { skip }, () => {
  const uf2 = readUf2(readFileSync(firmwareOf('picocalc')));
  assert.ok(uf2.every(({ at, bytes }) => at + bytes.length <= journalAt({ flashBytes: FLASH_BYTES, spared: LOADER_BYTES })));
  const whole = withLoader(LOADER_AT);
  for (const name of PLAY) whole.device.press(name);
  assert.ok(whole.operations.length >= 15, `${whole.operations.length} operations`);
  whole.unharmed();
  for (let cut = 0; cut < CUTS; cut++) {
    const { device, operations, unharmed } = withLoader(LOADER_AT);
    device.unplugInside(1 + Math.floor((cut * (whole.operations.length - 3)) / CUTS), (cut + 0.5) / CUTS);
    for (const name of [...PLAY, ...PLAY_ON]) if (device.machine.powered) device.press(name); // another deal, which may write less
    assert.equal(device.machine.powered, false, 'the plug was pulled in a flash operation');
    device.replug();
    device.waitForQuiet();
    device.press('a');
    assert.ok(operations.length > 0);
    unharmed();
  }
});

for (const [what, old] of [['the vector table', false], ['the last eight bytes', true]]) {
  test(`a loader that claims more, by ${what}, is refused in words, and nothing is written`, { skip }, () => {
    const { device, operations, unharmed } = withLoader(FLASH_BYTES - 140 * 1024, { old });
    for (const name of PLAY) device.press(name);
    comparePicture(device.picture(), 'loader-refused', { folder: PICTURES });
    assert.ok(device.panel.lit && device.lights().backlight > 0);
    assert.deepEqual(operations, []);
    unharmed();
    assert.deepEqual(complaints(device), []);
  });
}

test('oxhide-dump finds the journal in a dump of the whole chip, on this board and on others', { skip }, (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'oxhide-picocalc-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'flash.bin');
  const log = (bytes) => {
    writeFileSync(file, bytes);
    const { stdout, stderr } = spawnSync(DUMP, [file, 'log', '2'], { encoding: 'latin1' });
    return stderr || stdout;
  };
  const { device } = withLoader(LOADER_AT);
  for (const name of PLAY) device.press(name);
  const flash = device.machine.flash.bytes.slice(0, FLASH_BYTES);
  const journal = flash.slice(LOADER_AT - JOURNAL_BYTES, LOADER_AT);
  const alone = log(journal);
  assert.match(alone, /bronze .* moves/s);
  assert.equal(log(flash), alone, 'with a loader');
  assert.equal(log(flash.fill(0xff, LOADER_AT)), alone, 'without one');
  flash.fill(0xff, LOADER_AT - JOURNAL_BYTES).set(journal, FLASH_BYTES - JOURNAL_BYTES);
  assert.equal(log(flash), alone, 'as on other boards');
});

test('saves come from other boards and go to them, and as a UF2 they leave the loader alone', { skip }, () => {
  const board = boardOf('picocalc');
  const device = on();
  for (const name of PLAY) device.press(name);
  const { flash } = device.machine;
  const file = toFile(flash.saved(), board);
  assert.deepEqual(file, flash.bytes.slice(journalAt(board), LOADER_AT), 'the bytes of its memory');
  assert.ok(matchToGoOn(file).moves.length > 0);
  assert.deepEqual(readFile(flash.bytes.slice(0, FLASH_BYTES), board), file, 'of the whole chip');
  assert.deepEqual(readFile(file, board), file);
  assert.ok(readUf2(toUf2(file, board)).every(({ at, bytes }) => at >= journalAt(board) && at + bytes.length <= LOADER_AT));
  const other = bootKnown(firmwareOf('picosystem'), { flash: toSectors(file, boardOf('picosystem')) });
  other.waitForQuiet();
  const there = toFile(other.machine.flash.saved(), boardOf('picosystem')); // an opponent may have gone on meanwhile
  const back = on({ flash: toSectors(there, board) });
  const { head, moves } = matchToGoOn(file);
  for (const journal of [there, toFile(back.machine.flash.saved(), board)]) {
    const match = matchToGoOn(journal);
    assert.deepEqual(match.head, head);
    assert.deepEqual(match.moves.slice(0, moves.length), moves);
  }
});

test('letters are typed where a name is asked for', { skip }, () => {
  const device = on();
  for (const name of ['up', 'enter', 'up', 'up', 'up', 'enter', 'enter']) device.press(name); // Settings, Seats, the first
  for (const name of ['a', 'n', 'n', 'y', 'b', 'backspace']) device.press(name);
  device.buttons.set('shift', true);
  device.press('b');
  device.buttons.set('shift', false);
  comparePicture(device.picture(), 'picocalc-name');
  device.press('enter');
  comparePicture(device.picture(), 'picocalc-seats');
  assert.deepEqual(complaints(device), []);
});

test('a held arrow repeats by the console’s own clock, and a queue that overflowed leaves no key held', { skip }, () => {
  const device = on();
  device.press('up');
  device.press('a');
  const from = device.panel.bytes;
  device.hold('right', 3000); // the sound's level, step by step
  assert.ok(device.panel.bytes > from);
  device.buttons.set('down', true);
  device.run(200);
  device.southbridge.queue.length = 0;
  device.southbridge.held.delete('down');
  device.southbridge.down.clear(); // its report is lost
  device.run(1500);
  const { bytes } = device.panel;
  device.run(2000);
  assert.equal(device.panel.bytes, bytes, 'nothing moves any more');
});

for (const fault of ['absent', 'stuck']) {
  test(`a second controller that is ${fault} hangs nothing: it is said, and all goes on when it is back`, { skip }, () => {
    const device = on();
    device.southbridge.fault = fault;
    device.run(PROBLEM_MS);
    comparePicture(device.picture(), 'keyboard-silent', { folder: PICTURES, except: { x: 112, y: 222, width: 64, height: 18 } });
    const { awakeNs } = device.machine.stats;
    device.run(10000);
    assert.ok((device.machine.stats.awakeNs - awakeNs) / (10000 * MS) < 0.02, 'it sleeps meanwhile');
    assert.equal(device.machine.stats.resets, 0);
    device.southbridge.fault = null;
    device.run(PROBLEM_MS);
    device.press('a');
    const home = device.picture();
    device.press('down');
    assert.notDeepEqual(device.picture(), home);
    assert.deepEqual(complaints(device), []);
  });
}

test('what asking costs: awake and asleep, in questions a second and in the core’s time', { skip }, () => {
  const device = on();
  const cost = () => {
    const [{ asked }, { awakeNs }] = [device.southbridge, device.machine.stats];
    device.run(10000);
    return { asked: (device.southbridge.asked - asked) / 10, awake: (device.machine.stats.awakeNs - awakeNs) / (10000 * MS) };
  };
  const idle = cost();
  assert.ok(idle.asked > 35 && idle.asked < 45 && idle.awake < 0.005, JSON.stringify(idle));
  device.waitUntil(() => !device.panel.awake, { timeoutMs: 15 * 60000, stepMs: 1000 });
  device.run(1000);
  const asleep = cost();
  assert.ok(asleep.asked > 8 && asleep.asked < 11 && asleep.awake < 0.002, JSON.stringify(asleep));
  assert.equal(device.lights().backlight, 0);
});
