import type { Trait } from './ability.ts';
import { isEmpty, seatOf, slotOf, terrainOf } from './board.ts';
import { die } from './checks.ts';
import { deploy } from './deploy.ts';
import { type Card, type Context, kit, type Woken } from './kit.ts';
import { operate } from './operations.ts';
import { endSkirmish } from './scoring.ts';
import { answers, candidateSlots, candidateUnits, hasOption, isOption, options, type Source } from './targets.ts';
import { traitWorks } from './traits.ts';
import { dominate, turnChanged } from './turn.ts';

/** What runs from the agenda. */

type TraitData = Omit<Woken, 'do'>;

const traitOf = ({ unit, on, index }: TraitData): Trait => unit.def.traits[on][index];

/** The dead and the consumed act from where they were. */
const isGone = ({ on }: TraitData): boolean => on === 'death' || on === 'consumed';
const placeOf = (data: TraitData): number => (isGone(data) ? data.slot : slotOf(data.unit));

/** Where a trait comes from; undefined if its unit has left: what it wanted to do on the board goes with it. */
function sourceOf(data: TraitData): Source | undefined {
  const { unit, amount, about } = data;
  if (isGone(data)) return { seat: unit.owner.seat, slot: data.slot, unit: undefined, amount, about };
  return unit.terrain < 0 ? undefined : { seat: unit.owner.seat, slot: slotOf(unit), unit, amount, about };
}

/** A trait's effect. If the player must pick, it asks, and the answer goes on. */
function trigger(context: Context, data: TraitData): void {
  const { coreOps } = context;
  const { unit, on } = data;
  const source = sourceOf(data);
  if (source === undefined) return;
  const trait = traitOf(data);
  if (trait.when.oncePerTurn && !isFirstThisTurn(context, unit)) return;
  if (trait.target.pick === 'player') {
    if (!hasOption(context, trait, source.seat, source.slot)) return;
    announce(context, data);
    const { index, amount, slot, about } = data;
    const asked = { unit, on, index, amount, slot };
    coreOps.ask({ ask: 'INPUT', player: unit.owner, data: about === undefined ? asked : { ...asked, about } });
    return;
  }
  if (!hasEffect(context, trait, source)) return;
  announce(context, data);
  operate(context, trait, source, null, null);
}

/** The answer when a trigger asks. */
const input = kit
  .decision('INPUT', { onAsk: announceInput })
  .cardOrName(
    'input',
    (context, _answers, data) => answers(context, traitOf(data), data.unit.owner.seat, placeOf(data)),
    {
      has: (context, answer, _answers, data) =>
        isOption(context, traitOf(data), data.unit.owner.seat, placeOf(data), answer),
      prompt: 'What is it aimed at?',
    },
  )
  .run((context, { input: picked }, data) => {
    const source = sourceOf(data);
    if (source !== undefined && picked !== null) operate(context, traitOf(data), source, picked, null);
  });

/** Tells who must answer, and from what. */
function announceInput(context: Context, data: TraitData): void {
  const { unit } = data;
  const trait = traitOf(data);
  const valid = options(context, trait, unit.owner.seat, placeOf(data));
  const asked = { playerId: unit.owner.seat, unitId: unit.id, isOptional: trait.may };
  if (trait.target.of === 'slot') {
    const validSlots = valid.filter((option) => typeof option === 'string');
    context.coreOps.emit('INPUT_REQUIRED', { ...asked, validSlots });
  } else {
    const validTargetIds = valid.flatMap((option) => (typeof option === 'string' ? [] : [option.id]));
    context.coreOps.emit('INPUT_REQUIRED', { ...asked, validTargetIds });
  }
}

function isFirstThisTurn({ ctx }: Context, unit: Card): boolean {
  const turn = ctx.numTurns + 1;
  if (unit.limitedTurn === turn) return false;
  unit.limitedTurn = turn;
  return true;
}

/** A trait that finds nobody to act on is passed over in silence. */
function hasEffect(context: Context, { target, op, amount }: Trait, source: Source): boolean {
  if (op === 'heal' && amount === 'all' && target.where === 'self') return (source.unit?.damage ?? 0) > 0;
  if (target.of === 'about') return source.about !== undefined && source.about.terrain >= 0;
  if (target.where === 'self' || target.of === 'none') return true;
  if (target.of === 'slot') return candidateSlots(context, target, source.seat, source.slot).length > 0;
  return candidateUnits(context, target, source.seat, source.slot).length > 0;
}

function announce({ coreOps }: Context, { unit, on }: TraitData): void {
  if (on === 'conquer') {
    coreOps.emit('CONQUER_TRIGGERED', { unitId: unit.id, terrainId: unit.terrain, playerId: unit.owner.seat });
  } else coreOps.emit('ABILITY_TRIGGERED', { unitId: unit.id, trigger: on });
}

interface Arrival {
  readonly card: Card;
  readonly slot: number;
  readonly victim: Card;
  readonly victimPower: number;
}

/** A unit that consumed another takes its place: Deploy first, then the victim's Consumed, then its own Consume. */
function arrive(context: Context, { card, slot, victim, victimPower }: Arrival): void {
  const { coreOps, players } = context;
  const player = players[seatOf(slot)];
  if (!isEmpty(player, terrainOf(slot))) {
    coreOps.moveCard(card, player.graveyard);
    return;
  }
  coreOps.emit('UNIT_CONSUMED', { unitId: victim.id, consumerId: card.id, terrainId: terrainOf(slot) });
  coreOps.sequence([
    ...traitWorks(victim, 'consumed', victimPower, slot, card),
    ...traitWorks(card, 'consume', victimPower, slot, victim),
  ]);
  deploy(context, card, slot);
}

/** A unit's ability is one turn nearer. */
function coolDown({ coreOps }: Context, { unit }: { readonly unit: Card }): void {
  if (unit.terrain < 0 || unit.cooldown === 0) return;
  unit.cooldown -= 1;
  coreOps.emit('COOLDOWN_REDUCED', { unitId: unit.id, cooldown: unit.cooldown });
}

interface Conquest {
  readonly unit: Card;
  readonly terrain: number;
  readonly seat: number;
}

/** The keyword Conquer: its point is counted already. */
function conquer({ coreOps }: Context, { unit, terrain, seat }: Conquest): void {
  coreOps.emit('CONQUER_TRIGGERED', { unitId: unit.id, terrainId: terrain, playerId: seat });
}

export const effects = { trigger, die, arrive, coolDown, conquer, dominate, turnChanged, endSkirmish };
export const decisions = { INPUT: input };
