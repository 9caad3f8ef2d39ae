/**
 * The page in a real browser, without a window: boots each board to its home screen, reacts to keys, fingers and chords,
 * keeps its flash over a reload. Prints what it checked; exit code 1 when something failed.
 *
 * usage: node check-page.mjs [board ...]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changed, downButtons, fingerprint, launch, lcd, pressed, savedCount, settled, shows, tapKey, until } from './browser.mjs';
import { buildPage, pageFor } from './build-page.mjs';
import { bootKnown, firmwareOf } from './harness.mjs';
import { serve } from './serve.mjs';

const SETTLED_MS = 3000; // a battery that is asked over a bus is shown by then
const SEEN = fileURLToPath(new URL('../build/simulator/page', import.meta.url));

let failed = 0;

async function main(names) {
  const folder = pageFor('check');
  const boards = buildPage(folder);
  const wanted = names.length ? names : boards;
  for (const name of wanted) if (!boards.includes(name)) throw new Error(`no firmware for ${name}: run ./play ${name}`);
  const { server, address } = await serve(0, folder);
  const browser = await launch();
  try {
    for (const name of wanted) await checkBoard(browser, address, name);
  } finally {
    await browser.close();
    server.close();
  }
  console.log(failed ? `${failed} FAILED` : 'the page works');
  process.exitCode = failed ? 1 : 0;
}

async function checkBoard(browser, address, name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, hasTouch: true });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${address}?board=${name}`).catch(({ message }) => {
    const why = message.split('\n')[0];
    throw new Error(`the browser does not reach ${address}, this machine itself: ${why}. Is the loopback network up (ip link set lo up)?`);
  });
  const check = (what, act) => report(page, `${name}: ${what}`, act);
  await check('boots to the same home screen as in the tests', () => checkHome(page, name));
  await check('reacts to the keyboard', () => checkKey(page));
  await check('reacts to a finger', () => checkFinger(page));
  await check('takes two fingers at once', () => checkChord(page, context));
  await check('keeps its flash over a reload', () => checkReload(page));
  await check('goes dark without power, and starts again', () => checkPower(page));
  await check('shows no errors', () => expect(!errors.length, errors.join('; ')));
  await context.close();
}

async function report(page, what, act) {
  try {
    await act();
    console.log(`ok      ${what}`);
  } catch ({ message }) {
    failed++;
    mkdirSync(SEEN, { recursive: true });
    const file = join(SEEN, `${what.replaceAll(/[^a-z0-9]+/gi, '-')}.png`);
    await page.screenshot({ path: file });
    console.log(`FAILED  ${what}: ${message.split('\n')[0]}\n        see ${file}`);
  }
}

function expect(holds, why) {
  if (!holds) throw new Error(why);
}

async function checkHome(page, name) {
  const device = bootKnown(firmwareOf(name), { board: name });
  device.setBattery(await page.evaluate(() => Number(document.querySelector('#supply').elements.battery.value)));
  device.waitForQuiet();
  device.run(SETTLED_MS);
  const home = fingerprint(device.panel.draw());
  await until(page, async () => (await lcd(page)) === home, 'another picture than in the tests');
  await until(page, () => page.evaluate(() => document.querySelector('.stats').textContent.includes('%')), 'no speed shown');
}

// Somewhere among the lists of the console: a key that changes the picture, and one that changes it back.
async function checkKey(page) {
  const home = await lcd(page);
  await tapKey(page, 'y'); // help
  await changed(page, home, 'Y does nothing');
  await tapKey(page, 'Escape');
  await until(page, async () => (await lcd(page)) === home, 'Escape does not lead back');
}

async function checkFinger(page) {
  const home = await lcd(page);
  await touch(page, ['y']);
  await changed(page, home, 'a finger on Y does nothing');
  await touch(page, ['b']);
  await until(page, async () => (await lcd(page)) === home, 'a finger on B does not lead back');
}

async function checkChord(page, context) {
  const session = await context.newCDPSession(page);
  const points = await Promise.all(['left', 'x'].map((name) => middle(page, name)));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
  await until(page, async () => (await downButtons(page)) === 'left x', `held: ${await downButtons(page)}`);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await until(page, async () => (await downButtons(page)) === '', 'buttons stay down');
}

// A setting, changed and left, is in flash; it is still there after the page was loaded again.
async function checkReload(page) {
  const home = await settled(page);
  await openSettings(page);
  const before = await lcd(page);
  await tapKey(page, 'ArrowRight');
  await changed(page, before, 'Right changes no setting');
  const after = await settled(page);
  await pressed(page, 'b');
  await until(page, async () => (await savedCount(page)) > 0, 'nothing was saved');
  await page.reload();
  await until(page, async () => (await lcd(page)) === home, 'it does not start again'); // a key held before is for diagnostics
  await openSettings(page);
  await shows(page, after, 'the setting is forgotten');
}

// Settings are the last line of home.
async function openSettings(page) {
  await pressed(page, 'ArrowUp'); // from the first line round to the last
  await pressed(page, 'a');
}

async function checkPower(page) {
  const before = await settled(page);
  await tapKey(page, 'y'); // help: not what it starts with
  await changed(page, before, 'Y does nothing');
  const lit = await settled(page);
  await page.click('.tools [data-tool="power"]');
  await until(page, async () => (await darkness(page)) === 1, 'the light stays on');
  await page.click('.tools [data-tool="power"]');
  await until(page, async () => (await darkness(page)) < 1, 'no light after power-on');
  expect((await settled(page)) !== lit, 'it does not start again');
}

// ---- what can be seen and done

const darkness = (page) => page.evaluate(() => Number(document.querySelector('.lcd .dark').style.opacity || 1));

// Where a finger would press: the middle of a key, the outer part of a pad's arm.
async function middle(page, name) {
  const { x, y, width, height } = await page.locator(`[data-button="${name}"]`).first().boundingBox(); // a keyboard has some of them again
  const TOWARDS = { up: [0, -0.3], down: [0, 0.3], left: [-0.3, 0], right: [0.3, 0] };
  const [dx, dy] = TOWARDS[name] ?? [0, 0];
  return { x: x + width * (0.5 + dx), y: y + height * (0.5 + dy) };
}

async function touch(page, names) {
  for (const name of names) {
    const { x, y } = await middle(page, name);
    await page.touchscreen.tap(x, y);
  }
}

await main(process.argv.slice(2)).catch(({ message }) => {
  console.error(`FAILED: ${message}`);
  process.exitCode = 1;
});
