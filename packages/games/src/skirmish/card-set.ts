import { type Ability, NO_ABILITY, readAbility, readTraits, type Traits } from './ability.ts';
import { actions } from './cards/actions.ts';
import { type DeckList, decks } from './cards/decks.ts';
import { leaders } from './cards/leaders.ts';
import {
  type ActionData,
  actionSchema,
  checkCards,
  type LeaderData,
  leaderSchema,
  type RuleData,
  type UnitData,
  unitSchema,
} from './cards/schema.ts';
import { units } from './cards/units.ts';
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

export interface CardData {
  readonly units: readonly UnitData[];
  readonly actions: readonly ActionData[];
  readonly leaders: readonly LeaderData[];
  readonly decks: Readonly<Record<string, DeckList>>;
}

/** All that a game of Skirmish is played with. */
export interface CardSet {
  readonly cards: Readonly<Record<string, Printed>>;
  readonly leaders: Readonly<Record<string, Leader>>;
  readonly decks: Readonly<Record<string, DeckList>>;
}

/** The cards that come with the game. */
export const standardCards: CardData = { units, actions, leaders, decks };

/** Checks card data and makes a card set of it. */
export function readCardSet(data: CardData): CardSet {
  const cards: Record<string, Printed> = {};
  for (const unit of checkCards('cards/units.ts', unitSchema, data.units)) cards[unit.id] = printUnit(unit);
  for (const action of checkCards('cards/actions.ts', actionSchema, data.actions)) {
    if (cards[action.id] !== undefined) throw new Error(`cards/actions.ts: ${action.id}: id: is a unit already`);
    cards[action.id] = printAction(action);
  }
  for (const card of Object.values(cards)) checkTokens(card, cards);
  const checkedLeaders = checkCards('cards/leaders.ts', leaderSchema, data.leaders);
  const set = {
    cards,
    leaders: Object.fromEntries(checkedLeaders.map((leader) => [leader.id, readLeader(leader)])),
    decks: data.decks,
  };
  for (const [name, deck] of Object.entries(data.decks)) {
    const problem = deckProblem(set, deck);
    if (problem !== null) throw new Error(`cards/decks.ts: ${name}: ${problem}`);
  }
  return set;
}

const title = (id: string): string => id[0].toUpperCase() + id.slice(1);

function printUnit(data: UnitData): Printed {
  const traits = readTraits(data.triggers ?? {});
  return {
    id: data.id,
    title: title(data.id),
    text: data.text,
    type: 'unit',
    power: data.power,
    consumes: data.keywords?.includes('consume') === true,
    mustConsume: data.deployRule === 'mustConsume',
    conquers: data.keywords?.includes('conquer') === true,
    isToken: data.token === true,
    isQuick: data.quick === true,
    traits,
    listens: listensTo(traits),
    canActivate: data.activate !== undefined,
    cooldown: data.activate?.cooldown ?? 0,
    ability: data.activate === undefined ? NO_ABILITY : readAbility(data.activate.do),
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
    traits: readTraits({}),
    listens: [],
    canActivate: false,
    cooldown: 0,
    ability: readAbility(data.do),
    rule: null,
  };
}

function readLeader(data: LeaderData): Leader {
  const { id, name, maxCharges, abilityName, abilityDescription } = data;
  return { leaderId: id, name, maxCharges, abilityName, abilityDescription, ability: readAbility(data.do ?? []) };
}

function checkTokens(card: Printed, cards: Readonly<Record<string, Printed>>): void {
  const operations = [...Object.values(card.traits).flat(), ...card.ability.operations];
  for (const { op, token } of operations) {
    if (op === 'deployToken' && cards[token]?.isToken !== true) {
      throw new Error(`cards/units.ts: ${card.id}: token: "${token}" is no token`);
    }
  }
}

export const DECK_MIN = 20;
export const DECK_MAX = 30;
export const MAX_COPIES = 2;

/** What is wrong with a deck, or null. */
export function deckProblem(set: Pick<CardSet, 'cards'>, deck: DeckList): string | null {
  let size = 0;
  for (const [id, copies] of Object.entries(deck)) {
    if (!Object.hasOwn(set.cards, id)) return `there is no card "${id}"`;
    if (set.cards[id].isToken) return `"${id}" is a token and cannot be in a deck`;
    if (!Number.isInteger(copies) || copies < 1 || copies > MAX_COPIES) {
      return `"${id}" must be there once or twice, not ${String(copies)} times`;
    }
    size += copies;
  }
  if (size < DECK_MIN || size > DECK_MAX) return `a deck has ${DECK_MIN} to ${DECK_MAX} cards, not ${size}`;
  return null;
}

/** The cards that come with the game, checked. */
export const standardSet: CardSet = readCardSet(standardCards);
