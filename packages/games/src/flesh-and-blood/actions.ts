import { type Args, type Choice, type MoveDefinition, oneOf, type Verdict } from 'cardloom';
import { GO_AGAIN, type Operation } from './ability.ts';
import { keywordsOf } from './attack.ts';
import { closeChain, destroy } from './chain.ts';
import { fits, holds } from './conditions.ts';
import { affordable, costChoices, costOf, isAffordable, meansOf, pay, payFor, pitchChoice } from './cost.ts';
import { isUsed, type Job, jobEffect, markUsed, perform, runAll } from './operations.ts';
import { heldCard, NO_POINTS, STRANGE, tooDear, UNHELPFUL, whyNotInHand } from './reasons.ts';
import {
  type Card,
  type Context,
  cardOf,
  type FleshAndBlood,
  FROM_ARSENAL,
  FROM_HAND,
  type Player,
  type Zone,
} from './shape.ts';

/** Actions that are no attacks: played cards, and abilities that are activated. Both close the chain. */

type IsOfKind = (context: Context, card: Card) => boolean;

/** One of the cards of a kind, from hand or arsenal, that can be paid for; `why` says what is wrong with another kind. */
export const heldChoice = (
  isOfKind: IsOfKind,
  why: (context: Context, card: Card) => string,
  prompt: string,
): Choice<FleshAndBlood> =>
  oneOf<FleshAndBlood>((context) => playableCards(context, isOfKind), {
    has: (context, answer) => {
      const card = heldCard(context, answer);
      if (card === null) return whyNotInHand(context, answer);
      return isOfKind(context, card) ? affordable(context, card) : why(context, card);
    },
    prompt,
  });

function playableCards(context: Context, isOfKind: IsOfKind): Card[] {
  const { player } = context;
  const playable: Card[] = [];
  addPlayable(context, player.hand, isOfKind, playable);
  addPlayable(context, player.arsenal, isOfKind, playable);
  return playable;
}

/** Whether hand or arsenal holds a card of a kind; whether it can be paid for is seen when they are listed. */
export function holdsAny(context: Context, isOfKind: IsOfKind): boolean {
  const { hand, arsenal } = context.player;
  for (let i = 0; i < hand.length; i++) if (isOfKind(context, hand.at(i) as Card)) return true;
  return arsenal.top !== undefined && isOfKind(context, arsenal.top);
}

function addPlayable(context: Context, zone: Zone, isOfKind: IsOfKind, playable: Card[]): void {
  const { player } = context;
  let means = -1;
  for (let i = 0; i < zone.length; i++) {
    const card = zone.at(i) as Card;
    if (!isOfKind(context, card)) continue;
    if (means < 0) means = meansOf(player);
    if (isAffordable(player, card, costOf(context, card, player), means)) playable.push(card);
  }
}

/** What a played card does, with the mode that was chosen in place of the choice. */
export function jobsOf(card: Card, player: Player, operations: readonly Operation[], mode: number): Job[] {
  const jobs: Job[] = [];
  for (let i = 0; i < operations.length; i++) {
    const operation = operations[i];
    jobs.push({ operation: operation.do === 'choose' ? operation.modes[mode] : operation, card, player });
  }
  return jobs;
}

export const fromOf = (player: Player, card: Card): number => (player.arsenal.has(card) ? FROM_ARSENAL : FROM_HAND);

const isAction = (_context: Context, { def }: Card): boolean => def.isAction && !def.isAttack;

function whyNoAction(_context: Context, { def }: Card): string {
  if (def.isAttack) return 'is an attack: PLAY_ATTACK plays it';
  return def.isAttackReaction || def.isDefenseReaction ? 'is a reaction: it is played in combat' : 'is no action';
}

export const playAction: MoveDefinition<FleshAndBlood> = {
  when: (context) => {
    if (context.G.isStrict) return 'Only attacks are played in a strict match.';
    if (context.G.actionPoints < 1) return NO_POINTS;
    return holdsAny(context, isAction) || 'You have no action to play.';
  },
  choices: {
    card: heldChoice(isAction, whyNoAction, 'Play which action?'),
    mode: oneOf<FleshAndBlood>(
      (context, { card }) => (cardOf(context, card as number).def.abilities.choice as Operation).modes.map((_, i) => i),
      {
        if: (context, { card }) => cardOf(context, card as number).def.abilities.choice !== null,
        prompt: 'Which mode?',
      },
    ),
    ...costChoices((context, { card }) => cardOf(context, card as number)),
  },
  run: (context, args) => {
    const { G, player, coreOps } = context;
    const card = cardOf(context, args.card as number);
    closeChain(context);
    card.from = fromOf(player, card);
    const sum = payFor(context, card, args);
    G.actionPoints--;
    coreOps.emit('play_action', {
      card: card.name,
      source: card.from === FROM_ARSENAL ? 'arsenal' : 'hand',
      pitch_sum: sum,
    });
    coreOps.moveCard(card, player.graveyard);
    if ((card.def.keywords & GO_AGAIN) !== 0) G.actionPoints++;
    runAll(context, jobsOf(card, player, card.def.abilities.by.on_play, Number(args.mode ?? 0)));
  },
};

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
