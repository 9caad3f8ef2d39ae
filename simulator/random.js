/** Seeded chance (xorshift32): noise in RAM and on the panel, bounces, torn writes. The same seed gives the same run. */
export class Random {
  /** @param {number} seed any integer */
  constructor(seed = 1) {
    // Spread small seeds apart; zero would stay zero for ever.
    this.state = Math.imul(seed + 1, 0x9e3779b1) | 0 || 0x6d2b79f5;
  }

  /** @returns {number} 32 random bits, signed */
  bits() {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return x;
  }

  /** @returns {number} from 0 to less than 1 */
  fraction() {
    return (this.bits() >>> 0) / 4294967296;
  }

  /** @returns {number} an integer from 0 to less than count */
  below(count) {
    return Math.floor(this.fraction() * count);
  }
}
