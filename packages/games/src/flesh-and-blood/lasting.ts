import { cardOf } from '@cardloom/parts';
import type { Operation } from './ability.ts';
import type { Duration } from './cards/vocabulary.ts';
import {
  type Card,
  CHAIN_LONG,
  type Context,
  LINK_LONG,
  NEXT_TURN_LONG,
  type Player,
  TURN_LONG,
  type Zone,
} from './kit.ts';

/** Effects that last: small cards that lie with the player they are about. */

const LENGTHS: Readonly<Record<Duration, number>> = {
  link: LINK_LONG,
  chain: CHAIN_LONG,
  turn: TURN_LONG,
  next_turn: NEXT_TURN_LONG,
};

/** A small card for a link or an effect: the one that was over last, or a new one. */
export function reuse({ coreOps, zones }: Context, name: 'link' | 'effect', zone: Zone): Card {
  let newest: Card | undefined;
  for (const card of zones.box) if (card.def.kind === name) newest = card;
  if (newest === undefined) return coreOps.createCard(name, zone);
  coreOps.moveCard(newest, zone);
  return newest;
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
export const operationOf = (context: Context, effect: Card): Operation =>
  cardOf(context, effect.source).def.abilities.operations[effect.operation];

/** Ends a player's effects of this length, the newest first. */
export function endEffects({ coreOps, zones }: Context, { effects }: Player, length: number): void {
  if (effects.length === 0) return;
  const over = effects.filter(({ lasts }) => lasts === length);
  for (const effect of over.reverse()) coreOps.moveCard(effect, zones.box);
}
