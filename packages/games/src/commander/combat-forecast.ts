import { attackersOf, canBlock, possibleBlockers } from './combat.ts';
import { Has } from './keywords.ts';
import type { Card, Context, Player } from './kit.ts';
import { commanderDamage } from './life.ts';
import { permanents } from './objects.ts';
import { lifeWorth, permanentWorth } from './worth.ts';

/**
 * What the combat that is going on will bring a player: the damage to come, and the creatures that will die. Roughly, for
 * bots; before blockers are declared, a defender is taken to block where it costs nothing or trades well.
 */
export function forecastCombat(context: Context, player: Player): number {
  const { G, ctx, players } = context;
  if (!G.attacked || !BEFORE_DAMAGE.has(ctx.currentStep ?? '')) return 0;
  let worth = 0;
  for (const defender of players) {
    if (!defender.left) worth += attackOn(context, defender, player);
  }
  return worth;
}

const BEFORE_DAMAGE: ReadonlySet<string> = new Set(['declareAttackers', 'declareBlockers', 'firstStrikeDamage']);

/** What the attack on one player means to another, or to themselves. */
function attackOn(context: Context, defender: Player, player: Player): number {
  const attackers = attackersOf(context, defender);
  if (attackers.length === 0) return 0;
  const isDeclared = context.ctx.currentStep !== 'declareAttackers';
  const idle = isDeclared ? [] : possibleBlockers(defender);
  let worth = 0;
  let life = defender.life;
  for (const attacker of attackers) {
    const blockers = isDeclared
      ? permanents(context).filter(({ blocking }) => blocking === attacker.id)
      : expectedBlock(attacker, idle);
    const isOwn = attacker.controller === player.seat;
    if (blockers.length > 0) worth += fight(attacker, blockers, isOwn, defender === player);
    const through = damageThrough(attacker, blockers, isDeclared);
    if (through === 0) continue;
    life -= through;
    if (isOwn) worth += (attacker.keywords & Has.lifelink) !== 0 ? 0.5 * through : 0.05 * through;
    if (defender === player && attacker.isCommander) {
      const before = player[commanderDamage(attacker.owner.seat)];
      worth -= before + through >= 21 ? 60 : 0.025 * ((before + through) ** 2 - before ** 2);
    }
  }
  return defender === player ? worth + lifeWorth(life) - lifeWorth(player.life) : worth;
}

/** The damage that reaches the player. */
function damageThrough(attacker: Card, blockers: readonly Card[], isDeclared: boolean): number {
  const { keywords, blocked } = attacker;
  const power = Math.max(0, attacker.power) * ((keywords & Has.doubleStrike) !== 0 ? 2 : 1);
  if (!(isDeclared ? blocked : blockers.length > 0)) return power;
  if ((keywords & Has.trample) === 0) return 0;
  const stopped = blockers.reduce((sum, { toughness, damage }) => sum + Math.max(0, toughness - damage), 0);
  return Math.max(0, power - ((keywords & Has.deathtouch) !== 0 ? blockers.length : stopped));
}

/** What a fight costs and gains one side: creatures that will die. */
function fight(attacker: Card, blockers: readonly Card[], isAttacking: boolean, isDefending: boolean): number {
  let worth = 0;
  let dealt = 0;
  let isDeadly = false;
  let left = attacker.power;
  for (const blocker of blockers) {
    const needed = (attacker.keywords & Has.deathtouch) !== 0 ? 1 : blocker.toughness - blocker.damage;
    const dies = left >= needed && (blocker.keywords & Has.indestructible) === 0;
    if (left >= needed) left -= needed;
    if (dies && isDefending) worth -= permanentWorth(blocker);
    // who is struck first does not strike back
    if (dies && strikesFirst(attacker) && !strikesFirst(blocker)) continue;
    dealt += Math.max(0, blocker.power);
    if (blocker.power > 0 && (blocker.keywords & Has.deathtouch) !== 0) isDeadly = true;
  }
  const falls =
    (dealt >= attacker.toughness - attacker.damage || isDeadly) && (attacker.keywords & Has.indestructible) === 0;
  return falls && isAttacking ? worth - permanentWorth(attacker) : worth;
}

const strikesFirst = ({ keywords }: Card): boolean => (keywords & (Has.firstStrike | Has.doubleStrike)) !== 0;

/** One blocker that comes out of it well, taken from those that are left; nobody if there is none. */
function expectedBlock(attacker: Card, idle: Card[]): Card[] {
  if ((attacker.keywords & Has.menace) !== 0) return [];
  let best = -1;
  let most = 0;
  for (const [i, blocker] of idle.entries()) {
    if (!canBlock(blocker, attacker)) continue;
    const gain = fight(attacker, [blocker], false, true) - fight(attacker, [blocker], true, false);
    // a block that costs nothing saves life at least
    const worth = gain + 0.6 * attacker.power;
    if (gain >= 0 && worth > most) {
      most = worth;
      best = i;
    }
  }
  return best < 0 ? [] : idle.splice(best, 1);
}
