import { drawCards } from '@cardloom/parts';
import type { Card, Context, Player } from './kit.ts';
import { strengthFrom } from './numbers.ts';

/** What happens to cards and players, whatever the reason: damage, banishing, drawing, gaining lore. */

export const isInPlay = (card: Card): boolean => card.owner.play.has(card);
export const isCharacter = (card: Card): boolean => card.def.type === 'character';

/** Strength with all that changes it; `bonus` is what Challenger adds. Never below 0. */
export const strengthOf = (card: Card, bonus = 0): number =>
  strengthFrom(card.def.strength, card.buff + bonus, card.hindered);

/** What the location a character is at gives it, by keyword. */
function fromLocation({ coreOps }: Context, card: Card, keyword: 'shelter' | 'lookout'): number {
  return card.location === 0 ? 0 : (coreOps.card(card.location)?.def.keywords[keyword] ?? 0);
}

export const loreOf = (context: Context, card: Card): number => card.def.lore + fromLocation(context, card, 'lookout');

/** Resist takes its number off every damage. */
export function dealDamage(context: Context, card: Card, amount: number): void {
  const dealt = amount - card.def.keywords.resist - fromLocation(context, card, 'shelter');
  if (dealt <= 0) return;
  card.damage += dealt;
  context.coreOps.emit('damaged', { card, amount: dealt });
}

export const banish = (context: Context, card: Card): void => banishTogether(context, [card]);

/** The events come first: cards hear of them while all of the banished are still in play. */
export function banishTogether({ coreOps }: Context, cards: readonly Card[]): void {
  for (const card of cards) coreOps.emit('banished', { card, player: card.owner });
  for (const card of cards) {
    leavePlay(card);
    coreOps.moveCard(card, card.owner.discard);
  }
}

export function bounce({ coreOps }: Context, card: Card): void {
  coreOps.emit('bounced', { card, player: card.owner });
  leavePlay(card);
  coreOps.moveCard(card, card.owner.hand);
}

/** Off the board nothing is remembered; characters at a location that goes are nowhere. */
function leavePlay(card: Card): void {
  if (card.def.type === 'location') {
    for (const other of card.owner.play.cards) if (other.location === card.id) other.location = 0;
  }
  freshen(card);
}

export function freshen(card: Card): void {
  card.exerted = false;
  card.damage = 0;
  card.buff = 0;
  card.drying = false;
  card.hindered = 0;
  card.location = 0;
}

/** Drawing from an empty deck loses, at the next check. */
export const draw = (context: Context, player: Player, count: number): void =>
  drawCards(context, player, count, runsOut);

export function runsOut(_context: unknown, player: Player): void {
  player.isOut = true;
}

export function gainLore({ coreOps }: Context, player: Player, amount: number): void {
  if (amount === 0) return;
  player.lore += amount;
  coreOps.emit('loreGained', { player, amount, lore: player.lore });
}
