import type { Trait } from './ability.ts';
import { frontOf, isClose, slotAt, slotOf, TERRAINS } from './board.ts';
import type { TriggerName } from './cards/words.ts';
import type { Card, Context, Happening, Woken } from './kit.ts';
import { WAKES } from './listening.ts';

/** Traits wake: each becomes one effect on the agenda, carried out by effects.ts. */

const NONE: readonly Woken[] = [];

const woken = (
  unit: Card,
  on: TriggerName,
  index: number,
  amount: number,
  slot: number,
  about: Card | undefined,
): Woken =>
  about === undefined
    ? { do: 'trigger', unit, on, index, amount, slot }
    : { do: 'trigger', unit, on, index, amount, slot, about };

/** All traits of a unit for one trigger, in the order of its data. */
export function traitWorks(unit: Card, on: TriggerName, amount: number, slot: number, about?: Card): readonly Woken[] {
  const traits = unit.def.traits[on];
  if (traits.length === 0) return NONE;
  return traits.map((_, index) => woken(unit, on, index, amount, slot, about));
}

/** The current player's units by terrain, then the opponent's; those who only wait for their own Deploy are not in it. */
export function inBoardOrder({ turnPlayer }: Context, listeners: readonly Card[], event: Happening): readonly Card[] {
  if (event.type === 'UNIT_DEPLOYED') {
    const concerned = listeners.filter((unit) => unit.id === event.unitId || unit.def.traits.unitDeployed.length > 0);
    if (concerned.length < 2) return concerned;
  }
  const place = (unit: Card): number => unit.terrain + (unit.owner === turnPlayer ? 0 : TERRAINS);
  return listeners.toSorted((a, b) => place(a) - place(b));
}

export function fire(context: Context, unit: Card, event: Happening): readonly Woken[] | undefined {
  if (unit.terrain < 0) return undefined;
  let works: Woken[] | undefined;
  const { traits } = unit.def;
  const about = 'unitId' in event ? context.coreOps.card(event.unitId) : undefined;
  for (const on of WAKES[event.type]) {
    for (let index = 0; index < traits[on].length; index++) {
      if (!isWoken(context, unit, on, traits[on][index], event, about)) continue;
      const amount = 'amount' in event ? event.amount : 0;
      works ??= [];
      works.push(woken(unit, on, index, amount, slotOf(unit), about));
    }
  }
  return works;
}

function isWoken(
  { ctx }: Context,
  unit: Card,
  on: TriggerName,
  { when }: Trait,
  event: Happening,
  about: Card | undefined,
): boolean {
  if (on === 'deploy') return about === unit;
  if (when.oncePerTurn && unit.limitedTurn === ctx.numTurns + 1) return false;
  if (event.type === 'CARD_PLAYED') {
    return event.cardType === 'action' && isOf(when.of, event.playerId === unit.owner.seat);
  }
  if (about === undefined) return false;
  if (when.of === 'self') return about === unit;
  if (!isOf(when.of, about.owner === unit.owner)) return false;
  if (when.where === 'all') return true;
  const place = about.terrain >= 0 ? slotOf(about) : placeOf(event, about);
  if (place < 0) return false;
  return when.where === 'close' ? isClose(slotOf(unit), place) : place === frontOf(slotOf(unit));
}

const isOf = (of: Trait['when']['of'], isOwn: boolean): boolean => of === 'any' || (of === 'own') === isOwn;

/** A dead unit's place is in the event. */
const placeOf = (event: Happening, unit: Card): number =>
  'terrainId' in event ? slotAt(event.terrainId, unit.owner.seat) : -1;
