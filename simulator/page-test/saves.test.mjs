/** What the handheld has saved is there again, and what isn't kept is said. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { launchOptions, lcd, pressed, running, savedCount, settled, tapKey, until } from '../browser.mjs';
import { changeSetting, chooseBoard, expectSettings, line, notice, openSettings, servePage, WINDOW } from './page.mjs';

const { browser, address } = await servePage('saves');

async function openWith(t, prepare = () => {}, query = '', newcomer = false) {
  const context = await browser.newContext({ viewport: WINDOW, newcomer });
  t.after(() => context.close());
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  await prepare(page, context);
  await page.goto(address + query);
  return page;
}

const chosen = (page) => page.inputValue('.boards select');
const lineSays = (page, words) => until(page, async () => words.test(await line(page)), `no line ${words}`);

async function help(page) {
  await page.click('.tools [data-tool="saves"]');
  await until(page, () => page.evaluate(() => document.querySelector('#kept').textContent !== ''), 'nothing is said of saves');
  const text = await page.innerText('#kept');
  await page.keyboard.press('Escape');
  return text;
}

/** The browser's storage as seen by the worker is this instead; what never answers is not waited for as long. @param {string} script */
const withStorage = (script) => async (page) => {
  const worker = await (await fetch(`${address}worker.js`)).text();
  await page.route('**/worker.js', (route) => route.fulfill({ body: `${HURRY}\n${script}\n${worker}`, contentType: 'text/javascript' }));
};
const HURRY = `{
  const wait = self.setTimeout;
  self.setTimeout = (act, ms) => wait(act, ms === 10000 ? 500 : ms);
}`;
const DENIED = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });`;
const REFUSED = `IDBFactory.prototype.open = () => { const r = new EventTarget(); setTimeout(() => r.onerror()); r.error = new DOMException('x', 'InvalidStateError'); return r; };`;
const AT_FIRST_DENIED = `const real = IDBFactory.prototype.open;
  let times = 2;
  IDBFactory.prototype.open = function (...names) {
    if (times-- > 0) throw new DOMException('denied', 'SecurityError');
    return real.apply(this, names);
  };`;
const SILENT = `IDBFactory.prototype.open = () => ({});`;
const SLOW = `const get = IDBObjectStore.prototype.get;
  IDBObjectStore.prototype.get = function (key) {
    const [slow, end] = [{}, performance.now() + 300];
    const ask = () => (get.call(this, key).onsuccess = (event) => (performance.now() < end ? ask() : slow.onsuccess(event)));
    ask();
    return slow;
  };`;
const FULL_AT_FIRST = `const put = IDBObjectStore.prototype.put;
  let times = 6; // each 2 s
  delete IDBTransaction.prototype.commit;
  IDBObjectStore.prototype.put = function (value, key) {
    const { transaction } = this;
    if (!key.endsWith('owner') && times-- > 0) {
      Object.defineProperty(transaction, 'error', { value: new DOMException('full', 'QuotaExceededError') });
      queueMicrotask(() => transaction.abort());
    }
    return put.call(this, value, key);
  };`;

describe('kept', () => {
  test('what one sees is kept, however soon the page is closed', async (t) => {
    const page = await openWith(t);
    const context = page.context();
    await running(page);
    await openSettings(page);
    const changed = await pressed(page, 'ArrowRight');
    await page.keyboard.down('b'); // saves, and goes home
    await until(page, async () => (await lcd(page)) !== changed, 'B leads nowhere');
    await page.close();
    const later = await context.newPage();
    await later.goto(address);
    await running(later);
    await expectSettings(later, changed, 'forgotten');
  });

  test('nothing is seen before it is kept, where storage is slow', async (t) => {
    const page = await openWith(t, withStorage(SLOW), '', true);
    await running(page);
    await openSettings(page);
    await pressed(page, 'ArrowRight');
    const before = await lcd(page);
    await page.evaluate(() => {
      globalThis.keeps = 0;
      new MutationObserver(() => globalThis.keeps++).observe(document.querySelector('.device'), { attributeFilter: ['data-saved'] });
    });
    await page.keyboard.down('b');
    await until(page, async () => (await lcd(page)) !== before, 'B leads nowhere');
    assert.ok(await page.evaluate(() => globalThis.keeps > 0));
  });

  test('the board chosen is the board after a reload', async (t) => {
    const page = await openWith(t, undefined, '?board=picosystem&other=1#there');
    await running(page);
    await chooseBoard(page, 'pico_lcd_1_3');
    await running(page);
    assert.match(page.url(), /\?board=pico_lcd_1_3&other=1#there$/);
    await page.reload();
    await running(page);
    assert.equal(await chosen(page), 'pico_lcd_1_3');
    await page.goto(address);
    await running(page);
    assert.equal(await chosen(page), 'pico_lcd_1_3', 'without a word in the address, the last one');
    await page.goto(`${address}?board=nonsense`);
    await running(page);
    assert.equal(await chosen(page), 'pico_lcd_1_3');
  });

  test('the browser is asked to keep it once there is something, and Help says what it promised', async (t) => {
    for (const promised of [true, false]) {
      const page = await openWith(t, (page) =>
        page.addInitScript((promised) => {
          globalThis.asked = 0;
          StorageManager.prototype.persist = async () => ++globalThis.asked && promised;
          StorageManager.prototype.persisted = async () => promised && globalThis.asked > 0;
        }, promised),
        '', true);
      await until(page, () => page.evaluate(() => document.querySelector('.device')?.dataset.running === 'true'), 'it does not start');
      assert.equal(await page.evaluate(() => globalThis.asked), 0, 'asked before anybody has played');
      await running(page);
      await changeSetting(page);
      await until(page, () => page.evaluate(() => globalThis.asked === 1), 'not asked');
      assert.match(await help(page), promised ? /has promised not to clear/ : /has not promised/);
    }
  });
});

describe('erased', () => {
  test('at once, also while the firmware loads slowly and keys go on; the dialog closes', async (t) => {
    const page = await openWith(t, undefined, '', true);
    await running(page);
    const fresh = await openSettings(page);
    await pressed(page, 'ArrowRight');
    await pressed(page, 'b');
    const settings = await pressed(page, 'a'); // the cursor is where it was
    await page.route('**/*.uf2*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue().catch(() => {});
    });
    await page.click('.tools [data-tool="saves"]');
    await page.click('[data-tool="forget"]');
    assert.ok(await page.locator('#saves').isHidden());
    for (const key of ['ArrowDown', 'ArrowRight', 'b']) await tapKey(page, key); // in the old settings, this saves again
    await lineSays(page, /is erased/);
    await until(page, async () => (await settled(page)) !== settings, 'the console does not start again');
    await page.unroute('**/*.uf2*');
    await page.reload();
    await running(page);
    await expectSettings(page, fresh, 'it is back');
  });

  test('also before the console runs', async (t) => {
    const page = await openWith(t);
    await running(page);
    const changed = await changeSetting(page);
    let serve = () => {};
    await page.route('**/*.uf2*', (route) => (serve = () => route.continue()));
    await page.reload();
    await page.waitForFunction(() => /Loading the firmware/.test(document.querySelector('#notice').innerText));
    await page.waitForTimeout(300); // the console is claimed
    await page.click('.tools [data-tool="saves"]');
    await page.click('[data-tool="forget"]');
    await lineSays(page, /is erased/);
    serve();
    await running(page);
    assert.notEqual(await openSettings(page), changed);
  });
});

describe('not kept', () => {
  test('localStorage that throws stops nothing', async (t) => {
    const page = await openWith(t, (page) =>
      page.addInitScript(() =>
        Object.defineProperty(globalThis, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      ),
    );
    await running(page);
    await chooseBoard(page, 'pico_lcd_1_3');
    await running(page);
    assert.equal(await notice(page) + (await line(page)), '');
  });

  for (const [name, script] of [['denied', DENIED], ['refused', REFUSED], ['never answering', SILENT]]) {
    test(`IndexedDB ${name}: it is played, and said`, async (t) => {
      const page = await openWith(t, withStorage(script));
      await running(page);
      await lineSays(page, /does not keep what the handheld saves[^]*reload the page/);
      assert.doesNotMatch(await line(page), /undefined|null|\[object/);
      assert.match(await help(page), /Nothing of what the handheld saves is kept/);
      if (name !== 'denied') return;
      const changed = await changeSetting(page);
      await chooseBoard(page, 'pico_lcd_1_3');
      await running(page);
      await chooseBoard(page, 'picosystem');
      await running(page);
      await expectSettings(page, changed, 'as long as the page is open, it should be there');
    });
  }

  test('what could not be read is not written over', async (t) => {
    const page = await openWith(t);
    await running(page);
    const changed = await changeSetting(page);
    await withStorage(AT_FIRST_DENIED)(page);
    await page.reload();
    await running(page);
    await openSettings(page);
    await pressed(page, 'ArrowRight');
    await pressed(page, 'b');
    assert.equal(await notice(page), '');
    await page.unroute('**/worker.js');
    await page.reload();
    await running(page);
    await expectSettings(page, changed, 'other settings');
  });

  test('no room left: said, and tried again', async (t) => {
    const page = await openWith(t, withStorage(FULL_AT_FIRST), '', true);
    await running(page);
    const changed = await changeSetting(page);
    await lineSays(page, /not kept by this browser: it has no room left/);
    assert.equal(await savedCount(page), 0);
    assert.match(await help(page), /not kept by this browser: it has no room left/);
    await until(page, async () => (await savedCount(page)) > 0, 'not tried again');
    assert.equal(await line(page), '');
    await page.reload();
    await running(page);
    await expectSettings(page, changed, 'other settings');
  });

  test('a browser that blocks site data', async (t) => {
    const profile = mkdtempSync(join(tmpdir(), 'oxhide-page-'));
    mkdirSync(join(profile, 'Default'));
    const block = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(block));
    const context = await chromium.launchPersistentContext(profile, launchOptions());
    t.after(() => context.close().then(() => rmSync(profile, { recursive: true, force: true })));
    const page = await context.newPage();
    await page.goto(address);
    assert.match(await page.evaluate(() => { try { return String(localStorage); } catch ({ name }) { return name; } }), /SecurityError/);
    await running(page);
    await lineSays(page, /does not keep what the handheld saves: it is not allowed for this address/);
  });
});

describe('the port of ./play', () => {
  const SERVE = fileURLToPath(new URL('../serve.mjs', import.meta.url));

  async function serveOn(port) {
    const child = spawn(process.execPath, [SERVE, '--port', String(port)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    const [code] = await once(child, 'close');
    return { code, said };
  }

  test('busy: said, and nothing is touched', async (t) => {
    const other = createServer((_, response) => response.end('somebody else')).listen(0, '127.0.0.1');
    t.after(() => other.close());
    await once(other, 'listening');
    const { code, said } = await serveOn(other.address().port);
    assert.equal(code, 1);
    assert.match(said, /is taken by another program[^]*keeps matches for each port[^]*--port/);
  });

  test('busy with a page of another folder: said whose', async () => {
    const { code, said } = await serveOn(new URL(address).port);
    assert.equal(code, 1);
    assert.match(said, /is taken by a \.\/play of another folder/);
    assert.equal((await fetch(address)).status, 200);
  });

  test('a bad address is answered, and the next one, too', async () => {
    assert.equal((await fetch(`${address}%E0%A4%A`)).status, 400);
    assert.equal((await fetch(`${address}nothing`)).status, 404);
    assert.equal((await fetch(address)).status, 200);
  });
});
