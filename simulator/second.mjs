/**
 * The second opinion: the machine code on a CPU model of another hand, Unicorn (host-tests/second). A step of ./test.
 *
 *   node second.mjs              the self-test's image to its end; the engine in place in each board's firmware; some
 *                                hundred thousand random instructions beside the emulator's core and its translator
 *   node second.mjs long [<n>]   all choices of every board, and n million random instructions (default 5)
 *
 * Prints what ran. Exit code 1: something is different, or is missing.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { batchBytes, differences, RandomCode } from './random-code.mjs';

const here = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const SECOND = here('build/host/second');
const EXPECTED = here('host-tests/expected');
const BOARDS = ['picosystem', 'pico_lcd_1_3', 'breadboard'];
const THOROUGH = BOARDS[0]; // the others choose less, unless there is time
const BATCH = 2000; // cases for one process: Unicorn 2.0.1 has been seen to crash on millions of instructions
const INSTRUCTIONS = 300e3;
const SHOWN = 5; // differences, at the most
const PATIENCE_MS = 300e3;

const rest = process.argv.slice(2);
const long = rest[0] === 'long';
const instructions = long ? Number(rest[1] ?? 5) * 1e6 : INSTRUCTIONS;
let failed = false;

function fail(what) {
  failed = true;
  console.log(`FAILED: ${what}`);
}

/** @returns {Promise<{output: Buffer, error: string | null}>} */
function run(words, input = '') {
  return new Promise((resolve) => {
    const child = spawn(SECOND, words, { timeout: PATIENCE_MS });
    const [out, err] = [[], []];
    child.stdout.on('data', (data) => out.push(data));
    child.stderr.on('data', (data) => err.push(data));
    child.stdin.on('error', () => {}); // it ended before it had read all: its exit code says so
    child.stdin.end(input);
    child.on('error', (error) => resolve({ output: Buffer.alloc(0), error: error.message }));
    child.on('close', (code, signal) => {
      const output = Buffer.concat(out);
      resolve({ output, error: code === 0 ? null : `${signal ?? `exit code ${code}`} ${Buffer.concat(err)}` });
    });
  });
}

async function say(name, words) {
  const { output, error } = await run(words);
  console.log(`${name}: ${output.toString().trim()}`);
  if (error) fail(`${name}: ${error}`);
}

const selftest = () => {
  const folder = here(`build/${THOROUGH}`);
  return say(`self-test of ${THOROUGH}`, ['selftest', `${folder}/oxhide-rom.elf`, `${folder}/oxhide-selftest.elf`, EXPECTED]);
};

const inPlace = (board) => () => {
  const folder = here(`build/${board}`);
  const programs = ['oxhide-rom', `oxhide-${board}`, 'oxhide-called'].map((name) => `${folder}/${name}.elf`);
  return say(`firmware of ${board}`, ['inplace', ...programs, EXPECTED, ...(long || board === THOROUGH ? [] : ['short'])]);
};

async function randomInstructions() {
  const count = { cases: 0, instructions: 0, translated: 0 };
  const bad = [];
  for (let seed = 1; count.instructions < instructions && bad.length < SHOWN; seed++) {
    const code = new RandomCode(seed);
    const batch = code.batch(BATCH);
    const { output, error } = await run(['random'], batchBytes(batch));
    if (error) fail(`random instructions of seed ${seed}: ${error}`);
    bad.push(...differences(batch, output));
    for (const name of Object.keys(count)) count[name] += code.count[name];
  }
  const { cases, translated } = count;
  console.log(`random instructions: ${count.instructions} in ${cases} runs on the core, ${translated} of them translated, all on Unicorn`);
  for (const difference of bad.slice(0, SHOWN)) fail(difference);
}

const missing = [SECOND, ...BOARDS.map((board) => here(`build/${board}/oxhide-called.elf`))].filter((file) => !existsSync(file));
if (missing.length) {
  fail(`${missing.join(', ')}: not built. Remedy: ./test firmware second`);
} else {
  const jobs = [inPlace(THOROUGH), randomInstructions, ...BOARDS.slice(1).map(inPlace), selftest];
  const worker = async () => {
    while (jobs.length) await jobs.shift()();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
process.exit(failed ? 1 : 0);
