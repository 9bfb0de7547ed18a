import { leadIn } from '@cardloom/parts';
import { attackerIn, defendersIn, isClashOver } from './clash.ts';
import { attackOf, defenseOf, isClashCard } from './field.ts';
import type { Card, Context, Player } from './kit.ts';

/** How bots judge a position: health, then Clash cards, then cards, resources and traps, and a clash that goes on. */

const HEALTH = 1;
/** The last health is the dearest. */
const LOW_HEALTH = 6;
const LOW = 0.8;
const ATTACK = 0.9;
const DEFENSE = 0.6;
const READY = 0.3;
const CARD = 0.8;
/** Early resources are worth more than the card they were. */
const RESOURCE = 1.3;
const ENOUGH_RESOURCES = 6;
const TRAP = 0.7;
/** How much of what a clash would do now is believed. */
const OUTLOOK = 0.8;

const lead = leadIn(worth);

export function evaluate(context: Context, player: Player): number {
  if (context.G.attacker === 0 || isClashOver(context)) return lead(context, player);
  const gain = OUTLOOK * outlook(context);
  return lead(context, player) + (player === context.turnPlayer ? gain : -gain);
}

function worth(context: Context, { health, field, hand, resources, traps }: Player): number {
  let value = worthOfHealth(health) + Math.min(hand.length, 8) * CARD + traps.length * TRAP;
  value += Math.min(resources.length, ENOUGH_RESOURCES) * RESOURCE;
  for (const card of field) {
    if (isClashCard(card)) value += worthOfCard(context, card) + (card.exerted ? 0 : READY);
  }
  return value;
}

const worthOfHealth = (health: number): number => health * HEALTH - Math.max(0, LOW_HEALTH - health) * LOW;

const worthOfCard = (context: Context, card: Card): number =>
  attackOf(context, card) * ATTACK + Math.max(0, defenseOf(context, card)) * DEFENSE;

/** What the attacker would gain if the damage were dealt now. */
function outlook(context: Context): number {
  const attacker = attackerIn(context);
  const defenders = defendersIn(context);
  let left = attackOf(context, attacker);
  let back = 0;
  let gain = 0;
  for (const defender of defenders) {
    gain += loss(context, defender, left);
    left = Math.max(0, left - defenseOf(context, defender));
    back += attackOf(context, defender);
  }
  return gain - loss(context, attacker, back);
}

/** What so much clash damage to a card would cost its player. */
function loss(context: Context, card: Card, amount: number): number {
  const rest = amount - Math.max(0, defenseOf(context, card));
  if (isClashCard(card)) return amount > 0 && rest >= 0 ? worthOfCard(context, card) : 0;
  if (rest <= 0) return 0;
  return worthOfHealth(card.owner.health) - worthOfHealth(card.owner.health - rest);
}
