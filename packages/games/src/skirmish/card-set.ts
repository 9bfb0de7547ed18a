import type { CardsOf } from '@cardloom/cards';
import type { DeckList } from '@cardloom/parts';
import { type Ability, NO_ABILITY, readAbility, readTraits, type Traits } from './ability.ts';
import type format from './cards/format.ts';
import type { ActionData, LeaderData, RuleData, UnitData } from './cards/schema.ts';
import * as standard from './cards.generated.ts';
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

/** What the card files hold. */
type Records = CardsOf<typeof format>;

/**
 * The cards that files say, as a game is played with them; the files are read with the format of
 * `@cardloom/games/skirmish/cards`, or a module was built of them with `cardloom cards`.
 *
 * ```ts
 * import * as mine from './mine.generated.js';
 * const game = defineSkirmish(cardSetOf(mine));
 * ```
 */
export function cardSetOf(records: Records): CardSet {
  const cards: Record<string, Printed> = {};
  const all = Object.values(records.cards);
  for (const card of all) if (card.type === 'unit') cards[card.id] = printUnit(card);
  for (const card of all) if (card.type === 'action') cards[card.id] = printAction(card);
  return {
    cards,
    leaders: Object.fromEntries(Object.entries(records.leaders).map(([id, leader]) => [id, readLeader(leader)])),
    decks: records.decks,
  };
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

/** The cards that come with the game. */
export const standardSet: CardSet = cardSetOf(standard);
