/**
 * Takes the picture of the page's handheld that README shows: the real page, in a browser without a window, with the
 * map of Eight-Minute Empire on its screen. Look at it before you commit it.
 *
 * usage: node picture-page.mjs [file]      docs/page.png
 */
import { fileURLToPath } from 'node:url';
import { launch, pressed, running } from './browser.mjs';
import { buildPage, pageFor } from './build-page.mjs';
import { serve } from './serve.mjs';

const PICTURE = fileURLToPath(new URL('../docs/page.png', import.meta.url));
const WINDOW = { width: 900, height: 560 }; // so large that the handheld has its true shape
const TO_THE_MAP = ['ArrowDown', 'a', 'ArrowUp', 'a'];

const folder = pageFor('picture');
if (!buildPage(folder).length) throw new Error('no firmware: build the preset picosystem first');
const { server, address } = await serve(0, folder);
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: WINDOW });
  await page.goto(`${address}?board=picosystem`);
  await running(page);
  for (const key of TO_THE_MAP) await pressed(page, key);
  await page.evaluate(() => document.querySelector('.stats').remove()); // how busy the machine is says nothing
  await page.screenshot({ path: process.argv[2] ?? PICTURE });
} finally {
  await browser.close();
  server.close();
}
