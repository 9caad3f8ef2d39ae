/** What the page costs, and where it runs: without a network, in frames and folders, under strict policies. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { pressed, running, until } from '../browser.mjs';
import { buildPage, pageFor } from '../build-page.mjs';
import { serve } from '../serve.mjs';
import { changeSetting, expectSettings, line, servePage, WINDOW } from './page.mjs';

const { browser, address, folder } = await servePage('thrift', { offline: true, rehearses: true });

const KILOBYTES_MOST = 150; // without the firmware
const REST_MS = 1500;
const TURNS_MOST = 6; // in that time, at rest

async function openAt(t, url, options = {}) {
  const context = await browser.newContext({ viewport: WINDOW, ...options });
  t.after(() => context.close());
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

const isRehearsed = (page) => page.evaluate(() => document.querySelector('.device').dataset.rehearsed === 'true');

/** How often the worker does anything in some time. */
async function turns(page) {
  const [worker] = page.workers();
  await worker.evaluate(() => {
    globalThis.turns = 0;
    const wait = setTimeout;
    globalThis.setTimeout = (act, ms) => wait(() => (globalThis.turns++, act()), ms);
  });
  await page.waitForTimeout(100); // what was set before
  await worker.evaluate(() => (globalThis.turns = 0));
  await page.waitForTimeout(REST_MS);
  return worker.evaluate(() => globalThis.turns);
}

test('a visit is small, and at rest nothing is done', async (t) => {
  const context = await browser.newContext({ viewport: WINDOW });
  t.after(() => context.close());
  const page = await context.newPage();
  const asked = new Set();
  page.on('response', (response) => asked.add(new URL(response.url()).pathname));
  await page.goto(address);
  await running(page);
  for (let tries = 1; !(await isRehearsed(page)); tries++) {
    assert.ok(tries < 60, 'the rehearsal does not end');
    await page.waitForTimeout(1000);
  }
  const files = [...asked].filter((path) => !path.endsWith('.uf2')).map((path) => join(folder, path.endsWith('/') ? 'index.html' : path));
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  assert.ok(files.length >= 6, `only ${files}`);
  assert.ok(bytes <= KILOBYTES_MOST * 1000, `${bytes} bytes`);
  assert.equal([...asked].filter((path) => path.endsWith('.uf2')).length, 1, 'another firmware than the chosen board\'s');
  const resting = await turns(page);
  assert.ok(resting <= TURNS_MOST, `at rest the worker does something ${resting} times in ${REST_MS} ms`);
  await pressed(page, 'ArrowDown'); // and it is there at once
  await page.click('.tools [data-tool="power"]');
  await until(page, () => page.evaluate(() => document.querySelector('.device').dataset.powered === 'false'), 'it stays on');
  assert.equal(await turns(page), 0, 'switched off, the worker does something');
});

describe('without a network', () => {
  /** A page of its own, with a setting changed. @returns {Promise<{own: string, server: any, address: string, page: any, changed: string}>} */
  async function used(t, name) {
    const own = pageFor(`test-${name}`);
    buildPage(own);
    const { server, address } = await serve(0, own, { offline: true });
    t.after(() => server.close());
    const page = await openAt(t, address);
    await running(page);
    return { own, server, address, page, changed: await changeSetting(page) };
  }

  test('a second visit works, and keeps what was saved', async (t) => {
    const { server, address, page, changed } = await used(t, 'offline');
    await until(page, () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active) && (await caches.has('oxhide firmware'))), 'nothing is kept');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await page.goto(`${address}?board=picosystem`);
    await running(page);
    await expectSettings(page, changed, 'other settings');
  });

  test('a newer page is offered, and loses nothing', async (t) => {
    const { own, page, changed } = await used(t, 'newer');
    await until(page, () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)), 'no service worker');
    writeFileSync(join(own, 'index.html'), readFileSync(join(own, 'index.html'), 'utf8').replace('<body>', '<body data-newer="true">'));
    const script = join(own, 'service-worker.js');
    writeFileSync(script, `${readFileSync(script, 'utf8').replace(/"[0-9a-f]{16}"/, '"0123456789abcdef"')}`);
    await page.reload();
    await running(page);
    assert.equal(await page.getAttribute('body', 'data-newer'), null, 'it comes without being asked for');
    await until(page, async () => /A newer version/.test(await line(page)), 'it is not offered');
    await page.click('#line .tool:has-text("Update")');
    await page.waitForSelector('body[data-newer]');
    await running(page);
    await expectSettings(page, changed, 'other settings');
    assert.equal((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('oxhide page')).length, 1);
  });
});

test('in a frame, in a folder of a folder', async (t) => {
  const root = pageFor('test-folders');
  buildPage(join(root, 'some'));
  mkdirSync(join(root, 'where'), { recursive: true });
  buildPage(join(root, 'where/deep'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Frame</title><iframe src="where/deep/" width="800" height="500" allow="fullscreen; gamepad"></iframe>');
  const { server, address } = await serve(0, root, { offline: true });
  t.after(() => (server.closeAllConnections(), server.close()));
  const page = await openAt(t, address);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await until(page, () => frame.evaluate(() => document.querySelector('.device')?.dataset.running === 'true'), 'it does not run');
});

describe('under a Content Security Policy', () => {
  const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'";
  const DOCUMENTED = STRICT.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'");

  async function openUnder(t, policy) {
    const { server, address } = await serve(0, folder, { offline: true, headers: { 'Content-Security-Policy': policy } });
    t.after(() => (server.closeAllConnections(), server.close()));
    const context = await browser.newContext({ viewport: WINDOW });
    t.after(() => context.close());
    const page = await context.newPage();
    const refused = [];
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
    await page.goto(address);
    await running(page);
    return { page, refused };
  }

  test('the documented one: nothing is refused', async (t) => {
    const { page, refused } = await openUnder(t, DOCUMENTED);
    assert.equal(await line(page), '');
    assert.deepEqual(refused, []);
    const words = readFileSync(new URL('../../docs/simulator.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
    assert.ok(words.includes(DOCUMENTED), 'docs/simulator.md has another one');
  });

  test('without unsafe-eval it runs, slower, and says so', async (t) => {
    const { page } = await openUnder(t, STRICT);
    await until(page, async () => /slower than a real one/.test(await line(page)), 'not said');
    await pressed(page, 'ArrowDown');
  });
});
