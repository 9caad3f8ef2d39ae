/** Saves that travel: into a file and out of one, onto a real console, and single matches in addresses. */
import { addressOf, readAddress } from './address.js';
import { addMatch, hasMatch, matchToGoOn, readFile, toFile, toSectors, toUf2 } from './journal.js';
import { showLine } from './notices.js';

const EXPORT_MS = 20000; // a worker that hangs; one whose opponents think for the first time can take seconds
const DOWNLOAD_MS = 60000;

const find = (selector) => document.querySelector(selector);

export class Saves {
  /**
   * @param {(type: string, detail?: object) => void} order
   * @param {() => {board: object, owner: string} | null} running null: no console runs in this tab
   */
  constructor(order, running) {
    this.order = order;
    this.running = running;
    this.answer = () => {};
    this.opened = false;
    find('#import').addEventListener('change', ({ target }) => this.#choose(target));
  }

  /** For the worker's reports. */
  exported = ({ sectors }) => this.answer(sectors);

  imported = () => {
    const undo = this.before;
    const what = this.what;
    if (undo) showLine('imported', what, 'Undo', () => this.#put(undo, 'What was there before is back.', false));
    else showLine('imported', what);
  };

  tools = {
    export: () => this.#say(async (journal) => download(new Blob([journal]), 'JOURNAL.BIN')),
    flash: () => this.#say(async (journal, board) => download(new Blob([toUf2(journal, board)]), `JOURNAL-${board.name}.UF2`)),
    import: () => find('#import').click(),
    share: () => this.#say((journal, board) => this.#share(journal, board, false)),
    setup: () => this.#say((journal, board) => this.#share(journal, board, true)),
  };

  /** The match that the address names, once a console runs. */
  async open() {
    const { read } = readAddress();
    if (!read || this.opened) return;
    this.opened = true;
    try {
      const wanted = await read();
      const { journal } = await this.#now();
      if (hasMatch(journal, wanted)) showLine('address', 'The match of this address is among the console\'s matches already.');
      else this.#put(addMatch(journal, wanted), 'The match of this address was added to the console\'s matches.', false);
    } catch ({ message }) {
      showLine('address', `The match of this address could not be opened: ${message}. Nothing was changed.`);
    }
  }

  async #say(act) {
    find('#saves').close();
    try {
      const { journal, board } = await this.#now();
      await act(journal, board);
    } catch ({ message }) {
      showLine('saves', `That did not work: ${message}.`);
    }
  }

  /** What the console has kept at this moment. */
  async #now() {
    const running = this.running();
    if (!running) throw new Error('the console does not run in this tab');
    const sectors = await new Promise((resolve, reject) => {
      this.answer = resolve;
      setTimeout(() => reject(new Error('the console does not answer')), EXPORT_MS);
      this.order('export');
    });
    return { journal: toFile(sectors, running.board), board: running.board };
  }

  async #share(journal, board, isSetup) {
    const match = matchToGoOn(journal);
    if (!match) throw new Error('no match is in progress');
    const address = await addressOf(board.name, match, isSetup);
    const copied = await navigator.clipboard.writeText(address).then(() => true, () => false);
    showLine('share', copied ? 'The address is copied. Whoever opens it goes on from there; it also holds what is hidden in the match.' : address);
  }

  async #choose(input) {
    const [file] = input.files;
    if (!file) return;
    find('#saves').close();
    try {
      const { board } = await this.#now(); // there is a console to put it into
      const journal = readFile(new Uint8Array(await file.arrayBuffer()), board);
      if (confirm(`Put ${file.name} in the place of what this console has saved? It can be undone until the page is closed.`)) {
        await this.#put(journal, `The saves of ${file.name} are in the console.`, true);
      }
    } catch ({ message }) {
      showLine('saves', `${file.name} was not taken: ${message}. Nothing was changed.`);
    }
    input.value = '';
  }

  async #put(journal, what, canUndo) {
    const { journal: before, board } = await this.#now();
    Object.assign(this, { what, before: canUndo ? before : null });
    this.order('import', { board: board.name, owner: this.running().owner, sectors: toSectors(journal, board) });
  }
}

export function download(blob, name) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS); // a busy browser reads it later
}
