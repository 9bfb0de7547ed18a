import { cardOf } from '@cardloom/parts';
import type { Instruction, Target } from './card.ts';
import { carryOut, type Resolving } from './instructions.ts';
import type { Card, Context, Player } from './kit.ts';
import { enter, isStill, move } from './objects.ts';
import { isPlayer, legalTarget } from './targets.ts';
import { abilityOf, isTrue } from './triggers.ts';

/** Resolution (CR 608): the top object only; no state-based actions and no priority in the middle of it. */

/** So many resolutions without the stack getting lower, and nobody acting, are a loop that nobody stops (CR 104.4b). */
const LOOP = 1000;

export function resolve(context: Context, { card: object }: { readonly card: Card }): void {
  const { G, zones, coreOps } = context;
  if (zones.stack.length < G.floor) {
    G.floor = zones.stack.length;
    G.loop = 0;
  } else if (++G.loop > LOOP) {
    coreOps.emit('LOOP');
    coreOps.endGame();
    return;
  }
  const target = targetOf(context, object);
  if (target !== undefined && legalTarget(context, object, target) === undefined) {
    coreOps.emit('FIZZLED', { card: object.id });
    leaveStack(context, object);
  } else if (object.def.isAbility) resolveAbility(context, object);
  else if (object.def.isPermanent) resolvePermanent(context, object);
  else follow(context, object, 0);
}

/** Somebody acted: what follows is no loop of its own. */
export function somebodyActed({ G }: Context): void {
  G.floor = Number.MAX_SAFE_INTEGER & 0x7fffffff;
  G.loop = 0;
}

function targetOf(context: Context, object: Card): Target | undefined {
  if (!object.def.isAbility) return object.def.target ?? undefined;
  const ability = abilityOf(context, object);
  return ability === undefined || ability.kind === 'mana' || ability.kind === 'static' ? undefined : ability.target;
}

function resolveAbility(context: Context, object: Card): void {
  const ability = abilityOf(context, object);
  const source = cardOf(context, object.source);
  const { tapped } = isStill(source, object.sourceObject) ? source : { tapped: object.lastTapped };
  if (ability?.kind === 'triggered' && !isTrue(ability, tapped)) {
    leaveStack(context, object);
    return;
  }
  follow(context, object, 0);
}

/** It enters under its controller's control; an Aura is attached to its target (CR 608.3). */
function resolvePermanent(context: Context, object: Card): void {
  const { def } = object;
  const target = def.target === null ? undefined : legalTarget(context, object, def.target);
  const host = target === undefined || isPlayer(target) ? undefined : target;
  context.coreOps.emit('RESOLVED', { card: object.id });
  enter(context, object, context.players[object.controller], host);
}

/** At the extra turn's end step its player loses the game: the rider of an extra turn is an ability like any other. */
const LOSE: readonly Instruction[] = [{ op: 'loseGame', who: 'you' }];

function instructionsOf(context: Context, object: Card): readonly Instruction[] {
  if (!object.def.isAbility) return object.def.spell?.effects ?? [];
  const ability = abilityOf(context, object);
  if (ability === undefined) return LOSE;
  return ability.kind === 'triggered' || ability.kind === 'activated' ? ability.effects : [];
}

/** Follows the instructions in order; where one asks, the rest goes on after the answer. */
function follow(context: Context, object: Card, from: number): void {
  const { coreOps } = context;
  const instructions = instructionsOf(context, object);
  const resolving = resolvingOf(context, object);
  if (from === 0) coreOps.emit('RESOLVED', { card: object.id });
  for (let i = from; i < instructions.length; i++) {
    const works = carryOut(context, instructions[i], resolving);
    if (works === undefined) {
      // its controller has lost by it, and it is gone with them
      if (!isStill(object, resolving.identity)) return;
      continue;
    }
    coreOps.sequence([...works, { do: 'goOn', card: object, object: resolving.identity, from: i + 1 }]);
    return;
  }
  finish(context, object, resolving.identity);
}

interface GoingOn {
  readonly card: Card;
  readonly object: number;
  readonly from: number;
}

export function goOn(context: Context, { card, object, from }: GoingOn): void {
  // ended with the turn, or left with its controller
  if (isStill(card, object)) follow(context, card, from);
}

function resolvingOf(context: Context, object: Card): Resolving {
  const { players, coreOps } = context;
  const isAbility = object.def.isAbility;
  const source = isAbility ? cardOf(context, object.source) : object;
  let target: Card | Player | undefined;
  if (object.targetSeat >= 0) target = players[object.targetSeat];
  else if (object.targetCard > 0) target = coreOps.card(object.targetCard);
  return {
    object,
    identity: object.object,
    you: players[object.controller],
    source,
    sourceObject: isAbility ? object.sourceObject : object.object,
    about: object.about >= 0 ? players[object.about] : undefined,
    target,
    targetObject: object.targetObject,
  };
}

function finish(context: Context, object: Card, identity: number): void {
  if (isStill(object, identity) && object.zone.name === 'stack') leaveStack(context, object);
}

/** A spell goes to its owner's graveyard, an ability is used up. */
export function leaveStack(context: Context, object: Card): void {
  const { coreOps } = context;
  if (object.def.isAbility) {
    coreOps.moveCard(object, object.owner.spent);
    return;
  }
  move(context, object, object.owner.graveyard);
}
