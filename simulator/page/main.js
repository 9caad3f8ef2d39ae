/** The page: draws the chosen board, hands it fingers and keys, and shows what the emulated one in the worker does. */
import { readAddress } from './address.js';
import { Claim } from './claim.js';
import { Controls } from './controls.js';
import { Description } from './description.js';
import { Emulator } from './emulator.js';
import { fetchBoards, fetchFirmware } from './files.js';
import { fit } from './fit.js';
import { Gamepads } from './gamepad.js';
import { Keeping } from './keeping.js';
import { hideLine, hideNotice, showLine, showLoading, showNotice, showPart } from './notices.js';
import { keepForOffline } from './offline.js';
import { chosenBoard, rememberBoard } from './remember.js';
import { shellOf } from './shell.js';
import { download, Saves } from './saves.js';
import { Serial } from './serial.js';
import { Sound } from './sound.js';

const SLOW_MS = 10000;
const READ_MS = 6000;

const find = (selector, within = document) => within.querySelector(selector);
const tool = (name) => find(`.tools [data-tool="${name}"]`);
const device = find('.device');
/** The LCD's pixels, and what is seen of them: each as large as whole pixels allow, which the browser then makes smaller. */
const canvas = Object.assign(document.createElement('canvas'), { hidden: true });
const seen = Object.assign(document.createElement('canvas'), { className: 'seen' });
const dark = Object.assign(document.createElement('div'), { className: 'dark' });
const context = canvas.getContext('2d', { alpha: false });
const glass = seen.getContext('2d', { alpha: false });
const sound = new Sound();
const keeping = new Keeping(find('#kept'));
let boards = [];
let board = null;
/** Which start this is: one that was overtaken by a later one goes no further. */
let starts = 0;

const REPORTS = {
  started,
  picture: ({ pixels }) => {
    context.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), canvas.width, canvas.height), 0, 0);
    showPixels();
  },
  lights: showLights,
  sound: (report) => sound.play(report),
  state: ({ powered }) => {
    tool('power').setAttribute('aria-pressed', String(powered));
    device.dataset.powered = String(powered);
    if (!powered) showStats();
  },
  resting: ({ on }) => (device.dataset.resting = String(on)),
  stats: showStats,
  saved: ({ sectors }) => {
    device.dataset.saved = String(sectors);
    hideLine('unsaved');
    keeping.saved();
  },
  unsaved: ({ why }) => {
    showLine('unsaved', `What the handheld saved just now is not kept by this browser: ${why}. The page goes on trying.`);
    keeping.refused(why);
  },
  rehearsed: () => (device.dataset.rehearsed = 'true'),
  forgotten: () => {
    showLine('forgotten', `What the ${board.title} had saved is erased.`);
    setTimeout(() => hideLine('forgotten'), READ_MS);
  },
  exported: (report) => saves.exported(report),
  imported: () => {
    saves.imported();
    sendSupply();
    serial.started();
  },
  plugged: () => serial.plugged(),
  described: (report) => description.described(report),
  serial: (report) => serial.serial(report),
  lost: () => giveUp(showMoved),
  failed: ({ what, why }) => (what === 'start' ? giveUp(() => showNoStart(why)) : showLine('failed', `That did not work (${what}): ${why}.`)),
};
const emulator = new Emulator(REPORTS, (why, ran) => giveUp(() => showStopped(why, ran)));
const order = (...message) => emulator.order(...message);
const saves = new Saves(order, () => (claim.board === board?.name && device.dataset.running === 'true' ? { board, owner: claim.id } : null));
const serial = new Serial(find('#serial'), order);
const description = new Description(order);
const claim = new Claim(
  async () => {
    await emulator.stop();
    giveUp(showMoved);
  },
  () => giveUp(showMoved),
);

function showPixels() {
  glass.imageSmoothingEnabled = false;
  glass.drawImage(canvas, 0, 0, seen.width, seen.height);
}

function showLights({ backlight, led }) {
  // A backlight's duty is linear, the eye isn't, and it gets used to it.
  dark.style.opacity = String(1 - backlight ** 0.12);
  const [r, g, b] = [led.r, led.g, led.b].map((part) => Math.round(255 * (part ?? 0) ** 0.45));
  const brightest = Math.max(led.r ?? 0, led.g ?? 0, led.b ?? 0);
  device.style.setProperty('--lamp', brightest ? `rgb(${r} ${g} ${b})` : '#0d0c11');
  device.style.setProperty('--lamp-glow', String(brightest ** 0.45));
}

function showStats({ speed, awake, bytesPerS, complaints } = {}) {
  if (speed === undefined) return find('.stats').replaceChildren();
  const percent = (part) => `${(100 * part).toFixed(part < 0.0995 && part > 0 ? 1 : 0)} %`;
  const kilobytes = (bytesPerS / 1000).toFixed(bytesPerS && bytesPerS < 10000 ? 1 : 0);
  find('.stats').innerHTML =
    `<b>${percent(speed)}</b> of real time · core awake <b>${percent(awake)}</b><span class="more"> · to the panel <b>${kilobytes} kB/s</b></span>`;
  device.dataset.complaints = complaints.map(({ what }) => what).join('; ');
}

// ---- the handheld on the page

/** Starts the board's console, whatever ran before. @param {boolean} [insist] also where another tab has it */
async function play(name, insist = false) {
  const start = ++starts;
  const overtaken = () => start !== starts;
  const stopped = emulator.stop();
  showBoard(name);
  await stopped;
  if (overtaken()) return;
  waitFor(`Loading the firmware of the ${board.title} …`, () => play(name));
  try {
    const [uf2, taken] = await Promise.all([fetchFirmware(board, showPart), claim.take(board.name, insist), emulator.begin()]);
    if (overtaken()) return;
    if (taken) emulator.start(board, uf2, claim.id);
    else giveUp(showElsewhere);
  } catch (failure) {
    if (!overtaken()) giveUp(() => showFailure(failure, () => play(name)));
  }
}

let slow = 0; // the timer of what takes long

function waitFor(what, again) {
  clearTimeout(slow);
  showLoading(what);
  slow = setTimeout(() => showLoading(`${what} This takes long. Is the connection slow, or lost?`, 'Try again', again), SLOW_MS);
}

function started({ why, slow: isSlow }) {
  clearTimeout(slow);
  controls.paused = false;
  hideNotice();
  device.dataset.running = 'true';
  sendSupply();
  serial.started();
  description.started();
  keeping.started(why);
  saves.open();
  if (isSlow) showLine('slow', SLOW);
  if (!offered) keepForOffline(offerNewer);
  offered = true;
}

let offered = false;

function offerNewer(update) {
  showLine('newer', 'A newer version of this page is there. What the handheld has saved stays as it is.', 'Update', async () => {
    await emulator.stop(); // what it has saved is written
    update();
  });
}

// Nothing runs here any more; what to do next is in the notice.
function giveUp(show) {
  clearTimeout(slow);
  starts++;
  emulator.stop();
  claim.release();
  rest();
  controls.paused = true;
  show();
}

// Nothing runs at the moment.
function rest() {
  controls.releaseAll();
  sound.silence();
  device.dataset.running = 'false';
  showStats();
}

function showBoard(name) {
  board = boards.find((candidate) => candidate.name === name) ?? boards[0];
  rest();
  find('.boards select').value = board.name;
  device.replaceChildren(shellOf(board));
  Object.assign(canvas, { width: board.glass.width, height: board.glass.height });
  find('.lcd', device).append(canvas, seen, dark);
  context.fillRect(0, 0, canvas.width, canvas.height);
  seen.setAttribute('role', 'img');
  seen.setAttribute('aria-label', `Screen of the ${board.title}`);
  Object.assign(tool('download'), { href: board.uf2, download: board.uf2.split('/').pop() });
  tool('download').title = `Download the firmware for the ${board.title}: ${board.version}, ${Math.ceil(board.bytes / 1024)} kB`;
  fitAll();
}

const SLOW =
  'The console runs, but slower than a real one: the server of this page forbids to make code (its Content Security Policy lacks unsafe-eval). Opponents think for longer.';
const KEPT = 'What the handheld has saved is kept.';

const showFailure = ({ title, text }, act) => showNotice({ title, text, action: 'Try again', act });

function showElsewhere() {
  const text = [
    `This browser has the ${board.title} open in another tab. One console has one memory, so it runs in one tab at a time.`,
    'It can go on here, from what it has saved; the other tab then stops.',
  ];
  showNotice({ title: 'The console is open elsewhere', text, action: 'Play here', act: () => play(board.name, true) });
}

function showMoved() {
  const text = ['Another tab has taken the console over, with all that it had saved. You can close this tab, or take it back.'];
  showNotice({ title: 'The console went on elsewhere', text, action: 'Play here', act: () => play(board.name, true) });
}

function showNoStart(why) {
  const text = [`The file ${board.uf2} was loaded, but does not run: ${why}.`, 'If it stays so, the file on the server is damaged.'];
  showFailure({ title: 'The firmware does not start', text }, () => play(board.name));
}

function showStopped(why, ran) {
  const said = why ? [`The browser says: ${why}.`] : [];
  const missing = 'A part of it is missing, or this browser is too old for it. Are you online? A current Firefox, Chrome, Edge or Safari runs it.';
  if (ran) showNotice({ title: 'The emulator stopped', text: [...said, KEPT], action: 'Start again', act: () => play(board.name) });
  else showFailure({ title: 'The emulator could not be loaded', text: [missing, ...said] }, () => play(board.name));
}

function fitAll() {
  const scale = Math.max(1, Math.ceil(fit(device, find('main'), board)));
  Object.assign(seen, { width: canvas.width * scale, height: canvas.height * scale });
  showPixels();
}

// ---- tools

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
  },
  picture: () => canvas.toBlob((blob) => download(blob, `oxhide-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.png`)),
  full: () => (document.fullscreenElement ? document.exitFullscreen() : fillScreen()),
  help: () => find('#help').showModal(),
  saves: () => {
    keeping.tell();
    find('#saves').showModal();
  },
  describe: () => {
    description.toggle();
    controls.home = description.isOn ? device : null;
    device.setAttribute('role', description.isOn ? 'application' : 'group'); // so that a screen reader lets keys pass
  },
  about: () => find('#about').scrollIntoView(),
  top: () => scrollTo({ top: 0 }),
  ...saves.tools,
  forget,
};

async function fillScreen() {
  await document.documentElement.requestFullscreen();
  await navigator.keyboard?.lock?.(['Escape']); // which is B; to leave, it is held for a while
}

function showFull() {
  tool('full').setAttribute('aria-pressed', String(Boolean(document.fullscreenElement)));
}

tool('full').hidden = !document.fullscreenEnabled;
document.addEventListener('fullscreenchange', showFull);

function forget() {
  find('#saves').close();
  if (claim.board !== board?.name) return showLine('failed', 'Nothing was erased: the console does not run in this tab.');
  if (confirm(`Erase what the ${board.title} has saved?`)) order('forget', { board: board.name, owner: claim.id });
}

addEventListener('click', ({ target }) => {
  const used = target.closest('.tool');
  if (!used) return;
  // Who has switched the console off by a key can switch it on again by the same.
  const staysThere = used === controls.reached && used.dataset.tool === 'power' && device.dataset.powered === 'true';
  TOOLS[used.dataset.tool]?.();
  if (!staysThere && !controls.paused && !find('dialog[open]')) controls.takeKeyboard();
});
for (const dialog of document.querySelectorAll('dialog')) dialog.addEventListener('close', () => controls.takeKeyboard());

find('#supply').addEventListener('input', sendSupply);

function sendSupply() {
  const { battery, charging, usb } = find('#supply').elements;
  const volts = Number(battery.value);
  find('#supply output').textContent = `${volts.toFixed(2)} V`;
  order('battery', { volts, charging: charging.checked });
  order('usb', { on: usb.checked });
}

const controls = new Controls(device, (name, down) => {
  sound.allow();
  order('button', { name, down });
});
new Gamepads(
  (holder, name) => controls.hold(holder, name),
  () => controls.releaseAll(),
);

// ---- the page comes and goes

document.addEventListener('visibilitychange', () => document.hidden && order('save'));
addEventListener('pagehide', ({ persisted }) => {
  order('save');
  if (persisted) giveUp(() => {}); // it may come back, but others may play meanwhile
});
addEventListener('pageshow', ({ persisted }) => persisted && play(board.name));
addEventListener('error', ({ message }) => showLine('failed', `Something in this page went wrong: ${message}. Reload it. ${KEPT}`));
addEventListener('unhandledrejection', ({ reason }) => showLine('failed', `Something in this page went wrong: ${reason?.message ?? reason}. Reload it. ${KEPT}`));

async function begin() {
  waitFor('Loading the console …', begin);
  emulator.begin();
  try {
    boards = await fetchBoards();
  } catch (failure) {
    return giveUp(() => showFailure(failure, begin));
  }
  find('.boards select').replaceChildren(...boards.map(({ name, short }) => new Option(short, name)));
  showFirmware();
  await play(chosenBoard(boards));
}

function showFirmware() {
  const links = boards.map(({ title, uf2, version, bytes }) => {
    const link = Object.assign(document.createElement('a'), { href: uf2, download: uf2.split('/').pop(), textContent: title });
    const item = document.createElement('li');
    item.append(link, ` (${version}, ${Math.ceil(bytes / 1024)} kB)`);
    return item;
  });
  find('#firmware').replaceChildren(...links);
}

// Another board or match in the address; a script that changes it doesn't come by here.
addEventListener('hashchange', () => {
  const { board, match } = readAddress();
  if (board || match !== undefined) location.reload();
});

find('.boards select').addEventListener('change', ({ target }) => {
  controls.takeKeyboard();
  rememberBoard(target.value);
  play(target.value);
});

/* global OXHIDE_URL: what build-page.mjs put in */
if (OXHIDE_URL) find('#source').append(' ', Object.assign(document.createElement('a'), { href: OXHIDE_URL, textContent: 'The source' }));

document.documentElement.dataset.begun = 'true';
new ResizeObserver(() => requestAnimationFrame(() => board && fitAll())).observe(find('main'));
begin();
