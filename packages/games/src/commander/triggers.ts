import type { Caught, Effect, GameEvent, Json, TriggerRules } from 'cardloom';
import type { TriggeredAbility } from './card.ts';
import { abilityObject, cardOf, isStill, knowLast } from './objects.ts';
import type { Card, Commander, Context, Player } from './shape.ts';
import { aim, targetsOf } from './targets.ts';

/** Triggered abilities (CR 603). What triggers is settled as the event happens, on the battlefield as it is then. */
export const triggers: TriggerRules<Commander> = {
  zones: ['battlefield'],
  listens: (def) => Object.keys(def.triggered),
  stacked: { catch: catchTriggers, put: 'putTriggers', ask: 'orderTriggers' },
};

/** A trigger that waits: whose it is, of which card, which of its abilities, and the player it is about. */
interface Waiting extends Caught {
  readonly source: number;
  readonly object: number;
  readonly ability: number;
  readonly about: number;
}

function catchTriggers(context: Context, card: Card, event: GameEvent): readonly Caught[] | undefined {
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
function aboutWhom({ against, player }: GameEvent): number {
  if (typeof against === 'number') return against;
  return typeof player === 'number' ? player : -1;
}

function isAbout(ability: TriggeredAbility, card: Card, event: GameEvent): boolean {
  const { subject, creature, whose, against, first } = ability;
  if (subject === 'this' && event.card !== card.id) return false;
  if (subject === 'another' && event.card === card.id) return false;
  if (creature === true && event.creature !== true) return false;
  if (first === true && event.first !== true) return false;
  return isOne(whose, event.player, card.controller) && isOne(against, event.against, card.controller);
}

const isOne = (wanted: TriggeredAbility['whose'], seat: Json, you: number): boolean =>
  wanted === undefined || (wanted === 'you') === (seat === you);

/** The intervening "if" (CR 603.4). */
export const isTrue = (ability: TriggeredAbility, isTapped: boolean): boolean => ability.if === undefined || !isTapped;

/** The ability that an object on the stack is; undefined for the rider of an extra turn. */
export function abilityOf(context: Context, object: Card): Card['def']['abilities'][number] | undefined {
  return object.ability < 0 ? undefined : cardOf(context, object.source).def.abilities[object.ability];
}

interface Put extends Effect {
  readonly triggers: readonly Waiting[] & Json;
  readonly answer: { readonly order?: readonly number[]; readonly target?: Json } & Json;
}

/** A player puts triggers on the stack, in the order they chose; one that needs a target asks for it first (CR 603.3). */
export function putTriggers(context: Context, { triggers: given, answer }: Put): void {
  const { coreOps } = context;
  const { order, target } = answer ?? {};
  const waiting = order === undefined ? given : order.map((i) => given[i]);
  for (let i = 0; i < waiting.length; i++) {
    const trigger = waiting[i];
    const player = context.players.find(({ id }) => id === trigger.player);
    if (player === undefined || player.left) return;
    const ability = trigger.ability < 0 ? undefined : cardOf(context, trigger.source).def.abilities[trigger.ability];
    const wanted = ability !== undefined && ability.kind === 'triggered' ? ability.target : undefined;
    const chosen = i === 0 && target !== undefined ? target : undefined;
    if (wanted !== undefined && chosen === undefined) {
      const rest = waiting.slice(i + 1);
      // without a legal target it is not put on the stack (CR 603.3d)
      if (targetsOf(context, wanted, player.seat).length === 0) continue;
      const works = [
        {
          ask: 'triggerTarget',
          player: trigger.player,
          data: { source: trigger.source, ability: trigger.ability },
          then: { do: 'putTriggers', triggers: [trigger] as unknown as Json },
        },
      ];
      coreOps.sequence(
        rest.length === 0 ? works : [...works, { do: 'putTriggers', triggers: rest as unknown as Json }],
      );
      return;
    }
    putOne(context, trigger, player, chosen);
  }
}

function putOne(context: Context, trigger: Waiting, player: Player, target: Json | undefined): void {
  const object = abilityObject(context, player);
  object.source = trigger.source;
  object.sourceObject = trigger.object;
  object.ability = trigger.ability;
  object.about = trigger.about;
  const source = context.coreOps.card(trigger.source);
  if (source !== undefined && !isStill(source, trigger.object)) knowLast(object, source);
  aim(context, object, target);
  context.coreOps.emit('TRIGGERED', { player: player.seat, source: trigger.source, ability: trigger.ability });
}
