/**
 * A whole handheld: the machine, and around it the board's panel, buttons, speaker, lights and battery. It is what the
 * tests' harness and the page both hold in their hands.
 */
import { Machine } from '../chip/machine.js';
import { pwmOf } from '../chip/pwm.js';
import { wireI2c } from '../chip/i2c.js';
import { timeSpi } from '../chip/spi.js';
import { lightOf } from './backlight.js';
import { Buttons } from './buttons.js';
import { Charger } from './charger.js';
import { Panel } from './panel.js';
import { loudnessOf, SILENCE } from './piezo.js';
import { Southbridge } from './southbridge.js';

const FUNCTION_SPI = 1;
const ADC_VOLTS = 3.3;
const ADC_STEPS = 4096;
const FIRST_ADC_PIN = 26;
const SAMPLING_MODES = [0, 3]; // clock polarity and phase with which the ST7789 reads its data when it is stable

export class Handheld {
  /**
   * @param {{board: import('../boards.mjs').Board, seed?: number, bounceMs?: number, translate?: boolean, oscillator?: number, panelFault?: 'black' | 'shifted', ledActiveLow?: boolean}} options
   *   oscillator: how fast the panel's own clock runs, 1 as in its data sheet
   */
  constructor({ board, seed = 1, bounceMs = 5, translate = true, oscillator = 1, panelFault, ledActiveLow }) {
    this.board = ledActiveLow ? { ...board, led: { ...board.led, activeLow: true } } : board;
    this.machine = new Machine({ seed, translate });
    this.panel = new Panel(this.board.glass, seed, oscillator, panelFault);
    /** What the PicoCalc's keyboard is read by. */
    this.southbridge = this.board.southbridge ? new Southbridge(this.machine) : null;
    this.buttons = this.southbridge ?? new Buttons(this.machine, this.board.buttons, { bounceMs, seed });
    this.battery = { volts: this.board.battery?.full ?? 0, charging: false };
    const { charge, battery } = this.board;
    this.charger = charge ? new Charger(this.machine, charge, { fullVolts: battery.full, seed }) : null;
    this.usbPower = false;
    this.machine.cablePlugged = () => this.usbPower;
    this.tearingLine = null;
    /** @type {(sound: {at: number, hertz: number, duty: number, loudness: number}) => void} */
    this.onSound = () => {};
    this.sound = SILENCE;
    this.machine.onChip.push((mcu) => this.#wire(mcu));
    this.panel.onTiming = () => this.#timeTearing();
  }

  /** @param {Uint8Array} uf2 @param {{at: number, bytes: Uint8Array}[]} [saved] what firmware kept: `flash.saved` */
  load(uf2, saved = []) {
    this.machine.load(uf2);
    this.machine.flash.restore(saved);
  }

  powerOn() {
    this.panel.powerOn(this.machine.now);
    this.southbridge?.powerOn();
    this.machine.powerOn();
  }

  powerOff() {
    this.machine.powerOff();
    this.#timeTearing();
    this.#listen();
  }

  /** @param {number} volts of the battery's cell @param {boolean} charging whether it takes what a cable would bring */
  setBattery(volts, charging = this.battery.charging) {
    this.battery = { volts, charging };
    this.#driveSupply();
  }

  /** @param {boolean} on whether a USB cable brings power */
  setUsbPower(on) {
    this.usbPower = on;
    this.#driveSupply();
  }

  /** @returns {{backlight: number, led: {r: number, g: number, b: number}}} each from 0 to 1 */
  lights() {
    const { machine, board } = this;
    if (!machine.powered) return { backlight: 0, led: { r: 0, g: 0, b: 0 } };
    const lit = (pin) => {
      if (pin === undefined) return 0;
      const { duty } = pwmOf(machine, pin);
      return board.led.activeLow ? 1 - duty : duty;
    };
    const { r, g, b } = board.led ?? {};
    const backlight = this.southbridge ? this.southbridge.backlight : lightOf(pwmOf(machine, board.backlight.pin), board.backlight);
    return { backlight, led: { r: lit(r), g: lit(g), b: lit(b) } };
  }

  /** @returns {{hertz: number, duty: number}} what the piezo's pin does: 0 Hz and its level when it rests */
  speakerPin() {
    return this.machine.powered ? pwmOf(this.machine, this.board.speaker) : { hertz: 0, duty: 0 };
  }

  /** Runs on for that long. @returns {{chip: number, flash: number, board: number, panel: number, light: number}} what is drawn
   * meanwhile, in mA on average: an estimate; panel and light as they are at the end. The board must have `draws`. */
  currentOver(ns) {
    const { machine, board, panel } = this;
    const { draws } = board;
    const [from, { awakeNs }] = [machine.now, machine.stats];
    const chip = Object.values(machine.current.over(ns)).reduce((sum, mA) => sum + mA, 0);
    const awake = (machine.stats.awakeNs - awakeNs) / (machine.now - from);
    return {
      chip,
      flash: draws.flash * awake + draws.flashAsleep * (1 - awake),
      board: draws.board,
      panel: panel.awake ? draws.panel : draws.panelAsleep,
      light: draws.light * this.lights().backlight,
    };
  }

  #wire(mcu) {
    const { lcd } = this.board;
    timeSpi(mcu, lcd.spi, { receive: (words, bits, mode) => this.#toPanel(words, bits, mode) });
    const reset = () => this.panel.reset(this.machine.pins.output(lcd.reset, true), this.machine.now);
    mcu.gpio[lcd.reset].addListener(reset);
    reset();
    if (this.southbridge) wireI2c(this.machine, mcu, this.board.southbridge.i2c, this.board.southbridge, this.southbridge);
    mcu.pwm.onWrite = () => this.#listen();
    if (this.board.speaker) mcu.gpio[this.board.speaker].addListener(() => this.#listen());
    this.#driveSupply();
  }

  #toPanel(words, bits, mode) {
    const { machine, panel, board } = this;
    const { pins, now } = machine;
    const wired = pins.functionOf(board.lcd.sck) === FUNCTION_SPI && pins.functionOf(board.lcd.mosi) === FUNCTION_SPI;
    if (!wired || pins.output(board.lcd.cs, true)) return;
    panel.checkClock(machine.mcu.spi[board.lcd.spi].clockFrequency, now);
    const data = pins.output(board.lcd.dc, true);
    const stable = SAMPLING_MODES.includes(mode) ? words : Array.from(words, (word) => word >> 1);
    const wordNs = (bits * 1e9) / machine.mcu.spi[board.lcd.spi].clockFrequency;
    if (bits === 16 && data) panel.receiveWords(stable, now, wordNs);
    else for (const word of stable) this.#wordToPanel(word, bits, data, now);
  }

  #wordToPanel(word, bits, data, now) {
    if (bits === 16) this.panel.receive(word >> 8, data, now);
    this.panel.receive(word & 0xff, data, now);
  }

  // The panel's frames start again, and with them the pulses of its tearing line.
  #timeTearing() {
    const { machine, panel, board } = this;
    if (this.tearingLine) machine.cancel(this.tearingLine);
    this.tearingLine = null;
    panel.startBeam(machine.now);
    if (board.lcd.te === undefined) return;
    machine.pins.drive(board.lcd.te, false);
    if (machine.powered && panel.awake && panel.tearing) this.#nextPulse(machine.now);
  }

  #nextPulse(frameAt) {
    const { machine, panel, board } = this;
    const { from, ns } = panel.tearPulse;
    const isWaitedFor = () => machine.powered && machine.mcu.gpio[board.lcd.te].irqEnableMask !== 0;
    const rise = () => {
      machine.pins.drive(board.lcd.te, true);
      this.tearingLine = machine.at(frameAt + from + ns, fall, isWaitedFor);
    };
    const fall = () => {
      machine.pins.drive(board.lcd.te, false);
      this.#nextPulse(frameAt + panel.framePeriod);
    };
    this.tearingLine = machine.at(frameAt + from, rise, isWaitedFor);
  }

  #listen() {
    const { machine, board } = this;
    if (!board.speaker) return;
    const { hertz, duty } = this.speakerPin();
    const heard = hertz && duty > 0 && duty < 1 ? { hertz, duty, loudness: loudnessOf(hertz, duty) } : SILENCE;
    if (heard.hertz === this.sound.hertz && heard.duty === this.sound.duty) return;
    this.sound = heard;
    this.onSound({ at: machine.now, ...heard });
  }

  #driveSupply() {
    const { board, machine, battery } = this;
    if (board.vbus !== undefined) machine.pins.drive(board.vbus, this.usbPower);
    this.charger?.set({ ...battery, usbPower: this.usbPower });
    if (board.battery?.gauge) this.southbridge.setBattery(percentOf(battery.volts, board.battery), battery.charging);
    if (!machine.powered || board.battery?.pin === undefined) return;
    const { pin, divider, drop = 0, cable } = board.battery;
    const volts = cable && this.usbPower ? cable : battery.volts - drop;
    const steps = Math.round((volts / divider / ADC_VOLTS) * ADC_STEPS);
    machine.mcu.adc.channelValues[pin - FIRST_ADC_PIN] = Math.min(ADC_STEPS - 1, steps);
  }
}

// What a gauge makes of the cell's voltage; nothing of none.
const percentOf = (volts, { full, empty }) => (volts ? Math.round(Math.min(1, Math.max(0, (volts - empty) / (full - empty))) * 100) : -1);
