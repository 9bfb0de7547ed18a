import { opponentOf } from '@cardloom/parts';
import type { Filter } from './ability.ts';
import type { ConditionData } from './cards/vocabulary.ts';
import { type Card, type Context, FROM_ARSENAL, FROM_HAND, FROM_WEAPON, type Player } from './kit.ts';

/** Whether a condition holds for a card of this player, now. Conditions are data: each word is looked up, none is run. */
export function holds(context: Context, condition: ConditionData | null, card: Card, player: Player): boolean {
  if (condition === null) return true;
  for (const word in condition) {
    if (!holdsWord(context, word as keyof ConditionData, condition, card, player)) return false;
  }
  return true;
}

function holdsWord(
  context: Context,
  word: keyof ConditionData,
  wanted: ConditionData,
  card: Card,
  player: Player,
): boolean {
  const { G } = context;
  switch (word) {
    case 'attack_number':
      return G.attackNumber === wanted.attack_number;
    case 'chain_link_gte':
      return G.links >= (wanted.chain_link_gte ?? 0);
    case 'hits_in_a_row_gte':
      return G.hitsInARow >= (wanted.hits_in_a_row_gte ?? 0);
    case 'last_attack':
      return G.previousAttack !== 0 && context.coreOps.card(G.previousAttack)?.def.name === wanted.last_attack;
    case 'from':
      return card.from === (wanted.from === 'arsenal' ? FROM_ARSENAL : FROM_HAND);
    case 'is_weapon':
      return (G.attackFrom === FROM_WEAPON) === wanted.is_weapon;
    case 'damage_gte':
      return G.damage >= (wanted.damage_gte ?? 0);
    case 'life_less_than_opponent':
      return player.life < opponentOf(context, player).life === wanted.life_less_than_opponent;
    case 'reprise':
      return G.handDefenders > 0 === wanted.reprise;
    case 'paid_additional':
      return card.paidMore === wanted.paid_additional;
    case 'nonequip_defenders_lt':
      return G.cardDefenders < (wanted.nonequip_defenders_lt ?? 0);
    case 'pitch_zone_cost3_gte':
      return costlyPitched(player) >= (wanted.pitch_zone_cost3_gte ?? 0);
    case 'weapon_hit_this_turn':
      return player.weaponHitThisTurn === wanted.weapon_hit_this_turn;
  }
}

function costlyPitched({ pitched }: Player): number {
  let count = 0;
  for (const { def } of pitched) if (def.cost >= 3) count++;
  return count;
}

/** Whether a filter takes this card or weapon; `keywords` are those it has at the moment. */
export function fits(filter: Filter | null, { def }: Card, keywords: number): boolean {
  if (filter === null) return true;
  if (filter.attackAction !== null && (def.isAttack && def.isAction) !== filter.attackAction) return false;
  if (filter.isWeapon !== null && (def.kind === 'weapon') !== filter.isWeapon) return false;
  if (filter.hasCost && (def.cost < 0 || def.cost < filter.costMin || def.cost > filter.costMax)) return false;
  if ((keywords & filter.keyword) !== filter.keyword) return false;
  if (filter.subtypes.length === 0) return true;
  if (def.kind !== 'weapon') return false;
  for (const subtype of filter.subtypes) if (def.subtypes.includes(subtype)) return true;
  return false;
}
