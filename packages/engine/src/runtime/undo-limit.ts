/** How many actions of a match can be taken back: so many of the last ones, or all. */
export type UndoLimit = number | 'all';

/** More than people at a table want back; each takes some 200 bytes. */
export const USUAL_UNDO = 10_000;

export const isUndoLimit = (value: unknown): value is UndoLimit =>
  value === 'all' || (Number.isSafeInteger(value) && (value as number) >= 0);
