import type { Json } from 'cardloom';
import { type CatalogueEntry, deckOptions } from '../catalogue.ts';
import { type OptionsRecord, withOptions } from '../match-options.ts';

/** What an audit looks at, as plain data. */
export interface AuditPlan {
  /** What `findGame` finds the game by. */
  readonly source: string;
  readonly seed: number;
  readonly games: number;
  /** How many play; null for every number the game allows, in turn. */
  readonly players: number | null;
  readonly options: OptionsRecord | null;
  /** A match that takes more actions is given up and counted. */
  readonly maxActions: number;
  /** The laws that cost most look at one in so many of the positions that are looked at. */
  readonly oneIn: number;
}

/**
 * Matches that are audited together on one thread, always cut alike so that the result does not depend on the number of
 * threads. Some laws look at many matches at once, so a batch is not too small.
 */
export const BATCH = 50;

/** The options of one match of an audit, by its number: the decks go through all combinations. */
export function optionsOf(plan: AuditPlan, entry: CatalogueEntry, match: number, seats: number): Json {
  const { decks } = entry;
  const chosen =
    decks.length === 0
      ? []
      : Array.from({ length: seats }, (_, seat) => decks[Math.floor(match / decks.length ** seat) % decks.length]);
  return withOptions(deckOptions(entry, chosen, seats), plan.options);
}
