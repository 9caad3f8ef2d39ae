/**
 * The emulated handheld's serial port on stdin and stdout: what a program would write to /dev/ttyACM0 goes in, what it
 * would read comes out. Ends with stdin.
 *
 * usage: node simulator/serial.mjs [picosystem | pico_lcd_1_3]
 */
import { bootKnown, firmwareOf } from './harness.mjs';
import { UsbHost } from './usb-host.mjs';

const SLICE_MS = 5; // emulated, between two looks at stdin

const board = process.argv[2] ?? 'picosystem';
const device = bootKnown(firmwareOf(board), { board });
const host = new UsbHost(device);
let open = true;

process.stdin.on('data', (bytes) => host.write(bytes.toString('latin1')));
process.stdin.on('end', () => (open = false));
process.stdout.on('error', () => (open = false));

host.enumerate();
host.openSerial();
function turn() {
  device.run(SLICE_MS);
  host.read();
  if (host.text) process.stdout.write(Buffer.from(host.text, 'latin1'));
  host.text = '';
  if (open) setImmediate(turn);
}
turn();
