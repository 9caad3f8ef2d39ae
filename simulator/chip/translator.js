/**
 * Runs traces: the instructions that the core meets often, as JavaScript functions. Cold code, peripherals and the last
 * instructions before an alarm are left to rp2040js' own core, so that time and effects are exactly the same.
 */
import { shifts } from './shifts.js';
import { Trace } from './trace.js';

const HOT = 6; // visits before it pays
const PAGE_SHIFT = 11; // tables cover 2 KiB of addresses
const PAGE_MASK = (1 << PAGE_SHIFT) - 1;
const CODE_SHIFT = 8; // RAM is known to hold code or not in pieces of 256 bytes
const RAM_MASK = 0x7ffff;
const [FLASH, RAM] = [1, 2]; // address >>> 28; 0 is ROM
const NEVER = { most: Infinity };

/**
 * @typedef {object} Translated
 * @property {Function} run
 * @property {number} most     cycles that one pass can take
 * @property {{at: number, opcode: number}[]} source
 */

/** Traces outlive the machine: the next one that runs the same code finds them, already optimised.
 * @type {Map<number, Translated[]>} */
const known = new Map();

export class Translator {
  constructor(mcu) {
    this.mcu = mcu;
    this.core = mcu.core;
    const { sram, flash } = mcu;
    this.registers = new Int32Array(mcu.core.registers.buffer);
    this.ram = [new Int32Array(sram.buffer), new Uint16Array(sram.buffer), sram];
    this.flash = [new Int32Array(flash.buffer), new Uint16Array(flash.buffer), flash];
    this.read16 = (address) => mcu.readUint16(address);
    this.#forgetAll();
    this.#watchWrites();
  }

  /**
   * @param {number} limit in cycles; never more are taken
   * @returns {number} cycles taken; the next instruction is one for rp2040js' core
   */
  run(limit) {
    const { registers, core, ramCode } = this;
    const [m32, m16, m8] = this.ram;
    const [f32, f16, f8] = this.flash;
    let cycles = 0;
    for (;;) {
      const trace = this.#traceAt(registers[15]);
      if (!trace || cycles + trace.most > limit) return cycles;
      const result = trace.run(registers, m32, m16, m8, f32, f16, f8, ramCode, core, shifts, limit - cycles);
      if (result < 0) return cycles + ~result;
      cycles += result;
    }
  }

  /** Flash changed there: the journal's sectors hold no code, so that this rarely costs anything. */
  forget(at, count) {
    for (let page = at >> PAGE_SHIFT; page <= (at + count - 1) >> PAGE_SHIFT; page++) {
      if (this.flashPages.has(page)) return this.#forgetAll();
    }
  }

  #forgetAll() {
    /** By region and page: a trace, or how often its address was visited. @type {any[][][]} */
    this.pages = [[], [], []];
    this.flashPages = new Set();
    /** By piece of RAM: whether there are traces of it, and where they start. */
    this.ramCode = new Uint8Array((RAM_MASK + 1) >> CODE_SHIFT);
    this.ramStarts = new Map();
  }

  // Traces leave stores into code to rp2040js; its stores, and DMA's, come by here.
  #watchWrites() {
    const { mcu } = this;
    for (const name of ['writeUint8', 'writeUint16', 'writeUint32']) {
      const write = mcu[name].bind(mcu);
      mcu[name] = (address, value) => {
        write(address, value);
        if (address >>> 28 === RAM) this.#forgetRam((address & RAM_MASK) >> CODE_SHIFT);
      };
    }
  }

  #forgetRam(piece) {
    if (!this.ramCode[piece]) return;
    for (const pc of this.ramStarts.get(piece)) this.#put(pc, 0);
    this.ramStarts.delete(piece);
    this.ramCode[piece] = 0;
  }

  #traceAt(pc) {
    const page = this.pages[pc >>> 28]?.[(pc & 0xfffffff) >>> PAGE_SHIFT];
    const slot = page?.[(pc & PAGE_MASK) >> 1];
    return typeof slot === 'object' ? slot : this.#visit(pc, slot ?? 0);
  }

  #visit(pc, visits) {
    if (pc >>> 28 > RAM) return null;
    const trace = visits < HOT ? this.#find(pc) : (this.#find(pc) ?? this.#translate(pc));
    this.#put(pc, trace ?? visits + 1);
    return trace;
  }

  #find(pc) {
    const trace = known.get(pc)?.find(({ source }) => source.every(({ at, opcode }) => this.read16(at) === opcode));
    if (trace) this.#note(pc, trace);
    return trace ?? null;
  }

  #translate(pc) {
    const draft = new Trace(this.read16, pc);
    const run = draft.compile();
    if (!run) return NEVER;
    const trace = { run, most: draft.most, source: draft.source };
    known.set(pc, [...(known.get(pc) ?? []), trace]);
    this.#note(pc, trace);
    return trace;
  }

  // Where code was met, so that it is forgotten when it changes.
  #note(pc, { source }) {
    for (const { at } of source) {
      if (at >>> 28 === FLASH) this.flashPages.add((at & 0xfffffff) >> PAGE_SHIFT);
      if (at >>> 28 === RAM) this.#noteRam(pc, (at & RAM_MASK) >> CODE_SHIFT);
    }
  }

  #noteRam(pc, piece) {
    this.ramCode[piece] = 1;
    if (!this.ramStarts.has(piece)) this.ramStarts.set(piece, new Set());
    this.ramStarts.get(piece).add(pc);
  }

  #put(pc, value) {
    const region = this.pages[pc >>> 28];
    const page = (region[(pc & 0xfffffff) >>> PAGE_SHIFT] ??= new Array((PAGE_MASK + 1) >> 1).fill(0));
    page[(pc & PAGE_MASK) >> 1] = value;
  }
}
