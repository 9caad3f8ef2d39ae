/** The page: draws the chosen board, hands it fingers and keys, and shows what the emulated one in the worker does. */
import { Controls } from './controls.js';
import { Sound } from './sound.js';

const SIZE = 240;
const SHORT = { picosystem: 'PicoSystem', pico_lcd_1_3: 'Pico + LCD 1.3' };
const MARGIN = 16; // LCD pixels around the handheld

const find = (selector, within = document) => within.querySelector(selector);
const tool = (name) => find(`.tools [data-tool="${name}"]`);
const device = find('.device');
const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
const dark = Object.assign(document.createElement('div'), { className: 'dark' });
const context = canvas.getContext('2d', { alpha: false });
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const sound = new Sound();
let boards = [];
let board = null;

const order = (type, detail = {}, transfer = []) => worker.postMessage({ type, ...detail }, transfer);

const REPORTS = {
  picture: ({ pixels }) => context.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), SIZE, SIZE), 0, 0),
  lights: showLights,
  sound: (report) => sound.play(report),
  state: ({ powered }) => {
    tool('power').setAttribute('aria-pressed', String(powered));
    device.dataset.powered = String(powered);
  },
  stats: showStats,
  saved: ({ sectors }) => (device.dataset.saved = String(sectors)),
  forgotten: () => chooseBoard(board.name),
};
worker.addEventListener('message', ({ data }) => REPORTS[data.type]?.(data));
worker.addEventListener('error', ({ message }) => (find('.stats').textContent = `The emulator stopped: ${message}`));

function showLights({ backlight, led }) {
  // A backlight's duty is linear, the eye isn't, and it gets used to it.
  dark.style.opacity = String(1 - backlight ** 0.12);
  const [r, g, b] = [led.r, led.g, led.b].map((part) => Math.round(255 * (part ?? 0) ** 0.45));
  const brightest = Math.max(led.r ?? 0, led.g ?? 0, led.b ?? 0);
  device.style.setProperty('--lamp', brightest ? `rgb(${r} ${g} ${b})` : '#0d0c11');
  device.style.setProperty('--lamp-glow', String(brightest ** 0.45));
}

function showStats({ speed, awake, bytesPerS, complaints }) {
  const percent = (part) => `${(100 * part).toFixed(part < 0.0995 && part > 0 ? 1 : 0)} %`;
  const kilobytes = (bytesPerS / 1000).toFixed(bytesPerS && bytesPerS < 10000 ? 1 : 0);
  find('.stats').innerHTML =
    `<b>${percent(speed)}</b> of real time · core awake <b>${percent(awake)}</b><span class="more"> · to the panel <b>${kilobytes} kB/s</b></span>`;
  device.dataset.complaints = complaints.map(({ what }) => what).join('; ');
}

// --- the handheld on the page ---

async function chooseBoard(name) {
  controls.releaseAll();
  board = boards.find((candidate) => candidate.name === name) ?? boards[0];
  localStorage.setItem('board', board.name);
  for (const button of find('.boards').children) {
    button.setAttribute('aria-checked', String(button.dataset.board === board.name));
  }
  device.replaceChildren(find(`#shell-${board.name}`).content.cloneNode(true));
  find('.lcd', device).append(canvas, dark);
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', `Screen of the ${board.title}`);
  Object.assign(tool('download'), { href: board.uf2, download: board.uf2.split('/').pop() });
  tool('download').title = `Download the firmware for the ${board.title}: ${board.version}, ${Math.ceil(board.bytes / 1024)} kB`;
  fit();
  const uf2 = await (await fetch(board.uf2)).arrayBuffer();
  order('start', { board: board.name, uf2 }, [uf2]);
}

// Whole device pixels for each pixel of the LCD, in the layout that makes it largest: the true shape if it can.
function fit() {
  const { clientWidth, clientHeight } = find('main');
  const zoom = devicePixelRatio || 1;
  const fits = ['', 'snug', 'tall'].map((layout) => {
    device.className = `device ${board.name} ${layout}`;
    device.style.setProperty('--u', '1px');
    const { offsetWidth, offsetHeight } = find('.shell', device);
    const room = Math.min(clientWidth / (offsetWidth + MARGIN), clientHeight / (offsetHeight + MARGIN));
    return { layout, room, scale: Math.floor(room * zoom) / zoom || room };
  });
  const best = fits.reduce((a, b) => (b.scale > a.scale ? b : a));
  device.className = `device ${board.name} ${best.layout}`;
  device.style.setProperty('--u', `${best.scale}px`);
}

// --- tools ---

const TOOLS = {
  power: () => order('power'),
  reset: () => order('reset'),
  sound: () => {
    sound.mute(!sound.muted);
    tool('sound').setAttribute('aria-pressed', String(!sound.muted));
  },
  supply: () => {
    const supply = find('#supply');
    supply.hidden = !supply.hidden;
    tool('supply').setAttribute('aria-expanded', String(!supply.hidden));
    fit();
  },
  picture: () => canvas.toBlob((blob) => download(blob, `oxhide-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.png`)),
  help: () => find('#help').showModal(),
  forget: () => confirm(`Erase what the ${board.title} has saved?`) && order('forget', { board: board.name }),
};

function download(blob, name) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

addEventListener('click', ({ target }) => TOOLS[target.closest('[data-tool]')?.dataset.tool]?.());

find('#supply').addEventListener('input', ({ currentTarget: { elements } }) => {
  const volts = Number(elements.battery.value);
  find('#supply output').textContent = `${volts.toFixed(2)} V`;
  order('battery', { volts, charging: elements.charging.checked });
  order('usb', { on: elements.usb.checked });
});

const controls = new Controls(device, (name, down) => {
  sound.allow();
  order('button', { name, down });
});

async function begin() {
  boards = await (await fetch('boards.json')).json();
  find('.boards').replaceChildren(...boards.map(boardButton));
  addEventListener('resize', fit);
  await chooseBoard(new URL(location.href).searchParams.get('board') ?? localStorage.getItem('board'));
}

function boardButton({ name, title }) {
  const button = document.createElement('button');
  Object.assign(button, { textContent: SHORT[name] ?? title, title, onclick: () => chooseBoard(name) });
  button.setAttribute('role', 'radio');
  button.classList.add('tool');
  button.dataset.board = name;
  return button;
}

begin();
