/**
 * A lesson in the console's real firmware, by buttons from first power-on to its end, as its text presses them
 * (firmware/<game>/lesson.txt). At captions other consoles start from what the flash holds then, as after a power cut: they
 * show the same caption, and where it asks for a decision, a wrong one is refused there and changes nothing. A look at the
 * help before them changes nothing either. In the long run at every caption; else at some, and at one decision.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { boot, bootKnown, comparePicture, firmwareOf } from '../harness.mjs';
import { LONG } from '../long.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const NAMES = { u: 'up', d: 'down', l: 'left', r: 'right', a: 'a', b: 'b', x: 'x', y: 'y' };
const FEW = 9; // except in the long run one step in so many is cut at
const STEP_MS = 1000; // of an opponent, with its move shown for 900
const SAID_MS = 3600; // where something is said of it, before its first move as well
const STANDS_MS = 2500; // its last one
const LINE_MS = 1500; // of the last count, until it stands
const SETTLES_MS = 900; // a movement, or a band over the board
const WIDTH = 240;
const FRAME = '247,190,57'; // COLOUR_GOLD, as the panel shows it
const REFUSAL = '247,130,107'; // COLOUR_BADLIGHT
const WRONG = ['ra', 'da', 'la', 'ua', 'a', 'rra', 'dda', 'lla', 'ba', 'aa', 'ara', 'ada', 'ala', 'aua', 'arra', 'adda', 'addla', 'addra']; // one is
const LINE = 15; // no caption is less high, in px

/** @returns {{kind: string, presses: string, said: boolean}[]} */
function stepsOf(game) {
  const steps = [];
  for (const line of readFileSync(join(ROOT, `firmware/${game}/lesson.txt`), 'utf8').split('\n')) {
    const [word, ...rest] = line.trim().split(' ');
    if (['say', 'do', 'watch', 'count'].includes(word)) steps.push({ kind: word, presses: word === 'say' ? 'a' : '', said: false, refuses: false });
    if (word === '>') steps.at(-1).said = true;
    if (word === 'why') steps.at(-1).refuses = true;
    if (word === 'press') steps.at(-1).presses = rest.join('');
  }
  return steps;
}

/** The caption: from edge to edge, its frame on both sides. */
function captionOf({ rgb }, frame = FRAME) {
  const frames = (x, y) => rgb.slice((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3).join() === frame;
  for (let from = 0, to = 0; to < WIDTH; to++) {
    if (!frames(1, to) || !frames(WIDTH - 2, to)) {
      if (to - from >= LINE) return { from, words: Buffer.from(rgb.slice(from * WIDTH * 3, to * WIDTH * 3)) };
      from = to + 1;
    }
  }
  return undefined;
}

/** Another console that starts from what the flash holds, at the caption: a page of the game's own may stand before it. */
function restarted(device) {
  const other = bootKnown(firmwareOf('picosystem'), { flash: device.machine.flash.saved() });
  other.run(1500);
  if (captionOf(other.picture()) === undefined) {
    other.press('a');
    other.run(SETTLES_MS);
  }
  return other;
}

/** Of some ways to press on another console, one is a wrong decision, which is refused and leaves the caption what it is. */
function refuses(device, caption) {
  return WRONG.some((keys) => {
    const other = restarted(device);
    for (const letter of keys) other.press(NAMES[letter]);
    other.run(SETTLES_MS);
    const refused = captionOf(other.picture(), REFUSAL) !== undefined;
    return refused && isDeepStrictEqual(captionOf(restarted(other).picture()), caption);
  });
}

function play(game, line) {
  const device = boot(firmwareOf('picosystem'));
  const all = LONG;
  device.waitForQuiet();
  device.press('b'); // the welcome
  for (let i = 0; i < line; i++) device.press('down');
  device.press('a');
  device.run(SETTLES_MS);
  device.press('a'); // the offer
  const steps = stepsOf(game);
  let tried = false;
  steps.forEach(({ kind, presses, said, refuses: wrong }, number) => {
    device.run(kind === 'watch' ? (said ? SAID_MS : STEP_MS) : steps[number - 1]?.kind === 'watch' ? STANDS_MS : SETTLES_MS);
    const pages = kind === 'say' && presses.length > 1 && captionOf(device.picture()) === undefined ? 1 : 0;
    if (pages > 0) { // the game's own page stands before it
      device.press(NAMES[presses[0]]);
      device.run(SETTLES_MS);
    }
    const captioned = kind === 'say' || (kind === 'do' && captionOf(device.picture()) !== undefined);
    if (captioned && (all || number % FEW === 0)) {
      ['y', 'b'].forEach((name) => device.press(name)); // a look at the help
      device.run(SETTLES_MS);
      const caption = captionOf(device.picture());
      assert.ok(caption, `${game}, step ${number}: no caption`);
      assert.deepEqual(captionOf(restarted(device).picture()), caption, `${game}, step ${number}: another caption after a power cut`);
      const tries = wrong && (all || !tried);
      tried ||= tries;
      assert.ok(!tries || refuses(device, caption), `${game}, step ${number}: nothing was refused`);
    }
    for (const letter of presses.slice(pages)) {
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
