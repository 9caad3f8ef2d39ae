/** The keyboard belongs to the handheld, whatever was clicked; and to a tool only when Tab has reached it. */
import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { downButtons, running, until } from '../browser.mjs';
import { chooseBoard, servePage, WINDOW } from './page.mjs';

const { browser, address } = await servePage('keyboard');

/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  page = await browser.newPage({ viewport: WINDOW });
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.goto(address);
  await running(page);
  await page.evaluate(() => {
    globalThis.clicks = 0;
    addEventListener('click', () => globalThis.clicks++);
  });
});

beforeEach(async () => {
  await page.evaluate(() => (globalThis.clicks = 0));
});

const clicks = () => page.evaluate(() => globalThis.clicks);

/** Holds a key, and tells which of the handheld's buttons it holds. */
async function heldBy(key) {
  await page.keyboard.down(key);
  const held = await downButtons(page);
  await page.keyboard.up(key);
  assert.equal(await downButtons(page), '', `${key} stays down`);
  return held;
}

async function expectHandheld() {
  const before = await clicks();
  assert.equal(await heldBy('Enter'), 'a', 'Enter');
  assert.equal(await heldBy(' '), 'a', 'Space');
  assert.equal(await heldBy('ArrowDown'), 'down', 'ArrowDown');
  assert.equal(await heldBy('Escape'), 'b', 'Escape');
  assert.equal(await heldBy('x'), 'x', 'X');
  assert.equal(await clicks(), before, 'a key pressed something on the page');
}

async function tabTo(selector) {
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not reach ${selector}`);
}

const isPowered = () => page.evaluate(() => document.querySelector('.device').dataset.powered === 'true');

describe('after a click, keys are the handheld\'s', () => {
  for (const tool of ['sound', 'supply', 'picture', 'reset', 'power']) {
    for (const time of ['first', 'second']) {
      test(`${tool}, ${time} time`, async () => {
        await page.click(`.tools [data-tool="${tool}"]`);
        await expectHandheld();
      });
    }
  }

  test('the firmware\'s download', async () => {
    const download = page.waitForEvent('download');
    await page.click('.tools [data-tool="download"]');
    await (await download).cancel();
    await expectHandheld();
  });

  test('the power button on the handheld, off and on', async () => {
    await page.click('.nub');
    await until(page, async () => !(await isPowered()), 'it stays on');
    await expectHandheld();
    await page.click('.nub');
    await expectHandheld();
  });

  test('the slider and the box of the supply', async () => {
    await page.click('.tools [data-tool="supply"]');
    const { x, y, width, height } = await page.locator('[name="battery"]').boundingBox();
    await page.mouse.move(x + width * 0.9, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, y + height / 2);
    await page.mouse.up();
    const volts = await page.inputValue('[name="battery"]');
    await expectHandheld();
    assert.equal(await page.inputValue('[name="battery"]'), volts, 'a key moved the slider');
    await page.click('[name="usb"]');
    await expectHandheld();
    await page.click('.tools [data-tool="supply"]');
  });

  for (const close of ['Escape', 'Close']) {
    test(`help, closed by ${close}`, async () => {
      await page.click('.tools [data-tool="help"]');
      assert.equal(await heldBy('ArrowDown'), '', 'keys play on under the dialog');
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await page.click('#help .tool:has-text("Close")');
      await page.waitForSelector('#help', { state: 'hidden' });
      await expectHandheld();
    });
  }

  test('the chooser of boards', async () => {
    for (const board of ['pico_lcd_1_3', 'picosystem']) {
      await chooseBoard(page, board);
      await running(page);
      await expectHandheld();
    }
  });

  test('a button of the handheld', async () => {
    await page.click('[data-button="y"]');
    assert.equal(await heldBy('Enter'), 'a');
    assert.equal(await heldBy('y'), 'y');
  });

  test('a tool pressed, but let go elsewhere', async () => {
    const { x, y } = await page.locator('.tools [data-tool="reset"]').boundingBox();
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x, y - 60);
    await page.mouse.up();
    await expectHandheld();
  });
});

describe('by the keyboard alone', () => {
  test('Tab reaches a tool, Space and Enter press it, once each', async () => {
    const muted = () => page.getAttribute('.tools [data-tool="sound"]', 'aria-pressed');
    const before = await muted();
    for (const key of ['Enter', ' ']) {
      await tabTo('.tools [data-tool="sound"]');
      const was = await muted();
      assert.equal(await heldBy(key), '', `${key} goes to the handheld, too`);
      assert.notEqual(await muted(), was, `${key} does not press the tool`);
      await expectHandheld();
    }
    assert.equal(await muted(), before);
  });

  test('a key that plays on takes Enter with it', async () => {
    await tabTo('.tools [data-tool="reset"]');
    assert.equal(await heldBy('ArrowUp'), 'up');
    await expectHandheld();
  });

  test('who switches it off can switch it on again by the same key', async () => {
    await tabTo('.tools [data-tool="power"]');
    await page.keyboard.press('Enter');
    await until(page, async () => !(await isPowered()), 'it stays on');
    await page.keyboard.press('Enter');
    await until(page, isPowered, 'it stays off');
    await expectHandheld();
  });

  test('help is opened and closed', async () => {
    await tabTo('.tools [data-tool="help"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#help', { state: 'visible' });
    await tabTo('#help .tool:last-child');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#help', { state: 'hidden' });
    await expectHandheld();
  });

  test('a slider takes the arrows', async () => {
    await page.click('.tools [data-tool="supply"]');
    await tabTo('[name="battery"]');
    const before = await page.inputValue('[name="battery"]');
    assert.equal(await heldBy('ArrowLeft'), '');
    assert.notEqual(await page.inputValue('[name="battery"]'), before);
    assert.equal(await heldBy('b'), 'b');
    await expectHandheld();
    await page.click('.tools [data-tool="supply"]');
  });

  test('the handheld\'s own buttons are pressed where Tab has reached them', async () => {
    await tabTo('[data-button="y"]');
    assert.equal(await heldBy('Enter'), 'y');
    assert.equal(await heldBy('ArrowDown'), 'down');
    assert.equal(await heldBy(' '), 'y');
    await page.mouse.click(5, 250);
    assert.equal(await heldBy('Enter'), 'a');
  });
});

describe('layouts and other keys', () => {
  /** A key as a layout gives it. @param {string} key what it types @param {string} code where it is */
  async function typed(key, code) {
    const session = await page.context().newCDPSession(page);
    const event = { key, code, text: key, windowsVirtualKeyCode: key.codePointAt(0) };
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
    const held = await downButtons(page);
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    assert.equal(await downButtons(page), '');
    await session.detach();
    return held;
  }

  for (const [layout, key, code, button] of [
    ['Cyrillic', 'ф', 'KeyA', 'a'],
    ['Cyrillic', 'и', 'KeyB', 'b'],
    ['Cyrillic', 'ч', 'KeyX', 'x'],
    ['Cyrillic', 'н', 'KeyY', 'y'],
    ['Greek', 'χ', 'KeyX', 'x'],
    ['Hebrew', 'ט', 'KeyY', 'y'],
    ['German', 'y', 'KeyZ', 'y'],
    ['German', 'z', 'KeyY', ''],
    ['French', 'a', 'KeyQ', 'a'],
    ['Hebrew', '/', 'KeyQ', ''],
    ['English with Shift', 'X', 'KeyX', 'x'],
  ]) {
    test(`${layout}: ${key} is ${button || 'nothing'}`, async () => assert.equal(await typed(key, code), button));
  }

  for (const modifier of ['Control', 'Alt', 'Meta']) {
    test(`a key let go while ${modifier} is down is let go`, async () => {
      await page.keyboard.down('ArrowDown');
      assert.equal(await downButtons(page), 'down');
      await page.keyboard.down(modifier);
      await page.keyboard.up('ArrowDown');
      assert.equal(await downButtons(page), '');
      await page.keyboard.up(modifier);
    });
  }

  test('what is held with Control is the browser\'s', async () => {
    await page.keyboard.down('Control');
    assert.equal(await heldBy('ArrowDown'), '');
    await page.keyboard.up('Control');
  });

  test('a key that is down while Meta comes is let go: macOS says nothing of it afterwards', async () => {
    await page.keyboard.down('ArrowDown');
    await page.keyboard.down('Meta');
    assert.equal(await downButtons(page), '');
    await page.keyboard.up('Meta');
    await page.keyboard.up('ArrowDown');
  });
});
