/**
 * A lithium charger's status line, as an open drain that is not ideal.
 *
 * - While the cell charges the line is low.
 * - With the cable gone it is low too: the charger's own diode pulls it down against the chip's weak pull-up. Seen on
 *   real PicoSystems (Wyatt-Grant/PicoCrystal-GBC, commit 4058ae1: "STAT on its own left the bolt lit forever after
 *   unplugging") and with MCP73831-like chargers elsewhere (tinypico-arduino issue 12, OMOTE-Firmware issue 55).
 * - Near the end of a charge the current ends and begins again, and the line with it, in bursts (the same source; it
 *   calls a charge over when no low was seen for three seconds). How long they are is not published: taken at random.
 */
import { Random } from '../random.js';

const MS = 1e6;
const NEAR_FULL = 0.97; // of the voltage at which the cell is full
const LONGEST_LOW_MS = 5;
const LONGEST_RELEASE_MS = 2500;

export class Charger {
  /** @param {import('../chip/machine.js').Machine} machine @param {{pin: number, lowWithoutUsb: boolean}} line */
  constructor(machine, line, { fullVolts, seed = 1 }) {
    Object.assign(this, { machine, line, fullVolts });
    this.random = new Random(seed);
    this.next = null;
  }

  /** @param {{volts: number, charging: boolean, usbPower: boolean}} supply as it is from now on */
  set({ volts, charging, usbPower }) {
    if (this.next) this.machine.cancel(this.next);
    this.next = null;
    const bursts = usbPower && charging && volts >= this.fullVolts * NEAR_FULL;
    if (bursts) this.#burst(true);
    else this.#drive(usbPower ? charging : this.line.lowWithoutUsb);
  }

  #burst(low) {
    this.#drive(low);
    const ms = this.random.fraction() * (low ? LONGEST_LOW_MS : LONGEST_RELEASE_MS);
    this.next = this.machine.at(this.machine.now + ms * MS, () => this.#burst(!low));
  }

  #drive(low) {
    this.machine.pins.drive(this.line.pin, low ? false : null);
  }
}
