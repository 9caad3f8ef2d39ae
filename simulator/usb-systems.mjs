/**
 * What the three systems do with a removable drive, as far as it matters when its medium goes and comes. They know a
 * medium only by what they have read of it and keep in their caches, so one that goes unasked, or changes unseen, is a
 * surprise: "not ejected properly", a new window, a damaged copy.
 *
 *   const system = new UsbSystem(host, SYSTEMS.macos);
 *   system.mount(); system.readAll(); system.verify(); system.eject();
 *   system.surprises   // [] is what is wanted
 */
const MS = 1e6;
const SECTOR = 512;
const GOOD = 0;
const NOT_READY = 2;
const NOT_PRESENT = 0x3a;
const UNIT_ATTENTION = 6;
const TEST_READY = [0, 0, 0, 0, 0, 0];
const TABLE_AT = 1;
const DATA_AT = 73;
const CLUSTERS = 5000;
const CLUSTER_SECTORS = 8;

/**
 * @typedef {object} System
 * @property {number} pollMs         between two looks (TEST UNIT READY) while nothing else is asked
 * @property {boolean} locks         PREVENT MEDIUM REMOVAL when it has found a medium
 * @property {boolean} trustsLock    when that is granted, it does not look any more
 * @property {boolean} attentionIsGone  UNIT ATTENTION in answer to a look is taken for a medium that has gone
 * @property {number} sectors        of one READ(10), at the most
 * @property {number[][]} eject      its commands, in that order
 * @property {string} source
 */

const ALLOW = [0x1e, 0, 0, 0, 0, 0];
const STOP_AND_EJECT = [0x1b, 0, 0, 0, 2, 0];

/** @type {Record<string, System>} */
export const SYSTEMS = {
  linux: {
    pollMs: 2000,
    locks: true,
    trustsLock: false,
    attentionIsGone: false,
    sectors: 240,
    eject: [ALLOW, STOP_AND_EJECT],
    source:
      "drivers/scsi/sd.c: sd_check_events asks TEST UNIT READY, 3A makes the medium absent, UNIT ATTENTION marks a change; sd_open locks; usb-storage's max_sectors is 240; events_dfl_poll_msecs is 2000 by systemd's 60-block.rules",
  },
  windows: {
    pollMs: 1000,
    locks: true,
    trustsLock: false,
    attentionIsGone: false,
    sectors: 128,
    eject: [ALLOW, STOP_AND_EJECT],
    source:
      'classpnp: MEDIA_CHANGE_DEFAULT_TIME is one second; the sequence at ejecting as seen in hathach/tinyusb #549; that it locks, and 64 kB a READ: knowledge of the driver, not looked up',
  },
  macos: {
    pollMs: 1000,
    locks: true,
    trustsLock: true,
    attentionIsGone: true,
    sectors: 256,
    eject: [ALLOW, STOP_AND_EJECT],
    source:
      'IOSCSIBlockCommandsDevice.cpp: PollForNewMedia locks, and polls for removal only when that is refused; DetermineMediaPresence takes any sense but 00/00 for no medium; hathach/tinyusb #1327; 128 kB a READ and the second: knowledge, not looked up',
  },
};

export class UsbSystem {
  /** @param {import('./usb-host.mjs').UsbHost} host @param {System} system */
  constructor(host, system) {
    this.host = host;
    this.system = system;
    this.mounted = this.looks = false;
    this.cache = new Map();
    /** What it did not expect. @type {string[]} */
    this.surprises = [];
    /** How often it found another medium after its owner's doing. */
    this.changes = 0;
    this.nextLook = 0;
  }

  /** Looks until there is a medium, and reads what it is. */
  mount(ms = 20000) {
    const { host } = this;
    const end = host.machine.now + ms * MS;
    while (!this.mounted) {
      if (host.machine.now > end) throw new Error('no medium to mount');
      if (this.#ready()) this.#take();
      else host.machine.run(this.system.pollMs * MS);
    }
  }

  #take() {
    const { host, system } = this;
    const locked = system.locks && this.#command([0x1e, 0, 0, 0, 1, 0]).status === GOOD;
    this.looks = !(locked && system.trustsLock);
    const { sectors } = host.capacity();
    this.sectors = sectors;
    host.command([0x1a, 0, 0x3f, 0, 4, 0], { read: 4 });
    this.cache = new Map();
    this.mounted = true;
    this.read(0, DATA_AT);
  }

  #command(block) {
    const answer = this.host.command(block);
    return { ...answer, sense: answer.status === GOOD ? [0, 0] : this.host.sense() };
  }

  #ready() {
    const { status, sense } = this.#command(TEST_READY);
    if (status === GOOD) return true;
    const [key, code] = sense;
    if (key === UNIT_ATTENTION && !this.system.attentionIsGone && !this.mounted) return this.#command(TEST_READY).status === GOOD;
    if ((key === NOT_READY && code === NOT_PRESENT) || key === UNIT_ATTENTION) this.#gone(`${key}/${code.toString(16)}`);
    return false;
  }

  #gone(why) {
    if (!this.mounted) return;
    this.mounted = false;
    this.cache = new Map();
    if (this.expected) this.changes++;
    else this.surprises.push(`the medium went without being ejected (${why})`);
  }

  /** Lets time pass, with a look now and then. */
  idle(ms) {
    const { host } = this;
    for (const end = host.machine.now + ms * MS; host.machine.now < end; host.machine.run(50 * MS)) this.#look();
  }

  #look() {
    if (!this.looks || this.host.machine.now < this.nextLook) return;
    this.nextLook = this.host.machine.now + this.system.pollMs * MS;
    this.#ready();
  }

  /** Reads through the cache, as a file system does. */
  read(at, count) {
    for (let next = at; next < at + count; next += this.system.sectors) this.#readPiece(next, Math.min(this.system.sectors, at + count - next));
    return Buffer.concat(Array.from({ length: count }, (_, i) => this.cache.get(at + i) ?? Buffer.alloc(SECTOR)));
  }

  #readPiece(at, count) {
    this.#look();
    const { status, data } = this.host.readSectors(at, count);
    if (status !== GOOD) return this.surprises.push(`sectors ${at} to ${at + count - 1} can't be read: ${this.host.sense()}`);
    for (let i = 0; i < count; i++) this.#keep(at + i, data.subarray(i * SECTOR, (i + 1) * SECTOR));
  }

  #keep(sector, bytes) {
    const known = this.cache.get(sector);
    if (known && !known.equals(bytes)) this.surprises.push(`sector ${sector} is not what it was`);
    this.cache.set(sector, Buffer.from(bytes));
  }

  /**
   * Everything that is in use, a cluster at a time. @param {(cluster: number) => void} [between] called in between
   * @param {(cluster: number) => boolean} [wanted] which ones
   */
  readAll(between = () => {}, wanted = () => true) {
    const table = Buffer.concat(Array.from({ length: DATA_AT - TABLE_AT }, (_, i) => this.cache.get(TABLE_AT + i)));
    const used = Array.from({ length: CLUSTERS }, (_, i) => i + 2).filter((cluster) => table.readUInt16LE(2 * cluster) !== 0 && wanted(cluster));
    for (const cluster of used) {
      this.read(DATA_AT + CLUSTER_SECTORS * (cluster - 2), CLUSTER_SECTORS);
      between(cluster);
    }
    return used.length;
  }

  /** The drive as it is in the cache. @returns {Buffer} */
  image() {
    const image = Buffer.alloc(this.sectors * SECTOR);
    for (const [sector, bytes] of this.cache) bytes.copy(image, sector * SECTOR);
    return image;
  }

  /** Asks again for all that it knows: a sector that differs is stale in the cache. */
  verify() {
    for (const sector of [...this.cache.keys()].filter((at) => at % CLUSTER_SECTORS === 1)) this.read(sector, CLUSTER_SECTORS);
  }

  eject() {
    for (const block of this.system.eject) this.#command(block);
    this.mounted = this.looks = false;
    this.cache = new Map();
  }
}
