/**
 * Matches walked through again in the console's real firmware, by buttons: one in progress of each game, from its log; and
 * a long one that is over, from Matches, which is then played on from one of its points. The power goes in each of them.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BOARDS, JOURNAL_BYTES, journalAt } from '../boards.mjs';
import { bootKnown, firmwareOf, seatKeys } from '../harness.mjs';

const BOARD = 'picosystem';
const JOURNAL_AT = journalAt(BOARDS[BOARD]);
const built = (path) => fileURLToPath(new URL(`../../build/host/${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'oxhide-replay-'));
after(() => rmSync(folder, { recursive: true }));

const press = (device, keys) => keys.forEach((key) => device.press(key));
const picture = (device) => createHash('sha1').update(device.picture().rgb).digest('hex');
const journal = (device) => Buffer.from(device.machine.flash.bytes.subarray(JOURNAL_AT, JOURNAL_AT + JOURNAL_BYTES));
const complaints = (device) => [...device.machine.complaints, ...device.panel.complaints];

function dump(device, ...words) {
  const file = join(folder, 'JOURNAL.BIN');
  writeFileSync(file, journal(device));
  return execFileSync(built('oxhide-dump'), [file, ...words], { encoding: 'utf8' });
}

// From home into a match of it against one opponent, and some of its moves.
const GAMES = {
  Bronze: { down: [], opponent: seatKeys('bronze', 'Novice', 'Chief') },
  'Eight-Minute Empire': { down: ['down'], opponent: seatKeys('empire', 'Novice', 'General') },
  Monuments: { down: ['down', 'down'], opponent: seatKeys('monuments', 'Novice', 'Mason') },
};
const [MOVES, WATCHED_MS] = [8, 1500];
const SEEDED = ['up', 'right', 'down']; // from Play, and back: always the same deal

for (const [name, { down, opponent }] of Object.entries(GAMES)) {
  test(`${name}: a match in progress from its log, and it goes on where it was`, () => {
    // Monuments is in the middle of a turn; the others at its beginning, where a page says what the opponent did.
    const restart = (device) => {
      device.replug();
      device.waitForQuiet();
      if (name !== 'Monuments') device.press('a');
    };
    const device = bootKnown(firmwareOf(BOARD));
    device.waitForQuiet();
    const byHand = name === 'Eight-Minute Empire' ? ['up', 'up', 'right', 'down', 'down'] : []; // the neutral armies
    press(device, [...down, 'a', 'down', ...opponent, 'up', 'up', ...SEEDED, ...byHand, 'a']);
    for (let i = 0; i < MOVES; i++) {
      device.press('a');
      device.run(WATCHED_MS);
    }
    const moves = Number(/, (\d+) moves, in progress/.exec(dump(device))[1]);
    assert.ok(moves > 1);
    restart(device); // to the beginning of a step, whatever was being looked at
    const [written, step] = [journal(device), picture(device)];
    press(device, ['x', 'left']); // the last page: the log, or what leads to it
    if (name === 'Monuments') press(device, ['down', 'down']);
    const page = picture(device);
    press(device, ['a', 'a']);
    const seen = new Set([picture(device)]);
    for (const key of ['left', 'left', 'up', 'right', 'down', 'left', 'up']) {
      device.press(key);
      seen.add(picture(device));
    }
    assert.ok(seen.size > 2, 'it is walked through');
    device.press('b');
    assert.equal(picture(device), page);
    press(device, ['b']);
    assert.equal(picture(device), step, 'the step is as it was');
    press(device, ['x', 'left', ...(name === 'Monuments' ? ['down', 'down'] : []), 'a', 'a', 'left']);
    assert.ok(journal(device).equals(written), 'nothing was written');
    restart(device);
    assert.equal(picture(device), step, 'and after the power went');
    assert.match(dump(device), new RegExp(`, ${moves} moves, in progress`));
    assert.deepEqual(complaints(device), []);
  });
}

// Of what an opponent did, on the page that tells of it.
const begun = () => {
  const device = bootKnown(firmwareOf(BOARD));
  device.waitForQuiet();
  press(device, ['a', 'down', ...GAMES.Bronze.opponent, 'up', 'up', ...SEEDED, 'a']);
  for (let i = 0; i < MOVES; i++) {
    device.press('a');
    device.run(WATCHED_MS);
  }
  device.replug();
  device.waitForQuiet();
  return device;
};

test('the steps of an opponent’s turn, on the board as it was, and the page again', () => {
  const device = begun();
  const [page, written] = [picture(device), journal(device)];
  press(device, ['x']);
  const seen = new Set([page, picture(device)]);
  press(device, ['a']);
  seen.add(picture(device));
  press(device, ['a']);
  seen.add(picture(device));
  assert.equal(seen.size, 4, 'before, and after each step');
  press(device, ['b']);
  assert.equal(picture(device), page);
  press(device, ['x', 'a']);
  assert.ok(journal(device).equals(written), 'nothing was written');
  device.replug();
  device.waitForQuiet();
  assert.equal(picture(device), page, 'and after the power went');
  press(device, ['a']);
  assert.notEqual(picture(device), page);
  assert.deepEqual(complaints(device), []);
});

let long;
before(() => {
  execFileSync(built('host-tests/drive/drive_image'), [join(folder, 'drive.img'), folder]);
  long = readFileSync(join(folder, 'LONG.BIN'));
});

test('a match that is over is played on from its middle, and the power goes while that is written', () => {
  const device = bootKnown(firmwareOf(BOARD), { flash: [{ at: JOURNAL_AT, bytes: long }] });
  device.waitForQuiet();
  press(device, ['up', 'up', 'a', 'right', ...new Array(6).fill('down'), 'right', 'right']);
  const all = Number(/, (\d+) moves, finished/.exec(dump(device))[1]);
  const here = picture(device);
  press(device, ['left', 'right']);
  assert.equal(picture(device), here);

  device.hold('b', 800); // to take over
  press(device, ['right']); // the first seat becomes an opponent's
  const CUT_AFTER = 8; // operations of the flash: some moves are written
  device.unplugInside(CUT_AFTER, 0.5);
  device.buttons.set('a', true);
  device.waitUntil(() => !device.machine.powered);
  device.replug();
  device.waitForQuiet({ timeoutMs: 20000 });
  const told = dump(device);
  const [, began, from] = /(\d+) moves, in progress:.*played on from 1 after move (\d+)/.exec(told) ?? assert.fail(told);
  assert.ok(Number(began) < Number(from) && Number(from) < all, told);
  const log = dump(device, 'log', '1').trim().split(' moves ')[1].split(' ');
  const mine = dump(device, 'log', /^(\d+) .*in progress/m.exec(told)[1]).trim().split(' moves')[1].split(' ').filter(Boolean);
  assert.deepEqual(mine, log.slice(0, mine.length), 'what it has of them are the other match’s moves');
  assert.match(told, new RegExp(`^1 monuments, ${all} moves, finished`, 'm'));
  assert.deepEqual(complaints(device), []);
});
