import { Has } from './keywords.ts';
import type { Card } from './kit.ts';

/** What things are worth to bots, in about the worth of half a card. */

/** The last points are worth most. */
export const lifeWorth = (life: number): number => (life <= 0 ? -60 : 8 * Math.sqrt(life));

/** What a permanent that is no land is worth to whoever controls it. */
export function permanentWorth(card: Card): number {
  const { def } = card;
  if (!def.isCreature) return thingWorth(card);
  const worth = creatureWorth(def.isToken ? 0 : 1.2, card.power, card.toughness, card.keywords) + abilitiesWorth(card);
  // it cannot block before it untaps
  return card.tapped ? worth * 0.95 : worth;
}

export function creatureWorth(base: number, power: number, toughness: number, keywords: number): number {
  const p = Math.max(0, power);
  let worth = base + 0.8 * p + 0.6 * Math.max(0, toughness);
  if ((keywords & Has.flying) !== 0) worth += 0.5 * p;
  if ((keywords & Has.doubleStrike) !== 0) worth += 0.7 * p;
  if ((keywords & (Has.menace | Has.trample | Has.firstStrike)) !== 0) worth += 0.2 * p;
  if ((keywords & Has.lifelink) !== 0) worth += 0.3 * p;
  if ((keywords & (Has.deathtouch | Has.indestructible)) !== 0) worth += 1.5;
  if ((keywords & (Has.vigilance | Has.haste | Has.reach)) !== 0) worth += 0.4;
  if ((keywords & Has.defender) !== 0) worth *= 0.6;
  if ((keywords & Has.pacified) !== 0) worth *= 0.2;
  return worth;
}

/** A bit more than the card was worth in hand, and what it does again and again. */
const THING = 2.3;
function thingWorth(card: Card): number {
  // an Aura's worth shows on what it enchants
  return card.attachedTo > 0 ? 0.3 : THING + abilitiesWorth(card);
}

function abilitiesWorth({ def }: Card): number {
  let worth = 0;
  if (def.mana !== null) for (const n of def.mana.adds) worth += 1.3 * n;
  for (const ability of def.abilities) if (ability.kind === 'triggered' && REPEATED.has(ability.on)) worth += 1.5;
  return worth;
}
const REPEATED: ReadonlySet<string> = new Set([
  'upkeep',
  'drawStep',
  'endStep',
  'dies',
  'combatDamageToPlayer',
  'attacks',
  'discards',
  'draws',
  'casts',
]);
