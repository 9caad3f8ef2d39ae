/**
 * PWM: what a pin does, read from its slice's registers (how often, and how much of the time it is high), and where a
 * pin stays when its slice is stopped.
 *
 * A level or a period that is written to a running slice counts from the next wrap on, and a slice that is stopped leaves
 * its pins as they are at that moment: RP2040 data sheet, 4.5.2.1 and 4.5.2.4; the SDK's comment on pwm_set_enabled;
 * pico-sdk issue 488.
 */

const FUNCTION_PWM = 4;
const PHASE_CORRECT = 2;
const ENABLED = 1;
const INVERT = [1 << 2, 1 << 3]; // channel A, B
const COUNTER = 0x08; // of a slice's registers
const SLICE_BYTES = 0x14;
const ALL_SLICES = 8 * SLICE_BYTES;

// 8.4 bits; 0 means 256.
const dividerOf = (div) => (div || 0x1000) / 16;

/** One slice's counter, followed from write to write. */
export class Slice {
  constructor() {
    Object.assign(this, { enabled: false, counter: 0, at: 0, top: 0xffff, cc: 0, next: { top: 0xffff, cc: 0 }, high: [false, false] });
  }

  /** Its registers were written. @param {{csr: number, div: number, cc: number, top: number}} channel as they are now */
  written(channel, now, clockHz, counter) {
    if (this.enabled) this.#runTo(now, clockHz);
    this.at = now;
    if (counter !== undefined) this.counter = counter;
    this.next = { top: channel.top, cc: channel.cc };
    const enabled = Boolean(channel.csr & ENABLED);
    if (this.enabled && !enabled) this.high = [0, 1].map((side) => this.#isHigh(side, channel.csr));
    if (enabled && !this.enabled) Object.assign(this, this.next);
    this.enabled = enabled;
    this.divider = dividerOf(channel.div);
  }

  // Runs through the wrap, if there was one: what was written before it counts then.
  #runTo(now, clockHz) {
    const ticks = Math.floor(((now - this.at) * clockHz) / 1e9 / this.divider);
    const left = this.top + 1 - this.counter;
    if (ticks < left) this.counter += ticks;
    else {
      Object.assign(this, this.next);
      this.counter = (ticks - left) % (this.top + 1);
    }
  }

  #isHigh(side, csr) {
    const level = (side ? this.cc >>> 16 : this.cc) & 0xffff;
    return this.counter < level !== Boolean(csr & INVERT[side]);
  }
}

/** Follows a new chip's slices. */
export function followPwm(machine, mcu) {
  mcu.pwmSlices = Array.from({ length: 8 }, () => new Slice());
  return (offset, value) => {
    const index = Math.floor(offset / SLICE_BYTES);
    const counter = offset < ALL_SLICES && offset % SLICE_BYTES === COUNTER ? value & 0xffff : undefined;
    mcu.pwmSlices.forEach((slice, i) => {
      slice.written(mcu.pwm.channels[i], machine.now, mcu.clkSys, i === index ? counter : undefined);
    });
  };
}

/**
 * @param {import('./machine.js').Machine} machine
 * @returns {{hertz: number, duty: number}} 0 Hz for a pin that is no PWM output or stands still; its level as duty then
 */
export function pwmOf(machine, pin) {
  const { mcu, pins } = machine;
  if (pins.functionOf(pin) !== FUNCTION_PWM) return { hertz: 0, duty: pins.output(pin, false) ? 1 : 0 };
  const { csr, div, cc, timer } = mcu.pwm.channels[(pin >> 1) & 7];
  const side = pin & 1;
  if (!(csr & ENABLED)) return { hertz: 0, duty: mcu.pwmSlices[(pin >> 1) & 7].high[side] ? 1 : 0 };
  const high = ((side ? cc >>> 16 : cc) & 0xffff) / (timer.top + 1);
  const duty = csr & INVERT[side] ? 1 - Math.min(1, high) : Math.min(1, high);
  const divider = dividerOf(div);
  const period = (timer.top + 1) * divider * (csr & PHASE_CORRECT ? 2 : 1);
  return { hertz: mcu.clkSys / period, duty };
}
