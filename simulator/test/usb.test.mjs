/** The cable: a PC enumerates the very firmware, talks to it, reads its drive with other people's tools, and is rude. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bootKnown, firmwareOf } from '../harness.mjs';
import { BOARDS, JOURNAL_BYTES, journalAt } from '../boards.mjs';
import { DRIVE_IN, SERIAL_IN, UsbHost } from '../usb-host.mjs';
import { SYSTEMS, UsbSystem } from '../usb-systems.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BOARD = 'picosystem';
const REFUSED_HZ = 392; // of CUE_REFUSED
const REST_MS = 400; // SCREEN_REST_MS
const VERSION = readFileSync(join(ROOT, 'VERSION'), 'latin1').trim();
const JOURNAL_AT = journalAt(BOARDS[BOARD]);
const HOST_TOOLS = ['host-tests/drive/drive_image', 'oxhide', 'oxhide-dump'].map((name) => join(ROOT, 'build/host', name));
const built = existsSync(firmwareOf(BOARD)) ? false : `${firmwareOf(BOARD)} is not built`;
const builtAll = built || (HOST_TOOLS.every(existsSync) ? false : 'build/host is not built');
const PACKET_NS = 50e3; // of full speed
const PATH = { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }, encoding: 'latin1' };

function plugIn(options) {
  const device = bootKnown(firmwareOf(BOARD), { board: BOARD, ...options });
  const host = new UsbHost(device);
  host.enumerate();
  return { device, host };
}

/** A folder with what a PC's build of the drive holds, from a journal with matches; gone after the test. */
function expectedDrive(t) {
  const folder = mkdtempSync(join(tmpdir(), 'oxhide-usb-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'expected'));
  execFileSync(HOST_TOOLS[0], [join(folder, 'pc.img'), join(folder, 'expected')]);
  return folder;
}

test('enumerates as a serial port and a drive, without remote wake-up', { skip: built }, () => {
  const { host } = plugIn();
  const attributes = host.configuration[7];
  assert.equal(host.product, 'Oxhide');
  assert.equal(host.configuration.length, host.configuration.readUInt16LE(2));
  assert.equal(host.configuration[4], 3, 'interfaces');
  assert.equal(attributes & 0x20, 0, 'remote wake-up');
});

test('each console has a serial number of its own: two of them do not swap their ports', { skip: built }, () => {
  const serials = [1, 2, 1].map((seed) => plugIn({ seed }).host.serial);
  for (const serial of serials) assert.match(serial, /^[0-9A-F]{16}$/); // at least twelve such digits: bulk-only, 4.1.1
  assert.notEqual(serials[0], serials[1]);
  assert.equal(serials[0], serials[2], 'and the same on each day');
});

test('a flash chip without a number of its own: no serial number, rather than the same on all', { skip: built }, () => {
  for (const id of [Uint8Array.of(), new Uint8Array(8)]) {
    const { device } = plugIn();
    device.machine.flash.id = id;
    device.replug();
    const host = new UsbHost(device);
    host.enumerate();
    assert.equal(host.deviceDescriptor[16], 0);
  }
});

test('vendor and product are those of the build, and not those of the Pico SDK', { skip: built }, () => {
  const { host } = plugIn();
  const numbers = [8, 10].map((at) => host.deviceDescriptor.readUInt16LE(at).toString(16).padStart(4, '0')).join(':');
  const chosen = readFileSync(join(ROOT, `build/${BOARD}/CMakeCache.txt`), 'latin1').match(/^OXHIDE_USB_VID_PID:STRING=(.*)$/m)[1];
  assert.equal(numbers, chosen.toLowerCase());
  assert.notEqual(numbers, '2e8a:000a'); // picotool's driver may sit on interface 2 of that one
});

test('its version is that of the file VERSION, and it names the commit', { skip: built }, () => {
  const { host } = plugIn();
  const bcd = host.deviceDescriptor.readUInt16LE(12).toString(16); // two digits, one and one
  assert.equal([bcd.slice(0, -2), bcd.at(-2), bcd.at(-1)].join('.'), VERSION);
  const said = host.string(host.configuration[6]);
  assert.match(said, /^\d+\.\d\.\d \(([0-9a-f]{8}(, changed)?|source archive|commit unknown)\)$/);
  assert.equal(said, readFileSync(join(ROOT, `build/${BOARD}/version/version.txt`), 'latin1').trim());
  assert.ok(said.startsWith(`${VERSION} `));
});

test('the serial port speaks the protocol as a PC does', { skip: builtAll }, () => {
  const { host } = plugIn();
  host.openSerial();
  const commands = ['new empire seats=3 seed=5', 'moves', 'random 20', 'state', 'view 2', 'undo', 'score', 'log', 'nonsense'];
  const answers = spawnSync(HOST_TOOLS[1], { input: `${commands.join('\n')}\n`, encoding: 'latin1' }).stdout.trimEnd().split('\n');
  assert.deepEqual(commands.map((command) => host.ask(command)), answers);
});

test('signature: the device computes what the PC does', { skip: built }, () => {
  const { host } = plugIn();
  const expected = readFileSync(join(ROOT, 'host-tests/expected/signature.txt'), 'latin1').match(/^bronze\s*=?\s*([0-9a-f]{16})$/m)[1];
  host.openSerial();
  assert.equal(host.ask('signature bronze', 60000), `ok bronze=${expected}`);
});

test('dump and screen tell what is there', { skip: built }, () => {
  const { device, host } = plugIn();
  host.openSerial();
  const dump = unpack(host.ask('dump', 600000));
  assert.deepEqual(dump, Buffer.from(device.machine.flash.bytes.slice(JOURNAL_AT, JOURNAL_AT + JOURNAL_BYTES)));
  device.waitForQuiet();
  const { rgb } = device.picture();
  assert.deepEqual(colours(unpack(host.ask('screen', 60000))), colours565(rgb));
});

test('the drive: fsck.fat has nothing to say, mtools get every file, the logs load', { skip: builtAll }, (t) => {
  const folder = expectedDrive(t);
  const journal = readFileSync(join(folder, 'expected/JOURNAL.BIN'));
  const { device, host } = plugIn({ flash: [{ at: JOURNAL_AT, bytes: journal }] });
  host.waitForMedium();
  writeFileSync(join(folder, 'drive.img'), readUsed(host));
  execFileSync('fsck.fat', ['-n', join(folder, 'drive.img')], PATH);
  mkdirSync(join(folder, 'found'));
  execFileSync('mcopy', ['-i', join(folder, 'drive.img'), '-n', '::*', join(folder, 'found')], PATH);
  const logs = readdirSync(join(folder, 'expected')).filter((name) => name.endsWith('.TXT'));
  assert.ok(logs.length >= 9);
  for (const name of logs) {
    const log = readFileSync(join(folder, 'found', name), 'latin1');
    assert.equal(log, readFileSync(join(folder, 'expected', name), 'latin1'), name);
    assert.match(execFileSync(HOST_TOOLS[1], { input: `load ${log}`, encoding: 'latin1' }), /^ok /, name);
  }
  const flash = Buffer.from(device.machine.flash.bytes.slice(JOURNAL_AT, JOURNAL_AT + JOURNAL_BYTES));
  assert.deepEqual(readFileSync(join(folder, 'found/JOURNAL.BIN')), flash);
  for (const name of ['README.TXT', 'STATS.CSV']) assert.ok(readFileSync(join(folder, 'found', name)).length > 100, name);
});

test('writing is refused, and so is what lies beyond the end', { skip: built }, () => {
  const { host } = plugIn();
  host.waitForMedium();
  const { sectors, bytes } = host.capacity();
  assert.equal(bytes, 512);
  const before = host.readSectors(0, 200).data;
  for (const [at, count] of [[100, 1], [1, 8], [120, 64]]) {
    assert.equal(host.writeSectors(at, Buffer.alloc(512 * count, 0xaa)).status, 1);
    assert.deepEqual(host.sense(), [7, 0x27], 'write protected');
  }
  assert.deepEqual(host.readSectors(0, 200).data, before);
  assert.equal(host.command([0x1a, 0, 0x3f, 0, 4, 0], { read: 4 }).data[2] & 0x80, 0x80, 'says so beforehand');
  assert.equal(host.readSectors(sectors, 1).status, 1);
  assert.deepEqual(host.sense(), [5, 0x21], 'out of range, and not: no medium');
  assert.equal(host.readSectors(0, 1).data[510], 0x55, 'still there');
});

for (const [name, system] of Object.entries(SYSTEMS)) {
  test(`${name}: a match is played while it mounts and reads the drive: nothing surprises it`, { skip: builtAll }, (t) => {
    const { device, host, folder } = inAMatch(t);
    const pc = new UsbSystem(host, system);
    playByButtons(device, 20);
    pc.mount();
    let moves = 0;
    const clusters = pc.readAll(
      (cluster) => {
        if (cluster % 4 === 0 && moves < 10 && playByCable(host)) moves++;
      },
      name === 'linux' ? undefined : someOfJournal,
    );
    pc.idle(5000);
    pc.verify();
    assert.deepEqual(pc.surprises, []);
    assert.ok(pc.mounted && clusters > 15 && moves > 3, `${clusters} clusters, ${moves} moves`);
    writeFileSync(join(folder, 'drive.img'), pc.image());
    execFileSync('fsck.fat', ['-n', join(folder, 'drive.img')], PATH);
    execFileSync('mcopy', ['-i', join(folder, 'drive.img'), '-n', '::*.TXT', folder], PATH);
    for (const file of readdirSync(join(folder, 'expected')).filter((log) => log.endsWith('.TXT'))) {
      assert.equal(readFileSync(join(folder, file), 'latin1'), readFileSync(join(folder, 'expected', file), 'latin1'), file);
    }
  });

  test(`${name}: sees what is new when the owner asks for it, at once or after ejecting`, { skip: builtAll }, (t) => {
    const { device, host } = inAMatch(t);
    const pc = new UsbSystem(host, system);
    pc.mount();
    pc.readAll(undefined, someOfJournal);
    const before = pc.image();
    playByCable(host);
    refreshDrive(device);
    pc.idle(200);
    assert.ok(pc.mounted, 'not while it is being read');
    device.press('a');
    pc.idle(2500);
    pc.expected = true;
    device.press('a');
    device.press('a');
    device.press('a');
    pc.idle(5000);
    assert.ok(!pc.mounted && pc.changes === 1, 'it has seen the medium go');
    pc.mount();
    pc.readAll(undefined, someOfJournal);
    assert.notDeepEqual(pc.image(), before, 'with the move that was made since');
    pc.eject();
    pc.idle(5000);
    assert.equal(host.testReady(), false);
    refresh(device);
    pc.mount();
    assert.deepEqual(pc.surprises, []);
  });
}

test('on Home, untouched, the battery is drawn again: the medium stays', { skip: built }, () => {
  const { device, host } = plugIn();
  const pc = new UsbSystem(host, SYSTEMS.linux);
  pc.mount();
  const { bytes } = device.panel;
  for (const volts of [3.9, 3.7, 3.8]) {
    device.setBattery(volts);
    pc.idle(31000); // longer than between two looks at it
  }
  assert.ok(device.panel.bytes > bytes, 'it was drawn');
  assert.deepEqual(pc.surprises, []);
});

test('the medium is not locked in: macOS would not look for it any more', { skip: built }, () => {
  const { host } = plugIn();
  host.waitForMedium();
  assert.equal(host.command([0x1e, 0, 0, 0, 1, 0]).status, 1);
  assert.deepEqual(host.sense(), [5, 0x24]);
  assert.equal(host.command([0x1e, 0, 0, 0, 0, 0]).status, 0, 'to unlock it does no harm');
});

test('a PC that sleeps and wakes by a reset finds the medium that it knows, the next plug what is new', { skip: builtAll }, (t) => {
  const { device, host } = inAMatch(t);
  const pc = new UsbSystem(host, SYSTEMS.windows);
  pc.mount();
  pc.readAll(undefined, someOfJournal);
  assert.ok(playByCable(host));
  host.suspend();
  device.run(10000);
  host.forget();
  host.plugIn(); // the cable's power never went
  pc.idle(3000);
  pc.verify();
  assert.deepEqual(pc.surprises, []);
  assert.ok(pc.mounted);
  const known = pc.read(0, 73);
  host.unplug();
  device.run(500);
  host.plugIn();
  pc.expected = true;
  pc.idle(3000);
  pc.mount();
  assert.notDeepEqual(pc.read(0, 73), known, 'another volume');
});

test('the plug is pulled, and the power goes a moment later than the bus: the next plug shows what is new', { skip: builtAll }, (t) => {
  const { device, host } = inAMatch(t);
  host.waitForMedium();
  const known = host.readSectors(0, 73).data;
  assert.ok(playByCable(host));
  host.suspend();
  device.run(100);
  device.setUsbPower(false);
  device.run(1000);
  host.forget();
  host.plugIn();
  host.waitForMedium();
  assert.notDeepEqual(host.readSectors(0, 73).data, known);
});

test('ejected, it stays away until the host wants it back', { skip: built }, () => {
  const { device, host } = plugIn();
  host.waitForMedium();
  host.command([0x1b, 0, 0, 0, 2, 0]);
  device.run(5000);
  assert.equal(host.testReady(), false);
  host.command([0x1b, 0, 0, 0, 3, 0]);
  assert.equal(host.testReady(), true);
});

test('ejected, it comes back with the next plug, though no pulled plug is ever reported', { skip: built }, () => {
  const { device, host } = plugIn();
  host.waitForMedium();
  host.command([0x1b, 0, 0, 0, 2, 0]);
  assert.equal(host.testReady(), false);
  host.unplug();
  device.run(5000); // on its battery
  host.plugIn();
  host.waitForMedium();
  assert.equal(host.readSectors(0, 1).data[510], 0x55);
});

test('watches the match on the console, and plays in it once the owner said yes', { skip: built }, () => {
  const { device, host } = plugIn();
  host.openSerial();
  assert.match(host.ask('watch'), /^error: nothing/);
  for (const key of ['a', 'up', 'a']) device.press(key), device.waitForQuiet(); // Bronze; the last line begins it
  assert.equal(host.ask('watch'), 'ok');
  waitForPerson(device, host);
  const move = host.ask('moves').split(' ')[2];
  assert.match(host.ask(`play ${move}`), /^error: the owner/);
  assert.match(host.ask('new bronze'), /^error: not in a match that is watched/);
  assert.equal(host.ask('ask'), 'ok asked');
  device.waitForQuiet();
  device.press('b'); // no
  device.waitForQuiet();
  assert.match(host.ask(`play ${move}`), /^error: the owner/);
  host.ask('ask');
  device.waitForQuiet();
  device.press('a'); // yes
  device.waitForQuiet();
  assert.equal(host.ask(`play ${move}`), 'ok');
  device.waitForQuiet();
  assert.match(host.ask('log'), new RegExp(` ${move}$`));
});

test('a match played to its end from the PC: it is over on the console too, and counted', { skip: builtAll }, (t) => {
  const folder = expectedDrive(t); // its journal's last match in progress has 40 moves, of Bronze
  const { device, host } = plugIn({ flash: [{ at: JOURNAL_AT, bytes: readFileSync(join(folder, 'expected/JOURNAL.BIN')) }] });
  host.openSerial();
  device.waitForQuiet(); // into the match
  assert.equal(host.ask('watch'), 'ok');
  host.ask('ask');
  device.waitForQuiet();
  device.press('a'); // yes
  device.waitForQuiet();
  for (let i = 0; i < 100; i++) {
    const moves = host.ask('moves').split(' ').slice(2);
    if (moves.length === 0) break;
    assert.equal(host.ask(`play ${moves[(i * 7) % moves.length]}`), 'ok');
  }
  assert.match(host.ask('score'), /"over":true/);
  device.waitForQuiet();
  assert.match(execFileSync(HOST_TOOLS[2], [journalOf(device, folder)], { encoding: 'latin1' }), /^10 bronze, \d+ moves, finished/m);
});

test('oxhide --port proves the device', { skip: builtAll }, () => {
  const checkPort = join(ROOT, 'host-tests/port/check-port');
  const words = [HOST_TOOLS[1], '--run', '--silence', '120', 'test', 'empire', '--', 'node', join(ROOT, 'simulator/serial.mjs'), BOARD];
  const { status, stdout, stderr } = spawnSync(checkPort, words, { encoding: 'latin1' });
  assert.equal(status, 0, stdout + stderr);
  assert.match(stdout, /everything agrees/);
});

test('the PC sleeps and wakes up, or the plug is pulled in mid-answer: the game goes on', { skip: built }, () => {
  const { device, host } = plugIn();
  host.openSerial();
  host.waitForMedium();
  host.write('dump\n');
  device.run(20);
  host.suspend();
  const { ms } = device.measurePress('down');
  assert.ok(ms < 40, `a press took ${ms} ms`);
  device.waitForQuiet();
  device.run(4000); // longer than the drive waits before it shows what is new
  assert.ok(device.measureIdle(1000).awakePercent < 1, 'and it sleeps');
  host.resume();
  device.run(50);
  host.in[SERIAL_IN] = [];
  host.openSerial(false);
  host.openSerial();
  device.run(20);
  host.in[SERIAL_IN] = [];
  assert.equal(host.ask('board'), `ok picosystem ${VERSION}`);
  host.waitForMedium();
  assert.equal(host.readSectors(0, 1).data[510], 0x55);
});

test('unplugged while the drive is read: it is read again', { skip: built }, () => {
  const { device, host } = plugIn();
  host.waitForMedium();
  const whole = host.readSectors(0, 73).data;
  host.beginReading(0, 64);
  device.run(2);
  host.bus.reset();
  device.run(50);
  host.in[DRIVE_IN] = [];
  host.out[DRIVE_IN] = [];
  host.enumerate();
  host.waitForMedium();
  assert.deepEqual(host.readSectors(0, 73).data, whole);
});

test('a sector is erased: the piezo is silent, no press is lost, and the PC is answered', { skip: built }, () => {
  const { device, host } = plugIn();
  const { flash } = device.machine;
  const { onBegin } = flash;
  let erasing = null;
  flash.onBegin = (operation, ...more) => {
    if (operation.kind === 'erase') erasing = { hertz: device.sound.hertz, ms: device.ms };
    onBegin(operation, ...more);
  };
  host.openSerial();
  device.waitForQuiet();
  device.press('a'); // Bronze
  assert.equal(erasing, null);
  device.buttons.set('up', true); // the last line; it sounds for 8 ms
  device.waitUntil(() => device.sound.hertz > 0);
  device.buttons.set('a', true); // and begins the match, which needs the flash's first sector
  device.waitUntil(() => erasing !== null);
  assert.equal(erasing.hertz, 0, 'no note goes on for as long as nobody can end it');
  host.read();
  host.text = '';
  host.write('board\n');
  device.buttons.set('up', false);
  device.buttons.set('a', false);
  device.run(5);
  const heard = device.sounds.length;
  device.buttons.set('y', true); // pressed and held in the middle of it
  device.waitUntil(() => host.read().includes('\n'));
  const ms = device.ms - erasing.ms;
  assert.equal(host.text, `ok picosystem ${VERSION}\n`);
  assert.ok(ms > 45 && ms < 100, `answered after ${ms} ms`);
  device.buttons.set('y', false); // held on it would ask for a hint
  device.waitForQuiet();
  const hertz = device.sounds.slice(heard).map((sound) => Math.round(sound.hertz));
  assert.ok(hertz.includes(REFUSED_HZ), `Y, too soon after A for the first screen, was answered: ${hertz}`);
  const first = device.picture();
  device.run(REST_MS);
  device.press('y');
  assert.notDeepEqual(device.picture(), first, 'Y opens the help');
  assert.equal(host.ask('watch'), 'ok');
  host.waitForMedium();
  assert.deepEqual([...device.machine.complaints, ...device.panel.complaints], []);
});

for (const [game, keys] of Object.entries({ bronze: [], empire: ['down'], monuments: ['down', 'down'] })) {
  test(`${game}: after the plug was pulled in a turn it is the same match, player and step`, { skip: built }, () => {
    const { device, host } = plugIn();
    host.openSerial();
    device.waitForQuiet();
    for (const key of [...keys, 'a', 'up', 'a', 'a', 'a', 'a', 'a']) device.press(key);
    assert.equal(host.ask('watch'), 'ok');
    waitForPerson(device, host);
    device.press('a');
    device.press('a');
    waitForPerson(device, host);
    const before = ['log', 'state', 'moves'].map((command) => host.ask(command));
    assert.match(before[1], new RegExp(`"game":"${game}".*"moves":[1-9]`));
    device.replug();
    host.enumerate();
    host.openSerial();
    device.waitForQuiet();
    assert.equal(host.ask('watch'), 'ok', 'into the match, without a press');
    assert.deepEqual(['log', 'state', 'moves'].map((command) => host.ask(command)), before);
  });
}

test('a host that never reads: the console goes on', { skip: built }, () => {
  const { device, host } = plugIn();
  host.openSerial();
  host.ask('new bronze seats=4 seed=1');
  host.deafTo.add(SERIAL_IN);
  for (let i = 0; i < 50; i++) host.write('state\n');
  host.waitForMedium();
  host.deafTo.add(DRIVE_IN);
  host.beginReading(0, 64);
  device.run(500);
  const { ms } = device.measurePress('down');
  assert.ok(ms < 40, `a press took ${ms} ms`);
  device.waitForQuiet();
  assert.ok(device.measureIdle(1000).awakePercent < 1, 'and it sleeps');
});

test('whatever the PC asks for, a press is seen in time', { skip: built }, () => {
  for (const flood of ['signature\n', 'new monuments seats=4\n' + 'bench monuments\nmoves\nstate\nperft 50\n'.repeat(50)]) {
    const { device, host } = plugIn();
    host.openSerial();
    device.waitForQuiet();
    host.packetNs = PACKET_NS;
    host.write(flood);
    device.run(100);
    for (const key of ['down', 'down', 'up']) {
      const { bytes } = device.panel;
      device.buttons.set(key, true);
      const ms = device.waitUntil(() => device.panel.bytes > bytes, { timeoutMs: 1000, stepMs: 1 });
      assert.ok(ms < 100, `${key} took ${ms} ms`);
      device.run(50);
      device.buttons.set(key, false);
      device.run(50);
    }
  }
});

test('garbage on the serial port, and unplugging in mid-transfer: it answers the next one', { skip: built }, () => {
  const { device, host } = plugIn();
  host.openSerial();
  let seed = 1;
  const noise = Buffer.from(Array.from({ length: 4000 }, () => (seed = (seed * 48271) % 0x7fffffff) & 0xff));
  host.write(noise.toString('latin1'));
  device.run(300);
  host.write('dump\n');
  device.run(20);
  host.bus.reset(); // as pulling the plug and putting it in again looks
  device.run(50);
  host.in[DRIVE_IN] = [];
  host.enumerate();
  host.openSerial();
  assert.equal(host.ask('board'), `ok picosystem ${VERSION}`);
  host.waitForMedium();
  assert.equal(host.readSectors(0, 1).status, 0);
});

/** Of JOURNAL.BIN's 128 clusters, which are all alike, a few: to save time. */
const someOfJournal = (cluster) => cluster < 10 || cluster % 32 === 0 || cluster >= 132;

/** A console with matches, in one of them, whose owner has allowed the PC to play. */
function inAMatch(t) {
  const folder = expectedDrive(t);
  const { device, host } = plugIn({ flash: [{ at: JOURNAL_AT, bytes: readFileSync(join(folder, 'expected/JOURNAL.BIN')) }] });
  host.openSerial();
  device.waitForQuiet();
  assert.equal(host.ask('watch'), 'ok');
  host.ask('ask');
  device.waitForQuiet();
  device.press('a'); // yes
  device.setUsbPower(true);
  return { device, host, folder };
}

/** @returns {boolean} whether a move could be made */
function playByCable(host) {
  const [, , move] = host.ask('moves').split(' ');
  return move !== undefined && host.ask(`play ${move}`) === 'ok';
}

/** Presses to come, while something else happens. */
function playByButtons(device, presses) {
  const { machine, buttons } = device;
  for (let i = 0; i < 2 * presses; i++) {
    machine.at(machine.now + (i + 1) * 130e6, () => buttons.set(['down', 'right', 'up', 'left'][(i >> 1) % 4], i % 2 === 0));
  }
}

/** From a match to the line in the settings, and A, A. */
function refreshDrive(device) {
  for (const key of ['b', 'up', 'a', 'up', 'up']) device.press(key);
  refresh(device);
}

function refresh(device) {
  for (const key of ['a', 'a']) device.press(key);
}

/** Until the person, who is seat 1, is to move: an opponent may begin. */
function waitForPerson(device, host) {
  for (let i = 0; i < 100 && !/"to_move":1,/.test(host.ask('state')); i++) device.run(200);
  device.waitForQuiet();
}

/** A file with a device's journal. */
function journalOf(device, folder) {
  const file = join(folder, 'now.bin');
  writeFileSync(file, device.machine.flash.bytes.subarray(JOURNAL_AT, JOURNAL_AT + JOURNAL_BYTES));
  return file;
}

/** The bytes of "ok <n> <base64>". */
function unpack(answer) {
  const [ok, count, base64] = answer.split(' ');
  const bytes = Buffer.from(base64, 'base64');
  assert.equal(ok, 'ok');
  assert.equal(bytes.length, Number(count));
  return bytes;
}

/** A BMP's pixels as RGB565, from the top. */
function colours(bmp) {
  const at = bmp.readUInt32LE(10);
  return Array.from({ length: 240 * 240 }, (_, i) => bmp.readUInt16LE(at + 480 * (239 - Math.floor(i / 240)) + 2 * (i % 240)));
}

function colours565(rgb) {
  return Array.from({ length: 240 * 240 }, (_, i) => ((rgb[3 * i] >> 3) << 11) | ((rgb[3 * i + 1] >> 2) << 5) | (rgb[3 * i + 2] >> 3));
}

/** The volume; what its table says is free is left out, as zeros. */
function readUsed(host) {
  const { sectors } = host.capacity();
  const head = host.readSectors(0, 73).data;
  const image = Buffer.alloc(sectors * 512);
  head.copy(image);
  for (let cluster = 2; cluster < 5002; cluster++) {
    if (head.readUInt16LE(512 + 2 * cluster) === 0) continue;
    const at = 73 + 8 * (cluster - 2);
    const { status, data } = host.readSectors(at, 8);
    assert.equal(status, 0);
    data.copy(image, 512 * at);
  }
  return image;
}
