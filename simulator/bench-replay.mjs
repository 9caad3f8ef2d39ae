/**
 * device.replay_step_ms, device.replay_seek_ms: the longest time from a press to the whole picture while a match of
 * Monuments is walked through again, on the firmware in the emulated PicoSystem. The match is the long one of
 * host-tests/drive/drive_image.c: random moves of as many people as can play. A step is one move on; a seek is one move or
 * turn back, a turn on, or from one end to the other. device.replay_open_ms: from Matches to the first picture of it.
 * device.replay_step_coached_ms, device.replay_seek_coached_ms: the same while the coach goes through the match.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOARDS, journalAt } from './boards.mjs';
import { bootKnown, firmwareOf, MS } from './harness.mjs';

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

const bytes = journal();

/** @returns {{ device: import('./harness.mjs').Device, ms: number }} where the match begins again, and how long that took */
function opened() {
  const device = bootKnown(firmwareOf(BOARD), { board: BOARD, flash: [{ at: journalAt(BOARDS[BOARD]), bytes }] });
  device.waitForQuiet();
  for (const key of TO_MATCHES) device.press(key);
  return { device, ms: device.measurePress('right').ms };
}

/** As measurePress, of a console that goes on thinking: to the last byte before the panel is left alone for a while. */
function measureThinking(device, key) {
  const [PAUSE_MS, LIMIT_MS, APART_MS] = [20, 300, 450];
  const edge = device.buttons.set(key, true);
  const before = device.panel.bytes;
  const ended = () => device.panel.bytes > before && device.ms - device.panel.lastByteAt / MS > PAUSE_MS;
  while (!ended() && device.ms - edge / MS < LIMIT_MS) device.run(1);
  const ms = device.panel.bytes > before ? (device.panel.lastByteAt - edge) / MS : NaN;
  device.buttons.set(key, false);
  device.run(APART_MS);
  return ms;
}

/** @returns {number} the longest; a press that changes nothing counts as none */
function longest(keys, measure) {
  const times = keys.map(measure).filter((ms) => !Number.isNaN(ms));
  if (times.length < keys.length / 2) throw new Error('the replay does not move');
  return Math.max(...times);
}

/** From where the replay begins; ends there. @returns {{ step: number, seek: number }} */
function walk(measure) {
  const seek = longest(SEEKS, measure);
  measure('down'); // where the match is full of pieces
  return { seek, step: longest(new Array(STEPS).fill('right'), measure) };
}

const { device: still, ms } = opened();
const alone = walk((key) => still.measurePress(key).ms);
const { device } = opened();
device.press('left'); // the end, where the coach is asked
const thinks = (key) => measureThinking(device, key);
thinks('a');
thinks('right'); // the beginning
const coached = walk(thinks);
if (device.measureIdle(100).awakePercent < 90) throw new Error('the coach does not think any more');
console.log(`device.replay_open_ms ${ms.toFixed(3)}`);
console.log(`device.replay_step_ms ${alone.step.toFixed(3)}`);
console.log(`device.replay_seek_ms ${alone.seek.toFixed(3)}`);
console.log(`device.replay_step_coached_ms ${coached.step.toFixed(3)}`);
console.log(`device.replay_seek_coached_ms ${coached.seek.toFixed(3)}`);
