/** Codes of deals, as consoles show and take them: docs/protocol.md. */
const LETTERS = '0123456789ACDEFGHJKMNPQRTVWXY';
const LOOKS = { B: '8', I: '1', L: '1', O: '0', S: '5', U: 'V', Z: '2' };
const [BASE, GROUP, MOST] = [29n, 4, 28];
const [IDS, VERSIONS, LEVELS, BYTE] = [8, 16, 8, 256];
const HEAD = 80; // set-up and seats: docs/save-format.md, from byte 32 of a sector
const SEAT = 12;
const NAME = 10;

// By their numbers in saves; the levels in the order of theirs, from 1: engine/*/levels.c.
const GAMES = {
  1: { version: 1, seats: [2, 4], options: [2], levels: ['Novice', 'Chief', 'Master', 'Settler', 'Herder', 'Builder', 'Elder'] },
  2: { version: 1, seats: [2, 5], options: [2, 2, 2, 2, 2], levels: ['Captain', 'General', 'Master', 'Novice', 'Wanderer', 'Trader', 'Marshal'] },
  3: { version: 3, seats: [2, 4], options: [3], levels: ['Hoarder', 'Mason', 'Master', 'Novice', 'Shepherd', 'Captain'] },
};
const STONES = ['Garnet', 'Lapis', 'Amber', 'Jade', 'Pearl'];

/** @param {string} code @returns {import('./journal.js').Match} one that has not begun, in the console's own seats */
export function decodeDeal(code) {
  const letters = read(code);
  let number = letters.slice(0, -2).reduce((sum, letter) => sum * BASE + BigInt(letter), 0n);
  const take = (radix) => {
    const rest = Number(number % BigInt(radix));
    number /= BigInt(radix);
    return rest;
  };
  const takeNumber = (usual) => {
    const value = take(usual);
    return value === usual - 1 ? take(BYTE) + take(BYTE) * BYTE : value;
  };
  const id = takeNumber(IDS);
  const game = GAMES[id];
  if (!game) throw new Error('the code is of a game that is not here');
  if (takeNumber(VERSIONS) !== game.version) throw new Error('the code is of other rules of the game');
  const [least, most] = game.seats;
  const seats = least + take(most - least + 1);
  const options = game.options.map((values) => take(values));
  const levels = Array.from({ length: seats }, () => takeNumber(LEVELS));
  const seed = number;
  if (seed >= 1n << 64n) throw new Error('the code is mistyped');
  return { head: headOf(id, game, seats, options, levels, seed), moves: [] };
}

/** The letters as numbers; a slip is an error in words. */
function read(code) {
  const typed = [...code.toUpperCase()].filter((letter) => !'- '.includes(letter));
  const letters = typed.map((letter) => LETTERS.indexOf(LOOKS[letter] ?? letter));
  if (letters.includes(-1)) throw new Error('no code has such a letter');
  const { length } = letters;
  if (length < 2 * GROUP || length % GROUP) throw new Error('letters of the code are missing');
  const sums = letters.reduce(([plain, weighted], letter, i) => [plain + letter, weighted + letter * (length - 1 - i)], [0, 0]);
  const isPadded = length > 2 * GROUP && letters.slice(0, GROUP).every((letter) => letter === 0);
  if (length > MOST || isPadded || sums.some((sum) => sum % LETTERS.length)) throw new Error('the code is mistyped: a letter is wrong, missing, or in another place');
  return letters;
}

function headOf(id, game, seats, options, levels, seed) {
  const head = new Uint8Array(HEAD);
  const view = new DataView(head.buffer);
  head[0] = id;
  view.setUint16(1, game.version, true);
  head.set([seats, ...options], 3);
  view.setBigUint64(12, seed, true);
  levels.forEach((level, seat) => {
    const name = level ? game.levels[level - 1] ?? '?' : STONES[seat];
    const at = 20 + SEAT * seat;
    head.set(new TextEncoder().encode(name), at);
    head.set([level, seat], at + NAME);
  });
  return head;
}
