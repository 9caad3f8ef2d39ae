/** Runs firmware/selftest/selftest.c on the emulated chip, and reads what it says over UART. */
import { fileURLToPath } from 'node:url';
import { bootKnown } from './harness.mjs';

export const SELFTEST = fileURLToPath(new URL('../build/picosystem/oxhide-selftest.uf2', import.meta.url));
const PATIENCE_MS = 120000;

/**
 * @returns {{
 *   signatures: {game: string, hash: string}[],
 *   games: {game: string, seats: number, count: number, decisions: number, us: number}[],
 *   searches: {game: string, seats: number, playouts: number, us: number, longestUs: number}[],
 * }}
 */
export function runSelftest() {
  const device = bootKnown(SELFTEST);
  device.waitUntil(() => device.lines.at(-1) === 'end', { timeoutMs: PATIENCE_MS, stepMs: 50 });
  const lines = device.lines.map((line) => line.split(' '));
  const of = (kind) => lines.filter(([word]) => word === kind).map(([, game, ...rest]) => [game, rest]);
  return {
    signatures: of('signature').map(([game, [hash]]) => ({ game, hash })),
    games: of('games').map(([game, rest]) => {
      const [seats, count, decisions, us] = rest.map(Number);
      return { game, seats, count, decisions, us };
    }),
    searches: of('search').map(([game, rest]) => {
      const [seats, playouts, us, longestUs] = rest.map(Number);
      return { game, seats, playouts, us, longestUs };
    }),
  };
}
