/**
 * The run loop: sleeps, interrupts, faults, and instructions, which go by the translator where it can and one by one on
 * rp2040js' core where it can't (peripherals, rare instructions, the last ones before an alarm).
 */
import { execute } from './instruction-fixes.js';
import { Translator } from './translator.js';

const HARD_FAULT = 3;
const EXCEPTION_ENTRY_CYCLES = 15; // Cortex-M0+ technical reference, "interrupt latency", no wait states

export class Core {
  /** @param {import('./machine.js').Machine} machine */
  constructor(machine, mcu) {
    this.machine = machine;
    this.mcu = mcu;
    this.clock = machine.clock;
    this.core = mcu.core;
    this.stopped = false;
    this.fault = null;
    this.lockedUp = false;
    this.core.setInterrupt = (irq, value) => this.#setInterrupt(irq, value);
    mcu.logger = this.#faultingLogger();
    this.translator = machine.translate ? new Translator(mcu) : null;
  }

  /** Runs until the chip's clock is there, or `stop` was called. @param {number} end nanoseconds on the chip's clock */
  run(end) {
    const { clock, core } = this;
    this.stopped = false;
    while (clock.nanosCounter < end && !this.stopped) {
      if (core.waiting && !this.#wake()) this.#sleep(end);
      else this.#runAwake(end);
    }
  }

  /** Ends `run` after the present instruction. */
  stop() {
    this.stopped = true;
  }

  /** Flash can be read again, but may hold something else. */
  afterStall() {
    this.stopped = false;
  }

  /** Flash has changed there. */
  forget(at, count) {
    this.translator?.forget(at, count);
  }

  /** The present instruction raises a hard fault. */
  raiseFault(why) {
    this.fault ??= why;
  }

  /** A fault in a fault: the core hangs until a reset. */
  lockUp(why) {
    this.lockedUp = true;
    this.core.waiting = true;
    this.core.enabledInterrupts = 0;
    this.machine.complain(`locked up: ${why}`);
  }

  // An instruction may overtake the end of the slice by a few cycles; the next slice starts later.
  #runAwake(end) {
    const { clock, core, mcu } = this;
    const from = clock.nanosCounter;
    if (core.interruptsUpdated) this.#takeInterrupt();
    const nsPerCycle = 1e9 / mcu.clkSys;
    const limit = Math.min(end, clock.nextAlarm?.nanos ?? Infinity) - clock.nanosCounter;
    const cycles = this.translator ? this.translator.run(limit / nsPerCycle) : 0;
    if (cycles) clock.tick(cycles * nsPerCycle);
    if (!core.interruptsUpdated && !this.stopped) clock.tick(this.step() * nsPerCycle);
    this.machine.stats.awakeNs += clock.nanosCounter - from;
  }

  /** One instruction on rp2040js' core. @returns {number} cycles */
  step() {
    const { core } = this;
    const pc = core.registers[15] & ~1;
    this.fault = null;
    const opcode = this.mcu.readUint16(pc);
    this.#checkAlignment(opcode);
    if (this.fault) return this.#takeFault(pc);
    const cycles = execute(core, opcode);
    core.registers[15] &= ~1;
    this.machine.stats.instructions++;
    return this.fault ? this.#takeFault(pc) : cycles;
  }

  #takeInterrupt() {
    const { clock, core, mcu } = this;
    if (!core.checkForInterrupts()) return;
    core.registers[15] &= ~1;
    clock.tick((EXCEPTION_ENTRY_CYCLES * 1e9) / mcu.clkSys);
  }

  #takeFault(pc) {
    const { core, fault } = this;
    this.fault = null;
    core.registers[15] = pc;
    this.machine.complain(`hard fault at ${pc.toString(16)}: ${fault}`);
    if (core.IPSR !== HARD_FAULT) core.exceptionEntry(HARD_FAULT);
    else this.fault = fault;
    if (this.fault) this.lockUp(this.fault);
    core.registers[15] &= ~1;
    return EXCEPTION_ENTRY_CYCLES;
  }

  /** Only an interrupt would wake it, and none is pending. */
  get sleeps() {
    return this.core.waiting && !this.#mayWake();
  }

  #mayWake() {
    const { core } = this;
    const pending = core.pendingInterrupts & core.enabledInterrupts || core.pendingSystick || core.pendingPendSV;
    return Boolean(pending) && !this.lockedUp;
  }

  // With PRIMASK set, a pending interrupt wakes the core, but is not taken.
  #wake() {
    const { core } = this;
    if (!this.#mayWake()) return false;
    core.waiting = false;
    core.interruptsUpdated = true;
    return true;
  }

  #sleep(end) {
    const { clock, machine } = this;
    const to = Math.min(end, clock.nextAlarm?.nanos ?? Infinity);
    const ns = Math.max(0, to - clock.nanosCounter);
    const { sleepsDeeply } = machine.clockTree;
    if (sleepsDeeply) machine.clockTree.falling();
    clock.tick(ns);
    if (sleepsDeeply) machine.stats.deepNs += ns;
  }

  #setInterrupt(irq, value) {
    const { core } = this;
    const bit = 1 << irq;
    if (!value) core.pendingInterrupts &= ~bit;
    else if (!(core.pendingInterrupts & bit)) {
      core.pendingInterrupts |= bit;
      core.interruptsUpdated = true;
    }
  }

  // rp2040js only checks whole words, and only logs it.
  #checkAlignment(opcode) {
    const address = halfwordAddress(opcode, this.core.registers);
    if (address & 1) this.raiseFault(`unaligned halfword at ${(address >>> 0).toString(16)}`);
  }

  // The messages of rp2040js that mean a hard fault on hardware.
  #faultingLogger() {
    const FAULTS = [/^Read from invalid memory/, /^Write to undefined/, /not 32 bit aligned/, /is not implemented yet/];
    const look = (_, message) => {
      if (FAULTS.some((fault) => fault.test(message))) this.raiseFault(message);
    };
    return { debug() {}, info() {}, warn: look, error: look };
  }
}

// STRH, LDRH with an offset: 1000x; STRH, LDRH, LDRSH with a register: 0101001, 0101101, 0101111.
function halfwordAddress(opcode, registers) {
  const base = registers[(opcode >> 3) & 7];
  if (opcode >> 12 === 0b1000) return base;
  const kind = opcode >> 9;
  const byRegister = kind === 0b0101001 || kind === 0b0101101 || kind === 0b0101111;
  return byRegister ? base + registers[(opcode >> 6) & 7] : 0;
}
