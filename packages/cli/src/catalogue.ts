import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameEntry, gameNames, games, loadGame, type RegisteredGame } from '@cardloom/games';
import { derivePresentation } from '@cardloom/parts/present';
import { describeGame, type Game, type Json, type MatchOptions } from 'cardloom';
import { fail, nearest, unknown } from './usage.ts';

/** The games the commands know: those of the registry, and any game in a file of one's own. */
export interface CatalogueEntry extends GameEntry {
  /** What `findGame` finds it by again, also in another thread. */
  readonly source: string;
  readonly players: { readonly min: number; readonly max: number };
}

/** What there is to know of the registry's games before any of them is loaded: for lists. */
export const catalogue = (): readonly RegisteredGame[] => Object.values(games);

/**
 * The game of this name, or in this file (`./my-game.mjs`: the default export is a game or a registry entry). A file is
 * run, so this is for what a person typed.
 */
export async function findGame(name: string): Promise<CatalogueEntry> {
  if (isPath(name)) return gameFromFile(name);
  const entry = await loadGame(name);
  return entry === undefined ? unknown('game', name, gameNames) : complete(entry, name);
}

/**
 * The game that a saved match names. A save can come from anybody and say anything, so only the games of the registry
 * count; `how` is the line by which a person names a file.
 */
export async function savedGame(name: string, how?: string): Promise<CatalogueEntry> {
  const entry = await loadGame(name);
  if (entry !== undefined) return complete(entry, name);
  if (how === undefined || nearest(name, gameNames) !== undefined) return unknown('game', name, gameNames);
  return fail(`there is no game "${shortened(name)}" here; if it is in a file of your own, name that: ${how}`);
}

const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

export const isPath = (name: string): boolean => /[\\/]|\.[cm]?[jt]s$/.test(name);

async function gameFromFile(path: string): Promise<CatalogueEntry> {
  const file = resolve(path);
  if (!existsSync(file)) fail(`cannot read ${path}: there is no such file`);
  let found: unknown;
  try {
    found = ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
  } catch (error) {
    fail(`${path} cannot be loaded: ${String((error as Error)?.message ?? error).split('\n')[0]}`);
  }
  if (isGame(found)) return complete({ name: found.name, title: found.name, game: found, decks: [] }, file);
  if (isEntry(found)) return complete(found, file);
  return fail(`${path} has no game as its default export`);
}

const isGame = (value: unknown): value is Game =>
  typeof value === 'object' && value !== null && 'compiled' in value && 'name' in value;
const isEntry = (value: unknown): value is GameEntry =>
  typeof value === 'object' && value !== null && 'game' in value && isGame(value.game);

/** An entry with what its declaration says of it; a game that does not describe its table gets one made of that. */
export function complete(entry: GameEntry, source: string): CatalogueEntry {
  const description = describeGame(entry.game);
  const { min, max } = description.players;
  const derived = entry.side === undefined ? derivePresentation(description) : {};
  return { ...derived, ...entry, source, players: { min, max } };
}

/** How many play: a number the game allows; as few as it takes if nobody said. */
export function countPlayers(entry: CatalogueEntry, wanted: number | undefined): number {
  const { min, max } = entry.players;
  if (wanted === undefined) return min;
  if (wanted < min || wanted > max) {
    fail(`${entry.name} is for ${min === max ? min : `${min} to ${max}`} players, not ${wanted}`);
  }
  return wanted;
}

/** Who sits where: players as they come, or so many teams whose members sit in turn, where a game lets one choose them. */
export function seating(
  entry: CatalogueEntry,
  players: readonly string[],
  teams: number | undefined,
): Pick<MatchOptions, 'players' | 'teams'> {
  if (teams === undefined) return { players };
  if (describeGame(entry.game).teams !== 'chosen') fail(`in ${entry.name} nobody chooses who plays together`);
  if (teams > players.length) fail(`${teams} teams are too many for ${players.length} players`);
  return { teams: Array.from({ length: teams }, (_, team) => players.filter((_, seat) => seat % teams === team)) };
}

/** Match options for decks named on the command line: one for all, or one per seat. */
export function deckOptions(entry: CatalogueEntry, decks: readonly string[], seats: number): Json {
  if (decks.length > seats) fail(`${decks.length} decks are too many for ${seats} players`);
  if (decks.length > 0 && entry.decks.length === 0) fail(`${entry.name} has no decks to choose from`);
  for (const deck of decks) if (!entry.decks.includes(deck)) unknown('deck', deck, entry.decks);
  const perSeat = Array.from({ length: seats }, (_, seat) => (decks.length === 1 ? decks[0] : decks[seat]));
  if (entry.options !== undefined) return entry.options(perSeat);
  return decks.length === 0
    ? null
    : { decks: perSeat.map((deck, seat) => deck ?? entry.decks[seat % entry.decks.length]) };
}
