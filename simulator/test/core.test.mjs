/** The translated code against the core that does one instruction at a time (rp2040js and what exact.js mends): over random
 * instructions, and over a real firmware. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Machine } from '../chip/machine.js';
import { INSTRUCTIONS } from '../chip/thumb.js';
import { Trace } from '../chip/trace.js';
import { shifts } from '../chip/shifts.js';
import { Random } from '../random.js';
import { boot, firmwareOf } from '../harness.mjs';

const CODE = 0x10000400;
const DATA = 0x20001000;

function bareMachine() {
  const machine = new Machine({ translate: false });
  machine.powerOn();
  return machine;
}

// Registers, flags and code, the same for the same seed. Memory stays as the last run left it, in both machines.
function prepare(machine, seed, opcodes) {
  const { core, flash16 } = machine.mcu;
  const random = new Random(seed * 7919);
  for (let i = 0; i < 15; i++) core.registers[i] = operand(random);
  for (const flag of ['N', 'Z', 'C', 'V']) core[flag] = random.below(2) === 1;
  core.registers[13] = DATA + 4 * random.below(64);
  core.registers[15] = CODE;
  flash16.set(opcodes, (CODE - 0x10000000) / 2);
  return machine;
}

// Addresses in RAM and flash, numbers around the corners, and any.
function operand(random) {
  const corners = [0, 1, 31, 32, 33, 255, 0x7fffffff, 0x80000000, 0xffffffff];
  const kinds = [() => DATA + random.below(256), () => CODE + random.below(64), () => corners[random.below(9)], () => random.bits()];
  return kinds[random.below(kinds.length)]();
}

function stateOf({ mcu }) {
  const { registers, N, Z, C, V } = mcu.core;
  return { registers: [...registers].map((word) => word.toString(16)), N, Z, C, V };
}

function runTranslated(machine) {
  const { mcu } = machine;
  const trace = new Trace((address) => mcu.readUint16(address), CODE);
  const run = trace.compile();
  if (!run) return null;
  const ram = [Int32Array, Uint16Array, Uint8Array].map((View) => new View(mcu.sram.buffer));
  const flash = [Int32Array, Uint16Array, Uint8Array].map((View) => new View(mcu.flash.buffer));
  const registers = new Int32Array(mcu.core.registers.buffer);
  const result = run(registers, ...ram, ...flash, new Uint8Array(0x800), mcu.core, shifts, trace.most);
  return result < 0 ? { cycles: ~result, ended: true } : { cycles: result, ended: false };
}

function runStock(machine, cycles) {
  let taken = 0;
  while (taken < cycles) taken += machine.core.step();
  return taken;
}

// Any instruction that traces know, in a short run that ends with one that they don't.
function randomOpcodes(random) {
  const knownOnes = [...INSTRUCTIONS.keys()].filter((index) => INSTRUCTIONS[index] && index >> 5 !== 0b11110);
  const opcodes = Array.from({ length: 1 + random.below(6) }, () => {
    const opcode = (knownOnes[random.below(knownOnes.length)] << 6) | random.below(64);
    return opcode >> 7 === 0b010001110 || opcode >> 7 === 0b010001111 ? opcode & ~7 : opcode;
  });
  return [...opcodes, 0xbf30]; // WFI
}

test('translated instructions do what the core does, in as many cycles', () => {
  const random = new Random(4711);
  const [translated, stock] = [bareMachine(), bareMachine()];
  let compared = 0;
  for (let seed = 1; seed <= 5000; seed++) {
    const opcodes = randomOpcodes(random);
    const result = runTranslated(prepare(translated, seed, opcodes));
    if (!result?.cycles) continue;
    prepare(stock, seed, opcodes);
    const what = `seed ${seed}: ${opcodes.map((opcode) => opcode.toString(16)).join(' ')}`;
    assert.equal(runStock(stock, result.cycles), result.cycles, what);
    assert.deepEqual(stateOf(translated), stateOf(stock), what);
    assert.ok(Buffer.from(translated.mcu.sram).equals(Buffer.from(stock.mcu.sram)), `${what}: memory`);
    compared++;
  }
  assert.ok(compared > 2500, `only ${compared} runs compared`);
});

test('flags of additions with carry and of shifts by a register at their corners', () => {
  const CASES = [
    // opcode, r0, r1, carry in -> result, N Z C V
    [0x4148, 0, 0x7fffffff, true, 0x80000000, 'N--V'], // ADCS: a carry into the sign overflows
    [0x4148, 5, 0xffffffff, true, 5, '--C-'],
    [0x4188, 0, 0x7fffffff, false, 0x80000000, 'N---'], // SBCS: 0 - 0x7fffffff - 1 just fits
    [0x4088, 7, 0, true, 7, '--C-'], // LSLS by 0 leaves the carry
    [0x4088, 1, 32, false, 0, '-ZC-'],
    [0x4088, 1, 33, true, 0, '-Z--'],
    [0x40c8, 0x80000000, 32, false, 0, '-ZC-'], // LSRS
    [0x4108, 0x80000000, 200, false, 0xffffffff, 'N-C-'], // ASRS
    [0x41c8, 0x80000001, 32, false, 0x80000001, 'N-C-'], // RORS by 32 only sets the carry
    [0x41c8, 0x80000001, 0, false, 0x80000001, 'N---'],
  ];
  for (const [opcode, r0, r1, carry, result, flags] of CASES) {
    for (const run of [(machine) => machine.core.step(), runTranslated]) {
      const machine = prepare(bareMachine(), 1, [opcode, 0xbf30]);
      const { core } = machine.mcu;
      core.registers.set([r0, r1]);
      Object.assign(core, { C: carry, V: false });
      run(machine);
      const seen = [core.N && 'N', core.Z && 'Z', core.C && 'C', core.V && 'V'].map((flag) => flag || '-').join('');
      assert.deepEqual([core.registers[0], seen], [result, flags], opcode.toString(16));
    }
  }
});

test('LR in a PUSH and PC in a POP take a cycle each, as in the technical reference of the Cortex-M0+', () => {
  const CASES = [
    [0xb4f0, 5], // PUSH {r4-r7}: 1 + N
    [0xb500, 2], // PUSH {lr}
    [0xb5f0, 6], // PUSH {r4-r7, lr}
    [0xbcf0, 5], // POP {r4-r7}: 1 + N
    [0xbd00, 4], // POP {pc}: 3 + N
    [0xbdf0, 8], // POP {r4-r7, pc}
  ];
  for (const [opcode, cycles] of CASES) {
    for (const run of [(machine) => machine.core.step(), (machine) => runTranslated(machine).cycles]) {
      const machine = prepare(bareMachine(), 1, [opcode, 0xbf30]);
      machine.mcu.sram.fill(0); // where POP finds what it takes
      assert.equal(run(machine), cycles, opcode.toString(16));
    }
  }
});

test('STM with its base in the list stores the old base and leaves the new one', () => {
  for (const run of [(machine) => machine.core.step(), runTranslated]) {
    const machine = prepare(bareMachine(), 1, [0xc106, 0xbf30]); // STMIA r1!, {r1, r2}
    machine.mcu.core.registers.set([DATA, 4711], 1);
    run(machine);
    assert.equal(machine.mcu.core.registers[1], DATA + 8);
    assert.deepEqual([machine.mcu.readUint32(DATA), machine.mcu.readUint32(DATA + 4)], [DATA, 4711]);
  }
});

const uf2 = firmwareOf('picosystem');

/** A translated run of instructions may end a little behind the time asked for: lets the one that is behind catch up. */
function meet(one, other) {
  const behindBy = () => other.machine.now - one.machine.now;
  const SAME_NS = 1; // far less than a cycle; the sums of two runs differ in their last digits
  for (let i = 0; i < 100 && Math.abs(behindBy()) > SAME_NS; i++) {
    (behindBy() > 0 ? one : other).machine.run(Math.abs(behindBy()));
  }
  assert.ok(Math.abs(behindBy()) <= SAME_NS, 'they meet');
}

test('the firmware runs the same, translated or not', { skip: !existsSync(uf2) && 'no firmware built' }, () => {
  const [fast, stock] = [true, false].map((translate) => boot(readFileSync(uf2), { translate }));
  for (let i = 0; i < 40; i++) {
    for (const device of [fast, stock]) device.run(5);
    if (i === 25) for (const device of [fast, stock]) device.buttons.set('down', true);
    meet(fast, stock);
    assert.deepEqual(stateOf(fast.machine), stateOf(stock.machine), `after ${fast.ms} ms`);
    const [a, b] = [fast, stock].map(({ machine }) => Buffer.from(machine.mcu.sram));
    assert.ok(a.equals(b), `memory after ${fast.ms} ms`);
  }
  assert.equal(fast.panel.bytes, stock.panel.bytes);
});
