import { cardOf, opponentOf } from '@cardloom/parts';
import { GO_AGAIN } from './ability.ts';
import type { Trigger } from './cards/words.ts';
import { addLink } from './chain.ts';
import { fits, holds } from './conditions.ts';
import {
  type Card,
  type Context,
  FROM_ARSENAL,
  FROM_HAND,
  FROM_WEAPON,
  LINK_LONG,
  type Player,
  type Zone,
} from './kit.ts';
import { addEffect, operationOf } from './lasting.ts';
import { amountOf, change, type Job, runAll } from './operations.ts';

/** An attack from its declaration to its damage. */

/** Paid for and out of its zone: the attack gets its modifiers, becomes a link, and is counted. */
export function declareAttack(context: Context, card: Card, from: number, cost: number, pitchSum: number): void {
  const { G, player, coreOps } = context;
  G.actionPoints--;
  G.lastPitchSum = pitchSum;
  G.attack = card.id;
  G.attackFrom = from;
  G.attackNumber = player.attacksThisTurn + 1;
  G.attackPower = card.def.power;
  G.attackKeywords = card.def.keywords;
  G.lastAttackCard = from === FROM_WEAPON ? 0 : card.id;
  addLink(context, card, from);
  const jobs: Job[] = [];
  collectPermanents(jobs, player, 'on_declare');
  applyEffects(context, card, player);
  collect(jobs, card, player, 'on_play');
  collect(jobs, card, player, 'on_declare');
  runAll(context, jobs);
  player.attacksThisTurn++;
  recount(context);
  coreOps.emit('declare_attack', {
    card: card.name,
    attack: G.pendingAttack,
    cost,
    pitch_sum: pitchSum,
    source: from === FROM_WEAPON ? 'weapon' : from === FROM_HAND ? 'hand' : 'arsenal',
  });
}

/** What lasts and means this attack: for the chain, for the turn, for the next attack, for the first one. */
function applyEffects(context: Context, card: Card, player: Player): void {
  const { G, coreOps, zones } = context;
  if (player.effects.length === 0) return;
  for (const effect of player.effects.cards.toReversed()) {
    const operation = operationOf(context, effect);
    if (operation.do === 'next_attack') {
      if (!fits(operation.filter, card, G.attackKeywords)) continue;
      G.attackPower += operation.amount;
      G.attackKeywords |= operation.keywords;
      if (operation.onHit.length + operation.onDamage.length > 0) effect.lasts = LINK_LONG;
      else coreOps.moveCard(effect, zones.box);
    } else if (operation.do === 'first_attack_penalty') {
      if (G.attackNumber === 1) G.attackPower += operation.amount;
    } else if (operation.do === 'power' || operation.do === 'keyword') {
      if (!fits(operation.target, card, G.attackKeywords)) continue;
      change(context, operation);
      if (operation.onHit.length + operation.onDamage.length > 0) {
        addEffect(context, operation, cardOf(context, effect.source), player, LINK_LONG);
      }
    }
  }
}

/** What static abilities give the pending attack: its own, and those of whatever lies before its player. */
export function keywordsOf(context: Context): number {
  const { G } = context;
  if (G.attack === 0) return 0;
  return G.attackKeywords | sumStatic(context, 'keyword');
}

/** Works out anew what the attack would hit for: static abilities come and go with what they look at. */
export function recount(context: Context): void {
  const { G } = context;
  if (G.attack === 0) return;
  const power = G.attackPower + sumStatic(context, 'power');
  G.pendingAttack = power > 0 ? power : 0;
  G.lastAttackHadGoAgain = (keywordsOf(context) & GO_AGAIN) !== 0;
}

function sumStatic(context: Context, what: 'power' | 'keyword'): number {
  const attack = cardOf(context, context.G.attack);
  const player = attack.owner;
  let sum = staticOf(context, attack, player, what, attack);
  if (!attack.def.inSet.static) return sum;
  sum = join(what, sum, staticIn(context, player.hero, player, what, attack));
  return join(what, sum, staticIn(context, player.equipment, player, what, attack));
}

const join = (what: 'power' | 'keyword', a: number, b: number): number => (what === 'power' ? a + b : a | b);

function staticIn(context: Context, zone: Zone, player: Player, what: 'power' | 'keyword', attack: Card): number {
  let sum = 0;
  for (const card of zone) sum = join(what, sum, staticOf(context, card, player, what, attack));
  return sum;
}

function staticOf(context: Context, card: Card, player: Player, what: 'power' | 'keyword', attack: Card): number {
  let sum = 0;
  for (const operation of card.def.abilities.by.static) {
    if (operation.do !== what || !holds(context, operation.if, card, player)) continue;
    if (!fits(operation.target, attack, context.G.attackKeywords)) continue;
    sum = join(what, sum, what === 'power' ? amountOf(context, operation) : operation.keywords);
  }
  return sum;
}

/** Damage step: what the block lets through is dealt; dealt damage is a hit. */
export function dealDamage(context: Context): void {
  const { G, coreOps, zones } = context;
  const attack = cardOf(context, G.attack);
  const attacker = attack.owner;
  const defender = opponentOf(context, attacker);
  recount(context);
  const damage = Math.max(0, G.pendingAttack - G.reactionBlock);
  G.damage = damage;
  const link = zones.chain.top;
  if (link !== undefined) {
    link.damage = damage;
    link.isHit = damage > 0;
  }
  if (damage > 0) {
    defender.life = Math.max(0, defender.life - damage);
    G.hitsInChain++;
    G.hitsInARow++;
    if (G.attackFrom === FROM_WEAPON) attacker.weaponHitThisTurn = true;
  } else G.hitsInARow = 0;
  if (damage > 0) coreOps.emit('damage', { player: defender.seat, amount: damage, life: defender.life });
}

/** The link is over; all that it came to in one event. */
export function tellResolved(context: Context, goesAgain: boolean): void {
  const { G, coreOps } = context;
  const defender = opponentOf(context, cardOf(context, G.attack).owner);
  const arsenal = arsenalDefenders(context, defender);
  coreOps.emit('defense_resolve', {
    blocked: G.reactionBlock,
    damage: G.damage,
    def_life_after: defender.life,
    ...(arsenal.length > 0 ? { arsenal_defense: arsenal } : {}),
    ...(goesAgain ? { go_again: true } : {}),
  });
}

/** Names of the defense reactions that came from the arsenal on this link. */
function arsenalDefenders({ G }: Context, { graveyard }: Player): string[] {
  const names: string[] = [];
  if (G.cardDefenders === G.handDefenders) return names;
  for (const card of graveyard) {
    if (card.chain !== G.chain || card.link !== G.links || card.from !== FROM_ARSENAL) continue;
    if (card.def.isDefenseReaction) names.push(card.def.name);
  }
  return names;
}

/** What happens because of a hit: the attack's own abilities, what it was granted, then hero, weapons and equipment. */
export function runHit(context: Context): void {
  const { G } = context;
  if (G.damage <= 0) return;
  const attack = cardOf(context, G.attack);
  const player = attack.owner;
  const jobs: Job[] = [];
  collect(jobs, attack, player, 'on_hit');
  collect(jobs, attack, player, 'on_damage');
  for (const effect of player.effects) {
    if (effect.lasts !== LINK_LONG) continue;
    const { onHit, onDamage } = operationOf(context, effect);
    const source = cardOf(context, effect.source);
    for (const operation of onHit) jobs.push({ operation, card: source, player });
    for (const operation of onDamage) jobs.push({ operation, card: source, player });
  }
  collectPermanents(jobs, player, 'on_hit');
  collectPermanents(jobs, player, 'on_damage');
  runAll(context, jobs);
}

/** The abilities of the hero and of equipment; a weapon's own are those of its attack. */
function collectPermanents(jobs: Job[], player: Player, trigger: Trigger): void {
  if (!isInSet(player, trigger)) return;
  collectIn(jobs, player.hero, player, trigger);
  collectIn(jobs, player.equipment, player, trigger);
}

/** Whether anything that lies open in matches like this has such an ability. */
export function isInSet({ hero, weapons, equipment }: Player, trigger: Trigger): boolean {
  const card = hero.top ?? weapons.top ?? equipment.top;
  return card?.def.inSet[trigger] === true;
}

export function collectIn(jobs: Job[], zone: Zone, player: Player, trigger: Trigger): void {
  for (const card of zone) collect(jobs, card, player, trigger);
}

export function collect(jobs: Job[], card: Card, player: Player, trigger: Trigger): void {
  for (const operation of card.def.abilities.by[trigger]) jobs.push({ operation, card, player });
}
