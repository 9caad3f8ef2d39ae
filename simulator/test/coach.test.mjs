/**
 * The coach in the console's real firmware, by buttons, in each game: the power goes in the middle of its thought, and again
 * when it has said what it found. Its verdicts are those of a PC that thinks as much about the same log. In the long run of
 * all games, otherwise of Bronze.
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

const BOARD = 'picosystem';
const JOURNAL_AT = journalAt(BOARDS[BOARD]);
const built = (path) => fileURLToPath(new URL(`../../build/host/${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'oxhide-coach-'));
after(() => rmSync(folder, { recursive: true }));
before(() => execFileSync(built('host-tests/drive/drive_image'), [folder]));

const TO_THE_END = ['up', 'up', 'a', 'right', 'left']; // Matches, the only one again, at its end
const [MIDDLE_MS, PATIENCE_MS] = [6000, 400000];
const KINDS = ['mistake', 'perhaps', 'praise', 'turned'];
const picture = (device) => createHash('sha1').update(device.picture().rgb).digest('hex');
const journal = (device) => Buffer.from(device.machine.flash.bytes.subarray(JOURNAL_AT, JOURNAL_AT + JOURNAL_BYTES));

function dump(device, ...words) {
  const file = join(folder, 'JOURNAL.BIN');
  writeFileSync(file, journal(device));
  return execFileSync(built('oxhide-dump'), [file, ...words], { encoding: 'utf8' });
}

/** What the note holds that the coach has left: docs/save-format.md. */
function noted(bytes) {
  const [SLOT, PAYLOAD, FREE, NOTE] = [4, 3, 0xff, 0x4e];
  const payloads = [];
  for (let at = 0; at < bytes.length; at += SLOT) {
    const slot = bytes.subarray(at, at + SLOT);
    if (slot[PAYLOAD] === FREE && slot.readUIntBE(0, PAYLOAD) !== 0xffffff) payloads.push({ bytes: slot.subarray(0, PAYLOAD) });
  }
  const first = payloads.findIndex(({ bytes: [kind] }, i) => kind === NOTE && payloads[i + 1]?.bytes[0] === 1);
  if (first < 0) return null;
  const note = Buffer.concat(payloads.slice(first + 1).map((payload) => payload.bytes));
  const moments = [];
  for (let at = 2, left = note[1]; left > 0; left--) {
    const [parts, head, part] = [note[at + 7], 8, 5];
    const moves = note[at + head + parts * part];
    const [kind, seat, played, other, noise] = note.subarray(at + 2, at + 7);
    moments.push({ kind: KINDS[kind], seat: seat + 1, at: note.readUInt16LE(at), played, other, noise });
    at += head + parts * part + 1 + moves * PAYLOAD;
  }
  return moments;
}

function ask(device) {
  device.waitForQuiet();
  for (const key of TO_THE_END) device.press(key);
  device.rest();
  device.buttons.set('a', true);
  device.run(40);
  device.buttons.set('a', false);
}

/** What a PC says of the log. */
function reviewed(log) {
  const file = join(folder, 'log.txt');
  writeFileSync(file, log);
  const { moments } = JSON.parse(execFileSync(built('oxhide'), ['review', file], { encoding: 'utf8' }).replace(/^ok /, ''));
  return moments.map(({ kind, seat, after_moves: at, noise, ...rest }) => ({
    kind,
    seat,
    at,
    played: rest.chance_played ?? rest.chance_before,
    other: rest.chance_line ?? rest.chance,
    noise,
  }));
}

/** Any way through the match while it thinks. */
function walk(device) {
  for (const key of ['left', 'left', 'up', 'up', 'right', 'down', 'x', 'right', 'b', 'left', 'y', 'b', 'up']) {
    device.buttons.set(key, true);
    device.run(40);
    device.buttons.set(key, false);
    device.run(450);
  }
}

/** From wherever the walk has led, home; and from there the match's end again. */
function backToTheEnd(device) {
  for (const key of [...new Array(6).fill('b'), 'a', 'right', 'left']) device.press(key);
}

// Each takes the chip a minute and more. What the games' coaches say is compared on Unicorn, too (second.mjs), and how it is
// shown in the PC's tests.
const GAMES = LONG ? ['BRONZE', 'EMPIRE', 'MONUMENTS'] : ['BRONZE'];
for (const game of GAMES) {
  test(`${game}: power cuts while the coach thinks in the background and after, and the same verdicts as on a PC`, () => {
    const saved = readFileSync(join(folder, `${game}.BIN`));
    const device = bootKnown(firmwareOf(BOARD), { flash: [{ at: JOURNAL_AT, bytes: saved }] });
    const log = dump(device, 'log', '1');
    ask(device);
    device.run(MIDDLE_MS);
    const thinking = picture(device);
    device.replug();
    assert.equal(noted(journal(device)), null, 'nothing of half a thought is kept');
    ask(device);
    device.run(MIDDLE_MS);
    assert.equal(picture(device), thinking, 'it begins again');
    walk(device);
    assert.notEqual(picture(device), thinking, 'buttons are live meanwhile');
    assert.ok(device.measureIdle(100).awakePercent > 90, 'and it thinks on');
    device.waitForQuiet({ timeoutMs: PATIENCE_MS });
    const found = noted(journal(device));
    assert.ok(found.length > 0);
    assert.deepEqual(found, reviewed(log));
    backToTheEnd(device);
    const known = picture(device);
    device.press('a');
    const question = picture(device);
    assert.notEqual(question, known);
    device.press('a');
    assert.notEqual(picture(device), question, 'the better move is shown');
    device.replug();
    device.waitForQuiet();
    for (const key of TO_THE_END) device.press(key);
    assert.equal(picture(device), known, 'no thought');
    device.press('a');
    assert.equal(picture(device), question);
    assert.equal(dump(device, 'log', '1'), log);
    assert.deepEqual(noted(journal(device)), found);
    assert.deepEqual([...device.machine.complaints, ...device.panel.complaints], []);
  });
}
