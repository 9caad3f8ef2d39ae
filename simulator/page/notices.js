/** What the page has to say: in the middle, instead of the handheld's keyboard, or as a line above it. */

const find = (selector) => document.querySelector(selector);

/**
 * @typedef {object} Notice
 * @property {string} title
 * @property {string[]} text     paragraphs: what happened, and what to do
 * @property {string} [action]   what the button says
 * @property {() => void} [act]  what it does
 */

/** Nothing runs, for this reason. @param {Notice} notice */
export function showNotice({ title, text, action, act }) {
  const notice = find('#notice');
  notice.className = 'failure';
  notice.setAttribute('role', 'alert');
  notice.replaceChildren(element('h2', title), ...text.map((line) => element('p', line)));
  if (action) notice.append(button(action, act));
  notice.hidden = false;
  notice.querySelector('button')?.focus({ preventScroll: true });
}

/** @param {string} text what is being waited for @param {string} [action] @param {() => void} [act] */
export function showLoading(text, action, act) {
  const notice = find('#notice');
  notice.className = 'loading';
  notice.setAttribute('role', 'status');
  notice.replaceChildren(element('p', text));
  if (action) notice.append(button(action, act));
  notice.hidden = false;
}

/** How much of what is waited for is there. @param {number} part from 0 to 1 */
export function showPart(part) {
  const notice = find('#notice.loading');
  if (!notice) return;
  const bar = notice.querySelector('progress') ?? notice.appendChild(Object.assign(element('progress', ''), { ariaLabel: 'Loaded' }));
  bar.value = part;
}

export function hideNotice() {
  find('#notice').hidden = true;
}

/**
 * A line that can be put away, and doesn't come again then; one at a time.
 * @param {string} kind @param {string} text @param {string} [action] @param {() => void} [act]
 */
export function showLine(kind, text, action, act) {
  const line = find('#line');
  if (line.dataset.kind === kind && line.dataset.text === text) return;
  Object.assign(line.dataset, { kind, text });
  const putAway = () => (line.hidden = true);
  const buttons = action ? [button(action, act), button('Not now', putAway)] : [button('OK', putAway)];
  line.replaceChildren(element('p', text), ...buttons);
  line.hidden = false;
}

/** What a line of that kind said holds no longer. @param {string} kind */
export function hideLine(kind) {
  const line = find('#line');
  if (line.dataset.kind !== kind) return;
  line.hidden = true;
  line.dataset.kind = '';
}

function element(name, textContent) {
  return Object.assign(document.createElement(name), { textContent });
}

function button(text, onclick) {
  return Object.assign(element('button', text), { className: 'tool', type: 'button', onclick });
}
