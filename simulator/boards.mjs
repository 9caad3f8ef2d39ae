/**
 * The boards as data: board/<name>/handheld.json says which pin carries what, as the maker's sources have it. That is
 * apart from the firmware's own pins.h on purpose, so that a slip in one of them is seen.
 *
 * @typedef {object} Board
 * @property {string} name      the folder's, and as in build/<name>/
 * @property {string} title     what it is called in a shop
 * @property {string} short     where there is little room
 * @property {string} sources   where the pins are from
 * @property {number} flashBytes
 * @property {number} [spared]  bytes at the end of the flash that firmware leaves alone
 * @property {{spi: number, sck: number, mosi: number, cs: number, dc: number, reset: number, te?: number}} lcd
 * @property {{controller?: string, width: number, height: number, rotation: 0 | 1 | 2 | 3, mirrored?: boolean, bgr: boolean, inverted: boolean}} glass
 *   pixels as they are seen, and how the glass sits on the controller: quarter turns, whether columns run from its right,
 *   the order of the colour filters, and whether right colours need inversion
 * @property {Record<string, number>} [buttons]  name to pin; closed means low
 * @property {{pin: number, shortestNs: number, lostNs: number}} [backlight]  backlight.js
 * @property {{i2c: number, sda: number, scl: number}} [southbridge]  has keys, backlight and battery: southbridge.js
 * @property {number} [speaker]
 * @property {{r?: number, g?: number, b?: number, activeLow: boolean}} [led]
 * @property {{pin?: number, gauge?: boolean, divider?: number, full: number, empty: number, drop?: number, cable?: number}} [battery]
 *   volts of the cell, when it is full and empty; whether the southbridge has its gauge; what a diode takes before the pin; what the pin's divider sees instead
 *   while there is a cable
 * @property {{mAh: number, light: number, panel: number, panelAsleep: number, flash: number, flashAsleep: number, board: number}} [draws]
 *   the battery, and estimates in mA besides the chip's, the light at its full: docs/hardware.md has their sources
 * @property {{pin: number, lowWithoutUsb: boolean}} [charge]  the charger's status line: charger.js
 * @property {number} [vbus]    pin, high with USB power
 * @property {import('./page/shell.js').Shell} [shell]  what it looks like on the page; without it the page leaves it out
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../board/', import.meta.url));
const FIRST = ['picosystem', 'pico_lcd_1_3']; // the others follow by name

const rank = (name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
const names = readdirSync(FOLDER, { recursive: true })
  .map((path) => /^([^/]+).handheld\.json$/.exec(path)?.[1])
  .filter(Boolean)
  .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

/** @type {Record<string, Board>} */
export const BOARDS = Object.fromEntries(
  names.map((name) => [name, { name, ...JSON.parse(readFileSync(`${FOLDER}${name}/handheld.json`, 'utf8')) }]),
);

export { JOURNAL as JOURNAL_BYTES, journalAt } from './page/journal.js';

/** @param {string} name @returns {Board} */
export function boardOf(name) {
  if (!BOARDS[name]) throw new Error(`no board ${name}: ${Object.keys(BOARDS).join(', ')}`);
  return BOARDS[name];
}
