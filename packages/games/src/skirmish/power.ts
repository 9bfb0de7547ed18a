/** Printed power, buffs, damage and the slot together; never below 0. */
export function powerFrom(printed: number, buffs: number, damage: number, modifier: number): number {
  const power = printed + buffs - damage + modifier;
  return power > 0 ? power : 0;
}

/**
 * The seat that controls a terrain, or -1 for nobody: the only unit, or the higher power; the lower one where a unit's
 * rule says so, which takes both.
 */
export function controls(power0: number | undefined, power1: number | undefined, isLowest = false): number {
  if (power0 === undefined) return power1 === undefined ? -1 : 1;
  if (power1 === undefined) return 0;
  if (power0 === power1) return -1;
  return power0 > power1 !== isLowest ? 0 : 1;
}
