/** Saves that travel, addresses, the serial console, and what assistive tools find. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { downButtons, lcd, pressed, running, settled, tapKey, until } from '../browser.mjs';
import { boardOf } from '../boards.mjs';
import { bootKnown, firmwareOf } from '../harness.mjs';
import { decodeDeal } from '../page/deal.js';
import { matchToGoOn, readFile, toFile, toSectors } from '../page/journal.js';
import { changeSetting, expectSettings, line, notice, servePage, WINDOW } from './page.mjs';

const SOURCE = 'https://example.org/oxhide';
process.env.OXHIDE_URL = SOURCE;
const { browser, address, folder } = await servePage('stay');

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const BOARD = boardOf('picosystem');

async function openAt(t, hash = '', options = {}) {
  const context = await browser.newContext({ viewport: WINDOW, permissions: ['clipboard-read', 'clipboard-write'], ...options });
  t.after(() => context.close());
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${address}${hash}`);
  await running(page);
  return page;
}

/** Presses something among the saves. */
async function saves(page, tool) {
  await page.click('.tools [data-tool="saves"]');
  await page.click(`#saves [data-tool="${tool}"]`);
}

async function exported(page, tool = 'export') {
  const download = page.waitForEvent('download');
  await saves(page, tool);
  return Uint8Array.from(readFileSync(await (await download).path()));
}

async function imported(page, bytes) {
  const file = join(folder, 'chosen.BIN');
  writeFileSync(file, bytes);
  await page.click('.tools [data-tool="saves"]');
  await page.setInputFiles('#import', file);
}

const says = (page, words) => until(page, async () => words.test(await line(page)), `no line ${words}`);

/** Into a match: a person begins, an opponent waits. */
async function beginMatch(page) {
  for (const key of ['a', 'ArrowUp', 'a']) await pressed(page, key);
}

describe('saves', () => {
  test('go from the page to a console, and from there to another browser', async (t) => {
    const page = await openAt(t);
    await beginMatch(page);
    const file = await exported(page);
    assert.equal(file.length, 512 * 1024);
    const device = bootKnown(firmwareOf('picosystem'), { flash: toSectors(readFile(file, BOARD), BOARD) });
    device.waitForQuiet({ timeoutMs: 60000 });
    device.press('a'); // goes on there
    device.press('a');
    device.run(3000);
    const there = toFile(device.machine.flash.saved(), BOARD);
    assert.deepEqual(matchToGoOn(there).head, matchToGoOn(file).head);
    const other = await openAt(t);
    const home = await lcd(other);
    await imported(other, there);
    await says(other, /The saves of chosen.BIN are in the console/);
    await until(other, async () => (await settled(other)) !== home, 'no match on the screen');
    assert.deepEqual(matchToGoOn(await exported(other)).head, matchToGoOn(file).head);
    assert.equal((await exported(other, 'flash')).length, 2 * 512 * 1024);
    await other.reload();
    await running(other);
    assert.notEqual(await lcd(other), home, 'the browser has not kept it');
  });

  test('a bad file is refused in words, and nothing is lost; a good one can be taken back', async (t) => {
    const page = await openAt(t);
    const changed = await changeSetting(page);
    for (const bytes of ['<!doctype html>', Buffer.alloc(4096)]) {
      await imported(page, bytes);
      await says(page, /chosen.BIN was not taken: it.* Nothing was changed/);
    }
    assert.equal(await pressed(page, 'a'), changed, 'a bad file has changed the settings'); // the cursor is where it was
    await pressed(page, 'b');
    const fresh = bootKnown(firmwareOf('picosystem'));
    fresh.waitForQuiet();
    for (const key of ['a', 'up', 'a']) fresh.press(key);
    await imported(page, toFile(fresh.machine.flash.saved(), BOARD));
    await says(page, /are in the console/);
    await page.click('#line .tool:has-text("Undo")');
    await says(page, /What was there before is back/);
    await running(page);
    await expectSettings(page, changed, 'it is not back');
  });
});

/** A match as the console's QR codes have it (docs/simulator.md): its moves byte by byte, deflated, as one number. */
function logDigits({ head, moves }) {
  const parts = [0, 8, 16].flatMap((shift) => moves.map((move) => (move >> shift) & 255));
  return BigInt(`0x${deflateRawSync(Uint8Array.from([...head, ...parts])).toString('hex')}`).toString();
}

describe('addresses', () => {
  test('of a match and of its set-up; a bad one is refused in words', async (t) => {
    const page = await openAt(t);
    await saves(page, 'share');
    await says(page, /no match is in progress/);
    await beginMatch(page);
    const copied = async (tool, words) => {
      await saves(page, tool);
      await says(page, /The address is copied/);
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await until(page, async () => words.test(await clipboard()), `not copied: ${words}`);
      return clipboard();
    };
    const match = await copied('share', /#board=picosystem&match=[\w-]+$/);
    const setup = await copied('setup', /#board=picosystem&setup=[\w-]+$/);
    const kept = matchToGoOn(await exported(page));
    for (const url of [match, setup]) {
      const other = await openAt(t);
      await Promise.all([other.waitForEvent('load'), other.goto(url)]); // the page notices, and begins again
      await says(other, /added to the console's matches/);
      await running(other);
      const file = await exported(other);
      assert.deepEqual(matchToGoOn(file).head, kept.head);
      await other.reload();
      await says(other, /among the console's matches already/);
      await other.close(); // or its opponent goes on thinking beside the other pages
    }
    const dealt = await openAt(t, '#code=3C7C-X7RQ-K4RK');
    await says(dealt, /could not be opened: the code is mistyped/);
    await Promise.all([dealt.waitForEvent('load'), dealt.goto(dealt.url().replace('RQ', 'QR'))]);
    await says(dealt, /added to the console's matches/);
    await running(dealt);
    assert.deepEqual(matchToGoOn(await exported(dealt)).head, decodeDeal('3C7C-X7QR-K4RK').head); // an opponent may have moved
    await dealt.close();
    const whole = matchToGoOn(await exported(page));
    await page.close();
    const logged = await openAt(t, `#log=${logDigits(whole)}`);
    await says(logged, /added to the console's matches/);
    await running(logged);
    const told = matchToGoOn(await exported(logged));
    assert.deepEqual([told.head, told.moves.slice(0, whole.moves.length)], [whole.head, whole.moves]);
    await logged.close();
    const torn = await openAt(t, `#log=${logDigits(whole).slice(0, -3)}`);
    await says(torn, /could not be opened: the address is cut off/);
    await torn.close();
    const bad = await openAt(t, '#board=pico_lcd_1_3&match=nonsense');
    await says(bad, /could not be opened: the address is cut off/);
    assert.equal(await bad.inputValue('.boards select'), 'pico_lcd_1_3');
  });
});

test('what it is, how to flash, source and licences stand below', async (t) => {
  const page = await openAt(t);
  await page.click('[data-tool="about"]');
  await until(page, () => page.evaluate(() => document.querySelector('#about').getBoundingClientRect().top < innerHeight / 2), 'it does not come into view');
  assert.equal(await page.getAttribute('#source a:last-child', 'href'), SOURCE);
  const links = await page.evaluate(() => [...document.querySelectorAll('#about a[href]:not([href^="https"])')].map(({ href }) => href));
  assert.ok(links.length >= 3, String(links));
  for (const link of links) assert.equal((await fetch(link)).status, 200, link);
});

test('the serial console answers, is typed into, and goes with the cable', async (t) => {
  const page = await openAt(t);
  const said = () => page.innerText('#serial pre');
  await page.click('#serial summary');
  await until(page, async () => /the cable is in/.test(await said()), 'no cable');
  await page.fill('#serial input', 'board');
  await page.keyboard.press('Enter');
  await until(page, async () => /> board\nok picosystem/.test(await said()), 'no answer');
  await page.keyboard.type('a b x y');
  assert.equal(await downButtons(page), '', 'what is typed goes to the handheld');
  await page.keyboard.press('Enter');
  await until(page, async () => /> a b x y\nerror: /.test(await said()), 'no second answer');
  await page.click('.tools [data-tool="reset"]');
  await page.fill('#serial input', 'games');
  await page.keyboard.press('Enter');
  await until(page, async () => /ok bronze/.test(await said()), 'no answer after a reset');
  await page.click('#serial summary');
  assert.equal(await notice(page), '');
});

test('the screen is described whenever it has changed, to those who ask for it', async (t) => {
  const page = await openAt(t);
  const said = (words) => until(page, async () => words.test(await page.textContent('#said')), `not said: ${words}`);
  assert.equal(await page.textContent('#said'), '');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.tool), 'describe', 'it is not the first that Tab reaches');
  await page.keyboard.press('Enter');
  await said(/Bronze[^]*Monuments[^]*Settings/);
  await tapKey(page, 'ArrowDown');
  await said(/^army Eight-Minute Empire/);
  await tapKey(page, 'a');
  await said(/new match[^]*Play/);
  await page.click('.tools [data-tool="reset"]');
  await said(/Bronze[^]*Monuments[^]*Settings/);
  assert.equal(await notice(page), '');
});

describe('for assistive tools', () => {
  /** @type {import('playwright-core').Page} */
  let page;
  before(async () => {
    page = await browser.newPage({ viewport: { width: 1100, height: 700 } });
    await page.goto(address);
    await running(page);
    await page.evaluate(readFileSync(AXE, 'utf8'));
  });
  after(() => page.close());

  async function audit() {
    const faults = await page.evaluate(async () => {
      const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary.split('\n')[1]?.trim()}`));
    });
    assert.deepEqual(faults, []);
  }

  for (const colours of [{ colorScheme: 'dark' }, { colorScheme: 'light' }, { colorScheme: 'dark', forcedColors: 'active' }]) {
    for (const dialog of ['', 'help', 'saves']) {
      test(`no fault: ${Object.values(colours).join(', ')}${dialog && `, ${dialog}`}`, async () => {
        await page.emulateMedia({ forcedColors: 'none', ...colours });
        if (dialog) await page.click(`.tools [data-tool="${dialog}"]`);
        await audit();
        if (dialog) await page.keyboard.press('Escape');
      });
    }
  }

  test('nothing moves for those who want that', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moving = await page.evaluate(() => [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationName, transitionProperty } = getComputedStyle(element);
      return animationName !== 'none' || (transitionProperty !== 'none' && parseFloat(transitionDuration) > 0);
    }).length);
    assert.equal(moving, 0);
  });
});
