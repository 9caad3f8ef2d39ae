/** One console, one memory, one tab: whatever is done in which order, no match is destroyed. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pressed, running, savedCount, tapKey, until } from '../browser.mjs';
import { changeSetting, chooseBoard, expectSettings, notice, noticed, openSettings, servePage, WINDOW } from './page.mjs';

const { browser, address } = await servePage('tabs');

const WITHOUT = {
  locks: () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
  channel: () => delete globalThis.BroadcastChannel,
};

const hearNothing = () => (BroadcastChannel.prototype.addEventListener = () => {});

/** Two tabs of one browser, the first of which runs. @param {('locks' | 'channel')[]} [missing] what this browser lacks */
async function twoTabs(t, missing = [], firstIs = () => {}) {
  const context = await browser.newContext({ viewport: WINDOW });
  t.after(() => context.close());
  for (const what of missing) await context.addInitScript(WITHOUT[what]);
  const first = await context.newPage();
  await first.addInitScript(firstIs);
  await first.goto(address);
  await running(first);
  const second = await context.newPage();
  await second.goto(address);
  return { context, first, second };
}

const playHere = (page) => page.click('#notice .tool:has-text("Play here")');
const isRunning = (page) => page.evaluate(() => document.querySelector('.device').dataset.running === 'true');

async function takeOver(page) {
  await playHere(page);
  await running(page);
}

for (const [name, missing] of [['with locks', []], ['without locks', ['locks']]]) {
  describe(name, () => {
    test('the second tab says so and takes over what the first has saved; and the other way round', async (t) => {
      const { first, second } = await twoTabs(t, missing);
      await noticed(second, /open elsewhere/);
      assert.equal(await isRunning(second), false);
      const changed = await changeSetting(first); // after the second tab was opened: it must see this
      await takeOver(second);
      await noticed(first, /went on elsewhere/);
      assert.equal(await isRunning(first), false);
      await expectSettings(second, changed, 'the second tab does not have what the first saved');
      const again = await pressed(second, 'ArrowRight');
      await pressed(second, 'b');
      await takeOver(first);
      await noticed(second, /went on elsewhere/);
      await expectSettings(first, again, 'the first tab does not have what the second saved');
    });
  });
}

test('a tab that does not answer is not waited for', async (t) => {
  const { first, second } = await twoTabs(t, [], hearNothing);
  await noticed(second, /open elsewhere/);
  await takeOver(second);
  await noticed(first, /went on elsewhere/);
});

test('where tabs know nothing of each other, the last one owns the flash, and the other says so', async (t) => {
  const { first, second } = await twoTabs(t, ['locks', 'channel']);
  await running(second);
  const changed = await changeSetting(second);
  await until(second, async () => (await savedCount(second)) > 0, 'nothing saved');
  await openSettings(first);
  await pressed(first, 'ArrowRight');
  await tapKey(first, 'b'); // saves
  await noticed(first, /went on elsewhere/);
  await second.reload();
  await running(second);
  await expectSettings(second, changed, 'the first tab has written over what the second saved');
});

test('each board is a console of its own', async (t) => {
  const { first, second } = await twoTabs(t);
  await noticed(second, /open elsewhere/);
  await chooseBoard(second, 'pico_lcd_1_3');
  await running(second);
  assert.equal(await isRunning(first), true);
  await chooseBoard(second, 'picosystem');
  await noticed(second, /open elsewhere/);
});

test('a reload, and a tab that is opened when the other was closed, find nobody', async (t) => {
  const { first, second } = await twoTabs(t);
  await noticed(second, /open elsewhere/);
  await first.reload();
  await running(first);
  await first.close();
  await second.reload();
  await running(second);
  assert.equal(await notice(second), '');
});

test('a machine too busy to hand out in time the lock that nobody holds: the console starts all the same', async (t) => {
  const context = await browser.newContext({ viewport: WINDOW });
  t.after(() => context.close());
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { request } = LockManager.prototype;
    let late = 2;
    LockManager.prototype.request = function (name, ...rest) {
      const tooLate = name.startsWith('oxhide') && late-- > 0;
      return tooLate ? Promise.reject(new DOMException('too late', 'AbortError')) : request.call(this, name, ...rest);
    };
  });
  await page.goto(address);
  await running(page);
});
