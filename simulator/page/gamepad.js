/**
 * Gamepads: read only while one is connected, once for each picture of the screen. A browser that is to say when one is
 * connected looks for it some hundred times a second, which would cost more than all else of a console that rests; so it
 * is asked only while somebody is at the page.
 */

/** By the "standard" mapping: what an Xbox pad calls A, B, X, Y and the pad. */
const BUTTONS = { 0: 'a', 1: 'b', 2: 'x', 3: 'y', 12: 'up', 13: 'down', 14: 'left', 15: 'right' };
const STICK = [['left', 'right'], ['up', 'down']]; // the left stick's axes, towards -1 and +1
const TILTED = 0.5;
const LEFT_AFTER_MS = 20000; // nobody has touched anything
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focus'];

export class Gamepads {
  /** @param {(holder: string, name: string | null) => void} onHold @param {() => void} onGone */
  constructor(onHold, onGone) {
    this.onHold = onHold;
    this.onGone = onGone;
    this.looking = false;
    this.begin = () => this.#begin();
    for (const touch of TOUCHES) addEventListener(touch, () => this.#listen(), { passive: true });
    this.#listen();
  }

  #listen() {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => removeEventListener('gamepadconnected', this.begin), LEFT_AFTER_MS);
    addEventListener('gamepadconnected', this.begin);
  }

  #begin() {
    if (this.looking) return;
    this.looking = true;
    requestAnimationFrame(() => this.#look());
  }

  #look() {
    const pads = [...navigator.getGamepads()].filter(Boolean);
    for (const pad of pads) this.#read(pad);
    if (!pads.length) this.onGone();
    this.looking = pads.length > 0;
    if (this.looking) requestAnimationFrame(() => this.#look());
  }

  #read({ index, buttons, axes }) {
    for (const [number, name] of Object.entries(BUTTONS)) {
      this.onHold(`gamepad ${index} button ${number}`, buttons[number]?.pressed ? name : null);
    }
    STICK.forEach((names, axis) => {
      const tilt = axes[axis] ?? 0;
      this.onHold(`gamepad ${index} axis ${axis}`, Math.abs(tilt) < TILTED ? null : names[tilt < 0 ? 0 : 1]);
    });
  }
}
