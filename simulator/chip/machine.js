/**
 * An RP2040 with its flash, from power-on to pulled plug. rp2040js does the chip; this adds what it lacks: the boot ROM's
 * services, time for flash, noise in RAM at power-on, resets that keep what a reset keeps, and pins that pull-ups hold.
 *
 * Time is in nanoseconds since the machine was made, and goes on over resets. The world outside (buttons, the plug, the
 * panel's own clock) acts by `at`.
 */
import { Random } from '../random.js';
import { readUf2 } from '../uf2.js';
import { BOOTROM } from './bootrom.js';
import { ClockTree } from './clocks.js';
import { Core } from './core.js';
import { Current } from './current.js';
import { Flash } from './flash.js';
import { patchChip } from './patches.js';
import { Pins } from './pins.js';
import { RP2040, SimulationClock } from './rp2040js.js';
import { performBootromCall } from './bootrom-calls.js';

const BOOT2_BYTES = 256;
const BOOT2_RAM = 0x20041f00; // where the ROM copies the second stage to, and the stack's start
const RING_OSCILLATOR_HZ = 6.5e6; // clk_sys until firmware sets the PLL
const WATCHDOG = 0x40058;
const ROM_WORDS = 4096;

export class Machine {
  /**
   * @param {{seed?: number, translate?: boolean}} [options] seed: for noise; translate: false for rp2040js' own core
   */
  constructor({ seed = 1, translate = true } = {}) {
    this.random = new Random(seed);
    this.translate = translate;
    this.flash = new Flash(seed);
    this.pins = new Pins(this);
    /** @type {((mcu: RP2040) => void)[]} called with every new chip: at power-on and after each reset */
    this.onChip = [];
    this.agenda = [];
    this.time = 0;
    this.powered = false;
    this.stats = { instructions: 0, awakeNs: 0, deepNs: 0, resets: 0 };
    this.current = new Current(this);
    /** Does a USB cable bring power? @type {() => boolean} */
    this.cablePlugged = () => true;
    /** What firmware did that hardware would not like. @type {{at: number, what: string}[]} */
    this.complaints = [];
    /** @type {(byte: number) => void} */
    this.onSerial = () => {};
    this.flash.onBegin = () => this.#chargeFlash();
    this.flash.onChange = (at, count) => this.core?.forget(at, count);
    /** @type {{operation: number, fraction: number} | null} pull the plug inside the flash operation of that number */
    this.cut = null;
  }

  /** @returns {number} nanoseconds */
  get now() {
    return this.powered ? this.base + this.clock.nanosCounter : this.time;
  }

  /** @param {Uint8Array} uf2 written to flash as the boot ROM's drive would */
  load(uf2) {
    for (const { at, bytes } of readUf2(uf2)) this.flash.load(at, bytes);
  }

  powerOn() {
    if (this.powered) return;
    const sram = new Uint8Array(264 * 1024);
    const words = new Int32Array(sram.buffer);
    for (let i = 0; i < words.length; i++) words[i] = this.random.bits();
    this.powered = true;
    /** What started the chip last; the watchdog doesn't change it. @type {'power' | 'pin'} */
    this.cause = 'power';
    this.#startChip(this.time, { sram });
  }

  /** The plug is pulled: RAM is lost, and so is what flash was at. */
  powerOff() {
    if (!this.powered) return;
    this.current.settle();
    this.time = this.now;
    this.flash.tear(this.time);
    this.powered = false;
    this.clockTree = null;
    this.mcu = this.core = null;
  }

  /** The RUN pin, as a reset button pulls it: RAM stays, the watchdog's scratch registers don't. */
  reset() {
    this.flash.tear(this.now);
    this.cause = 'pin';
    this.#startChip(this.now, { sram: this.mcu.sram });
  }

  /**
   * Calls back at that time.
   * @param {() => boolean} [matters] false while the core sleeps: nothing would wake it, so that it can come late
   * @returns {object} for `cancel`
   */
  at(time, callback, matters = () => true) {
    const event = { time: Math.max(time, this.now), callback, matters };
    let index = this.agenda.length;
    while (index > 0 && this.agenda[index - 1].time > event.time) index--;
    this.agenda.splice(index, 0, event);
    return event;
  }

  cancel(event) {
    const index = this.agenda.indexOf(event);
    if (index >= 0) this.agenda.splice(index, 1);
  }

  /** @returns {number} nanoseconds for which nothing can happen in the chip, unless somebody acts on it from outside */
  get restNs() {
    const event = this.agenda.find(({ matters }) => matters());
    const asked = event ? event.time - this.now : Infinity;
    if (!this.powered) return asked;
    if (!this.core.sleeps || this.resetPending || this.flash.busy) return 0;
    return Math.min(asked, (this.clock.nextAlarm?.nanos ?? Infinity) - this.clock.nanosCounter);
  }

  /** @param {number} ns how long */
  run(ns) {
    const until = this.now + ns;
    for (;;) {
      while (this.agenda.length && this.#reached(this.agenda[0].time)) this.agenda.shift().callback();
      if (this.#reached(until)) return;
      this.#runTo(Math.min(until, this.agenda[0]?.time ?? until));
    }
  }

  // Asked in the chip's time, which is what can be run to: `now`, a sum, may be rounded to just before it for ever.
  #reached(time) {
    return this.powered ? this.clock.nanosCounter >= time - this.base : this.time >= time;
  }

  #runTo(end) {
    if (!this.powered) this.time = end;
    else if (this.resetPending) this.#resetByWatchdog();
    else if (this.flash.busy) this.#waitForFlash(end);
    else this.core.run(end - this.base);
  }

  #waitForFlash(end) {
    const to = Math.min(end, this.flash.endsAt);
    const left = Math.max(0, to - this.base - this.clock.nanosCounter);
    this.stats.awakeNs += left;
    this.clock.tick(left);
    if (this.#reached(to)) this.flash.settle(to);
    if (!this.flash.busy) this.core.afterStall();
  }

  #chargeFlash() {
    const { cut, flash } = this;
    if (cut && flash.begun === cut.operation) {
      this.at(this.now + (flash.endsAt - this.now) * cut.fraction, () => this.powerOff());
    }
  }

  #resetByWatchdog() {
    const old = this.mcu.peripherals[WATCHDOG];
    this.stats.resets++;
    this.#startChip(this.now, { sram: this.mcu.sram, watchdog: old });
  }

  #startChip(base, { sram, watchdog }) {
    if (this.clockTree) this.current.settle();
    this.base = base;
    this.clock = new SimulationClock();
    this.resetPending = false;
    this.bootloader = false;
    const mcu = (this.mcu = new RP2040(this.clock));
    mcu.bootrom.set(romWords());
    this.#giveMemory(mcu, sram);
    patchChip(this, mcu);
    this.core = new Core(this, mcu);
    this.clockTree = new ClockTree(this, mcu, () => this.current.settle());
    this.#hookWatchdog(mcu.peripherals[WATCHDOG], watchdog);
    mcu.onBreak = (number) => performBootromCall(this, number);
    mcu.uart[0].onByte = (byte) => this.onSerial(byte);
    this.pins.attach(mcu);
    for (const hook of this.onChip) hook(mcu);
    this.#enterBoot2(mcu);
  }

  #giveMemory(mcu, sram) {
    mcu.flash = this.flash.bytes;
    mcu.flash16 = new Uint16Array(mcu.flash.buffer);
    mcu.flashView = new DataView(mcu.flash.buffer);
    mcu.sram = sram;
    mcu.sramView = new DataView(sram.buffer);
  }

  #hookWatchdog(watchdog, old) {
    if (old) {
      watchdog.scratchData.set(old.scratchData);
      watchdog.reason = old.reason;
    }
    watchdog.onWatchdogTrigger = () => {
      this.resetPending = true;
      watchdog.timer.enable = watchdog.alarm.enable = false;
      this.core.stop();
    };
  }

  // The ROM copies the second stage to RAM, and runs it if its checksum is right; otherwise it waits for a UF2 over USB.
  #enterBoot2(mcu) {
    const boot2 = this.flash.bytes.slice(0, BOOT2_BYTES);
    mcu.clkSys = RING_OSCILLATOR_HZ;
    if (!boot2IsRight(boot2)) return this.enterBootloader();
    mcu.sram.set(boot2, BOOT2_RAM - 0x20000000);
    mcu.core.SP = BOOT2_RAM;
    mcu.core.LR = 0;
    mcu.core.PC = BOOT2_RAM;
  }

  /** The boot ROM's USB drive: nothing of the firmware runs any more. */
  enterBootloader() {
    this.bootloader = true;
    this.mcu.core.waiting = true;
    this.mcu.core.enabledInterrupts = 0;
  }

  complain(what) {
    this.complaints.push({ at: this.now, what });
  }
}

function romWords() {
  const words = new Uint32Array(ROM_WORDS);
  new Uint8Array(words.buffer).set(BOOTROM);
  return words;
}

// CRC-32 as the datasheet gives it (2.8.1.3.1): polynomial 0x04c11db7, from all ones, neither end reflected.
function boot2IsRight(boot2) {
  let crc = -1;
  for (const byte of boot2.subarray(0, BOOT2_BYTES - 4)) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc < 0 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return new DataView(boot2.buffer).getInt32(BOOT2_BYTES - 4, true) === (crc | 0);
}
