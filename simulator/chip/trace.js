/**
 * One trace: a run of instructions, in the order in which the core would meet them, as the text of a JavaScript function.
 * It follows jumps and calls whose target is known, and leaves at conditional branches that are taken. Registers and
 * flags live in local variables; every way out writes them back. thumb.js says what each instruction becomes.
 *
 * The function takes the core's memory and a budget of cycles, and returns the cycles it took; the complement of it
 * (~cycles) if the next instruction is one for rp2040js' own core: it touches a peripheral, or can't be translated.
 */
import { INSTRUCTIONS } from './thumb.js';

const LONGEST = 40; // instructions; longer ones only cost start-up
const PARAMETERS = ['R', 'M32', 'M16', 'M8', 'F32', 'F16', 'F8', 'K', 'core', 'help', 'budget'];
const FLASH_REGION = 1; // address >>> 28

export class Trace {
  /** @param {(address: number) => number} read16 @param {number} start */
  constructor(read16, start) {
    this.read16 = read16;
    this.start = start;
    this.pc = start;
    this.code = [];
    /** The instructions that it is made of. @type {{at: number, opcode: number}[]} */
    this.source = [];
    this.seen = new Set();
    this.cycles = 0;
    this.most = 0;
    this.ended = false;
    this.loops = false;
    this.used = new Set();
    this.changed = new Set();
    // Which flags were set by the trace so far, and which were needed before.
    this.set = { nz: false, c: false, v: false };
    this.needed = { nz: false, c: false, v: false };
    while (!this.ended && this.source.length < LONGEST) this.#instruction();
    if (!this.ended) this.leaveTo(this.pc);
  }

  /** @returns {Function | null} null: not even its first instruction can be translated */
  compile() {
    if (!this.most) return null;
    const code = this.code.map((line) => this.#settle(line));
    const body = this.loops ? ['let spent = 0;', 'again: for (;;) {', ...code, '}'] : code;
    const text = [...this.#prologue(), ...body].join('\n').replaceAll('@WRITE', this.#writeBack());
    return new Function(...PARAMETERS, text);
  }

  // ---- for thumb.js: registers

  /** @returns {string} the register's value; of the program counter, as an instruction sees it */
  reg(index) {
    if (index === 15) return `${this.at + 4}`;
    this.used.add(index);
    return `r${index}`;
  }

  assign(index, value) {
    this.code.push(`${this.reg(index)} = ${value};`);
    this.changed.add(index);
  }

  // ---- flags

  /** Sets N and Z by a value. */
  setNz(value) {
    this.code.push(`f = ${value};`);
    this.set.nz = true;
  }

  setCarry(condition) {
    this.code.push(`c = ${condition};`);
    this.set.c = true;
  }

  setOverflow(condition) {
    this.code.push(`v = ${condition};`);
    this.set.v = true;
  }

  /** @returns {string} */
  get negative() {
    return this.#need('nz') ? 'f < 0' : 'n0';
  }

  get zero() {
    return this.#need('nz') ? 'f === 0' : 'z0';
  }

  get carry() {
    this.#need('c');
    return 'c';
  }

  get overflow() {
    this.#need('v');
    return 'v';
  }

  #need(flag) {
    if (!this.set[flag]) this.needed[flag] = true;
    return this.set[flag];
  }

  // ---- time and ways out

  /** The present instruction takes this long. */
  take(cycles) {
    this.cycles += cycles;
  }

  /** The present instruction is one for rp2040js, if the condition holds. */
  giveUpIf(condition) {
    this.code.push(`if (${condition}) { ${this.#exit(this.at, `~(${this.#spent(this.cycles)})`)} }`);
  }

  /** The present instruction is one for rp2040js in any case. */
  giveUp() {
    this.code.push(this.#exit(this.at, `~(${this.#spent(this.cycles)})`));
    this.source.pop();
    this.most = Math.max(this.most, this.cycles);
    this.ended = true;
  }

  /** Goes on at a known address, within the trace if it can. */
  jump(target) {
    this.pc = target;
    if (target === this.start && !this.needed.nz) this.#loop('true');
    else if (this.seen.has(target) || target >>> 28 !== FLASH_REGION) this.leaveTo(target);
  }

  /** Leaves for a known address. */
  leaveTo(target) {
    this.code.push(this.#exit(target, this.#spent(this.cycles)));
    this.#end();
  }

  /** Leaves for an address that a register or the stack holds; not for a return from an exception. */
  leaveToValue(value) {
    this.code.push(`t = ${value};`);
    this.giveUpIf('t >>> 28 === 15');
  }

  /** After `leaveToValue`, and what the instruction does besides. */
  leaveToT() {
    this.code.push(this.#exit('t & ~1', this.#spent(this.cycles)));
    this.#end();
  }

  /** Leaves for a known address if a condition holds; the branch takes a cycle more. */
  leaveIf(condition, target) {
    if (target === this.start && !this.needed.nz) return this.#loop(condition);
    this.code.push(`if (${condition}) { ${this.#exit(target, this.#spent(this.cycles + 1))} }`);
    this.most = Math.max(this.most, this.cycles + 1);
  }

  #loop(condition) {
    const more = condition === 'true' ? this.cycles : this.cycles + 1;
    this.loops = true;
    this.most = Math.max(this.most, more);
    const again = `spent += ${more}; ${this.#writeFlags()} if (spent + @MOST <= budget) continue again;`;
    this.code.push(`if (${condition}) { ${again} @WRITE R[15] = ${this.start}; return spent; }`);
    if (condition === 'true') this.#end();
  }

  #end() {
    this.most = Math.max(this.most, this.cycles);
    this.ended = true;
  }

  #exit(pc, result) {
    return `@WRITE ${this.#writeFlags()} R[15] = ${pc}; return ${result};`;
  }

  // Whether the trace loops is only known in the end.
  #spent(cycles) {
    return `@SPENT${cycles}`;
  }

  #writeFlags() {
    const { nz, c, v } = this.set;
    return [nz && 'core.N = f < 0; core.Z = f === 0;', c && 'core.C = c;', v && 'core.V = v;'].filter(Boolean).join(' ');
  }

  #writeBack() {
    return [...this.changed].map((index) => `R[${index}] = r${index};`).join(' ');
  }

  #prologue() {
    const lines = [...this.used].map((index) => `let r${index} = R[${index}];`);
    lines.push('let f = 0, c = false, v = false, t = 0;');
    if (this.needed.nz) lines.push('const n0 = core.N, z0 = core.Z;');
    if (this.needed.c) lines.push('c = core.C;');
    if (this.needed.v) lines.push('v = core.V;');
    return lines;
  }

  #settle(line) {
    return line.replaceAll('@MOST', this.most).replace(/@SPENT(\d+)/g, this.loops ? 'spent + $1' : '$1');
  }

  #instruction() {
    this.at = this.pc;
    const opcode = this.read16(this.at);
    this.seen.add(this.at);
    this.source.push({ at: this.at, opcode });
    this.pc = this.at + 2;
    const translate = INSTRUCTIONS[opcode >> 6];
    if (translate) translate(this, opcode);
    else this.giveUp();
  }
}
