/**
 * Builds the page, serves it, and opens a browser where there is one.
 *
 * usage: node serve.mjs [board]      the board that the page shows first
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage, PAGE } from './build-page.mjs';

const PORT = 8240;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.uf2': 'application/octet-stream',
};

/** @param {number} port 0: any @returns {Promise<{server: import('node:http').Server, address: string}>} */
export function serve(port) {
  const server = createServer((request, response) => answer(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ server, address: `http://127.0.0.1:${server.address().port}/` }));
  });
}

function answer(request, response) {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  const file = join(PAGE, normalize(path).endsWith('/') ? `${normalize(path)}index.html` : normalize(path));
  if (!file.startsWith(PAGE) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end('not here');
  response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain', 'Cache-Control': 'no-cache' });
  return createReadStream(file).pipe(response);
}

function openBrowser(address) {
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  spawn('xdg-open', [address], { stdio: 'ignore', detached: true }).on('error', () => {}).unref();
}

async function main(board) {
  if (!buildPage().length) throw new Error('no firmware: run ./play, which builds it');
  const { address } = await serve(PORT).catch(() => serve(0));
  const shown = board ? `${address}?board=${board}` : address;
  console.log(shown);
  openBrowser(shown);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2]);
