/** For the tests of the page: built and served once, each page in a browser's context of its own. */
import { after } from 'node:test';
import { launch, pressed, shows, until } from '../browser.mjs';
import { buildPage, pageFor } from '../build-page.mjs';
import { serve } from '../serve.mjs';

/** Small, for a browser that paints without a graphics chip. */
export const WINDOW = { width: 900, height: 560 };

/**
 * @param {string} name of the test's file: two build the page at the same time
 * @param {{ rehearses?: boolean }} [options] `rehearses` as people's pages do; further options are the server's
 */
export async function servePage(name, { rehearses = false, ...options } = {}) {
  const folder = pageFor(`test-${name}`);
  const boards = buildPage(folder, { rehearses });
  if (boards.length < 2) throw new Error('no firmware: build the presets picosystem and pico_lcd_1_3 first');
  const [{ server, address }, browser] = await Promise.all([serve(0, folder, options), launch()]);
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
  return { browser, address, boards, folder, server };
}

/** In the chooser at the top. */
export const chooseBoard = (page, name) => page.selectOption('.boards select', name);

/** What the notice in the middle says; '' when there is none. */
export const notice = (page) =>
  page.evaluate(() => {
    const element = document.querySelector('#notice');
    return element.hidden || element.className === 'loading' ? '' : element.innerText;
  });

/** What the line above the handheld says. */
export const line = (page) => page.evaluate(() => (document.querySelector('#line').hidden ? '' : document.querySelector('#line').innerText));

export async function noticed(page, words) {
  await until(page, async () => words.test(await notice(page)), `no notice ${words}`).catch(async ({ message }) => {
    throw new Error(`${message}; it says: ${JSON.stringify(await notice(page))}`);
  });
  const said = await notice(page);
  if (/undefined|null|\[object/.test(said)) throw new Error(`not for people: ${said}`);
  return said;
}

/** From home: the settings, which are its last line. */
export async function openSettings(page) {
  await pressed(page, 'ArrowUp');
  return pressed(page, 'a');
}

/** From home: the settings must look so. */
export async function expectSettings(page, picture, why) {
  await openSettings(page);
  await shows(page, picture, why);
}

/** From home and back to it: changes the first setting, which is saved on leaving. @returns the settings' picture */
export async function changeSetting(page) {
  await openSettings(page);
  const changed = await pressed(page, 'ArrowRight');
  await pressed(page, 'b');
  return changed;
}
