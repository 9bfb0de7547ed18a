import { amongAll, type Clash, calledCard, knownIn, type Remembered } from '@cardloom/parts/present';
import type { Json, View, ViewOf } from 'cardloom';
import { type CardDefinition, type CardSet, KEYWORDS } from './card.ts';
import { standardCards } from './card-set.ts';
import { writeCost } from './cards/writing.ts';
import type { commander } from './definition.ts';
import { ABILITY } from './printed.ts';

/** Cards, players and targets in words, for boards, labels and sentences. Players stand as their ids in braces. */

const BY_NAME: CardSet = standardCards;
/** The printed facts of a card that comes with the game. */
export const printedOf = (name: Json | undefined): CardDefinition | undefined =>
  typeof name === 'string' && Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;

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

/** A card by its number; an ability on the stack is called by its source. */
export function cardWord(find: Remembered, id: Json | undefined): string {
  const card = find(id);
  return card?.name === ABILITY ? `the ability of ${calledCard(card.source)}` : calledCard(id);
}

/** The name, kind and text of a card. An ability on the stack has those of the card it is `of`, and says what it does. */
export function toldOf(
  { zones: { battlefield, graveyard } }: ViewOf<typeof commander>,
  { name, source, ability }: { readonly name: string; readonly source: number; readonly ability: number },
  facts: CardDefinition,
): { readonly of: CardDefinition; readonly title: string; readonly kind: string; readonly text: string } {
  const told = (of: CardDefinition, text = of.text) => ({
    of,
    title: of.name,
    kind: [...of.types, ...of.subtypes].join(' '),
    text,
  });
  if (name !== ABILITY) return told(facts);
  const printed = printedOf((amongAll(battlefield, source) ?? amongAll(graveyard, source))?.name);
  const found = printed?.abilities[ability];
  return printed === undefined || found === undefined || !('text' in found)
    ? { ...told(facts), title: `ability of ${calledCard(source)}`, kind: 'ability' }
    : told(printed, found.text);
}

/** `Attack: 10 to you (3 blocked), 1 to Greedy`: what everybody is attacked for; null while nobody is. */
export function attackNow({ zones, players }: ViewOf<typeof commander>): Clash | null {
  const ids = Object.keys(players);
  const attackers = ids.flatMap((id) => knownIn(zones.battlefield[id])).filter(({ attacking }) => attacking >= 0);
  if (attackers.length === 0) return null;
  const sum = (cards: readonly { readonly power: number }[]): number =>
    cards.reduce((all, { power }) => all + Math.max(0, power), 0);
  const said = ids.flatMap((id, place) => {
    const here = attackers.filter(({ attacking }) => attacking === place);
    const stopped = sum(here.filter(({ blocked }) => blocked));
    const open = sum(here.filter(({ blocked }) => !blocked));
    return here.length === 0 ? [] : [`${open} to {${id}}${stopped > 0 ? ` (${stopped} blocked)` : ''}`];
  });
  return { text: `Attack: ${said.join(', ')}` };
}

/** A target as an action names it: a card number or a player's id. */
export const targetWord = (find: Remembered, target: Json | undefined): string =>
  typeof target === 'string' ? `{${target}}` : cardWord(find, target);
