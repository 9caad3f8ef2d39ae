/**
 * A PC at the other end of the handheld's cable: enumerates it, talks to its serial port, and reads its drive by the
 * bulk-only protocol. It is as patient or as rude as the test that holds it. Packets take no time on the wire, unless
 * `packetNs` says so.
 *
 *   const host = new UsbHost(device);   // before power-on or after: it plugs itself in
 *   host.enumerate();
 *   host.openSerial();
 *   host.ask('games');                  // 'ok bronze ...'
 */
import { UsbDevice } from './chip/usb.js';

const MS = 1e6;
const STEP_NS = 20e3; // between two looks
const TOKEN_NS = 10e3; // from room for a packet to the packet
const RESET_AFTER_NS = 10 * MS; // a root port waits for 100 ms (USB 2.0, 7.1.7.3); tests are in a hurry
const CONTROL_TRIES = 3; // before a PC gives up
const RECOVERY_NS = 10 * MS; // after a reset a device is left alone (USB 2.0, 7.1.7.5)
const PACKET = 64;
const CONTROLLER_ENABLED = 1 << 0; // MAIN_CTRL
const PULLUP_ENABLED = 1 << 16; // SIE_CTRL
const SUSPENDED = 1 << 4;
const RESUMED = 1 << 11;
const CBW = 0x43425355;
const CSW = 0x53425355;
const CSW_BYTES = 13;
export const SERIAL_IN = 2;
export const SERIAL_OUT = 2;
export const DRIVE_IN = 3;
export const DRIVE_OUT = 3;

export class UsbHost {
  /** @param {{neighbour?: boolean, resetMs?: number}} [options] neighbour: behind a hub that passes on packets for another
   * device all the time; resetMs: how long it resets the bus */
  constructor(device, { neighbour = false, resetMs = 10 } = {}) {
    this.device = device;
    Object.assign(this, { neighbour, resetMs });
    this.machine = device.machine;
    this.tag = 1;
    device.setUsbPower(true);
    this.machine.onChip.push((mcu) => this.#plug(mcu));
    if (this.machine.powered) this.#plug(this.machine.mcu);
  }

  #plug(mcu) {
    this.mcu = mcu;
    this.usb = mcu.usbCtrl;
    this.in = Array.from({ length: 16 }, () => []); // packets that came from the device, by endpoint
    this.out = Array.from({ length: 16 }, () => []); // packets that wait for it to take them
    this.enabled = this.wasReset = false;
    this.text = '';
    /** Endpoints from which nothing is read any more: what the device sends there waits for ever. */
    this.deafTo = new Set();
    this.bus = new UsbDevice(this.machine, mcu, {
      onReset: () => (this.wasReset = true),
      onPacket: (endpoint, bytes) => this.in[endpoint].push(Buffer.from(bytes)),
      onRoom: (endpoint) => this.#deliver(endpoint),
      listens: (endpoint) => !this.deafTo.has(endpoint),
    });
    this.bus.busy = this.neighbour;
    this.usb.onUSBEnabled = () => {
      this.enabled = true;
      this.bus.after(RESET_AFTER_NS, () => this.bus.reset(this.resetMs));
    };
  }

  /** How long a packet from the device is on the wire; at full speed some 50e3. */
  set packetNs(ns) {
    this.bus.packetNs = ns;
  }

  /** It reads from that endpoint again. */
  listen(endpoint) {
    this.deafTo.delete(endpoint);
    this.bus.poll(endpoint);
  }

  #deliver(endpoint) {
    if (!this.out[endpoint].length || this.delivering?.has(endpoint)) return;
    (this.delivering ??= new Set()).add(endpoint);
    this.bus.after(TOKEN_NS, () => {
      this.delivering.delete(endpoint);
      if (this.out[endpoint].length && this.bus.put(endpoint, this.out[endpoint][0])) this.out[endpoint].shift();
    });
  }

  /** Runs the device until it is so. @returns {boolean} false: it never was */
  until(condition, ms = 1000) {
    const end = this.machine.now + ms * MS;
    while (!condition()) {
      if (this.machine.now >= end) return false;
      this.machine.run(STEP_NS);
    }
    return true;
  }

  stalled(endpoint, out = false) {
    return this.bus.stalled(endpoint, out);
  }

  send(endpoint, bytes) {
    for (let at = 0; at < bytes.length; at += PACKET) this.out[endpoint].push(Uint8Array.from(bytes.subarray(at, at + PACKET)));
    this.#deliver(endpoint);
  }

  /** @returns {Buffer | null} null: the device refused (a stall) */
  control(type, request, value, index, length, data = null) {
    for (let tries = 0; tries < CONTROL_TRIES; tries++) {
      this.setup(type, request, value, index, length);
      const answer = type & 0x80 ? this.#controlIn(length) : this.#controlOut(data);
      if (type & 0x80 || !answer?.length) return answer;
    }
    throw new Error('data instead of the end of a control request');
  }

  /** The first packet of a control transfer, whatever became of the last one. */
  setup(type, request, value, index, length) {
    this.in[0] = [];
    this.out[0] = [];
    this.bus.setup(setupPacket(type, request, value, index, length));
  }

  #controlIn(length) {
    let got = Buffer.alloc(0);
    for (;;) {
      if (!this.until(() => this.in[0].length || this.stalled(0))) throw new Error('no answer to a control request');
      if (!this.in[0].length) return null;
      const packet = this.in[0].shift();
      got = Buffer.concat([got, packet]);
      if (packet.length < PACKET || got.length >= length) break;
    }
    this.out[0].push(new Uint8Array(0));
    this.#deliver(0);
    if (!this.until(() => !this.out[0].length)) throw new Error('the device does not end a control request');
    this.machine.run(100e3);
    return got;
  }

  #controlOut(data) {
    if (data?.length) {
      this.out[0].push(Uint8Array.from(data));
      this.#deliver(0);
      if (!this.until(() => !this.out[0].length)) return null;
    }
    if (!this.until(() => this.in[0].length || this.stalled(0))) throw new Error('no end of a control request');
    return this.in[0].length ? this.in[0].shift() : null; // empty, unless a packet of the last request is still on its way
  }

  get #isPulledUp() {
    return Boolean(this.usb.mainCtrl & CONTROLLER_ENABLED && this.usb.sieCtrl & PULLUP_ENABLED);
  }

  enumerate() {
    if (!this.until(() => this.enabled || this.#isPulledUp, 3000)) throw new Error('the device never pulls the line up');
    if (!this.enabled) this.bus.reset(this.resetMs); // it had been on for long when this was plugged in
    this.enabled = true;
    if (!this.until(() => this.wasReset)) throw new Error('the device takes no notice of a reset');
    this.until(() => !this.bus.inReset, 60000);
    this.machine.run(RECOVERY_NS);
    this.deviceDescriptor = this.control(0x80, 6, 0x100, 0, 18);
    this.control(0, 5, 7, 0, 0); // address
    this.machine.run(2 * MS);
    const head = this.control(0x80, 6, 0x200, 0, 9);
    this.configuration = this.control(0x80, 6, 0x200, 0, head.readUInt16LE(2));
    this.product = this.string(this.deviceDescriptor[15]);
    this.serial = this.deviceDescriptor[16] ? this.string(this.deviceDescriptor[16]) : null;
    this.control(0, 9, 1, 0, 0); // configuration 1
    this.machine.run(2 * MS);
  }

  /** The PC goes to sleep, or the plug is pulled while the battery goes on: the bus is silent. */
  suspend() {
    this.usb.sieStatus |= SUSPENDED;
    this.usb.sieStatusUpdated();
    this.machine.run(1 * MS);
  }

  /** It wakes up. */
  resume() {
    this.usb.sieStatus |= RESUMED;
    this.usb.sieStatusUpdated();
    this.machine.run(1 * MS);
  }

  /** The plug is pulled: no power comes any more, and the bus is silent. The RP2040 can't tell that from a PC that
   * sleeps: TinyUSB's driver reports a suspended bus, and never that the cable is gone. */
  unplug() {
    this.device.setUsbPower(false);
    this.suspend();
    this.forget();
  }

  /** It goes in again: power, a reset, and all that a PC asks for. */
  plugIn() {
    this.device.setUsbPower(true);
    this.wasReset = false;
    this.bus.reset(this.resetMs);
    this.enumerate();
  }

  /** What was on its way is lost. */
  forget() {
    this.in = this.in.map(() => []);
    this.out = this.out.map(() => []);
    this.text = '';
  }

  string(index) {
    return this.control(0x80, 6, 0x300 | index, 0x409, 255)?.subarray(2).toString('utf16le') ?? null;
  }

  // ---- serial port

  /** A program opens the port (DTR), or closes it. */
  openSerial(open = true) {
    this.control(0x21, 0x22, open ? 3 : 0, 0, 0);
    this.machine.run(1 * MS);
  }

  write(text) {
    this.send(SERIAL_OUT, Buffer.from(text, 'latin1'));
  }

  /** Reads what has come. */
  read() {
    while (this.in[SERIAL_IN].length) this.text += this.in[SERIAL_IN].shift().toString('latin1');
    return this.text;
  }

  /** @returns {string} the answer, without its line's end */
  ask(command, ms = 20000) {
    this.read();
    this.text = '';
    this.write(`${command}\n`);
    if (!this.until(() => this.read().includes('\n'), ms)) throw new Error(`no answer to '${command}': ${this.text.slice(0, 80)}`);
    const end = this.text.indexOf('\n');
    const answer = this.text.slice(0, end);
    this.text = this.text.slice(end + 1);
    return answer;
  }

  // ---- drive

  /**
   * A SCSI command. @returns {{status: number, residue: number, data: Buffer}} status 0: good, 1: failed, see sense()
   * @param {{read?: number, write?: Uint8Array}} [transfer]
   */
  command(block, { read = 0, write = null } = {}) {
    this.send(DRIVE_OUT, wrapper(this.tag, write ? write.length : read, !write, block));
    if (write) this.#writeData(write);
    this.tag++;
    return this.answer();
  }

  // The device takes the data, or refuses: then the rest stays here.
  #writeData(bytes) {
    this.until(() => !this.out[DRIVE_OUT].length, 10000); // the command has been taken
    this.until(() => this.bus.hasRoom(DRIVE_OUT) || this.stalled(DRIVE_OUT, true) || this.in[DRIVE_IN].length, 10000);
    if (!this.stalled(DRIVE_OUT, true) && !this.in[DRIVE_IN].length) this.send(DRIVE_OUT, bytes);
    else if (this.stalled(DRIVE_OUT, true)) this.control(0x02, 1, 0, DRIVE_OUT, 0);
  }

  /** The answer to the last command. */
  answer() {
    return this.#answer(this.tag - 1);
  }

  #answer(tag) {
    const data = [];
    for (;;) {
      const stalled = () => this.stalled(DRIVE_IN) || this.stalled(DRIVE_OUT, true);
      if (!this.until(() => this.in[DRIVE_IN].length || stalled(), 10000)) throw new Error('no answer from the drive');
      if (!this.in[DRIVE_IN].length) {
        if (this.stalled(DRIVE_OUT, true)) this.control(0x02, 1, 0, DRIVE_OUT, 0);
        if (this.stalled(DRIVE_IN)) this.control(0x02, 1, 0, 0x80 | DRIVE_IN, 0);
        continue;
      }
      const packet = this.in[DRIVE_IN].shift();
      if (packet.length === CSW_BYTES && packet.readUInt32LE(0) === CSW && packet.readUInt32LE(4) === tag) {
        return { status: packet[12], residue: packet.readUInt32LE(8), data: Buffer.concat(data) };
      }
      data.push(packet);
    }
  }

  /** @returns {[number, number]} key and code of what went wrong */
  sense() {
    const { data } = this.command([3, 0, 0, 0, 18, 0], { read: 18 });
    return [data[2] & 15, data[12]];
  }

  testReady() {
    return this.command([0, 0, 0, 0, 0, 0]).status === 0;
  }

  /** Asks until the medium is there. */
  waitForMedium(ms = 20000) {
    const end = this.machine.now + ms * MS;
    while (!this.testReady()) {
      if (this.machine.now > end) throw new Error('no medium');
      this.machine.run(50 * MS);
    }
  }

  capacity() {
    const { data } = this.command([0x25, 0, 0, 0, 0, 0, 0, 0, 0, 0], { read: 8 });
    return { sectors: data.readUInt32BE(0) + 1, bytes: data.readUInt32BE(4) };
  }

  readSectors(at, count) {
    return this.command(readCommand(at, count), { read: 512 * count });
  }

  /** Asks for sectors and does not wait. */
  beginReading(at, count) {
    this.send(DRIVE_OUT, wrapper(this.tag++, 512 * count, true, readCommand(at, count)));
  }

  writeSectors(at, bytes) {
    const block = Buffer.alloc(10);
    block[0] = 0x2a;
    block.writeUInt32BE(at, 2);
    block.writeUInt16BE(bytes.length / 512, 7);
    return this.command(block, { write: bytes });
  }
}

function readCommand(at, count) {
  const block = Buffer.alloc(10);
  block[0] = 0x28;
  block.writeUInt32BE(at, 2);
  block.writeUInt16BE(count, 7);
  return block;
}

function setupPacket(type, request, value, index, length) {
  const packet = Buffer.alloc(8);
  packet[0] = type;
  packet[1] = request;
  packet.writeUInt16LE(value, 2);
  packet.writeUInt16LE(index, 4);
  packet.writeUInt16LE(length, 6);
  return packet;
}

function wrapper(tag, length, towardsHost, block) {
  const bytes = Buffer.alloc(31);
  bytes.writeUInt32LE(CBW, 0);
  bytes.writeUInt32LE(tag, 4);
  bytes.writeUInt32LE(length, 8);
  bytes[12] = towardsHost ? 0x80 : 0;
  bytes[14] = block.length;
  Buffer.from(block).copy(bytes, 15);
  return bytes;
}
