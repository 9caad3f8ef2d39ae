/**
 * A panel's backlight driven by PWM. Its driver needs a moment after each rising edge before any light comes, and none
 * comes from pulses that are too short.
 *
 * Source: Wyatt-Grant/PicoCrystal-GBC on real PicoSystems, main.cpp: "backlight PWM cuts out entirely below ~15%", which
 * with the library's correction (0.15 to the power of 2.8, of 65,536 counts at 250 MHz) is an on-time of 1.3 us; at 14 %
 * it is 1.06 us. The other boards' drivers were not measured by anybody we know of: the same is taken for them.
 */

/** @param {{hertz: number, duty: number}} pwm @param {{shortestNs: number, lostNs: number}} driver @returns {number} 0 to 1 */
export function lightOf({ hertz, duty }, { shortestNs, lostNs }) {
  if (!hertz || duty >= 1) return duty;
  const onNs = (duty * 1e9) / hertz;
  return onNs < shortestNs ? 0 : ((onNs - lostNs) * hertz) / 1e9;
}
