import { decksBySeat } from '@cardloom/parts';
import type { Skin } from '@cardloom/react';
import type { Game, Json } from 'cardloom';
import type { GameEntry, GameInfo, Presentation, Setting } from './entry.ts';

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
  /** How long people sit at it, about. */
  readonly minutes?: number;
  /** What can be chosen about a match besides seats and decks. */
  readonly settings: readonly Setting[];
  /** The ready-made decks as lists: each can stand in the options in the place of its name, and changed to taste. */
  lists(): Promise<Readonly<Record<string, Json>>>;
  /** Its rules and cards. */
  load(): Promise<Game>;
  /** How it looks and reads at a table. */
  present(): Promise<Presentation>;
  /** What it draws in its own way on a page, if anything. */
  skin?(): Promise<Skin>;
}

type Said = 'title' | 'minutes' | 'decks' | 'longest' | 'bench' | 'load' | 'lists' | 'present' | 'skin';

interface Listing extends Pick<RegisteredGame, Said> {
  readonly players?: RegisteredGame['players'];
  readonly settings?: readonly Setting[];
  /** The decks of the seats where nobody chose any; the first ones if left out. */
  readonly usual?: readonly string[];
  /** Options of a match besides its decks. */
  readonly more?: Readonly<Record<string, number>>;
}

const TWO = { min: 2, max: 2 };

/** Decks are plain data, whatever a game calls their parts. */
const asLists = (decks: object): Readonly<Record<string, Json>> => decks as Readonly<Record<string, Json>>;

/** `setting('life', 'Life', [40, 'forty'], [20, 'twenty'])`: the usual first. */
const setting = (
  name: string,
  title: string,
  ...values: readonly (readonly [value: Json, title: string])[]
): Setting => ({
  name,
  title,
  values: values.map(([value, called]) => ({ value, title: called })),
});

const lorcana: Listing = {
  title: 'Lorcana',
  minutes: 20,
  decks: ['hearth', 'gale'],
  lists: async () => asLists((await import('./lorcana/card-set.ts')).decks),
  load: async () => (await import('./lorcana/index.ts')).lorcana,
  present: async () => (await import('./lorcana/present.ts')).presentation,
};

/** In the order people see them. */
const listings: Readonly<Record<string, Listing>> = {
  skirmish: {
    title: 'Skirmish',
    minutes: 10,
    decks: ['basic', 'control'],
    bench: { options: { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] } },
    settings: [
      {
        ...setting('leaders', 'Leader', ['rookie', 'Rookie'], ['sage', 'Sage'], ['warlord', 'Warlord']),
        isBySeat: true,
      },
    ],
    lists: async () => asLists((await import('./skirmish/card-set.ts')).standardSet.decks),
    load: async () => (await import('./skirmish/index.ts')).skirmish,
    present: async () => (await import('./skirmish/present.ts')).presentation,
    skin: async () => (await import('./skirmish/skin.tsx')).skin,
  },
  'flesh-and-blood': {
    title: 'Flesh and Blood, streamlined',
    minutes: 25,
    decks: ['goram', 'sera', 'yuna'],
    usual: ['yuna', 'goram'],
    settings: [
      setting('DEFEND_MAX', 'Cards in one block', [2, 'two'], [1, 'one'], [3, 'three'], [null, 'any number']),
      setting('pitchRule', 'Pitching too much', ['sequential', 'with the last card'], ['minimal', 'never']),
      setting('strict', 'Rules', [false, 'streamlined'], [true, 'the bare loop']),
    ],
    lists: async () => asLists((await import('./flesh-and-blood/card-set.ts')).standardSet.decks),
    load: async () => (await import('./flesh-and-blood/index.ts')).fleshAndBlood,
    present: async () => (await import('./flesh-and-blood/present.ts')).presentation,
  },
  invokation: {
    title: 'Genius Invokation 3.3',
    minutes: 20,
    decks: ['mondstadt', 'storm', 'frost', 'grove', 'hearth'],
    settings: [setting('mode', 'Dice', ['standard', 'thrown'], ['omni', 'all Omni'])],
    lists: async () => asLists((await import('./invokation/decks.ts')).decks),
    load: async () => (await import('./invokation/index.ts')).invokation,
    present: async () => (await import('./invokation/present.ts')).presentation,
  },
  commander: {
    title: 'Commander',
    minutes: 60,
    players: { min: 2, max: 6 },
    decks: ['dawn', 'hours', 'rot', 'hill'],
    // six players who act at random took more than 40,000
    longest: 100_000,
    bench: { players: [2, 4, 6] },
    settings: [
      setting('life', 'Life', [40, '40'], [30, '30'], [20, '20']),
      setting('singleton', 'Lists of one’s own', [true, 'each card once'], [false, 'duplicates too']),
    ],
    lists: async () => asLists((await import('./commander/card-set.ts')).standardDecks),
    load: async () => (await import('./commander/index.ts')).commander,
    present: async () => (await import('./commander/present.ts')).presentation,
  },
  lorcana,
  'lorcana-series': { ...lorcana, title: 'Lorcana, best of three', minutes: 50, more: { bestOf: 3 } },
  gundam: {
    title: 'Gundam',
    minutes: 20,
    decks: ['harbor', 'foundry'],
    lists: async () => asLists((await import('./gundam/card-set.ts')).decks),
    load: async () => (await import('./gundam/index.ts')).gundam,
    present: async () => (await import('./gundam/present.ts')).presentation,
  },
  'alpha-clash': {
    title: 'Alpha Clash',
    minutes: 20,
    decks: ['vanguard', 'umbra'],
    lists: async () => asLists((await import('./alpha-clash/card-set.ts')).decks),
    load: async () => (await import('./alpha-clash/index.ts')).alphaClash,
    present: async () => (await import('./alpha-clash/present.ts')).presentation,
  },
  riftbound: {
    title: 'Riftbound',
    minutes: 25,
    decks: ['ember', 'shoal'],
    lists: async () => asLists((await import('./riftbound/card-set.ts')).decks),
    load: async () => (await import('./riftbound/index.ts')).riftbound,
    present: async () => (await import('./riftbound/present.ts')).presentation,
  },
  'grand-archive': {
    title: 'Grand Archive',
    minutes: 30,
    decks: ['cinder', 'quill'],
    settings: [
      setting('opening', 'Opening', ['mulligan', 'a hand of five'], ['spirit', 'the champion enters and draws']),
    ],
    lists: async () => asLists((await import('./grand-archive/card-set.ts')).decks),
    load: async () => (await import('./grand-archive/index.ts')).grandArchive,
    present: async () => (await import('./grand-archive/present.ts')).presentation,
  },
};

const register = (
  name: string,
  { usual, more, players = TWO, settings = [], ...listing }: Listing,
): RegisteredGame => ({
  name,
  players,
  settings,
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
  const { load, lists: _lists, present, skin: _skin, players: _players, settings: _settings, ...info } = games[name];
  const [game, presentation] = await Promise.all([load(), present()]);
  return { ...presentation, ...info, game };
}
