/** The page in Firefox, where it is installed: it runs, is played by key and finger, fills the window, and keeps saves. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fingerprint, until } from '../browser.mjs';
import { Firefox, firefoxProgram } from '../firefox.mjs';
import { serve } from '../serve.mjs';
import { buildPage, pageFor } from '../build-page.mjs';

const [UP, RIGHT] = ['\uE013', '\uE014']; // WebDriver's codes
const clock = { waitForTimeout: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) };

describe('Firefox', { skip: !firefoxProgram() && 'there is no Firefox: install firefox-esr, or name one in OXHIDE_FIREFOX' }, () => {
  /** @type {Firefox} */
  let firefox;
  let served;
  before(async () => {
    const folder = pageFor('test-firefox');
    buildPage(folder);
    served = await serve(0, folder, { offline: true });
    firefox = await Firefox.launch();
    await firefox.resize(1280, 800);
    await firefox.goto(served.address);
    await running();
    await settled();
    await firefox.press('b'); // the words of a first start
    await settled();
  });
  after(async () => {
    await firefox?.close();
    served.server.closeAllConnections();
    served.server.close();
  });

  const lcd = () =>
    firefox.evaluate(`const canvas = document.querySelector('.lcd canvas');
      return (${fingerprint})(new Uint32Array(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer));`);
  const running = () => until(clock, () => firefox.evaluate(`return document.querySelector('.device').dataset.running === 'true' && Number(document.querySelector('.lcd .dark').style.opacity || 1) < 1`), 'it does not run');
  async function settled() {
    await until(clock, () => firefox.evaluate(`return document.querySelector('.device').dataset.resting === 'true'`), 'it never rests');
    return lcd();
  }

  /** What is done changes the picture. @returns the one that stands then */
  async function played(act, why) {
    const before = await settled();
    await act();
    await until(clock, async () => (await lcd()) !== before, why);
    return settled();
  }

  test('a key and a finger play; a saved setting is there after a reload', async () => {
    const last = await played(() => firefox.press(UP), 'a key does nothing'); // the settings, round from the first line
    const { x, y } = await firefox.evaluate(`const { x, y, width, height } = document.querySelector('[data-button="a"]').getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };`);
    await played(() => firefox.tap(x, y), 'a finger does nothing');
    assert.equal(await played(() => firefox.press('b'), 'B does nothing'), last);
    await played(() => firefox.press('a'), 'the way to the settings');
    const changed = await played(() => firefox.press(RIGHT), 'Right changes nothing');
    await played(() => firefox.press('b'), 'B does nothing');
    await until(clock, () => firefox.evaluate(`return Number(document.querySelector('.device').dataset.saved ?? 0) > 0`), 'nothing is saved');
    await firefox.goto(served.address);
    await running();
    await settled();
    await played(() => firefox.press(UP), 'the way to the settings');
    assert.equal(await played(() => firefox.press('a'), 'no settings'), changed, 'forgotten');
  });

  test('the LCD fills the window, and nothing is outside', async () => {
    const { lcd, outside } = await firefox.evaluate(`const outside = [...document.querySelectorAll('.stage *:not(.unseen)')].filter((part) => {
        const { left, right, bottom, width, height } = part.getBoundingClientRect();
        return width && height && (left < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
      });
      return { lcd: document.querySelector('.lcd').getBoundingClientRect().width, outside: outside.map((part) => part.outerHTML.slice(0, 80)) };`);
    assert.ok(lcd >= 430, `the LCD is ${lcd} wide`);
    assert.deepEqual(outside, []);
  });
});
