/**
 * Puts the page together in build/page: static files that any web server can host. The modules are the harness' own,
 * bundled with the emulator of node_modules into one file for the page and one for its worker; the firmware is what was
 * built last.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { BOARDS } from './boards.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '..');
export const PAGE = join(ROOT, 'build/page');
const COPIED = ['index.html', 'icon.svg', 'manifest.webmanifest'];
const MODULES = ['main.js', 'worker.js'];
/** What the service worker keeps: the page is asked for as './'. */
const OFFLINE = ['./', 'icon.svg', 'manifest.webmanifest', 'style.css', 'first.js', 'boards.json', ...MODULES];
const BROWSERS = 'es2022';
const LICENCES = [
  ['Oxhide', '../LICENSE'],
  ['rp2040js, the emulated chip', 'node_modules/rp2040js/LICENSE'],
];

/**
 * @param {string} [folder] where to; what is there is deleted
 * @param {{ rehearses?: boolean }} [options] false: without the rehearsal, which takes a test's machine seconds at each start
 * @returns {string[]} the boards whose firmware there was
 */
export function buildPage(folder = PAGE, { rehearses = true } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'firmware'), { recursive: true });
  for (const name of COPIED) cpSync(join(HERE, 'page', name), join(folder, name));
  const source = process.env.OXHIDE_URL ?? ''; // where people find it
  const define = { OXHIDE_URL: JSON.stringify(source), OXHIDE_REHEARSES: JSON.stringify(rehearses) };
  bundle(folder, [...MODULES, 'style.css'], { bundle: true, format: 'esm', inject: [join(HERE, 'page/buffer.js')], define });
  bundle(folder, ['first.js'], { target: 'es5' });
  writeFileSync(join(folder, 'LICENCES.txt'), LICENCES.map(licence).join('\n'));
  return putFirmware(folder);
}

/** The firmware that was built, and the list of boards, for a page that may be served already. @returns {string[]} as above */
export function putFirmware(folder = PAGE) {
  const shown = Object.values(BOARDS).filter(({ shell }) => shell);
  const boards = shown.map((board) => firmware(folder, board)).filter(Boolean);
  writeFileSync(join(folder, 'boards.json.part'), JSON.stringify(boards));
  renameSync(join(folder, 'boards.json.part'), join(folder, 'boards.json'));
  const define = { OXHIDE_FILES: JSON.stringify(OFFLINE), OXHIDE_DIGEST: JSON.stringify(digestOf(folder)) };
  bundle(folder, ['service-worker.js'], { define });
  return boards.map(({ name }) => name);
}

function bundle(folder, names, options) {
  const entryPoints = names.map((name) => join(HERE, 'page', name));
  buildSync({ entryPoints, outdir: folder, minify: true, legalComments: 'none', target: BROWSERS, logLevel: 'warning', ...options });
}

const licence = ([what, file]) => `======== ${what}\n\n${readFileSync(join(HERE, file), 'utf8')}`;

/** Of all that is kept offline: a page that differs in anything is a newer one. */
function digestOf(folder) {
  const hash = createHash('sha256');
  for (const name of OFFLINE) hash.update(readFileSync(join(folder, name === './' ? 'index.html' : name)));
  return shortened(hash);
}

const shortened = (hash) => hash.digest('hex').slice(0, 16);

function firmware(folder, board) {
  const { name } = board;
  const file = join(ROOT, `build/${name}/oxhide-${name}.uf2`);
  if (!existsSync(file)) return null;
  const uf2 = `firmware/${basename(file)}`;
  cpSync(file, join(folder, uf2));
  const digest = shortened(createHash('sha256').update(readFileSync(file)));
  return { ...board, uf2, digest, version: version(name), bytes: statSync(file).size };
}

/** What the build of this board's firmware says of its version and commit (cmake/commit.cmake). */
function version(name) {
  return readFileSync(join(ROOT, `build/${name}/version/version.txt`), 'utf8').trim();
}

/** @returns {string} a folder for a page that a check or a test opens: not the one that ./play serves meanwhile */
export const pageFor = (what) => join(ROOT, `build/page-${what}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const boards = process.argv.includes('--firmware') ? putFirmware() : buildPage();
  console.log(`${PAGE}: ${boards.join(', ') || 'no firmware was built'}`);
}
