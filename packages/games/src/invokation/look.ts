import type { Json, View, ViewCard } from 'cardloom';
import { priceText } from './cost.ts';
import { ELEMENT_NAMES, FACES } from './elements.ts';
import { Kind, type Printed } from './printed.ts';
import { version33 } from './version-3.3.ts';

/** What render, tell and label read from a view. */
export type Shown = Readonly<Record<string, Json>>;

const isKnown = (card: ViewCard): card is Shown => !('hidden' in card);

export const printedOf = (name: Json): Printed | undefined => version33.cards[String(name)];

export const allIn = (view: View, zone: string, player: string): readonly ViewCard[] =>
  (view.zones[zone] as Readonly<Record<string, readonly ViewCard[]>>)[player];
export const cardsIn = (view: View, zone: string, player: string): Shown[] => allIn(view, zone, player).filter(isKnown);

/** The card of a number, wherever the viewer sees it. */
export function cardOf(id: Json, view: View): Shown | undefined {
  for (const zone of Object.keys(view.zones)) {
    for (const player of Object.keys(view.players)) {
      const found = cardsIn(view, zone, player).find((card) => card.id === id);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** `3 pyro, 1 omni`. */
export const diceText = (dice: Shown): string =>
  FACES.filter((face) => Number(dice[face] ?? 0) > 0)
    .map((face) => `${String(dice[face])} ${face}`)
    .join(', ');

export const auraText = (aura: Json): string =>
  ELEMENT_NAMES.filter((_, element) => (Number(aura) & (1 << element)) !== 0).join('+');

/** `Icicle 3`: with its usages, or the rounds it lasts where that is more than this one. */
export function entityText({ name, usages, rounds, element }: Shown): string {
  const title = String(name).replace(/ \((eaten|played)\)$/, '');
  const count = Number(usages) > 0 ? ` ${String(usages)}` : Number(rounds) > 1 ? ` ${String(rounds)}r` : '';
  return `${title}${Number(element) >= 0 ? ` (${ELEMENT_NAMES[Number(element)]})` : ''}${count}`;
}

/** What a card costs and does: `3 alike · Action phase start: 2 Omni`. */
export function cardText(printed: Printed): string {
  if (printed.kind === Kind.character) return printed.skills.map(({ name }) => name).join(', ');
  const energy = printed.cost.energy > 0 ? ` + ${printed.cost.energy} energy` : '';
  return [printed.isCard ? `${priceText(printed.price)}${energy}` : '', printed.text.replace(/\.$/, '')]
    .filter((part) => part !== '')
    .join(' · ');
}
