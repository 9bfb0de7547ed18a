import type { GameEntry } from './entry.ts';
import { skirmishEntry } from './skirmish/index.ts';

export type { GameEntry, Paint } from './entry.ts';
export * from './skirmish/index.ts';

/** Every game, by name. */
export const games: Readonly<Record<string, GameEntry>> = { skirmish: skirmishEntry };
