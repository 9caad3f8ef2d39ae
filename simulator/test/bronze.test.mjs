/** Whole matches of Bronze for two, three and four, by buttons, in the console's real firmware; its pictures are those of
 * the PC's tests. */
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bootKnown, comparePicture, firmwareOf, seatKeys } from '../harness.mjs';
import { LONG } from '../long.mjs';

// host-tests/firmware/test_bronze_screens.c, a_match_by_one_button: the seed, and for each number of seats the presses of A
// until it is over.
const SEED_DIGITS = [0, 0, 0, 0, 0, 0, 0, 4, 2];
const PRESSES = { 2: 150, 3: 206, 4: 273 };
const COUNT_MS = 26000; // longer than the last count, up to its last line, which stands
const FLAKES_MS = 3500; // longer than they fall over the winner
const BARS_MS = 500; // and the bars to grow
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../host-tests/pictures');

const press = (device, ...names) => names.forEach((name) => device.press(name));

// So many persons on that seed. The second seat starts as an opponent, Novice, the others as nobody.
function begin(device, persons) {
  device.waitForQuiet();
  press(device, 'a', 'down', ...seatKeys('bronze', 'Novice', 'person'), 'down');
  for (let seat = 2; seat < 4; seat++) press(device, ...(seat < persons ? ['right'] : []), 'down');
  press(device, 'down', 'down', 'a'); // from how to play over the edition to the seed
  for (const digit of SEED_DIGITS) press(device, ...new Array(digit).fill('up'), 'right');
  press(device, 'a', 'down', 'a');
}

for (const persons of LONG ? [2, 3, 4] : [2, 4]) {
  test(`Bronze for ${persons} from power-on to the ranking`, () => {
    const device = bootKnown(firmwareOf('picosystem'));
    begin(device, persons);
    for (let i = 0; i < PRESSES[persons]; i++) device.press('a');
    device.press('a');
    device.run(COUNT_MS);
    device.press('a');
    device.run(FLAKES_MS);
    comparePicture(device.picture(), `bronze-one-button-winner-${persons}`, { folder });
    device.press('a');
    device.run(BARS_MS);
    comparePicture(device.picture(), `bronze-one-button-ranking-${persons}`, { folder });
    assert.deepEqual([...device.machine.complaints, ...device.panel.complaints], []);
  });
}

test('Bronze goes on after the plug was pulled in the middle of a match', () => {
  const device = bootKnown(firmwareOf('picosystem'));
  begin(device, 2);
  for (let i = 0; i < 20; i++) device.press('a');
  device.replug();
  device.waitForQuiet();
  const match = device.picture();
  device.replug();
  device.waitForQuiet();
  assert.deepEqual(device.picture(), match, 'the same step comes back');
  device.press('a');
  assert.notDeepEqual(device.picture(), match, 'and goes on');
});
