import type { DeckRules } from '@cardloom/parts';

/** What rules and card files both name. */

export const TRIGGERS = [
  'deploy',
  'death',
  'consume',
  'consumed',
  'turnStart',
  'dominant',
  'conquer',
  'actionPlayed',
  'unitDeployed',
  'unitDied',
  'unitDamaged',
  'unitHealed',
] as const;

export type TriggerName = (typeof TRIGGERS)[number];

/** What a deck must keep to: 20 to 30 cards, at most two copies, no tokens. */
export const deckRules = (cards: ReadonlySet<string>, isToken: (card: string) => boolean): DeckRules => ({
  cards,
  min: 20,
  max: 30,
  copies: 2,
  forbids: (card) => (isToken(card) ? `"${card}" is a token and cannot be in a deck` : null),
});
