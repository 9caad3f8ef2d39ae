/**
 * What each Thumb instruction of the Cortex-M0+ becomes in a trace, by its upper ten bits. The times are those that
 * rp2040js gives, put right as in instruction-fixes.js; an instruction without an entry is left to rp2040js.
 */
import { registersInList } from './instruction-fixes.js';

const RAM = { start: 0x20000000, bytes: 0x42000 };
const [SP, LR, PC] = [13, 14, 15];

/** @type {((trace: import('./trace.js').Trace, opcode: number) => void)[]} by opcode >> 6 */
export const INSTRUCTIONS = new Array(1024).fill(null);

// '01000' stands for all opcodes that start with these bits.
function define(bits, translate) {
  const spread = 10 - bits.length;
  const first = parseInt(bits, 2) << spread;
  INSTRUCTIONS.fill(translate, first, first + (1 << spread));
}

const low = (opcode, shift) => (opcode >> shift) & 7;
const highTo = (opcode) => ((opcode >> 4) & 8) | (opcode & 7);
const highFrom = (opcode) => (opcode >> 3) & 15;

// ---- arithmetic: operands are copied to a and b, since the target may be one of them

function add(trace, target, left, right, carry = 'false') {
  trace.code.push(`{ const a = ${left}, b = ${right};`);
  trace.code.push(carry === 'false' ? 't = (a + b) | 0;' : `t = (a + b + (${carry} ? 1 : 0)) | 0;`);
  const out = carry === 'false' ? '(t >>> 0) < (a >>> 0)' : `(a >>> 0) + (b >>> 0) + (${carry} ? 1 : 0) > 0xffffffff`;
  trace.setCarry(out);
  trace.setOverflow('((a ^ t) & (b ^ t)) < 0');
  trace.code.push('}');
  finish(trace, target);
}

function subtract(trace, target, left, right) {
  trace.code.push(`{ const a = ${left}, b = ${right}; t = (a - b) | 0;`);
  trace.setCarry('(a >>> 0) >= (b >>> 0)');
  trace.setOverflow('((a ^ b) & (a ^ t)) < 0');
  trace.code.push('}');
  finish(trace, target);
}

// The result is in t; target null: only the flags count.
function finish(trace, target) {
  if (target !== null) trace.assign(target, 't');
  trace.setNz('t');
  trace.take(1);
}

const addRegister = (trace, opcode) => add(trace, low(opcode, 0), trace.reg(low(opcode, 3)), trace.reg(low(opcode, 6)));
const addThree = (trace, opcode) => add(trace, low(opcode, 0), trace.reg(low(opcode, 3)), low(opcode, 6));
const addByte = (trace, opcode) => add(trace, low(opcode, 8), trace.reg(low(opcode, 8)), opcode & 255);
const subRegister = (trace, opcode) => subtract(trace, low(opcode, 0), trace.reg(low(opcode, 3)), trace.reg(low(opcode, 6)));
const subThree = (trace, opcode) => subtract(trace, low(opcode, 0), trace.reg(low(opcode, 3)), low(opcode, 6));
const subByte = (trace, opcode) => subtract(trace, low(opcode, 8), trace.reg(low(opcode, 8)), opcode & 255);
const compareByte = (trace, opcode) => subtract(trace, null, trace.reg(low(opcode, 8)), opcode & 255);

function moveByte(trace, opcode) {
  trace.code.push(`t = ${opcode & 255};`);
  finish(trace, low(opcode, 8));
}

// ---- shifts by a constant; 0 stands for 32 where a shift by 0 would make no sense

function shiftLeft(trace, opcode) {
  const [count, from] = [(opcode >> 6) & 31, trace.reg(low(opcode, 3))];
  if (count) trace.setCarry(`((${from} >>> ${32 - count}) & 1) === 1`);
  trace.code.push(`t = ${from} << ${count};`);
  finish(trace, low(opcode, 0));
}

function shiftRight(trace, opcode) {
  const [count, from] = [(opcode >> 6) & 31 || 32, trace.reg(low(opcode, 3))];
  trace.setCarry(`((${from} >>> ${count - 1}) & 1) === 1`);
  trace.code.push(count === 32 ? 't = 0;' : `t = (${from} >>> ${count}) | 0;`);
  finish(trace, low(opcode, 0));
}

function shiftSigned(trace, opcode) {
  const [count, from] = [(opcode >> 6) & 31 || 32, trace.reg(low(opcode, 3))];
  trace.setCarry(`((${from} >>> ${count - 1}) & 1) === 1`);
  trace.code.push(`t = ${from} >> ${Math.min(31, count)};`);
  finish(trace, low(opcode, 0));
}

// ---- data processing on two low registers

const logic = (expression, keeps = true) => (trace, opcode) => {
  const [to, from] = [low(opcode, 0), low(opcode, 3)];
  trace.code.push(`t = ${expression(trace.reg(to), trace.reg(from))};`);
  finish(trace, keeps ? to : null);
};

// By a register: help has the cases of counts over 31.
const shiftBy = (name) => (trace, opcode) => {
  const [to, count] = [low(opcode, 0), `(${trace.reg(low(opcode, 3))} & 255)`];
  trace.code.push(`t = help.${name}(${trace.reg(to)}, ${count});`);
  const { carry } = trace;
  trace.setCarry(`help.${name}Carry(${trace.reg(to)}, ${count}, ${carry})`);
  finish(trace, to);
};

const onPair = (act) => (trace, opcode) => act(trace, low(opcode, 0), trace.reg(low(opcode, 0)), trace.reg(low(opcode, 3)));

const DATA_PROCESSING = [
  logic((a, b) => `${a} & ${b}`),
  logic((a, b) => `${a} ^ ${b}`),
  shiftBy('left'),
  shiftBy('right'),
  shiftBy('signed'),
  onPair((trace, to, a, b) => add(trace, to, a, b, trace.carry)),
  onPair((trace, to, a, b) => add(trace, to, a, `~${b}`, trace.carry)),
  shiftBy('turn'),
  logic((a, b) => `${a} & ${b}`, false),
  (trace, opcode) => subtract(trace, low(opcode, 0), '0', trace.reg(low(opcode, 3))),
  onPair((trace, _, a, b) => subtract(trace, null, a, b)),
  onPair((trace, _, a, b) => add(trace, null, a, b)),
  logic((a, b) => `${a} | ${b}`),
  logic((a, b) => `Math.imul(${a}, ${b})`),
  logic((a, b) => `${a} & ~${b}`),
  logic((_, b) => `~${b}`),
];

// ---- on all registers

function addHigh(trace, opcode) {
  const to = highTo(opcode);
  const sum = `(${trace.reg(to)} + ${trace.reg(highFrom(opcode))}) | 0`;
  trace.take(1);
  if (to === PC) return leaveFor(trace, sum);
  trace.assign(to, to === SP ? `(${sum}) & ~3` : sum);
}

function moveHigh(trace, opcode) {
  const to = highTo(opcode);
  const from = trace.reg(highFrom(opcode));
  trace.take(1);
  if (to === PC) return leaveFor(trace, from);
  trace.assign(to, to === SP ? `${from} & ~3` : from);
}

// ADD and MOV to the program counter, unlike BX, are never returns from exceptions.
function leaveFor(trace, value) {
  trace.take(1);
  trace.code.push(`t = ${value};`);
  trace.leaveToT();
}

const compareHigh = (trace, opcode) => subtract(trace, null, trace.reg(highTo(opcode)), trace.reg(highFrom(opcode)));

function branchExchange(trace, opcode) {
  if (highFrom(opcode) === PC) return trace.giveUp(); // a switch to ARM code, which the core hasn't
  trace.leaveToValue(trace.reg(highFrom(opcode)));
  trace.take(2);
  if (opcode & 0x80) trace.assign(LR, `${(trace.at + 2) | 1}`);
  trace.leaveToT();
}

// ---- memory: RAM and flash at once, all else by rp2040js

const inRam = (bytes) => `(t - ${RAM.start}) >>> 0 <= ${RAM.bytes - bytes}`;
const inFlash = (bytes) => `t >>> 24 === 0x10${bytes > 1 ? ` && !(t & ${bytes - 1})` : ''}`;
// A store into code that was translated is rp2040js' matter, so that the trace is forgotten.
const isCode = (address) => `K[(${address} & 0x7ffff) >> 8]`;
const VIEWS = { 1: ['M8', 'F8', 0], 2: ['M16', 'F16', 1], 4: ['M32', 'F32', 2] };

function load(trace, to, address, bytes, extend = (value) => value) {
  const [ram, flash, shift] = VIEWS[bytes];
  const aligned = bytes > 1 ? ` && !(t & ${bytes - 1})` : '';
  trace.code.push(`t = (${address}) | 0;`);
  trace.code.push(`if (${inRam(bytes)}${aligned}) t = ${ram}[(t & 0x7ffff) >> ${shift}];`);
  trace.code.push(`else if (${inFlash(bytes)}) t = ${flash}[(t & 0xffffff) >> ${shift}];`);
  trace.code.push('else');
  trace.giveUpIf('true');
  trace.assign(to, extend('t'));
  trace.take(2);
}

function store(trace, value, address, bytes) {
  const [ram, , shift] = VIEWS[bytes];
  trace.code.push(`t = (${address}) | 0;`);
  trace.giveUpIf(`!(${inRam(bytes)})${bytes > 1 ? ` || t & ${bytes - 1}` : ''} || ${isCode('t')}`);
  trace.code.push(`${ram}[(t & 0x7ffff) >> ${shift}] = ${value};`);
  trace.take(2);
}

const byRegisters = (trace, opcode) => `${trace.reg(low(opcode, 3))} + ${trace.reg(low(opcode, 6))}`;
const byOffset = (trace, opcode, bytes) => `${trace.reg(low(opcode, 3))} + ${((opcode >> 6) & 31) * bytes}`;
const byStack = (trace, opcode) => `${trace.reg(SP)} + ${(opcode & 255) * 4}`;

const loadBy = (address, bytes, extend) => (trace, opcode) =>
  load(trace, low(opcode, 0), address(trace, opcode, bytes), bytes, extend);
const storeBy = (address, bytes) => (trace, opcode) =>
  store(trace, trace.reg(low(opcode, 0)), address(trace, opcode, bytes), bytes);

function loadLiteral(trace, opcode) {
  load(trace, low(opcode, 8), `${((trace.at + 4) & ~3) + (opcode & 255) * 4}`, 4);
}

// ---- many registers

// t becomes the first word's index in RAM.
function wordsAt(trace, address, count, writes = false) {
  const code = writes ? ` || ${isCode('t')} || ${isCode(`(t + ${4 * count - 1})`)}` : '';
  trace.code.push(`t = (${address}) | 0;`);
  trace.giveUpIf(`!(${inRam(4 * count)}) || t & 3${code}`);
  trace.code.push('t = (t & 0x7ffff) >> 2;');
}

function storeMany(trace, opcode) {
  const [base, registers] = [low(opcode, 8), registersInList(opcode)];
  if (!registers.length) return trace.giveUp();
  wordsAt(trace, trace.reg(base), registers.length, true);
  registers.forEach((index, i) => trace.code.push(`M32[t + ${i}] = ${trace.reg(index)};`));
  trace.assign(base, `(${trace.reg(base)} + ${4 * registers.length}) | 0`);
  trace.take(1 + registers.length);
}

function loadMany(trace, opcode) {
  const [base, registers] = [low(opcode, 8), registersInList(opcode)];
  if (!registers.length || registers.includes(base)) return trace.giveUp();
  wordsAt(trace, trace.reg(base), registers.length);
  registers.forEach((index, i) => trace.assign(index, `M32[t + ${i}]`));
  trace.assign(base, `(${trace.reg(base)} + ${4 * registers.length}) | 0`);
  trace.take(1 + registers.length);
}

function push(trace, opcode) {
  const registers = registersInList(opcode);
  const all = opcode & 0x100 ? [...registers, LR] : registers;
  wordsAt(trace, `${trace.reg(SP)} - ${4 * all.length}`, all.length, true);
  all.forEach((index, i) => trace.code.push(`M32[t + ${i}] = ${trace.reg(index)};`));
  trace.assign(SP, `(${trace.reg(SP)} - ${4 * all.length}) | 0`);
  trace.take(1 + all.length);
}

function pop(trace, opcode) {
  const registers = registersInList(opcode);
  const toPc = opcode & 0x100;
  const count = registers.length + (toPc ? 1 : 0);
  wordsAt(trace, trace.reg(SP), count);
  if (toPc) trace.giveUpIf(`M32[t + ${registers.length}] >>> 28 === 15`);
  registers.forEach((index, i) => trace.assign(index, `M32[t + ${i}]`));
  trace.assign(SP, `(${trace.reg(SP)} + ${4 * count}) | 0`);
  trace.take(1 + count);
  if (!toPc) return;
  trace.take(2);
  trace.code.push(`t = M32[t + ${registers.length}];`);
  trace.leaveToT();
}

// ---- branches

const CONDITIONS = [
  (trace) => trace.zero,
  (trace) => trace.carry,
  (trace) => trace.negative,
  (trace) => trace.overflow,
  (trace) => `${trace.carry} && !(${trace.zero})`,
  (trace) => `(${trace.negative}) === ${trace.overflow}`,
  (trace) => `(${trace.negative}) === ${trace.overflow} && !(${trace.zero})`,
];

function branchIf(trace, opcode) {
  const condition = (opcode >> 8) & 15;
  if (condition >= 14) return trace.giveUp(); // UDF, SVC
  const holds = CONDITIONS[condition >> 1](trace);
  trace.take(1);
  trace.leaveIf(condition & 1 ? `!(${holds})` : holds, trace.at + 4 + ((opcode << 24) >> 23));
}

function branch(trace, opcode) {
  trace.take(2);
  trace.jump(trace.at + 4 + ((opcode << 21) >> 20));
}

function branchLink(trace, opcode) {
  const second = trace.read16(trace.at + 2);
  if ((second & 0xd000) !== 0xd000 || opcode >> 11 !== 0b11110) return trace.giveUp();
  trace.source.push({ at: trace.at + 2, opcode: second });
  const sign = (opcode >> 10) & 1;
  const i1 = 1 ^ ((second >> 13) & 1) ^ sign;
  const i2 = 1 ^ ((second >> 11) & 1) ^ sign;
  const offset = (-sign << 24) | (i1 << 23) | (i2 << 22) | ((opcode & 0x3ff) << 12) | ((second & 0x7ff) << 1);
  trace.assign(LR, `${(trace.at + 4) | 1}`);
  trace.take(3);
  trace.jump(trace.at + 4 + offset);
}

// ---- the rest

const addressFrom = (trace, opcode) => {
  trace.assign(low(opcode, 8), `${((trace.at + 4) & ~3) + (opcode & 255) * 4}`);
  trace.take(1);
};

const addressOnStack = (trace, opcode) => {
  trace.assign(low(opcode, 8), `(${byStack(trace, opcode)}) | 0`);
  trace.take(1);
};

const moveStack = (trace, opcode) => {
  const by = (opcode & 127) * (opcode & 128 ? -4 : 4);
  trace.assign(SP, `(${trace.reg(SP)} + ${by}) | 0`);
  trace.take(1);
};

const convert = (expression) => (trace, opcode) => {
  trace.assign(low(opcode, 0), expression(trace.reg(low(opcode, 3))));
  trace.take(1);
};

const signHalf = (value) => `(${value} << 16) >> 16`;
const signByte = (value) => `(${value} << 24) >> 24`;

define('00000', shiftLeft);
define('00001', shiftRight);
define('00010', shiftSigned);
define('0001100', addRegister);
define('0001101', subRegister);
define('0001110', addThree);
define('0001111', subThree);
define('00100', moveByte);
define('00101', compareByte);
define('00110', addByte);
define('00111', subByte);
DATA_PROCESSING.forEach((translate, i) => define(`010000${i.toString(2).padStart(4, '0')}`, translate));
define('01000100', addHigh);
define('01000101', compareHigh);
define('01000110', moveHigh);
define('01000111', branchExchange);
define('01001', loadLiteral);
define('0101000', storeBy(byRegisters, 4));
define('0101001', storeBy(byRegisters, 2));
define('0101010', storeBy(byRegisters, 1));
define('0101011', loadBy(byRegisters, 1, signByte));
define('0101100', loadBy(byRegisters, 4));
define('0101101', loadBy(byRegisters, 2));
define('0101110', loadBy(byRegisters, 1));
define('0101111', loadBy(byRegisters, 2, signHalf));
define('01100', storeBy(byOffset, 4));
define('01101', loadBy(byOffset, 4));
define('01110', storeBy(byOffset, 1));
define('01111', loadBy(byOffset, 1));
define('10000', storeBy(byOffset, 2));
define('10001', loadBy(byOffset, 2));
define('10010', (trace, opcode) => store(trace, trace.reg(low(opcode, 8)), byStack(trace, opcode), 4));
define('10011', (trace, opcode) => load(trace, low(opcode, 8), byStack(trace, opcode), 4));
define('10100', addressFrom);
define('10101', addressOnStack);
define('10110000', moveStack);
define('1011001000', convert(signHalf));
define('1011001001', convert(signByte));
define('1011001010', convert((value) => `${value} & 0xffff`));
define('1011001011', convert((value) => `${value} & 0xff`));
define('1011010', push);
define('1011110', pop);
define('11000', storeMany);
define('11001', loadMany);
define('1101', branchIf);
define('11100', branch);
define('11110', branchLink);
