import { type Effect, type Json, oneOf } from 'cardloom';
import { cardsFor, nonTurnPlayer, pay, type Question } from '../parts/index.ts';
import { abilities } from './abilities.ts';
import { answerCards, canAnswer } from './answers.ts';
import { isInPlay } from './field.ts';
import type { AlphaClash, Card, Context, Player } from './shape.ts';

/**
 * The Standby. A card that is played waits there. After each card that enters it, the non-active player may answer the
 * active player's card, as often as they like; when they let it be, the Standby resolves, the newest card first.
 */

const cardOf = ({ coreOps }: Context, id: Json): Card => coreOps.card(id as number) as Card;

/** Pays for a card and puts it into the Standby. */
export function enterStandby(context: Context, card: Card, target: Json | undefined): void {
  const { coreOps, zones } = context;
  const { owner } = card;
  pay(owner.resources, card.def.cost);
  coreOps.moveCard(card, zones.standby);
  card.aim = (target ?? 0) as number;
  coreOps.emit('entersStandby', { card: card.id, player: owner.id, target: card.aim });
  coreOps.interrupt({ do: 'openAnswers' });
}

function openAnswers(context: Context): void {
  const { coreOps, zones, turnPlayer } = context;
  let isAnswerable = false;
  for (let i = 0; i < zones.standby.length; i++) if (zones.standby.at(i)?.owner === turnPlayer) isAnswerable = true;
  const resolve = { do: 'resolveStandby' };
  if (!isAnswerable) coreOps.interrupt(resolve);
  else coreOps.ask({ ask: 'answer', player: nonTurnPlayer(context).id, then: { do: 'answered' }, otherwise: resolve });
}

function answered(context: Context, { answer }: Effect): void {
  const { card, target } = answer as { card: number | null; target?: number };
  if (card === null) context.coreOps.interrupt({ do: 'resolveStandby' });
  else enterStandby(context, cardOf(context, card), target);
}

/** The newest first, one after the other; what a card causes comes before the next one. */
function resolveStandby(context: Context): void {
  const { coreOps, zones } = context;
  const card = zones.standby.top;
  if (card === undefined) return;
  coreOps.interrupt({ do: 'resolveStandby' });
  const target = card.aim === 0 ? undefined : cardOf(context, card.aim);
  card.aim = 0;
  RESOLVE[card.def.type](context, card, target, card.owner);
}

type Resolver = (context: Context, card: Card, target: Card | undefined, player: Player) => void;

const enterPlay: Resolver = ({ coreOps }, card, _target, player) => {
  coreOps.moveCard(card, player.field);
  coreOps.emit('played', { card: card.id, player: player.id });
};

/** A weapon whose bearer is gone, or armed by now, goes to oblivion. */
const equip: Resolver = ({ coreOps }, card, bearer, player) => {
  if (bearer === undefined || !isInPlay(bearer) || bearer.mate !== 0) {
    coreOps.moveCard(card, player.oblivion);
    return;
  }
  coreOps.moveCard(card, player.weapons);
  card.mate = bearer.id;
  bearer.mate = card.id;
  coreOps.emit('played', { card: card.id, player: player.id, bearer: bearer.id });
};

/** One Clashground at a time: the one before goes to oblivion. */
const replaceGround: Resolver = ({ coreOps, zones }, card, _target, player) => {
  const before = zones.clashground.top;
  if (before !== undefined) coreOps.moveCard(before, before.owner.oblivion);
  coreOps.moveCard(card, zones.clashground);
  coreOps.emit('played', { card: card.id, player: player.id });
};

const takeEffect: Resolver = (context, card, target, player) => {
  const { G, coreOps } = context;
  coreOps.moveCard(card, player.oblivion);
  coreOps.emit('played', { card: card.id, player: player.id });
  const about = G.attacker === 0 ? undefined : cardOf(context, G.attacker);
  abilities.use(context, card.def.onPlay, { player, source: card, target, about });
};

const applyBuff: Resolver = (context, card, target, player) => {
  if (target !== undefined && isInPlay(target)) {
    target.clashAttack += card.def.attack;
    target.clashDefense += card.def.defense;
  }
  takeEffect(context, card, target, player);
};

const RESOLVE: Readonly<Record<Card['def']['type'], Resolver>> = {
  contender: enterPlay,
  clash: enterPlay,
  weapon: equip,
  clashground: replaceGround,
  action: takeEffect,
  counter: takeEffect,
  trap: takeEffect,
  buff: applyBuff,
};

export const standbyEffects = { openAnswers, answered, resolveStandby };

const answersPlay: Question<AlphaClash> = (context, card) => canAnswer(context, card, 'play');

/** Counter–Play cards in hand and set traps; null lets the Standby resolve. */
export const standbyDecisions = {
  answer: {
    choices: {
      card: oneOf<AlphaClash>(
        (context) => {
          const { hand, traps } = context.player;
          const found: Card[] = cardsFor(context, hand, answersPlay);
          return [...cardsFor(context, traps, answersPlay, found), null];
        },
        { prompt: 'Do you answer?' },
      ),
      target: oneOf<AlphaClash>((context, { card }) => answerCards(context, cardOf(context, card)), {
        if: (context, { card }) => card !== null && cardOf(context, card).def.onPlay.picks !== null,
        prompt: 'Which target?',
      }),
    },
  },
};
