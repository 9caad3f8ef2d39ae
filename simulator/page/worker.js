/**
 * The emulated handheld, off the page's thread. It keeps step with the clock on the wall, tells the page what there is
 * to see and hear, and keeps what firmware saved in the browser's storage.
 *
 * It acts when something happens: a key, or what the chip waits for. A console that rests, or is switched off, costs
 * nothing.
 *
 * In: {type: 'start', board: all that boards.json says of it, uf2, owner}, 'stop', 'button' {name, down}, 'power',
 * 'reset', 'battery' {volts, charging}, 'usb' {on}, 'forget', 'save', 'export', 'import' {board, owner, sectors}, 'plug',
 * 'type' {text}, 'unplug', 'describe' {on}. Out: 'ready', 'started' {why: nothing is kept,
 * slow: nothing can be translated}, 'rehearsed' (rehearsal.js), 'stopped', 'picture' {pixels}, 'lights', 'sound',
 * 'state', 'resting' {on: what is seen stays until something happens}, 'stats', 'saved', 'unsaved' {why}, 'lost' (another tab owns the flash now), 'forgotten', 'exported'
 * {sectors}, 'imported', 'plugged', 'serial' {text}, 'described' {answer}, and
 * 'failed' {what: the order, why}.
 */
import { Handheld } from '../handheld/handheld.js';
import { Cable } from './cable.js';
import { Rehearsal } from './rehearsal.js';
import { forgetFlash, reason, takeFlash, writeFlash } from './storage.js';

const MS = 1e6;
const TICK_MS = 4;
const TIMER_MOST_MS = 2 ** 31 - 1; // that a browser takes
const MOST_BEHIND_MS = 100; // a tab that slept doesn't make up for it
const REHEARSE_MS = 10; // at a time: no key waits for longer
const REHEARSE_AFTER_MS = 1000; // what the browser has to do for a page that is new comes first
const PICTURE_MS = 1000 / 60;
const STATS_MS = 500;
const STANDS_MS = 150; // a picture that has not changed for so long is described
const SHORTEST_PRESS_MS = 25;
const SAVE_AGAIN_MS = 2000; // after storage refused
const HOLD_MS = 1000; // a picture waits no longer for what it tells to be kept
const RESTS_MS = 50; // what stands for less is still on its way

/** @type {Handheld | null} */
let handheld = null;
/** What was started, and who it is for storage. */
let started = { board: { name: '' }, uf2: new Uint8Array(), owner: '' };
let wall = 0;
/** @type {Cable | null} */
let cable = null;
/** Is the screen described, and which picture was, last? */
let describing = { on: false, version: -1 };
/** The next turn, and how long it was to wait. */
let next = { timer: 0, ms: 0 };
/** @type {Rehearsal | null} */
let rehearsal = null;
let rehearsed = '';
let rehearseAt = 0;
let shown = { version: -1, at: 0, lights: '' };
let stats = { at: 0, emulated: 0, awake: 0, bytes: 0, said: '' };
/** How many changes of flash storage has; when it may be asked again; what is being written. */
let save = { changes: 0, notBefore: 0, began: 0, writing: Promise.resolve(), busy: false };
let resting = false;

const send = (type, detail = {}, transfer = []) => postMessage({ type, ...detail }, { transfer });

const ORDERS = {
  start,
  stop: () => halt().then(() => send('stopped')),
  forget,
  save: () => handheld && isUnsaved() && write(),
  button: ({ name, down }) => handheld && (down ? press(name) : release(name)),
  power: () => handheld && (handheld.machine.powered ? handheld.powerOff() : handheld.powerOn()),
  reset: () => handheld?.machine.powered && handheld.machine.reset(),
  battery: ({ volts, charging }) => handheld?.setBattery(volts, charging),
  usb: ({ on }) => handheld?.setUsbPower(on),
  export: () => handheld && send('exported', { sectors: handheld.machine.flash.saved() }),
  import: bring,
  plug: () => {
    if (!handheld) return;
    plug();
    send('plugged');
  },
  type: ({ text }) => cable?.write(text),
  describe: ({ on }) => (describing = { on, version: -1 }),
  unplug: () => {
    if (describing.on) return;
    cable?.unplug();
    cable = null;
  },
};

// One order after the other, also where one has to wait for storage.
let orders = Promise.resolve();
addEventListener('message', ({ data }) => (orders = orders.then(() => obey(data))));

async function obey(order) {
  try {
    if (handheld) catchUp(); // what was ordered happens now
    await ORDERS[order.type]?.(order);
    if (handheld) sendState();
  } catch (error) {
    send('failed', { what: order.type, why: reason(error) });
  }
  planTurn(0);
}

async function start({ board, uf2, owner }) {
  await halt();
  started = { board, uf2: new Uint8Array(uf2), owner };
  const { sectors, why } = await takeFlash(board.name, owner);
  switchOn(sectors);
  send('started', { why, slow: !MAY_TRANSLATE });
  const which = `${board.name} ${uf2.byteLength}`;
  /* global OXHIDE_REHEARSES: what build-page.mjs put in */
  rehearsal = OXHIDE_REHEARSES && MAY_TRANSLATE && rehearsed !== which ? new Rehearsal(board, started.uf2) : null;
  rehearsed = which;
  rehearseAt = performance.now() + REHEARSE_AFTER_MS;
}

// A Content Security Policy without 'unsafe-eval' forbids to make code of text.
const MAY_TRANSLATE = (() => {
  try {
    return Boolean(new Function('return 1')());
  } catch {
    return false;
  }
})();

function switchOn(sectors) {
  cable = null;
  const fresh = new Handheld({ board: started.board, seed: Math.floor(Math.random() * 0x7fffffff), translate: MAY_TRANSLATE });
  fresh.onSound = (sound) => send('sound', { ...sound, now: fresh.machine.now });
  fresh.load(started.uf2, sectors);
  fresh.powerOn();
  pressedAt.clear();
  wall = performance.now();
  shown = { version: -1, at: 0, lights: '' };
  stats = { at: wall, emulated: 0, awake: 0, bytes: 0, said: '' };
  save = { ...save, changes: fresh.machine.flash.changes, notBefore: 0 };
  handheld = fresh;
}

/** Nothing runs any more, and all that was saved is kept. */
async function halt() {
  if (handheld && isUnsaved()) write();
  handheld = rehearsal = cable = null;
  clearTimeout(next.timer);
  await save.writing;
}

// Nothing runs while it is done, or it would be saved again.
async function forget({ board, owner }) {
  const before = handheld?.machine.flash.saved();
  handheld = null;
  await save.writing;
  try {
    if (!before) await takeFlash(board, owner);
    if (!(await forgetFlash(board, owner))) return send('lost');
    if (before) switchOn([]);
    send('forgotten');
  } catch (error) {
    if (before) switchOn(before);
    throw error;
  }
}

/** Other saves in the place of those that are there; the console starts with them. */
async function bring({ board, owner, sectors }) {
  if (!handheld) throw new Error('the console does not run');
  const before = handheld.machine.flash.saved();
  handheld = null;
  await save.writing;
  try {
    if (!(await writeFlash(board, owner, sectors))) return send('lost');
    switchOn(sectors);
    send('imported');
  } catch (error) {
    switchOn(before);
    throw error;
  }
}

// A tap can be over between two ticks; a contact can't.
const pressedAt = new Map();

function press(name) {
  pressedAt.set(name, handheld.machine.now);
  handheld.buttons.set(name, true);
}

function release(name) {
  const { machine, buttons } = handheld;
  const pressed = pressedAt.get(name) ?? machine.now;
  machine.at(pressed + SHORTEST_PRESS_MS * MS, () => (pressedAt.get(name) ?? pressed) === pressed && buttons.set(name, false));
}

function turn() {
  if (!handheld) return;
  catchUp();
  cable?.turn();
  const now = performance.now();
  keepFlash(now);
  tellRest(restMs());
  if (!save.busy || now - save.began > HOLD_MS) showPicture(now); // what it tells is kept before it can be seen
  if (describing.on) describe(now);
  showLights();
  showStats(now);
  const rest = restMs();
  tellRest(rest);
  if (rehearsal && rest > TICK_MS) planTurn(now < rehearseAt ? Math.min(rest, REHEARSE_AFTER_MS) : rehearse());
  else planTurn(Math.max(TICK_MS, rest));
}

function tellRest(ms) {
  if (resting === ms >= RESTS_MS) return;
  resting = !resting;
  send('resting', { on: resting });
}

/** @param {number} ms Infinity: not before something is ordered */
function planTurn(ms) {
  clearTimeout(next.timer);
  next = { timer: ms < Infinity ? setTimeout(turn, Math.min(ms, TIMER_MOST_MS)) : undefined, ms };
}

/** To the time on the wall. */
function catchUp() {
  const now = performance.now();
  const behind = Math.min(next.ms + MOST_BEHIND_MS, now - wall);
  wall = now;
  handheld.machine.run(behind * MS);
}

/** How long nothing will happen by itself; Infinity: never again. */
function restMs() {
  if (handheld.panel.version !== shown.version || save.busy || isUnsaved() || isUndescribed()) return 0;
  return handheld.machine.restNs / MS;
}

const isUndescribed = () => describing.on && handheld.machine.powered && describing.version !== shown.version;

function describe(now) {
  if (!isUndescribed() || now - shown.at < STANDS_MS || !handheld.machine.restNs) return;
  plug();
  describing.version = shown.version;
  send('described', { answer: cable.ask('text') });
}

function plug() {
  cable ??= new Cable(handheld, (text) => send('serial', { text }));
}

/** @returns {number} when to go on */
function rehearse() {
  if (rehearsal.run(REHEARSE_MS)) return 0;
  rehearsal = null;
  send('rehearsed');
  return TICK_MS;
}

function showPicture(now) {
  const { panel } = handheld;
  if (panel.version === shown.version || now - shown.at < PICTURE_MS) return;
  shown = { ...shown, version: panel.version, at: now };
  const pixels = panel.draw();
  send('picture', { pixels }, [pixels.buffer]);
}

function showLights() {
  const lights = handheld.lights();
  const text = JSON.stringify(lights);
  if (text === shown.lights) return;
  shown.lights = text;
  send('lights', lights);
}

function showStats(now) {
  const ms = now - stats.at;
  const rested = stats.resting && resting; // the page isn't drawn again for what hardly changes
  if (ms < STATS_MS || rested) return;
  const { machine, panel } = handheld;
  const emulated = machine.now / MS;
  const awake = machine.stats.awakeNs / MS;
  const said = {
    speed: Number(((emulated - stats.emulated) / ms).toFixed(2)),
    awake: Number(((awake - stats.awake) / Math.max(1, emulated - stats.emulated)).toFixed(3)),
    bytesPerS: Math.round(((panel.bytes - stats.bytes) * 1000) / ms),
    complaints: [...machine.complaints, ...panel.complaints].slice(-5),
  };
  const text = JSON.stringify(said);
  if (text !== stats.said) send('stats', said);
  stats = { at: now, emulated, awake, bytes: panel.bytes, said: text, resting };
}

// What firmware has saved is kept at once, so that whoever closes the page finds again what they saw; one write at a time,
// however much firmware changes. Between two operations of a save, flash is what a pulled plug would leave.
function keepFlash(now) {
  if (isUnsaved() && !save.busy && now >= save.notBefore) write();
}

const isUnsaved = () => handheld.machine.flash.changes !== save.changes;

function write() {
  const { flash } = handheld.machine;
  const { changes } = flash;
  const before = save.changes;
  Object.assign(save, { changes, busy: true, began: performance.now() });
  const written = writeFlash(started.board.name, started.owner, flash.saved());
  save.writing = written.then(
    (isOwner) => {
      save.busy = false;
      if (isOwner) send('saved', { sectors: flash.touched.size });
      else lose();
    },
    (error) => {
      Object.assign(save, { busy: false, changes: before, notBefore: performance.now() + SAVE_AGAIN_MS });
      send('unsaved', { why: reason(error) });
    },
  );
}

function lose() {
  handheld = null;
  send('lost');
}

function sendState() {
  send('state', { board: started.board.name, powered: handheld.machine.powered });
}

send('ready');
