/** The translated code against the core that does one instruction at a time (rp2040js and what instruction-fixes.js puts right): over random
 * instructions, and over a real firmware. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bootKnown, firmwareOf } from '../harness.mjs';
import { bareMachine, CODE, DATA, prepare, RandomCode, runTranslated, stateOf } from '../random-code.mjs';

test('translated instructions do what the core does, in as many cycles', () => {
  const code = new RandomCode(4711);
  code.batch(3000);
  assert.ok(code.count.translated > 50000, `only ${code.count.translated} instructions compared`);
});

const WFI = 0xbf30; // which traces end at
const STEP = (machine) => machine.core.step();

/** A machine that is to execute these next. */
function machineWith(opcodes) {
  const machine = bareMachine();
  machine.mcu.flash16.set([...opcodes, WFI], (CODE - 0x10000000) / 2);
  prepare(machine, 1);
  return machine;
}

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
    for (const run of [STEP, runTranslated]) {
      const machine = machineWith([opcode]);
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
    for (const run of [STEP, runTranslated]) {
      const machine = machineWith([opcode]);
      machine.mcu.sram.fill(0); // where POP finds what it takes
      assert.equal(run(machine), cycles, opcode.toString(16));
    }
  }
});

test('STM with its base in the list stores the old base and leaves the new one', () => {
  for (const run of [STEP, runTranslated]) {
    const machine = machineWith([0xc106]); // STMIA r1!, {r1, r2}
    machine.mcu.core.registers.set([DATA, 4711], 1);
    run(machine);
    assert.equal(machine.mcu.core.registers[1], DATA + 8);
    assert.deepEqual([machine.mcu.readUint32(DATA), machine.mcu.readUint32(DATA + 4)], [DATA, 4711]);
  }
});

test('BLX by LR jumps to where LR points before', () => {
  for (const run of [STEP, runTranslated]) {
    const machine = machineWith([0x47f0]); // BLX lr
    machine.mcu.core.registers[14] = CODE + 0x41;
    run(machine);
    assert.deepEqual([...machine.mcu.core.registers.subarray(14)], [(CODE + 2) | 1, CODE + 0x40]);
  }
});

const uf2 = firmwareOf('picosystem');

/** A translated run of instructions may end a little after the time asked for: lets the one that is behind catch up. */
function meet(one, other) {
  const behindBy = () => other.machine.now - one.machine.now;
  const SAME_NS = 1; // far less than a cycle; the sums of two runs differ in their last digits
  for (let i = 0; i < 100 && Math.abs(behindBy()) > SAME_NS; i++) {
    (behindBy() > 0 ? one : other).machine.run(Math.abs(behindBy()));
  }
  assert.ok(Math.abs(behindBy()) <= SAME_NS, 'they meet');
}

test('the firmware runs the same, translated or not', { skip: !existsSync(uf2) && 'no firmware built' }, () => {
  const [fast, stock] = [true, false].map((translate) => bootKnown(readFileSync(uf2), { translate }));
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
