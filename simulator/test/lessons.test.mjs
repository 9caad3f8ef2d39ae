/**
 * A lesson in the console's real firmware, by buttons from first power-on to its end, as its text presses them
 * (firmware/<game>/lesson.txt). At captions another console starts from what the flash holds then, as after a power cut, and
 * shows the same caption; a wrong press before them changes nothing. OXHIDE_LESSON_CUTS=all: at every caption.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bootKnown, comparePicture, firmwareOf } from '../harness.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const NAMES = { u: 'up', d: 'down', l: 'left', r: 'right', a: 'a', b: 'b', x: 'x', y: 'y' };
const FEW = 9; // without OXHIDE_LESSON_CUTS one step in so many is cut at
const STEP_MS = 1000; // of an opponent, with its move shown for 900
const SAID_MS = 3600; // where something is said of it, before its first move as well
const STANDS_MS = 2500; // its last one
const LINE_MS = 1500; // of the last count, until it stands
const SETTLES_MS = 900; // a movement, or a band over the board
const WIDTH = 240;
const FRAME = '247,190,57'; // COLOUR_GOLD, as the panel shows it
const LINE = 15; // no caption is less high, in px

/** @returns {{kind: string, presses: string, said: boolean}[]} */
function stepsOf(game) {
  const steps = [];
  for (const line of readFileSync(join(ROOT, `firmware/${game}/lesson.txt`), 'utf8').split('\n')) {
    const [word, ...rest] = line.trim().split(' ');
    if (['say', 'do', 'watch', 'count'].includes(word)) steps.push({ kind: word, presses: word === 'say' ? 'a' : '', said: false });
    if (word === '>') steps.at(-1).said = true;
    if (word === 'press') steps.at(-1).presses = rest.join('');
  }
  return steps;
}

/** The caption: from edge to edge, its frame on both sides. */
function captionOf({ rgb }) {
  const frames = (x, y) => rgb.slice((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3).join() === FRAME;
  for (let from = 0, to = 0; to < WIDTH; to++) {
    if (!frames(1, to) || !frames(WIDTH - 2, to)) {
      if (to - from >= LINE) return { from, words: Buffer.from(rgb.slice(from * WIDTH * 3, to * WIDTH * 3)) };
      from = to + 1;
    }
  }
  return undefined;
}

/** What another console shows that starts from what the flash holds. */
function restarted(device) {
  const other = bootKnown(firmwareOf('picosystem'), { flash: device.machine.flash.saved() });
  other.run(1500);
  return other.picture();
}

function play(game, line) {
  const device = bootKnown(firmwareOf('picosystem'));
  const all = process.env.OXHIDE_LESSON_CUTS === 'all';
  device.waitForQuiet();
  for (let i = 0; i < line; i++) device.press('down');
  ['a', 'up', 'right', 'a'].forEach((name) => device.press(name));
  const steps = stepsOf(game);
  steps.forEach(({ kind, presses, said }, number) => {
    device.run(kind === 'watch' ? (said ? SAID_MS : STEP_MS) : steps[number - 1]?.kind === 'watch' ? STANDS_MS : SETTLES_MS);
    const captioned = kind === 'say' || (kind === 'do' && captionOf(device.picture()) !== undefined);
    if (captioned && (all || number % FEW === 0)) {
      ['y', 'b'].forEach((name) => device.press(name)); // a look at the help
      device.run(SETTLES_MS);
      const caption = captionOf(device.picture());
      assert.ok(caption, `${game}, step ${number}: no caption`);
      assert.deepEqual(captionOf(restarted(device)), caption, `${game}, step ${number}: another caption after a power cut`);
    }
    for (const letter of presses) {
      if (kind === 'count') device.run(LINE_MS);
      device.press(NAMES[letter]);
    }
  });
  device.run(LINE_MS);
  device.press('a');
  device.run(SETTLES_MS);
  comparePicture(device.picture(), `lesson-end-${game}`, { folder: join(ROOT, 'host-tests/pictures') });
  assert.deepEqual([...device.machine.complaints, ...device.panel.complaints], []);
}

test('Bronze is learnt', () => play('bronze', 0));
test('Eight-Minute Empire is learnt', () => play('empire', 1));
test('Monuments is learnt', () => play('monuments', 2));
