import type { GameEntry } from './entry.ts';

export type { GameEntry, Paint } from './entry.ts';

/** Every game by name, in the order people see them. Each is loaded with its cards only when somebody asks for it. */
const loaders: Readonly<Record<string, () => Promise<GameEntry>>> = {
  skirmish: async () => (await import('./skirmish/index.ts')).skirmishEntry,
  'flesh-and-blood': async () => (await import('./flesh-and-blood/index.ts')).fleshAndBloodEntry,
  invokation: async () => (await import('./invokation/index.ts')).invokationEntry,
  commander: async () => (await import('./commander/index.ts')).commanderEntry,
  lorcana: async () => (await import('./lorcana/index.ts')).lorcanaEntry,
  'lorcana-series': async () => (await import('./lorcana/index.ts')).lorcanaSeriesEntry,
  gundam: async () => (await import('./gundam/index.ts')).gundamEntry,
  'alpha-clash': async () => (await import('./alpha-clash/index.ts')).alphaClashEntry,
  riftbound: async () => (await import('./riftbound/index.ts')).riftboundEntry,
  'grand-archive': async () => (await import('./grand-archive/index.ts')).grandArchiveEntry,
};

export const gameNames: readonly string[] = Object.keys(loaders);

/**
 * Loads one game; undefined if there is none of this name. A card file of one game that is wrong stops that game only.
 *
 * ```ts
 * const entry = await loadGame('skirmish');
 * ```
 */
export async function loadGame(name: string): Promise<GameEntry | undefined> {
  return Object.hasOwn(loaders, name) ? loaders[name]() : undefined;
}
