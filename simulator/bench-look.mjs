/**
 * search.device.longest_look_ms: the longest time between two looks at the buttons while an opponent thinks, in the
 * console's own firmware: between two calls of keys_next with steps of the search in between, and no picture drawn. A
 * move that is shown takes a picture more; meanwhile the buttons' edges wait in their queue.
 */
import { bootKnown, firmwareOf, MS } from './harness.mjs';
import { Symbols } from './symbols.mjs';

const BEGIN = ['a', 'up', 'a']; // Bronze; its last line begins it, with one opponent
const TURNS = 4; // presses of A until an opponent is to move, several times
const WATCHED_MS = 300;

const device = bootKnown(firmwareOf('picosystem'));
const { functions } = new Symbols(firmwareOf('picosystem').replace(/uf2$/, 'elf'));
const address = (name) => functions.find((found) => found.name === name).at & ~1;
const [look, think, draw] = ['keys_next', 'search_step', 'screens_draw'].map(address);

/** Instruction by instruction, for the translator would hide the calls. @returns {number} ms; 0 if nothing was thought */
function longestLook() {
  const { core } = device.machine;
  const { translator, step } = core;
  let [since, thought, drawn, longest] = [device.ms, false, true, 0];
  core.translator = null;
  core.step = () => {
    const pc = core.core.registers[15] & ~1;
    if (pc === think) thought = true;
    if (pc === draw) drawn = true;
    if (pc === look) {
      if (thought && !drawn) longest = Math.max(longest, device.machine.now / MS - since);
      [since, thought, drawn] = [device.machine.now / MS, false, false];
    }
    return step.call(core);
  };
  device.run(WATCHED_MS);
  delete core.step;
  core.translator = translator;
  return longest;
}

device.waitForQuiet();
for (const key of BEGIN) device.press(key);
let longest = 0;
for (let turn = 0; turn < TURNS; ) {
  device.buttons.set('a', true);
  device.run(40);
  device.buttons.set('a', false);
  const ms = longestLook();
  longest = Math.max(longest, ms);
  turn += ms > 0;
}
console.log(`search.device.longest_look_ms ${longest.toFixed(3)}`);
