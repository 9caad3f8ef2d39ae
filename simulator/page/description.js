/**
 * The screen as text, for assistive tools: what the firmware's `text` says over the emulated cable (docs/usb.md), in a
 * live region whenever the picture has changed. Only when it is asked for: a console with a cable in is another one.
 */

const find = (selector) => document.querySelector(selector);

export class Description {
  /** @param {(type: string, detail?: object) => void} order */
  constructor(order) {
    this.order = order;
    this.isOn = false;
    this.said = { title: '', lines: [], cursor: '', keys: '' };
  }

  toggle() {
    this.isOn = !this.isOn;
    find('[data-tool="describe"]').setAttribute('aria-pressed', String(this.isOn));
    find('#said').textContent = this.isOn ? 'The screen will be described.' : '';
    this.started();
  }

  /** Also a console that has started later. */
  started() {
    this.order('describe', { on: this.isOn });
  }

  /** For the worker's report. */
  described({ answer }) {
    if (!answer.startsWith('ok ')) return;
    const screen = JSON.parse(answer.slice(3));
    const isSame = screen.title === this.said.title && screen.lines.join() === this.said.lines.join();
    this.said = screen;
    const { title, lines, cursor, keys } = screen;
    const at = cursor && `Cursor: ${cursor}`;
    find('#said').textContent = isSame && cursor ? cursor : [title, ...lines, at, keys].filter(Boolean).join('. ');
  }
}
