/** The parts of rp2040js that we use. Its package only exports the chip itself, so the rest is imported by file; this is
 * the only module that knows where. */
export { RP2040 } from '../node_modules/rp2040js/dist/esm/rp2040.js';
export { GPIOPinState } from '../node_modules/rp2040js/dist/esm/gpio-pin.js';
export { SimulationClock } from '../node_modules/rp2040js/dist/esm/clock/simulation-clock.js';
