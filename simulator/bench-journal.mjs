/** Saving and resuming on the very firmware in the emulated PicoSystem: `name value` lines for tools/bench. Emulated
 * time; a page of flash takes the 0.7 ms that is typical of the W25Q family. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOARDS, journalAt } from './boards.mjs';
import { bootKnown, firmwareOf, MS } from './harness.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BOARD = 'picosystem';
const JOURNAL_AT = journalAt(BOARDS[BOARD]);
const MAKER = join(ROOT, 'build/host/host-tests/drive/drive_image');

/** A journal with nine matches; that which was begun last and is not over has 40 moves, a dozen of them taken back. */
function journal() {
  const folder = mkdtempSync(join(tmpdir(), 'oxhide-bench-'));
  try {
    execFileSync(MAKER, [join(folder, 'drive.img'), folder]);
    return readFileSync(join(folder, 'JOURNAL.BIN'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Power-on to the complete picture of the match that was played when the power went.
const device = bootKnown(firmwareOf(BOARD), { board: BOARD, flash: [{ at: JOURNAL_AT, bytes: journal() }] });
device.waitForQuiet();
console.log(`device.resume_ms ${(device.panel.lastByteAt / MS).toFixed(3)}`);

// A move is what lies between two pauses of the flash: its payload and its check.
const fresh = bootKnown(firmwareOf(BOARD), { board: BOARD });
fresh.waitForQuiet();
for (const key of ['a', 'up', 'a', 'a']) {
  fresh.press(key);
  fresh.waitForQuiet();
}
const writes = [];
const { onBegin } = fresh.machine.flash;
fresh.machine.flash.onBegin = (operation, at, ns) => {
  writes.push([fresh.machine.now, fresh.machine.now + ns]);
  onBegin(operation, at, ns);
};
for (let i = 0; i < 8 && writes.length < 2; i++) {
  fresh.press('a');
  fresh.waitForQuiet();
}
if (writes.length < 2) throw new Error('no move was saved');
console.log(`device.save_ms ${((writes[1][1] - writes[0][0]) / MS).toFixed(3)}`);
