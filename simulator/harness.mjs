/**
 * The handheld under test: boots a UF2, presses, waits for quiet, reads the LCD, compares it with stored pictures,
 * measures, and pulls the plug. All times are emulated, so the same test gives the same numbers everywhere.
 *
 *   const device = boot('build/picosystem/oxhide-picosystem.uf2');
 *   device.waitForQuiet();
 *   device.press('down');
 *   comparePicture(device.picture(), 'home-second');
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boardOf } from './boards.mjs';
import { Handheld } from './handheld/handheld.js';
import { knownConsole } from './page/known.js';
import { decodePng, encodePng } from './png.mjs';
import { Random } from './random.js';
import { Symbols } from './symbols.mjs';

export const MS = 1e6;
/** Nothing sent and the core asleep for this long is quiet: longer than a frame, shorter than a patient tester. */
const QUIET_MS = 30;
const PICTURE = 240; // pixels across and down that the console draws
const FETCHED_QUIET_MS = 130; // and longer than a scan of keys and a pause between two questions, or than an ST7365P sleeps after a reset
const HOLD_MS = 40; // longer than any bounce
const REST_MS = 430; // after a press, or B let go, known some ms later; a screen that came by itself takes none that come quicker (screen.h)
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PICTURES = join(ROOT, 'simulator/test/pictures');
const DIFFERENCES = join(ROOT, 'build/simulator/differences');

/** @returns {string} where the build puts a board's firmware */
export const firmwareOf = (board) => join(ROOT, `build/${board}/oxhide-${board}.uf2`);

const addresses = new Map();

/**
 * The keys that make a seat of a new match somebody else, however many levels there are between them.
 * @param {string} game @param {string} from 'empty', 'person', or a level's title @param {string} to likewise
 */
export function seatKeys(game, from, to) {
  const levels = readFileSync(join(ROOT, `engine/${game}/levels.c`), 'utf8').matchAll(/\.title = "(\w+)"/g);
  const kinds = [...new Set(['empty', 'person', ...[...levels].map(([, title]) => title)])];
  const [here, there] = [from, to].map((kind) => kinds.indexOf(kind));
  if (here < 0 || there < 0) throw new Error(`${game} has no such seat: ${from}, ${to}`);
  const right = (there - here + kinds.length) % kinds.length;
  return right * 2 <= kinds.length ? Array(right).fill('right') : Array(kinds.length - right).fill('left');
}

/** @returns {number | undefined} where a variable lies that this program has, and only once */
function addressOf(elf, name) {
  const key = `${elf} ${name}`;
  if (!addresses.has(key) && existsSync(elf)) addresses.set(key, new Symbols(elf).variable(name));
  return addresses.get(key);
}

/**
 * @param {string | Uint8Array} uf2 file or bytes
 * @param {{board?: string, flash?: {at: number, bytes: Uint8Array}[], seed?: number, bounceMs?: number, translate?: boolean, held?: string[]}} [options]
 *   flash: what another device's `machine.flash.saved()` told; without it the device was never played on; held: buttons that
 *   are down at power-on
 */
export function boot(uf2, { flash = [], held = [], ...options } = {}) {
  const device = new Device(options);
  device.presses = typeof uf2 === 'string' ? addressOf(uf2.replace(/uf2$/, 'elf'), 'presses') : undefined;
  device.load(typeof uf2 === 'string' ? readFileSync(uf2) : uf2, flash);
  for (const name of held) device.buttons.set(name, true);
  device.powerOn();
  return device;
}

/** The same, but without `flash` its owner knows the console (page/known.js): no first start, no tips. */
export function bootKnown(uf2, { board = 'picosystem', flash = knownConsole(boardOf(board)), ...options } = {}) {
  return boot(uf2, { board, flash, ...options });
}

/** A tester's finger keeps no step with the chip's clock: before each press and each release a random part of a millisecond
 * passes, the same ones with the same seed. So whatever a test presses, it never presses on whole milliseconds. */
function giveFinger({ machine, buttons }, seed) {
  const phases = new Random(~seed);
  const set = buttons.set.bind(buttons);
  buttons.set = (name, down) => {
    if (machine.powered && down !== buttons.held.has(name)) machine.run(phases.fraction() * MS);
    return set(name, down);
  };
}

export class Device extends Handheld {
  constructor({ board = 'picosystem', ...options }) {
    super({ ...options, board: boardOf(board) });
    giveFinger(this, options.seed ?? 1);
    /** Quiet takes longer where keys are fetched: one that was pressed may not have been seen yet. */
    this.quietMs = this.southbridge ? FETCHED_QUIET_MS : QUIET_MS;
    /** Lines that came over the UART. @type {string[]} */
    this.lines = [];
    this.line = '';
    this.sounds = [];
    this.machine.onSerial = (byte) => this.#serial(byte);
    this.onSound = (sound) => this.sounds.push(sound);
    this.restedAt = 0; // ms: when the next press may come
  }

  /** @returns {number} milliseconds since the device was made */
  get ms() {
    return this.machine.now / MS;
  }

  run(ms) {
    this.machine.run(ms * MS);
  }

  /** Presses and lets go, each within the millisecond that begins now, then waits until the screen stands. */
  press(name, { holdMs = HOLD_MS } = {}) {
    this.rest();
    this.buttons.set(name, true);
    this.run(holdMs);
    this.buttons.set(name, false);
    this.restedAt = this.ms + REST_MS;
    this.waitForQuiet();
    if (this.rest()) this.waitForQuiet(); // its keys were dark until then
  }

  /** Looks before it presses, as a person does: where the keys are dark because the top screen takes no press yet
   * (firmware/screens/screen.c), or that can't be seen, it waits. @returns {boolean} whether it waited */
  rest() {
    if (!this.machine.powered) return false; // cut off while it was pressed
    const from = this.ms;
    if (this.presses === undefined) this.run(Math.max(0, this.restedAt - from));
    else while (this.machine.mcu.readUint8(this.presses) !== 0 && this.ms - from < 2 * REST_MS) this.run(1);
    return this.ms > from;
  }

  /** Holds for that long, and lets go. */
  hold(name, ms) {
    this.press(name, { holdMs: ms });
  }

  /** Runs until nothing was sent and the core slept for a while. @returns {number} ms when the last byte was sent */
  waitForQuiet({ quietMs = this.quietMs, timeoutMs = 10000 } = {}) {
    const until = this.ms + timeoutMs;
    let since = this.ms;
    while (this.ms - since < quietMs) {
      const { bytes, awakeNs } = this.#activity();
      this.run(1);
      const now = this.#activity();
      if (now.bytes !== bytes || now.awakeNs - awakeNs > 0.5 * MS) since = this.ms;
      if (this.ms > until) throw new Error(`no quiet within ${timeoutMs} ms`);
    }
    return this.panel.lastByteAt / MS;
  }

  /** Runs until the condition holds. @param {() => boolean} condition @returns {number} ms it took */
  waitUntil(condition, { timeoutMs = 10000, stepMs = 0.1 } = {}) {
    const from = this.ms;
    while (!condition()) {
      if (this.ms - from > timeoutMs) throw new Error(`not within ${timeoutMs} ms: ${condition}`);
      this.run(stepMs);
    }
    return this.ms - from;
  }

  /** @returns {import('./png.mjs').Picture} the console's picture as a player sees it, were the backlight on: the middle
   * of the glass */
  picture() {
    const { width, height } = this.board.glass;
    return cut(this.glass(), { x: (width - PICTURE) / 2, y: (height - PICTURE) / 2, width: PICTURE, height: PICTURE });
  }

  /** @returns {import('./png.mjs').Picture} the whole glass */
  glass() {
    const { width, height } = this.board.glass;
    const rgb = new Uint8Array(width * height * 3);
    this.panel.draw().forEach((pixel, i) => rgb.set([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255], 3 * i));
    return { width, height, rgb };
  }

  /** The milliseconds from a button's first edge to the last byte of the picture that it changed, animation included;
   * NaN if it changed nothing. Then lets go. */
  measurePress(name) {
    const edge = this.buttons.set(name, true);
    const before = this.panel.bytes;
    this.waitForQuiet();
    const sent = this.panel.bytes - before;
    const ms = (this.panel.lastByteAt - edge) / MS;
    this.buttons.set(name, false);
    this.waitForQuiet();
    return { ms: sent ? ms : NaN, bytes: sent };
  }

  /** @returns {{spiBytesPerS: number, awakePercent: number}} while nobody touches it */
  measureIdle(ms) {
    const before = this.#activity();
    this.run(ms);
    const after = this.#activity();
    return {
      spiBytesPerS: ((after.bytes - before.bytes) * 1000) / ms,
      awakePercent: ((after.awakeNs - before.awakeNs) / (ms * MS)) * 100,
    };
  }

  /** Pulls it inside the n-th flash operation from now on (1: the next), when that fraction of it is done. */
  unplugInside(n, fraction) {
    this.machine.cut = { operation: this.machine.flash.begun + n, fraction };
  }

  /** The plug goes in again: flash is what it was, all else is lost. */
  replug({ pauseMs = 100 } = {}) {
    this.machine.cut = null;
    this.powerOff();
    this.run(pauseMs);
    this.lines = [];
    this.powerOn();
  }

  #activity() {
    return { bytes: this.panel.bytes, awakeNs: this.machine.stats.awakeNs };
  }

  #serial(byte) {
    if (byte !== 10) this.line += String.fromCharCode(byte);
    else {
      this.lines.push(this.line.trimEnd());
      this.line = '';
    }
  }
}

/**
 * Compares with simulator/test/pictures/<name>.png. A difference throws, and is written to build/simulator/differences
 * beside what was seen. OXHIDE_STORE_PICTURES=1 stores what is seen instead. `except` {x, y, width, height} may differ.
 */
export function comparePicture(picture, name, { folder = PICTURES, except } = {}) {
  const file = join(folder, `${name}.png`);
  if (process.env.OXHIDE_STORE_PICTURES) return writeFile(file, encodePng(picture));
  if (!existsSync(file)) throw new Error(`no stored picture ${name}: look at ${writeSeen(picture, name)}`);
  const expected = decodePng(readFileSync(file));
  if (except) copyArea(picture, expected, except);
  const { rgb, pixels } = difference(expected, picture);
  if (!pixels) return;
  writeFile(join(DIFFERENCES, `${name}-difference.png`), encodePng({ ...picture, rgb }));
  throw new Error(`${name}: ${pixels} pixels differ, see ${writeSeen(picture, name)}`);
}

function cut(picture, { x, y, width, height }) {
  const rows = Array.from({ length: height }, (_, row) => {
    const at = 3 * ((y + row) * picture.width + x);
    return picture.rgb.subarray(at, at + 3 * width);
  });
  return { width, height, rgb: new Uint8Array(Buffer.concat(rows)) };
}

function copyArea(from, to, { x, y, width, height }) {
  for (let row = y; row < y + height; row++) {
    const at = 3 * (row * from.width + x);
    to.rgb.set(from.rgb.subarray(at, at + 3 * width), at);
  }
}

const writeSeen = (picture, name) => writeFile(join(DIFFERENCES, `${name}-seen.png`), encodePng(picture));

function writeFile(file, bytes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return file;
}

/** @returns {{rgb: Uint8Array, pixels: number}} what differs in red on a faint copy, and how much */
export function difference(expected, seen) {
  const rgb = new Uint8Array(seen.rgb.length);
  let pixels = 0;
  for (let i = 0; i < rgb.length; i += 3) {
    const same = [0, 1, 2].every((k) => expected.rgb[i + k] === seen.rgb[i + k]);
    const faint = 192 + ((seen.rgb[i] + seen.rgb[i + 1] + seen.rgb[i + 2]) >> 4);
    rgb.set(same ? [faint, faint, faint] : [220, 0, 0], i);
    if (!same) pixels++;
  }
  return { rgb, pixels };
}
