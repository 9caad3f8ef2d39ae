/** No wake-up is lost, whenever in a millisecond a button is touched or a time runs out. `node wakeups.mjs` tries more. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { bootKnown, firmwareOf } from '../harness.mjs';
import { huntWakeups } from '../wakeups.mjs';

const uf2 = firmwareOf('picosystem');
const skip = !existsSync(uf2) && 'build/picosystem has no firmware';
const [PRESSES, PAUSES] = [2000, 400];

test('presses, releases and times at all phases: no note is stuck, no repeat is missed, no opponent stalls', { skip }, () => {
  assert.deepEqual(huntWakeups(uf2, { presses: PRESSES, pauses: PAUSES }), {
    presses: { presses: PRESSES, stuckNotes: 0, missedRepeats: 0, lostWakeups: 0, restarts: 0 },
    pauses: { pauses: PAUSES, stalled: 0, restarts: 0 },
  });
});

test('a finger keeps no step with the clock: presses and releases come at all parts of a millisecond, the same each time', { skip }, () => {
  const phases = () => {
    const device = bootKnown(uf2);
    device.waitForQuiet();
    const seen = [];
    for (let i = 0; i < 20; i++) {
      seen.push(device.buttons.set('down', i % 2 === 0) % 1e6);
      device.run(100);
    }
    return seen;
  };
  const first = phases();
  assert.deepEqual(phases(), first);
  assert.equal(new Set(first.map((phase) => Math.floor(phase / 1e5))).size > 6, true, `${first}`);
});
