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
const MS = 1e6;
const STEP_NS = 20e3; // between two looks
const DPRAM_BUFFER_CONTROL = 0x80; // endpoint's IN at +8n, OUT 4 behind it
const STALL = 1 << 11;
const PACKET = 64;
const SIE_STATUS = 0x50;
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
  constructor(device) {
    this.device = device;
    this.machine = device.machine;
    this.tag = 1;
    device.setUsbPower(true);
    this.machine.onChip.push((mcu) => this.#plug(mcu));
    if (this.machine.powered) this.#plug(this.machine.mcu);
  }

  #plug(mcu) {
    const usb = (this.usb = mcu.usbCtrl);
    this.mcu = mcu;
    this.in = Array.from({ length: 16 }, () => []); // packets that came from the device, by endpoint
    this.out = Array.from({ length: 16 }, () => []); // packets that wait for it to take them
    this.armed = new Array(16).fill(false);
    this.enabled = this.wasReset = false;
    this.text = '';
    /** How long a packet from the device is on the wire; at full speed some 50e3. */
    this.packetNs = 0;
    /** Endpoints from which nothing is read any more: what the device sends there waits for ever. */
    this.deafTo = new Set();
    mendHalves(usb);
    mendSuspend(usb);
    const done = usb.indicateBufferReady.bind(usb);
    usb.indicateBufferReady = (endpoint, out) => {
      if (!out && this.deafTo.has(endpoint)) return;
      if (out || !this.packetNs) done(endpoint, out);
      else this.machine.at(this.machine.now + this.packetNs, () => done(endpoint, out));
    };
    usb.onUSBEnabled = () => {
      this.enabled = true;
      usb.resetDevice();
    };
    usb.onResetReceived = () => (this.wasReset = true);
    usb.onEndpointWrite = (endpoint, bytes) => this.in[endpoint].push(Buffer.from(bytes));
    usb.onEndpointRead = (endpoint) => {
      this.armed[endpoint] = true;
      this.#deliver(endpoint);
    };
  }

  #deliver(endpoint) {
    if (this.armed[endpoint] && this.out[endpoint].length) {
      this.armed[endpoint] = false;
      this.usb.endpointReadDone(endpoint, this.out[endpoint].shift());
    }
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
    const at = DPRAM_BUFFER_CONTROL + 8 * endpoint + (out ? 4 : 0);
    return (this.mcu.usbDPRAMView.getUint32(at, true) & STALL) !== 0;
  }

  send(endpoint, bytes) {
    for (let at = 0; at < bytes.length; at += PACKET) this.out[endpoint].push(Uint8Array.from(bytes.subarray(at, at + PACKET)));
    this.#deliver(endpoint);
  }

  /** @returns {Buffer | null} null: the device refused (a stall) */
  control(type, request, value, index, length, data = null) {
    this.in[0] = [];
    this.out[0] = [];
    this.armed[0] = false;
    this.#forgetStall();
    this.usb.sendSetupPacket(setupPacket(type, request, value, index, length));
    return type & 0x80 ? this.#controlIn(length) : this.#controlOut(data);
  }

  // A set-up packet ends the stall of endpoint 0 in hardware; rp2040js leaves the bits.
  #forgetStall() {
    for (const at of [DPRAM_BUFFER_CONTROL, DPRAM_BUFFER_CONTROL + 4]) {
      this.mcu.usbDPRAMView.setUint32(at, this.mcu.usbDPRAMView.getUint32(at, true) & ~STALL, true);
    }
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
    if (!this.until(() => this.armed[0])) throw new Error('the device does not end a control request');
    this.armed[0] = false;
    this.usb.endpointReadDone(0, new Uint8Array(0));
    this.machine.run(100e3);
    return got;
  }

  #controlOut(data) {
    if (data?.length) {
      if (!this.until(() => this.armed[0])) return null;
      this.armed[0] = false;
      this.usb.endpointReadDone(0, Uint8Array.from(data));
    }
    if (!this.until(() => this.in[0].length || this.stalled(0))) throw new Error('no end of a control request');
    return this.in[0].length ? Buffer.alloc(0) : null;
  }

  enumerate() {
    if (!this.until(() => this.enabled, 3000)) throw new Error('the device never pulls the line up');
    if (!this.until(() => this.wasReset)) throw new Error('the device takes no notice of a reset');
    this.machine.run(1 * MS);
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
    this.usb.resetDevice();
    this.enumerate();
  }

  /** What was on its way is lost. */
  forget() {
    this.in = this.in.map(() => []);
    this.out = this.out.map(() => []);
    this.armed.fill(false);
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
    this.until(() => this.armed[DRIVE_OUT] || this.stalled(DRIVE_OUT, true) || this.in[DRIVE_IN].length, 10000);
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

// rp2040js 1.4.1 sends the two halves of a double-buffered transfer in the wrong order.
function mendHalves(usb) {
  const updated = usb.DPRAMUpdated.bind(usb);
  usb.DPRAMUpdated = (offset, value) => {
    const queue = usb.endpointWriteAlarms[(offset - DPRAM_BUFFER_CONTROL) >> 3]?.buffers;
    const before = queue?.length;
    updated(offset, value);
    if (queue && queue.length === before + 2) queue.push(...queue.splice(-2).reverse());
  };
}

// In hardware SUSPENDED goes when a one is written to it; rp2040js 1.4.1 leaves it out of those bits.
function mendSuspend(usb) {
  const write = usb.writeUint32.bind(usb);
  usb.writeUint32 = (offset, value) => {
    if (offset === SIE_STATUS && usb.rawWriteValue & SUSPENDED) usb.sieStatus &= ~SUSPENDED;
    write(offset, value);
  };
}
