import { type Args, type MoveDefinition, oneOf, type Verdict } from 'cardloom';
import type { Operation } from './ability.ts';
import { keywordsOf } from './attack.ts';
import { closeChain, destroy } from './chain.ts';
import { fits, holds } from './conditions.ts';
import { meansOf, pay, pitchChoice } from './cost.ts';
import { isUsed, jobEffect, markUsed, perform } from './operations.ts';
import { heldCard, NO_POINTS, STRANGE, tooDear, UNHELPFUL, whyNotInHand } from './reasons.ts';
import { type Card, type Context, cardOf, type FleshAndBlood, type Zone } from './shape.ts';

/** Abilities of heroes, weapons and equipment that are activated: as an action, which closes the chain, or as a reaction. */

/** Whether an ability can be activated: its condition holds, it was not used up, and there is a target and the means. */
function canActivate(
  context: Context,
  operation: Operation,
  card: Card,
  kind: Operation['kind'],
  means: number,
): boolean {
  const { player, G } = context;
  if (operation.kind !== kind || operation.cost > means || isUsed(operation, card)) return false;
  if (!holds(context, operation.if, card, player)) return false;
  return kind === 'action' || fits(operation.target, cardOf(context, G.attack), keywordsOf(context));
}

/** Why nothing of this card can be activated: what is wrong with its first ability of the kind. */
function activatable(context: Context, card: Card, kind: Operation['kind']): Verdict {
  const { player } = context;
  const means = meansOf(player);
  if (usableAbilities(context, card, kind, means).length > 0) return true;
  const { activate } = card.def.abilities.by;
  const operation = activate.find((one) => one.kind === kind);
  if (operation === undefined) {
    if (activate.length === 0) return 'has nothing to activate';
    return kind === 'action' ? 'is activated as an attack reaction' : 'is activated as an action, out of combat';
  }
  if (isUsed(operation, card)) return 'has been activated this turn already';
  if (!holds(context, operation.if, card, player)) return 'cannot be activated yet: read its condition';
  return operation.cost > means ? tooDear(operation.cost, means) : UNHELPFUL;
}

/** Whether a player has anything to activate at all; whether it can be used now is seen when they are listed. */
const hasAbility = ({ player }: Context, kind: Operation['kind']): boolean =>
  hasAbilityIn(player.hero, kind) || hasAbilityIn(player.equipment, kind) || hasAbilityIn(player.weapons, kind);

function hasAbilityIn(zone: Zone, kind: Operation['kind']): boolean {
  for (let i = 0; i < zone.length; i++) {
    const { activate } = (zone.at(i) as Card).def.abilities.by;
    for (let k = 0; k < activate.length; k++) if (activate[k].kind === kind) return true;
  }
  return false;
}

function usableAbilities(context: Context, card: Card, kind: Operation['kind'], means: number): Operation[] {
  const { activate } = card.def.abilities.by;
  return activate.length === 0
    ? NONE
    : activate.filter((operation) => canActivate(context, operation, card, kind, means));
}
const NONE: Operation[] = [];

function addUsable(context: Context, zone: Zone, kind: Operation['kind'], usable: Card[]): void {
  for (let i = 0; i < zone.length; i++) {
    const card = zone.at(i) as Card;
    if (card.def.abilities.by.activate.length === 0) continue;
    if (usableAbilities(context, card, kind, meansOf(context.player)).length > 0) usable.push(card);
  }
}

function usableCards(context: Context, kind: Operation['kind']): Card[] {
  const { player } = context;
  const usable: Card[] = [];
  addUsable(context, player.hero, kind, usable);
  addUsable(context, player.weapons, kind, usable);
  addUsable(context, player.equipment, kind, usable);
  return usable;
}

/** The ability an action is about: the one that was chosen, or the only one that can be used. */
function abilityIn(context: Context, { card: id, ability }: Args, kind: Operation['kind']): Operation {
  const card = cardOf(context, id as number);
  if (typeof ability === 'number') return card.def.abilities.by.activate[ability];
  return usableAbilities(context, card, kind, meansOf(context.player))[0];
}

export const activate = (
  kind: Operation['kind'],
  after: (context: Context) => void,
): MoveDefinition<FleshAndBlood> => ({
  when: (context) => {
    const { G } = context;
    if (G.isStrict) return 'Nothing is activated in a strict match.';
    if (kind === 'action' && G.actionPoints < 1) return NO_POINTS;
    if (kind === 'attack_reaction' && context.player.seat !== context.turnPlayer.seat)
      return 'Only the attacker can do that now.';
    return hasAbility(context, kind) || 'You have nothing that can be activated now.';
  },
  choices: {
    card: oneOf<FleshAndBlood>((context) => usableCards(context, kind), {
      has: (context, answer) => {
        const { player, coreOps } = context;
        const card = typeof answer === 'number' ? coreOps.card(answer) : undefined;
        if (card === undefined) return STRANGE;
        const isOpen = player.hero.has(card) || player.weapons.has(card) || player.equipment.has(card);
        if (isOpen) return activatable(context, card, kind);
        return heldCard(context, answer) === null ? whyNotInHand(context, answer) : 'has nothing to activate';
      },
      prompt: 'Activate what?',
    }),
    ability: oneOf<FleshAndBlood>(
      (context, { card: id }) => {
        const card = cardOf(context, id as number);
        const usable = usableAbilities(context, card, kind, meansOf(context.player));
        return usable.map((operation) => card.def.abilities.by.activate.indexOf(operation));
      },
      {
        if: (context, { card }) =>
          usableAbilities(context, cardOf(context, card as number), kind, meansOf(context.player)).length > 1,
        prompt: 'Which ability?',
      },
    ),
    pitch: pitchChoice(
      (context, args) => abilityIn(context, args, kind).cost,
      () => false,
    ),
  },
  run: (context, args) => {
    const { G, player, coreOps } = context;
    const card = cardOf(context, args.card as number);
    const operation = abilityIn(context, args, kind);
    if (kind === 'action') {
      closeChain(context);
      G.actionPoints--;
    }
    const sum = pay(context, player, operation.cost, (args.pitch ?? []) as readonly number[]);
    markUsed(operation, card);
    coreOps.emit('activate', { card: card.name, pitch_sum: sum });
    if (operation.destroysSelf) destroy(context, card);
    if (kind === 'action' && operation.goAgain) G.actionPoints++;
    // its condition was a condition for activating it, and it has been marked as used
    if (operation.asks) coreOps.interrupt({ ...jobEffect({ operation, card, player }), paid: true });
    else perform(context, operation, card, player);
    after(context);
  },
});
