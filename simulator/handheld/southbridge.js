/**
 * The PicoCalc's second controller: it scans the keyboard, has the batteries' gauge and the backlight, and answers over
 * I2C. Nothing of it tells the Pico that a key was pressed.
 *
 * Source: clockworkpi/PicoCalc, Code/picocalc_keyboard. picocalc_keyboard.ino: receiveEvent (a register's number, with
 * 0x80 and a value to set it) and requestEvent (two bytes, then 0xff), the loop's 10 ms, battery each 20 s; keyboard.h: 16
 * ms between two looks at the keys, held from 300 ms on; keyboard.ino: pressed, then held or, of keys that write or steer,
 * pressed again each 100 ms, let go; what Shift makes of a key; reg.ino: values at power-on; conf_app.h: 31 in the queue.
 */
const MS = 1e6;
const [SCAN_MS, HOLD_MS, REPEAT_MS] = [20, 300, 100];
const MOST_WAITING = 31;
const MOST_HELD = 10;
const [IDLE, PRESSED, HELD, RELEASED] = [0, 1, 2, 3];
const SET = 0x80;
const [KEY, BACKLIGHT, FIFO, KEY_LIGHT, BATTERY] = [0x04, 0x05, 0x09, 0x0a, 0x0b];
const CHARGES = 0x80;
const NO_BATTERY = 0xff;

/** Codes of the keys that aren't letters, by name, plain and with Shift. */
const CODES = {
  up: [0xb5, 0xd6], down: [0xb6, 0xd7], left: [0xb4, 0xb4], right: [0xb7, 0xb7],
  enter: [0x0a, 0xd1], esc: [0xb1, 0xd0], backspace: [0x08, 0x08], tab: [0x09, 0xd2], del: [0xd4, 0xd5],
  f1: [0x81, 0x86], f2: [0x82, 0x87], f3: [0x83, 0x88], f4: [0x84, 0x89], f5: [0x85, 0x90],
  space: [0x20, 0x20], shift: [0xa2, 0xa2], alt: [0xa1, 0xa1], ctrl: [0xa5, 0xa5],
};
const SHIFTED = Object.fromEntries([...'`~1!2@3#4$5%6^7&8*9(0)/?\\|-_=+[{]};:\'",<.>'.matchAll(/(.)(.)/g)].map(([, a, b]) => [a, b]));
const REPEATS = new Set(['up', 'down', 'left', 'right', 'enter', 'tab', 'del', 'backspace', 'space']);

export class Southbridge {
  address = 0x1f;

  /** @param {import('../chip/machine.js').Machine} machine */
  constructor(machine) {
    this.machine = machine;
    this.held = new Set();
    /** What is wrong with it: 'absent' answers to nothing, 'stuck' holds the clock. @type {null | 'absent' | 'stuck'} */
    this.fault = null;
    this.powerOn();
  }

  powerOn() {
    this.queue = [];
    /** Keys that it knows to be down, by name. @type {Map<string, {since: number, repeated: number, held: boolean}>} */
    this.down = new Map();
    this.registers = { [BACKLIGHT]: 32, [KEY_LIGHT]: 0, [BATTERY]: NO_BATTERY };
    this.answer = [];
    this.received = [];
    /** Exchanges so far, for measuring. */
    this.asked = 0;
    if (this.scanning) this.machine.cancel(this.scanning);
    this.#scan();
  }

  get names() {
    return [...Object.keys(CODES), ...'abcdefghijklmnopqrstuvwxyz', ...Object.keys(SHIFTED)];
  }

  /** @returns {number} when the key moves: now */
  set(name, down) {
    if (!this.names.includes(name)) throw new Error(`no key ${name} on this board`);
    this.held[down ? 'add' : 'delete'](name);
    return this.machine.now;
  }

  /** @param {number} percent @param {boolean} charging */
  setBattery(percent, charging) {
    this.registers[BATTERY] = percent < 0 ? NO_BATTERY : percent | (charging ? CHARGES : 0);
  }

  /** @returns {number} 0 to 1 */
  get backlight() {
    return this.registers[BACKLIGHT] / 255;
  }

  #scan() {
    const { now } = this.machine;
    for (const name of new Set([...this.held, ...this.down.keys()])) {
      const known = this.down.get(name);
      if (this.held.has(name) && !known) this.#press(name, now);
      else if (known && !this.held.has(name)) this.#release(name);
      else if (known) this.#hold(name, known, now);
    }
    this.scanning = this.machine.at(now + SCAN_MS * MS, () => this.#scan());
  }

  #press(name, now) {
    if (this.down.size >= MOST_HELD) return;
    this.down.set(name, { since: now, repeated: now });
    this.#report(name, PRESSED);
  }

  #release(name) {
    this.down.delete(name);
    this.#report(name, RELEASED);
  }

  #hold(name, key, now) {
    if (now - key.since <= HOLD_MS * MS || now - key.repeated <= REPEAT_MS * MS) return;
    key.repeated = now;
    this.#report(name, name.length === 1 || REPEATS.has(name) ? PRESSED : HELD);
  }

  #report(name, state) {
    if (this.queue.length < MOST_WAITING) this.queue.push([state, this.#codeOf(name)]);
  }

  #codeOf(name) {
    const shift = this.down.has('shift');
    if (CODES[name]) return CODES[name][shift ? 1 : 0];
    return (shift ? SHIFTED[name] ?? name.toUpperCase() : name).charCodeAt(0);
  }

  // The bus: chip/i2c.js.

  holdsClock() {
    return this.fault === 'stuck';
  }

  begin(read) {
    this.received = read ? null : [];
    return this.fault !== 'absent';
  }

  write(byte) {
    this.received.push(byte);
    return true;
  }

  read() {
    return this.answer.length ? this.answer.shift() : 0xff;
  }

  end() {
    if (this.received?.length) this.#act(this.received);
    this.received = null;
  }

  #act([what, value]) {
    const register = what & ~SET;
    this.asked++;
    if (register === FIFO) this.answer = this.queue.shift() ?? [IDLE, 0];
    else if (register === KEY) this.answer = [this.queue.length, 0];
    else if (register in this.registers) {
      if (what & SET && register !== BATTERY) this.registers[register] = value ?? 0;
      this.answer = [register, this.registers[register]];
    } else this.answer = [0, 0];
  }
}
