import type { Card, Context, Player } from './kit.ts';
import { BASE, battlefieldAt, countAt } from './places.ts';
import { burnOut } from './points.ts';

/** What happens to cards and players, whatever the reason. */

export function damage({ coreOps }: Context, unit: Card, amount: number): void {
  if (amount <= 0) return;
  unit.damage += amount;
  coreOps.emit('damaged', { card: unit, amount });
}

/** The events come first: cards hear of them while all of the killed are still there. */
export function killTogether(context: Context, units: readonly Card[]): void {
  for (const unit of units) context.coreOps.emit('banished', { card: unit, player: unit.owner });
  for (const unit of units) leave(context, unit, 'trash');
}

export const kill = (context: Context, unit: Card): void => killTogether(context, [unit]);

export function bounce(context: Context, unit: Card): void {
  context.coreOps.emit('bounced', { card: unit, player: unit.owner });
  leave(context, unit, 'hand');
}

/** Elsewhere nothing is remembered. */
function leave(context: Context, unit: Card, to: 'trash' | 'hand'): void {
  const place = unit.at;
  unit.at = BASE;
  unit.exerted = false;
  unit.damage = 0;
  unit.buff = 0;
  unit.assigned = 0;
  unit.isStunned = false;
  context.coreOps.moveCard(unit, unit.owner[to]);
  keepControl(context, unit.owner, place);
}

/** To the base, which is no move. */
export function recall(context: Context, unit: Card): void {
  const place = unit.at;
  if (place === BASE) return;
  unit.at = BASE;
  context.coreOps.emit('recalled', { card: unit, player: unit.owner });
  keepControl(context, unit.owner, place);
}

/** Whoever has no units at a battlefield no longer controls it. */
export function keepControl(context: Context, player: Player, place: number): void {
  if (place === BASE) return;
  const battlefield = battlefieldAt(context, place);
  if (battlefield.holder !== player.seat + 1 || countAt(player, place) > 0) return;
  battlefield.holder = 0;
  context.coreOps.emit('controlLost', { card: battlefield, player });
}

/** An empty deck burns out, as often as it takes. */
export function draw(context: Context, player: Player, count: number): void {
  const { coreOps } = context;
  const drawn: Card[] = [];
  while (drawn.length < count) {
    while (player.deck.length === 0) {
      if (burnOut(context, player)) continue;
      tellDrawn(context, player, drawn);
      return;
    }
    drawn.push(...coreOps.drawCard(player, 1));
  }
  tellDrawn(context, player, drawn);
}

function tellDrawn({ coreOps }: Context, player: Player, cards: readonly Card[]): void {
  if (cards.length > 0) coreOps.emit('cardsDrawn', { player, cards });
}

/** Runes from the rune deck, as many as there are. */
export function channel({ coreOps }: Context, player: Player, count: number, isExhausted = false): void {
  let channelled = 0;
  for (let rune = player.runeDeck.top; rune !== undefined && channelled < count; rune = player.runeDeck.top) {
    coreOps.moveCard(rune, player.runes);
    rune.exerted = isExhausted;
    channelled++;
  }
  if (channelled > 0) coreOps.emit('channelled', { player, count: channelled });
}
