/**
 * A piezo disc on a pin. Its ceramic is deflected while the pin is high (or low, whichever is shorter), and is fully
 * deflected after some 100 us: a longer pulse is not louder. Found by experiment by the PicoSystem's maker: _play_note in
 * the library's hardware.cpp ("constraining the deflection period of the piezo to between 0 and 1/10000th of a second").
 * Below that the sound's pressure is taken to grow with the pulse.
 */
const FULL_DEFLECTION_S = 1e-4;

export const SILENCE = { hertz: 0, duty: 0, loudness: 0 };

/** @returns {number} 0 to 1: the part of the loudest pressure */
export function loudnessOf(hertz, duty) {
  const pulse = Math.min(duty, 1 - duty) / hertz;
  return Math.min(1, pulse / FULL_DEFLECTION_S);
}
