/**
 * What can be done after a match, in the console's real firmware, by buttons: the match again from the ranking and from
 * Matches, playing on, the same deal with another opponent, both results, its code shown, read and typed, statistics. The
 * power goes in between. In the long run in all games, otherwise in one.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BOARDS, JOURNAL_BYTES, journalAt } from '../boards.mjs';
import { bootKnown, firmwareOf } from '../harness.mjs';
import { LONG } from '../long.mjs';
import { encodePng } from '../png.mjs';

const BOARD = 'picosystem';
const JOURNAL_AT = journalAt(BOARDS[BOARD]);
const built = (path) => fileURLToPath(new URL(`../../build/host/${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'oxhide-after-'));
after(() => rmSync(folder, { recursive: true }));
before(() => execFileSync(built('host-tests/drive/drive_image'), [folder]));

const GAMES = LONG ? ['bronze', 'empire', 'monuments'] : ['empire'];
const TO_MATCHES = ['up', 'up'];
const TO_RANKING = [...TO_MATCHES, 'a', 'a'];
const press = (device, keys) => keys.forEach((key) => device.press(key));
const picture = (device) => createHash('sha1').update(device.picture().rgb).digest('hex');
const journal = (device) => Buffer.from(device.machine.flash.bytes.subarray(JOURNAL_AT, JOURNAL_AT + JOURNAL_BYTES));
const complaints = (device) => [...device.machine.complaints, ...device.panel.complaints];

function consoleWith(name) {
  const bytes = readFileSync(join(folder, name));
  const device = bootKnown(firmwareOf(BOARD), { flash: [{ at: JOURNAL_AT, bytes }] });
  device.waitForQuiet();
  return device;
}

function dump(device, ...words) {
  const file = join(folder, 'JOURNAL.BIN');
  writeFileSync(file, journal(device));
  return execFileSync(built('oxhide-dump'), [file, ...words], { encoding: 'utf8' });
}

/** @returns {string} what is kept of matches and statistics, without how it lies in the flash */
const kept = (device) => dump(device).replace(/^sectors:.*$/m, '');

/** @returns {number} of the match that has been begun */
const begun = (device) => Number(/^(\d+) .*in progress/m.exec(dump(device))?.[1] ?? assert.fail(dump(device)));

/** @returns {{ head: string, moves: string[] }} a match's log */
function logOf(device, id) {
  const [head, moves = ''] = dump(device, 'log', String(id)).trim().split(/ moves ?/);
  return { head, moves: moves.split(' ').filter(Boolean) };
}

function replug(device) {
  device.replug();
  device.waitForQuiet({ timeoutMs: 20000 });
}

const oxhide = (input) => execFileSync(built('oxhide'), { input, encoding: 'utf8' }).trim().split('\n');
const codeOf = (setup, levels) => oxhide(`new ${setup}\ncode ${levels}\n`)[1].replace(/^ok /, '');

/** @returns {string} what another program reads on the panel */
function read(device) {
  const file = join(folder, 'panel.png');
  writeFileSync(file, encodePng(device.picture()));
  const words = ['--quiet', '--raw', '--nodbus', '-Sdisable', '-Sqrcode.enable', file];
  return execFileSync('zbarimg', words, { encoding: 'utf8' }).trim();
}

/** Letter by letter, from the first one of the grid, and Done. */
function typeCode(device, code) {
  const rows = ['0123456789', 'ACDEFGHJKM', 'NPQRTVWXY', ''];
  let [row, column] = [0, 0];
  const go = (to, at) => {
    for (; row !== to; row = (row + 1) % rows.length) device.press('down');
    for (; column < at; column++) device.press('right');
    for (; column > at; column--) device.press('left');
  };
  for (const letter of code.replaceAll('-', '')) {
    const to = rows.findIndex((letters) => letters.includes(letter));
    go(to, rows[to].indexOf(letter));
    device.press('a');
  }
  go(rows.length - 1, column);
  device.press('a');
}

for (const game of GAMES) {
  const name = game.toUpperCase();

  test(`${game}: the match again from the ranking and from Matches, and played on from a point of it`, () => {
    const device = consoleWith(`${name}.BIN`);
    const before = kept(device);
    press(device, [...TO_RANKING, 'a', 'a', 'a', 'left']); // table, chart, the match again, around to its end
    const end = picture(device);
    press(device, ['up', 'up', 'left']);
    const point = picture(device);
    assert.notEqual(point, end);
    replug(device);
    press(device, [...TO_MATCHES, 'a', 'right', 'left']); // its beginning, and around to its end
    assert.equal(picture(device), end, 'the same end both ways');
    press(device, ['up', 'up', 'left']);
    assert.equal(picture(device), point);
    assert.equal(kept(device), before, 'nothing of it is changed');

    device.hold('b', 800); // to take over
    press(device, ['right', 'a']); // the first seat becomes an opponent's
    replug(device);
    const from = Number(/in progress:.*played on from 1 after move (\d+)/.exec(dump(device))?.[1] ?? assert.fail(dump(device)));
    const [old, mine] = [logOf(device, 1), logOf(device, begun(device))];
    assert.equal(mine.head, old.head);
    assert.deepEqual(mine.moves.slice(0, from), old.moves.slice(0, from));
    assert.ok(mine.moves.length >= from && from > 0 && from < old.moves.length);
    assert.deepEqual(complaints(device), []);
  });

  test(`${game}: the same deal again with another opponent, and both results beside each other`, () => {
    const device = consoleWith(`${name}.BIN`);
    press(device, [...TO_RANKING, 'x', 'down', 'down', 'right', 'up', 'up', 'a']); // the second seat becomes an opponent's
    replug(device);
    assert.match(dump(device), /in progress: Garnet, (?!Lapis)/);
    assert.equal(logOf(device, begun(device)).head, logOf(device, 1).head, 'cards, tiles and options are the same');
    assert.deepEqual(complaints(device), []);

    const twice = consoleWith(`${name}-2.BIN`);
    press(twice, [...TO_RANKING, 'a']);
    const both = picture(twice);
    replug(twice);
    press(twice, [...TO_MATCHES, 'a', 'down', 'a', 'a']); // the earlier one, beside which the other is the later
    assert.notEqual(picture(twice), both);
    press(twice, ['b', 'b', 'up', 'a', 'a']); // the ranking, the list
    assert.equal(picture(twice), both);
    assert.deepEqual(complaints(twice), []);
  });

  test(`${game}: its code is shown, read by another program, and typed on another console`, () => {
    const device = consoleWith(`${name}.BIN`);
    const { head } = logOf(device, 1);
    const code = codeOf(head.replace(/^(\w+) \d+/, '$1'), '0 0');
    press(device, [...TO_RANKING, 'x', 'x']);
    assert.ok(read(device).endsWith(code), `${read(device)} is not ${code}`);
    device.press('a'); // the whole match, where it fits
    if (game !== 'monuments') assert.match(read(device), /#log=\d+$/);

    const other = bootKnown(firmwareOf(BOARD));
    other.waitForQuiet();
    press(other, ['a', 'up', 'x']); // where a match of Bronze is set up: on Play X is the code
    typeCode(other, code);
    press(other, ['a']);
    replug(other);
    assert.equal(logOf(other, begun(other)).head, head);
    assert.deepEqual([...complaints(device), ...complaints(other)], []);
  });

  test(`${game}: statistics are the same after the power was gone`, () => {
    const device = consoleWith(`${name}-2.BIN`);
    const seen = new Set();
    const pages = () => {
      const pictures = [];
      press(device, [...TO_MATCHES, 'a', 'x']);
      for (const key of ['up', 'down', 'a', 'b']) {
        device.press(key);
        pictures.push(picture(device));
      }
      return pictures;
    };
    const before = pages();
    before.forEach((one) => seen.add(one));
    assert.equal(seen.size, before.length - 1, 'lines and records: B leads back to the line');
    replug(device);
    assert.deepEqual(pages(), before);
    assert.deepEqual(complaints(device), []);
  });
}
