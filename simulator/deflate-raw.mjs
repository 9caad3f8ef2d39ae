/** Node 18's CompressionStream knows deflate with a header only; browsers' and later ones know it without, which addresses of
 * matches are packed by. Import this before page/address.js is used. */
import { Duplex } from 'node:stream';
import { createDeflateRaw, createInflateRaw } from 'node:zlib';

try {
  new CompressionStream('deflate-raw');
} catch {
  globalThis.CompressionStream = function () {
    return Duplex.toWeb(createDeflateRaw());
  };
  globalThis.DecompressionStream = function () {
    return Duplex.toWeb(createInflateRaw());
  };
}
