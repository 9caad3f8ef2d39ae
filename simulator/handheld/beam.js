/**
 * The panel's beam: the controller reads its memory line by line, all 320 of them though the glass has only 240, between
 * two porches. Where a large change of the picture is written while the beam passes, one shown frame has parts of both
 * pictures: it is torn, and it is counted here.
 *
 * Source: ST7789V data sheet, 8.12 (tearing effect), 9.1.36 (STE), 9.2.2 (porch), 9.2.21 (frame rate); that the lines
 * beyond the glass are scanned too: Wyatt-Grant/PicoCrystal-GBC, picosystem/hardware.cpp.
 */
const LINES = 320;
const MS = 1e6;
const SAME_CHANGE_NS = 2 * MS; // writes that follow each other so closely are one change of the picture
const AHEAD_NS = 20 * MS; // a small part that came before a large change by less than this was ahead of it, if it has other lines
const LARGE_PIXELS = (240 * 240) / 2; // smaller changes may go out of step: docs/display.md

export class Beam {
  /** @param {number} [lines] that the controller goes through */
  constructor(lines = LINES) {
    this.lines = lines;
    /** Frames shown that had parts of the old and of the new picture, and how many large changes there were. */
    this.torn = 0;
    this.largeChanges = 0;
    this.timing = null;
    this.change = newChange(this.lines);
    this.before = null;
  }

  /** A frame begins now. @param {{periodNs: number, backPorch: number, frontPorch: number, upwards: boolean}} timing */
  start(now, timing) {
    this.settle();
    const lineNs = timing.periodNs / (this.lines + timing.backPorch + timing.frontPorch);
    this.timing = { ...timing, lineNs, from: now };
  }

  /** So many pixels are written, from then on; which of them differ, `pixel` says. */
  write(pixels, at) {
    if (at - this.change.to > SAME_CHANGE_NS) this.#end();
    this.change.pixels += pixels;
    this.change.to = at;
  }

  /** A pixel of that line becomes another. */
  pixel(line, at) {
    const { change } = this;
    change.from = Math.min(change.from, at);
    change.to = at;
    if (at < change.first[line]) change.first[line] = at;
    change.last[line] = at;
  }

  /** Nothing more comes: the last change is looked at too. */
  settle() {
    this.#end();
    this.before = null;
  }

  #end() {
    let { change } = this;
    if (change.from === Infinity) return;
    const { before } = this;
    const large = change.pixels >= LARGE_PIXELS;
    this.before = large ? null : change;
    this.change = newChange(this.lines);
    if (!large || !this.timing) return;
    const ahead = before && change.from - before.to < AHEAD_NS && !overlap(change, before);
    if (ahead) change = both(change, before);
    this.largeChanges++;
    this.torn += this.#tornFrames(change);
  }

  #tornFrames(change) {
    const { from, periodNs } = this.timing;
    let torn = 0;
    const last = Math.floor((change.to - from) / periodNs) + 1;
    for (let frame = Math.floor((change.from - from) / periodNs); frame <= last; frame++) {
      if (this.#isTorn(change, from + frame * periodNs)) torn++;
    }
    return torn;
  }

  #isTorn({ first, last }, frameAt) {
    const { backPorch, lineNs, upwards } = this.timing;
    let [old, fresh] = [false, false];
    for (let line = 0; line < this.lines; line++) {
      if (first[line] === Infinity) continue;
      const readAt = frameAt + (backPorch + (upwards ? this.lines - 1 - line : line)) * lineNs;
      if (last[line] > readAt) old = true;
      if (first[line] < readAt + lineNs) fresh = true;
    }
    return old && fresh;
  }
}

const newChange = (lines) => ({
  pixels: 0,
  from: Infinity,
  to: -Infinity,
  first: new Float64Array(lines).fill(Infinity),
  last: new Float64Array(lines).fill(-Infinity),
});

/** Two pictures one after the other: what is ahead of the rest of its own picture is not drawn again. */
const overlap = (change, early) => change.first.some((at, line) => at !== Infinity && early.first[line] !== Infinity);

function both(change, early) {
  return {
    pixels: change.pixels + early.pixels,
    from: early.from,
    to: change.to,
    first: change.first.map((at, line) => Math.min(at, early.first[line])),
    last: change.last.map((at, line) => Math.max(at, early.last[line])),
  };
}
