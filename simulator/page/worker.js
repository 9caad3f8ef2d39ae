/**
 * The emulated handheld, off the page's thread. It keeps step with the clock on the wall, tells the page what there is
 * to see and hear, and keeps what firmware saved in the browser's storage.
 *
 * In: {type: 'start', board, uf2}, 'button' {name, down}, 'power', 'reset', 'battery' {volts, charging}, 'usb' {on},
 * 'forget'. Out: 'picture' {pixels}, 'lights', 'sound', 'state', 'stats', 'saved'.
 */
import { Handheld } from '../handheld/handheld.js';
import { SIZE } from '../handheld/panel.js';
import { forgetFlash, readFlash, writeFlash } from './storage.js';

const MS = 1e6;
const TICK_MS = 4;
const MOST_BEHIND_MS = 100; // a tab that slept doesn't make up for it
const PICTURE_MS = 1000 / 60;
const STATS_MS = 500;
const SHORTEST_PRESS_MS = 25;
const SAVE_AFTER_MS = 150; // of peace in flash

/** @type {Handheld | null} */
let handheld = null;
let boardName = '';
let wall = 0;
let shown = { version: -1, at: 0, lights: '' };
let stats = { at: 0, emulated: 0, awake: 0, bytes: 0, busyMs: 0 };
let save = { begun: 0, at: 0 };

const send = (type, detail = {}, transfer = []) => postMessage({ type, ...detail }, { transfer });

const ORDERS = {
  start,
  button: ({ name, down }) => handheld && (down ? press(name) : release(name)),
  power: () => (handheld.machine.powered ? handheld.powerOff() : handheld.powerOn()),
  reset: () => handheld.machine.powered && handheld.machine.reset(),
  battery: ({ volts, charging }) => handheld.setBattery(volts, charging),
  usb: ({ on }) => handheld.setUsbPower(on),
  forget: async ({ board }) => {
    await forgetFlash(board);
    send('forgotten', { board });
  },
};

addEventListener('message', async ({ data }) => {
  await ORDERS[data.type]?.(data);
  if (handheld) sendState();
});

async function start({ board, uf2 }) {
  handheld = null;
  pressedAt.clear();
  const saved = await readFlash(board);
  const fresh = new Handheld({ board, seed: Math.floor(Math.random() * 0x7fffffff) });
  fresh.onSound = (sound) => send('sound', { ...sound, now: fresh.machine.now });
  fresh.load(new Uint8Array(uf2), saved);
  fresh.powerOn();
  boardName = board;
  handheld = fresh;
  wall = performance.now();
  shown = { version: -1, at: 0, lights: '' };
  stats = { at: wall, emulated: 0, awake: 0, bytes: 0, busyMs: 0 };
  save = { begun: fresh.machine.flash.begun, at: 0 };
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

function tick() {
  const now = performance.now();
  if (handheld) {
    const behind = Math.min(MOST_BEHIND_MS, now - wall);
    wall = now;
    handheld.machine.run(behind * MS);
    stats.busyMs += performance.now() - now;
    showPicture(now);
    showLights();
    showStats(now);
    keepFlash(now);
  }
  setTimeout(tick, TICK_MS);
}

function showPicture(now) {
  const { panel } = handheld;
  if (panel.version === shown.version || now - shown.at < PICTURE_MS) return;
  shown = { ...shown, version: panel.version, at: now };
  const pixels = panel.draw(new Uint32Array(SIZE * SIZE));
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
  if (ms < STATS_MS) return;
  const { machine, panel } = handheld;
  const emulated = machine.now / MS;
  send('stats', {
    speed: (emulated - stats.emulated) / ms,
    headroom: (emulated - stats.emulated) / Math.max(1, stats.busyMs),
    awake: (machine.stats.awakeNs / MS - stats.awake) / Math.max(1, emulated - stats.emulated),
    bytesPerS: ((panel.bytes - stats.bytes) * 1000) / ms,
    complaints: [...machine.complaints, ...panel.complaints].slice(-5),
  });
  stats = { at: now, emulated, awake: machine.stats.awakeNs / MS, bytes: panel.bytes, busyMs: 0 };
}

async function keepFlash(now) {
  const { flash } = handheld.machine;
  if (flash.begun !== save.begun) save = { begun: flash.begun, at: now + SAVE_AFTER_MS };
  if (!save.at || now < save.at || flash.busy) return;
  save.at = 0;
  await writeFlash(boardName, flash.saved());
  send('saved', { sectors: flash.touched.size });
}

function sendState() {
  send('state', { board: boardName, powered: handheld.machine.powered });
}

tick();
