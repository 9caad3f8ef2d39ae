/**
 * Looks for lost wake-ups: presses, releases, repeats, notes and an opponent's pauses at random parts of a millisecond. A
 * wake-up is lost when an alarm goes off just before the core sleeps until it: the core then sleeps until some button is
 * touched. What a player meets is a note that does not end, a held pad that does not repeat, an opponent that stands still.
 *
 *   node simulator/wakeups.mjs [presses] [seed]      a hundred thousand by default, in about six minutes
 *
 * Half of the presses are at random; the others are aimed. The time between a press and the moments at which the firmware
 * arms its alarm is nearly the same each time, so that a press can be shifted until the alarm is armed just when it is due.
 */
import { pathToFileURL } from 'node:url';
import { bootKnown, firmwareOf, MS } from './harness.mjs';
import { Random } from './random.js';

const TIMER = 0x40054;
const ALARM0 = 0x10;
const ARMED = 0x20;
const WAIT = 1; // the alarm of the firmware's waits, as a bit: board/rp2040/drivers.h
const US = 1000;
const NOTE_MS_MAX = 40; // the cursor's is 8 ms, and a picture may be drawn before it ends
const HOLD_MS = 60; // a note that is stuck ends when the button is let go: later than that
const REST_MS = 20; // after the release: longer than its debouncing
const [REPEATS_MS, REPEATS] = [575, 4]; // held so long: at once, after 350 ms, and every 90 ms
const LONG_EVERY = 16; // of the presses one is held until it repeats
const AIM_US = 4; // how far around the moment
const LATE_MS = 2; // a wait that has not ended so long after its alarm is lost
const BEGIN = ['a', 'up', 'a']; // Bronze; its last line begins it, with one opponent
const PAUSE_MS = { least: 20, most: 350 }; // an opponent's pause is 300 ms, cut into the frames of what moves meanwhile
const PERSON_MS = { least: 1000, most: Infinity }; // nobody but a person is to do anything
const MATCH_MS_MAX = 60000; // between two pauses
const TURN_NS = 14 * MS; // from a contact's edge until the alarm is armed again: at first a guess
const PRESSES_PER_PAUSE = 10;

/** Sees when the firmware arms the alarm that ends its waits, and whether it wakes when it goes off. */
class Waits {
  constructor(device) {
    this.device = device;
    this.target = null;
    this.armed = []; // since `begin`: after how long, and how long before it was due
    device.machine.onChip.push((mcu) => this.#watch(mcu));
    this.#watch(device.machine.mcu);
    this.begin();
  }

  begin() {
    this.from = this.device.machine.now;
    this.armed = [];
  }

  /** @returns {boolean} the core sleeps although its alarm has gone off */
  get lost() {
    const { machine } = this.device;
    return this.target !== null && machine.now > this.target + LATE_MS * MS && machine.mcu.core.waiting;
  }

  #watch(mcu) {
    const timer = mcu.peripherals[TIMER];
    const write = timer.writeUint32.bind(timer);
    this.target = null;
    timer.writeUint32 = (offset, value) => {
      if (offset === ALARM0) this.#arm(value);
      if (offset === ARMED && value & WAIT) this.target = null;
      write(offset, value);
    };
  }

  #arm(value) {
    const { machine } = this.device;
    const left = ((value - Math.floor(machine.clock.nanos / US)) | 0) * US;
    this.target = machine.now + left;
    this.armed.push({ after: machine.now - this.from, left });
  }
}

/** Presses at many phases. */
export class WakeupHunt {
  constructor(device, seed = 1) {
    this.device = device;
    this.random = new Random(seed);
    this.waits = new Waits(device);
    this.found = { presses: 0, stuckNotes: 0, missedRepeats: 0, lostWakeups: 0, restarts: 0 };
    this.aim = null;
    device.waitForQuiet();
  }

  /** @returns {typeof this.found} */
  press(count) {
    for (let i = 0; i < count; i++) this.#pressOnce(i % LONG_EVERY === LONG_EVERY - 1, i % 2 === 1);
    this.found.restarts = this.device.machine.stats.resets;
    return this.found;
  }

  #pressOnce(long, aimed) {
    const { device, waits } = this;
    device.sounds.length = 0;
    this.#waitForPhase(aimed && this.aim !== null ? this.aim : this.random.fraction() * MS);
    waits.begin();
    device.machine.pins.drive(this.#pin(), false);
    const phase = device.machine.now % MS;
    this.#run(long ? REPEATS_MS : HOLD_MS);
    this.#takeAim(phase);
    this.#run(this.random.fraction());
    device.machine.pins.drive(this.#pin(), null);
    this.#run(REST_MS);
    this.found.presses++;
    this.#judge(long ? REPEATS : 1);
  }

  // Down and up in turn, so that the cursor stays in a list; contacts that don't bounce come at the phase that was meant.
  #pin() {
    return this.device.board.buttons[this.found.presses % 2 ? 'up' : 'down'];
  }

  #waitForPhase(phase) {
    const { device } = this;
    device.machine.run((phase - (device.machine.now % MS) + MS) % MS);
  }

  // In steps, or a wait that was lost would not be seen before the next press ends it.
  #run(ms) {
    const { device, waits } = this;
    for (let left = ms; left > 0; left -= HOLD_MS / 2) {
      device.run(Math.min(left, HOLD_MS / 2));
      if (waits.lost) {
        this.found.lostWakeups++;
        waits.target = null;
      }
    }
  }

  // One of the moments at which the alarm was armed: later by what was left, it would have been armed when it was due.
  #takeAim(phase) {
    const { armed } = this.waits;
    if (!armed.length) return;
    const { left } = armed[this.random.below(armed.length)];
    const aim = phase + left + (2 * this.random.fraction() - 1) * AIM_US * US;
    this.aim = ((aim % MS) + MS) % MS;
  }

  #judge(expected) {
    const { sounds } = this.device;
    const begun = sounds.filter((sound) => sound.hertz > 0);
    const long = sounds.filter(({ hertz, at }, i) => hertz > 0 && (sounds[i + 1]?.at ?? Infinity) - at > NOTE_MS_MAX * MS);
    this.found.stuckNotes += long.length;
    if (begun.length < expected) this.found.missedRepeats++;
  }
}

/** Lets opponents play at their pace, with buttons pressed when a pause is about to end. */
export class OpponentWatch {
  constructor(device, seed = 1) {
    this.device = device;
    this.random = new Random(seed);
    this.found = { pauses: 0, stalled: 0, restarts: 0 };
    this.waits = new Waits(device);
    for (const key of BEGIN) device.press(key);
    this.turnNs = { true: TURN_NS, false: TURN_NS };
  }

  /** @returns {typeof this.found} */
  pause(count) {
    for (let i = 0; i < count; i++) this.#pauseOnce();
    this.found.restarts = this.device.machine.stats.resets;
    return this.found;
  }

  // The person's moves are A. In an opponent's pause a button that means nothing there is pressed, and in the next one let
  // go, just so early that what it leads to ends when the pause does.
  #pauseOnce() {
    const { device, waits, found } = this;
    this.#waitForPause();
    const due = waits.target;
    const down = found.pauses % 2 === 0;
    const early = this.turnNs[down] + (2 * this.random.fraction() - 1) * AIM_US * US;
    device.machine.run(due - early - device.machine.now);
    waits.begin();
    device.machine.pins.drive(device.board.buttons.left, down ? false : null);
    device.machine.run(early + LATE_MS * 2 * MS);
    const last = waits.armed.findLast(({ after, left }) => Math.abs(after + left - early) < MS);
    if (last) this.turnNs[down] = last.after;
    found.pauses++;
    if (waits.lost) this.#stalled();
  }

  #waitForPause() {
    const { device } = this;
    const until = device.ms + MATCH_MS_MAX;
    while (!this.#waits(PAUSE_MS)) {
      if (device.ms > until) throw new Error('no opponent pauses');
      if (this.waits.lost) this.#stalled();
      else if (this.#waits(PERSON_MS)) device.press('a');
      else device.run(1);
    }
  }

  #stalled() {
    this.found.stalled++;
    this.device.press('a'); // it goes on
  }

  #waits({ least, most }) {
    const { machine } = this.device;
    const left = (this.waits.target - machine.now) / MS;
    return machine.mcu.core.waiting && left > least && left < most;
  }
}

/** @returns {{presses: WakeupHunt['found'], pauses: OpponentWatch['found']}} */
export function huntWakeups(uf2, { presses, pauses, seed = 1 }) {
  const menu = bootKnown(uf2, { seed });
  menu.waitForQuiet();
  const match = bootKnown(uf2, { seed });
  match.waitForQuiet();
  return { presses: new WakeupHunt(menu, seed).press(presses), pauses: new OpponentWatch(match, seed).pause(pauses) };
}

/** @returns {number} how much was found that must not be */
export function problems({ presses, pauses }) {
  const { stuckNotes, missedRepeats, lostWakeups, restarts } = presses;
  return stuckNotes + missedRepeats + lostWakeups + restarts + pauses.stalled + pauses.restarts;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [presses = 100000, seed = 1] = process.argv.slice(2).map(Number);
  const pauses = Math.ceil(presses / PRESSES_PER_PAUSE);
  const found = huntWakeups(firmwareOf('picosystem'), { presses, pauses, seed });
  console.log(found);
  process.exitCode = problems(found) ? 1 : 0;
}
