/** Which function an address lies in, and where a variable does, by the linked program's symbols: to measure a part of the
 * firmware's work, and to wait for it. */
import { execFileSync } from 'node:child_process';

export class Symbols {
  /** @param {string} elf */
  constructor(elf) {
    const lines = execFileSync('arm-none-eabi-nm', ['-nS', elf], { encoding: 'utf8' }).split('\n');
    this.parts = lines.map((line) => line.split(' ')).filter((parts) => parts.length === 4);
    this.functions = this.parts
      .filter((parts) => 'tT'.includes(parts[2]))
      .map(([at, size, , name]) => ({ at: parseInt(at, 16), end: parseInt(at, 16) + parseInt(size, 16), name }));
  }

  /** @returns {number | undefined} where the variable lies; undefined if there is none of that name, or more than one */
  variable(name) {
    const found = this.parts.filter((parts) => 'bBdD'.includes(parts[2]) && parts[3] === name);
    return found.length === 1 ? parseInt(found[0][0], 16) : undefined;
  }

  /** @returns {string} its name, or '' */
  at(address) {
    let low = 0;
    let high = this.functions.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.functions[middle].at <= address) low = middle;
      else high = middle - 1;
    }
    return address < this.functions[low].end ? this.functions[low].name : '';
  }
}
