/**
 * review.<game>.seconds: how long the coach goes through a match between two people on the firmware in the emulated
 * PicoSystem, from the press to the last of what it says; all moves are random, so there are as many suspects as can be.
 * The matches are made by host-tests/drive/drive_image.c.
 *
 *   node bench-review.mjs [<game> ...]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOARDS, journalAt } from './boards.mjs';
import { bootKnown, firmwareOf } from './harness.mjs';

const BOARD = 'picosystem';
const MAKER = fileURLToPath(new URL('../build/host/host-tests/drive/drive_image', import.meta.url));
const TO_THE_END = ['up', 'up', 'a', 'right', 'left']; // Matches, the only one again, at its end
const [HOLD_MS, MIDDLE_MS, LIMIT_MS] = [40, 5000, 600000];
const GAMES = ['bronze', 'empire', 'monuments'];

function journal(game) {
  const folder = mkdtempSync(join(tmpdir(), 'oxhide-bench-'));
  try {
    execFileSync(MAKER, [folder]);
    return readFileSync(join(folder, `${game.toUpperCase()}.BIN`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns the device where the coach has just been asked */
function asked(game) {
  const device = bootKnown(firmwareOf(BOARD), { board: BOARD, flash: [{ at: journalAt(BOARDS[BOARD]), bytes: journal(game) }] });
  device.waitForQuiet();
  for (const key of TO_THE_END) device.press(key);
  device.rest();
  device.buttons.set('a', true);
  device.run(HOLD_MS);
  device.buttons.set('a', false);
  return device;
}

for (const game of process.argv.length > 2 ? process.argv.slice(2) : GAMES) {
  const whole = asked(game);
  const from = whole.ms - HOLD_MS;
  const until = whole.waitForQuiet({ timeoutMs: LIMIT_MS });

  if (until - from < MIDDLE_MS) throw new Error('nothing was thought about');
  console.log(`review.${game}.seconds ${((until - from) / 1000).toFixed(3)}`);
}
