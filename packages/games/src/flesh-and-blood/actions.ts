import { type Choice, type MoveDefinition, oneOf } from 'cardloom';
import { GO_AGAIN, type Operation } from './ability.ts';
import { closeChain } from './chain.ts';
import { affordable, costChoices, costOf, isAffordable, meansOf, payFor } from './cost.ts';
import { type Job, runAll } from './operations.ts';
import { heldCard, NO_POINTS, whyNotInHand } from './reasons.ts';
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

/** Actions that are no attacks: playing one closes the chain. */

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
    coreOps.moveCard(card, player.graveyard);
    coreOps.emit('play_action', {
      card: card.name,
      source: card.from === FROM_ARSENAL ? 'arsenal' : 'hand',
      pitch_sum: sum,
    });
    if ((card.def.keywords & GO_AGAIN) !== 0) G.actionPoints++;
    runAll(context, jobsOf(card, player, card.def.abilities.by.on_play, Number(args.mode ?? 0)));
  },
};
