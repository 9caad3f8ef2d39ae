/**
 * Runs the tests of a folder, a file on each core, those that take long first: one that began last would keep a single core
 * busy while the others have nothing left to do. Node's own --test goes by the alphabet.
 *
 * usage: node run-tests.mjs <folder> [<file that begins first, without .test.mjs> ...]
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from 'node:test';
import { spec, tap } from 'node:test/reporters';

const ENDING = '.test.mjs';
const [folder, ...first] = process.argv.slice(2);
const names = readdirSync(folder).filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
const missing = first.filter((name) => !names.includes(name));
if (missing.length) throw new Error(`no such tests in ${folder}: ${missing.join(', ')}`);

const files = [...first, ...names.filter((name) => !first.includes(name)).sort()].map((name) => resolve(join(folder, name + ENDING)));
run({ files, concurrency: availableParallelism() })
  .on('test:fail', () => { process.exitCode = 1; })
  .compose(process.stdout.isTTY ? new spec() : tap)
  .pipe(process.stdout);
