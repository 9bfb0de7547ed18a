import { drawCards } from '@cardloom/parts';
import type { Card, Context, Player } from './kit.ts';
import { championOf, isUnit } from './units.ts';

/** What happens to cards and players, whatever the reason. */

export function damage({ coreOps }: Context, unit: Card, amount: number): void {
  if (amount <= 0 || !isUnit(unit)) return;
  unit.damage += amount;
  coreOps.emit('damaged', { card: unit, amount });
}

/** The events come first: cards hear of them while all of the destroyed are still there. Champions stay. */
export function destroyTogether(context: Context, cards: readonly Card[]): void {
  const { coreOps } = context;
  const gone = cards.filter(({ def }) => def.type !== 'champion');
  for (const card of gone) coreOps.emit('banished', { card, player: card.owner });
  for (const card of gone) {
    freshen(card);
    coreOps.moveCard(card, card.def.isMaterial ? card.owner.banishment : card.owner.graveyard);
  }
}

export const destroy = (context: Context, card: Card): void => destroyTogether(context, [card]);

export function bounce({ coreOps }: Context, card: Card): void {
  if (card.def.isMaterial) return;
  coreOps.emit('bounced', { card, player: card.owner });
  freshen(card);
  coreOps.moveCard(card, card.owner.hand);
}

/** Elsewhere nothing is remembered. */
function freshen(card: Card): void {
  card.exerted = false;
  card.damage = 0;
  card.buff = 0;
  card.uses = 0;
}

/** Whoever must draw from an empty deck has lost. */
export const draw = (context: Context, player: Player, count: number): void =>
  drawCards(context, player, count, (_context, decked) => {
    decked.isDecked = true;
  });

/** The top of the deck goes face down to the memory; that is no draw. */
export function remember({ coreOps }: Context, player: Player, count: number): void {
  let moved = 0;
  for (let card = player.deck.top; card !== undefined && moved < count; card = player.deck.top) {
    coreOps.moveCard(card, player.memory);
    moved++;
  }
  if (moved > 0) coreOps.emit('remembered', { player, count: moved });
}

/** Reserve cost: cards of the hand go face down to the memory. */
export function payReserve({ coreOps }: Context, player: Player, cards: readonly Card[] = []): void {
  for (const card of cards) coreOps.moveCard(card, player.memory);
  if (cards.length > 0) coreOps.emit('reserved', { player, count: cards.length });
}

/** Memory cost: random cards of the memory are banished. */
export function payMemory({ coreOps }: Context, player: Player, cost: number): void {
  const banished: Card[] = [];
  for (let i = 0; i < cost; i++) {
    const card = player.memory.at(coreOps.random(player.memory.length));
    if (card === undefined)
      throw new RangeError(`a memory cost of ${cost} was to be paid, but there are too few cards`);
    coreOps.moveCard(card, player.banishment);
    banished.push(card);
  }
  if (cost > 0) coreOps.emit('memoryBanished', { player, cards: banished });
}

/** A champion takes the place of the one before, with its damage, and awake or rested as that was. */
export function enterChampion(context: Context, player: Player, card: Card): void {
  const { coreOps } = context;
  const before = championOf(player);
  coreOps.moveCard(card, player.field, 'bottom');
  if (before === undefined) return;
  card.damage = before.damage;
  card.exerted = before.exerted;
  card.buff = before.buff;
  freshen(before);
  coreOps.moveCard(before, player.lineage);
}
