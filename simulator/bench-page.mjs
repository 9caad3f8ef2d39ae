/** What the page costs and how fast it is, in Chromium without a window: for tools/bench. Prints "name value". */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { changed, launch, lcd, pressed, tapKey, until } from './browser.mjs';
import { buildPage, pageFor } from './build-page.mjs';
import { serve } from './serve.mjs';

const WINDOWS = ['1280x800', '390x664', '844x390', '375x667'];
const VISITS = 5;
const REST_MS = 7000;
const RESTS = 3; // of which one may be when the browser tidies its memory up
const SETTLE_MS = 21000; // gamepad.js no longer looks for gamepads
const READ_MS = 6000; // a person looks at home before they begin a match
const TO_AN_OPPONENT = ['a', 'ArrowRight', 'ArrowRight', 'ArrowUp']; // and then A
const THOUGHT_MS = 1100; // two reports of the speed

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const print = (name, value) => console.log(`page.${name} ${Number(value.toFixed(2))}`);

/** When the first picture stands in light, in milliseconds since the visit began. */
const WATCH = () => {
  const look = () => {
    const canvas = document.querySelector('.lcd canvas');
    const lit = canvas && Number(document.querySelector('.lcd .dark').style.opacity || 1) < 1;
    const pixels = lit && canvas.getContext('2d').getImageData(0, 0, 240, 240).data;
    if (pixels && pixels.some((value, i) => i % 4 < 3 && value > 0)) globalThis.firstPicture = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

async function visit(browser, address, asked = new Set()) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.on('response', (response) => asked.add(new URL(response.url()).pathname));
  await page.addInitScript(WATCH);
  await page.goto(address);
  await until(page, () => page.evaluate(() => globalThis.firstPicture > 0), 'no picture');
  return page;
}

async function measureVisits(browser, address, folder) {
  const asked = new Set();
  const times = [];
  for (let i = 0; i < VISITS; i++) {
    const page = await visit(browser, address, asked);
    times.push(await page.evaluate(() => globalThis.firstPicture));
    await page.context().close();
  }
  const files = [...asked].filter((path) => !path.endsWith('.uf2')).map((path) => (path.endsWith('/') ? `${path}index.html` : path));
  const bytes = files.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
  print('kilobytes_compressed', bytes.reduce((sum, count) => sum + count, 0) / 1000);
  print('first_picture_ms', median(times));
}

/** Seconds of a core that the browser has used, whose only page it is. */
async function usedS(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function corePercent(browser, page) {
  await page.waitForTimeout(SETTLE_MS);
  const percents = [];
  for (let i = 0; i < RESTS; i++) {
    const before = await usedS(browser);
    await page.waitForTimeout(REST_MS);
    percents.push((100 * ((await usedS(browser)) - before)) / (REST_MS / 1000));
  }
  return median(percents);
}

async function measureThought(page) {
  await page.waitForTimeout(READ_MS);
  for (const key of TO_AN_OPPONENT) await pressed(page, key);
  await page.evaluate(() => {
    globalThis.speeds = [];
    const stats = document.querySelector('.stats');
    new MutationObserver(() => stats.innerText && globalThis.speeds.push(parseFloat(stats.innerText))).observe(stats, { childList: true, characterData: true, subtree: true });
  });
  const before = await lcd(page);
  await tapKey(page, 'a');
  await changed(page, before, 'no match');
  await page.waitForTimeout(THOUGHT_MS);
  const speeds = await page.evaluate(() => globalThis.speeds);
  print('first_thought_percent', speeds.slice(0, 2).reduce((sum, speed) => sum + speed, 0) / Math.min(2, speeds.length));
}

async function measureRest(browser, page) {
  await page.waitForFunction(() => document.querySelector('.device').dataset.rehearsed === 'true', undefined, { timeout: 60000 });
  print('idle_core_percent', await corePercent(browser, page));
  await page.click('.tools [data-tool="power"]');
  print('off_core_percent', await corePercent(browser, page));
}

async function measureSizes(page) {
  for (const size of WINDOWS) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    print(`lcd_px.${size}`, await page.evaluate(() => document.querySelector('.lcd').getBoundingClientRect().width));
  }
}

const folder = pageFor('bench');
buildPage(folder);
const { server, address } = await serve(0, folder, { offline: true });
const browser = await launch();
try {
  await measureVisits(browser, address, folder);
  const thinking = await visit(browser, address);
  await measureThought(thinking);
  await thinking.context().close();
  const page = await visit(browser, address);
  await measureRest(browser, page);
  await measureSizes(page);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
