/** What rp2040js leaves out or does at a price, put right on each new chip. */
import { followPwm } from './pwm.js';

const XIP_CTRL = 0x14000; // the flash's cache (2.6.3), whose switch SDK 2.3 reads back
const XIP_CTRL_ON = 0b11; // as after a reset: enabled, and an error on writes
const XIP_STAT = 0x08;
const XIP_STAT_READY = 0b11; // flushed, and the stream's FIFO is empty
const ROSC = 0x40060;
const VREG_AND_CHIP_RESET = 0x40064;
const ROSC_STATUS = 0x18;
const ROSC_STATUS_STABLE = 1 << 31;
const ROSC_RANDOMBIT = 0x1c;
const CHIP_RESET = 0x08;
const CHIP_RESET_CAUSE = { power: 1 << 8, pin: 1 << 16 }; // HAD_POR, HAD_RUN

/** @param {import('./machine.js').Machine} machine */
export function patchChip(machine, mcu) {
  mcu.peripherals[XIP_CTRL] = registers({ [XIP_STAT]: () => XIP_STAT_READY });
  mcu.peripherals[XIP_CTRL].writeUint32Atomic(0, XIP_CTRL_ON, 0);
  mcu.peripherals[ROSC] = registers({
    [ROSC_STATUS]: () => ROSC_STATUS_STABLE,
    [ROSC_RANDOMBIT]: () => machine.random.bits() & 1,
  });
  mcu.peripherals[VREG_AND_CHIP_RESET] = registers({ [CHIP_RESET]: () => CHIP_RESET_CAUSE[machine.cause] });
  mcu.adc.channelValues[4] = TEMPERATURE_27C;
  answerCommands(mcu, machine.flash);
  quietenPwm(mcu.pwm, followPwm(machine, mcu));
}

const TEMPERATURE_27C = Math.round((0.706 / 3.3) * 4096); // the sensor's voltage at 27 degrees (4.9.5)

// A peripheral whose registers keep what is written, but for those that answer by themselves.
function registers(answers) {
  const kept = new Map();
  const read = (offset) => answers[offset]?.() ?? kept.get(offset) ?? 0;
  const COMBINE = [(_, value) => value, (old, value) => old ^ value, (old, value) => old | value, (old, value) => old & ~value];
  return {
    readUint32: (offset) => read(offset & 0xfff) >>> 0,
    writeUint32Atomic: (offset, value, how) => kept.set(offset, COMBINE[how](read(offset), value)),
  };
}

// rp2040js acts out every edge of every PWM period. Nobody looks at the edges: pwm.js reads frequency and duty from the
// registers, and follows the counters from write to write. So only a wrap interrupt that firmware asked for keeps its
// alarm, and rp2040js' own new levels count at once.
function quietenPwm(pwm, follow) {
  for (const channel of pwm.channels) {
    channel.alarmA.enable = channel.alarmB.enable = channel.alarmBottom.enable = false;
  }
  const write = pwm.writeUint32.bind(pwm);
  pwm.writeUint32 = (offset, value) => {
    write(offset, value);
    for (const channel of pwm.channels) {
      channel.updateDoubleBuffered();
      const wanted = (pwm.intEnable >> channel.index) & 1;
      if (channel.alarmBottom.enable !== Boolean(wanted)) channel.alarmBottom.enable = Boolean(wanted);
    }
    follow(offset, value);
    pwm.onWrite?.();
  };
}

const SSI = 0x18000;
const SSI_SR = 0x28;
const SSI_DR0 = 0x60;
const SSI_READY = 0b110; // the transmitter's FIFO is empty, and not full
const SSI_RECEIVED = 0b1000;
const IO_QSPI = 0x40018;
const CHIP_SELECT_CTRL = 0x0c; // GPIO_QSPI_SS_CTRL
const DRIVEN_LOW = 2;
const READ_UNIQUE_ID = 0x4b;
const DUMMIES = 5; // the command's byte and four more, while the chip says nothing (W25Q, 8.2.32)

// The flash chip's answers while firmware holds its chip select low itself: it reads the chip's own number.
function answerCommands(mcu, flash) {
  const ssi = mcu.peripherals[SSI];
  const pins = (mcu.peripherals[IO_QSPI] = registers({}));
  const held = () => ((pins.readUint32(CHIP_SELECT_CTRL) >> 8) & 3) === DRIVEN_LOW;
  let sent = [];
  let answers = [];
  const read = ssi.readUint32.bind(ssi);
  const write = ssi.writeUint32.bind(ssi);
  ssi.writeUint32 = (offset, value) => {
    if (offset !== SSI_DR0 || !held()) return write(offset, value);
    answers.push(sent[0] === READ_UNIQUE_ID ? (flash.id[sent.length - DUMMIES] ?? 0xff) : 0xff);
    sent.push(value & 0xff);
  };
  ssi.readUint32 = (offset) => {
    if (!held()) [sent, answers] = [[], []];
    if (held() && offset === SSI_SR) return SSI_READY | (answers.length ? SSI_RECEIVED : 0);
    return held() && offset === SSI_DR0 ? answers.shift() : read(offset);
  };
}
