import type { GameEntry } from './entry.ts';

export type { GameEntry } from './entry.ts';

/** Every game, by name. */
export const games: Readonly<Record<string, GameEntry>> = {};
