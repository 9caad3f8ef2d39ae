/**
 * A glass on an ST7789 controller, or an ST7365P, from its commands: memory, windows, the order in which pixels
 * are written, sleep and its waits. What the controller would ignore is ignored and complained of, so that a wrong
 * start-up shows as it would on the bench: nothing, noise, a negative, or a turned picture.
 *
 * Sources: Sitronix ST7789V datasheet, sections 9 (commands), 8.8 (timing of reset and sleep), 8.12 (tearing line).
 */
import { Beam } from './beam.js';
import { Random } from '../random.js';

/** Kinds of controllers, by `glass.controller`: their memory, what they are told beside what all take, and how long after
 * a reset they may leave their sleep. ST7365P: BlairLeduc/picocalc-text-starter, drivers/lcd.[ch]. */
const KINDS = {
  st7789: { columns: 240, rows: 320, settings: () => ST7789_SETTINGS, awakeAfterReset: 0 },
  st7365p: { columns: 320, rows: 480, settings: () => ST7365P_SETTINGS, awakeAfterReset: 120e6 },
};
const MS = 1e6;

const RESET_PULSE_NS = 10e3;
const AFTER_RESET_NS = 5 * MS;
const AFTER_SLEEP_NS = 5 * MS;
const BETWEEN_SLEEPS_NS = 120 * MS;
const FASTEST_HZ = 62.5e6; // serial write cycle of 16 ns
const OSCILLATOR_HZ = 10e6;

const MADCTL = { rowsDown: 0x80, columnsDown: 0x40, exchange: 0x20, refreshUp: 0x10, bgr: 0x08 };
const SHIFT = 7; // columns, of a panel that lost count of its clock
const PIXEL_BITS = { 3: 12, 5: 16, 6: 18 };

export class Panel {
  /**
   * @param {import('../boards.mjs').Board['glass']} glass
   * @param {number} seed for noise at power-on
   * @param {number} oscillator how fast this controller's own clock runs: 1 as in its data sheet
   * @param {'black' | 'shifted'} [fault] how it comes up from power-on, until it is reset once more: rlane/picosystem-rs
   *   clears the panel twice for "a single clear occasionally fails", and shapoco's port has seen black ones
   */
  constructor(glass, seed = 1, oscillator = 1, fault = undefined) {
    this.startFault = fault;
    this.glass = glass;
    this.oscillator = oscillator;
    this.kind = KINDS[glass.controller ?? 'st7789'];
    const { columns, rows } = this.kind;
    this.beam = new Beam(rows);
    [this.firstLine, this.lastLine] = glassLines(glass, rows);
    this.random = new Random(seed);
    this.memory = new Uint32Array(columns * rows);
    this.upright = uprightMap(glass, this.kind);
    /** @type {{at: number, what: string}[]} */
    this.complaints = [];
    /** Bytes received since it was made, and when the last came. */
    this.bytes = 0;
    this.lastByteAt = 0;
    /** The last run of pixels: from its command on. */
    this.write = { at: 0, bytes: 0 };
    /** Grows with every change of what can be seen. */
    this.version = 0;
    /** @type {() => void} called when the tearing line may run differently */
    this.onTiming = () => {};
    this.powerOn(0);
  }

  powerOn(now) {
    for (let i = 0; i < this.memory.length; i++) this.memory[i] = this.random.bits() | 0xff000000;
    this.resetLow = null;
    this.sleptAt = this.wokeAt = this.resetAt = -Infinity;
    this.fault = null;
    this.started = false;
    this.#defaults();
    this.readyAt = now + AFTER_RESET_NS;
    this.version++;
  }

  /** The reset line. Too short a pulse does nothing. */
  reset(level, now) {
    if (!level) this.resetLow ??= now;
    else if (this.resetLow !== null) {
      if (now - this.resetLow >= RESET_PULSE_NS) this.#hardReset(now);
      else this.#complain(now, 'reset pulse shorter than 10 us');
      this.resetLow = null;
    }
  }

  /** @param {number} value of one byte @param {boolean} data the DC line */
  receive(value, data, now) {
    this.bytes++;
    this.lastByteAt = now;
    if (this.resetLow !== null) return;
    if (data) this.#parameter(value, now);
    else this.#command(value, now);
  }

  /** Words of 16 bits, as DMA brings them, each in that time. @param {ArrayLike<number>} words */
  receiveWords(words, now, wordNs = 0) {
    if (this.command !== RAMWR || this.pixelBits !== 16 || this.pending.length) {
      for (const word of words) {
        this.receive(word >> 8, true, now);
        this.receive(word & 0xff, true, now);
      }
      return;
    }
    this.bytes += 2 * words.length;
    this.write.bytes += 2 * words.length;
    this.lastByteAt = now;
    const from = now - words.length * wordNs;
    if (this.lit) this.beam.write(words.length, from);
    for (let i = 0; i < words.length; i++) this.#putPixel(this.colours[words[i]], from + i * wordNs);
  }

  /** A clock that the controller can't follow. */
  checkClock(hertz, now) {
    if (hertz > FASTEST_HZ * 1.001) this.#complain(now, `SPI at ${hertz / 1e6} MHz`);
  }

  /** @returns {boolean} whether there is a picture */
  get lit() {
    return this.awake && this.displayOn && this.fault !== 'black';
  }

  /** @returns {number} nanoseconds between two frames */
  get framePeriod() {
    const line = 250 + 16 * (this.frameRate & 0x1f);
    return (1e9 * line * (this.kind.rows + this.backPorch + this.frontPorch)) / (OSCILLATOR_HZ * this.oscillator);
  }

  /** @returns {{from: number, ns: number}} when the tearing line goes up after a frame's begin, and for how long: while
   * the last line has been shown and the next frame's first has not, or at the line that was asked for (STE) */
  get tearPulse() {
    const lines = this.kind.rows + this.backPorch + this.frontPorch;
    const lineNs = this.framePeriod / lines;
    const line = this.tearLine || this.kind.rows;
    return { from: (this.backPorch + line) * lineNs, ns: (this.tearLine ? 1 : this.backPorch + this.frontPorch) * lineNs };
  }

  /** A frame begins now. */
  startBeam(now) {
    const { framePeriod: periodNs, backPorch, frontPorch, madctl } = this;
    this.beam.start(now, { periodNs, backPorch, frontPorch, upwards: Boolean(madctl & MADCTL.refreshUp) });
  }

  /** @returns {Uint32Array} the glass's pixels as they are seen, 0xffBBGGRR */
  draw() {
    const out = new Uint32Array(this.upright.length);
    if (!this.lit) return out.fill(0xff000000);
    const flip = this.inverted === this.glass.inverted ? 0 : 0xffffff;
    const swap = Boolean(this.madctl & MADCTL.bgr) !== this.glass.bgr;
    for (let i = 0; i < out.length; i++) {
      const pixel = this.memory[this.upright[i]] ^ flip;
      out[i] = swap ? swapRedBlue(pixel) : pixel;
    }
    return out;
  }

  #hardReset(now) {
    const wasAwake = this.awake;
    this.fault = this.started ? null : this.startFault;
    this.started = true;
    this.#defaults();
    this.resetAt = now;
    this.readyAt = now + (wasAwake ? BETWEEN_SLEEPS_NS : AFTER_RESET_NS);
    this.version++;
    this.onTiming();
  }

  #defaults() {
    this.awake = this.displayOn = this.inverted = this.tearing = false;
    this.madctl = 0;
    this.pixelBits = 18;
    this.littleEndian = false;
    this.colours = RGB565_TINTED;
    this.backPorch = this.frontPorch = 12;
    this.frameRate = 0x0f;
    this.tearLine = 0;
    this.columns = [0, this.kind.columns - 1];
    this.rows = [0, this.kind.rows - 1];
    this.command = null;
    this.parameters = [];
    this.pending = [];
  }

  #command(command, now) {
    this.command = null;
    this.parameters = [];
    this.pending = [];
    if (now < this.readyAt) return this.#ignore(now, command, `${Math.ceil((this.readyAt - now) / 1e3)} us too early`);
    this.command = command;
    const act = COMMANDS[command];
    if (act) act(this, now);
    this.version++;
  }

  #parameter(value, now) {
    if (this.command === RAMWR || this.command === RAMWRC) return this.#pixelByte(value, now);
    this.parameters.push(value);
    const set = SETTINGS[this.command] ?? this.kind.settings()[this.command];
    set?.(this, this.parameters);
  }

  /** Commands act through these; `what` names the command. */
  sleep(asleep, now) {
    const since = asleep ? this.wokeAt : this.sleptAt;
    if (!asleep && now - this.resetAt < this.kind.awakeAfterReset) return this.#ignore(now, this.command, 'too soon after a reset');
    if (now - since < BETWEEN_SLEEPS_NS) return this.#ignore(now, this.command, 'less than 120 ms after the last');
    if (asleep) this.sleptAt = now;
    else this.wokeAt = now;
    this.awake = !asleep;
    this.readyAt = now + AFTER_SLEEP_NS;
    this.onTiming();
  }

  softReset(now) {
    this.#defaults();
    this.readyAt = now + AFTER_RESET_NS;
    this.onTiming();
  }

  startWrite(now) {
    this.write = { at: now, bytes: 0 };
    this.x = this.columns[0];
    this.y = this.rows[0];
  }

  #pixelByte(value, now) {
    this.write.bytes++;
    if (this.lit && !this.pending.length) this.beam.write(1, now);
    this.pending.push(value);
    if (this.pixelBits === 16 && this.pending.length === 2) this.#put16(now);
    if (this.pixelBits === 12 && this.pending.length === 3) this.#putTwo12(now);
    if (this.pixelBits === 18 && this.pending.length === 3) this.#put18(now);
  }

  #put16(now) {
    const [a, b] = this.littleEndian ? [this.pending[1], this.pending[0]] : this.pending;
    this.#putPixel(this.colours[(a << 8) | b], now);
    this.pending = [];
  }

  #putTwo12(now) {
    const [a, b, c] = this.pending;
    this.#putPixel(rgb444((a << 4) | (b >> 4)), now);
    this.#putPixel(rgb444(((b & 15) << 8) | c), now);
    this.pending = [];
  }

  #put18(now) {
    const [r, g, b] = this.pending.map((six) => (six & 0xfc) | (six >> 6));
    this.#putPixel(0xff000000 | (b << 16) | (g << 8) | r, now);
    this.pending = [];
  }

  // Datasheet 8.4: exchange first, then each physical direction may run backwards. Outside of memory nothing is kept.
  #putPixel(pixel, now) {
    const exchange = this.madctl & MADCTL.exchange;
    let column = exchange ? this.y : this.x;
    let row = exchange ? this.x : this.y;
    const { columns, rows } = this.kind;
    if (this.fault === 'shifted') column = (column + SHIFT) % columns;
    if (this.madctl & MADCTL.columnsDown) column = columns - 1 - column;
    if (this.madctl & MADCTL.rowsDown) row = rows - 1 - row;
    if (column >= 0 && column < columns && row >= 0 && row < rows) this.#keepPixel(row, row * columns + column, pixel, now);
    if (++this.x <= this.columns[1]) return;
    this.x = this.columns[0];
    if (++this.y > this.rows[1]) this.y = this.rows[0];
    this.version++;
  }

  #keepPixel(line, place, pixel, now) {
    if (this.memory[place] === pixel >>> 0) return;
    this.memory[place] = pixel;
    if (this.lit && line >= this.firstLine && line <= this.lastLine) this.beam.pixel(line, now);
  }

  #ignore(now, command, why) {
    this.command = null;
    this.#complain(now, `command ${command.toString(16)} ignored: ${why}`);
  }

  #complain(at, what) {
    this.complaints.push({ at, what });
  }
}

// Which of the controller's lines the glass has: see uprightMap.
function glassLines({ width, height, rotation }, rows) {
  const lines = rotation % 2 ? width : height;
  return rotation === 0 || rotation === 3 ? [0, lines - 1] : [rows - lines, rows - 1];
}

const RAMWR = 0x2c;
const RAMWRC = 0x3c;

// Every 16-bit colour as 0xffBBGGRR: frames of 57600 pixels come often. The low bits repeat the high ones.
const RGB565 = Uint32Array.from({ length: 65536 }, (_, word) => {
  const [r, g, b] = [(word >> 11) & 31, (word >> 5) & 63, word & 31];
  return 0xff000000 | (((b << 3) | (b >> 2)) << 16) | (((g << 2) | (g >> 4)) << 8) | (r << 3) | (r >> 2);
});

// The memory has 18 bits. By default the lowest of red and blue is green's (EPF = 3), which tints greys.
const RGB565_TINTED = RGB565.map((colour, word) => {
  const low = (word >> 5) & 1;
  const [r, b] = [(word >> 11) & 31, word & 31].map((five) => (five << 3) | (low << 2) | (five >> 3));
  return ((colour & 0xff00ff00) | (b << 16) | r) >>> 0;
});

/** What commands do when they come. @type {Record<number, (panel: Panel, now: number) => void>} */
const COMMANDS = {
  0x01: (panel, now) => panel.softReset(now),
  0x10: (panel, now) => panel.sleep(true, now),
  0x11: (panel, now) => panel.sleep(false, now),
  0x20: (panel) => (panel.inverted = false),
  0x21: (panel) => (panel.inverted = true),
  0x28: (panel) => (panel.displayOn = false),
  0x29: (panel) => (panel.displayOn = true),
  [RAMWR]: (panel, now) => panel.startWrite(now),
  0x34: (panel) => setTearing(panel, false),
  0x35: (panel) => setTearing(panel, true),
};

/** What their parameters do as they come. @type {Record<number, (panel: Panel, parameters: number[]) => void>} */
const SETTINGS = {
  0x2a: (panel, bytes) => bytes.length === 4 && (panel.columns = pairs(bytes)),
  0x2b: (panel, bytes) => bytes.length === 4 && (panel.rows = pairs(bytes)),
  0x36: (panel, [value]) => setDirections(panel, value),
  0x3a: (panel, [value]) => (panel.pixelBits = PIXEL_BITS[value & 7] ?? 18),
};

/** @type {typeof SETTINGS} */
const ST7789_SETTINGS = {
  0x44: (panel, bytes) => bytes.length === 2 && setTearLine(panel, bytes),
  0xb0: (panel, bytes) => bytes.length === 2 && setMemoryControl(panel, bytes[1]),
  0xb2: (panel, bytes) => bytes.length === 2 && setPorch(panel, bytes),
  0xc6: (panel, [value]) => setFrameRate(panel, value),
};

/** EMS, in its two highest bits: how 16 bits become 18. 3: greys stay grey, others by their own highest bit. @type {typeof SETTINGS} */
const ST7365P_SETTINGS = {
  0xb7: (panel, [value]) => (panel.colours = value >> 6 === 3 ? RGB565 : RGB565_TINTED),
};

function setTearing(panel, on) {
  panel.tearing = on;
  panel.onTiming();
}

// RAMCTRL: ENDIAN, and EPF, how 16 bits become 18: 0 from each colour's own highest bit, else by green's lowest.
function setMemoryControl(panel, value) {
  panel.littleEndian = Boolean(value & 0x08);
  panel.colours = value & 0x30 ? RGB565_TINTED : RGB565;
}

function setTearLine(panel, [high, low]) {
  panel.tearLine = ((high & 1) << 8) | low;
  panel.onTiming();
}

function setDirections(panel, value) {
  panel.madctl = value;
  panel.onTiming();
}

function setPorch(panel, [back, front]) {
  panel.backPorch = back & 0x7f;
  panel.frontPorch = front & 0x7f;
  panel.onTiming();
}

function setFrameRate(panel, value) {
  panel.frameRate = value;
  panel.onTiming();
}

const pairs = ([a, b, c, d]) => [(a << 8) | b, (c << 8) | d];

function rgb444(word) {
  return 0xff000000 | ((word & 15) * 17 << 16) | (((word >> 4) & 15) * 17 << 8) | ((word >> 8) * 17);
}

function swapRedBlue(pixel) {
  return (pixel & 0xff00ff00) | ((pixel & 0xff) << 16) | ((pixel >> 16) & 0xff);
}

// For each pixel as the player sees it, its place in memory; `rotation` is the glass' own, in quarter turns.
function uprightMap({ width, height, rotation, mirrored }, { columns, rows }) {
  const PLACES = [
    (x, y) => [x, y],
    (x, y) => [y, rows - 1 - x],
    (x, y) => [columns - 1 - x, rows - 1 - y],
    (x, y) => [columns - 1 - y, x],
  ];
  const map = new Uint32Array(width * height);
  for (let i = 0; i < map.length; i++) {
    const [column, row] = PLACES[rotation](i % width, Math.floor(i / width));
    map[i] = row * columns + (mirrored ? columns - 1 - column : column);
  }
  return map;
}
