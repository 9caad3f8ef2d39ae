/** The worker that runs the emulated handheld: started when it is needed, and again after it stopped. */

/** What only a console that runs has to say; what comes late, from one that was stopped, is not heard. */
const OF_RUNNING = ['started', 'picture', 'lights', 'sound', 'state', 'stats', 'serial', 'described'];
const STOP_PATIENCE_MS = 3000; // a worker that hangs is not waited for longer

export class Emulator {
  /**
   * @param {Record<string, (report: any) => void>} reports what the worker says, by its type
   * @param {(why: string, ran: boolean) => void} onFailure ran: it had been running
   */
  constructor(reports, onFailure) {
    this.reports = reports;
    this.onFailure = onFailure;
    /** @type {Worker | null} */
    this.worker = null;
  }

  order(type, detail = {}, transfer = []) {
    this.worker?.postMessage({ type, ...detail }, transfer);
  }

  /** Resolves when the worker's modules are there. */
  begin() {
    this.ready ??= new Promise((resolve) => (this.#isReady = resolve));
    if (!this.worker) this.#create();
    return this.ready;
  }

  /** Saves, and runs no more. */
  async stop() {
    if (!this.worker || !this.started) return;
    this.started = false;
    await new Promise((resolve) => {
      this.#hasStopped = resolve;
      this.order('stop');
      setTimeout(resolve, STOP_PATIENCE_MS);
    });
  }

  start(board, uf2, owner) {
    this.started = true;
    this.order('start', { board, uf2, owner }, [uf2]);
  }

  #isReady = () => {};
  #hasStopped = () => {};

  #create() {
    try {
      this.worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    } catch (error) {
      return this.#fail(error.message);
    }
    this.worker.addEventListener('message', ({ data }) => this.#hear(data));
    this.worker.addEventListener('error', (event) => {
      event.preventDefault(); // or the window hears of it, too
      this.#fail(event.message);
    });
    this.worker.addEventListener('messageerror', () => this.#fail('a message was unreadable'));
  }

  #hear(report) {
    if (report.type === 'ready') this.#isReady();
    if (report.type === 'stopped') this.#hasStopped();
    if (this.started || !OF_RUNNING.includes(report.type)) this.reports[report.type]?.(report);
  }

  // A worker whose files are missing says nothing of why.
  #fail(why = '') {
    const ran = Boolean(this.started);
    this.worker?.terminate();
    Object.assign(this, { worker: null, ready: null, started: false });
    this.#hasStopped();
    this.onFailure(why, ran);
  }
}
