/** Which board was chosen last: in the address, which can be shared, and in the browser, where it lets us. */
import { readAddress } from './address.js';

const KEY = 'board';

/** @param {{name: string}[]} boards @returns {string} */
export function chosenBoard(boards) {
  const wanted = [readAddress().board, new URL(location.href).searchParams.get(KEY), stored()];
  const name = wanted.find((candidate) => boards.some(({ name }) => name === candidate)) ?? boards[0].name;
  store(name);
  return name;
}

export function rememberBoard(name) {
  store(name);
  const address = new URL(location.href);
  if (readAddress().board) address.hash = ''; // what it named is another one now
  address.searchParams.set(KEY, name);
  quietly(() => history.replaceState(history.state, '', address));
}

const stored = () => quietly(() => localStorage.getItem(KEY));
const store = (name) => quietly(() => localStorage.setItem(KEY, name));

// Where site data are blocked, even the mention of localStorage throws.
function quietly(act) {
  try {
    return act();
  } catch {
    return null;
  }
}
