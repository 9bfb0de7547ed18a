import { type MoveDefinition, oneOf } from 'cardloom';
import { anyIn, canPay, cardIn, pay, type Question } from '../parts/index.ts';
import { abilities } from './abilities.ts';
import { cardOf, inPlay, targetOf } from './aim.ts';
import { canChallenge, canQuest, challenge, challengeTargets, isChallengeable } from './challenge.ts';
import { gainLore, isCharacter, loreOf } from './deeds.ts';
import type { Card, Context, Lorcana } from './shape.ts';

/** What cards in play do: quest, challenge, move to a location, use an ability. */

export const quest: MoveDefinition<Lorcana> = {
  when: anyIn<Lorcana>(inPlay, (_context, card) => canQuest(card), 'No character of yours can quest.'),
  choices: { card: cardIn<Lorcana>(inPlay, (_context, card) => canQuest(card), 'Who quests?') },
  run: (context, { card: id }) => {
    const card = cardOf(context, id);
    card.exerted = true;
    context.coreOps.emit('quests', { card: card.id, player: context.player.id });
    gainLore(context, context.player, loreOf(context, card));
  },
};

export const challengeMove: MoveDefinition<Lorcana> = {
  when: anyIn<Lorcana>(inPlay, canChallenge, 'No character of yours can challenge anybody.'),
  choices: {
    card: cardIn<Lorcana>(inPlay, canChallenge, 'Who challenges?'),
    target: oneOf((context, { card }) => challengeTargets(context, cardOf(context, card)), {
      has: (context, answer, { card }) => {
        const target = typeof answer === 'number' ? context.coreOps.card(answer) : undefined;
        return target !== undefined && isChallengeable(cardOf(context, card), target);
      },
      prompt: 'Whom?',
    }),
  },
  run: (context, { card, target }) => challenge(context, cardOf(context, card), cardOf(context, target)),
};

const isGoal = ({ player }: Context, mover: Card, goal: Card): boolean =>
  goal.def.type === 'location' && mover.location !== goal.id && canPay(player.inkwell, goal.def.moveCost);

const canMove: Question<Lorcana> = (context, card) => {
  if (!isCharacter(card)) return false;
  const { play: own } = context.player;
  for (let i = 0; i < own.length; i++) if (isGoal(context, card, own.at(i) as Card)) return true;
  return false;
};

export const moveTo: MoveDefinition<Lorcana> = {
  when: anyIn<Lorcana>(inPlay, canMove, 'No character of yours can move to a location.'),
  choices: {
    card: cardIn<Lorcana>(inPlay, canMove, 'Who moves?'),
    location: oneOf(
      (context, { card }) => {
        const mover = cardOf(context, card);
        return context.player.play.cards.filter((goal) => isGoal(context, mover, goal));
      },
      { prompt: 'Where to?' },
    ),
  },
  run: (context, { card, location }) => {
    pay(context.player.inkwell, cardOf(context, location).def.moveCost);
    cardOf(context, card).location = location as number;
    context.coreOps.emit('movedTo', { card, location, player: context.player.id });
  },
};

const canActivate: Question<Lorcana> = (context, card) => {
  const [ability] = card.def.activated;
  if (ability === undefined) return false;
  if (ability.exert && (card.exerted || card.drying)) return false;
  return canPay(context.player.inkwell, ability.cost) && abilities.canUse(context, ability, context.player, card);
};

export const activate: MoveDefinition<Lorcana> = {
  when: anyIn<Lorcana>(inPlay, canActivate, 'You have no ability to activate.'),
  choices: {
    card: cardIn<Lorcana>(inPlay, canActivate, 'Whose ability?'),
    target: targetOf(({ def }) => def.activated[0]),
  },
  run: (context, { card: id, target }) => {
    const { coreOps, player } = context;
    const card = cardOf(context, id);
    const [ability] = card.def.activated;
    if (ability.exert) card.exerted = true;
    pay(player.inkwell, ability.cost);
    coreOps.emit('activated', { card: card.id, player: player.id });
    abilities.use(context, ability, {
      player,
      source: card,
      target: target === undefined ? undefined : cardOf(context, target),
      about: undefined,
    });
  },
};
