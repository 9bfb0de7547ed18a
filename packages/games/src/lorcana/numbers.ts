/** A character's strength, for the rules and for the table. */
export const strengthFrom = (printed: number, buff: number, hindered: number): number =>
  Math.max(0, printed + buff - hindered);

export const LORE_TO_WIN = 20;
