/**
 * How matches end in the console's real firmware, from the last turn of two people in each game: by A through the last
 * count, the winner and the ranking; and with the power gone at each step of that. The match is over and counted once,
 * whenever it goes.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BOARDS, JOURNAL_BYTES, journalAt } from '../boards.mjs';
import { bootKnown, firmwareOf } from '../harness.mjs';

const BOARD = 'picosystem';
const JOURNAL_AT = journalAt(BOARDS[BOARD]);
const built = (path) => fileURLToPath(new URL(`../../build/host/${path}`, import.meta.url));
const skip = [firmwareOf(BOARD), built('draw_ends')].every(existsSync) ? false : 'firmware or build/host is not built';
const SOON_MS = 600; // into a step of the count, which goes on by itself later
const QUIET = { timeoutMs: 30000, quietMs: 60 };
const folder = mkdtempSync(join(tmpdir(), 'oxhide-endings-'));
after(() => rmSync(folder, { recursive: true }));

const picture = (device) => createHash('sha1').update(device.picture().rgb).digest('hex');
const complaints = (device) => [...device.machine.complaints, ...device.panel.complaints];

function dump(device) {
  const file = join(folder, 'JOURNAL.BIN');
  writeFileSync(file, device.machine.flash.bytes.subarray(JOURNAL_AT, JOURNAL_AT + JOURNAL_BYTES));
  return execFileSync(built('oxhide-dump'), [file], { encoding: 'utf8' });
}

/** At the page of the last turn, which its player has not gone on from. */
function atTheEnd(game) {
  const device = bootKnown(firmwareOf(BOARD), { flash: [{ at: JOURNAL_AT, bytes: readFileSync(join(folder, `${game}.BIN`)) }] });
  device.waitForQuiet(QUIET);
  return device;
}

/** Off and on, quickly or after a while: what was shown is gone, and what was written is there. */
function cut(device) {
  device.replug();
  device.waitForQuiet(QUIET);
}

const told = skip ? '' : execFileSync(built('draw_ends'), [folder, 'journals'], { encoding: 'utf8' });

for (const game of ['bronze', 'empire', 'monuments']) {
  test(`${game}: the power goes at each step of the last count`, { skip }, () => {
    const whole = atTheEnd(game);
    const page = picture(whole);
    assert.match(dump(whole), new RegExp(`${game}, \\d+ moves, in progress`));
    cut(whole);
    assert.equal(picture(whole), page, 'the last turn’s page is there again');
    const home = (() => {
      const device = atTheEnd(game);
      device.press('a');
      device.run(SOON_MS);
      cut(device);
      return picture(device);
    })();
    const steps = Number(new RegExp(`steps ${game} (\\d+)`).exec(told)[1]); // from the page to the ranking
    let last = page;
    for (let step = 1; step <= steps; step++) {
      const device = atTheEnd(game);
      for (let i = 0; i < step; i++) {
        device.press('a');
        device.run(SOON_MS);
      }
      const seen = picture(device);
      assert.notEqual(seen, last, `step ${step} is another`);
      last = seen;
      cut(device);
      assert.match(dump(device), new RegExp(`${game}, \\d+ moves, finished`), `step ${step}`);
      assert.equal(dump(device).match(/moves, finished/g).length, 1, 'once');
      assert.equal(picture(device), home, `home, after step ${step}`);
      assert.deepEqual(complaints(device), []);
    }
    assert.ok(steps >= 3, `${steps} steps`);
  });
}
