/**
 * Fingers and keys on the handheld's buttons. Any number of fingers; a thumb that slides from one button to the next
 * takes it along. A button is any element with data-button.
 *
 * The keyboard is the handheld's, whatever was clicked. Only what Tab has reached keeps the keys that it needs (Enter
 * and Space for a tool, the arrows for a slider), until it was used or another key plays on.
 */

/** Keys of the keyboard. The letters are those on the buttons. */
const KEYS = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  a: 'a',
  b: 'b',
  x: 'x',
  y: 'y',
  Enter: 'a',
  ' ': 'a',
  Escape: 'b',
  Backspace: 'b',
};

/** Keys that a handheld's keyboard calls otherwise. */
const WORDS = { Enter: 'enter', ' ': 'space', Escape: 'esc', Backspace: 'backspace' };

/** What needs which keys when Tab has reached it; the first that matches counts. */
const NEEDS = [
  ['button, a, summary', ['Enter', ' ']],
  ['input[type="checkbox"]', [' ']],
  ['input[type="range"], select', ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', ' ']],
];
const TYPED_INTO = 'input:not([type="checkbox"], [type="range"]), textarea';

export class Controls {
  /** @param {HTMLElement} device @param {(name: string, down: boolean) => void} onButton */
  constructor(device, onButton) {
    this.device = device;
    device.tabIndex = -1;
    this.onButton = onButton;
    /** Who holds which button: a pointer's number or a key's name. @type {Map<string | number, string>} */
    this.holders = new Map();
    /** Fingers that came down on a button; one in the middle of the pad holds none. */
    this.pointers = new Set();
    /** While a notice has the keyboard. */
    this.paused = false;
    /** What has the focus while the handheld has the keyboard; null: nothing. @type {HTMLElement | null} */
    this.home = null;
    /** What Tab has reached. @type {Element | null} */
    this.reached = null;
    device.addEventListener('pointerdown', (event) => this.#pointer(event));
    addEventListener('pointermove', (event) => this.pointers.has(event.pointerId) && this.#slide(event));
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, ({ pointerId }) => this.#lift(pointerId));
    device.addEventListener('contextmenu', (event) => event.preventDefault());
    addEventListener('keydown', (event) => this.#keyDown(event));
    addEventListener('keyup', (event) => this.#hold(holderOf(event), null));
    addEventListener('blur', () => this.releaseAll());
    this.#watchFocus();
  }

  /** What something else than fingers and keys holds down, a gamepad for one. @param {string} holder @param {string | null} name */
  hold(holder, name) {
    if (!this.paused || !name) this.#hold(holder, name);
  }

  releaseAll() {
    this.pointers.clear();
    for (const holder of [...this.holders.keys()]) this.#hold(holder, null);
  }

  /** The keyboard is the handheld's again. The next Tab goes on from where the last one was. */
  takeKeyboard() {
    this.reached = null;
    if (this.home) this.home.focus({ preventScroll: true });
    else document.activeElement?.blur();
  }

  // A click, or a dialog that closes, puts the focus somewhere, too; only Tab does it on purpose.
  #watchFocus() {
    let tabbing = false;
    addEventListener('keydown', ({ key }) => (tabbing = key === 'Tab'), true);
    addEventListener('pointerdown', () => (this.reached = null), true);
    addEventListener('focusin', ({ target }) => {
      if (tabbing) this.reached = target;
      // The window's own focus, coming back, changes nothing.
      else if (target !== this.reached) this.reached = null;
    });
  }

  #pointer(event) {
    const { name, middle } = under(event);
    if ((!name && !middle) || event.button > 0) return;
    event.preventDefault();
    event.target.releasePointerCapture?.(event.pointerId);
    this.pointers.add(event.pointerId);
    if (name) this.#hold(event.pointerId, name);
  }

  // Off all buttons, the thumb keeps holding the one it came from; not so in the middle of the pad.
  #slide(event) {
    const { name, middle } = under(event);
    if (name || middle) this.#hold(event.pointerId, name ?? null);
  }

  #lift(pointer) {
    this.pointers.delete(pointer);
    this.#hold(pointer, null);
  }

  #keyDown(event) {
    // While Meta is down, macOS doesn't say that other keys are let go.
    if (event.key === 'Meta') return this.releaseAll();
    if (event.ctrlKey || event.metaKey || event.altKey || this.paused || document.querySelector('dialog[open]')) return;
    const name = this.#nameOf(event);
    if (!name || this.#isNeeded(event.key)) return;
    event.preventDefault();
    if (!this.reached?.closest('[data-button]')) this.takeKeyboard();
    if (!event.repeat) this.#hold(holderOf(event), name);
  }

  // Enter and Space press the handheld's own button that Tab has reached.
  #nameOf(event) {
    const own = this.reached?.closest('[data-button]')?.dataset.button;
    return own && (event.key === 'Enter' || event.key === ' ') ? own : this.#keyOn(keyOf(event));
  }

  // A handheld with a keyboard has the very key.
  #keyOn(key) {
    const names = [...this.device.querySelectorAll('.typing [data-button]')].map(({ dataset }) => dataset.button);
    const own = WORDS[key] ?? key;
    return names.includes(own) ? own : KEYS[key];
  }

  #isNeeded(key) {
    const { activeElement } = document;
    if (activeElement?.matches(TYPED_INTO)) return true;
    if (!this.reached || this.reached.matches('[data-button]')) return false;
    const [, keys] = NEEDS.find(([selector]) => this.reached.matches(selector)) ?? [];
    return Boolean(keys?.includes(key));
  }

  #hold(holder, name) {
    const before = this.holders.get(holder);
    if (before === name || (!before && !name)) return;
    if (name) this.holders.set(holder, name);
    else this.holders.delete(holder);
    if (before && !this.#isHeld(before)) this.#set(before, false);
    if (name && this.#count(name) === 1) this.#set(name, true);
  }

  #isHeld(name) {
    return this.#count(name) > 0;
  }

  #count(name) {
    return [...this.holders.values()].filter((held) => held === name).length;
  }

  #set(name, down) {
    for (const button of this.device.querySelectorAll(`[data-button="${name}"]`)) button.classList.toggle('down', down);
    if (down) navigator.vibrate?.(8);
    this.onButton(name, down);
  }
}

// A letter is what its key is marked with: on a Latin layout what it types (Y and Z change places on some), on others
// (Cyrillic, Greek, Hebrew, ...) the place of the key.
function keyOf({ key, code }) {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  if (key.length === 1 && key <= '\x7f') return key;
  return /^Key[A-Z]$/.test(code) ? code.at(-1).toLowerCase() : key;
}

// By place: what a key types can change while it is down.
const holderOf = ({ code, key }) => `key ${code || key}`;

/** @returns {{name?: string, middle: boolean}} the button there; or the pad's middle, which presses none */
function under({ clientX, clientY }) {
  const there = document.elementFromPoint(clientX, clientY);
  const name = there?.closest('[data-button]')?.dataset.button;
  return { name, middle: !name && Boolean(there?.closest('.pad')) };
}
