/** What defense is left with its counters, for the rules and for the table. */
export const defenseFrom = (printed: number, counters: number): number => Math.max(0, printed + counters);
