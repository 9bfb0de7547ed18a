import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PassRules } from '@cardloom/host';
import { CardloomError, createMatch, describeGame, type Game, type Json } from 'cardloom';

/**
 * A game as a server offers it. Those of the registry of `@cardloom/games` are such.
 *
 * ```ts
 * const served: ServedGame = {
 *   name: 'tide',
 *   title: 'Tide',
 *   players: { min: 2, max: 2 },
 *   decks: ['usual'],
 *   load: async () => game,
 * };
 * ```
 */
export interface ServedGame {
  readonly name: string;
  /** Its name for people. */
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  /** The ready-made decks, by name. */
  readonly decks: readonly string[];
  /** The options of a match with these decks, one per seat (undefined: the seat's default). */
  readonly options?: (decks: readonly (string | undefined)[]) => Json;
  load(): Promise<Game>;
  present?(): Promise<{ readonly about?: string; readonly passing?: PassRules; readonly late?: readonly string[] }>;
  /** The address of a module whose default export is the game: bots think in threads, and load it there. */
  readonly module?: string;
  /** Another one for each change of its rules. Left out, it is made of the installed files. */
  readonly build?: string;
}

/** A game with all that a table needs. */
export interface LoadedGame {
  readonly served: ServedGame;
  readonly game: Game;
  readonly about: string;
  readonly passing: PassRules | undefined;
  readonly late: readonly string[];
  readonly build: string;
}

export interface Games {
  readonly all: readonly ServedGame[];
  /** Null if none of this name is offered. */
  load(name: string): Promise<LoadedGame | null>;
  /** The same for servers that offer the same games with the same rules. */
  build(): string;
}

export function offered(games: Readonly<Record<string, ServedGame>>): Games {
  const loaded = new Map<string, Promise<LoadedGame>>();
  const load = async (served: ServedGame): Promise<LoadedGame> => {
    const [game, presentation] = await Promise.all([served.load(), served.present?.()]);
    const { about = '', passing, late = [] } = presentation ?? {};
    return { served, game, about, passing, late, build: buildOf(served, game) };
  };
  return {
    all: Object.values(games),
    build: () => {
      const hash = createHash('sha256');
      for (const served of Object.values(games)) hash.update(`${served.name} `).update(rulesOf(served));
      return hash.digest('base64url').slice(0, 22);
    },
    async load(name) {
      if (!Object.hasOwn(games, name)) return null;
      const known = loaded.get(name);
      if (known !== undefined) return known;
      const loading = load(games[name]);
      loaded.set(name, loading);
      // what failed once is tried again: a file may have been missing for a moment
      loading.catch(() => loaded.delete(name));
      return loading;
    },
  };
}

/** Functions cannot be hashed, so the files they stand in are: of the engine, the parts and the games. */
function buildOf(served: ServedGame, game: Game): string {
  if (served.build !== undefined) return served.build;
  const hash = createHash('sha256').update(describeGame(game).version).update(rulesOf(served));
  return hash.digest('base64url').slice(0, 22);
}

function rulesOf({ build, module }: ServedGame): string {
  if (build !== undefined) return build;
  const hash = createHash('sha256').update(installed());
  if (module?.startsWith('file:') === true) hash.update(readFileSync(fileURLToPath(module)));
  return hash.digest('hex');
}

let installedHash: string | undefined;
function installed(): string {
  installedHash ??= ['cardloom', '@cardloom/parts', '@cardloom/games', '@cardloom/host']
    .reduce((hash, name) => hashFolder(hash, folderOf(name)), createHash('sha256'))
    .digest('hex');
  return installedHash;
}

const folderOf = (name: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dist');

function hashFolder(hash: ReturnType<typeof createHash>, folder: string): ReturnType<typeof createHash> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash;
}

/** What a seat plays with: the name of a deck, a list of one's own, or what is usual. */
export type Deck = Json;

/** The options of a match: what the game makes of the decks, lists of one's own in their places, and what was given. */
export function optionsFor({ options }: ServedGame, decks: readonly Deck[], given: Json): Json {
  const base = options?.(decks.map((deck) => (typeof deck === 'string' ? deck : undefined))) ?? null;
  const isOwn = (deck: Deck): boolean => deck !== null && typeof deck !== 'string';
  if (!decks.some(isOwn)) return merged(base, given);
  const usual = isRecord(base) && Array.isArray(base.decks) ? (base.decks as readonly Json[]) : [];
  return merged(
    merged(base, { decks: decks.map((deck, seat) => (isOwn(deck) ? deck : (usual[seat] ?? deck))) }),
    given,
  );
}

const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merged = (base: Json, more: Json): Json => {
  if (more === null) return base;
  return isRecord(base) && isRecord(more) ? { ...base, ...more } : more;
};

/** Why the game does not take these options; null if it does. It is asked by beginning a match that nobody plays. */
export function objectionTo(game: Game, players: readonly string[], options: Json): CardloomError | null {
  try {
    createMatch(game, { players, options, seed: 1 });
    return null;
  } catch (error) {
    if (error instanceof CardloomError) return error;
    throw error;
  }
}
