import type { Effect, Json } from 'cardloom';
import { Has } from './keywords.ts';
import { damageCreature, damagePlayer } from './life.ts';
import { cardOf, permanents } from './objects.ts';
import type { Card, Context, Player } from './shape.ts';

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
  context.coreOps.interrupt({ do: 'assignDamage', first: true });
}

export function beginRegularDamage(context: Context): void {
  context.coreOps.interrupt({ do: 'assignDamage', first: false });
}

/** In the regular step: those who have not struck, and those who have double strike now. */
function strikes(card: Card, first: boolean): boolean {
  if (card.power <= 0 || (card.attacking < 0 && card.blocking <= 0)) return false;
  return first ? card.struckFirst : !card.struckFirst || (card.keywords & Has.doubleStrike) !== 0;
}

/** Who deals how much to whom: the target is a card number, or a seat below zero as -1 - seat. */
type Dealt = readonly (readonly [source: number, target: number, amount: number])[];
const seatCode = (seat: number): number => -1 - seat;

interface Assigning extends Effect {
  readonly first: boolean;
  /** Attackers whose damage is assigned, and the one that was asked about. */
  readonly done: readonly number[] & Json;
  readonly attacker: number;
  readonly dealt: Dealt & Json;
  readonly answer: { readonly damage: Readonly<Record<string, number>> } & Json;
}

export function assignDamage(context: Context, given: Effect): void {
  const { first, done: before = [], dealt: soFar = [], attacker: asked, answer } = given as Assigning;
  const { coreOps, players } = context;
  const dealt: (readonly [number, number, number])[] = [...(soFar as Dealt)];
  const done: number[] = [...(before as readonly number[])];
  const fighters = permanents(context);
  for (const attacker of fighters) {
    if (attacker.attacking < 0 || done.includes(attacker.id) || !strikes(attacker, first)) continue;
    const division = divisionOf(context, attacker);
    if (division.isFree && !(attacker.id === asked && answer !== undefined)) {
      const then = { do: 'assignDamage', first, done, dealt: dealt as unknown as Json, attacker: attacker.id };
      const player = players[attacker.controller].id;
      coreOps.ask({
        ask: 'assignDamage',
        player,
        data: { attacker: attacker.id },
        then,
        otherwise: { ...then, done: [...done, attacker.id] },
      });
      return;
    }
    done.push(attacker.id);
    if (attacker.id === asked && answer !== undefined) {
      for (const [to, amount] of Object.entries(answer.damage)) {
        const player = players.find(({ id }) => id === to);
        dealt.push([attacker.id, player === undefined ? Number(to) : seatCode(player.seat), amount]);
      }
    } else if (division.blockers.length > 0) dealt.push([attacker.id, division.blockers[0].id, attacker.power]);
    else if (division.defender !== undefined) {
      dealt.push([attacker.id, seatCode(division.defender.seat), attacker.power]);
    }
  }
  for (const blocker of fighters) {
    if (blocker.blocking > 0 && strikes(blocker, first)) dealt.push([blocker.id, blocker.blocking, blocker.power]);
  }
  deal(context, dealt);
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
export function lethal(attacker: Card, blocker: Card): number {
  const left = Math.max(0, blocker.toughness - blocker.damage);
  return (attacker.keywords & Has.deathtouch) !== 0 ? Math.min(1, left) : left;
}

/** Divided freely among the blockers (CR 510.1c); the player gets something only if every blocker gets enough. */
export function isFairDivision(context: Context, attacker: Card, damage: Readonly<Record<string, number>>): boolean {
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

function deal(context: Context, dealt: Dealt): void {
  const { players } = context;
  for (const [source, target, amount] of dealt) {
    const from = cardOf(context, source);
    if (target < 0) {
      const seat = seatCode(target);
      if (from.attacking === seat) damagePlayer(context, from, players[seat], amount, true);
      continue;
    }
    const to = cardOf(context, target);
    if (isFighting(from, to)) damageCreature(context, from, to, amount);
  }
}

/** Somebody may have left while others were asked: with creatures of theirs, and those they had taken go back (CR 506.4). */
const isFighting = (one: Card, other: Card): boolean => one.blocking === other.id || other.blocking === one.id;
