import {
  byName,
  CardDataError,
  type CardFile,
  type Checking,
  checkDeck,
  type DataMapping,
  type DeckList,
  meant,
  readCardData,
  readCardFiles,
} from '@cardloom/cards';
import { hydrateEntry } from './hydrate.ts';
import { acquaint, EFFECT, LINK, type Printed, printCard, printEquipment, printHero, printWeapon } from './printed.ts';
import { cardSchema, type DeckData, deckSchema, equipmentSchema, heroSchema, weaponSchema } from './schema.ts';
import type { AbilitiesData, OperationData } from './vocabulary.ts';

/** From files to all that a game is played with. */

export interface Deck {
  readonly hero: string;
  readonly equipment: readonly string[];
  readonly cards: DeckList;
}

export interface CardSet {
  /** Everything that can lie on the table, by id. */
  readonly cards: Readonly<Record<string, Printed>>;
  readonly decks: Readonly<Record<string, Deck>>;
}

export const DECK_MIN = 30;
export const DECK_MAX = 80;
export const MAX_COPIES = 3;

const lists = {
  cards: cardSchema,
  heroes: heroSchema,
  weapons: weaponSchema,
  equipment: equipmentSchema,
  decks: byName(deckSchema),
};

/** The files that come with the game. */
export const standardFiles = (): CardFile[] =>
  readCardFiles(new URL('../../src/flesh-and-blood/cards/', import.meta.url));

/**
 * Reads card files; throws one error with everything that is wrong with them.
 *
 * ```ts
 * const mine = readCardSet([...standardFiles(), { name: 'mine.yaml', text: 'cards: [{id: …}]' }]);
 * ```
 */
export function readCardSet(files: readonly CardFile[]): CardSet {
  const data = readCardData(files, lists, { check });
  const cards: Record<string, Printed> = { link: LINK, effect: EFFECT };
  // the schemas take mappings only
  for (const { id, data: card, raw } of data.cards.values()) cards[id] = printCard(card, raw as DataMapping);
  for (const { id, data: hero, raw } of data.heroes.values()) cards[id] = printHero(hero, raw as DataMapping);
  for (const { id, data: weapon, raw } of data.weapons.values()) cards[id] = printWeapon(weapon, raw as DataMapping);
  for (const { id, data: worn, raw } of data.equipment.values()) cards[id] = printEquipment(worn, raw as DataMapping);
  const decks: Record<string, Deck> = {};
  for (const { id, data: deck } of data.decks.values()) decks[id] = readDeck(deck, cards);
  acquaint(cards);
  return { cards, decks };
}

/** A deck given as a list may change its cards; each change is a card of its own. */
function readDeck({ hero, equipment, cards: given }: DeckData, cards: Record<string, Printed>): Deck {
  if (!Array.isArray(given)) return { hero, equipment, cards: given };
  const deck: Record<string, number> = {};
  for (const entry of given) {
    const { count, ...fields } = entry;
    const { data, raw } = hydrateEntry(fields as DataMapping, cards);
    cards[data.id] ??= printCard(data, raw);
    deck[data.id] = (deck[data.id] ?? 0) + count;
  }
  return { hero, equipment, cards: deck };
}

/** References: weapons of heroes, heroes, equipment and cards of decks, names and heroes on cards. */
function check({ data, ids, report }: Checking<typeof lists>): void {
  const owners = new Map<string, string>([
    ['link', 'the game itself'],
    ['effect', 'the game itself'],
  ]);
  for (const list of ['cards', 'heroes', 'weapons', 'equipment'] as const) {
    for (const id of ids(list)) {
      const owner = owners.get(id);
      if (owner !== undefined) report(list, id, ['id'], `"${id}" is there already, in ${owner}`);
      owners.set(id, list);
    }
  }
  const names = new Set([...data.cards.values(), ...data.weapons.values()].map(({ data: { name } }) => name));
  const isWhole = data.cards.size === ids('cards').size && data.weapons.size === ids('weapons').size;
  for (const { id, data: card } of data.cards.values()) {
    if (card.specialization !== undefined && !ids('heroes').has(card.specialization)) {
      report(
        'cards',
        id,
        ['specialization'],
        `there is no hero "${card.specialization}"; ${meant(card.specialization, ids('heroes'))}`,
      );
    }
  }
  for (const list of ['cards', 'heroes', 'weapons', 'equipment'] as const) {
    for (const { id, data: entry } of data[list].values()) {
      if (!isWhole) continue;
      for (const { path, name } of attacksNamed(entry.abilities)) {
        if (!names.has(name)) report(list, id, path, `there is no attack named "${name}"; ${meant(name, names)}`);
      }
    }
  }
  for (const { id, data: hero } of data.heroes.values()) {
    const weapons = typeof hero.weapon === 'string' ? [hero.weapon] : hero.weapon;
    for (const weapon of weapons) {
      if (!ids('weapons').has(weapon))
        report('heroes', id, ['weapon'], `there is no weapon "${weapon}"; ${meant(weapon, ids('weapons'))}`);
    }
    const hands = weapons.reduce(
      (sum, weapon) => sum + (data.weapons.get(weapon)?.data.subtypes.includes('2h') === true ? 2 : 1),
      0,
    );
    if (hands > 2) report('heroes', id, ['weapon'], 'a hero has two hands');
  }
  for (const { id, data: deck } of data.decks.values()) checkDeckData(id, deck, { data, ids, report });
}

/** Every `last_attack` of some abilities, those of modes and grants included. */
function attacksNamed(given: AbilitiesData): { readonly path: (string | number)[]; readonly name: string }[] {
  const found: { readonly path: (string | number)[]; readonly name: string }[] = [];
  const look = (lists: object, path: readonly (string | number)[]): void => {
    for (const [key, list] of Object.entries(lists) as [string, readonly OperationData[]][]) {
      for (const [i, operation] of list.entries()) {
        const here = [...path, key, i];
        const name = operation.if?.last_attack;
        if (name !== undefined) found.push({ path: [...here, 'if', 'last_attack'], name });
        if (operation.modes !== undefined) look({ modes: operation.modes }, here);
        if (operation.grants !== undefined) look(operation.grants, [...here, 'grants']);
      }
    }
  };
  look(given, ['abilities']);
  return found;
}

function checkDeckData(id: string, deck: DeckData, { data, ids, report }: Checking<typeof lists>): void {
  const hero = data.heroes.get(deck.hero)?.data;
  if (!ids('heroes').has(deck.hero))
    report('decks', id, ['hero'], `there is no hero "${deck.hero}"; ${meant(deck.hero, ids('heroes'))}`);
  const slots = new Set<string>();
  for (const [i, name] of deck.equipment.entries()) {
    const worn = data.equipment.get(name)?.data;
    if (!ids('equipment').has(name))
      report('decks', id, ['equipment', i], `there is no equipment "${name}"; ${meant(name, ids('equipment'))}`);
    if (worn === undefined) continue;
    const problem = wearProblem(worn, hero?.class, slots);
    if (problem !== null) report('decks', id, ['equipment', i], problem);
  }
  const forbids = (name: string): string | null => {
    const card = data.cards.get(name)?.data;
    return card === undefined || hero === undefined ? null : cardProblem(card, hero);
  };
  if (!Array.isArray(deck.cards)) {
    const rules = { cards: ids('cards'), min: DECK_MIN, max: DECK_MAX, copies: MAX_COPIES, forbids };
    for (const { card, message } of checkDeck(deck.cards, rules)) {
      report('decks', id, card === null ? ['cards'] : ['cards', card], message);
    }
    return;
  }
  const raw = Object.fromEntries([...data.cards.values()].map((card) => [card.id, { raw: card.raw as DataMapping }]));
  let size = 0;
  // copies of one card may be spread over several entries, each with changes of its own
  const copies = new Map<string, number>();
  for (const [i, { count, ...entry }] of deck.cards.entries()) {
    size += count;
    try {
      const { data: card } = hydrateEntry(entry as DataMapping, raw);
      const problem = hero === undefined ? null : cardProblem(card, hero);
      if (problem !== null) report('decks', id, ['cards', i], problem);
      const kind = `${card.name} ${card.pitch}`;
      const all = (copies.get(kind) ?? 0) + count;
      copies.set(kind, all);
      if (all > MAX_COPIES)
        report('decks', id, ['cards', i, 'count'], `at most ${MAX_COPIES} copies of a card, not ${all}`);
    } catch (error) {
      if (!(error instanceof CardDataError)) throw error;
      for (const { path, message } of error.problems)
        report('decks', id, ['cards', i, ...(path === '' ? [] : [path])], message);
    }
  }
  if (size < DECK_MIN || size > DECK_MAX)
    report('decks', id, ['cards'], `a deck has ${DECK_MIN} to ${DECK_MAX} cards, not ${size}`);
}

interface Restricted {
  readonly class: string;
  readonly specialization?: string;
}

/** Class and specialization: what a hero may not have in the deck. */
export function cardProblem(card: Restricted, hero: { readonly id: string; readonly class: string }): string | null {
  if (card.specialization !== undefined && card.specialization !== '' && card.specialization !== hero.id) {
    return `is for decks of ${card.specialization} only`;
  }
  return classProblem(card.class, hero.class);
}

/** What keeps a hero from wearing this; `slots` are those already taken. */
export function wearProblem(
  worn: { readonly class: string; readonly slot: string },
  heroClass: string | undefined,
  slots: Set<string>,
): string | null {
  if (slots.has(worn.slot)) return `is for the ${worn.slot}, where something is worn already`;
  slots.add(worn.slot);
  return heroClass === undefined ? null : classProblem(worn.class, heroClass);
}

const classProblem = (of: string, hero: string): string | null =>
  of === 'generic' || of === hero ? null : `is for a ${of}, not for a ${hero}`;

/** The cards that come with the game. */
export const standardSet: CardSet = readCardSet(standardFiles());
