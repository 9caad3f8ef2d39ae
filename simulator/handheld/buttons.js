/**
 * Buttons with contacts of metal: each closing and opening bounces for up to `bounceMs`, differently every time, and
 * reproducibly by the seed. Closed means low; open is left to the chip's pull-up.
 */
import { Random } from '../random.js';

const MS = 1e6;
const MOST_BOUNCES = 6; // pairs of extra edges

export class Buttons {
  /** @param {import('../chip/machine.js').Machine} machine @param {Record<string, number>} pins */
  constructor(machine, pins, { bounceMs = 5, seed = 1 } = {}) {
    this.machine = machine;
    this.pins = pins;
    this.bounceMs = bounceMs;
    this.random = new Random(seed);
    this.held = new Set();
    this.planned = new Map();
  }

  get names() {
    return Object.keys(this.pins);
  }

  /** @returns {number} when the first edge comes: now */
  set(name, down) {
    if (!(name in this.pins)) throw new Error(`no button ${name} on this board`);
    if (down === this.held.has(name)) return this.machine.now;
    this.held[down ? 'add' : 'delete'](name);
    for (const event of this.planned.get(name) ?? []) this.machine.cancel(event);
    this.#contact(name, down);
    this.planned.set(name, this.#bounce(name, down));
    return this.machine.now;
  }

  #bounce(name, down) {
    if (!this.bounceMs) return [];
    const edges = 2 * this.random.below(MOST_BOUNCES + 1);
    const times = Array.from({ length: edges }, () => this.random.fraction() * this.bounceMs * MS).sort((a, b) => a - b);
    const { now } = this.machine;
    return times.map((time, i) => this.machine.at(now + time, () => this.#contact(name, i % 2 === 0 ? !down : down)));
  }

  #contact(name, closed) {
    this.machine.pins.drive(this.pins[name], closed ? false : null);
  }
}
