/** The serial port of the emulated console, at the end of an emulated cable: in the worker. */
import { UsbHost } from '../usb-host.mjs';

export class Cable {
  /** @param {import('../handheld/handheld.js').Handheld} handheld @param {(text: string) => void} onText */
  constructor(handheld, onText) {
    this.machine = handheld.machine;
    this.onText = onText;
    if (!this.machine.powered) throw new Error('the console is switched off');
    this.host = new UsbHost(handheld);
    this.#open();
  }

  // A chip that was reset knows nothing of the cable any more.
  #open() {
    this.chip = this.machine.mcu;
    this.host.enumerate();
    this.host.openSerial();
  }

  /** After the console has run: what it has said. */
  turn() {
    const { machine, host } = this;
    if (!machine.powered) return;
    if (machine.mcu !== this.chip) this.#open();
    const text = host.read();
    if (!text) return;
    host.text = '';
    this.onText(text);
  }

  /** @returns {string} the answer, for which the console runs on */
  ask(command) {
    this.turn();
    return this.host.ask(command);
  }

  write(text) {
    this.host.write(text);
  }

  unplug() {
    this.host.unplug();
  }
}
