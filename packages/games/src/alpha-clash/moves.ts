import { type Json, type MoveDefinition, oneOf, someOf } from 'cardloom';
import {
  anyIn,
  canPay,
  cardIn,
  cardsFor,
  declareAttack,
  endsPhase,
  endsStep,
  nonTurnPlayer,
  type Question,
  type ZoneOf,
} from '../parts/index.ts';
import { abilities } from './abilities.ts';
import { answerCards, canAnswer } from './answers.ts';
import { defendersIn } from './clash.ts';
import { contenderOf, isClashCard } from './field.ts';
import type { AlphaClash, Card, Context } from './shape.ts';
import { enterStandby } from './standby.ts';

/** What players may do. Choices list exactly what is legal. */

const cardOf = ({ coreOps }: Context, id: Json): Card => coreOps.card(id as number) as Card;
const inHand: ZoneOf<AlphaClash> = ({ hand }) => hand;
const inField: ZoneOf<AlphaClash> = ({ field }) => field;

// resource step

const placeResource: MoveDefinition<AlphaClash> = {
  when: anyIn<AlphaClash>(inHand, () => true, 'You have no card to place.'),
  choices: { card: cardIn<AlphaClash>(inHand, () => true, 'Which card becomes a resource?') },
  run: (context, { card }) => {
    const { coreOps, player } = context;
    coreOps.moveCard(cardOf(context, card), player.resources);
    coreOps.emit('resourcePlaced', { card, player: player.id });
    coreOps.endStep();
  },
};

// primary phase: cards

const isUnarmed: Question<AlphaClash> = (_context, card) => card.mate === 0;
const someUnarmed = anyIn<AlphaClash>(inField, isUnarmed, '');

const canPlay: Question<AlphaClash> = (context, card) => {
  const { type, cost, onPlay } = card.def;
  if (!canPay(context.player.resources, cost)) return false;
  if (type === 'clash' || type === 'clashground') return true;
  if (type === 'weapon') return someUnarmed(context) === true;
  return type === 'action' && abilities.canUse(context, onPlay, context.player, card);
};

/** What an action is aimed at, or who bears a weapon. */
const playTargets = (context: Context, card: Card): Card[] =>
  card.def.type === 'weapon' ? cardsFor(context, context.player.field, isUnarmed) : answerCards(context, card);

const play: MoveDefinition<AlphaClash> = {
  when: anyIn<AlphaClash>(inHand, canPlay, 'You cannot play a card: too few ready resources, or nothing to aim at.'),
  choices: {
    card: cardIn<AlphaClash>(inHand, canPlay, 'Which card do you play?'),
    target: oneOf<AlphaClash>((context, { card }) => playTargets(context, cardOf(context, card)), {
      if: (context, { card }) => {
        const { type, onPlay } = cardOf(context, card).def;
        return type === 'weapon' || onPlay.picks !== null;
      },
      prompt: 'Which card is it for?',
    }),
  },
  run: (context, { card, target }) => enterStandby(context, cardOf(context, card), target),
};

const isTrap: Question<AlphaClash> = (_context, { def }) => def.type === 'trap';

/** Face down and for nothing; it is paid for when it springs. */
const setTrap: MoveDefinition<AlphaClash> = {
  when: anyIn<AlphaClash>(inHand, isTrap, 'You have no trap in hand.'),
  choices: { card: cardIn<AlphaClash>(inHand, isTrap, 'Which trap do you set?') },
  run: (context, { card }) => {
    const { coreOps, player } = context;
    coreOps.moveCard(cardOf(context, card), player.traps);
    coreOps.emit('trapSet', { player: player.id });
  },
};

// primary phase: clash

const isReady: Question<AlphaClash> = (_context, card) => !card.exerted;
const isEngagedClashCard: Question<AlphaClash> = (_context, card) => card.exerted && isClashCard(card);

const initiateClash: MoveDefinition<AlphaClash> = {
  when: anyIn<AlphaClash>(inField, isReady, 'All your cards are engaged.'),
  choices: {
    card: cardIn<AlphaClash>(inField, isReady, 'Who attacks?'),
    target: oneOf<AlphaClash>(
      (context) => {
        const defender = nonTurnPlayer(context);
        return cardsFor(context, defender.field, isEngagedClashCard, [contenderOf(defender)]);
      },
      { prompt: 'The Contender, or an engaged Clash card?' },
    ),
  },
  run: (context, { card, target }) => {
    declareAttack(context, card as number, target as number);
    context.coreOps.endPhase();
  },
};

// counter step

const answersAttack: Question<AlphaClash> = (context, card) => canAnswer(context, card, 'attack');
const inTraps: ZoneOf<AlphaClash> = ({ traps }) => traps;
const counterInHand = anyIn<AlphaClash>(inHand, answersAttack, 'You have no Counter–Attack card or trap to use now.');
const trapSprings = anyIn<AlphaClash>(inTraps, answersAttack, '');

const counter: MoveDefinition<AlphaClash> = {
  when: (context) => trapSprings(context) === true || counterInHand(context),
  choices: {
    card: oneOf<AlphaClash>(
      (context) => {
        const { hand, traps } = context.player;
        return cardsFor(context, traps, answersAttack, cardsFor(context, hand, answersAttack));
      },
      { prompt: 'Which Counter–Attack card or trap?' },
    ),
    target: oneOf<AlphaClash>((context, { card }) => answerCards(context, cardOf(context, card)), {
      if: (context, { card }) => cardOf(context, card).def.onPlay.picks !== null,
      prompt: 'Which target?',
    }),
  },
  run: (context, { card, target }) => enterStandby(context, cardOf(context, card), target),
};

// obstruct step

const canObstruct: Question<AlphaClash> = (_context, card) => isClashCard(card) && !card.exerted;

/** Any number of ready Clash cards; who passes lets the attack through. */
const obstruct: MoveDefinition<AlphaClash> = {
  when: anyIn<AlphaClash>(inField, canObstruct, 'You have no ready Clash card.'),
  choices: {
    cards: someOf<AlphaClash>((context) => cardsFor(context, context.player.field, canObstruct), {
      min: 1,
      prompt: 'Which cards obstruct?',
    }),
  },
  run: (context, { cards }) => {
    const { G, coreOps, player } = context;
    for (const id of cards as readonly number[]) {
      const card = cardOf(context, id);
      card.exerted = true;
      card.isObstructing = true;
      G.isObstructed = true;
      coreOps.emit('obstructs', { card: id, player: player.id });
    }
    coreOps.endStep();
  },
};

// buff steps

const canBuff: Question<AlphaClash> = ({ player }, { def }) =>
  def.type === 'buff' && canPay(player.resources, def.cost);
const someBuff = anyIn<AlphaClash>(inHand, canBuff, 'You have no Clash Buff that you can pay.');

/** At most one; it is for one's own card in the clash. */
const buffFor = (candidates: (context: Context) => Card[]): MoveDefinition<AlphaClash> => ({
  when: someBuff,
  choices: {
    card: cardIn<AlphaClash>(inHand, canBuff, 'Which Clash Buff?'),
    target: oneOf<AlphaClash>(candidates, {
      if: (context) => candidates(context).length > 1,
      prompt: 'For which card?',
    }),
  },
  run: (context, { card, target }) => {
    enterStandby(context, cardOf(context, card), target ?? candidates(context)[0].id);
    context.coreOps.endStep();
  },
});

export const resourceMoves = { placeResource, skipResource: endsStep };
export const primaryMoves = { play, setTrap, initiateClash, endTurn: endsPhase };
export const counterMoves = { counter, pass: endsStep };
export const obstructMoves = { obstruct, pass: endsStep };
export const attackerBuffMoves = {
  buff: buffFor(({ coreOps, G }) => [coreOps.card(G.attacker) as Card]),
  pass: endsStep,
};
export const defenderBuffMoves = { buff: buffFor(defendersIn), pass: endsStep };
