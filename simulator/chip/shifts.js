/** Shifts by a register: counts from 0 to 255. Beyond 31 JavaScript's shifts differ from the core's; a count of 0 leaves
 * the carry as it was. */
export const shifts = {
  left: (value, count) => (count < 32 ? value << count : 0),
  leftCarry: (value, count, carry) => (count ? count <= 32 && ((value >>> (32 - count)) & 1) === 1 : carry),
  right: (value, count) => (count < 32 ? (value >>> count) | 0 : 0),
  rightCarry: (value, count, carry) => (count ? count <= 32 && ((value >>> (count - 1)) & 1) === 1 : carry),
  signed: (value, count) => value >> Math.min(31, count),
  signedCarry: (value, count, carry) => (count ? ((value >>> (Math.min(32, count) - 1)) & 1) === 1 : carry),
  turn: (value, count) => (value >>> (count & 31)) | (value << (32 - (count & 31))),
  turnCarry: (value, count, carry) => (count ? ((value >>> ((count - 1) & 31)) & 1) === 1 : carry),
};
