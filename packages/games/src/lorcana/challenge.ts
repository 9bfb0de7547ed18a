import { opponentOf } from '@cardloom/parts';
import { dealDamage, isCharacter, isInPlay, strengthOf } from './deeds.ts';
import type { Card, Context } from './kit.ts';

/** Questing and challenging: who can, whom, and what it does. */

export const canQuest = (card: Card): boolean =>
  isCharacter(card) && !card.exerted && !card.drying && card.def.keywords.reckless === 0;

/** Rush challenges while it still dries. */
const isReadyToChallenge = (card: Card): boolean =>
  isCharacter(card) && !card.exerted && (!card.drying || card.def.keywords.rush > 0);

/** Exerted characters, and locations at any time; only the evasive reach the evasive. */
function isInReach(attacker: Card, target: Card): boolean {
  if (target.def.type === 'location') return true;
  if (!isCharacter(target) || !target.exerted) return false;
  return target.def.keywords.evasive === 0 || attacker.def.keywords.evasive > 0;
}

/** Bodyguard: of the characters in reach, one with Bodyguard must be chosen. */
function isGuarded(attacker: Card, target: Card): boolean {
  if (!isCharacter(target) || target.def.keywords.bodyguard > 0) return false;
  const { play } = target.owner;
  for (const guard of play) {
    if (guard.def.keywords.bodyguard > 0 && isInReach(attacker, guard)) return true;
  }
  return false;
}

export const isChallengeable = (attacker: Card, target: Card): boolean =>
  target.owner !== attacker.owner && isInPlay(target) && isInReach(attacker, target) && !isGuarded(attacker, target);

export function challengeTargets(context: Context, attacker: Card): Card[] {
  const found: Card[] = [];
  const { play } = opponentOf(context, attacker.owner);
  for (const target of play) {
    if (isInReach(attacker, target) && !isGuarded(attacker, target)) found.push(target);
  }
  return found;
}

/** Whether there is anybody to challenge; a guard in reach is a target itself, so reach is enough. */
export function canChallenge(context: Context, attacker: Card): boolean {
  if (!isReadyToChallenge(attacker)) return false;
  const { play } = opponentOf(context, attacker.owner);
  return play.some((target) => isInReach(attacker, target));
}

/** Reckless: the turn cannot end while such a character could challenge. */
export function mustChallenge(context: Context): boolean {
  const { play } = context.player;
  for (const card of play) {
    if (card.def.keywords.reckless > 0 && canChallenge(context, card)) return true;
  }
  return false;
}

/** The challenger exerts; what its triggers do comes before the damage. */
export function challenge({ coreOps, player }: Context, attacker: Card, target: Card): void {
  attacker.exerted = true;
  coreOps.emit('attacks', { card: attacker, player, target });
  coreOps.interrupt({ do: 'challengeDamage', attacker, target });
}

/** Both deal their strength at once, unless one of them has left meanwhile. */
export function challengeDamage(
  context: Context,
  { attacker, target }: { readonly attacker: Card; readonly target: Card },
): void {
  if (!isInPlay(attacker) || !isInPlay(target)) return;
  const hit = strengthOf(attacker, attacker.def.keywords.challenger);
  const back = isCharacter(target) ? strengthOf(target) : 0;
  dealDamage(context, target, hit);
  dealDamage(context, attacker, back);
}
