/**
 * What the handheld can do, measured on the firmware in the emulated PicoSystem: `name value` lines for tools/bench.
 * All times are emulated; docs/simulator.md says what they leave out.
 */
import { bootKnown, firmwareOf, MS, seatKeys } from './harness.mjs';
import { huntWakeups, problems } from './wakeups.mjs';

const FRAME_BYTES = 240 * 240 * 2;
const IDLE_MS = 10000;
const CURSOR_PRESSES = 12; // down a list, and up again
const SCROLL_BYTES = FRAME_BYTES / 2; // a press that sends more has moved the whole list on, which takes a picture's time
const SLEEP_TIMEOUT_MS = 15 * 60000; // longer than the longest time that the console waits by default

const AGAINST_THE_HARDEST = ['down', 'a', 'down', ...seatKeys('empire', 'Novice', 'Master'), 'up', 'up', 'up', 'up', 'right', 'down', 'down', 'a']; // both place the neutral armies
const [SHOWN_MS, HOLD_MS, THOUGHT_MS, ASLEEP_MS] = [2000, 40, 1000, 600000];
const WAKEUPS = { presses: 4000, pauses: 400, seed: 2 };

const say = (name, value) => console.log(`device.${name} ${Number(value.toFixed(3))}`);

// Power-on until home is complete and lit.
function measureBoot(device) {
  device.waitForQuiet();
  if (device.panel.write.bytes !== FRAME_BYTES) throw new Error('the first picture was not one whole frame');
  say('frame_ms', (device.panel.lastByteAt - device.panel.write.at) / MS);
  const home = device.panel.lastByteAt / MS;
  const again = bootKnown(firmwareOf('picosystem'));
  again.waitUntil(() => again.ms >= home && again.lights().backlight > 0);
  say('boot_ms', Math.max(home, again.ms));
}

function measureIdle(device) {
  const { spiBytesPerS, awakePercent } = device.measureIdle(IDLE_MS);
  say('idle_spi_bytes_per_s', spiBytesPerS);
  say('idle_awake_percent', awakePercent);
  sayCurrent('idle', device, IDLE_MS);
}

// In the settings, the longest list that is always there; the panel's beam is somewhere else at each press.
function measureCursor(device) {
  openSettings(device);
  const presses = [...new Array(CURSOR_PRESSES).fill('down'), ...new Array(CURSOR_PRESSES).fill('up')];
  const told = presses.map((name, i) => {
    device.run(3 + ((i * 7) % 17));
    return device.measurePress(name);
  });
  const times = (which) => told.filter(which).map(({ ms }) => ms).sort((a, b) => a - b);
  const moved = times(({ bytes }) => bytes > 0 && bytes <= SCROLL_BYTES), scrolled = times(({ bytes }) => bytes > SCROLL_BYTES);
  if (moved.length < CURSOR_PRESSES) throw new Error(`the cursor moved only ${moved.length} times`);
  say('cursor_ms_median', moved[moved.length >> 1]);
  say('cursor_ms_worst', moved.at(-1));
  if (scrolled.length) say('scroll_ms_worst', scrolled.at(-1));
  device.press('b');
}

// Settings are home's last line.
function openSettings(device) {
  device.press('up'); // from the first line round to the last
  device.press('a');
}

// The chip with its flash and the board's losses; panel and backlight are named apart, for they are the same whatever the
// firmware does. The hours are of a whole battery, with all of them.
function sayCurrent(name, device, ms) {
  const { chip, flash, board, panel, light } = device.currentOver(ms * MS);
  say(`${name}_ma`, chip + flash + board);
  say(`${name}_panel_ma`, panel);
  say(`${name}_light_ma`, light);
  say(`${name}_hours`, device.board.draws.mAh / (chip + flash + board + panel + light));
}

// An opponent of Eight-Minute Empire's hardest level thinks.
function measureThinking() {
  const device = bootKnown(firmwareOf('picosystem'));
  device.waitForQuiet();
  for (const key of AGAINST_THE_HARDEST) device.press(key);
  device.run(SHOWN_MS);
  device.buttons.set('a', true);
  device.run(HOLD_MS);
  device.buttons.set('a', false);
  sayCurrent('thinking', device, THOUGHT_MS);
}

function measureWake(device) {
  device.waitUntil(() => !device.panel.awake, { timeoutMs: SLEEP_TIMEOUT_MS, stepMs: 1000 });
  device.run(1000);
  sayCurrent('asleep', device, ASLEEP_MS);
  const edge = device.buttons.set('a', true);
  device.waitUntil(() => device.panel.lit && device.lights().backlight > 0);
  const lit = device.machine.now;
  device.waitForQuiet();
  say('wake_ms', (Math.max(lit, device.panel.lastByteAt) - edge) / MS);
}

// Half of the presses at random phases, half at those where a wake-up would be lost most easily.
function measureStuckWakeups() {
  say('stuck_wakeups', problems(huntWakeups(firmwareOf('picosystem'), WAKEUPS)));
}

const device = bootKnown(firmwareOf('picosystem'));
measureBoot(device);
measureIdle(device);
measureCursor(device);
measureWake(device);
measureThinking();
measureStuckWakeups();
