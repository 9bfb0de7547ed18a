import { findCard, isKnown, type KnownCard, zoneOf } from '@cardloom/parts/present';
import type { Json, View, ViewCard } from 'cardloom';
import { type CardDefinition, type CardSet, KEYWORDS } from './card.ts';
import { standardCards } from './card-set.ts';
import { writeCost } from './cards/writing.ts';
import { ABILITY } from './printed.ts';

/** Cards, players and targets in words, for boards, labels and sentences. Players stand as their ids in braces. */

const BY_NAME: CardSet = standardCards;
/** The printed facts of a card that comes with the game. */
export const printedOf = (name: Json | undefined): CardDefinition | undefined =>
  typeof name === 'string' && Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;

export const isLand = ({ name }: KnownCard): boolean => printedOf(name)?.types.includes('Land') === true;
export const isCreature = ({ name }: KnownCard): boolean => printedOf(name)?.types.includes('Creature') === true;

/** The cards of a player's zone that the viewer knows; or of one that is everybody's. */
export const cardsIn = (view: View, zone: string, player?: string): KnownCard[] =>
  (player === undefined ? (view.zones[zone] as readonly ViewCard[]) : zoneOf(view, zone, player)).filter(isKnown);

/** The permanent of this number, and who controls it. */
export function permanentOf(view: View, id: Json | undefined): { card: KnownCard; player: string } | undefined {
  for (const player of Object.keys(view.players)) {
    const card = cardsIn(view, 'battlefield', player).find((one) => one.id === id);
    if (card !== undefined) return { card, player };
  }
  return undefined;
}

/** `2WW`; nothing for lands and tokens. */
export function costOf(name: Json | undefined): string {
  const cost = printedOf(name)?.cost;
  return cost == null ? '' : writeCost(cost);
}

/** What the commander costs from the command zone: `2WW`, then `2WW + 2`. */
export function costFromCommand(name: Json | undefined, casts: number): string {
  return casts === 0 ? costOf(name) : `${costOf(name)} + ${2 * casts}`;
}

export const keywordsIn = (bits: number): string[] => KEYWORDS.filter((_, i) => (bits & (1 << i)) !== 0);

/** The player of a seat, in braces. */
export const seat = (view: View, at: Json | undefined): string => `{${Object.keys(view.players)[Number(at)]}}`;
/** What the player of a seat does: `you draw`, `Greedy draws`. */
export const does = (view: View, at: Json | undefined, verb: string): string =>
  `{${Object.keys(view.players)[Number(at)]}:${verb}}`;

/** A card by its number: its name, or for an ability on the stack whose it is; `a card` if it is not known. */
export function cardWord(view: View, id: Json | undefined): string {
  const card = findCard(view, id);
  return card === undefined ? 'a card' : nameOf(view, card);
}

export function nameOf(view: View, card: KnownCard): string {
  if (card.name !== ABILITY) return String(card.name);
  return `the ability of ${sourceName(view, card)}`;
}

/** The card whose ability an object on the stack is. */
export function sourceName(view: View, ability: KnownCard): string {
  const source = findCard(view, ability.source);
  return source === undefined ? 'a card' : String(source.name);
}

/** A target as an action names it: a card number or a player's id. */
export const targetWord = (view: View, target: Json | undefined): string =>
  typeof target === 'string' ? `{${target}}` : cardWord(view, target);

/** `Gust Drake 2/2 flying`. */
export function creatureWord({ name, power, toughness, keywords }: KnownCard): string {
  const body = `${String(name)} ${Number(power)}/${Number(toughness)}`;
  return [body, keywordsIn(Number(keywords)).join(', ')].filter((part) => part !== '').join(' ');
}
