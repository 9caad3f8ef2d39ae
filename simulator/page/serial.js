/** The panel with the console's serial port, for the curious: docs/protocol.md. */

const LINES_MOST = 400;

export class Serial {
  /** @param {HTMLDetailsElement} panel open: the cable is in @param {(type: string, detail?: object) => void} order */
  constructor(panel, order) {
    this.panel = panel;
    this.order = order;
    this.output = panel.querySelector('pre');
    panel.addEventListener('toggle', () => this.order(panel.open ? 'plug' : 'unplug'));
    panel.querySelector('form').addEventListener('submit', (event) => this.#send(event));
  }

  /** A console has started: the cable of the one before is gone. */
  started() {
    if (this.panel.open) this.order('plug');
  }

  /** For the worker's reports. */
  plugged = () => this.#show('(the cable is in; try: help)\n');

  serial = ({ text }) => this.#show(text);

  #send(event) {
    event.preventDefault();
    const { command } = event.target.elements;
    this.#show(`> ${command.value}\n`);
    this.order('type', { text: `${command.value}\n` });
    command.value = '';
  }

  #show(text) {
    const lines = (this.output.textContent + text).split('\n');
    this.output.textContent = lines.slice(-LINES_MOST).join('\n');
    this.output.scrollTop = this.output.scrollHeight;
  }
}
