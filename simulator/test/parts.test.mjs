/** Flash, buttons, UF2 files, pictures: each by itself. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { assemble } from '../chip/assemble-bootrom.mjs';
import { BOOTROM } from '../chip/bootrom.js';
import { Flash, PAGE, SECTOR } from '../chip/flash.js';
import { Machine } from '../chip/machine.js';
import { patchChip } from '../chip/patches.js';
import { RP2040 } from '../chip/rp2040js.js';
import { Buttons } from '../handheld/buttons.js';
import { difference } from '../harness.mjs';
import { decodePng, encodePng } from '../png.mjs';
import { readUf2 } from '../uf2.js';

const MS = 1e6;
const hasCompiler = spawnSync('arm-none-eabi-gcc', ['--version']).status === 0;

test('bootrom.js is bootrom.S, assembled', { skip: !hasCompiler && 'no arm-none-eabi-gcc' }, () => {
  assert.deepEqual(assemble(), Buffer.from(BOOTROM));
});

const page = (value) => new Uint8Array(PAGE).fill(value);

function programmed(flash, at, value) {
  flash.program(at, page(value), 0);
  flash.settle(Infinity);
}

test('programming takes 0.7 ms a page and only turns ones into zeros', () => {
  const flash = new Flash();
  flash.program(0, page(0x0f), 0);
  flash.settle(0.69 * MS);
  assert.equal(flash.bytes[0], 0xff);
  flash.settle(0.71 * MS);
  assert.equal(flash.bytes[0], 0x0f);
  programmed(flash, 0, 0xf5);
  assert.equal(flash.bytes[0], 0x05);
});

test('erasing takes 45 ms a sector, 150 ms an aligned block', () => {
  const flash = new Flash();
  programmed(flash, 0, 0);
  flash.erase(0, SECTOR, 0);
  flash.settle(44 * MS);
  assert.equal(flash.bytes[0], 0);
  flash.settle(46 * MS);
  assert.equal(flash.bytes[0], 0xff);
  flash.erase(0x10000, 0x10000, 0);
  assert.equal(flash.endsAt, 150 * MS);
});

test('a torn program leaves each bit old or new, more new ones the later', () => {
  const zeros = [0.1, 0.5, 0.9].map((fraction) => {
    const flash = new Flash(7);
    programmed(flash, 0, 0xf0);
    flash.program(0, page(0x30), 0);
    flash.tear(fraction * 0.7 * MS);
    const bytes = [...flash.bytes.subarray(0, PAGE)];
    assert.ok(bytes.every((byte) => (byte & 0x3f) === 0x30), 'only bits that turn can be torn');
    assert.equal(flash.busy, false);
    return bytes.filter((byte) => !(byte & 0x80)).length;
  });
  assert.ok(0 < zeros[0] && zeros[0] < zeros[1] && zeros[1] < zeros[2] && zeros[2] < PAGE, `${zeros}`);
});

test('a torn erase leaves a mixture, and what was to follow never happens', () => {
  const flash = new Flash(3);
  programmed(flash, 0, 0x55);
  programmed(flash, SECTOR, 0x55);
  flash.erase(0, 2 * SECTOR, 0);
  flash.tear(22 * MS);
  const first = new Set(flash.bytes.subarray(0, PAGE));
  assert.ok(first.size > 10, 'random bits');
  assert.ok(flash.bytes.subarray(SECTOR, SECTOR + PAGE).every((byte) => byte === 0x55), 'the second sector is untouched');
});

test('torn bits are the same for the same seed', () => {
  const [a, b] = [1, 1].map((seed) => {
    const flash = new Flash(seed);
    flash.program(0, page(0), 0);
    flash.tear(0.3 * MS);
    return flash.bytes.slice(0, PAGE);
  });
  assert.deepEqual(a, b);
});

test('saved sectors put another flash into the same state', () => {
  const [flash, other] = [new Flash(), new Flash()];
  programmed(flash, 3 * SECTOR + PAGE, 0x12);
  other.restore(flash.saved());
  assert.equal(other.bytes[3 * SECTOR + PAGE], 0x12);
  assert.equal(other.saved().length, 1);
});

// A machine that only keeps its appointments.
function fakeMachine() {
  const machine = { now: 0, agenda: [], edges: [] };
  machine.pins = { drive: (pin, level) => machine.edges.push({ at: machine.now, pin, closed: level === false }) };
  machine.at = (time, callback) => machine.agenda.push({ time, callback }) && machine.agenda.at(-1);
  machine.cancel = (event) => (machine.agenda = machine.agenda.filter((other) => other !== event));
  machine.settle = () => {
    for (const event of machine.agenda.sort((a, b) => a.time - b.time)) {
      machine.now = event.time;
      event.callback();
    }
    machine.agenda = [];
  };
  return machine;
}

test('a contact bounces for no longer than it may, and ends as it was meant', () => {
  let edges = 0;
  for (let seed = 1; seed <= 50; seed++) {
    const machine = fakeMachine();
    const buttons = new Buttons(machine, { a: 18 }, { bounceMs: 10, seed });
    buttons.set('a', true);
    machine.settle();
    assert.deepEqual([machine.edges[0].at, machine.edges[0].closed], [0, true]);
    assert.equal(machine.edges.at(-1).closed, true);
    assert.ok(machine.edges.at(-1).at <= 10 * MS);
    edges += machine.edges.length;
  }
  assert.ok(edges > 150, `${edges} edges in 50 presses`);
});

test('a UF2 of another family or of nothing is refused', () => {
  const block = Buffer.alloc(512);
  [0x0a324655, 0x9e5d5157, 0x2000, 0x10000100, 256, 0, 1, 0xe48bff56].forEach((word, i) => block.writeUInt32LE(word, 4 * i));
  block.writeUInt32LE(0x0ab16f30, 508);
  block[32] = 42;
  const [piece] = readUf2(block);
  assert.deepEqual([piece.at, piece.bytes.length, piece.bytes[0]], [0x100, 256, 42]);
  block.writeUInt32LE(0xe48bff57, 28);
  assert.throws(() => readUf2(block), /not a UF2/);
  assert.throws(() => readUf2(Buffer.alloc(100)), /not a UF2/);
});

test('a PNG read back is the picture that was written; one pixel is a difference', () => {
  const rgb = Uint8Array.from({ length: 7 * 5 * 3 }, (_, i) => (i * 37) & 255);
  const picture = { width: 7, height: 5, rgb };
  assert.deepEqual({ ...decodePng(encodePng(picture)) }, picture);
  const other = { ...picture, rgb: rgb.slice() };
  assert.equal(difference(picture, other).pixels, 0);
  other.rgb[3 * 9 + 1] ^= 1;
  assert.equal(difference(picture, other).pixels, 1);
});

test('the flash cache’s registers: on after a reset, always flushed, and what is written is read back', () => {
  const chip = new RP2040();
  patchChip(new Machine(), chip);
  const [ctrl, stat] = [0x14000000, 0x14000008]; // the data sheet, 2.6.3
  assert.equal(chip.readUint32(ctrl), 3);
  assert.equal(chip.readUint32(stat), 3);
  chip.writeUint32(ctrl + 0x3000, 1); // clears a bit
  assert.equal(chip.readUint32(ctrl), 2);
});
