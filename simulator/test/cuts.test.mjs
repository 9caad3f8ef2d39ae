/**
 * Power cuts in the very firmware: a match is gone on with by buttons, and the plug is pulled inside each flash operation
 * from power-on to the last move, at several moments. Afterwards the device starts, and the match is there, but for the
 * move in flight at most. CUTS=1000 node --test test/cuts.test.mjs pulls it more often.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bootKnown, firmwareOf } from '../harness.mjs';
import { LONG } from '../long.mjs';
import { BOARDS, JOURNAL_BYTES, journalAt } from '../boards.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BOARD = 'picosystem';
const DUMP = join(ROOT, 'build/host/oxhide-dump');
const JOURNAL_AT = journalAt(BOARDS[BOARD]);
const CUTS = Number(process.env.CUTS ?? (LONG ? 400 : 40));
const BEGIN = ['a', 'up', 'a', 'a', 'a', 'a']; // Bronze, its last line, and into the first turn
const GO_ON = ['a', 'a', 'a', 'a', 'a', 'a']; // on with the turn at which it comes back
const skip = [firmwareOf(BOARD), DUMP].every(existsSync) ? false : 'firmware or build/host is not built';

/** Presses as long as there is power. */
function press(device, keys) {
  for (const key of keys) {
    if (!device.machine.powered) return;
    device.press(key);
    if (device.machine.powered) device.waitForQuiet();
  }
}

test(`${CUTS} power cuts lose the move in flight at most`, { skip, timeout: 3600e3 }, (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'oxhide-cuts-'));
  t.after(() => rmSync(folder, { recursive: true }));
  /** The moves of the match in a device's flash, as the PC's tool reads them. */
  const movesIn = (device) => {
    const file = join(folder, 'JOURNAL.BIN');
    writeFileSync(file, device.machine.flash.bytes.subarray(JOURNAL_AT, JOURNAL_AT + JOURNAL_BYTES));
    const { stdout, stderr } = spawnSync(DUMP, [file, 'log', '2'], { encoding: 'latin1' });
    assert.equal(stderr, '', 'the match is whole');
    return stdout.trim().split(' moves')[1].split(' ').filter(Boolean);
  };

  const first = bootKnown(firmwareOf(BOARD), { board: BOARD });
  first.waitForQuiet();
  press(first, BEGIN);
  const flash = first.machine.flash.saved();

  // Without a cut: how many moves were there before each operation.
  const whole = bootKnown(firmwareOf(BOARD), { board: BOARD, flash });
  const before = [];
  const { onBegin } = whole.machine.flash;
  whole.machine.flash.onBegin = (...operation) => {
    before.push(movesIn(whole).length);
    onBegin(...operation);
  };
  whole.waitForQuiet();
  press(whole, GO_ON);
  const moves = movesIn(whole);
  before.push(moves.length);
  const operations = before.length - 1;
  assert.ok(operations >= 8 && moves.length > before[0], `${operations} operations, ${moves.length} moves`);

  for (let i = 0; i < CUTS; i++) {
    const operation = 1 + (i % operations);
    const fraction = ((i + 0.5) / CUTS + i * 0.618) % 1;
    const device = bootKnown(firmwareOf(BOARD), { board: BOARD, flash, seed: 1 + i });
    device.machine.cut = { operation, fraction };
    device.run(40);
    if (device.machine.powered) device.waitForQuiet();
    press(device, GO_ON);
    const where = `operation ${operation} of ${operations}, at ${fraction.toFixed(3)} of it`;
    assert.equal(device.machine.powered, false, `the plug was pulled: ${where}`);
    const left = movesIn(device);
    assert.deepEqual(left, moves.slice(0, left.length), `the same moves: ${where}`);
    assert.ok(left.length >= before[operation - 1], `${left.length} of ${before[operation - 1]} moves are left: ${where}`);
    const after = bootKnown(firmwareOf(BOARD), { board: BOARD, flash: device.machine.flash.saved() });
    after.waitForQuiet(); // into the match, where an opponent may move at once
    press(after, ['a']);
    assert.deepEqual(movesIn(after).slice(0, left.length), left, `and it goes on: ${where}`);
  }
});
