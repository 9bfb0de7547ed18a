import { cardOf } from '@cardloom/parts';
import type { TriggeredAbility } from './card.ts';
import type { Card, Context, Happening, Player, Waiting, Work } from './kit.ts';
import { abilityObject, isStill, knowLast } from './objects.ts';
import type { Printed } from './printed.ts';
import { aim, targetsOf } from './targets.ts';

/** Triggered abilities (CR 603). What triggers is settled as the event happens, on the battlefield as it is then. */
export const triggers = {
  zones: ['battlefield'],
  listens: ({ triggered }: Printed) => Object.keys(triggered),
  stacked: { catch: catchTriggers, put: 'putTriggers', ask: 'orderTriggers' },
} as const;

function catchTriggers(context: Context, card: Card, event: Happening): readonly Waiting[] | undefined {
  let caught: Waiting[] | undefined;
  for (const { index, ability } of card.def.triggered[event.type]) {
    if (!isAbout(ability, card, event) || !isTrue(ability, card.tapped)) continue;
    caught ??= [];
    caught.push({
      player: context.players[card.controller].id,
      source: card.id,
      object: card.object,
      ability: index,
      about: aboutWhom(event),
    });
  }
  return caught;
}

/** "That player": who is attacked or was dealt damage; otherwise who does it, or whose turn or permanent it is. */
function aboutWhom(event: Happening): number {
  if ('against' in event) return event.against;
  return 'player' in event ? (event.player ?? -1) : -1;
}

function isAbout(ability: TriggeredAbility, card: Card, event: Happening): boolean {
  const { subject, creature, whose, against, first } = ability;
  const isThis = 'card' in event && event.card === card.id;
  if (subject === 'self' && !isThis) return false;
  if (subject === 'another' && isThis) return false;
  if (creature === true && !('creature' in event && event.creature)) return false;
  if (first === true && !('first' in event && event.first)) return false;
  if (whose !== undefined && !isOne(whose, 'player' in event ? event.player : undefined, card.controller)) return false;
  return against === undefined || isOne(against, 'against' in event ? event.against : undefined, card.controller);
}

const isOne = (wanted: 'you' | 'an opponent', seat: number | undefined, you: number): boolean =>
  (wanted === 'you') === (seat === you);

/** The intervening "if" (CR 603.4). */
export const isTrue = (ability: TriggeredAbility, isTapped: boolean): boolean => ability.if === undefined || !isTapped;

/** The ability that an object on the stack is; undefined for the rider of an extra turn. */
export function abilityOf(context: Context, object: Card): Card['def']['abilities'][number] | undefined {
  return object.ability < 0 ? undefined : cardOf(context, object.source).def.abilities[object.ability];
}

/** A player puts triggers on the stack, in the order they chose; one that needs a target asks for it first (CR 603.3). */
export function putTriggers(context: Context, { triggers: waiting }: { readonly triggers: readonly Waiting[] }): void {
  const { coreOps, players } = context;
  for (const [i, trigger] of waiting.entries()) {
    const player = players.find(({ id }) => id === trigger.player);
    if (player === undefined || player.left) return;
    const { object, about } = trigger;
    const source = coreOps.card(trigger.source);
    const ability = source?.def.abilities[trigger.ability];
    if (source === undefined || ability?.kind !== 'triggered' || ability.target === undefined) {
      putOne(context, player, trigger, undefined);
      continue;
    }
    // without a legal target it is not put on the stack (CR 603.3d)
    if (targetsOf(context, ability.target, player.seat).length === 0) continue;
    const ask: Work = { ask: 'triggerTarget', player, data: { source, object, ability: trigger.ability, about } };
    const rest = waiting.slice(i + 1);
    coreOps.sequence(rest.length === 0 ? [ask] : [ask, { do: 'putTriggers', triggers: rest }]);
    return;
  }
}

type Trigger = Pick<Waiting, 'source' | 'object' | 'ability' | 'about'>;

export function putOne(context: Context, player: Player, trigger: Trigger, target: Card | Player | undefined): void {
  const object = abilityObject(context, player);
  object.source = trigger.source;
  object.sourceObject = trigger.object;
  object.ability = trigger.ability;
  object.about = trigger.about;
  const source = context.coreOps.card(trigger.source);
  if (source !== undefined && !isStill(source, trigger.object)) knowLast(object, source);
  aim(object, target);
  context.coreOps.emit('TRIGGERED', { player: player.seat, source: trigger.source, ability: trigger.ability });
}
