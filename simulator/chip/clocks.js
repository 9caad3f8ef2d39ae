/**
 * Which clocks run, read from what firmware writes to PLLs, clock generators and gates; and what happens where one stands
 * still. rp2040js has PLLs that are always locked, no gates, and no difference between sleeping and sleeping deeply.
 *
 * By the RP2040 data sheet: 2.15 (clocks), 2.18 (PLL), 2.11 (sleep: when the cores sleep deeply and no DMA is at work, the
 * gates of SLEEP_EN hold instead of those of WAKE_EN). Core 1 waits in the boot ROM, deeply asleep. The data sheet has no
 * time for a PLL to lock; here it is 0.1 ms.
 *
 * What hardware would not like is complained of, once each: clk_sys from a source that stands still, a peripheral that is
 * used while its clock or its gate is off, a sleep that stops what is still to run.
 */

const LOCK_NS = 100e3;
const WATCHDOG = 0x40058;
const [PLL_CS, PLL_PWR] = [0x00, 0x04];
const PLL_LOCK = 1 << 31;
const PLL_OFF = (1 << 0) | (1 << 3) | (1 << 5); // PD, POSTDIVPD, VCOPD
const ENABLE = 1 << 11; // of a clock generator
const KILL = 1 << 10;
const TICK = 0x2c; // of the watchdog: the time's microseconds are so many cycles of clk_ref
const [TICK_CYCLES, TICK_ON] = [0x1ff, 1 << 9];
const AUXSRC = (ctrl) => (ctrl >>> 5) & 7;
const GATES = { wake0: 0xa0, wake1: 0xa4, sleep0: 0xa8, sleep1: 0xac };
const NAME_OF_GATE = Object.fromEntries(Object.entries(GATES).map(([name, offset]) => [offset, name]));
const SCR = 0xd10;
const SLEEPDEEP = 1 << 2;
const SIE_CTRL = 0x4c;
const [PULLUP, TRANSCEIVER_OFF] = [1 << 16, 1 << 18];
const FUNCTION_PWM = 4;

/** By address: name, gate register (0 or 1), its bits. */
const BLOCKS = {
  0x40014: ['io', 0, 1 << 8],
  0x4001c: ['pads', 0, 1 << 11],
  0x40034: ['uart0', 1, (1 << 6) | (1 << 7)],
  0x40038: ['uart1', 1, (1 << 8) | (1 << 9)],
  0x4003c: ['spi0', 0, (1 << 24) | (1 << 25)],
  0x40040: ['spi1', 0, (1 << 26) | (1 << 27)],
  0x40044: ['i2c0', 0, 1 << 6],
  0x40048: ['i2c1', 0, 1 << 7],
  0x4004c: ['adc', 0, (1 << 1) | (1 << 2)],
  0x40050: ['pwm', 0, 1 << 17],
  0x40054: ['timer', 1, 1 << 5],
  0x40058: ['watchdog', 1, 1 << 12],
  0x4005c: ['rtc', 0, (1 << 21) | (1 << 22)],
  0x50000: ['dma', 0, 1 << 5],
  0x50110: ['usb', 1, (1 << 10) | (1 << 11)],
  0x50200: ['pio0', 0, 1 << 12],
  0x50300: ['pio1', 0, 1 << 13],
};
// What is not reached by address, or not by one alone.
const OTHERS = { sio: [0, 1 << 23], xip: [1, 1 << 13], fabric: [0, 1 << 4] };

export class ClockTree {
  /** @param {import('./machine.js').Machine} machine @param {() => void} onChange called before anything changes */
  constructor(machine, mcu, onChange) {
    this.machine = machine;
    this.mcu = mcu;
    this.onChange = onChange;
    this.gates = { wake0: -1, wake1: -1, sleep0: -1, sleep1: -1 };
    this.scr = 0;
    this.told = new Set();
    this.tickCycles = 0;
    patchPll(this, mcu.pllSys);
    patchPll(this, mcu.pllUsb);
    this.#patchClocks(mcu);
    this.#patchSleepControl(mcu.ppb);
    this.#watchUsb(mcu.usbCtrl);
    this.#watchTick(mcu.peripherals[WATCHDOG]);
    for (const spi of mcu.spi) this.#onlyWith('peri', spi, 'doTX', () => spi.txFIFO.empty);
    this.#onlyWith('adc', mcu.adc, 'startADCRead');
    for (const [at, block] of Object.entries(BLOCKS)) this.#guard(mcu.peripherals[at], block);
  }

  /** @returns {boolean} WFI now stops what SLEEP_EN names */
  get sleepsDeeply() {
    return Boolean(this.scr & SLEEPDEEP) && !this.mcu.dma.channels.some((channel) => channel.active);
  }

  /** @returns {{sys: number, peri: number, usb: number, adc: number, rtc: number}} in hertz; 0: stands still */
  get hertz() {
    const { clocks, pllSys, pllUsb, roscFreq, xoscFreq } = this.mcu;
    // The generators of USB, ADC and RTC: 4.
    const sources = [pllUsb.frequency, pllSys.frequency, roscFreq, xoscFreq];
    const auxiliary = (ctrl) => (ctrl & ENABLE && !(ctrl & KILL) ? (sources[AUXSRC(ctrl)] ?? 0) : 0);
    return {
      sys: clocks.sysFreq,
      peri: clocks.periFreq,
      usb: auxiliary(clocks.usbCtrl),
      adc: auxiliary(clocks.adcCtrl),
      rtc: auxiliary(clocks.rtcCtrl),
    };
  }

  /** @returns {boolean} whether a block's gates are open: in sleep, or awake */
  open(name, asleep = false) {
    const [register, bits] = GATE_OF[name];
    return (this.gates[`${asleep ? 'sleep' : 'wake'}${register}`] & bits) === bits;
  }

  get pllsOn() {
    return [this.mcu.pllSys, this.mcu.pllUsb].filter((pll) => !(pll.pwr & PLL_OFF)).length;
  }

  get usbPhyOn() {
    const { sieCtrl } = this.mcu.usbCtrl;
    return Boolean(sieCtrl) && !(sieCtrl & TRANSCEIVER_OFF);
  }

  get usbOnBus() {
    return Boolean(this.mcu.usbCtrl.sieCtrl & PULLUP);
  }

  /** The core begins to sleep. */
  falling() {
    if (!this.sleepsDeeply) return;
    const { mcu } = this;
    const timer = Object.values(mcu.peripherals).find((block) => block.alarms?.length === 4 && 'latchedTimeHigh' in block);
    const shut = (name) => !this.open(name, true);
    if (shut('timer')) this.complain(timer.alarms.some(({ armed }) => armed) ? 'an alarm is armed, and sleep stops the timer' : 'sleep stops the time');
    if (shut('io') && mcu.gpio.some((pin) => pin.irqEnableMask)) this.complain('sleep stops the pins that are to wake it');
    if (shut('pwm') && this.#pwmAtWork()) this.complain('sleep stops a PWM in the middle of a period');
    for (const [index, spi] of mcu.spi.entries()) {
      if (shut(`spi${index}`) && (spi.busy || !spi.txFIFO.empty)) this.complain('sleep stops SPI in the middle of a word');
    }
    for (const [index, { state }] of mcu.i2c.entries()) {
      if (state && shut(`i2c${index}`)) this.complain('sleep stops I2C in the middle of a byte');
    }
    if (this.usbOnBus && this.machine.cablePlugged() && (shut('usb') || !this.hertz.usb)) this.complain('sleep stops USB while a PC is there');
  }

  complain(what) {
    if (this.told.has(what)) return;
    this.told.add(what);
    this.machine.complain(what);
  }

  // A pin whose slice is on its way between low and high, or has not yet taken its last level.
  #pwmAtWork() {
    const { mcu } = this;
    return mcu.gpio.some((pin) => {
      if (pin.functionSelect !== FUNCTION_PWM) return false;
      const index = (pin.index >> 1) & 7;
      const { csr, cc, timer } = mcu.pwm.channels[index];
      const level = ((pin.index & 1 ? cc >>> 16 : cc) & 0xffff) / (timer.top + 1);
      return Boolean(csr & 1) && level > 0 && level < 1;
    });
  }

  #patchClocks(mcu) {
    const { clocks } = mcu;
    const [read, write] = [clocks.readUint32.bind(clocks), clocks.writeUint32.bind(clocks)];
    clocks.readUint32 = (offset) => (offset in NAME_OF_GATE ? this.gates[NAME_OF_GATE[offset]] >>> 0 : read(offset));
    clocks.writeUint32 = (offset, value) => {
      this.onChange();
      if (offset in NAME_OF_GATE) this.gates[NAME_OF_GATE[offset]] = value | 0;
      else write(offset, value);
      this.#checkCore();
    };
  }

  #checkCore() {
    this.#checkTime();
    if (!this.mcu.clocks.sysFreq) this.machine.core.lockUp('clk_sys comes from a source that stands still');
    else if (this.usbOnBus && this.machine.cablePlugged() && !this.hertz.usb) this.complain('clk_usb stands still while a PC is there');
    else if (!this.open('xip') || !this.open('fabric')) this.machine.core.lockUp('what the core runs from is gated off');
  }

  /** A PLL was switched on or off, or has locked. */
  pllChanged() {
    this.mcu.updateClocks();
    this.#checkCore();
  }

  #patchSleepControl(ppb) {
    const [read, write] = [ppb.readUint32.bind(ppb), ppb.writeUint32.bind(ppb)];
    ppb.readUint32 = (offset) => (offset === SCR ? this.scr : read(offset));
    ppb.writeUint32 = (offset, value) => {
      if (offset === SCR) this.scr = value;
      else write(offset, value);
    };
  }

  #watchUsb(usb) {
    const write = usb.writeUint32.bind(usb);
    usb.writeUint32 = (offset, value) => {
      if (offset === SIE_CTRL) this.onChange();
      write(offset, value);
    };
  }

  // Registers answer by clk_sys; what they start needs the block's own clock, and never happens without it.
  #onlyWith(clock, block, action, idle = () => false) {
    const act = block[action].bind(block);
    block[action] = () => {
      if (this.hertz[clock] || idle()) act();
      else this.complain(`${block.name} is used while clk_${clock} stands still`);
    };
  }

  #watchTick(watchdog) {
    const write = watchdog.writeUint32.bind(watchdog);
    watchdog.writeUint32 = (offset, value) => {
      if (offset === TICK) this.tickCycles = value & TICK_ON ? value & TICK_CYCLES : 0;
      write(offset, value);
      this.#checkTime();
    };
  }

  #checkTime() {
    const { refFreq } = this.mcu.clocks;
    if (this.tickCycles && refFreq !== this.tickCycles * 1e6) this.complain('a microsecond of the timer is none: clk_ref has changed');
  }

  // Every access goes by here; the gates are nearly always open.
  #guard(peripheral, [name, register, bits]) {
    const wake = `wake${register}`;
    const check = () => {
      if ((this.gates[wake] & bits) !== bits) this.complain(`${name} is used while its gate is shut`);
    };
    const [read, write] = [peripheral.readUint32.bind(peripheral), peripheral.writeUint32.bind(peripheral)];
    peripheral.readUint32 = (offset) => (check(), read(offset));
    peripheral.writeUint32 = (offset, value) => (check(), write(offset, value));
  }
}

const GATE_OF = { ...OTHERS, ...Object.fromEntries(Object.values(BLOCKS).map(([name, register, bits]) => [name, [register, bits]])) };

/** A PLL gives its frequency when it has power, has locked, and its divider has power. */
function patchPll(tree, pll) {
  const frequency = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(pll), 'frequency').get;
  const [read, write] = [pll.readUint32.bind(pll), pll.writeUint32.bind(pll)];
  let locked = false;
  let known = NaN; // hertz: asked at every step of the core, and changed by a write or the lock alone
  const lock = tree.mcu.clock.createAlarm(() => {
    locked = true;
    known = NaN;
    tree.pllChanged();
  });
  const powered = () => !(pll.pwr & ((1 << 0) | (1 << 5)));
  const now = () => (locked && !(pll.pwr & PLL_OFF) ? frequency.call(pll) : 0);
  Object.defineProperty(pll, 'frequency', { get: () => (known >= 0 ? known : (known = now())) });
  pll.readUint32 = (offset) => (offset === PLL_CS ? ((pll.cs & ~PLL_LOCK) | (locked ? PLL_LOCK : 0)) >>> 0 : read(offset));
  pll.writeUint32 = (offset, value) => {
    const was = powered();
    tree.onChange();
    write(offset, value);
    known = NaN;
    if (offset !== PLL_PWR) return;
    if (!powered()) {
      lock.cancel();
      locked = false;
    } else if (!was) lock.schedule(LOCK_NS);
    tree.pllChanged();
  };
}
