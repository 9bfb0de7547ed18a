/** How wide the cards of rows are, by the keys of the rows. */
export interface RowWidths {
  readonly of: ReadonlyMap<string, number>;
  /** How much room there is for them: with more or less nothing waits, as cards would lie outside. */
  readonly room: number;
}

/** Rows whose cards get another width do so one after the other, with every turn one. */
export function towardWidths(drawn: RowWidths, wanted: RowWidths, isTurn: boolean): RowWidths {
  if (drawn.room !== wanted.room) return wanted;
  const waiting = [...wanted.of].filter(([key, width]) => (drawn.of.get(key) ?? width) !== width);
  const left = isTurn ? waiting.slice(1) : waiting;
  if (left.length === 0) return wanted;
  const kept = left.map(([key]) => [key, drawn.of.get(key) as number] as const);
  return { of: new Map([...wanted.of, ...kept]), room: wanted.room };
}
