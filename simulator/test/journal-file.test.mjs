/** The page's files of saves are those of the console: JOURNAL.BIN there and back, a match by its address, a UF2. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { boardOf } from '../boards.mjs';
import '../deflate-raw.mjs';
import { bootKnown, firmwareOf } from '../harness.mjs';
import { addressOf, decodeLog, decodeMatch, encodeMatch, readAddress } from '../page/address.js';
import { decodeDeal } from '../page/deal.js';
import { addMatch, hasMatch, JOURNAL, matchToGoOn, readFile, toFile, toSectors, toUf2 } from '../page/journal.js';
import { Random } from '../random.js';
import { UsbHost } from '../usb-host.mjs';

const DUMP = fileURLToPath(new URL('../../build/host/oxhide-dump', import.meta.url));
const DEALS = fileURLToPath(new URL('../../build/host/host-tests/firmware/firmware_deals', import.meta.url));
const OXHIDE = fileURLToPath(new URL('../../build/host/oxhide', import.meta.url));
const BOARD = boardOf('picosystem');
const THOUGHT_MS = 4000;

const folder = mkdtempSync(join(tmpdir(), 'oxhide-journal-'));
after(() => rmSync(folder, { recursive: true }));

function dump(journal, ...words) {
  const file = join(folder, 'JOURNAL.BIN');
  writeFileSync(file, journal);
  return execFileSync(DUMP, [file, ...words], { encoding: 'utf8' });
}

const oxhide = (...words) => execFileSync(OXHIDE, words.map(String), { encoding: 'utf8' }).trim().split('\n');

const picture = (device) => Buffer.from(device.picture().rgb).toString('base64');

/** A console with these saves, just switched on. */
function consoleWith(sectors) {
  const device = bootKnown(firmwareOf('picosystem'), { flash: sectors });
  device.waitForQuiet({ timeoutMs: 60000 });
  return device;
}

/** A match in progress, with a person to move. */
let journal;
before(() => {
  const device = bootKnown(firmwareOf('picosystem'));
  device.waitForQuiet();
  for (const key of ['a', 'up', 'a']) device.press(key);
  for (let i = 0; i < 6; i++) {
    device.press('a');
    device.run(THOUGHT_MS);
  }
  journal = toFile(device.machine.flash.saved(), BOARD);
});

test('the file is what oxhide-dump reads, and this module reads the same match in it', () => {
  const said = dump(journal);
  const moves = Number(/^\d+ bronze, (\d+) moves, in progress/m.exec(said)?.[1]);
  assert.ok(moves > 0, said);
  assert.equal(matchToGoOn(journal).moves.length, moves);
  assert.equal(journal.length, JOURNAL);
});

test('a console gives the same bytes over its cable, and goes on from the file', () => {
  const device = consoleWith(toSectors(readFile(journal, BOARD), BOARD));
  device.run(THOUGHT_MS); // an opponent may be to move
  const host = new UsbHost(device);
  host.enumerate();
  host.openSerial();
  const [, , base64] = host.ask('dump', 120000).split(' ');
  const dumped = readFile(Buffer.from(base64, 'base64'), BOARD);
  assert.ok(hasMatch(dumped, matchToGoOn(journal)), 'another match than before');
  assert.deepEqual(dumped, toFile(device.machine.flash.saved(), BOARD));
  assert.notEqual(picture(device), picture(consoleWith([])));
});

test('as a UF2 it is put onto a real console', () => {
  const device = bootKnown(Buffer.concat([readFileSync(firmwareOf('picosystem')), toUf2(journal, BOARD)]));
  device.waitForQuiet({ timeoutMs: 60000 });
  assert.equal(picture(device), picture(consoleWith(toSectors(journal, BOARD))));
});

test('a match by its address is played on by a console that has others', async () => {
  const match = matchToGoOn(journal);
  assert.deepEqual(await decodeMatch(await encodeMatch(match)), match);
  assert.ok(hasMatch(journal, match) && hasMatch(journal, { ...match, moves: match.moves.slice(0, 1) }));
  const setup = await decodeMatch(await encodeMatch({ ...match, moves: [] }));
  const other = { ...setup, head: setup.head.map((byte, i) => (i === 12 ? byte ^ 1 : byte)) }; // another seed
  const two = addMatch(journal, other);
  assert.ok(hasMatch(two, other) && hasMatch(two, match) && !hasMatch(journal, other));
  assert.match(dump(two), /bronze, 0 moves, in progress/);
  const three = addMatch(two, match);
  const logs = dump(three).match(/^\d+(?= bronze)/gm).map((id) => dump(three, 'log', id));
  assert.equal(logs.length, 3);
  assert.equal(logs[0], logs[2], 'the match that was added is another one');
  assert.equal(picture(consoleWith(toSectors(three, BOARD))), picture(consoleWith(toSectors(journal, BOARD))));
});

test('a code is the deal that the engine says it is', () => {
  const random = new Random(21);
  const games = { bronze: [4, 7, ['edition=2017']], empire: [5, 7, ['side=b', 'tokens=on', 'games=3', 'card16=neutral', 'ties=seat']], monuments: [4, 6, ['continents=new']] };
  for (const [game, [seatsMost, levelsMost, options]] of Object.entries(games)) {
    for (let i = 0; i < 12; i++) {
      const seats = 2 + random.below(seatsMost - 1);
      const levels = Array.from({ length: seats }, () => random.below(levelsMost + 1));
      const seed = i ? random.below(2 ** 30) : 2n ** 64n - 1n;
      const set = ['new', game, `seats=${seats}`, `seed=${seed}`, ...options.filter(() => random.below(2))];
      const [, code, log] = oxhide(...set, ':', 'code', ...levels.map(String), ':', 'log').map((line) => line.slice(3));
      const { head, moves } = decodeDeal(code.toLowerCase().replaceAll('-', ''));
      const added = addMatch(new Uint8Array(JOURNAL).fill(0xff), { head, moves });
      assert.equal(dump(added, 'log', '1').trim(), log.trim(), code);
      assert.deepEqual(levels.map((_, seat) => head[20 + 12 * seat + 10]), levels, code);
    }
  }
});

test('a deal by its code is the match that the console itself begins with it', () => {
  const { head } = matchToGoOn(journal);
  const words = /^(\w+) \d+ (.*?) moves/.exec(dump(journal, 'log', '2'));
  const [, code] = oxhide('new', words[1], ...words[2].split(' '), ':', 'code', head[30], head[42]).map((line) => line.slice(3));
  assert.deepEqual(decodeDeal(code), { head, moves: [] });
});

test('a code with a slip is refused in words', () => {
  const good = '3C7C-X7QR-K4RK';
  assert.equal(decodeDeal(good).head[3], 2);
  for (const [code, words] of [['', /missing/], ['3C7C-X7QR-K4R', /missing/], ['3C7C-X7QR-K4R?', /no code has/], ['3C7C-X7RQ-K4RK', /mistyped/],
    ['0000-3C7C-X7QR-K4RK', /mistyped/], ['0000-0000', /not here/]]) {
    assert.throws(() => decodeDeal(code), { message: words }, code);
  }
  for (let i = 0; i < good.length; i++) {
    if (good[i] !== '-') assert.throws(() => decodeDeal(good.slice(0, i) + (good[i] === '7' ? '8' : '7') + good.slice(i + 1)), { message: /mistyped/ });
  }
});

test('the QR code of a match that is over, on the panel, is that match', async () => {
  execFileSync(DEALS, [folder]);
  for (const name of ['bronze-2-all', 'empire-5-all']) {
    const [word, digits] = execFileSync('zbarimg', ['--quiet', '--raw', '--nodbus', join(folder, `${name}.png`)], { encoding: 'utf8' }).trim().split('=');
    assert.equal(word, '#log');
    const bytes = readFileSync(join(folder, `${name}.match`));
    const match = await decodeLog(digits);
    assert.deepEqual([...match.head], [...bytes.subarray(0, 80)]);
    assert.deepEqual(match.moves, Array.from({ length: (bytes.length - 80) / 3 }, (_, i) => bytes.readUIntLE(80 + 3 * i, 3)));
    const device = consoleWith(toSectors(addMatch(new Uint8Array(JOURNAL).fill(0xff), match), BOARD));
    device.press('a'); // its last turn may be a person's, who then goes on
    const journal = toFile(device.machine.flash.saved(), BOARD);
    assert.match(dump(journal), new RegExp(`${name.split('-')[0]}, \\d+ moves, finished`));
    assert.ok(hasMatch(journal, match), 'it would be added once more');
    await assert.rejects(decodeLog(digits.slice(9)), { message: /cut off, or of another version/ });
  }
});

test('what is no file of saves, or no address, is refused in words', async () => {
  for (const [file, words] of [
    [Buffer.from(''), /its size, 0 bytes/],
    [Buffer.from('<!doctype html>'), /its size/],
    [Buffer.alloc(4096, 0xff), /no match and no settings/],
    [Buffer.alloc(8192), /no match and no settings/],
    [Buffer.from(toUf2(journal, BOARD)), /it is a UF2/],
  ]) {
    assert.throws(() => readFile(file, BOARD), { message: words });
  }
  const good = await encodeMatch(matchToGoOn(journal));
  for (const text of ['', '%', 'abc', good.slice(0, -9), 'A'.repeat(400)]) {
    await assert.rejects(decodeMatch(text), { message: /cut off, or of another version/ });
  }
  const chip = Buffer.concat([Buffer.alloc(1 << 20, 7), journal]);
  assert.deepEqual(readFile(chip, BOARD), journal, 'of a whole chip the last 512 kB');
  globalThis.location = { href: 'https://there/console/?board=x#old', hash: '' };
  const address = await addressOf('picosystem', matchToGoOn(journal), false);
  assert.match(address, /^https:\/\/there\/console\/#board=picosystem&match=[\w-]+$/);
  assert.equal(readAddress(new URL(address).hash).match, good);
});

test('a full memory takes no other match', () => {
  const full = journal.slice();
  for (let at = 0; at < JOURNAL; at += 4096) if (full.subarray(at, at + 4096).every((byte) => byte === 0xff)) full[at] = 0;
  assert.throws(() => addMatch(full, matchToGoOn(journal)), { message: /no room/ });
});
