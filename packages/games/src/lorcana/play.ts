import { type Json, type MoveDefinition, oneOf } from 'cardloom';
import { anyIn, canPay, cardIn, pay, type Question } from '../parts/index.ts';
import { abilities } from './abilities.ts';
import { cardOf, inHand, onPlay, targetOf } from './aim.ts';
import { isCharacter } from './deeds.ts';
import type { Card, Context, Lorcana, Player } from './shape.ts';

/** Cards out of the hand: into the inkwell, into play, or sung. */

const canInk: Question<Lorcana> = ({ player }, { def }) => !player.hasInked && def.inkable;

/** Shown to everybody, then face down. */
export const ink: MoveDefinition<Lorcana> = {
  when: (context) =>
    context.player.hasInked
      ? 'You have put a card into your inkwell this turn.'
      : anyIn<Lorcana>(inHand, canInk, 'No card in your hand can be put into the inkwell.')(context),
  choices: { card: cardIn<Lorcana>(inHand, canInk, 'Which card becomes ink?') },
  run: (context, { card: id }) => {
    const { coreOps, player } = context;
    const card = cardOf(context, id);
    coreOps.reveal(card);
    coreOps.moveCard(card, player.inkwell);
    player.hasInked = true;
    coreOps.emit('inked', { card: card.id, player: player.id });
  },
};

const canPlay: Question<Lorcana> = (context, card) =>
  canPay(context.player.inkwell, card.def.cost) && abilities.canUse(context, card.def.onPlay, context.player, card);

export const play: MoveDefinition<Lorcana> = {
  when: anyIn<Lorcana>(inHand, canPlay, 'You cannot play a card: not enough ready ink, or nothing to aim at.'),
  choices: {
    card: cardIn<Lorcana>(inHand, canPlay, 'Which card do you play?'),
    target: targetOf(onPlay),
    // Bodyguard may enter play exerted
    enters: oneOf(() => ['ready', 'exerted'], {
      if: (context, { card }) => cardOf(context, card).def.keywords.bodyguard > 0,
      prompt: 'How does it enter play?',
    }),
  },
  run: (context, { card: id, target, enters }) => {
    const card = cardOf(context, id);
    pay(context.player.inkwell, card.def.cost);
    if (card.def.type === 'action') playAction(context, card, target);
    else enterPlay(context, card, enters === 'exerted');
  },
};

function enterPlay({ coreOps, player }: Context, card: Card, exerted: boolean): void {
  coreOps.moveCard(card, player.play);
  if (isCharacter(card)) card.drying = true;
  if (exerted) card.exerted = true;
  coreOps.emit('played', { card: card.id, player: player.id });
}

function playAction(context: Context, card: Card, target: Json | undefined): void {
  const { coreOps, player } = context;
  coreOps.moveCard(card, player.discard);
  coreOps.emit('played', { card: card.id, player: player.id });
  abilities.use(context, card.def.onPlay, {
    player,
    source: card,
    target: target === undefined ? undefined : cardOf(context, target),
    about: undefined,
  });
}

/** A dry, ready character sings a song of its cost or less; Singer counts as its number. */
const canSing = (singer: Card, song: Card): boolean =>
  isCharacter(singer) &&
  !singer.exerted &&
  !singer.drying &&
  Math.max(singer.def.cost, singer.def.keywords.singer) >= song.def.cost;

function singers(player: Player, song: Card): Card[] {
  return player.play.cards.filter((card) => canSing(card, song));
}

const isSingable: Question<Lorcana> = (context, card) => {
  if (!card.def.isSong || !abilities.canUse(context, card.def.onPlay, context.player, card)) return false;
  const { play: own } = context.player;
  for (let i = 0; i < own.length; i++) if (canSing(own.at(i) as Card, card)) return true;
  return false;
};

export const sing: MoveDefinition<Lorcana> = {
  when: anyIn<Lorcana>(inHand, isSingable, 'You have no song that a ready character of yours can sing.'),
  choices: {
    card: cardIn<Lorcana>(inHand, isSingable, 'Which song?'),
    singer: oneOf((context, { card }) => singers(context.player, cardOf(context, card)), { prompt: 'Who sings?' }),
    target: targetOf(onPlay),
  },
  run: (context, { card, singer, target }) => {
    cardOf(context, singer).exerted = true;
    context.coreOps.emit('sang', { card: singer, song: card, player: context.player.id });
    playAction(context, cardOf(context, card), target);
  },
};
