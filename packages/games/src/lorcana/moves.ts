import { type Json, type MoveDefinition, oneOf } from 'cardloom';
import { type Ability, canPay, pay } from '../parts/index.ts';
import { abilities } from './abilities.ts';
import { canChallenge, canQuest, challenge, challengeTargets, isChallengeable, mustChallenge } from './challenge.ts';
import { gainLore, isCharacter, loreOf } from './deeds.ts';
import type { Card, Context, Lorcana, Player } from './shape.ts';

/** What the active player may do in the main phase. Choices list exactly what is legal. */

const cardOf = ({ coreOps }: Context, id: Json): Card => coreOps.card(id as number) as Card;

type Zone = 'hand' | 'play';
type Question = (context: Context, card: Card) => boolean;

/** A card of one of the player's zones for which a question is answered with yes. */
const cardIn = (zone: Zone, isPossible: Question, prompt: string) =>
  oneOf<Lorcana>(
    (context) => {
      const cards = context.player[zone];
      const possible: Card[] = [];
      for (let i = 0; i < cards.length; i++) {
        const card = cards.at(i) as Card;
        if (isPossible(context, card)) possible.push(card);
      }
      return possible;
    },
    {
      has: (context, answer) => {
        const card = typeof answer === 'number' ? context.coreOps.card(answer) : undefined;
        return card !== undefined && context.player[zone].has(card) && isPossible(context, card);
      },
      prompt,
    },
  );

/** Whether any card of a zone will do; otherwise why not. */
const anyIn =
  (zone: Zone, isPossible: Question, reason: string) =>
  (context: Context): true | string => {
    const cards = context.player[zone];
    for (let i = 0; i < cards.length; i++) if (isPossible(context, cards.at(i) as Card)) return true;
    return reason;
  };

/** The card an ability is aimed at, asked only if it chooses one. */
const targetOf = (abilityOf: (card: Card) => Ability) =>
  oneOf<Lorcana>(
    (context, { card: id }) => {
      const card = cardOf(context, id);
      const { picks } = abilityOf(card);
      return picks === null ? [] : abilities.targets(context, picks, context.player, card);
    },
    { if: (context, { card }) => abilityOf(cardOf(context, card)).picks !== null, prompt: 'Which target?' },
  );

const onPlay = ({ def }: Card): Ability => def.onPlay;

// ink

const canInk: Question = ({ player }, { def }) => !player.hasInked && def.inkable;

/** Shown to everybody, then face down. */
const ink: MoveDefinition<Lorcana> = {
  when: (context) =>
    context.player.hasInked
      ? 'You have put a card into your inkwell this turn.'
      : anyIn('hand', canInk, 'No card in your hand can be put into the inkwell.')(context),
  choices: { card: cardIn('hand', canInk, 'Which card becomes ink?') },
  run: (context, { card: id }) => {
    const { coreOps, player } = context;
    const card = cardOf(context, id);
    coreOps.reveal(card);
    coreOps.moveCard(card, player.inkwell);
    player.hasInked = true;
    coreOps.emit('inked', { card: card.id, player: player.id });
  },
};

// play

const canPlay: Question = (context, card) =>
  canPay(context.player.inkwell, card.def.cost) && abilities.canUse(context, card.def.onPlay, context.player, card);

const play: MoveDefinition<Lorcana> = {
  when: anyIn('hand', canPlay, 'You cannot play a card: not enough ready ink, or nothing to aim at.'),
  choices: {
    card: cardIn('hand', canPlay, 'Which card do you play?'),
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

// sing

/** A dry, ready character sings a song of its cost or less; Singer counts as its number. */
const canSing = (singer: Card, song: Card): boolean =>
  isCharacter(singer) &&
  !singer.exerted &&
  !singer.drying &&
  Math.max(singer.def.cost, singer.def.keywords.singer) >= song.def.cost;

function singers(player: Player, song: Card): Card[] {
  return player.play.cards.filter((card) => canSing(card, song));
}

const isSingable: Question = (context, card) => {
  if (!card.def.isSong || !abilities.canUse(context, card.def.onPlay, context.player, card)) return false;
  const { play: own } = context.player;
  for (let i = 0; i < own.length; i++) if (canSing(own.at(i) as Card, card)) return true;
  return false;
};

const sing: MoveDefinition<Lorcana> = {
  when: anyIn('hand', isSingable, 'You have no song that a ready character of yours can sing.'),
  choices: {
    card: cardIn('hand', isSingable, 'Which song?'),
    singer: oneOf((context, { card }) => singers(context.player, cardOf(context, card)), { prompt: 'Who sings?' }),
    target: targetOf(onPlay),
  },
  run: (context, { card, singer, target }) => {
    cardOf(context, singer).exerted = true;
    context.coreOps.emit('sang', { card: singer, song: card, player: context.player.id });
    playAction(context, cardOf(context, card), target);
  },
};

// quest, challenge

const quest: MoveDefinition<Lorcana> = {
  when: anyIn('play', (_context, card) => canQuest(card), 'No character of yours can quest.'),
  choices: { card: cardIn('play', (_context, card) => canQuest(card), 'Who quests?') },
  run: (context, { card: id }) => {
    const card = cardOf(context, id);
    card.exerted = true;
    context.coreOps.emit('quests', { card: card.id, player: context.player.id });
    gainLore(context, context.player, loreOf(context, card));
  },
};

const challengeMove: MoveDefinition<Lorcana> = {
  when: anyIn('play', canChallenge, 'No character of yours can challenge anybody.'),
  choices: {
    card: cardIn('play', canChallenge, 'Who challenges?'),
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

// locations

const isGoal = ({ player }: Context, mover: Card, goal: Card): boolean =>
  goal.def.type === 'location' && mover.location !== goal.id && canPay(player.inkwell, goal.def.moveCost);

const canMove: Question = (context, card) => {
  if (!isCharacter(card)) return false;
  const { play: own } = context.player;
  for (let i = 0; i < own.length; i++) if (isGoal(context, card, own.at(i) as Card)) return true;
  return false;
};

const moveTo: MoveDefinition<Lorcana> = {
  when: anyIn('play', canMove, 'No character of yours can move to a location.'),
  choices: {
    card: cardIn('play', canMove, 'Who moves?'),
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

// activated abilities

const canActivate: Question = (context, card) => {
  const [ability] = card.def.activated;
  if (ability === undefined) return false;
  if (ability.exert && (card.exerted || card.drying)) return false;
  return canPay(context.player.inkwell, ability.cost) && abilities.canUse(context, ability, context.player, card);
};

const activate: MoveDefinition<Lorcana> = {
  when: anyIn('play', canActivate, 'You have no ability to activate.'),
  choices: {
    card: cardIn('play', canActivate, 'Whose ability?'),
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

const passTurn: MoveDefinition<Lorcana> = {
  when: (context) => !mustChallenge(context) || 'A ready Reckless character must challenge first.',
  choices: {},
  run: ({ coreOps }) => coreOps.endPhase(),
};

export const moves = { ink, play, sing, quest, challenge: challengeMove, moveTo, activate, passTurn };
