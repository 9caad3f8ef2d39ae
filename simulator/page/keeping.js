/** Whether this browser keeps what the handheld saves: asks it to, and tells the truth about it. */
import { hideLine, showLine } from './notices.js';

const ALLOW = 'allow this address to keep data (cookies and site data) or leave the private window, then reload the page';

export class Keeping {
  /** @param {HTMLElement} text in Help */
  constructor(text) {
    this.text = text;
    this.asked = false;
  }

  /** @param {string} [why] nothing is kept, for that reason */
  started(why) {
    this.why = why;
    if (why) showLine('unkept', `This browser does not keep what the handheld saves: ${why}. A match lasts until this page is closed. To keep matches, ${ALLOW}.`);
    else hideLine('unkept');
  }

  /** @param {string} why what was saved last isn't kept */
  refused(why) {
    this.refusal = why;
  }

  /** Somebody has played, so that something is worth keeping: now the browser is asked not to clear it by itself. Some ask the user in turn. */
  saved() {
    this.refusal = '';
    if (this.asked || this.why) return;
    this.asked = true;
    quietly(async () => (await navigator.storage.persisted()) || navigator.storage.persist());
  }

  async tell() {
    this.text.textContent = await this.#truth();
  }

  async #truth() {
    if (this.why) return `Nothing of what the handheld saves is kept by this browser: ${this.why}. To keep matches, ${ALLOW}.`;
    if (this.refusal) return `What the handheld saved last is not kept by this browser: ${this.refusal}. The page goes on trying while it is open.`;
    const promise = await this.#promise();
    return `What the handheld saves in its flash, this browser keeps for each board: reload the page, or pull the plug at any moment, and go on where you were. ${promise}`;
  }

  async #promise() {
    if (await quietly(() => navigator.storage.persisted())) return 'The browser has promised not to clear it by itself.';
    return 'The browser has not promised to keep it for ever: it may clear it when the disk is full, and Safari does so after seven days without a visit.';
  }
}

// Old browsers, and addresses without https, have no navigator.storage.
async function quietly(ask) {
  try {
    return await ask();
  } catch {
    return false;
  }
}
