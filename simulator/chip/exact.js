/** Six instructions whose flags rp2040js 1.4.1 gets wrong for rare operands (a carry into the sign, a count of 0 or above
 * 32), done here instead. */
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
const EXACT = {
  2: shift('left'),
  3: shift('right'),
  4: shift('signed'),
  5: addWithCarry,
  6: (core, to, left, right) => addWithCarry(core, to, left, ~right),
  7: shift('turn'),
};

/** @returns {boolean} whether the instruction was one of them, and was done: it takes one cycle */
export function executeExactly(core, opcode) {
  const act = opcode >> 10 === 0b010000 ? EXACT[(opcode >> 6) & 15] : null;
  if (!act) return false;
  const to = opcode & 7;
  act(core, to, core.registers[to] | 0, core.registers[(opcode >> 3) & 7] | 0);
  core.registers[15] += 2;
  core.cycles++;
  return true;
}
