/**
 * A PC that gives up in the middle of things, at random moments: a second SETUP in a control transfer, CLEAR FEATURE (HALT)
 * and the drive's reset while blocks are on their way, SET CONFIGURATION and bus resets in mid-transfer. After each the
 * console must answer as if nothing had been.
 *
 *   node usb-aborts.mjs <firmware.uf2> [aborts [seed]]
 */
import { bootKnown } from './harness.mjs';
import { Random } from './random.js';
import { DRIVE_IN, DRIVE_OUT, SERIAL_IN, UsbHost } from './usb-host.mjs';

const MS = 1e6;
const LONGEST_NS = 3 * MS; // from the beginning of a transfer to its abort
const PACKET_NS = 50e3; // of full speed
const FRAME_NS = 1 * MS;
const [IN, CLASS_INTERFACE, TO_ENDPOINT] = [0x80, 0x21, 0x02];
const [CLEAR_FEATURE, GET_DESCRIPTOR, SET_CONFIGURATION, DRIVE_RESET] = [1, 6, 9, 0xff];
const CONFIGURATION = 0x200;
const DRIVE_INTERFACE = 2;
const NO_SUCH_ENDPOINT = 7;

export class RudeHost {
  constructor(device, seed) {
    this.device = device;
    this.random = new Random(seed);
    this.host = new UsbHost(device);
    this.host.enumerate();
    this.host.openSerial();
    this.host.waitForMedium();
    this.sector = this.host.readSectors(0, 1).data;
    this.board = this.host.ask('board');
    this.rom = [...device.machine.mcu.bootrom.subarray(0, 4)];
    this.frames();
  }

  /** A PC begins a frame each millisecond; the driver holds packets back at a frame's end (RP2040-E15). */
  frames() {
    this.host.bus.after(FRAME_NS, () => {
      this.host.bus.frame();
      this.frames();
    });
  }

  /** Nothing is fetched from the endpoint any more, or perhaps only for a while. */
  begin() {
    const { host, random } = this;
    host.packetNs = random.below(2) * PACKET_NS; // a packet may still be on the wire when the transfer is aborted
    if (random.below(2) === 0) host.deafTo.add(DRIVE_IN).add(SERIAL_IN);
    if (random.below(4) > 0) host.beginReading(0, 1 + random.below(16));
    if (random.below(2) > 0) host.write('games\nboard\nstate\n');
    if (random.below(4) === 0) host.write('bench monuments\n'); // a long turn of the console's main loop
    this.pause();
  }

  pause() {
    this.device.machine.run(Math.floor(this.random.fraction() * LONGEST_NS));
  }

  /** A SETUP in whatever stage the last control transfer is in, or a few of them. */
  setups() {
    const { host, random } = this;
    for (let count = 1 + random.below(3); count > 0; count--) {
      if (random.below(3) === 0) host.deafTo.add(0);
      host.setup(IN, GET_DESCRIPTOR, CONFIGURATION, 0, 255);
      this.device.machine.run(Math.floor(random.fraction() * 300e3));
      host.listen(0);
    }
  }

  clearHalts() {
    for (const endpoint of [IN | DRIVE_IN, DRIVE_OUT, IN | SERIAL_IN]) {
      if (this.random.below(3) > 0) this.host.control(TO_ENDPOINT, CLEAR_FEATURE, 0, endpoint, 0);
    }
    if (this.random.below(3) === 0) this.host.setup(TO_ENDPOINT, CLEAR_FEATURE, 0, NO_SUCH_ENDPOINT, 0); // not answered
    this.pause();
  }

  configure() {
    this.host.control(0, SET_CONFIGURATION, 1, 0, 0);
  }

  reset() {
    this.host.wasReset = false;
    this.host.bus.reset(this.random.below(2) ? 10 : 50);
    this.begin(); // it is still told what to send
    this.host.forget();
    this.host.enumerate();
  }

  /** What a PC does after an error: the drive's reset, and both its endpoints (Bulk-Only Transport, 5.3.4). */
  recover() {
    const { host } = this;
    for (const endpoint of [DRIVE_IN, SERIAL_IN]) host.listen(endpoint);
    host.control(CLASS_INTERFACE, DRIVE_RESET, 0, DRIVE_INTERFACE, 0);
    host.out[DRIVE_OUT] = [];
    host.control(TO_ENDPOINT, CLEAR_FEATURE, 0, IN | DRIVE_IN, 0);
    host.control(TO_ENDPOINT, CLEAR_FEATURE, 0, DRIVE_OUT, 0);
    this.device.machine.run(5 * MS);
    host.in[DRIVE_IN] = [];
  }

  /** @returns {string} what it says that is wrong, '' if nothing is */
  check() {
    const { host, device } = this;
    if (device.machine.stats.resets > 0) return 'it started again';
    // rp2040js lets firmware write to the ROM, as it does by a null pointer; a chip may do what it likes.
    if (this.rom.some((word, i) => word !== device.machine.mcu.bootrom[i])) return 'it wrote to address 0';
    host.openSerial(false);
    device.machine.run(5 * MS);
    host.out[SERIAL_IN] = [];
    host.openSerial();
    device.machine.run(5 * MS);
    host.in[SERIAL_IN] = [];
    const board = host.ask('board', 1000);
    if (board !== this.board) return `it said ${board}`;
    for (let tries = 0; tries < 3; tries++) {
      const { status, data } = host.readSectors(0, 1);
      if (status === 0) return data.equals(this.sector) ? '' : 'it read another sector';
      host.sense();
      host.waitForMedium();
    }
    return 'it could not be read';
  }

  /** What a PC does when that was not enough: it resets the port (Linux: usb-storage's second stage). */
  resetPort() {
    const { host } = this;
    for (const endpoint of [0, DRIVE_IN, SERIAL_IN]) host.listen(endpoint);
    host.out[DRIVE_OUT] = [];
    host.wasReset = false;
    host.bus.reset(50);
    host.forget();
    host.enumerate();
  }

  #tried(act) {
    try {
      act();
      return this.check();
    } catch (error) {
      return this.device.machine.stats.resets ? 'it started again' : error.message;
    }
  }

  /** @returns {{wrong: string, reset: string}} what went wrong for good, and what until the port was reset */
  abort() {
    const kind = ['setups', 'clearHalts', 'configure', 'reset'][this.random.below(4)];
    const first = this.#tried(() => {
      this.begin();
      this[kind]();
      this.recover();
    });
    const second = first && this.#tried(() => this.resetPort());
    return { wrong: second && `${kind}: ${first}, then: ${second}`, reset: first && !second ? `${kind}: ${first}` : '' };
  }
}

/** @returns {{found: string[], resets: string[]}} what went wrong, and what until the port was reset, by abort */
export function huntAborts(uf2, { aborts, seed = 1 }) {
  const [found, resets] = [[], []];
  let rude = null;
  for (let i = 0; i < aborts; i++) {
    rude ??= new RudeHost(bootKnown(uf2, { seed: seed + i }), seed + i);
    const { wrong, reset } = rude.abort();
    if (reset) resets.push(`${i}: ${reset}`);
    if (wrong) {
      found.push(`${i}: ${wrong}`);
      rude = null; // after a fault, another console
    }
  }
  return { found, resets };
}

if (process.argv[1] === import.meta.filename) {
  const [uf2, aborts = 1000, seed = 1] = process.argv.slice(2);
  const { found, resets } = huntAborts(uf2, { aborts: Number(aborts), seed: Number(seed) });
  for (const line of [...found, ...resets]) console.log(line);
  console.log(`${aborts} aborts, ${found.length} went wrong, ${resets.length} until the port was reset`);
  process.exit(found.length ? 1 : 0);
}
