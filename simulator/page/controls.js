/**
 * Fingers and keys on the handheld's buttons. Any number of fingers; a thumb that slides from one button to the next
 * takes it along. A button is any element with data-button.
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
const NOT_OURS = 'input, select, textarea, a, summary, .tool, dialog';

export class Controls {
  /** @param {HTMLElement} device @param {(name: string, down: boolean) => void} onButton */
  constructor(device, onButton) {
    this.device = device;
    this.onButton = onButton;
    /** Who holds which button: a pointer's number or a key's name. @type {Map<string | number, string>} */
    this.holders = new Map();
    device.addEventListener('pointerdown', (event) => this.#pointer(event));
    addEventListener('pointermove', (event) => this.holders.has(event.pointerId) && this.#slide(event));
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, ({ pointerId }) => this.#hold(pointerId, null));
    device.addEventListener('contextmenu', (event) => event.preventDefault());
    addEventListener('keydown', (event) => this.#key(event, true));
    addEventListener('keyup', (event) => this.#key(event, false));
    addEventListener('blur', () => this.releaseAll());
  }

  releaseAll() {
    for (const holder of [...this.holders.keys()]) this.#hold(holder, null);
  }

  #pointer(event) {
    const name = buttonAt(event);
    if (!name || event.button > 0) return;
    event.preventDefault();
    event.target.releasePointerCapture?.(event.pointerId);
    this.#hold(event.pointerId, name);
  }

  // Off all buttons, the thumb keeps holding the one it came from.
  #slide(event) {
    const name = buttonAt(event);
    if (name) this.#hold(event.pointerId, name);
  }

  #key(event, down) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = document.activeElement?.closest('[data-button]')?.dataset.button;
    const presses = event.key === 'Enter' || event.key === ' ';
    const name = (presses && focused) || KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!name || (down && event.target.closest?.(NOT_OURS))) return;
    event.preventDefault();
    if (!event.repeat) this.#hold(`key ${event.code}`, down ? name : null);
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

function buttonAt({ clientX, clientY }) {
  return document.elementFromPoint(clientX, clientY)?.closest('[data-button]')?.dataset.button;
}
