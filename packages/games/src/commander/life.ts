import { Has } from './keywords.ts';
import type { Card, Context, Player } from './kit.ts';

/** Life, damage and drawing. */

export function gainLife({ coreOps }: Context, player: Player, amount: number): void {
  if (amount <= 0 || player.left) return;
  player.life += amount;
  coreOps.emit('LIFE', { player: player.seat, change: amount, life: player.life });
}

export function loseLife({ G, coreOps }: Context, player: Player, amount: number): void {
  if (amount <= 0 || player.left) return;
  player.life -= amount;
  G.unchecked = true;
  coreOps.emit('LIFE', { player: player.seat, change: -amount, life: player.life });
}

/** The player's column for damage by the commander of a seat. */
export const commanderDamage = (seat: number): (typeof COLUMNS)[number] => COLUMNS[seat];
const COLUMNS = ['damage0', 'damage1', 'damage2', 'damage3', 'damage4', 'damage5'] as const;

/** What deals damage: a card, or how it last was if it is gone (CR 608.2h, 702.2e, 702.15c). */
export type Source = Pick<Card, 'id' | 'owner' | 'controller' | 'keywords' | 'isCommander' | 'def'>;

/** Damage to a player is loss of life; combat damage by a commander is also counted (CR 120.3a, 903.10a). */
export function damagePlayer(
  context: Context,
  source: Source,
  player: Player,
  amount: number,
  isCombat: boolean,
): void {
  if (amount <= 0 || player.left) return;
  const { coreOps } = context;
  coreOps.emit('DAMAGE', { source: source.id, player: player.seat, amount, combat: isCombat });
  loseLife(context, player, amount);
  if (isCombat && source.isCommander) player[commanderDamage(source.owner.seat)] += amount;
  lifelink(context, source, amount);
  if (isCombat) {
    const { id, controller, def } = source;
    coreOps.emit('combatDamageToPlayer', {
      card: id,
      player: controller,
      against: player.seat,
      creature: def.isCreature,
    });
  }
}

/** Damage is marked on creatures; other permanents are dealt none (CR 120.1). */
export function damageCreature(context: Context, source: Source, card: Card, amount: number): void {
  if (amount <= 0 || !card.def.isCreature) return;
  card.damage += amount;
  if ((source.keywords & Has.deathtouch) !== 0) {
    card.deathtouched = true;
    context.G.deathtouched = true;
  }
  context.G.unchecked = true;
  context.coreOps.emit('DAMAGE', { source: source.id, card: card.id, amount });
  lifelink(context, source, amount);
}

/** Part of the damage itself (CR 120.3f). */
function lifelink(context: Context, source: Source, amount: number): void {
  if ((source.keywords & Has.lifelink) !== 0) gainLife(context, context.players[source.controller], amount);
}

/** One card at a time (CR 121.2). Whoever draws from an empty library loses when that is next looked at. */
export function draw({ G, coreOps }: Context, player: Player, count: number): void {
  for (let i = 0; i < count && !player.left; i++) {
    const [card] = coreOps.drawCard(player);
    if (card === undefined) {
      player.drewFromEmpty = true;
      G.unchecked = true;
      return;
    }
    coreOps.emit('draws', { player: player.seat });
  }
}
