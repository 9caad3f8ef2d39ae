/**
 * The I2C controller's timing and its wires. rp2040js does everything at once, and answers to nobody by itself; here each
 * bit takes its time, and what is at the other end answers. A controller that is switched off or reset lets the bus go.
 *
 * Source: RP2040 data sheet, 4.3 (DW_apb_i2c): 4.3.10 (an abort), 4.3.14 (the clock's counts, and what is added to them).
 */
const FUNCTION_I2C = 3;
const ENABLE = 0x6c;
const INTERRUPT_MASK = 0x30; // which rp2040js 1.4.1 doesn't take
const QUIET = [0x7c, 0x88]; // IC_SDA_HOLD, IC_DMA_CR: nothing that is modelled depends on them
const BYTE_BITS = 9; // with its acknowledgement
const READ = 1;

/**
 * @typedef {object} Target what is at the other end
 * @property {number} address
 * @property {(read: boolean) => boolean} begin  addressed: does it answer?
 * @property {(byte: number) => boolean} write   a byte for it: does it take it?
 * @property {() => number} read                 a byte from it
 * @property {() => void} end                    the bus is let go
 * @property {() => boolean} [holdsClock]        it holds the clock low for ever
 */

/** @param {import('./machine.js').Machine} machine @param {Target} target */
export function wireI2c(machine, mcu, index, { sda, scl }, target) {
  const i2c = mcu.i2c[index];
  let next = () => {};
  const alarm = mcu.clock.createAlarm(() => next());
  const after = (bits, action) => {
    if (target.holdsClock?.()) return;
    next = action;
    alarm.schedule((bits * 1e9 * (i2c.sclHighPeriod + i2c.sclLowPeriod + i2c.spikelen + 8)) / mcu.clkSys);
  };
  const wired = () => [sda, scl].every((pin) => machine.pins.functionOf(pin) === FUNCTION_I2C && mcu.gpio[pin].pullupEnabled);
  i2c.onStart = () => after(1, () => i2c.completeStart());
  i2c.onConnect = (address, mode) => after(BYTE_BITS, () => i2c.completeConnect(wired() && address === target.address && target.begin(mode === READ)));
  i2c.onWriteByte = (value) => after(BYTE_BITS, () => i2c.completeWrite(target.write(value)));
  i2c.onReadByte = () => after(BYTE_BITS, () => i2c.completeRead(target.read()));
  i2c.onStop = () =>
    after(1, () => {
      target.end();
      i2c.completeStop();
    });
  patchRegisters(i2c, alarm);
}

// Switched off, it lets go of the bus, and forgets.
function patchRegisters(i2c, alarm) {
  const write = i2c.writeUint32.bind(i2c);
  i2c.writeUint32 = (offset, value) => {
    if (offset === ENABLE && !(value & 1)) {
      alarm.cancel();
      Object.assign(i2c, { state: 0, busy: false, stop: false, pendingRestart: false });
      i2c.clearInterrupts(0xfff);
    }
    if (offset === INTERRUPT_MASK) {
      i2c.intEnable = value;
      i2c.checkInterrupts();
    } else if (!QUIET.includes(offset)) write(offset, value);
  };
}
