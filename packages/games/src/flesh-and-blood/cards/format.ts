import {
  byName,
  CardDataError,
  type Checking,
  cardFormat,
  type DataMapping,
  type CardData as Entries,
} from '@cardloom/cards';
import { checkDeck, type DeckList, meant } from '@cardloom/parts';
import { cardProblem, DECK_MAX, DECK_MIN, MAX_COPIES, wearProblem } from './deck-rules.ts';
import { hydrateEntry } from './hydrate.ts';
import {
  type CardData,
  cardSchema,
  type DeckData,
  deckSchema,
  type EquipmentData,
  equipmentSchema,
  type HeroData,
  heroSchema,
  type WeaponData,
  weaponSchema,
} from './schema.ts';
import type { AbilitiesData, OperationData } from './vocabulary.ts';

export { hydrateEntry };

/** What a file says of a card, and how it was written there: an author's own keys are for display. */
interface Entry<T> {
  readonly data: T;
  readonly raw: DataMapping;
}
type ById<T> = Readonly<Record<string, T>>;

/** All that files say, by id. */
export interface Records {
  readonly cards: ById<Entry<CardData>>;
  readonly heroes: ById<Entry<HeroData>>;
  readonly weapons: ById<Entry<WeaponData>>;
  readonly equipment: ById<Entry<EquipmentData>>;
  /** Cards that are different in some deck. */
  readonly changed: ById<Entry<CardData>>;
  readonly decks: ById<Deck>;
}
export interface Deck {
  readonly hero: string;
  readonly equipment: readonly string[];
  readonly cards: DeckList;
}

const lists = {
  cards: cardSchema,
  heroes: heroSchema,
  weapons: weaponSchema,
  equipment: equipmentSchema,
  decks: byName(deckSchema),
};

/** The format of the card files. For tools: the game itself imports what was built from them. */
export default cardFormat(lists, { check, records });

function records({ cards, heroes, weapons, equipment, decks }: Entries<typeof lists>): Records {
  const changed: Record<string, Entry<CardData>> = {};
  const known = entriesOf(cards);
  return {
    cards: known,
    heroes: entriesOf(heroes),
    weapons: entriesOf(weapons),
    equipment: entriesOf(equipment),
    decks: Object.fromEntries([...decks].map(([id, { data }]) => [id, readDeck(data, known, changed)])),
    changed,
  };
}

// the schemas take mappings only
const entriesOf = <T>(list: ReadonlyMap<string, { readonly data: T; readonly raw: unknown }>): ById<Entry<T>> =>
  Object.fromEntries([...list].map(([id, { data, raw }]) => [id, { data, raw: raw as DataMapping }]));

/** A deck given as a list may change its cards; each change is a card of its own. */
function readDeck(
  { hero, equipment, cards: given }: DeckData,
  cards: Records['cards'],
  changed: Record<string, Entry<CardData>>,
): Deck {
  if (!Array.isArray(given)) return { hero, equipment, cards: given };
  const deck: Record<string, number> = {};
  for (const entry of given) {
    const { count, ...fields } = entry;
    const { data, raw } = hydrateEntry(fields as DataMapping, { ...cards, ...changed });
    if (!Object.hasOwn(cards, data.id)) changed[data.id] ??= { data, raw };
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
