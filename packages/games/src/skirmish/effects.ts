import type { Effect, EffectHandler, Json } from 'cardloom';
import type { Trait } from './ability.ts';
import { isEmpty, seatOf, slotOf, terrainOf } from './board.ts';
import { die } from './checks.ts';
import { deploy } from './deploy.ts';
import { operate } from './operations.ts';
import { endSkirmish } from './scoring.ts';
import type { Card, Context, Skirmish } from './shape.ts';
import { candidateSlots, candidateUnits, options, type Source } from './targets.ts';
import { type TraitEffect, traitWorks } from './traits.ts';
import { dominate, turnChanged } from './turn.ts';

/** A trait's effect. If the player must pick, it asks and comes back with the answer. */
function trigger(context: Context, effect: TraitEffect & { readonly answer?: Readonly<Record<'input', Json>> }): void {
  const { coreOps } = context;
  const unit = coreOps.card(effect.unit) as Card;
  const trait = unit.def.traits[effect.on][effect.index];
  const isGone = effect.on === 'death' || effect.on === 'consumed';
  // what a unit wanted to do on the board goes with it; the dead and the consumed act from where they were
  if (!isGone && unit.terrain < 0) return;
  const slot = isGone ? effect.slot : slotOf(unit);
  const about = effect.about === 0 ? undefined : coreOps.card(effect.about);
  const source: Source = { seat: unit.owner.seat, slot, unit: isGone ? undefined : unit, amount: effect.amount, about };
  if (effect.answer !== undefined) {
    if (effect.answer.input !== null) operate(context, trait, source, effect.answer.input, null);
    return;
  }
  if (trait.when.oncePerTurn && !isFirstThisTurn(context, unit)) return;
  if (trait.target.pick === 'player') {
    const answers = options(context, trait, source.seat, slot).map(plain);
    if (answers.length === 0) return;
    announce(context, effect, unit);
    if (trait.optional) answers.push(null);
    const data = { unit: unit.id, of: trait.target.of, options: answers };
    coreOps.ask({ ask: 'INPUT', player: unit.owner.id, data, then: effect });
    return;
  }
  if (!hasEffect(context, trait, source)) return;
  announce(context, effect, unit);
  operate(context, trait, source, null, null);
}

/** What waits on the agenda is data: units by their number. */
const plain = (option: Card | Json): Json => (isCard(option) ? option.id : option);
const isCard = (option: Card | Json): option is Card => typeof option === 'object' && option !== null;

function isFirstThisTurn({ ctx }: Context, unit: Card): boolean {
  const turn = ctx.numTurns + 1;
  if (unit.limitedTurn === turn) return false;
  unit.limitedTurn = turn;
  return true;
}

/** A trait that finds nobody to act on is passed over in silence. */
function hasEffect(context: Context, { target, op, amount }: Trait, source: Source): boolean {
  if (op === 'heal' && amount === 'all' && target.where === 'self') return (source.unit?.damage ?? 0) > 0;
  if (target.of === 'consumer') return source.about !== undefined && source.about.terrain >= 0;
  if (target.where === 'self' || target.of === 'none') return true;
  if (target.of === 'slot') return candidateSlots(context, target, source.seat, source.slot).length > 0;
  return candidateUnits(context, target, source.seat, source.slot).length > 0;
}

function announce({ coreOps }: Context, { on }: TraitEffect, unit: Card): void {
  if (on === 'conquer') {
    coreOps.emit('CONQUER_TRIGGERED', { unitId: unit.id, terrainId: unit.terrain, playerId: unit.owner.seat });
  } else coreOps.emit('ABILITY_TRIGGERED', { unitId: unit.id, trigger: on });
}

interface Arrival extends Effect {
  readonly card: number;
  readonly slot: number;
  readonly victim: number;
  readonly victimPower: number;
}

/** A unit that consumed another takes its place: Deploy first, then the victim's Consumed, then its own Consume. */
function arrive(context: Context, { card, slot, victim, victimPower }: Arrival): void {
  const { coreOps, players } = context;
  const unit = coreOps.card(card) as Card;
  const player = players[seatOf(slot)];
  if (!isEmpty(player, terrainOf(slot))) {
    coreOps.moveCard(unit, player.graveyard);
    return;
  }
  coreOps.emit('UNIT_CONSUMED', { unitId: victim, consumerId: card, terrainId: terrainOf(slot) });
  const consumed = coreOps.card(victim) as Card;
  coreOps.sequence([
    ...traitWorks(consumed, 'consumed', victimPower, card, slot),
    ...traitWorks(unit, 'consume', victimPower, victim, slot),
  ]);
  deploy(context, unit, slot);
}

/** A unit's ability is one turn nearer. */
function coolDown({ coreOps }: Context, { unit: id }: Effect): void {
  const unit = coreOps.card(id as number) as Card;
  if (unit.terrain < 0 || unit.cooldown === 0) return;
  unit.cooldown -= 1;
  coreOps.emit('COOLDOWN_REDUCED', { unitId: unit.id, cooldown: unit.cooldown });
}

/** The keyword Conquer: its point is counted already. */
function conquer({ coreOps }: Context, { unit, terrain, seat }: Effect): void {
  coreOps.emit('CONQUER_TRIGGERED', { unitId: unit, terrainId: terrain, playerId: seat });
}

export const effects: Readonly<Record<string, EffectHandler<Skirmish>>> = {
  trigger,
  die,
  arrive,
  coolDown,
  conquer,
  dominate,
  turnChanged,
  endSkirmish,
};
