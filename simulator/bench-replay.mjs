/**
 * device.replay_step_ms, device.replay_seek_ms: the longest time from a press to the whole picture while a match of
 * Monuments is walked through again, on the firmware in the emulated PicoSystem. The match is the long one of
 * host-tests/drive/drive_image.c: random moves of as many people as can play. A step is one move on; a seek is one move or
 * turn back, a turn on, or from one end to the other. device.replay_open_ms: from Matches to the first picture of it.
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
const TO_MATCHES = ['up', 'up', 'a'];
const STEPS = 40;
const SEEKS = ['up', ...new Array(12).fill('left'), ...new Array(12).fill('up'), ...new Array(6).fill('left'), ...new Array(4).fill('down')];

function journal() {
  const folder = mkdtempSync(join(tmpdir(), 'oxhide-bench-'));
  try {
    execFileSync(MAKER, [join(folder, 'drive.img'), folder]);
    return readFileSync(join(folder, 'LONG.BIN'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const device = bootKnown(firmwareOf(BOARD), { board: BOARD, flash: [{ at: journalAt(BOARDS[BOARD]), bytes: journal() }] });
device.waitForQuiet();
for (const key of TO_MATCHES) device.press(key);
const opened = device.measurePress('right').ms;

/** @returns {number} the longest; a press that changes nothing counts as none */
function longest(keys) {
  const times = keys.map((key) => device.measurePress(key).ms).filter((ms) => !Number.isNaN(ms));
  if (times.length < keys.length / 2) throw new Error('the replay does not move');
  return Math.max(...times);
}

const back = longest(SEEKS);
device.measurePress('down'); // where the match is full of pieces
const step = longest(new Array(STEPS).fill('right'));
console.log(`device.replay_open_ms ${opened.toFixed(3)}`);
console.log(`device.replay_step_ms ${step.toFixed(3)}`);
console.log(`device.replay_seek_ms ${back.toFixed(3)}`);
