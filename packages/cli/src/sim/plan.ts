import type { Json, Seed } from 'cardloom';
import { type CatalogueEntry, deckOptions } from '../catalogue.ts';
import { type OptionsRecord, withOptions } from '../match-options.ts';

/** What a simulation plays: all that a worker needs to know, as plain data. */
export interface SimPlan {
  /** What `findGame` finds the game by. */
  readonly source: string;
  readonly seed: Seed;
  readonly games: number;
  /** A bot for each seat. */
  readonly bots: readonly string[];
  /** How many teams there are, where whoever creates a match chooses. */
  readonly teams?: number | undefined;
  /** A deck for each seat; undefined for the game's own choice. */
  readonly decks: readonly (string | undefined)[];
  /** Decks go one seat further with every match, so that each sits everywhere equally often. */
  readonly rotate: boolean;
  /** So do bots; what comes out is counted by bot then, in the order they were named. */
  readonly rotateBots: boolean;
  /** Options of the game's own, besides decks. */
  readonly options: OptionsRecord | null;
  /** A match that takes more actions is given up and counts as unfinished. */
  readonly maxActions: number;
  /** Whether lengths and cards are counted too. */
  readonly wantsDetails: boolean;
}

/** The decks of one match, by seat. */
export function decksOf({ decks, rotate }: SimPlan, match: number): readonly (string | undefined)[] {
  if (!rotate) return decks;
  return decks.map((_, seat) => decks[(seat + match) % decks.length]);
}

/** Whose bot sits in a seat in one match: the place in the plan's list. */
export const botAt = ({ bots, rotateBots }: SimPlan, seat: number, match: number): number =>
  rotateBots ? (seat + match) % bots.length : seat;

export const seatsOf = (plan: SimPlan): number => plan.bots.length;

export const playersOf = (plan: SimPlan): string[] => plan.bots.map((_, seat) => `p${seat}`);

/** What a match is set up with. */
export function optionsOf(plan: SimPlan, entry: CatalogueEntry, match: number): Json {
  const decks = decksOf(plan, match).filter((deck) => deck !== undefined);
  return withOptions(deckOptions(entry, decks, seatsOf(plan)), plan.options);
}
