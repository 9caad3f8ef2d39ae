/**
 * Which of a browser's tabs holds a board's console: one at a time. A tab that wants it asks; the one that has it saves,
 * stops and lets go. By the browser's locks, which end with their tab; without them, by asking whether anybody has it.
 * This is for courtesy: what makes a match safe is that storage.js lets nobody write but the last owner.
 */

const CHANNEL = 'oxhide';
/** As long as the console of a tab that is just being reloaded may take to let go. */
const BUSY_AFTER_MS = 1000;
const ANSWER_MS = 400;
/** A tab that was asked to let go and doesn't is asleep, or hangs. */
const SLEEPS_AFTER_MS = 4000;

export class Claim {
  /** @param {() => Promise<void>} onWanted another tab wants the console: save and stop @param {() => void} onLost */
  constructor(onWanted, onLost) {
    this.onWanted = onWanted;
    this.onLost = onLost;
    this.id = `${Date.now()}-${Math.random()}`;
    /** The board held. @type {string | null} */
    this.board = null;
    this.unlock = () => {};
    this.answered = () => {};
    this.channel = openChannel();
    this.before = Promise.resolve();
    this.channel?.addEventListener('message', ({ data }) => this.#hear(data));
  }

  /**
   * @param {string} board @param {boolean} insist take it from the tab that has it
   * @returns {Promise<boolean>} false: another tab has it
   */
  take(board, insist) {
    const taken = this.before.then(() => this.#take(board, insist));
    this.before = taken.catch(() => {});
    return taken;
  }

  async #take(board, insist) {
    this.release();
    const taken = hasLocks() ? await this.#takeLock(board, insist) : await this.#takeByAsking(board, insist);
    if (taken) this.board = board;
    return taken;
  }

  release() {
    const { board } = this;
    this.board = null;
    this.unlock();
    if (board) this.#say('free', board);
  }

  async #takeLock(board, insist) {
    if (insist) this.#say('want', board);
    // A machine may be too busy to hand out in time what nobody holds: then it is asked for again.
    do {
      if (await this.#lock(board, insist ? SLEEPS_AFTER_MS : BUSY_AFTER_MS)) return true;
    } while (!(await isHeld(board)));
    return insist && this.#lock(board);
  }

  /** @param {number} [patienceMs] without it, the lock is stolen @returns {Promise<boolean>} */
  #lock(board, patienceMs) {
    const giveUp = new AbortController();
    if (patienceMs) setTimeout(() => giveUp.abort(), patienceMs);
    return new Promise((resolve) => {
      const hold = () =>
        new Promise((unlock) => {
          this.unlock = unlock;
          resolve(true);
        });
      navigator.locks
        .request(lockName(board), patienceMs ? { signal: giveUp.signal } : { steal: true }, hold)
        .catch((error) => {
          resolve(error.name !== 'AbortError'); // locks that don't work stop nobody
          if (this.board === board) this.#lose(); // stolen
        });
    });
  }

  async #takeByAsking(board, insist) {
    const somebody = await this.#ask('who', board, ANSWER_MS);
    if (somebody && insist) await this.#ask('want', board, SLEEPS_AFTER_MS);
    return !somebody || insist;
  }

  /** @returns {Promise<boolean>} whether another tab answered in time */
  #ask(what, board, patienceMs) {
    this.#say(what, board);
    return new Promise((resolve) => {
      this.answered = (to) => to === board && resolve(true);
      setTimeout(() => resolve(false), this.channel ? patienceMs : 0);
    });
  }

  async #hear({ what, board, from }) {
    if (what === 'mine' || what === 'free') return this.answered(board);
    if (board !== this.board || from === this.id) return;
    if (what === 'who') return this.#say('mine', board);
    await this.onWanted();
    this.release();
  }

  #lose() {
    this.board = null;
    this.onLost();
  }

  #say(what, board) {
    this.channel?.postMessage({ what, board, from: this.id });
  }
}

function openChannel() {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null; // an old browser, or it refuses
  }
}

const lockName = (board) => `${CHANNEL} ${board}`;

/** @returns {Promise<boolean>} whether a tab has the board's lock, as far as the browser tells */
async function isHeld(board) {
  const { held } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName(board));
}

function hasLocks() {
  return Boolean(navigator.locks?.request && typeof AbortController !== 'undefined');
}
