import type { Effect, GameEvent, TriggerRules } from 'cardloom';
import type { Trait } from './ability.ts';
import { isClose, slotAt, slotOf, TERRAINS } from './board.ts';
import type { TriggerName } from './cards/schema.ts';
import { WAKES } from './listening.ts';
import type { Card, Context, Skirmish } from './shape.ts';

/** Traits wake: each becomes one effect on the agenda, carried out by effects.ts. */
export interface TraitEffect extends Effect {
  readonly do: 'trigger';
  readonly unit: number;
  readonly on: TriggerName;
  readonly index: number;
  readonly amount: number;
  /** The unit the event is about, or the consumer; 0 for none. */
  readonly about: number;
  /** Where it was when this was put down: what the dead and the consumed act from. */
  readonly slot: number;
}

const NONE: readonly TraitEffect[] = [];

/** All traits of a unit for one trigger, in the order of its data. */
export function traitWorks(
  unit: Card,
  on: TriggerName,
  amount: number,
  about: number,
  slot: number,
): readonly TraitEffect[] {
  const traits = unit.def.traits[on];
  if (traits.length === 0) return NONE;
  return traits.map((_, index) => ({ do: 'trigger', unit: unit.id, on, index, amount, about, slot }));
}

/** The current player's units by terrain, then the opponent's; those who only wait for their own Deploy are not in it. */
function inBoardOrder({ turnPlayer }: Context, listeners: readonly Card[], event: GameEvent): readonly Card[] {
  if (event.type === 'UNIT_DEPLOYED') {
    const concerned = listeners.filter((unit) => unit.id === event.unitId || unit.def.traits.unitDeployed.length > 0);
    if (concerned.length < 2) return concerned;
  }
  const place = (unit: Card): number => unit.terrain + (unit.owner === turnPlayer ? 0 : TERRAINS);
  return listeners.toSorted((a, b) => place(a) - place(b));
}

function fire(context: Context, unit: Card, event: GameEvent): readonly TraitEffect[] | undefined {
  if (unit.terrain < 0) return undefined;
  let works: TraitEffect[] | undefined;
  const { traits } = unit.def;
  const about = typeof event.unitId === 'number' ? event.unitId : 0;
  for (const on of WAKES[event.type]) {
    for (let index = 0; index < traits[on].length; index++) {
      if (!isWoken(context, unit, on, traits[on][index], event, about)) continue;
      const amount = typeof event.amount === 'number' ? event.amount : 0;
      works ??= [];
      works.push({ do: 'trigger', unit: unit.id, on, index, amount, about, slot: slotOf(unit) });
    }
  }
  return works;
}

function isWoken(
  context: Context,
  unit: Card,
  on: TriggerName,
  { when }: Trait,
  event: GameEvent,
  about: number,
): boolean {
  if (on === 'deploy') return about === unit.id;
  if (when.oncePerTurn && unit.limitedTurn === context.ctx.numTurns + 1) return false;
  if (on === 'actionPlayed') {
    return event.cardType === 'action' && (!when.byOwner || event.playerId === unit.owner.seat);
  }
  const other = context.coreOps.card(about) as Card;
  if (when.who !== 'any' && (other.owner === unit.owner) !== (when.who === 'ally')) return false;
  if (when.where === 'all') return true;
  if (when.where === 'self') return other === unit;
  const place = other.terrain >= 0 ? slotOf(other) : placeOf(event, other);
  if (place < 0) return false;
  return when.where === 'close' ? isClose(slotOf(unit), place) : place === (slotOf(unit) ^ 1);
}

/** A dead unit's place is in the event. */
const placeOf = (event: GameEvent, unit: Card): number =>
  typeof event.terrainId === 'number' ? slotAt(event.terrainId, unit.owner.seat) : -1;

export const triggers: TriggerRules<Skirmish> = {
  zones: ['terrain0', 'terrain1', 'terrain2', 'terrain3', 'terrain4'],
  listens: (card) => card.listens,
  order: inBoardOrder,
  fire,
};
