import {
  byName,
  type CardFile,
  type Checking,
  checkDeck,
  type DeckList,
  type DeckRules,
  deckList,
  readCardData,
  readCardFiles,
} from '@cardloom/cards';
import { type Ability, NO_ABILITY, readAbility, readTraits, type Traits } from './ability.ts';
import {
  type ActionData,
  cardSchema,
  type EffectData,
  type LeaderData,
  leaderSchema,
  type RuleData,
  type UnitData,
} from './cards/schema.ts';
import { listensTo } from './listening.ts';

/** From card data to the printed facts rules read. All cards have one shape. */
export interface Printed {
  readonly id: string;
  /** For people. */
  readonly title: string;
  readonly text: string;
  readonly type: 'unit' | 'action';
  readonly power: number;
  readonly consumes: boolean;
  readonly mustConsume: boolean;
  readonly conquers: boolean;
  readonly isToken: boolean;
  readonly isQuick: boolean;
  readonly traits: Traits;
  /** The event types it listens to while on the board. */
  readonly listens: readonly string[];
  readonly canActivate: boolean;
  readonly cooldown: number;
  /** What an action does, or what a unit does when it is activated. */
  readonly ability: Ability;
  readonly rule: RuleData | null;
}

export interface Leader {
  readonly leaderId: string;
  readonly name: string;
  readonly maxCharges: number;
  readonly abilityName: string;
  readonly abilityDescription: string;
  readonly ability: Ability;
}

/** All that a game of Skirmish is played with. */
export interface CardSet {
  readonly cards: Readonly<Record<string, Printed>>;
  readonly leaders: Readonly<Record<string, Leader>>;
  readonly decks: Readonly<Record<string, DeckList>>;
}

const lists = { cards: cardSchema, leaders: leaderSchema, decks: byName(deckList) };

/** The files that come with the game. */
export const standardFiles = (): CardFile[] =>
  // the same folder from src and from dist
  readCardFiles(new URL('../../src/skirmish/cards/', import.meta.url));

/**
 * Reads card files; throws one error with everything that is wrong with them.
 *
 * ```ts
 * const text = 'cards: [{id: giant, type: unit, power: 9, text: Big.}]';
 * const mine = readCardSet([...standardFiles(), { name: 'mine.yaml', text }]);
 * ```
 */
export function readCardSet(files: readonly CardFile[]): CardSet {
  const data = readCardData(files, lists, { check });
  const cards: Record<string, Printed> = {};
  const all = [...data.cards.values()].map((entry) => entry.data);
  for (const card of all) if (card.type === 'unit') cards[card.id] = printUnit(card);
  for (const card of all) if (card.type === 'action') cards[card.id] = printAction(card);
  return {
    cards,
    leaders: Object.fromEntries([...data.leaders].map(([id, leader]) => [id, readLeader(leader.data)])),
    decks: Object.fromEntries([...data.decks].map(([name, deck]) => [name, deck.data])),
  };
}

/** What names another card: tokens that are deployed, and decks. */
function check({ data, ids, report }: Checking<typeof lists>): void {
  const isToken = (id: string): boolean => {
    const card = data.cards.get(id)?.data;
    return card?.type === 'unit' && card.token === true;
  };
  for (const { id, data: card } of data.cards.values()) {
    for (const operation of operationsOf(card)) {
      if (operation.op === 'deployToken' && !isToken(operation.token)) {
        report('cards', id, ['token'], `"${operation.token}" is no token`);
      }
    }
  }
  const rules = deckRules(ids('cards'), isToken);
  for (const { id, data: deck } of data.decks.values()) {
    for (const { card, message } of checkDeck(deck, rules)) {
      report('decks', id, card === null ? [] : [card], message);
    }
  }
}

function operationsOf(card: UnitData | ActionData): readonly EffectData[] {
  if (card.type === 'action') return card.effects;
  return [...(card.triggers ?? []), ...(card.activated ?? [])].flatMap((ability) => ability.do);
}

const title = (id: string): string => id[0].toUpperCase() + id.slice(1);

function printUnit(data: UnitData): Printed {
  const traits = readTraits(data.triggers ?? []);
  const [activated] = data.activated ?? [];
  return {
    id: data.id,
    title: title(data.id),
    text: data.text,
    type: 'unit',
    power: data.power,
    consumes: data.keywords?.consume === true,
    mustConsume: data.deployRule === 'mustConsume',
    conquers: data.keywords?.conquer === true,
    isToken: data.token === true,
    isQuick: data.quick === true,
    traits,
    listens: listensTo(traits),
    canActivate: activated !== undefined,
    cooldown: activated?.cooldown ?? 0,
    ability: activated === undefined ? NO_ABILITY : readAbility(activated.do),
    rule: data.rule ?? null,
  };
}

function printAction(data: ActionData): Printed {
  return {
    id: data.id,
    title: title(data.id),
    text: data.text,
    type: 'action',
    power: 0,
    consumes: false,
    mustConsume: false,
    conquers: false,
    isToken: false,
    isQuick: data.quick === true,
    traits: readTraits([]),
    listens: [],
    canActivate: false,
    cooldown: 0,
    ability: readAbility(data.effects),
    rule: null,
  };
}

function readLeader(data: LeaderData): Leader {
  const { id, name, maxCharges, abilityName, abilityDescription } = data;
  return { leaderId: id, name, maxCharges, abilityName, abilityDescription, ability: readAbility(data.effects ?? []) };
}

/** What a deck must keep to: 20 to 30 cards, at most two copies, no tokens. */
export const deckRules = (cards: ReadonlySet<string>, isToken: (card: string) => boolean): DeckRules => ({
  cards,
  min: 20,
  max: 30,
  copies: 2,
  forbids: (card) => (isToken(card) ? `"${card}" is a token and cannot be in a deck` : null),
});

/** The cards that come with the game. */
export const standardSet: CardSet = readCardSet(standardFiles());
