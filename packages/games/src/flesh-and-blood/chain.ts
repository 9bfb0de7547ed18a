import { cardOf } from '@cardloom/parts';
import { BATTLEWORN, BLADE_BREAK, TEMPER } from './ability.ts';
import { defenseFrom } from './defense.ts';
import { type Card, CHAIN_LONG, type Context, FROM_NOWHERE, type Player } from './kit.ts';
import { endEffects, reuse } from './lasting.ts';
import { runNow } from './operations.ts';

/**
 * The combat chain. Cards lie in graveyards and zones from the moment they are played, so the chain is a record: one
 * small card per link, and on every card that took part the number of its chain and link.
 */

/** The attack becomes the next link; the first link opens a chain. */
export function addLink(context: Context, attack: Card, from: number): void {
  const { G, zones } = context;
  if (G.links === 0) G.chain++;
  else G.previousAttack = zones.chain.top?.attack ?? 0;
  G.links++;
  const link = reuse(context, 'link', zones.chain);
  link.attack = attack.id;
  link.link = G.links;
  link.from = from;
  link.damage = 0;
  link.isHit = false;
  takePart(context, attack, from);
}

/** Marks a card as part of the newest link. */
export function takePart({ G }: Context, card: Card, from: number): void {
  card.chain = G.chain;
  card.link = G.links;
  card.from = from;
}

/** Whether a card is on the chain that is open. A piece of equipment stays there once it has defended. */
export const isOnChain = ({ G }: Context, card: Card): boolean =>
  G.links > 0 && card.chain === G.chain && card.link > 0;

/** What a piece of equipment defends with now: printed, with its counters, never below 0. */
export const defenseOf = (card: Card): number => defenseFrom(card.def.defense, card.counters);

/** "When the chain closes", then wear, then all that lasted for the chain is over. */
export function closeChain(context: Context): void {
  const { G, players, zones, coreOps } = context;
  if (G.links === 0) return;
  if (zones.chain.top?.def.inSet.on_chain_close === true) {
    for (const player of players) runChainClose(context, player);
  }
  for (const player of players) wear(context, player);
  for (const player of players) endEffects(context, player, CHAIN_LONG);
  coreOps.emit('chain_close', { links: G.links });
  for (let link = zones.chain.top; link !== undefined; link = zones.chain.top) coreOps.moveCard(link, zones.box);
  G.links = 0;
  G.hitsInChain = 0;
  G.hitsInARow = 0;
  G.previousAttack = 0;
}

/** What lies open before the player, and their attacks on the chain. */
function runChainClose(context: Context, player: Player): void {
  for (const card of player.hero) runCard(context, player, card);
  for (const card of player.weapons) runCard(context, player, card);
  for (const card of player.equipment) runCard(context, player, card);
  for (const link of context.zones.chain) {
    const attack = cardOf(context, link.attack);
    if (attack.def.kind === 'card' && attack.owner === player) runCard(context, player, attack);
  }
}

function runCard(context: Context, player: Player, card: Card): void {
  for (const operation of card.def.abilities.by.on_chain_close) runNow(context, operation, card, player);
}

/**
 * Wear, once for each piece of equipment that defended on this chain. Battleworn: a -1 counter. Temper: the same, and
 * destroyed if no defense is left. Blade break: destroyed.
 */
function wear(context: Context, player: Player): void {
  const worn = player.equipment.filter((card) => isOnChain(context, card));
  for (const card of worn.reverse()) {
    const { keywords } = card.def;
    card.chain = 0;
    card.link = 0;
    card.from = FROM_NOWHERE;
    if ((keywords & (BATTLEWORN | TEMPER)) !== 0) {
      card.counters--;
      context.coreOps.emit('equip_counter', { card: card.name, player: player.seat, amount: -1 });
    }
    if ((keywords & BLADE_BREAK) !== 0 || ((keywords & TEMPER) !== 0 && defenseOf(card) === 0)) destroy(context, card);
  }
}

export function destroy({ coreOps }: Context, card: Card): void {
  coreOps.emit('destroy', { card: card.name, player: card.owner.seat });
  coreOps.moveCard(card, card.owner.graveyard);
}
