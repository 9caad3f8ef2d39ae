/**
 * The flash chip: pages of 256 bytes that programming turns from 1 to 0, sectors of 4 KiB that erasing turns to 1. Both
 * take their time, during which the plug can be pulled: what is left then is neither old nor new.
 */
import { Random } from '../random.js';

export const FLASH_WINDOW = 16 * 1024 * 1024; // what the RP2040 can address
export const PAGE = 256;
export const SECTOR = 4096;
const BLOCK = 65536;

// Typical times of the W25Q family, in nanoseconds.
const PROGRAM_NS = 0.7e6;
const ERASE_NS = { [SECTOR]: 45e6, [BLOCK]: 150e6 };

/**
 * @typedef {object} Operation
 * @property {'erase' | 'program'} kind
 * @property {number} at
 * @property {Uint8Array} after  what the flash will hold there
 * @property {number} ns         how long it takes
 */

export class Flash {
  /** @param {number} seed for torn writes */
  constructor(seed = 1) {
    this.bytes = new Uint8Array(FLASH_WINDOW).fill(0xff);
    this.random = new Random(seed);
    /** The chip's own number; empty: a chip that has none. */
    this.id = Uint8Array.from([0xe6, 0x60, 0x58, 0x38, 0, 0, seed >> 8, seed]);
    /** @type {Operation[]} */
    this.queue = [];
    this.endsAt = 0;
    this.count = { erase: 0, program: 0 };
    /** Sectors that firmware has changed. @type {Set<number>} */
    this.touched = new Set();
    /** How often firmware has changed its bytes. */
    this.changes = 0;
    /** Operations begun since the flash was made; the plug can be pulled at a chosen one. */
    this.begun = 0;
    /** @type {(operation: Operation, at: number, ns: number) => void} called when one begins */
    this.onBegin = () => {};
    /** @type {(at: number, count: number) => void} called when bytes have changed */
    this.onChange = () => {};
  }

  get busy() {
    return this.queue.length > 0;
  }

  /** Loads bytes as a programmer would: at once. */
  load(at, bytes) {
    this.bytes.set(bytes, at);
    this.onChange(at, bytes.length);
  }

  /** @returns {{at: number, bytes: Uint8Array}[]} what firmware has kept in it: its sectors, as `load` takes them */
  saved() {
    return [...this.touched].map((sector) => {
      const at = sector * SECTOR;
      return { at, bytes: this.bytes.slice(at, at + SECTOR) };
    });
  }

  /** Puts back what `saved` told. */
  restore(sectors) {
    for (const { at, bytes } of sectors) this.#change(at, bytes);
  }

  /** Whole sectors; whole 64 KiB blocks where they are aligned, as the boot ROM does. */
  erase(at, count, now) {
    const end = at + count;
    for (let next = at; next < end; ) {
      const size = next % BLOCK === 0 && end - next >= BLOCK ? BLOCK : SECTOR;
      this.#enqueue({ kind: 'erase', at: next, after: new Uint8Array(size).fill(0xff), ns: ERASE_NS[size] }, now);
      next += size;
    }
  }

  /** Whole pages. Bits that are 0 stay 0. */
  program(at, bytes, now) {
    for (let offset = 0; offset < bytes.length; offset += PAGE) {
      const after = bytes.slice(offset, offset + PAGE);
      for (let i = 0; i < after.length; i++) after[i] &= this.bytes[at + offset + i];
      this.#enqueue({ kind: 'program', at: at + offset, after, ns: PROGRAM_NS }, now);
    }
  }

  /** Lets time pass: whatever ends by then is done. */
  settle(now) {
    while (this.queue.length && this.endsAt <= now) {
      const { kind, at, after } = this.queue.shift();
      this.count[kind]++;
      this.#change(at, after);
      if (this.queue.length) this.#begin(this.endsAt);
    }
  }

  /** The plug is pulled: what is under way is torn, what waits never happens. */
  tear(now) {
    this.settle(now);
    const operation = this.queue.shift();
    this.queue.length = 0;
    if (operation) this.#change(operation.at, this.#torn(operation, 1 - (this.endsAt - now) / operation.ns));
  }

  #change(at, bytes) {
    this.load(at, bytes);
    this.changes++;
    for (let sector = Math.floor(at / SECTOR); sector * SECTOR < at + bytes.length; sector++) this.touched.add(sector);
  }

  #enqueue(operation, now) {
    this.queue.push(operation);
    if (this.queue.length === 1) this.#begin(now);
  }

  #begin(now) {
    const operation = this.queue[0];
    this.endsAt = now + operation.ns;
    this.begun++;
    this.onBegin(operation, now, operation.ns);
  }

  // Each bit has turned with a likelihood that grows with time. An erase first drives the cells low, so that a bit
  // that was 1 and will be 1 can read as 0 on the way.
  #torn({ kind, at, after }, done) {
    const before = this.bytes.slice(at, at + after.length);
    const low = kind === 'erase' ? Math.min(done, 1 - done) : 0;
    return after.map((target, i) => {
      const turned = (before[i] & ~this.#noise(done)) | (target & this.#noise(done));
      const mixed = kind === 'program' ? before[i] & (target | ~this.#noise(done)) : turned;
      return mixed & ~this.#noise(low);
    });
  }

  // A byte whose bits are each 1 with this likelihood.
  #noise(likelihood) {
    let byte = 0;
    for (let bit = 0; bit < 8; bit++) byte |= (this.random.fraction() < likelihood ? 1 : 0) << bit;
    return byte;
  }
}
