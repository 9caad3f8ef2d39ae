/** The panel from its commands: what it ignores, and how a wrong start-up shows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS } from '../boards.mjs';
import { Panel } from '../handheld/panel.js';

const MS = 1e6;
const SIZE = 240;
const AHEAD = 16; // rows of a picture that come before the rest
const [BLACK, WHITE, RED, BLUE] = [0xff000000, 0xffffffff, 0xff0000ff, 0xffff0000];

// A panel and a clock; `say` sends a command with its parameters, and time passes only by `wait`.
function bench(board = 'picosystem') {
  const panel = new Panel(BOARDS[board].glass);
  let now = 200 * MS;
  const wait = (ms) => (now += ms * MS);
  const say = (command, ...parameters) => {
    panel.receive(command, false, now);
    for (const value of parameters) panel.receive(value, true, now);
  };
  const reset = (us = 20) => {
    panel.reset(false, now);
    now += us * 1e3;
    panel.reset(true, now);
  };
  return { panel, wait, say, reset, pixels: (words) => panel.receiveWords(Uint16Array.from(words), now) };
}

const UPRIGHT = { picocalc: 0x48 };

function started(board, { madctl = UPRIGHT[board] ?? (BOARDS[board].glass.rotation === 3 ? 0x70 : 0), inversion = 0x21, format = 0x55 } = {}) {
  const it = bench(board);
  it.reset();
  it.wait(board === 'picocalc' ? 120 : 5);
  it.say(0x11);
  it.wait(5);
  it.say(0x3a, format);
  if (board === 'picocalc') it.say(0xb7, 0xc6);
  else it.say(0xb0, 0x00, 0xc0);
  it.say(0x36, madctl);
  it.say(inversion);
  it.say(0x29);
  return it;
}

function window(it, left, top, right, bottom) {
  it.say(0x2a, left >> 8, left & 255, right >> 8, right & 255);
  it.say(0x2b, top >> 8, top & 255, bottom >> 8, bottom & 255);
  it.say(0x2c);
}

const seen = (it) => it.panel.draw();
const at = (picture, x, y, width = SIZE) => picture[y * width + x];

for (const board of Object.keys(BOARDS)) {
  test(`${board}: pixels appear where its window says, upright`, () => {
    const it = started(board);
    const { width, height } = BOARDS[board].glass;
    window(it, 0, 0, width - 1, height - 1);
    it.pixels(new Uint16Array(width * height));
    window(it, width - 5, 10, width - 4, 11);
    it.pixels([0xffff, 0xf800, 0x001f, 0xffff]);
    const picture = seen(it);
    const colours = [[-5, 10], [-4, 10], [-5, 11], [-3, 10]].map(([x, y]) => at(picture, width + x, y, width));
    assert.deepEqual(colours, [WHITE, RED, BLUE, BLACK]);
    assert.equal(picture.length, width * height);
    assert.equal(it.panel.complaints.length, 0);
  });
}

test('an ST7365P stays asleep for 120 ms after a reset', () => {
  const it = bench('picocalc');
  it.reset();
  it.wait(119.9);
  it.say(0x11);
  assert.equal(it.panel.awake, false);
  assert.match(it.panel.complaints[0].what, /too soon after a reset/);
  it.wait(0.2);
  it.say(0x11);
  assert.equal(it.panel.awake, true);
});

test('commands within 5 ms of a reset and of waking are ignored', () => {
  const it = bench();
  it.reset();
  it.wait(4.9);
  it.say(0x11);
  assert.equal(it.panel.awake, false);
  it.wait(0.2);
  it.say(0x11);
  it.say(0x29);
  assert.equal(it.panel.awake, true);
  assert.equal(it.panel.displayOn, false);
  assert.equal(it.panel.complaints.length, 2);
});

test('a reset pulse shorter than 10 us does nothing, a right one forgets all settings', () => {
  const it = started('picosystem');
  it.reset(5);
  assert.equal(it.panel.lit, true);
  it.reset(15);
  assert.deepEqual([it.panel.lit, it.panel.inverted, it.panel.pixelBits], [false, false, 18]);
  it.wait(100);
  it.say(0x11);
  assert.equal(it.panel.awake, false, 'it was awake at the reset: 120 ms');
  it.wait(20);
  it.say(0x11);
  assert.equal(it.panel.awake, true);
});

test('sleep in and sleep out keep 120 ms apart, and the memory survives them', () => {
  const it = started('picosystem');
  window(it, 0, 0, 0, 0);
  it.pixels([0xf800]);
  it.wait(100);
  it.say(0x10);
  assert.equal(it.panel.awake, true);
  it.wait(20);
  it.say(0x10);
  assert.equal(at(seen(it), 0, 0), BLACK);
  it.wait(120);
  it.say(0x11);
  assert.equal(at(seen(it), 0, 0), RED);
});

test('a forgotten inversion shows a negative, a wrong colour order swaps red and blue', () => {
  const negative = started('picosystem', { inversion: 0x20 });
  window(negative, 0, 0, 0, 0);
  negative.pixels([0xf800]);
  assert.equal(at(seen(negative), 0, 0), 0xffffff00);
  const swapped = started('picosystem', { madctl: 0x08 });
  window(swapped, 0, 0, 0, 0);
  swapped.pixels([0xf800]);
  assert.equal(at(seen(swapped), 0, 0), BLUE);
});

test('a wrong direction shows a mirrored or a turned picture', () => {
  for (const [madctl, x, y] of [[0x40, 239 - 3, 5], [0x20, 5, 3]]) {
    const it = started('picosystem', { madctl });
    window(it, 3, 5, 3, 5);
    it.pixels([0xf800]);
    assert.equal(at(seen(it), x, y), RED, `MADCTL ${madctl.toString(16)}`);
  }
});

test('without an order the pixel format is 18 bits, and 16-bit pixels show as something else', () => {
  const it = started('picosystem', { format: 0x66 });
  window(it, 0, 0, 239, 0);
  it.pixels([0xf800, 0xf800, 0xf800]);
  assert.notEqual(at(seen(it), 1, 0), RED);
});

test('12-bit pixels come two in three bytes', () => {
  const it = started('picosystem', { format: 0x53 });
  window(it, 0, 0, 1, 0);
  for (const byte of [0xf0, 0x00, 0x0f]) it.panel.receive(byte, true, 300 * MS);
  assert.deepEqual([at(seen(it), 0, 0), at(seen(it), 1, 0)], [RED, BLUE]);
});

test('a window is written again from its start when it is full', () => {
  const it = started('picosystem');
  window(it, 0, 0, 1, 0);
  it.pixels([0x0000, 0x0000, 0xf800]);
  assert.deepEqual([at(seen(it), 0, 0), at(seen(it), 1, 0)], [RED, BLACK]);
});

test('the frame rate register decides the tearing line: 60, 50 and 40 Hz', () => {
  const it = started('picosystem');
  for (const [value, hertz] of [[0x0f, 59], [0x15, 49], [0x1e, 40]]) {
    it.say(0xb2, 0x0c, 0x0c, 0, 0x33, 0x33);
    it.say(0xc6, value);
    assert.ok(Math.abs(1e9 / it.panel.framePeriod - hertz) < 1.5, `${1e9 / it.panel.framePeriod} Hz`);
  }
});

test('a clock above 62.5 MHz is complained of', () => {
  const { panel } = bench();
  panel.checkClock(62.5e6, 0);
  assert.equal(panel.complaints.length, 0);
  panel.checkClock(125e6, 0);
  assert.equal(panel.complaints.length, 1);
});

// Whole pictures of changing colours, a row every `rowUs`, begun `lateMs` after each tearing pulse.
function sendPictures(it, { rowUs, lateMs, pictures = 4 }) {
  const { panel } = it;
  let now = 400 * MS;
  it.panel.startBeam(now);
  for (let i = 0; i < pictures; i++) {
    const begun = now + panel.tearPulse.from + lateMs * MS;
    panel.receive(0x2c, false, begun);
    for (let row = 0; row < SIZE; row++) {
      const words = new Uint16Array(SIZE).fill(i % 2 ? 0x1234 : 0xfedc);
      panel.receiveWords(words, begun + (row + 1) * rowUs * 1e3, (rowUs * 1e3) / SIZE);
    }
    now += 3 * panel.framePeriod;
  }
  panel.beam.settle();
  return [panel.beam.torn, panel.beam.largeChanges];
}

// A panel that is lit, with its window over the glass.
function lit(oscillator, tearLine) {
  const it = started('picosystem', { madctl: 0x04 });
  it.panel.oscillator = oscillator;
  if (tearLine) it.say(0x44, 0, tearLine);
  window(it, 0, 0, 239, 239);
  return it;
}

test('the beam overtakes a picture that is sent at the end of all lines, not one at the end of the glass', () => {
  assert.deepEqual(sendPictures(lit(1), { rowUs: 61.5, lateMs: 0.1 }), [4, 4]);
  for (const oscillator of [0.9, 1, 1.1]) {
    assert.deepEqual(sendPictures(lit(oscillator, 240), { rowUs: 61.5, lateMs: 0.1 }), [0, 4]);
  }
  assert.deepEqual(sendPictures(lit(1.2, 240), { rowUs: 61.5, lateMs: 0.1 }), [4, 4]);
});

test('a picture that is sent in the blink of an eye tears only where the beam is', () => {
  assert.deepEqual(sendPictures(lit(1, 240), { rowUs: 1, lateMs: 0 }), [0, 4]);
  assert.deepEqual(sendPictures(lit(1, 240), { rowUs: 1, lateMs: 8 }), [4, 4]);
});

/** Rows of one colour, then at the next pulse what `send` sends of another. @returns the beam, after it */
function sendAhead(send) {
  const { panel } = lit(1, 240);
  const now = 400 * MS;
  panel.startBeam(now);
  const row = (colour, at) => panel.receiveWords(new Uint16Array(SIZE).fill(colour), at, 256);
  panel.receive(0x2c, false, now);
  for (let i = 0; i < AHEAD; i++) row(0x1111, now + 0.1 * MS + i);
  const pulse = now + panel.tearPulse.from;
  send((i) => row(0x2222, pulse + i * 61.5e3), () => panel.receive(0x2c, false, pulse));
  panel.beam.settle();
  return panel.beam;
}

test('a part of a large change that comes ahead of the rest makes a torn frame', () => {
  const beam = sendAhead((row) => {
    for (let i = AHEAD; i < SIZE; i++) row(i);
  });
  assert.deepEqual([beam.torn, beam.largeChanges], [1, 1]);
});

test('a small picture and a whole one after it are two pictures, and tear nothing', () => {
  const beam = sendAhead((row, begin) => {
    begin();
    for (let i = 0; i < SIZE; i++) row(i);
  });
  assert.deepEqual([beam.torn, beam.largeChanges], [0, 1]);
});

test('greys are tinted by default, and grey with RAMCTRL', () => {
  const it = started('picosystem');
  const grey = (8 << 11) | (17 << 5) | 8;
  it.say(0xb0, 0x00, 0xf0);
  window(it, 0, 0, 1, 0);
  it.pixels([grey]);
  it.say(0xb0, 0x00, 0xc0);
  window(it, 1, 0, 1, 0);
  it.pixels([grey]);
  const [tinted, right] = [0, 1].map((x) => at(seen(it), x, 0) & 0xff);
  assert.ok(tinted > right, `${tinted} ${right}`);
});
