import { type Effect, oneOf } from 'cardloom';
import { damage, recall } from './deeds.ts';
import { contester, countAt, defender, isOneSided, lethalTo, mightOf, unitsAt } from './places.ts';
import { conquer } from './scoring.ts';
import type { Card, Context, Player, Riftbound } from './shape.ts';

/** A contested battlefield, step by step. */

/** Units that meet others attack. */
export function beginShowdown(context: Context): void {
  if (isOneSided(context)) return;
  const { coreOps, G } = context;
  G.isCombat = true;
  const player = contester(context);
  for (const unit of unitsAt(player, G.place)) coreOps.emit('attacks', { card: unit.id, player: player.id });
}

export function endShowdown({ G, coreOps, turnPlayer }: Context): void {
  G.place = 0;
  G.isCombat = false;
  coreOps.setPriority(turnPlayer);
}

/** Damage step: both sides sum up the might of who is not stunned and assign it, who contested first; it is dealt at once. */
export function damageStep(context: Context): void {
  const { coreOps } = context;
  const assign = (player: Player): Effect => ({
    do: 'assignDamage',
    player: player.id,
    left: mightAt(context, player),
  });
  coreOps.sequence([assign(contester(context)), assign(defender(context)), { do: 'dealAssigned' }]);
}

const mightAt = (context: Context, player: Player): number =>
  unitsAt(player, context.G.place).reduce((sum, unit) => sum + (unit.isStunned ? 0 : mightOf(context, unit)), 0);

/** Whom a player may assign damage to next: nobody twice, and Tanks before the others. */
export function assignable(context: Context, player: Player): Card[] {
  const enemy = context.players[1 - player.seat];
  const open = unitsAt(enemy, context.G.place).filter(({ assigned }) => assigned === 0);
  const tanks = open.filter(({ def }) => def.keywords.tank > 0);
  return tanks.length > 0 ? tanks : open;
}

type Assigning = Effect & {
  readonly player: string;
  readonly left: number;
  readonly answer?: { readonly unit: number };
};

/** A unit gets all it takes to kill it before the next one gets any. Nobody is asked where it makes no difference. */
export function assignDamage(context: Context, effect: Effect): void {
  const { player: id, left } = effect as Assigning;
  const { coreOps, ctx } = context;
  if (left <= 0) return;
  const options = assignable(context, ctx.players[id]);
  if (options.length === 0) return;
  const total = options.reduce((sum, unit) => sum + lethalTo(context, unit), 0);
  if (options.length === 1 || left >= total) {
    let rest = left;
    for (const unit of options) rest -= assign(context, unit, rest);
    coreOps.interrupt({ do: 'assignDamage', player: id, left: rest });
  } else coreOps.ask({ ask: 'assign', player: id, then: { do: 'assigned', player: id, left } });
}

export const assignDecision = {
  choices: {
    unit: oneOf<Riftbound>((context) => assignable(context, context.player), { prompt: 'Which unit is damaged next?' }),
  },
};

export function assigned(context: Context, effect: Effect): void {
  const { player, left, answer } = effect as Assigning;
  const unit = context.coreOps.card(answer?.unit ?? 0);
  if (unit === undefined) return;
  const rest = left - assign(context, unit, left);
  context.coreOps.interrupt({ do: 'assignDamage', player, left: rest });
}

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
    for (let i = 0; i < field.length; i++) {
      const unit = field.at(i) as Card;
      if (unit.damage !== 0) unit.damage = 0;
    }
  }
}
