/**
 * The boards as data: which pin carries what. The names are those of the firmware's board/ folders.
 *
 * picosystem: the Pico SDK's boards/pimoroni_picosystem.h. pico_lcd_1_3: Waveshare's pin table for the Pico-LCD-1.3;
 * breadboard: docs/hardware.md.
 *
 * @typedef {object} Board
 * @property {string} name      as in build/<name>/
 * @property {string} title     what it is called in a shop
 * @property {number} flashBytes
 * @property {{spi: number, sck: number, mosi: number, cs: number, dc: number, reset: number, te?: number}} lcd
 * @property {{rotation: 0 | 1 | 2 | 3, bgr: boolean, inverted: boolean}} glass how the 240x240 glass sits on the
 *   controller: quarter turns, the order of the colour filters, and whether right colours need inversion on
 * @property {Record<string, number>} buttons  name to pin; closed means low
 * @property {{pin: number, shortestNs: number, lostNs: number}} backlight  backlight.js
 * @property {number} [speaker]
 * @property {{r: number, g: number, b: number, activeLow: boolean}} [led]
 * @property {{pin: number, divider: number, full: number, empty: number}} [battery]  volts of the cell
 * @property {{mAh: number, light: number, panel: number, panelAsleep: number, flash: number, flashAsleep: number, board: number}} [draws]
 *   the battery, and estimates in mA besides the chip's, the light at its full: docs/hardware.md has their sources
 * @property {{pin: number, lowWithoutUsb: boolean}} [charge]  the charger's status line: charger.js
 * @property {number} [vbus]    pin, high with USB power
 */

const BACKLIGHT = { shortestNs: 1300, lostNs: 1100 };

/** @type {Record<string, Board>} */
export const BOARDS = {
  picosystem: {
    name: 'picosystem',
    title: 'Pimoroni PicoSystem',
    flashBytes: 16 * 1024 * 1024,
    lcd: { spi: 0, sck: 6, mosi: 7, cs: 5, dc: 9, reset: 4, te: 8 },
    glass: { rotation: 0, bgr: false, inverted: true },
    buttons: { up: 23, down: 20, left: 22, right: 21, a: 18, b: 19, x: 17, y: 16 },
    backlight: { pin: 12, ...BACKLIGHT },
    speaker: 11,
    led: { r: 14, g: 13, b: 15, activeLow: false },
    battery: { pin: 26, divider: 3, full: 4.1, empty: 2.8 },
    draws: { mAh: 525, light: 40, panel: 7, panelAsleep: 0.03, flash: 6, flashAsleep: 0.02, board: 0.1 },
    charge: { pin: 24, lowWithoutUsb: true },
    vbus: 2,
  },
  pico_lcd_1_3: {
    name: 'pico_lcd_1_3',
    title: 'Raspberry Pi Pico with Waveshare Pico-LCD-1.3',
    flashBytes: 2 * 1024 * 1024,
    lcd: { spi: 1, sck: 10, mosi: 11, cs: 9, dc: 8, reset: 12 },
    glass: { rotation: 3, bgr: false, inverted: true },
    buttons: { up: 2, down: 18, left: 16, right: 20, press: 3, a: 15, b: 17, x: 19, y: 21 },
    backlight: { pin: 13, ...BACKLIGHT },
    led: { g: 25, activeLow: false },
    vbus: 24,
  },
  // As docs/hardware.md wires it.
  breadboard: {
    name: 'breadboard',
    title: 'Raspberry Pi Pico, ST7789 and eight buttons on a breadboard',
    flashBytes: 2 * 1024 * 1024,
    lcd: { spi: 0, sck: 18, mosi: 19, cs: 17, dc: 20, reset: 21 },
    glass: { rotation: 0, bgr: false, inverted: true },
    buttons: { up: 2, down: 3, left: 4, right: 5, a: 6, b: 7, x: 8, y: 9 },
    backlight: { pin: 22, ...BACKLIGHT },
    speaker: 15,
    led: { g: 25, activeLow: false },
    vbus: 24,
  },
};
