/**
 * Puts the page together in build/page: static files that any web server can host. The modules are the harness' own; the
 * emulator is copied from node_modules; the firmware is what was built last.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOARDS } from './boards.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '..');
export const PAGE = join(ROOT, 'build/page');
const MODULES = ['chip', 'handheld', 'random.js', 'uf2.js'];

/**
 * @param {string} [folder] where to; what is there is deleted
 * @returns {string[]} the boards whose firmware there was
 */
export function buildPage(folder = PAGE) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'firmware'), { recursive: true });
  for (const name of MODULES) cpSync(join(HERE, name), join(folder, name), { recursive: true, filter: forBrowsers });
  cpSync(join(HERE, 'node_modules/rp2040js/dist/esm'), join(folder, 'rp2040js'), { recursive: true, filter: forBrowsers });
  cpSync(join(HERE, 'node_modules/rp2040js/LICENSE'), join(folder, 'rp2040js/LICENSE'));
  rewrite(join(folder, 'chip/rp2040js.js'), '../node_modules/rp2040js/dist/esm/', '../rp2040js/');
  for (const name of readdirSync(join(HERE, 'page'))) cpSync(join(HERE, 'page', name), join(folder, name));
  rewrite(join(folder, 'worker.js'), "'../", "'./");
  return putFirmware(folder);
}

/** The firmware that was built, and the list of boards, for a page that may be served already. @returns {string[]} as above */
export function putFirmware(folder = PAGE) {
  const shown = Object.values(BOARDS).filter(({ shell }) => shell);
  const boards = shown.map((board) => firmware(folder, board)).filter(Boolean);
  writeFileSync(join(folder, 'boards.json.part'), JSON.stringify(boards, null, 2));
  renameSync(join(folder, 'boards.json.part'), join(folder, 'boards.json'));
  return boards.map(({ name }) => name);
}

const forBrowsers = (path) => statSync(path).isDirectory() || path.endsWith('.js');

function rewrite(file, from, to) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
}

function firmware(folder, board) {
  const { name } = board;
  const file = join(ROOT, `build/${name}/oxhide-${name}.uf2`);
  if (!existsSync(file)) return null;
  const uf2 = `firmware/${basename(file)}`;
  cpSync(file, join(folder, uf2));
  return { ...board, uf2, version: version(name), bytes: statSync(file).size };
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
