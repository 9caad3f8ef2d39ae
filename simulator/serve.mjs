/**
 * Builds the page, serves it, and opens a browser where there is one.
 *
 * usage: node serve.mjs [board] [--port <number>]      the board that the page shows first
 *
 * A browser keeps matches for each address, port included. So another port is never chosen silently: all matches would
 * seem lost.
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPage, PAGE } from './build-page.mjs';

const HOST = '127.0.0.1';
const PORT = 8240;
const SERVED = 'x-oxhide-page'; // tells another ./play whose page it is
const ANSWER_MS = 6000; // of another ./play, on a busy machine
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.uf2': 'application/octet-stream',
};

/** For visits without a network. ./play leaves it out: what one sees there is always what was just built. */
const OFFLINE = 'service-worker.js';

/**
 * @param {number} port 0: any @param {string} [folder] with the page's files
 * @param {{offline?: boolean, headers?: Record<string, string>}} [options] offline: as on a host; headers: more of them
 * @returns {Promise<{server: import('node:http').Server, address: string}>}
 */
export function serve(port, folder = PAGE, { offline = false, headers = {} } = {}) {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(folder, offline, request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve({ server, address: addressOf(server.address().port) }));
  });
}

const addressOf = (port) => `http://${HOST}:${port}/`;

function answer(folder, offline, request, response) {
  const file = fileOf(folder, request.url);
  response.setHeader(SERVED, folder);
  if (!file) return response.writeHead(400).end('not an address');
  const isHere = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
  if (!isHere || (!offline && basename(file) === OFFLINE)) return response.writeHead(404).end('not here');
  const { size, mtimeMs } = statSync(file);
  const ETag = `"${size}-${mtimeMs}"`;
  if (request.headers['if-none-match'] === ETag) return response.writeHead(304, { ETag }).end();
  response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain', 'Cache-Control': 'no-cache', ETag });
  return createReadStream(file).pipe(response);
}

function fileOf(folder, url) {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    return join(folder, path.endsWith('/') ? `${path}index.html` : path);
  } catch {
    return null; // a % that nothing follows, for one
  }
}

function openBrowser(address) {
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  spawn('xdg-open', [address], { stdio: 'ignore', detached: true }).on('error', () => {}).unref();
}

async function main(words) {
  const { board, port } = readWords(words);
  const query = board ? `?board=${board}` : '';
  const { server, address } = await serve(port).catch((error) => sayBusy(error, port, query));
  if (!server) return;
  if (!buildPage().length) throw new Error('no firmware: run ./play, which builds it');
  console.log(`${address}${query}`);
  openBrowser(`${address}${query}`);
}

function readWords(words) {
  const { values, positionals } = parseArgs({ args: words, options: { port: { type: 'string' } }, allowPositionals: true });
  const port = Number(values.port ?? PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`--port ${values.port}: a port is a number from 1 to 65535`);
  return { board: positionals[0], port };
}

// Nothing was built or deleted yet: what the other serves stays as it is.
async function sayBusy(error, port, query) {
  if (error.code !== 'EADDRINUSE') throw new Error(`port ${port} can't be opened: ${error.message}. Choose another: ./play --port ${port + 1}`);
  const other = await fetch(addressOf(port), { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
  if (other?.headers.get(SERVED) === PAGE) {
    console.log(`The page is served already, by another ./play of this folder, with the firmware that was built then. To see what was
built now, end that one (Ctrl+C) and run this again. Its address:
${addressOf(port)}${query}`);
    openBrowser(`${addressOf(port)}${query}`);
    return {};
  }
  const who = other?.headers.has(SERVED) ? `a ./play of another folder (${other.headers.get(SERVED)})` : 'another program';
  throw new Error(`port ${port} is taken by ${who}. The browser keeps matches for each port, so another one is not chosen silently.
  remedy: end that program, and run this again; or choose a port, with matches of its own: ./play --port ${port + 1}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(process.argv.slice(2)).catch(({ message }) => {
    console.error(`FAILED: ${message}`);
    process.exitCode = 1;
  });
}
