import { cardOf } from '@cardloom/parts';
import type { Purse } from 'cardloom';
import { Has } from './keywords.ts';
import type { Card, Context, Hit, Player } from './kit.ts';
import { damageCreature, damagePlayer } from './life.ts';
import { permanents } from './objects.ts';

/** Combat damage (CR 510): assigned by all that strike in this step, then dealt at once. */

const STRIKES_FIRST = Has.firstStrike | Has.doubleStrike;

/** Whether there is a first combat damage step (CR 510.4). */
export const isFirstStrike = (context: Context): boolean =>
  permanents(context).some(
    ({ attacking, blocking, keywords }) => (attacking >= 0 || blocking !== 0) && (keywords & STRIKES_FIRST) !== 0,
  );

/** As the first damage step begins, those who strike in it are fixed; later changes of first strike do not matter. */
export function beginFirstStrike(context: Context): void {
  for (const card of permanents(context)) {
    if ((card.attacking >= 0 || card.blocking !== 0) && (card.keywords & STRIKES_FIRST) !== 0) card.struckFirst = true;
  }
  context.coreOps.interrupt({ do: 'assignDamage', first: true, done: [], dealt: [] });
}

export function beginRegularDamage(context: Context): void {
  context.coreOps.interrupt({ do: 'assignDamage', first: false, done: [], dealt: [] });
}

/** In the regular step: those who have not struck, and those who have double strike now. */
function strikes(card: Card, first: boolean): boolean {
  if (card.power <= 0 || (card.attacking < 0 && card.blocking <= 0)) return false;
  return first ? card.struckFirst : !card.struckFirst || (card.keywords & Has.doubleStrike) !== 0;
}

interface Assigning {
  readonly first: boolean;
  /** Attackers whose damage is assigned. */
  readonly done: readonly Card[];
  readonly dealt: readonly Hit[];
}

/** Goes on with the attackers that are left; where damage can be divided in several ways, their player is asked. */
export function assignDamage(context: Context, { first, done: before, dealt: soFar }: Assigning): void {
  const { coreOps, players } = context;
  const dealt = [...soFar];
  const done = [...before];
  const fighters = permanents(context);
  for (const attacker of fighters) {
    if (attacker.attacking < 0 || done.includes(attacker) || !strikes(attacker, first)) continue;
    const { blockers, defender, isFree } = divisionOf(context, attacker);
    if (isFree) {
      coreOps.ask({
        ask: 'assignDamage',
        player: players[attacker.controller],
        data: { attacker, first, done, dealt },
        otherwise: { do: 'assignDamage', first, done: [...done, attacker], dealt },
      });
      return;
    }
    done.push(attacker);
    const to = blockers.length > 0 ? blockers[0] : defender;
    if (to !== undefined) dealt.push({ source: attacker.id, to: to.id, amount: attacker.power });
  }
  for (const blocker of fighters) {
    if (blocker.blocking <= 0 || !strikes(blocker, first)) continue;
    dealt.push({ source: blocker.id, to: blocker.blocking, amount: blocker.power });
  }
  deal(context, dealt);
}

/** What an attacker deals, as its player divided it. */
export function hitsOf({ players }: Context, { id: source }: Card, damage: Purse): Hit[] {
  return Object.entries(damage).map(([to, amount]) => {
    const isPlayer = players.some(({ id }) => id === to);
    return { source, to: isPlayer ? to : Number(to), amount };
  });
}

/** Whom an attacker's damage can go to. */
interface Division {
  readonly blockers: readonly Card[];
  /** The player it attacks, if damage may go there. */
  readonly defender: Player | undefined;
  /** There is more than one way to divide it. */
  readonly isFree: boolean;
}

function divisionOf(context: Context, attacker: Card): Division {
  // it may have left while its player was asked
  if (attacker.attacking < 0) return { blockers: [], defender: undefined, isFree: false };
  const attacked = context.players[attacker.attacking];
  // a player who has left is dealt nothing (CR 800.4e)
  const defender = attacked.left ? undefined : attacked;
  if (!attacker.blocked) return { blockers: [], defender, isFree: false };
  const blockers = permanents(context).filter(({ blocking }) => blocking === attacker.id);
  const tramples = (attacker.keywords & Has.trample) !== 0;
  if (blockers.length === 0) return { blockers, defender: tramples ? defender : undefined, isFree: false };
  const needed = blockers.reduce((sum, blocker) => sum + lethal(attacker, blocker), 0);
  const reaches = tramples && defender !== undefined && attacker.power > needed;
  return { blockers, defender: reaches ? defender : undefined, isFree: blockers.length > 1 || reaches };
}

/** The damage that destroys a blocker: what is marked on it counts, and any damage by deathtouch will do (CR 702.19b). */
function lethal(attacker: Card, blocker: Card): number {
  const left = Math.max(0, blocker.toughness - blocker.damage);
  return (attacker.keywords & Has.deathtouch) !== 0 ? Math.min(1, left) : left;
}

/** Divided freely among the blockers (CR 510.1c); the player gets something only if every blocker gets enough. */
export function isFairDivision(context: Context, attacker: Card, damage: Purse): boolean {
  // most divisions give the player nothing, and those are all fair
  if (attacker.attacking < 0 || (damage[context.players[attacker.attacking].id] ?? 0) === 0) return true;
  const { blockers } = divisionOf(context, attacker);
  return blockers.every((blocker) => (damage[String(blocker.id)] ?? 0) >= lethal(attacker, blocker));
}

/** What each may get at most: for the question that is put to the attacker's controller. */
export function recipients(context: Context, attacker: Card): Record<string, number> {
  const { blockers, defender } = divisionOf(context, attacker);
  const most: Record<string, number> = {};
  for (const blocker of blockers) most[String(blocker.id)] = attacker.power;
  if (defender !== undefined) most[defender.id] = attacker.power;
  return most;
}

function deal(context: Context, dealt: readonly Hit[]): void {
  for (const { source, to, amount } of dealt) {
    const from = cardOf(context, source);
    if (typeof to === 'number') {
      const creature = cardOf(context, to);
      if (isFighting(from, creature)) damageCreature(context, from, creature, amount);
      continue;
    }
    const player = context.players.find(({ id }) => id === to);
    if (player?.seat === from.attacking) damagePlayer(context, from, player, amount, true);
  }
}

/** Somebody may have left while others were asked: with creatures of theirs, and those they had taken go back (CR 506.4). */
const isFighting = (one: Card, other: Card): boolean => one.blocking === other.id || other.blocking === one.id;
