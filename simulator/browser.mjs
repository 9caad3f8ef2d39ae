/** Chromium without a window, and what a test or a check does with the page in it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { BOARDS } from './boards.mjs';
import { knownConsole } from './page/known.js';
import { decodePng } from './png.mjs';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const QUIET_FLAGS = ['--disable-background-networking', '--disable-component-update'];
const PICTURES = fileURLToPath(new URL('../host-tests/pictures', import.meta.url));
const PATIENCE_MS = 20000; // of a busy machine
const STANDS_MS = 1500; // a busy machine may show a half of a picture for some hundred

/** How a browser of this machine is started. */
export function launchOptions() {
  const executablePath = process.env.OXHIDE_BROWSER ?? BROWSERS.find(existsSync);
  if (!executablePath) throw new Error(`no browser: install Debian's chromium, or name one in OXHIDE_BROWSER`);
  return { executablePath, args: [...FLAGS, ...QUIET_FLAGS] };
}

/** In each context the consoles' owner knows them (page/known.js), unless it is `newcomer`s'. */
export async function launch() {
  const browser = await chromium.launch(launchOptions());
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async ({ newcomer = false, ...options } = {}) => {
    const context = await newContext(options);
    if (!newcomer) await context.addInitScript(keepKnown, knownFlash);
    return context;
  };
  return browser;
}

const knownFlash = Object.values(BOARDS).map((board) => [board.name, knownConsole(board).map(({ at, bytes }) => ({ at, bytes: Array.from(bytes) }))]);

/** In the page, before it opens its storage (page/storage.js), which then waits for this. */
function keepKnown(boards) {
  try {
    const request = indexedDB.open('oxhide', 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore('flash');
      for (const [board, sectors] of boards) store.put(sectors.map(({ at, bytes }) => ({ at, bytes: new Uint8Array(bytes) })), board);
    };
    request.onsuccess = () => request.result.close();
  } catch {
    // it is denied
  }
}

/** What two pictures are compared by. Runs here and in the page. @param {ArrayLike<number>} pixels @returns {string} */
export function fingerprint(pixels) {
  let [low, high] = [1, 0x9e3779b9];
  for (let i = 0; i < pixels.length; i++) {
    low = Math.imul(low ^ pixels[i], 0x01000193); // FNV-1a
    high = (Math.imul(high, 31) + pixels[i]) | 0;
  }
  return `${low >>> 0}-${high >>> 0}`;
}

/** The LCD's picture, by the fingerprint of its pixels; '' while the page is still being put together. */
export function lcd(page) {
  const read = `(() => {
    const canvas = document.querySelector('.lcd canvas');
    const pixels = () => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer;
    return canvas ? (${fingerprint})(new Uint32Array(pixels())) : '';
  })()`;
  return page.evaluate(read);
}

export const changed = (page, from, why) => until(page, async () => (await lcd(page)) !== from, why);

/** The picture, once the console rests; one that never does (storage refuses what it saves) stands when it is the same for long. */
export async function settled(page) {
  let before = await lcd(page);
  for (let since = Date.now(); Date.now() - since < STANDS_MS; ) {
    await page.waitForTimeout(40);
    const [now, rests] = [await lcd(page), await page.evaluate(() => document.querySelector('.device')?.dataset.resting === 'true')];
    if (now === before && rests) break;
    if (now !== before) since = Date.now();
    before = now;
  }
  return before;
}

export async function until(page, condition, why) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(why);
    await page.waitForTimeout(40);
  }
}

/** A keyboard has some of the buttons again. */
export const downButtons = (page) =>
  page.evaluate(() => [...new Set([...document.querySelectorAll('[data-button].down')].map((button) => button.dataset.button))].sort().join(' '));

export const savedCount = (page) => page.evaluate(() => Number(document.querySelector('.device').dataset.saved ?? 0));

/** Resolves when the console runs: a picture stands. */
export async function running(page) {
  const runs = () => page.evaluate(() => document.querySelector('.device')?.dataset.running === 'true');
  await until(page, runs, 'the console does not start').catch(async ({ message }) => {
    const seen = await page.evaluate(() => ({
      notice: document.querySelector('#notice')?.innerText,
      hidden: document.querySelector('#notice')?.hidden,
      focus: document.activeElement?.outerHTML.slice(0, 80),
      window: document.hasFocus(),
    }));
    throw new Error(`${message}: ${JSON.stringify(seen)}`);
  });
  // '' before the first report: it isn't known yet, and so not lit.
  await until(page, () => page.evaluate(() => Number(document.querySelector('.lcd .dark')?.style.opacity || 1) < 1), 'no light');
  if (WELCOME.has(await settled(page))) await pressed(page, 'b');
  return settled(page);
}

/** What the console shows at its first start, where nothing is kept: a key ends it. */
const WELCOME = new Set(['who', 'bronze', 'empire', 'monuments'].map(welcome));

function welcome(name) {
  const { rgb } = decodePng(readFileSync(join(PICTURES, `first-start-${name}.png`)));
  return fingerprint(Uint32Array.from({ length: rgb.length / 3 }, (_, i) => 0xff000000 | (rgb[3 * i + 2] << 16) | (rgb[3 * i + 1] << 8) | rgb[3 * i]));
}

/** A key of the console: down and up with nothing awaited in between, or a busy machine makes a long press of it, which repeats. */
export const tapKey = (page, key) => Promise.all([page.keyboard.down(key), page.keyboard.up(key)]);

/** A key, and the picture that stands after it, which must be another one than stood before. */
export async function pressed(page, key) {
  const before = await lcd(page);
  await tapKey(page, key);
  await until(page, async () => (await lcd(page)) !== before, `${key} does nothing`);
  return settled(page);
}

/** Resolves when that picture is on the LCD. */
export const shows = (page, picture, why) => until(page, async () => (await lcd(page)) === picture, why);
