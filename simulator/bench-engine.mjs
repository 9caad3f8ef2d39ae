/** How quick the engine is on the emulated chip at 125 MHz: `name value` lines for tools/bench, from oxhide-selftest. */
import { runSelftest } from './selftest.mjs';

const MHZ = 125;

const { games, searches } = runSelftest();
const say = (name, value) => console.log(`${name} ${Number(value.toFixed(3))}`);
for (const { game, count, decisions, us } of games) {
  say(`${game}.device.cycles_per_decision`, (us * MHZ) / decisions);
  say(`${game}.device.games_per_s`, (count * 1e6) / us);
}
for (const { game, playouts, us } of searches) {
  say(`${game}.device.playouts_per_s`, (playouts * 1e6) / us);
  say(`search.device.playouts_per_s.${game}`, (playouts * 1e6) / us);
}
say('search.device.longest_slice_ms', Math.max(...searches.map(({ longestUs }) => longestUs)) / 1000);
