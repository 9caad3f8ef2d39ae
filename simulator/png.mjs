/** The least of PNG that tests need: write and read 8-bit RGB pictures without interlacing. */
import { deflateSync, inflateSync } from 'node:zlib';
import { crc32 } from './page/journal.js';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const CHANNELS = { 0: 1, 2: 3, 4: 2, 6: 4 }; // by colour type, at 8 bits each

/** @typedef {{width: number, height: number, rgb: Uint8Array}} Picture */

/** @param {Picture} picture @returns {Buffer} the same bytes for the same picture */
export function encodePng({ width, height, rgb }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits, RGB, no interlacing
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y++) rows.set(rgb.subarray(3 * width * y, 3 * width * (y + 1)), y * (1 + 3 * width) + 1);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

/** @param {Buffer} file @returns {Picture} transparency is dropped, grey becomes RGB */
export function decodePng(file) {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('not a PNG');
  const chunks = readChunks(file);
  const header = chunks.find(({ name }) => name === 'IHDR').data;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = CHANNELS[header[9]];
  if (header[8] !== 8 || !channels || header[12]) throw new Error('only 8-bit PNGs without palette or interlacing');
  const raw = inflateSync(Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data)));
  return { width, height, rgb: toRgb(unfilter(raw, width, height, channels), channels) };
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  out.set(body, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function readChunks(file) {
  const chunks = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.push({ name: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

// Each row names what its bytes were predicted from: nothing, left, up, their mean, or Paeth's choice.
const PREDICT = [() => 0, (left) => left, (_, up) => up, (left, up) => (left + up) >> 1, paeth];

function unfilter(raw, width, height, channels) {
  const stride = width * channels;
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const predict = PREDICT[raw[y * (stride + 1)]];
    for (let x = 0; x < stride; x++) {
      const i = y * stride + x;
      const left = x >= channels ? out[i - channels] : 0;
      const up = y ? out[i - stride] : 0;
      const corner = y && x >= channels ? out[i - stride - channels] : 0;
      out[i] = raw[i + y + 1] + predict(left, up, corner);
    }
  }
  return out;
}

function paeth(left, up, corner) {
  const estimate = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(estimate - value));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function toRgb(pixels, channels) {
  const grey = channels < 3;
  const count = pixels.length / channels;
  const rgb = new Uint8Array(count * 3);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) rgb[3 * i + k] = pixels[i * channels + (grey ? 0 : k)];
  }
  return rgb;
}
