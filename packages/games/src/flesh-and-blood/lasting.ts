import type { Operation } from './ability.ts';
import {
  type Card,
  CHAIN_LONG,
  type Context,
  LINK_LONG,
  NEXT_TURN_LONG,
  type Player,
  TURN_LONG,
  type Zone,
} from './shape.ts';
import type { Duration } from './vocabulary.ts';

/** Effects that last: small cards that lie with the player they are about. */

const LENGTHS: Readonly<Record<Duration, number>> = {
  link: LINK_LONG,
  chain: CHAIN_LONG,
  turn: TURN_LONG,
  next_turn: NEXT_TURN_LONG,
};

/** A small card for a link or an effect: one that is over, or a new one. */
export function reuse({ coreOps, zones }: Context, name: 'link' | 'effect', zone: Zone): Card {
  const { box } = zones;
  for (let i = box.length - 1; i >= 0; i--) {
    const card = box.at(i) as Card;
    if (card.def.kind !== name) continue;
    coreOps.moveCard(card, zone);
    return card;
  }
  return coreOps.createCard(name, zone);
}

export function addEffect(
  context: Context,
  operation: Operation,
  source: Card,
  player: Player,
  lasts = LENGTHS[operation.duration],
): void {
  const effect = reuse(context, 'effect', player.effects);
  effect.source = source.id;
  effect.operation = operation.index;
  effect.lasts = lasts;
}

/** What an effect does. */
export const operationOf = ({ coreOps }: Context, effect: Card): Operation =>
  (coreOps.card(effect.source) as Card).def.abilities.operations[effect.operation];

/** Ends a player's effects of this length. */
export function endEffects({ coreOps, zones }: Context, { effects }: Player, lasts: number): void {
  for (let i = effects.length - 1; i >= 0; i--) {
    const effect = effects.at(i) as Card;
    if (effect.lasts === lasts) coreOps.moveCard(effect, zones.box);
  }
}
