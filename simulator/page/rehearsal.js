/**
 * An opponent's first thought would be slow: its code is translated as it is met, and the browser has to find out what
 * in it is worth compiling well. So while the console rests, another one, which nobody sees, begins a match of each game
 * against opponents and lets them think: translations are shared by all machines of this worker.
 */
import { Handheld } from '../handheld/handheld.js';
import { knownConsole } from './known.js';

const MS = 1e6;
const BOOT_MS = 700;
const HOLD_MS = 40;
const LOOK_MS = 120; // after a key
const THINK_MS = 1500; // emulated: then the busiest code of a thought has been compiled
const SLICE_MS = 0.5;

/** The keys that begin a match against opponents: the game is chosen at home, the first seat becomes an opponent. */
const GAMES = [0, 1, 2];
const keysTo = (game) => [...Array(game).fill('down'), 'a', 'right', 'right', 'up', 'a'];

export class Rehearsal {
  /** @param {import('../boards.mjs').Board} board @param {Uint8Array} uf2 */
  constructor(board, uf2) {
    this.steps = rehearse(board, uf2);
  }

  /** Goes on for about that long. @returns {boolean} false: it is over */
  run(ms) {
    const end = performance.now() + ms;
    while (performance.now() < end) if (this.steps.next().done) return false;
    return true;
  }
}

function* rehearse(board, uf2) {
  for (const game of GAMES) {
    const handheld = new Handheld({ board });
    handheld.load(uf2, knownConsole(board));
    handheld.powerOn();
    yield* wait(handheld, BOOT_MS);
    for (const key of keysTo(game)) {
      handheld.buttons.set(key, true);
      yield* wait(handheld, HOLD_MS);
      handheld.buttons.set(key, false);
      yield* wait(handheld, LOOK_MS);
    }
    yield* wait(handheld, THINK_MS);
  }
}

function* wait({ machine }, ms) {
  for (let at = 0; at < ms; at += SLICE_MS) {
    machine.run(SLICE_MS * MS);
    yield;
  }
}
