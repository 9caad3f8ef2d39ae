/**
 * Runs of random instructions: the translator against the core that does one instruction at a time, here; and what came
 * out, for a CPU model of another hand to do as well (second.mjs). Code is made while it runs, so that each instruction
 * is one that both models have to do the same way. The cases of a batch share their code and a piece of RAM.
 */
import assert from 'node:assert/strict';
import { registersInList } from './chip/instruction-fixes.js';
import { Machine } from './chip/machine.js';
import { shifts } from './chip/shifts.js';
import { INSTRUCTIONS } from './chip/thumb.js';
import { Trace } from './chip/trace.js';
import { Random } from './random.js';

export const CODE = 0x10000400;
export const DATA = 0x20001000;
const [FLASH, RAM] = [0x10000000, 0x20000000];
const CASE_BYTES = 64; // of flash; jumps lead into other cases' code
const WINDOW = { from: DATA - 512, bytes: 1024 }; // of RAM: what cases may touch
const STEPS_MAX = 44; // instructions of a case; more than a trace has
const TRIES_MAX = 20; // at one place, until the case ends there
const [SP, PC] = [13, 15];

export function bareMachine() {
  const machine = new Machine({ translate: false });
  machine.powerOn();
  return machine;
}

/** Registers and flags, the same for the same seed. */
export function prepare({ mcu: { core } }, seed, code = CODE) {
  const random = new Random(seed * 7919);
  for (let i = 0; i < PC; i++) core.registers[i] = operand(random, code);
  for (const flag of ['N', 'Z', 'C', 'V']) core[flag] = random.below(2) === 1;
  core.registers[SP] = DATA + 4 * random.below(64);
  core.registers[PC] = code;
}

const CORNERS = [0, 1, 31, 32, 33, 255, 0x7fffffff, 0x80000000, 0xffffffff];

// Addresses in RAM and flash, numbers around the corners, and any.
function operand(random, code) {
  const words = () => DATA - 128 + 4 * random.below(64);
  const anywhere = [() => DATA + random.below(256), () => code + random.below(64), () => random.below(64), () => random.bits()];
  const kinds = [words, words, words, () => CORNERS[random.below(CORNERS.length)], ...anywhere];
  return kinds[random.below(kinds.length)]();
}

/** @returns {number | null} cycles; null: not even the first instruction can be translated */
export function runTranslated({ mcu }, code = CODE) {
  const trace = new Trace((address) => mcu.readUint16(address), code);
  const run = trace.compile();
  if (!run) return null;
  const ram = [Int32Array, Uint16Array, Uint8Array].map((View) => new View(mcu.sram.buffer));
  const flash = [Int32Array, Uint16Array, Uint8Array].map((View) => new View(mcu.flash.buffer));
  const registers = new Int32Array(mcu.core.registers.buffer);
  const result = run(registers, ...ram, ...flash, new Uint8Array(0x800), mcu.core, shifts, trace.most);
  return result < 0 ? ~result : result;
}

// ---- instructions

const REVERSALS = [0b1011101000, 0b1011101001, 0b1011101011]; // REV, REV16, REVSH: never translated
const KNOWN = [...INSTRUCTIONS.keys()].filter((index) => INSTRUCTIONS[index] && index >> 5 !== 0b11110).concat(REVERSALS);
const isMany = (opcode) => opcode >> 12 === 0b1100;
const isStack = (opcode) => opcode >> 9 === 0b1011010 || opcode >> 9 === 0b1011110;
const isPopPc = (opcode) => opcode >> 8 === 0b10111101;
const isBranchExchange = (opcode) => opcode >> 8 === 0b01000111;
const isHigh = (opcode) => opcode >> 10 === 0b010001;
const isWide = (opcode) => opcode >> 11 === 0b11110;
// Loads, stores and jumps fill most of the table of opcodes.
const isCalm = (opcode) => opcode >> 14 === 0 || opcode >> 10 === 0b010000 || opcode >> 10 === 0b101100;

/** What the architecture leaves open, and what isn't an instruction of that length. */
function isOpen(opcode, next) {
  if (isWide(opcode)) return (next & 0xd000) !== 0xd000; // BL only
  if (opcode >> 9 === 0b1101111 || opcode >> 11 === 0b11101 || opcode >> 11 === 0b11111) return true; // UDF, SVC; 32 bits
  if (isMany(opcode)) return !(opcode & 0xff);
  if (isStack(opcode)) return !(opcode & 0x1ff);
  return isHigh(opcode) && isOpenHigh(opcode);
}

// The program counter where it makes no sense, and comparing two low registers by this form.
function isOpenHigh(opcode) {
  const [to, from] = [((opcode >> 4) & 8) | (opcode & 7), (opcode >> 3) & 15];
  if (isBranchExchange(opcode)) return from === PC;
  const compares = opcode >> 8 === 0b01000101;
  return (to === PC && from === PC) || (compares && (to === PC || from === PC || (to < 8 && from < 8)));
}

function randomOpcodes(random) {
  if (random.below(80) === 0) return [0xf000, 0xf800 | random.below(16)]; // BL to somewhere close
  for (;;) {
    const opcode = (KNOWN[random.below(KNOWN.length)] << 6) | random.below(64);
    const tidy = isBranchExchange(opcode) ? opcode & ~7 : opcode;
    if (!isOpen(tidy) && (isCalm(tidy) || random.below(4) === 0)) return [tidy];
  }
}

/** What is different on purpose: even targets, for which hardware faults and rp2040js doesn't mind; returns from
 * exceptions; and a stack pointer that is no multiple of four, which hardware rounds and Unicorn 2.0.1 doesn't. */
function isSpecial({ core: { registers }, readUint32 }, opcode) {
  const value = registers[(opcode >> 3) & 15];
  if (isBranchExchange(opcode)) return isNoTarget(value);
  if (isPopPc(opcode)) return isNoTarget(readUint32((registers[SP] + 4 * registersInList(opcode).length) & ~3));
  const toStack = isHigh(opcode) && (opcode & 0x87) === 0x85;
  return toStack && ((opcode >> 8 === 0b01000100 ? registers[SP] : 0) + value) % 4 !== 0;
}

const isNoTarget = (value) => !(value & 1) || value >>> 28 === 15;

// ---- state

const windowOf = ({ mcu }) => mcu.sram.subarray(WINDOW.from - RAM, WINDOW.from - RAM + WINDOW.bytes);

export function stateOf(machine) {
  const { registers, N, Z, C, V } = machine.mcu.core;
  return { registers: registers.slice(), flags: (N << 3) | (Z << 2) | (C << 1) | V, window: windowOf(machine).slice() };
}

function putState(machine, { registers, flags, window }) {
  const { core } = machine.mcu;
  core.registers.set(registers);
  core.IPSR = 0;
  ['V', 'C', 'Z', 'N'].forEach((flag, i) => (core[flag] = Boolean(flags & (1 << i))));
  windowOf(machine).set(window);
}

const wordsOf = ({ registers, flags }) => [...registers, flags];

// ---- cases

export class RandomCode {
  constructor(seed) {
    this.seed = seed;
    this.random = new Random(seed);
    this.one = bareMachine(); // one instruction at a time
    this.translated = bareMachine();
    this.count = { cases: 0, instructions: 0, translated: 0 };
    this.#watchAccesses();
  }

  /**
   * @param {number} size how many cases
   * @returns {{code: Uint8Array, window: Uint8Array, cases: {what: string, steps: object[]}[]}} steps: the states that the
   *   core came through
   */
  batch(size) {
    const { mcu } = this.one;
    this.code = mcu.flash16.subarray((CODE - FLASH) / 2, (CODE - FLASH + size * CASE_BYTES) / 2);
    this.final = new Uint8Array(this.code.length); // what was executed, or read: no longer to be changed
    for (let i = 0; i < this.code.length; ) for (const opcode of randomOpcodes(this.random)) this.code[i++] = opcode;
    const window = windowOf(this.one).slice();
    const cases = Array.from({ length: size }, (_, i) => this.#runCase(i)).filter(({ steps }) => steps.length > 1);
    this.#compareTranslated(window, cases);
    return { code: new Uint8Array(this.code.slice().buffer), window, cases };
  }

  // Until there is no instruction that can be compared.
  #runCase(index) {
    const { core } = this.one.mcu;
    prepare(this.one, this.seed * 1000003 + index, CODE + index * CASE_BYTES);
    const steps = [{ ...stateOf(this.one), cycles: 0 }];
    while (steps.length <= STEPS_MAX && this.#isCode(core.registers[PC], 4)) {
      const took = this.#stepOrChange(steps.at(-1));
      if (!took) break;
      steps.push({ ...stateOf(this.one), cycles: steps.at(-1).cycles + took });
    }
    this.count.cases++;
    this.count.instructions += steps.length - 1;
    return { what: `case ${index} of seed ${this.seed}`, steps };
  }

  #isCode(address, bytes) {
    return address >= CODE && address + bytes <= CODE + this.code.length * 2;
  }

  // What can't be compared becomes another instruction, unless it was met before.
  #stepOrChange(state) {
    const at = (this.one.mcu.core.registers[PC] - CODE) / 2;
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const took = isOpen(this.code[at], this.code[at + 1]) ? 0 : this.#step(state);
      if (took) return took;
      const opcodes = randomOpcodes(this.random);
      if (opcodes.some((_, i) => this.final[at + i])) return 0;
      this.code.set(opcodes, at);
    }
    return 0;
  }

  // 0: that instruction does what can't be compared, and was not done.
  #step(state) {
    const { mcu, core, complaints } = this.one;
    const pc = mcu.core.registers[PC];
    const opcode = this.code[(pc - CODE) / 2];
    this.outside = false;
    this.read = [];
    const cycles = isSpecial(mcu, opcode) ? 0 : core.step();
    if (!cycles || this.outside || complaints.length) {
      complaints.length = 0;
      putState(this.one, state);
      return 0;
    }
    this.#keep(pc, isWide(opcode) ? 4 : 2);
    for (const { address, bytes } of this.read) if (address !== pc) this.#keep(address, bytes);
    return cycles;
  }

  #keep(address, bytes) {
    this.final.fill(1, (address - CODE) >> 1, (address - CODE + bytes + 1) >> 1);
  }

  #watchAccesses() {
    const { mcu } = this.one;
    for (const name of ['readUint32', 'readUint16', 'readUint8', 'writeUint32', 'writeUint16', 'writeUint8']) {
      const access = mcu[name].bind(mcu);
      const bytes = Number(name.match(/\d+/)[0]) / 8;
      mcu[name] = (signed, value) => {
        const address = signed >>> 0;
        const inCode = name.startsWith('read') && this.#isCode(address, bytes);
        if (inCode) this.read.push({ address, bytes });
        else if (address < WINDOW.from || address + bytes > WINDOW.from + WINDOW.bytes) this.outside = true;
        return this.outside ? 0 : access(address, value);
      };
    }
  }

  /** The translated code from the start of each case, on memory of its own. */
  #compareTranslated(window, cases) {
    const { mcu } = this.translated;
    mcu.flash16.set(this.code, (CODE - FLASH) / 2);
    for (const { what, steps } of cases) {
      putState(this.translated, steps[0]);
      const cycles = runTranslated(this.translated, mcu.core.registers[PC]);
      const met = cycles ? steps.findIndex((step) => step.cycles === cycles) : 0;
      if (met <= 0) continue; // it went on where the core did what can't be compared
      const seen = stateOf(this.translated);
      assert.deepEqual(wordsOf(seen), wordsOf(steps[met]), what);
      assert.ok(Buffer.from(seen.window).equals(Buffer.from(steps[met].window)), `${what}: memory`);
      this.count.translated += met;
    }
  }
}

// ---- as bytes, for host-tests/second/random.c

/** @returns {Buffer} */
export function batchBytes({ code, window, cases }) {
  const head = Uint32Array.of(CODE, code.length, WINDOW.from, window.length, cases.length);
  const body = Uint32Array.from(cases.flatMap(({ steps }) => [...wordsOf(steps[0]), steps.length - 1]));
  return Buffer.concat([head, code, window, body].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));
}

const ANSWER = [...Array.from({ length: 16 }, (_, i) => `r${i}`), 'flags', 'memory'];

/** @param {Buffer} answer of the other model @returns {string[]} what is different */
export function differences({ cases }, answer) {
  const words = new Uint32Array(answer.buffer.slice(answer.byteOffset, answer.byteOffset + answer.length));
  if (words.length !== cases.length * ANSWER.length) return [`${words.length / ANSWER.length} answers to ${cases.length} cases`];
  return cases.flatMap(({ what, steps }, i) => {
    const here = [...wordsOf(steps.at(-1)), hashOf(steps.at(-1).window)];
    const there = words.subarray(i * ANSWER.length);
    const bad = ANSWER.flatMap((name, w) => (here[w] === there[w] ? [] : [`${name} ${hex(here[w])} here, ${hex(there[w])} there`]));
    return bad.length ? [`${what}: ${bad.join('; ')}`] : [];
  });
}

const hex = (word) => word.toString(16);

/** FNV-1a, a word at a time. */
function hashOf(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  let hash = 0x811c9dc5;
  for (const word of words) hash = Math.imul(hash ^ word, 0x01000193);
  return hash >>> 0;
}
