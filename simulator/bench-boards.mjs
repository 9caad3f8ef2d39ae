/**
 * On each board that has firmware: how long the first whole picture takes on its bus, and from power-on until home is
 * complete and lit, border included. `name value` lines for tools/bench; emulated times.
 */
import { existsSync } from 'node:fs';
import { BOARDS } from './boards.mjs';
import { bootKnown, firmwareOf, MS } from './harness.mjs';

const PICTURE_BYTES = 240 * 240 * 2; // at the least

for (const board of Object.keys(BOARDS).filter((name) => existsSync(firmwareOf(name)))) {
  const device = bootKnown(firmwareOf(board), { board });
  device.waitForQuiet();
  const { write, lastByteAt } = device.panel;
  if (write.bytes < PICTURE_BYTES) throw new Error(`${board}: the first picture was not one whole frame`);
  const again = bootKnown(firmwareOf(board), { board });
  again.waitUntil(() => again.machine.now >= lastByteAt && again.lights().backlight > 0);
  console.log(`device.frame_ms.${board} ${Number(((lastByteAt - write.at) / MS).toFixed(3))}`);
  console.log(`device.boot_ms.${board} ${Number(again.ms.toFixed(3))}`);
}
