/**
 * What the chip draws, in mA: an estimate from the clocks that run (clocks.js) and from how long the core is awake, asleep
 * and deeply asleep. docs/hardware.md has the formula.
 *
 * From the RP2040 data sheet, 5.7 (typical, 25 degrees), all on DVDD unless noted:
 * - table 629: what a block takes for each MHz of clk_sys while its gate is open;
 * - table 630: USB's and the ADC's controllers;
 * - table 631: 0.18 mA dormant: nothing runs; 0.39 mA asleep: the crystal and its 12 MHz besides; in the boot loader, at 48 MHz
 *   with one PLL and with the cores waiting, 9.0 mA, 1.2 mA on IOVDD and 0.2 mA on USB_VDD; 10.9 mA with both cores at work.
 * Of the last two, what the blocks leave over is divided between a PLL, the bus with its memories, and the cores. The ring
 * oscillator is a guess: the data sheet has no number.
 */
const UA_PER_MHZ = {
  dma: 2.6, i2c0: 3.9, i2c1: 3.8, io: 23.6, pio0: 12.3, pio1: 12.5, pwm: 5.0, rtc: 1.1, sio: 1.9, spi0: 1.7,
  spi1: 1.8, timer: 1.2, uart0: 3.5, uart1: 3.7, watchdog: 1.0, xip: 37.6,
}; // io: "IO + Pads" there
const FABRIC_UA_PER_MHZ = 20; // buses and memories, with the cores waiting
const CORE_UA_PER_MHZ = 35; // a core at work
const LEAKAGE_MA = 0.18;
const CRYSTAL_MA = 0.39 - LEAKAGE_MA;
const RING_MA = 0.1;
const PLL_MA = 0.5;
const USB_MA = 1.3;
const USB_PHY_MA = 0.2;
const ADC_MA = 0.1;
const PADS_MA = 1.2; // IOVDD, while a PLL drives the chip

export class Current {
  /** @param {import('./machine.js').Machine} machine */
  constructor(machine) {
    this.machine = machine;
    this.charge = {}; // by part, in mA ns
    this.from = { at: 0, awake: 0, deep: 0 };
  }

  /** Counts what was drawn until now, as the clocks are now: to be called before they change. */
  settle() {
    const now = this.#times();
    const awake = now.awake - this.from.awake;
    const deep = now.deep - this.from.deep;
    const light = Math.max(0, now.at - this.from.at - awake - deep);
    this.from = now;
    if (!this.machine.powered || !this.machine.clockTree) return;
    for (const [state, ns] of Object.entries({ awake, light, deep })) {
      if (ns > 0) for (const [part, mA] of Object.entries(this.now(state))) this.charge[part] = (this.charge[part] ?? 0) + mA * ns;
    }
  }

  /** @returns {Record<string, number>} mA by part, on average while it runs on for that long */
  over(ns) {
    this.settle();
    this.charge = {};
    const from = this.machine.now;
    this.machine.run(ns);
    this.settle();
    return Object.fromEntries(Object.entries(this.charge).map(([part, charge]) => [part, charge / (this.machine.now - from)]));
  }

  /** @param {'awake' | 'light' | 'deep'} state of the core @returns {Record<string, number>} mA by part */
  now(state) {
    const { clockTree: tree } = this.machine;
    const { sys, usb, adc } = tree.hertz;
    const asleep = state === 'deep';
    const mA = (uAPerMhz) => (uAPerMhz * sys) / 1e9;
    const blocks = Object.entries(UA_PER_MHZ).filter(([name]) => tree.open(name, asleep));
    return {
      always: LEAKAGE_MA + CRYSTAL_MA + RING_MA,
      blocks: mA(blocks.reduce((sum, [, uAPerMhz]) => sum + uAPerMhz, 0)),
      memories: tree.open('fabric', asleep) ? mA(FABRIC_UA_PER_MHZ) : 0,
      core: state === 'awake' ? mA(CORE_UA_PER_MHZ) : 0,
      plls: tree.pllsOn * PLL_MA + (tree.pllsOn ? PADS_MA : 0),
      usb: (usb && tree.open('usb', asleep) ? USB_MA : 0) + (tree.usbPhyOn ? USB_PHY_MA : 0),
      adc: adc && tree.open('adc', asleep) ? ADC_MA : 0,
    };
  }

  #times() {
    const { stats, now } = this.machine;
    return { at: now, awake: stats.awakeNs, deep: stats.deepNs };
  }
}
