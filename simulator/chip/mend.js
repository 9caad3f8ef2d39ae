/** What rp2040js leaves out or does at a price, put right on each new chip. */

const ROSC = 0x40060;
const VREG_AND_CHIP_RESET = 0x40064;
const ROSC_STATUS = 0x18;
const ROSC_STATUS_STABLE = 1 << 31;
const ROSC_RANDOMBIT = 0x1c;
const CHIP_RESET = 0x08;
const CHIP_RESET_CAUSE = { power: 1 << 8, pin: 1 << 16 }; // HAD_POR, HAD_RUN

/** @param {import('./machine.js').Machine} machine */
export function mendChip(machine, mcu) {
  mcu.peripherals[ROSC] = registers({
    [ROSC_STATUS]: () => ROSC_STATUS_STABLE,
    [ROSC_RANDOMBIT]: () => machine.random.bits() & 1,
  });
  mcu.peripherals[VREG_AND_CHIP_RESET] = registers({ [CHIP_RESET]: () => CHIP_RESET_CAUSE[machine.cause] });
  mcu.adc.channelValues[4] = TEMPERATURE_27C;
  quietenPwm(mcu.pwm);
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
// registers. So only a wrap interrupt that firmware asked for keeps its alarm, and new levels count at once.
function quietenPwm(pwm) {
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
    pwm.onWrite?.();
  };
}
