import { cardOf } from '@cardloom/parts';
import type { Verdict } from 'cardloom';
import type { Operation } from './ability.ts';
import { keywordsOf } from './attack.ts';
import { closeChain, destroy } from './chain.ts';
import { fits, holds } from './conditions.ts';
import { meansOf, pay, pitching } from './cost.ts';
import { type Card, type Context, kit, type Player, type Zone } from './kit.ts';
import { isUsed, jobWork, markUsed, perform } from './operations.ts';
import { isHeld, isOpen, NO_POINTS, STRANGE, tooDear, UNHELPFUL, whyNotInHand } from './reasons.ts';

/** Abilities of heroes, weapons and equipment that are activated: as an action, which closes the chain, or as a reaction. */

type Kind = Operation['kind'];

/** Whether an ability can be activated: its condition holds, it was not used up, and there is a target and the means. */
function canActivate(context: Context, operation: Operation, card: Card, kind: Kind, means: number): boolean {
  const { player, G } = context;
  if (operation.kind !== kind || operation.cost > means || isUsed(operation, card)) return false;
  if (!holds(context, operation.if, card, player)) return false;
  return kind === 'action' || fits(operation.target, cardOf(context, G.attack), keywordsOf(context));
}

/** Why nothing of this card can be activated: what is wrong with its first ability of the kind. */
function activatable(context: Context, card: Card, kind: Kind): Verdict {
  const { player } = context;
  if (usableAbilities(context, card, kind).length > 0) return true;
  const { activate } = card.def.abilities.by;
  const operation = activate.find((one) => one.kind === kind);
  if (operation === undefined) {
    if (activate.length === 0) return 'has nothing to activate';
    return kind === 'action' ? 'is activated as an attack reaction' : 'is activated as an action, out of combat';
  }
  if (isUsed(operation, card)) return 'has been activated this turn already';
  if (!holds(context, operation.if, card, player)) return 'cannot be activated yet: read its condition';
  const means = meansOf(player);
  return operation.cost > means ? tooDear(operation.cost, means) : UNHELPFUL;
}

/** Whether a player has anything to activate at all; whether it can be used now is seen when they are listed. */
const hasAbility = ({ hero, weapons, equipment }: Player, kind: Kind): boolean =>
  hasAbilityIn(hero, kind) || hasAbilityIn(equipment, kind) || hasAbilityIn(weapons, kind);

const hasAbilityIn = (zone: Zone, kind: Kind): boolean =>
  zone.some(({ def }) => def.abilities.by.activate.some((operation) => operation.kind === kind));

function usableAbilities(context: Context, card: Card, kind: Kind): readonly Operation[] {
  const { activate } = card.def.abilities.by;
  if (activate.length === 0) return activate;
  const means = meansOf(context.player);
  return activate.filter((operation) => canActivate(context, operation, card, kind, means));
}

function usableCards(context: Context, kind: Kind): Card[] {
  const { hero, weapons, equipment } = context.player;
  const usable: Card[] = [];
  const isUsable = (card: Card): boolean => usableAbilities(context, card, kind).length > 0;
  for (const card of hero) if (isUsable(card)) usable.push(card);
  for (const card of weapons) if (isUsable(card)) usable.push(card);
  for (const card of equipment) if (isUsable(card)) usable.push(card);
  return usable;
}

interface Activating {
  readonly card: Card;
  readonly ability?: number;
}

/** The ability an action is about: the one that was chosen, or the only one that can be used. */
const abilityIn = (context: Context, { card, ability }: Activating, kind: Kind): Operation =>
  ability === undefined ? usableAbilities(context, card, kind)[0] : card.def.abilities.by.activate[ability];

export const activate = (kind: Kind, after: (context: Context) => void) =>
  kit
    .move()
    .when(({ G, player, turnPlayer }) => {
      if (G.isStrict) return 'Nothing is activated in a strict match.';
      if (kind === 'action' && G.actionPoints < 1) return NO_POINTS;
      if (kind === 'attack_reaction' && player !== turnPlayer) return 'Only the attacker can do that now.';
      return hasAbility(player, kind) || 'You have nothing that can be activated now.';
    })
    .card('card', (context) => usableCards(context, kind), {
      has: (context, card) => {
        if (isOpen(context, card)) return activatable(context, card, kind);
        return isHeld(context, card) ? 'has nothing to activate' : whyNotInHand(context, card);
      },
      noSuch: STRANGE,
      prompt: 'What do you activate?',
    })
    .value(
      'ability',
      (context, { card }) =>
        usableAbilities(context, card, kind).map((operation) => card.def.abilities.by.activate.indexOf(operation)),
      { if: (context, { card }) => usableAbilities(context, card, kind).length > 1, prompt: 'Which ability?' },
    )
    .cardPayment(
      'pitch',
      ...pitching<Activating>(
        (context, answers) => abilityIn(context, answers, kind).cost,
        () => null,
      ),
    )
    .run((context, answers) => {
      const { G, player, coreOps } = context;
      const { card } = answers;
      const operation = abilityIn(context, answers, kind);
      if (kind === 'action') {
        closeChain(context);
        G.actionPoints--;
      }
      const sum = pay(context, player, operation.cost, answers.pitch);
      markUsed(operation, card);
      coreOps.emit('activate', { card: card.name, pitch_sum: sum });
      if (operation.destroysSelf) destroy(context, card);
      if (kind === 'action' && operation.goAgain) G.actionPoints++;
      // its condition was a condition for activating it, and it has been marked as used
      if (operation.asks) coreOps.interrupt({ ...jobWork({ operation, card, player }), paid: true });
      else perform(context, operation, card, player);
      after(context);
    });
