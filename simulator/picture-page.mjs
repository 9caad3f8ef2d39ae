/**
 * Takes pictures of the real page, in a browser without a window: the one that README shows, with the map of Eight-Minute
 * Empire, and one of each board in a match, which docs/hardware.md shows. Look at them before you commit them.
 *
 * usage: node picture-page.mjs             docs/page.png
 *        node picture-page.mjs boards      docs/boards/<board>.png, of those whose firmware is built
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BOARDS } from './boards.mjs';
import { launch, pressed, running } from './browser.mjs';
import { buildPage, pageFor } from './build-page.mjs';
import { serve } from './serve.mjs';

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
const WINDOW = { width: 900, height: 560 };
const SMALL = { width: 820, height: 520 };
const UPRIGHT = { width: 820, height: 900 }; // where a handheld's keyboard is seen
/** Home's line of a game, then its set-up's last line begins. */
const MATCHES = [0, 1, 2].map((line) => [...new Array(line).fill('ArrowDown'), 'a', 'ArrowUp', 'a', 'a']);
const TO_THE_MAP = MATCHES[1].slice(0, 4);

const folder = pageFor('picture');
const boards = buildPage(folder);
if (!boards.length) throw new Error('no firmware: build the preset picosystem first');
const { server, address } = await serve(0, folder);
const browser = await launch();

async function open(board, keys, viewport) {
  const page = await browser.newPage({ viewport, colorScheme: 'dark' });
  await page.goto(`${address}?board=${board}`);
  await running(page);
  for (const key of keys) await pressed(page, key);
  await page.evaluate(() => document.querySelector('.stats').remove()); // how busy the machine is says nothing
  return page;
}

async function takeBoards() {
  mkdirSync(`${DOCS}boards`, { recursive: true });
  for (const [i, board] of boards.entries()) {
    const page = await open(board, MATCHES[i % MATCHES.length], BOARDS[board].shell.typing ? UPRIGHT : SMALL);
    await page.locator('main').screenshot({ path: `${DOCS}boards/${board}.png` });
    await page.close();
  }
}

try {
  if (process.argv[2] === 'boards') await takeBoards();
  else await (await open('picosystem', TO_THE_MAP, WINDOW)).screenshot({ path: process.argv[2] ?? `${DOCS}page.png` });
} finally {
  await browser.close();
  server.close();
}
