/**
 * What rp2040js 1.4.1 gets wrong, done here instead: the flags of six instructions for rare operands (a carry into the sign,
 * a count of 0 or above 32); STM with its base among what it stores, which loses the new base; BLX by LR, which jumps to where
 * it is to return; and the cycle that LR takes in a PUSH and PC in a POP (Cortex-M0+ technical reference, table 3-1: 1 + N
 * and 3 + N, these two counted in N).
 */
import { shifts } from './shifts.js';

const shift = (name) => (core, to, value, count) => {
  core.C = shifts[`${name}Carry`](value, count & 255, core.C);
  put(core, to, shifts[name](value, count & 255));
};

function addWithCarry(core, to, left, right) {
  const sum = (left >>> 0) + (right >>> 0) + (core.C ? 1 : 0);
  core.C = sum > 0xffffffff;
  core.V = ((left ^ sum) & (right ^ sum)) < 0;
  put(core, to, sum | 0);
}

function put(core, to, result) {
  core.registers[to] = result;
  core.N = result < 0;
  core.Z = result === 0;
}

// By the bits 6 to 9 of data processing, 010000xxxx.
const DATA_PROCESSING = {
  2: shift('left'),
  3: shift('right'),
  4: shift('signed'),
  5: addWithCarry,
  6: (core, to, left, right) => addWithCarry(core, to, left, ~right),
  7: shift('turn'),
};

/** Which registers a list of STM, PUSH or POP names. @returns {number[]} */
export const registersInList = (opcode) => [0, 1, 2, 3, 4, 5, 6, 7].filter((index) => opcode & (1 << index));

// With the base in its list too: rp2040js then leaves the base as it was. What it stores of it is the old one, as here.
function storeMany(core, opcode) {
  const base = (opcode >> 8) & 7;
  const registers = registersInList(opcode);
  const from = core.registers[base];
  registers.forEach((index, i) => core.writeUint32(from + 4 * i, core.registers[index]));
  core.registers[base] = from + 4 * registers.length;
  return done(core, 1 + registers.length);
}

function done(core, cycles) {
  core.registers[15] += 2;
  core.cycles += cycles;
  return cycles;
}

function oneMore(core) {
  core.cycles++;
  return core.executeInstruction() + 1;
}

function branchLink(core, opcode) {
  const target = core.registers[(opcode >> 3) & 15];
  const cycles = core.executeInstruction();
  core.registers[15] = target & ~1;
  return cycles;
}

function processData(core, opcode) {
  const to = opcode & 7;
  DATA_PROCESSING[(opcode >> 6) & 15](core, to, core.registers[to] | 0, core.registers[(opcode >> 3) & 7] | 0);
  return done(core, 1);
}

const PUSH_LR = 0b10110101;
const POP_PC = 0b10111101;
const BLX = 0b010001111; // of nine bits

/** One instruction, by rp2040js where it is right. @returns {number} cycles */
export function execute(core, opcode) {
  if (opcode >> 10 === 0b010000 && DATA_PROCESSING[(opcode >> 6) & 15]) return processData(core, opcode);
  if (opcode >> 11 === 0b11000) return storeMany(core, opcode);
  if (opcode >> 8 === PUSH_LR || opcode >> 8 === POP_PC) return oneMore(core);
  if (opcode >> 7 === BLX) return branchLink(core, opcode);
  return core.executeInstruction();
}
