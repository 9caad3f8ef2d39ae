/**
 * A PC at the other end of the USB cable: enumerates the device, talks to its serial port (CDC), and reads and writes its
 * drive (mass storage, bulk only). Synchronous: every call runs the machine until there is an answer. rp2040js does not
 * model the bus' speed, so no times are to be taken here.
 */

const MS = 1e6;
const STEP_NS = 5e3;
const PACKET = 64;
const ENDPOINTS = 16;
const BUFFER_CONTROLS = 0x80; // in the controller's memory: 8 bytes an endpoint, in then out
const STALL = 1 << 11;
const CBW = 0x43425355; // "USBC", a command's wrapper
const CSW = 0x53425355; // "USBS", a status' wrapper
const CSW_BYTES = 13;
const BLOCK = 512;

const STANDARD = { clearFeature: 1, setAddress: 5, getDescriptor: 6, setConfiguration: 9 };
const DESCRIPTOR = { device: 1, configuration: 2, string: 3, interface: 4, endpoint: 5 };
const CLASS = { cdcData: 10, massStorage: 8 };
const ENGLISH = 0x0409;
const CDC_SET_LINE_STATE = 0x22;
const DTR_RTS = 3;

export class UsbHost {
  /** @param {import('./chip/machine.js').Machine} machine plugs in now, and again after each reset */
  constructor(machine) {
    this.machine = machine;
    machine.onChip.push(() => this.#attach());
    if (machine.powered) this.#attach();
  }

  /** The device's address, configuration and serial line are set up. @returns {object} what it told about itself */
  enumerate() {
    this.#expect(() => this.enabled, 3000, 'the device does not turn its USB on');
    this.#expect(() => this.wasReset, 100, 'no bus reset');
    this.machine.run(MS);
    const device = this.control(0x80, STANDARD.getDescriptor, DESCRIPTOR.device << 8, 0, 18);
    this.control(0, STANDARD.setAddress, 1, 0, 0);
    this.machine.run(2 * MS);
    const head = this.control(0x80, STANDARD.getDescriptor, DESCRIPTOR.configuration << 8, 0, 9);
    const configuration = this.control(0x80, STANDARD.getDescriptor, DESCRIPTOR.configuration << 8, 0, head[2] | (head[3] << 8));
    this.endpoints = findEndpoints(configuration);
    this.control(0, STANDARD.setConfiguration, 1, 0, 0);
    if (this.endpoints.serial) this.control(0x21, CDC_SET_LINE_STATE, DTR_RTS, 0, 0);
    return { device, configuration, manufacturer: this.#string(device[14]), product: this.#string(device[15]) };
  }

  /** @param {string} text to the serial port */
  write(text) {
    this.#send(this.endpoints.serial.out, new TextEncoder().encode(text));
  }

  /** @returns {string} what the serial port said since, once it said something */
  read({ timeoutMs = 1000 } = {}) {
    const queue = this.fromDevice[this.endpoints.serial.in];
    this.#until(() => queue.length, timeoutMs);
    this.machine.run(MS);
    return new TextDecoder().decode(join(queue.splice(0)));
  }

  /** @returns {{blocks: number, bytes: number}} of the drive */
  capacity() {
    const { data } = this.scsi([0x25, 0, 0, 0, 0, 0, 0, 0, 0, 0], { expect: 8 });
    const view = new DataView(data.buffer);
    return { blocks: view.getUint32(0) + 1, bytes: view.getUint32(4) };
  }

  readBlocks(first, count) {
    return this.scsi([0x28, 0, ...bigEndian(first, 4), 0, ...bigEndian(count, 2), 0], { expect: count * BLOCK });
  }

  writeBlocks(first, bytes) {
    return this.scsi([0x2a, 0, ...bigEndian(first, 4), 0, ...bigEndian(bytes.length / BLOCK, 2), 0], { data: bytes });
  }

  /** @returns {{status: number, data: Uint8Array}} status 0: done, 1: refused */
  scsi(command, { expect = 0, data = null } = {}) {
    const { in: endpointIn, out: endpointOut } = this.endpoints.drive;
    this.#send(endpointOut, wrap(command, data ? data.length : expect, !data));
    if (data) this.#send(endpointOut, data);
    const pieces = [];
    for (;;) {
      const packet = this.#bulkIn(endpointIn);
      if (isStatus(packet)) return { status: packet[12], data: join(pieces) };
      pieces.push(packet);
    }
  }

  /** A control transfer. @returns {Uint8Array | null} what came; null: the device refused */
  control(type, request, value, index, length, data = null) {
    this.fromDevice[0].length = this.toDevice[0].length = 0;
    this.armed[0] = null;
    this.#clearStall(0);
    this.controller.sendSetupPacket(Uint8Array.from([type, request, ...littleEndian(value), ...littleEndian(index), ...littleEndian(length)]));
    return type & 0x80 ? this.#controlIn(length) : this.#controlOut(data);
  }

  #attach() {
    const controller = (this.controller = this.machine.mcu.usbCtrl);
    this.fromDevice = Array.from({ length: ENDPOINTS }, () => []);
    this.toDevice = Array.from({ length: ENDPOINTS }, () => []);
    this.armed = new Array(ENDPOINTS).fill(null);
    this.enabled = this.wasReset = false;
    mendDoubleBuffers(controller);
    controller.onUSBEnabled = () => {
      this.enabled = true;
      controller.resetDevice();
    };
    controller.onResetReceived = () => (this.wasReset = true);
    controller.onEndpointWrite = (endpoint, bytes) => this.fromDevice[endpoint].push(Uint8Array.from(bytes));
    controller.onEndpointRead = (endpoint, size) => {
      this.armed[endpoint] = size;
      this.#pump(endpoint);
    };
  }

  #controlIn(length) {
    const pieces = [];
    for (let got = 0, last = false; got < length && !last; ) {
      this.#expect(() => this.fromDevice[0].length || this.#stalled(0), 50, 'no answer on endpoint 0');
      if (!this.fromDevice[0].length) return null;
      const packet = this.fromDevice[0].shift();
      pieces.push(packet);
      got += packet.length;
      last = packet.length < PACKET;
    }
    this.#expect(() => this.armed[0] !== null, 20, 'no status on endpoint 0');
    this.#give(0, new Uint8Array(0));
    this.machine.run(0.1 * MS);
    return join(pieces);
  }

  #controlOut(data) {
    if (data) {
      this.#expect(() => this.armed[0] !== null, 20, 'endpoint 0 takes no data');
      this.#give(0, data);
    }
    this.#expect(() => this.fromDevice[0].length || this.#stalled(0), 50, 'no status on endpoint 0');
    return this.fromDevice[0].length ? new Uint8Array(0) : null;
  }

  #bulkIn(endpoint) {
    const queue = this.fromDevice[endpoint];
    for (;;) {
      this.#expect(() => queue.length || this.#stalled(endpoint), 20000, 'the drive does not answer');
      if (queue.length) return queue.shift();
      this.control(0x02, STANDARD.clearFeature, 0, 0x80 | endpoint, 0);
    }
  }

  #string(index) {
    if (!index) return '';
    const bytes = this.control(0x80, STANDARD.getDescriptor, (DESCRIPTOR.string << 8) | index, ENGLISH, 255);
    return bytes ? new TextDecoder('utf-16le').decode(bytes.subarray(2)) : '';
  }

  #send(endpoint, bytes) {
    for (let at = 0; at < bytes.length; at += PACKET) this.toDevice[endpoint].push(bytes.slice(at, at + PACKET));
    this.#pump(endpoint);
  }

  #pump(endpoint) {
    if (this.armed[endpoint] !== null && this.toDevice[endpoint].length) this.#give(endpoint, this.toDevice[endpoint].shift());
  }

  #give(endpoint, bytes) {
    this.armed[endpoint] = null;
    this.controller.endpointReadDone(endpoint, bytes);
  }

  #bufferControl(endpoint) {
    return [this.machine.mcu.usbDPRAMView, BUFFER_CONTROLS + 8 * endpoint];
  }

  #stalled(endpoint) {
    const [view, at] = this.#bufferControl(endpoint);
    return Boolean(view.getUint32(at, true) & STALL);
  }

  // A new set-up packet ends a stall of endpoint 0.
  #clearStall(endpoint) {
    const [view, at] = this.#bufferControl(endpoint);
    for (const direction of [at, at + 4]) view.setUint32(direction, view.getUint32(direction, true) & ~STALL, true);
  }

  #until(condition, ms) {
    const end = this.machine.now + ms * MS;
    while (!condition() && this.machine.now < end) this.machine.run(STEP_NS);
    return Boolean(condition());
  }

  #expect(condition, ms, why) {
    if (!this.#until(condition, ms)) throw new Error(`USB: ${why}`);
  }
}

// rp2040js 1.4.1 queues the two halves of a double-buffered transfer to the host in the wrong order.
function mendDoubleBuffers(controller) {
  const updated = controller.DPRAMUpdated.bind(controller);
  controller.DPRAMUpdated = (offset, value) => {
    const queue = controller.endpointWriteAlarms[(offset - BUFFER_CONTROLS) >> 3]?.buffers;
    const before = queue?.length;
    updated(offset, value);
    if (queue?.length === before + 2) queue.push(...queue.splice(-2).reverse());
  };
}

// The data endpoints of the serial line and the drive, by walking the configuration's descriptors.
function findEndpoints(configuration) {
  const found = {};
  let current = null;
  for (let at = 0; at < configuration.length; at += configuration[at]) {
    const kind = configuration[at + 1];
    if (kind === DESCRIPTOR.interface) current = roleOf(configuration[at + 5]);
    if (kind === DESCRIPTOR.endpoint && current) {
      const address = configuration[at + 2];
      found[current] = { ...found[current], [address & 0x80 ? 'in' : 'out']: address & 15 };
    }
  }
  return found;
}

const roleOf = (code) => ({ [CLASS.cdcData]: 'serial', [CLASS.massStorage]: 'drive' })[code] ?? null;

function wrap(command, length, towardsHost) {
  const wrapper = new Uint8Array(31);
  const view = new DataView(wrapper.buffer);
  view.setUint32(0, CBW, true);
  view.setUint32(4, 1, true); // the tag; one command at a time needs no more
  view.setUint32(8, length, true);
  wrapper[12] = towardsHost ? 0x80 : 0;
  wrapper[14] = command.length;
  wrapper.set(command, 15);
  return wrapper;
}

function isStatus(packet) {
  return packet.length === CSW_BYTES && new DataView(packet.buffer).getUint32(0, true) === CSW;
}

const littleEndian = (word) => [word & 255, word >> 8];
const bigEndian = (number, bytes) => Array.from({ length: bytes }, (_, i) => (number >>> (8 * (bytes - 1 - i))) & 255);

function join(pieces) {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
