import { damage, recall } from './deeds.ts';
import { type Card, type Context, kit, type Player, type Work } from './kit.ts';
import { contester, countAt, defender, isOneSided, lethalTo, mightOf, unitsAt } from './places.ts';
import { conquer } from './scoring.ts';

/** A contested battlefield, step by step. */

/** Units that meet others attack. */
export function beginShowdown(context: Context): void {
  if (isOneSided(context)) return;
  const { coreOps, G } = context;
  G.isCombat = true;
  const player = contester(context);
  for (const unit of unitsAt(player, G.place)) coreOps.emit('attacks', { card: unit, player });
}

export function endShowdown({ G, coreOps, turnPlayer }: Context): void {
  G.place = 0;
  G.isCombat = false;
  coreOps.setPriority(turnPlayer);
}

/** Damage step: both sides sum up the might of who is not stunned and assign it, who contested first; it is dealt at once. */
export function damageStep(context: Context): void {
  const { coreOps } = context;
  const assign = (player: Player): Work => ({ do: 'assignDamage', player, left: mightAt(context, player) });
  coreOps.sequence([assign(contester(context)), assign(defender(context)), { do: 'dealAssigned' }]);
}

const mightAt = (context: Context, player: Player): number =>
  unitsAt(player, context.G.place).reduce((sum, unit) => sum + (unit.isStunned ? 0 : mightOf(context, unit)), 0);

/** Whom a player may assign damage to next: nobody twice, and Tanks before the others. */
function assignable(context: Context, player: Player): Card[] {
  const enemy = context.players[1 - player.seat];
  const open = unitsAt(enemy, context.G.place).filter(({ assigned }) => assigned === 0);
  const tanks = open.filter(({ def }) => def.keywords.tank > 0);
  return tanks.length > 0 ? tanks : open;
}

interface Assigning {
  readonly player: Player;
  readonly left: number;
}

/** A unit gets all it takes to kill it before the next one gets any. Nobody is asked where it makes no difference. */
export function assignDamage(context: Context, { player, left }: Assigning): void {
  const { coreOps } = context;
  if (left <= 0) return;
  const options = assignable(context, player);
  if (options.length === 0) return;
  const total = options.reduce((sum, unit) => sum + lethalTo(context, unit), 0);
  if (options.length === 1 || left >= total) {
    let rest = left;
    for (const unit of options) rest -= assign(context, unit, rest);
    coreOps.interrupt({ do: 'assignDamage', player, left: rest });
  } else coreOps.ask({ ask: 'assign', player, data: { left } });
}

export const assignDecision = kit
  .decision('assign')
  .card('unit', (context) => assignable(context, context.player), { prompt: 'Which unit is damaged next?' })
  .run((context, { unit }, { left }) => {
    const rest = left - assign(context, unit, left);
    context.coreOps.interrupt({ do: 'assignDamage', player: context.player, left: rest });
  });

function assign(context: Context, unit: Card, left: number): number {
  unit.assigned = Math.min(left, lethalTo(context, unit));
  return unit.assigned;
}

export function dealAssigned(context: Context): void {
  for (const player of context.players) {
    for (const unit of unitsAt(player, context.G.place)) {
      damage(context, unit, unit.assigned);
      unit.assigned = 0;
    }
  }
}

/** Resolution step: both remain and the attackers are recalled, or attackers remain alone and conquer. */
export function resolutionStep(context: Context): void {
  const { G } = context;
  const player = contester(context);
  // before the conquest: what that does is no damage of this combat
  clearDamage(context);
  if (countAt(player, G.place) === 0) return;
  if (countAt(defender(context), G.place) === 0) conquer(context, player, G.place);
  else for (const unit of unitsAt(player, G.place)) recall(context, unit);
}

export function clearDamage({ players }: Context): void {
  for (const { field } of players) {
    for (const unit of field) if (unit.damage !== 0) unit.damage = 0;
  }
}
