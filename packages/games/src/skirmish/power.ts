/** Printed power, buffs, damage and the slot together; never below 0. */
export function powerFrom(printed: number, buffs: number, damage: number, modifier: number): number {
  const power = printed + buffs - damage + modifier;
  return power > 0 ? power : 0;
}

/** The seat with the higher power, or -1 for nobody. */
export const stronger = (power0: number, power1: number): number => (power0 === power1 ? -1 : power0 > power1 ? 0 : 1);
