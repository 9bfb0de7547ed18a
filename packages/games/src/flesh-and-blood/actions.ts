import { GO_AGAIN, type Operation } from './ability.ts';
import { closeChain } from './chain.ts';
import { additional, affordable, costOf, isAffordable, meansOf, payFor, pitch, reveal } from './cost.ts';
import { type Card, type Context, FROM_ARSENAL, FROM_HAND, kit, type Player, type Zone } from './kit.ts';
import { type Job, runAll } from './operations.ts';
import { isHeld, NO_POINTS, STRANGE, whyNotInHand } from './reasons.ts';

/** Actions that are no attacks: playing one closes the chain. */

type IsOfKind = (context: Context, card: Card) => boolean;

/** One of the cards of a kind, from hand or arsenal, that can be paid for; `why` says what is wrong with another kind. */
export const heldCard = (isOfKind: IsOfKind, why: (card: Card) => string, prompt: string) =>
  [
    (context: Context): Card[] => {
      const { hand, arsenal } = context.player;
      const playable: Card[] = [];
      addPlayable(context, hand, isOfKind, playable);
      addPlayable(context, arsenal, isOfKind, playable);
      return playable;
    },
    {
      has: (context: Context, card: Card) => {
        if (!isHeld(context, card)) return whyNotInHand(context, card);
        return isOfKind(context, card) ? affordable(context, card) : why(card);
      },
      noSuch: STRANGE,
      prompt,
    },
  ] as const;

/** Whether hand or arsenal holds a card of a kind; whether it can be paid for is seen when they are listed. */
export function holdsAny(context: Context, isOfKind: IsOfKind): boolean {
  const { hand, arsenal } = context.player;
  return hand.some((card) => isOfKind(context, card)) || arsenal.some((card) => isOfKind(context, card));
}

function addPlayable(context: Context, zone: Zone, isOfKind: IsOfKind, playable: Card[]): void {
  const { player } = context;
  let means = -1;
  for (const card of zone) {
    if (!isOfKind(context, card)) continue;
    if (means < 0) means = meansOf(player);
    if (isAffordable(player, card, costOf(context, card, player), means)) playable.push(card);
  }
}

/** What a played card does, with the mode that was chosen in place of the choice. */
export function addJobs(jobs: Job[], card: Card, player: Player, operations: readonly Operation[], mode = 0): void {
  for (const operation of operations)
    jobs.push({ operation: operation.do === 'choose' ? operation.modes[mode] : operation, card, player });
}

export const fromOf = (player: Player, card: Card): number => (player.arsenal.has(card) ? FROM_ARSENAL : FROM_HAND);

const isAction = (_context: Context, { def }: Card): boolean => def.isAction && !def.isAttack;

function whyNoAction({ def }: Card): string {
  if (def.isAttack) return 'is an attack: PLAY_ATTACK plays it';
  return def.isAttackReaction || def.isDefenseReaction ? 'is a reaction: it is played in combat' : 'is no action';
}

export const playAction = kit
  .move()
  .when((context) => {
    if (context.G.isStrict) return 'Only attacks are played in a strict match.';
    if (context.G.actionPoints < 1) return NO_POINTS;
    return holdsAny(context, isAction) || 'You have no action to play.';
  })
  .card('card', ...heldCard(isAction, whyNoAction, 'Which action do you play?'))
  .value('mode', (_context, { card }) => card.def.abilities.choice?.modes.keys() ?? [], {
    if: (_context, { card }) => card.def.abilities.choice !== null,
    prompt: 'What does {it} do?',
  })
  .value('additional', ...additional)
  .card('reveal', ...reveal)
  .cardPayment('pitch', ...pitch)
  .run((context, answers) => {
    const { G, player, coreOps } = context;
    const { card, mode } = answers;
    closeChain(context);
    card.from = fromOf(player, card);
    const sum = payFor(context, card, answers);
    G.actionPoints--;
    coreOps.moveCard(card, player.graveyard);
    coreOps.emit('play_action', {
      card: card.name,
      source: card.from === FROM_ARSENAL ? 'arsenal' : 'hand',
      pitch_sum: sum,
    });
    if ((card.def.keywords & GO_AGAIN) !== 0) G.actionPoints++;
    const jobs: Job[] = [];
    addJobs(jobs, card, player, card.def.abilities.by.on_play, mode);
    runAll(context, jobs);
  });
