import { decksBySeat } from '@cardloom/parts';
import type { Skin } from '@cardloom/react';
import type { Game } from 'cardloom';
import type { GameEntry, GameInfo, Presentation } from './entry.ts';

/** The one list of games. It loads none of them: rules and presentation come when somebody asks for them. */

/**
 * A game of the registry.
 *
 * ```ts
 * const load = async ({ title, players, load }: RegisteredGame) =>
 *   console.log(title, players.max, (await load()).version);
 * ```
 */
export interface RegisteredGame extends GameInfo {
  readonly players: { readonly min: number; readonly max: number };
  readonly options: NonNullable<GameInfo['options']>;
  /** Its rules and cards. */
  load(): Promise<Game>;
  /** How it looks and reads at a table. */
  present(): Promise<Presentation>;
  /** What it draws in its own way on a page, if anything. */
  skin?(): Promise<Skin>;
}

interface Listing extends Pick<RegisteredGame, 'title' | 'decks' | 'longest' | 'bench' | 'load' | 'present' | 'skin'> {
  readonly players?: RegisteredGame['players'];
  /** The decks of the seats where nobody chose any; the first ones if left out. */
  readonly usual?: readonly string[];
  /** Options of a match besides its decks. */
  readonly more?: Readonly<Record<string, number>>;
}

const TWO = { min: 2, max: 2 };

const lorcana: Listing = {
  title: 'Lorcana',
  decks: ['hearth', 'gale'],
  load: async () => (await import('./lorcana/index.ts')).lorcana,
  present: async () => (await import('./lorcana/present.ts')).presentation,
};

/** In the order people see them. */
const listings: Readonly<Record<string, Listing>> = {
  skirmish: {
    title: 'Skirmish',
    decks: ['basic', 'control'],
    bench: { options: { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] } },
    load: async () => (await import('./skirmish/index.ts')).skirmish,
    present: async () => (await import('./skirmish/present.ts')).presentation,
    skin: async () => (await import('./skirmish/skin.tsx')).skin,
  },
  'flesh-and-blood': {
    title: 'Flesh and Blood, streamlined',
    decks: ['goram', 'sera', 'yuna'],
    usual: ['yuna', 'goram'],
    load: async () => (await import('./flesh-and-blood/index.ts')).fleshAndBlood,
    present: async () => (await import('./flesh-and-blood/present.ts')).presentation,
  },
  invokation: {
    title: 'Genius Invokation 3.3',
    decks: ['mondstadt', 'storm', 'frost', 'grove', 'hearth'],
    load: async () => (await import('./invokation/index.ts')).invokation,
    present: async () => (await import('./invokation/present.ts')).presentation,
  },
  commander: {
    title: 'Commander',
    players: { min: 2, max: 6 },
    decks: ['dawn', 'hours', 'rot', 'hill'],
    // six players who act at random took more than 40,000
    longest: 100_000,
    bench: { players: [2, 4, 6] },
    load: async () => (await import('./commander/index.ts')).commander,
    present: async () => (await import('./commander/present.ts')).presentation,
  },
  lorcana,
  'lorcana-series': { ...lorcana, title: 'Lorcana, best of three', more: { bestOf: 3 } },
  gundam: {
    title: 'Gundam',
    decks: ['harbor', 'foundry'],
    load: async () => (await import('./gundam/index.ts')).gundam,
    present: async () => (await import('./gundam/present.ts')).presentation,
  },
  'alpha-clash': {
    title: 'Alpha Clash',
    decks: ['vanguard', 'umbra'],
    load: async () => (await import('./alpha-clash/index.ts')).alphaClash,
    present: async () => (await import('./alpha-clash/present.ts')).presentation,
  },
  riftbound: {
    title: 'Riftbound',
    decks: ['ember', 'shoal'],
    load: async () => (await import('./riftbound/index.ts')).riftbound,
    present: async () => (await import('./riftbound/present.ts')).presentation,
  },
  'grand-archive': {
    title: 'Grand Archive',
    decks: ['cinder', 'quill'],
    load: async () => (await import('./grand-archive/index.ts')).grandArchive,
    present: async () => (await import('./grand-archive/present.ts')).presentation,
  },
};

const register = (name: string, { usual, more, players = TWO, ...listing }: Listing): RegisteredGame => ({
  name,
  players,
  ...listing,
  options: (chosen) => ({ decks: decksBySeat(usual ?? listing.decks, chosen), ...more }),
});

/**
 * Every game by name, with what there is to know before it is loaded.
 *
 * ```ts
 * const { title, decks, load } = games.skirmish;
 * const match = createMatch(await load(), { options: { decks } });
 * ```
 */
export const games: Readonly<Record<string, RegisteredGame>> = Object.fromEntries(
  Object.entries(listings).map(([name, listing]) => [name, register(name, listing)]),
);

/**
 * The names of all games of the registry.
 *
 * ```ts
 * gameNames.includes('skirmish'); // true
 * ```
 */
export const gameNames: readonly string[] = Object.keys(games);

/**
 * Loads one game with its presentation; undefined if there is none of this name.
 *
 * ```ts
 * const entry = await loadGame('skirmish');
 * ```
 */
export async function loadGame(name: string): Promise<GameEntry | undefined> {
  if (!Object.hasOwn(games, name)) return undefined;
  const { load, present, skin: _skin, players: _players, ...info } = games[name];
  const [game, presentation] = await Promise.all([load(), present()]);
  return { ...presentation, ...info, game };
}
