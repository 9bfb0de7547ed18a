import { alphaClashEntry } from './alpha-clash/index.ts';
import { commanderEntry } from './commander/index.ts';
import type { GameEntry } from './entry.ts';
import { fleshAndBloodEntry } from './flesh-and-blood/index.ts';
import { grandArchiveEntry } from './grand-archive/index.ts';
import { gundamEntry } from './gundam/index.ts';
import { invokationEntry } from './invokation/index.ts';
import { lorcanaEntry, lorcanaSeriesEntry } from './lorcana/index.ts';
import { riftboundEntry } from './riftbound/index.ts';
import { skirmishEntry } from './skirmish/index.ts';

export * from './alpha-clash/index.ts';
export * from './commander/index.ts';
export type { GameEntry, Paint } from './entry.ts';
export * from './flesh-and-blood/index.ts';
export * from './grand-archive/index.ts';
export * from './gundam/index.ts';
export * from './invokation/index.ts';
export * from './lorcana/index.ts';
export * from './riftbound/index.ts';
export * from './skirmish/index.ts';

/** Every game, by name. */
export const games: Readonly<Record<string, GameEntry>> = {
  skirmish: skirmishEntry,
  'flesh-and-blood': fleshAndBloodEntry,
  invokation: invokationEntry,
  commander: commanderEntry,
  lorcana: lorcanaEntry,
  'lorcana-series': lorcanaSeriesEntry,
  gundam: gundamEntry,
  'alpha-clash': alphaClashEntry,
  riftbound: riftboundEntry,
  'grand-archive': grandArchiveEntry,
};
