/**
 * A board's shell, as it is drawn on the page: put together from parts by what board/<name>/handheld.json says under
 * `shell`. All sizes are in pixels of the LCD; style.css has what each kind of part looks like, and takes sizes and colours
 * from here as variables.
 *
 * @typedef {Record<string, number>} Place  left, top, right, bottom
 * @typedef {object} Shell
 * @property {'case' | 'board' | 'holes'} look
 * @property {Record<string, string | string[]>} colours  each a variable; of a list, each with its number from 1
 * @property {{width: number, height: number, radius: number}} wide  the true shape
 * @property {{width?: number, height?: number, radius?: number, hands?: number}} [snug]  where that is too wide: the hands
 *   come nearer, and are so much smaller
 * @property {{width: number, padding: number[], gap?: number, radius?: number, glass?: number, pad?: number}} tall  held upright
 * @property {{padding: number | number[], radius: number}} glass
 * @property {{kind: 'cross' | 'stick' | 'caps', size: number}} pad
 * @property {{kind: 'diamond' | 'column', size: number, tactile?: boolean, silk?: boolean}} keys  tactile: small square
 *   switches; silk: their letters are printed on the board
 * @property {number} [worth]  the true shape is taken where its LCD is this part of the largest, if that isn't fit.js's own
 * @property {number} [enough]  or where its LCD has so many pixels of the page, if that isn't fit.js's own
 * @property {string[]} [typing]  a keyboard below the rest in the true shape, which is upright: its rows of keys, by the names
 *   that the emulated one has for them
 * @property {{kind: string, text?: string, wideOnly?: boolean, wide: Place, snug?: Place, tall?: Place}[]} [parts]
 */

const DIRECTIONS = { up: 'Up', left: 'Left', right: 'Right', down: 'Down' };
const KEYS = { diamond: ['x', 'y', 'a', 'b'], column: ['a', 'b', 'x', 'y'] };
const LAYOUTS = ['wide', 'snug', 'tall'];
/** Keys that bear no letter of their own. */
const CAPTIONS = { esc: 'Esc', backspace: '←', enter: 'Enter', space: ' ' };

const CROSS = `<svg viewBox="0 0 160 160" aria-hidden="true">
  <circle class="well" cx="80" cy="80" r="79" />
  <g class="cross">
    <path d="M62 12h36a7 7 0 0 1 7 7v36h36a7 7 0 0 1 7 7v36a7 7 0 0 1-7 7h-36v36a7 7 0 0 1-7 7H62a7 7 0 0 1-7-7v-36H19a7 7 0 0 1-7-7V62a7 7 0 0 1 7-7h36V19a7 7 0 0 1 7-7z" />
    <circle cx="80" cy="80" r="13" />
    <path class="arrow" d="M80 24l8 11H72zM80 136l8-11H72zM24 80l11-8v16zM136 80l-11-8v16z" />
  </g>
</svg>`;

const PADS = {
  cross: CROSS,
  stick: '<i class="hat"></i>',
  caps: Object.keys(DIRECTIONS)
    .map((name) => `<i class="cap ${name}"></i>`)
    .join(''),
};

/** @param {import('../boards.mjs').Board & {shell: Shell}} board @returns {DocumentFragment} */
export function shellOf({ glass, shell }) {
  const parts = (shell.parts ?? []).map(partOf);
  const [behind, inside] = [parts.filter(({ kind }) => kind === 'pico' && shell.look === 'board'), parts.filter(({ kind }) => !(kind === 'pico' && shell.look === 'board'))];
  const html = `${markup(behind)}<div class="shell ${shell.look}${shell.keys.tactile ? ' tactile' : ''}${shell.typing ? ' upright' : ''}" data-style="${variables(glass, shell)}">
    ${markup(inside)}${padOf(shell)}<div class="glass"><div class="lcd"></div></div>${keysOf(shell)}${typingOf(shell)}</div>`;
  const fragment = document.createRange().createContextualFragment(html);
  // A Content Security Policy that forbids styles in markup allows these.
  for (const part of fragment.querySelectorAll('[data-style]')) part.style.cssText = part.dataset.style;
  return fragment;
}

const markup = (parts) => parts.map(({ html }) => html).join('');

function partOf({ kind, text = '', wideOnly, ...places }) {
  const attributes = `class="part ${kind}${wideOnly ? ' wide-only' : ''}" data-style="${placed(places, kind === 'silk' ? 10 : 1)}"`;
  const power = `<button class="tool part nub" data-tool="power" aria-label="Power button" data-style="${placed(places, 1)}"></button>`;
  return { kind: kind.split(' ')[0], html: kind === 'nub' ? power : `<i ${attributes}>${text}</i>` };
}

const buttonOf = (name, label, text = '') => `<button data-button="${name}" aria-label="${label}">${text}</button>`;

function padOf({ pad }) {
  const buttons = Object.entries(DIRECTIONS).map(([name, label]) => buttonOf(name, label));
  return `<div class="pad ${pad.kind}" role="group" aria-label="${pad.kind === 'stick' ? 'Joystick' : 'Pad'}">${PADS[pad.kind]}${buttons.join('')}</div>`;
}

function keysOf({ keys }) {
  const buttons = KEYS[keys.kind].map((name) => {
    const letter = name.toUpperCase();
    return buttonOf(name, letter, keys.silk ? `<b>${letter}</b>` : letter);
  });
  return `<div class="keys ${keys.kind}" role="group" aria-label="Keys">${buttons.join('')}</div>`;
}

function typingOf({ typing }) {
  if (!typing) return '';
  const key = (name) => buttonOf(name, CAPTIONS[name]?.trim() || name, CAPTIONS[name] ?? name.toUpperCase());
  const rows = typing.map((row) => `<div>${row.split(' ').map(key).join('')}</div>`);
  return `<div class="typing" role="group" aria-label="Keyboard">${rows.join('')}</div>`;
}

const em = (value) => (Array.isArray(value) ? value.map((one) => `${one}em`).join(' ') : `${value}em`);
const style = (entries) => entries.map(([name, value]) => `--${name}: ${value}`).join('; ');

// A part whose type is larger than 1em has its place in that.
function placed(places, size) {
  const entries = LAYOUTS.flatMap((layout) => Object.entries(places[layout] ?? {}).map(([side, value]) => [`${layout}-${side}`, em(value / size)]));
  return style(entries);
}

function variables(glass, { wide, snug = {}, tall, colours, pad, keys, ...shell }) {
  const { hands, ...snugSizes } = snug;
  const sizes = Object.entries({ wide, snug: snugSizes, tall }).flatMap(([layout, values]) =>
    Object.entries(values).map(([name, value]) => [`${layout}-${name}`, em(value)]),
  );
  const paints = Object.entries(colours).flatMap(([name, value]) => (Array.isArray(value) ? value.map((one, i) => [`${name}-${i + 1}`, one]) : [[name, value]]));
  return style([
    ...sizes,
    ...paints,
    ...(hands ? [['snug-hands', hands]] : []),
    ['lcd-width', em(glass.width)],
    ['lcd-height', em(glass.height)],
    ['glass-padding', em(shell.glass.padding)],
    ['glass-radius', em(shell.glass.radius)],
    ['pad-size', em(pad.size)],
    ['key-size', em(keys.size)],
  ]);
}
