/**
 * The chip's pins as the board sees them. A pin that nothing outside drives is held by its own pull-up or pull-down, and
 * keeps its level where there is neither. What is driven from outside stays so over resets.
 */
import { GPIOPinState } from './rp2040js.js';

export class Pins {
  constructor(machine) {
    this.machine = machine;
    /** @type {Map<number, boolean>} what the board drives */
    this.driven = new Map();
  }

  attach(mcu) {
    this.mcu = mcu;
    for (const pin of mcu.gpio) {
      pin.addListener((state) => this.#pulled(pin, state));
      if (this.driven.has(pin.index)) pin.setInputValue(this.driven.get(pin.index));
    }
  }

  /** @param {number} index @param {boolean | null} level null: let go */
  drive(index, level) {
    const pin = this.machine.powered ? this.mcu.gpio[index] : null;
    if (level === null) this.driven.delete(index);
    else this.driven.set(index, level);
    if (pin) this.#set(pin, level ?? (pin.pullupEnabled || (pin.rawInputValue && !pin.pulldownEnabled)));
  }

  /** @returns {boolean} what the chip puts out there, or `idle` while it doesn't */
  output(index, idle) {
    const { value } = this.mcu.gpio[index];
    if (value === GPIOPinState.High) return true;
    return value === GPIOPinState.Low ? false : idle;
  }

  /** @returns {number} the function that firmware chose: 1 SPI, 4 PWM, 5 SIO */
  functionOf(index) {
    return this.mcu.gpio[index].functionSelect;
  }

  #pulled(pin, state) {
    if (this.driven.has(pin.index)) return;
    if (state === GPIOPinState.InputPullUp) this.#set(pin, true);
    if (state === GPIOPinState.InputPullDown) this.#set(pin, false);
  }

  // rp2040js records an edge at every call, so only changes go through.
  #set(pin, level) {
    if (pin.rawInputValue !== level) pin.setInputValue(level);
  }
}
