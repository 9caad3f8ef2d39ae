/** What the page costs and how fast it is, in Chromium without a window: for tools/bench. Prints "name value". */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { changed, launch, lcd, pressed, tapKey, until } from './browser.mjs';
import { buildPage, pageFor } from './build-page.mjs';
import { serve } from './serve.mjs';

const WINDOWS = ['1280x800', '390x664', '844x390', '375x667'];
const VISITS = 5;
const REST_MS = 7000;
const RESTS = 3; // of which one may be when the browser tidies its memory up
const SETTLE_MS = 40000; // gamepad.js no longer looks for gamepads, and the browser has tidied up after what was done last
const BLANK_SETTLE_MS = 5000; // a browser that has just begun
const NS_IN_MS = 1e6;
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

/**
 * Milliseconds of a core that each thread of the browser has used, as the system counts them. The browser isn't asked
 * meanwhile: each answer costs its pages' processes some 30 ms, which is as much as a page uses that rests.
 */
function usedMs(pids) {
  const threads = pids.flatMap((pid) => (existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`) : []));
  return new Map(threads.filter(existsSync).map((file) => [file, Number(readFileSync(file, 'utf8').split(' ')[0]) / NS_IN_MS]));
}

async function pidsOf(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.map(({ id }) => id);
}

async function corePercent(browser, page, name, settleMs = SETTLE_MS) {
  const pids = await pidsOf(browser);
  await page.waitForTimeout(settleMs);
  const percents = [];
  for (let i = 0; i < RESTS; i++) {
    const before = usedMs(pids);
    await page.waitForTimeout(REST_MS);
    const used = [...usedMs(pids)].reduce((sum, [thread, ms]) => sum + ms - (before.get(thread) ?? 0), 0);
    percents.push((100 * used) / REST_MS);
  }
  console.error(`${name}: ${percents.map((percent) => percent.toFixed(2)).join(', ')} % of a core; load ${loadavg()[0].toFixed(1)}`);
  return median(percents);
}

/** What a browser takes that shows nothing. */
async function blankPercent(browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('about:blank');
  const percent = await corePercent(browser, page, 'about:blank', BLANK_SETTLE_MS);
  await context.close();
  return percent;
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

/** @param {number} blank percent, of the browser itself: what our page adds is told */
async function measureRest(browser, page, blank) {
  await page.waitForFunction(() => document.querySelector('.device').dataset.rehearsed === 'true', undefined, { timeout: 60000 });
  print('idle_core_percent', Math.max(0, (await corePercent(browser, page, 'at rest')) - blank));
  await page.click('.tools [data-tool="power"]');
  print('off_core_percent', Math.max(0, (await corePercent(browser, page, 'switched off')) - blank));
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
  const blank = await blankPercent(browser);
  await measureVisits(browser, address, folder);
  const thinking = await visit(browser, address);
  await measureThought(thinking);
  await thinking.context().close();
  const page = await visit(browser, address);
  await measureRest(browser, page, blank);
  await measureSizes(page);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
