/** What can be missing, and what the page says then: never nothing, never `undefined`, and always what to do. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { running, until } from '../browser.mjs';
import { chooseBoard, notice, noticed, servePage, WINDOW } from './page.mjs';

const { browser, address } = await servePage('failures');

/** With OXHIDE_LOOK=1 every notice is photographed here, small and large: look at them when words or styles change. */
const SEEN = fileURLToPath(new URL('../../build/simulator/notices', import.meta.url));
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
];
mkdirSync(SEEN, { recursive: true });
const look = (page, name) => process.env.OXHIDE_LOOK && page.screenshot({ path: `${SEEN}/${name}.png` });

/** @param {(page: import('playwright-core').Page) => Promise<unknown> | void} prepare what is wrong with it */
async function openWith(t, prepare, options = {}) {
  const context = await browser.newContext({ viewport: WINDOW, ...options });
  t.after(() => context.close());
  const page = await context.newPage();
  await prepare(page);
  await page.goto(address);
  return page;
}

/** The notice says this, fits the window, and has that button. */
async function says(t, page, words, action) {
  const said = await noticed(page, words);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await look(page, `${t.name.replaceAll(/[^a-z0-9]+/gi, '-')}-${size.width}`);
    const { x, y, width, height } = await page.locator('#notice').boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height, `the notice is cut off at ${size.width}`);
    const scrolls = await page.evaluate(() => document.querySelector('#notice').scrollHeight > document.querySelector('#notice').clientHeight + 1);
    assert.ok(!scrolls, `the notice does not fit at ${size.width}`);
  }
  await page.setViewportSize(WINDOW);
  if (action) assert.equal(await page.locator('#notice .tool').innerText(), action);
  return said;
}

const onLine = (value) => Object.defineProperty(Navigator.prototype, 'onLine', { value, configurable: true });
const missing = (pattern) => (page) => page.route(pattern, (route) => route.fulfill({ status: 404, body: 'not here' }));
const unreachable = (pattern) => (page) => page.route(pattern, (route) => route.abort('connectionrefused'));
const instead = (pattern, body, contentType = 'text/javascript') => (page) => page.route(pattern, (route) => route.fulfill({ body, contentType }));
const isRunning = (page) => page.evaluate(() => document.querySelector('.device').dataset.running === 'true');
const isLit = (page) =>
  page.evaluate(() => {
    const { data } = document.querySelector('.lcd canvas').getContext('2d').getImageData(0, 0, 240, 240);
    return data.some((value, i) => i % 4 < 3 && value > 0);
  });

describe('files', () => {
  test('no firmware', async (t) => {
    const page = await openWith(t, missing('**/*.uf2*'));
    assert.match(await says(t, page, /firmware of the Pimoroni PicoSystem could not be loaded/, 'Try again'), /404/);
    assert.equal(await isRunning(page), false);
    await page.unroute('**/*.uf2*');
    await page.keyboard.press('Enter'); // the button has the focus
    await running(page);
    assert.equal(await notice(page), '');
  });

  test('no connection', async (t) => {
    const page = await openWith(t, async (page) => {
      await page.addInitScript(onLine, true); // whatever the machine of the tests has
      await unreachable('**/*.uf2*')(page);
    });
    await says(t, page, /not reached[^]*missing on the server/, 'Try again');
    await page.evaluate(onLine, false);
    await page.click('#notice .tool');
    await says(t, page, /not reached[^]*You seem to be offline/, 'Try again');
  });

  test('firmware that is none', async (t) => {
    const page = await openWith(t, instead('**/*.uf2*', '<!doctype html>not found', 'text/html'));
    await says(t, page, /does not start[^]*not a UF2 file/, 'Try again');
  });

  for (const [name, prepare] of [
    ['no list of boards', missing('**/boards.json')],
    ['a list of boards that is none', instead('**/boards.json', '<!doctype html>', 'text/html')],
  ]) {
    test(name, async (t) => {
      const page = await openWith(t, prepare);
      await says(t, page, /list of boards could not be loaded/, 'Try again');
      await page.unroute('**/boards.json');
      await page.click('#notice .tool');
      await running(page);
    });
  }

  test('the other board without its firmware', async (t) => {
    const page = await openWith(t, missing('**/oxhide-pico_lcd_1_3.uf2*'));
    await running(page);
    await chooseBoard(page, 'pico_lcd_1_3');
    await says(t, page, /firmware of the Raspberry Pi Pico .* could not be loaded/, 'Try again');
    assert.equal(await isRunning(page), false);
    assert.equal(await isLit(page), false, 'the picture of the other board is still there');
    await chooseBoard(page, 'picosystem');
    await running(page);
    assert.equal(await notice(page), '');
  });

  for (const name of ['main.js', 'style.css']) {
    test(`no ${name}`, async (t) => {
      const page = await openWith(t, missing(`**/${name}`));
      if (name === 'style.css') return void (await running(page));
      await says(t, page, /could not be loaded whole/, 'Try again');
    });
  }

  test('loading is said', async (t) => {
    let asked;
    const request = new Promise((resolve) => (asked = resolve));
    const page = await openWith(t, (page) => page.route('**/*.uf2*', asked));
    await until(page, () => page.evaluate(() => /^Loading the firmware [^.]*…$/.test(document.querySelector('#notice.loading')?.innerText)), 'no word of loading');
    await look(page, `loading`);
    await (await request).continue(); // the page says so before the browser asks
    await running(page);
  });

  test('what loads for long can be tried again', async (t) => {
    let asked = 0;
    const page = await openWith(t, async (page) => {
      await page.clock.install();
      await page.route('**/*.uf2*', (route) => asked++ && route.continue());
    });
    await page.waitForFunction(() => /Loading the firmware/.test(document.querySelector('#notice').innerText));
    await page.clock.fastForward(11000);
    await page.waitForSelector('#notice.loading .tool:has-text("Try again")');
    await look(page, `loading-long`);
    await page.click('#notice .tool');
    await page.clock.resume();
    await running(page);
  });
});

describe('the emulator', () => {
  test('no worker.js', async (t) => {
    const page = await openWith(t, missing('**/worker.js'));
    await says(t, page, /emulator could not be loaded/, 'Try again');
    await page.unroute('**/worker.js');
    await page.click('#notice .tool');
    await running(page);
  });

  test('no Worker', async (t) => {
    const page = await openWith(t, (page) => page.addInitScript(() => delete globalThis.Worker));
    await says(t, page, /emulator could not be loaded/, 'Try again');
  });

  test('it stops', async (t) => {
    const page = await openWith(t, async (page) => {
      const script = await (await fetch(`${address}worker.js`)).text();
      await instead('**/worker.js', `${script}\nsetTimeout(() => { throw new Error('a planted fault'); }, 1500);`)(page);
    });
    await says(t, page, /emulator stopped[^]*a planted fault[^]*is kept/, 'Start again');
    await page.unroute('**/worker.js');
    await page.click('#notice .tool');
    await running(page);
  });

  test('it stops without a word', async (t) => {
    const page = await openWith(t, (page) => page.addInitScript(() => {
      const Real = globalThis.Worker;
      globalThis.Worker = class extends Real {
        constructor(...args) {
          super(...args);
          setTimeout(() => this.dispatchEvent(new Event('error')), 1500);
        }
      };
    }));
    await says(t, page, /emulator stopped/, 'Start again');
  });
});

describe('the browser', () => {
  test('no JavaScript', async (t) => {
    const page = await openWith(t, () => {}, { javaScriptEnabled: false });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await look(page, `no-JavaScript-${size.width}`);
    }
    assert.ok(await page.locator('#notice h2').isVisible());
    assert.match(await page.locator('#notice').innerText(), /^\s*This page needs JavaScript/);
    assert.ok(!(await page.locator('#notice > p').isVisible()));
  });

  test('too old for the language', async (t) => {
    const page = await openWith(t, instead('**/main.js', 'export class Controls { what is this'));
    await says(t, page, /too old/, 'Try again');
  });

  test('too old for modules', async (t) => {
    const page = await openWith(t, async (page) => {
      await page.addInitScript(() => delete HTMLScriptElement.prototype.noModule);
      await instead('**/main.js', '')(page);
    });
    await says(t, page, /too old/, 'Try again');
  });

  test('a fault in the page itself', async (t) => {
    const page = await openWith(t, () => {});
    await running(page);
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('a planted fault'))));
    await until(page, () => page.evaluate(() => /went wrong: a planted fault/.test(document.querySelector('#line').innerText)), 'nothing is said');
    await look(page, `fault`);
    await page.click('#line .tool');
    assert.ok(await page.locator('#line').isHidden());
  });
});
