/** The handheld fills the window, sharply, with nothing outside it; fingers and gamepads hold what they should. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { downButtons, running, until } from '../browser.mjs';
import { chooseBoard, servePage } from './page.mjs';

const { browser, address, boards } = await servePage('size');

/** With OXHIDE_LOOK=1 every window is photographed here. */
const SEEN = fileURLToPath(new URL('../../build/simulator/sizes', import.meta.url));
mkdirSync(SEEN, { recursive: true });

/** Windows, and how wide the PicoSystem's LCD must be there at the least. */
const DESKTOP = [['1280x800', 430], ['1920x950', 480], ['900x560', 250]];
const PHONES = [['390x664', 210], ['844x390', 220], ['375x667', 230], ['360x640', 200], ['320x568', 190], ['667x375', 200], ['320x256', 160]];
const SCROLLED = ['320x256']; // 1280x1024 at 400 %
const KEY_PX = 44;

/** What a window shows: measured in it. */
const measure = (page) =>
  page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect();
    const lcd = box(document.querySelector('.lcd'));
    const keys = [...document.querySelectorAll('.keys [data-button]')].map(box);
    const pad = box(document.querySelector('.pad'));
    const parts = [...document.querySelectorAll('.stage *:not(.unseen)')].filter((part) => box(part).width && box(part).height);
    const outside = parts.filter((part) => {
      const { left, right, top, bottom } = box(part);
      return left < -0.5 || right > innerWidth + 0.5 || top + scrollY < -0.5 || bottom + scrollY > Math.max(innerHeight, document.documentElement.scrollHeight) + 0.5;
    });
    const below = parts.filter((part) => box(part).bottom + scrollY > innerHeight + 0.5);
    const zoom = devicePixelRatio;
    const seen = document.querySelector('.seen');
    return {
      lcd: lcd.width,
      key: Math.min(...keys.map(({ width, height }) => Math.min(width, height))),
      pad: pad.width,
      outside: outside.map((part) => part.outerHTML.slice(0, 60)),
      below: below.map((part) => part.outerHTML.slice(0, 60)),
      wide: document.documentElement.scrollWidth - innerWidth,
      scale: (lcd.width * zoom) / document.querySelector('.lcd canvas').width,
      step: seen.width / document.querySelector('.lcd canvas').width,
      offGrid: [lcd.left, lcd.top, lcd.width].map((at) => Math.abs(at * zoom - Math.round(at * zoom))),
    };
  });

/** What is there when the page has taken notice of the window's size. */
async function resized(page, size) {
  const [width, height] = size.split('x').map(Number);
  const now = page.viewportSize();
  if (now.width === width && now.height === height) return measure(page);
  await page.evaluate(() => new Promise((begun) => {
    globalThis.noticed = new Promise((resolve) => {
      let calls = 0; // the first one is for beginning to observe
      const later = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
      new ResizeObserver(() => (++calls > 1 ? later() : begun())).observe(document.querySelector('main'));
    });
  }));
  await page.setViewportSize({ width, height });
  await page.evaluate(() => globalThis.noticed);
  return measure(page);
}

for (const [kind, windows, options] of [
  ['a desktop', DESKTOP, { viewport: { width: 1280, height: 800 } }],
  ['a phone', PHONES, { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }],
]) {
  describe(kind, () => {
    /** @type {import('playwright-core').Page} */
    let page;
    before(async () => {
      page = await browser.newPage(options);
      await page.goto(address);
      await running(page);
    });
    after(() => page.close());

    let shown = 'picosystem';
    async function show(board) {
      if (board === shown) return;
      shown = board;
      await chooseBoard(page, board);
      await running(page);
    }

    for (const board of boards) {
      for (const [size, least] of windows) {
        test(`${board}, ${size}`, async () => {
          await show(board);
          const seen = await resized(page, size);
          if (process.env.OXHIDE_LOOK) await page.screenshot({ path: `${SEEN}/${board}-${size}.png` });
          assert.ok(seen.lcd >= least || board !== 'picosystem', `the LCD is ${seen.lcd} wide`);
          assert.ok(seen.lcd >= 160, `the LCD is ${seen.lcd} wide`);
          assert.deepEqual(seen.outside, []);
          if (!SCROLLED.includes(size)) assert.deepEqual(seen.below, [], 'has to be scrolled');
          assert.ok(seen.wide <= 0, 'the page is wider than the window');
          assert.equal(seen.step, Math.ceil(seen.scale - 1e-6), 'LCD pixels are not drawn as the next whole number');
          for (const off of seen.offGrid) assert.ok(off < 0.01, 'the LCD is not on whole pixels of the screen');
          if (kind === 'a phone' && !SCROLLED.includes(size)) {
            assert.ok(seen.key >= KEY_PX, `keys of ${seen.key} px`);
            assert.ok(seen.pad >= 2 * KEY_PX, `a pad of ${seen.pad} px`);
          }
        });
      }
    }
  });
}

describe('in the hand', () => {
  /** @type {import('playwright-core').Page} */
  let page;
  before(async () => {
    page = await browser.newPage({ viewport: { width: 390, height: 664 }, hasTouch: true });
    await page.addInitScript(() => {
      globalThis.pads = [];
      navigator.getGamepads = () => globalThis.pads;
    });
    await page.goto(address);
    await running(page);
  });
  after(() => page.close());

  const padAt = async (x, y) => {
    const box = await page.locator('.pad').boundingBox();
    return [box.x + box.width * x, box.y + box.height * y];
  };

  test('the middle of the pad presses nothing; a thumb slides over it', async () => {
    await page.mouse.move(...(await padAt(0.5, 0.5)));
    await page.mouse.down();
    assert.equal(await downButtons(page), '');
    for (const [x, y, held] of [[0.5, 0.1, 'up'], [0.52, 0.47, ''], [0.9, 0.5, 'right'], [0.5, 0.9, 'down'], [0.1, 0.5, 'left']]) {
      await page.mouse.move(...(await padAt(x, y)), { steps: 1 });
      assert.equal(await downButtons(page), held, `at ${x}, ${y}`);
    }
    await page.mouse.move(2, 2);
    assert.equal(await downButtons(page), 'left', 'off the pad, the thumb goes on holding');
    await page.mouse.up();
    assert.equal(await downButtons(page), '');
  });

  test('a gamepad, its buttons and its stick; taken away in mid-press', async () => {
    const set = (pressed, axes = [0, 0]) =>
      page.evaluate(
        ([pressed, axes]) => {
          const buttons = Array.from({ length: 17 }, (_, i) => ({ pressed: pressed.includes(i) }));
          globalThis.pads = [{ index: 0, buttons, axes }];
        },
        [pressed, axes],
      );
    const expectHeld = (held) => until(page, async () => (await downButtons(page)) === held, `not held: ${held}`);
    await set([]);
    await page.mouse.move(3, 3); // somebody is there
    await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')));
    for (const [pressed, held] of [[[0], 'a'], [[1, 12], 'b up'], [[2, 15], 'right x'], [[3], 'y'], [[], '']]) {
      await set(pressed);
      await expectHeld(held);
    }
    for (const [axes, held] of [[[-0.9, 0], 'left'], [[0.2, 0.8], 'down'], [[0.3, -0.3], '']]) {
      await set([], axes);
      await expectHeld(held);
    }
    await set([13]);
    await expectHeld('down');
    await page.evaluate(() => (globalThis.pads = [null]));
    await expectHeld('');
  });

  test('full screen, and back', async () => {
    const full = () => page.evaluate(() => Boolean(document.fullscreenElement));
    await page.click('[data-tool="full"]');
    await until(page, full, 'not full');
    await until(page, () => page.evaluate(() => document.querySelector('[data-tool="full"]').ariaPressed === 'true'), 'not shown');
    await page.click('[data-tool="full"]');
    await until(page, async () => !(await full()), 'it stays full');
  });
});
