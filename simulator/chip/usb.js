/**
 * What rp2040js 1.4.1 makes too easy in the USB controller of a device, put right where a host is plugged in:
 *
 * - A buffer that firmware gives to the controller (AVAILABLE, data sheet 4.1.2.5) stays given until the host fetches or
 *   fills it, or until firmware takes it back; the halves of a double buffer go one after the other.
 * - The lines: SE0 while the host resets the bus, and BUS_RESET at its beginning (after 2.5 us). After that a controller of
 *   revision B0 or B1 sees and answers nothing until it has seen 800 us of idle bus (data sheet, appendix B, RP2040-E5:
 *   "requires 800us of idle (J-state) after a bus reset before moving to the CONNECTED state. Without this idle time, the
 *   USB device does not connect"), which behind a hub with a busy neighbour never come. It sees what USB_MUXING shows it: the
 *   bus, or GPIO15 and GPIO16 with function 8.
 * - GPIO15 sees an edge when only its override changes; whether a real pin's interrupt does is not said, so it does here.
 * - SUSPENDED goes when a one is written to it.
 *
 * Not modelled: data toggles, bit errors, the time of a packet (but for `packetNs`).
 */
const US = 1e3;
const MS = 1e6;
const BUFFER_CONTROL = 0x80; // endpoint's IN at +8n, OUT 4 after it
const LAST_BUFFER_CONTROL = 0xfc;
const AVAILABLE = 1 << 10;
const STALL = 1 << 11;
const FULL = 1 << 15;
const LENGTH = 0x3ff;
const HALF = 64;
const CONTROL_ENABLE = 1 << 31;
const CONTROL_DOUBLE = 1 << 30;
const CONTROL_PER_DOUBLE = 1 << 28;
const FETCH_NS = 10 * US; // from AVAILABLE to the host's token
const [SOF_RD, SIE_STATUS, MUXING, DIRECT, DIRECT_OVERRIDE] = [0x48, 0x50, 0x74, 0x7c, 0x80];
const BUS_RESET = 1 << 19;
const SETUP_RECEIVED = 1 << 17;
const CONNECTED = 1 << 16;
const SUSPENDED = 1 << 4;
const LINES = 0b11 << 2;
const LINES_J = 0b01 << 2;
const DEVICE_SOF = 1 << 17; // of INTR and INTE
const TO_PHY = 1;
const TO_DIGITAL_PAD = 1 << 2;
const PULLUP = 1 << 1; // DP_PULLUP_EN, and that it counts:
const PULLUP_OVERRIDE = 1 << 2;
const [PLUS, MINUS, FUNCTION_USB, OVERRIDE_HIGH] = [15, 16, 8, 3];
const RESET_SEEN_NS = 2.5 * US;
const IDLE_NS = 800 * US;

export class UsbDevice {
  /**
   * @param {import('./machine.js').Machine} machine
   * @param {object} host onReset(), onPacket(endpoint, bytes), onRoom(endpoint), listens(endpoint)
   */
  constructor(machine, mcu, host) {
    Object.assign(this, { machine, mcu, host, usb: mcu.usbCtrl, view: mcu.usbDPRAMView });
    /** A hub passes on a neighbour's packets: no 800 us without any. */
    this.busy = false;
    /** How long a packet from the device is on the wire. */
    this.packetNs = 0;
    this.inReset = false;
    this.connected = true;
    this.half = new Array(16).fill(0);
    this.fetching = new Array(16).fill(null);
    this.registers = { [MUXING]: TO_PHY, [DIRECT]: 0, [DIRECT_OVERRIDE]: 0 };
    this.#patch();
  }

  #patch() {
    const { usb } = this;
    const read = usb.readUint32.bind(usb);
    const write = usb.writeUint32.bind(usb);
    usb.readUint32 = (offset) => {
      if (offset === SIE_STATUS) return this.#status(read(offset));
      if (offset === SOF_RD) this.#interrupt(DEVICE_SOF, false);
      return this.registers[offset] ?? read(offset);
    };
    usb.writeUint32 = (offset, value) => {
      if (offset in this.registers) this.#route(offset, value);
      else if (offset === SIE_STATUS) this.#acknowledge(usb.rawWriteValue);
      else write(offset, value);
    };
    usb.DPRAMUpdated = (offset, value) => this.#given(offset, value);
    seeOverrides(this.mcu, this.mcu.gpio[PLUS]);
  }

  /** By the chip's own clock, so that it is in time even while the core runs. @returns {{cancel: () => void}} */
  after(ns, callback) {
    const alarm = this.mcu.clock.createAlarm(callback);
    alarm.schedule(ns);
    return alarm;
  }

  // ---- the lines

  /** The host holds both lines low. */
  reset(ms = 10) {
    const { machine, usb } = this;
    this.inReset = true;
    this.connected = false;
    this.#look();
    this.after(RESET_SEEN_NS, () => {
      usb.sieStatus |= BUS_RESET;
      usb.sieStatusUpdated();
    });
    this.resetEnd?.cancel();
    this.resetEndsAt = machine.now + ms * MS;
    this.resetEnd = this.after(ms * MS, () => {
      this.inReset = false;
      this.#look();
    });
  }

  #pin(index) {
    const pin = this.mcu.gpio[index];
    return pin.functionSelect === FUNCTION_USB && pin.inputOverride === OVERRIDE_HIGH;
  }

  get #routedAway() {
    return (this.registers[MUXING] & (TO_DIGITAL_PAD | TO_PHY)) === TO_DIGITAL_PAD;
  }

  /** @returns {boolean} whether the controller sees a bus that is idle */
  get #idle() {
    if (this.#routedAway) return this.#pin(PLUS) && !this.#pin(MINUS);
    return !this.inReset && !this.busy;
  }

  // Counts the 800 us of idle bus that are needed.
  #look() {
    if (this.connected || !this.#idle) {
      this.connecting?.cancel();
      this.connecting = null;
    } else {
      this.connecting ??= this.after(IDLE_NS, () => (this.connected = true));
    }
  }

  #route(offset, value) {
    this.registers[offset] = value;
    if (offset !== MUXING) return;
    const pulled = this.registers[DIRECT] & PULLUP && this.registers[DIRECT_OVERRIDE] & PULLUP_OVERRIDE;
    if (this.#routedAway && !pulled) this.machine.complain('the way to the bus is left without its pull-up: the PC sees the console go');
    this.#look();
  }

  #status(value) {
    const low = this.#routedAway ? !this.#pin(PLUS) : this.inReset;
    return (value & ~(LINES | CONNECTED)) | (low ? 0 : LINES_J) | (this.connected ? CONNECTED : 0);
  }

  #acknowledge(bits) {
    const { usb } = this;
    usb.sieStatus &= ~(bits & (0xff0e0000 | (1 << 11) | SUSPENDED));
    if (bits & BUS_RESET) this.host.onReset();
    usb.sieStatusUpdated();
  }

  #interrupt(bit, on) {
    this.usb.intRaw = on ? this.usb.intRaw | bit : this.usb.intRaw & ~bit;
    this.usb.checkInterrupts();
  }

  /** The start of a frame: the host says it each millisecond. */
  frame() {
    if (this.connected && !this.#routedAway) this.#interrupt(DEVICE_SOF, true);
  }

  /** @returns {boolean} whether it hears the host */
  get hears() {
    return this.connected && !this.inReset && !this.#routedAway;
  }

  // ---- packets

  /** A SETUP packet, which nothing can refuse. */
  setup(packet) {
    if (!this.hears) return;
    this.fetching[0]?.cancel(); // the token that follows comes after this packet
    this.fetching[0] = null;
    for (const at of [BUFFER_CONTROL, BUFFER_CONTROL + 4]) this.#store(at, this.#load(at) & ~STALL);
    this.mcu.usbDPRAM.set(packet);
    this.usb.sieStatus |= SETUP_RECEIVED;
    this.usb.sieStatusUpdated();
    this.poll(0);
  }

  stalled(endpoint, out) {
    return (this.#load(register(endpoint, out)) & STALL) !== 0;
  }

  /** @returns {boolean} whether it takes a packet there */
  hasRoom(endpoint) {
    return this.hears && this.#enabled(endpoint, true) && (this.#load(register(endpoint, true)) & AVAILABLE) !== 0;
  }

  /** @returns {boolean} false: it had no room any more */
  put(endpoint, bytes) {
    if (!this.hasRoom(endpoint)) return false;
    const at = register(endpoint, true);
    const value = this.#load(at);
    const count = Math.min(bytes.length, value & LENGTH);
    this.mcu.usbDPRAM.set(bytes.subarray(0, count), this.#buffer(endpoint, true));
    this.#store(at, (value & ~(LENGTH | AVAILABLE)) | FULL | count);
    this.usb.indicateBufferReady(endpoint, true);
    return true;
  }

  /** The host looks again for what the endpoint has to say: after it did not listen. */
  poll(endpoint) {
    const value = this.#load(register(endpoint, false));
    if (!this.fetching[endpoint] && value & (AVAILABLE | (AVAILABLE << 16))) this.#fetchAt(endpoint, FETCH_NS);
  }

  #given(offset, value) {
    if (offset < BUFFER_CONTROL || offset > LAST_BUFFER_CONTROL) return;
    const endpoint = (offset - BUFFER_CONTROL) >> 3;
    if (offset & 4) {
      if (value & AVAILABLE) this.host.onRoom(endpoint);
      return;
    }
    this.half[endpoint] = 0;
    this.poll(endpoint);
  }

  #fetchAt(endpoint, ns) {
    this.fetching[endpoint] = this.after(ns, () => {
      this.fetching[endpoint] = null;
      if (this.hears && this.#enabled(endpoint, false) && this.host.listens(endpoint)) this.#fetch(endpoint);
    });
  }

  #fetch(endpoint) {
    const at = register(endpoint, false);
    const half = this.half[endpoint];
    const shift = 16 * half;
    const value = this.#load(at);
    if (!(value & (AVAILABLE << shift))) return;
    const control = this.#endpointControl(endpoint, false);
    const double = endpoint !== 0 && (control & CONTROL_DOUBLE) !== 0;
    const from = this.#buffer(endpoint, false) + half * HALF;
    this.host.onPacket(endpoint, this.mcu.usbDPRAM.slice(from, from + ((value >>> shift) & LENGTH)));
    this.#store(at, value & ~((AVAILABLE | FULL) << shift));
    this.half[endpoint] = double ? 1 - half : 0;
    const both = double && (control & CONTROL_PER_DOUBLE) !== 0;
    if (both && half === 0 && value & (AVAILABLE << 16)) this.#fetchAt(endpoint, this.packetNs || FETCH_NS);
    else if (this.packetNs) this.after(this.packetNs, () => this.hears && this.usb.indicateBufferReady(endpoint, false));
    else this.usb.indicateBufferReady(endpoint, false);
  }

  #endpointControl(endpoint, out) {
    return this.view.getUint32(8 * endpoint + (out ? 4 : 0), true);
  }

  #enabled(endpoint, out) {
    return endpoint === 0 || (this.#endpointControl(endpoint, out) & CONTROL_ENABLE) !== 0;
  }

  #buffer(endpoint, out) {
    return endpoint === 0 ? 0x100 : this.#endpointControl(endpoint, out) & 0xffc0;
  }

  #load(at) {
    return this.view.getUint32(at, true);
  }

  #store(at, value) {
    this.view.setUint32(at, value, true);
  }
}

const [EDGE_LOW, EDGE_HIGH] = [1 << 2, 1 << 3]; // of a pin's interrupts

function seeOverrides(mcu, pin) {
  let { ctrl } = pin;
  Object.defineProperty(pin, 'ctrl', {
    get: () => ctrl,
    set: (value) => {
      const before = pin.inputValue;
      ctrl = value;
      if (pin.inputValue === before) return;
      pin.irqStatus |= before ? EDGE_LOW : EDGE_HIGH;
      mcu.updateIOInterrupt();
    },
  });
}

function register(endpoint, out) {
  return BUFFER_CONTROL + 8 * endpoint + (out ? 4 : 0);
}
