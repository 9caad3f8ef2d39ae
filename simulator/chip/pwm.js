/** What a pin's PWM does, read from its registers: how often, and how much of the time it is high. */

const FUNCTION_PWM = 4;
const PHASE_CORRECT = 2;
const ENABLED = 1;
const INVERT = [1 << 2, 1 << 3]; // channel A, B

/**
 * @param {import('./machine.js').Machine} machine
 * @returns {{hertz: number, duty: number}} 0 Hz for a pin that is no PWM output or stands still; its level as duty then
 */
export function pwmOf(machine, pin) {
  const { mcu, pins } = machine;
  if (pins.functionOf(pin) !== FUNCTION_PWM) return { hertz: 0, duty: pins.output(pin, false) ? 1 : 0 };
  const { csr, div, cc, timer } = mcu.pwm.channels[(pin >> 1) & 7];
  const side = pin & 1;
  const high = ((side ? cc >>> 16 : cc) & 0xffff) / (timer.top + 1);
  const duty = csr & INVERT[side] ? 1 - Math.min(1, high) : Math.min(1, high);
  if (!(csr & ENABLED)) return { hertz: 0, duty: 0 };
  const divider = (div || 0x1000 << 4) / 16;
  const period = (timer.top + 1) * divider * (csr & PHASE_CORRECT ? 2 : 1);
  return { hertz: mcu.clkSys / period, duty };
}
