import { cardOf, nonTurnPlayer, pay } from '@cardloom/parts';
import { abilities } from './abilities.ts';
import { answersIn, targetsFor } from './answers.ts';
import { isInPlay } from './field.ts';
import { type Card, type Context, kit, type Player } from './kit.ts';

/**
 * The Standby. A card that is played waits there. After each card that enters it, the non-active player may answer the
 * active player's card, as often as they like; when they let it be, the Standby resolves, the newest card first.
 */

/** Pays for a card and puts it into the Standby. */
export function enterStandby(context: Context, card: Card, target: Card | undefined): void {
  const { coreOps, zones } = context;
  const { owner } = card;
  pay(owner.resources, card.def.cost);
  coreOps.moveCard(card, zones.standby);
  card.aim = target?.id ?? 0;
  coreOps.emit('entersStandby', { card, player: owner, target: card.aim });
  coreOps.interrupt({ do: 'openAnswers' });
}

function openAnswers(context: Context): void {
  const { coreOps, zones, turnPlayer } = context;
  const isAnswerable = zones.standby.some(({ owner }) => owner === turnPlayer);
  if (!isAnswerable) coreOps.interrupt({ do: 'resolveStandby' });
  else coreOps.ask({ ask: 'answer', player: nonTurnPlayer(context), otherwise: { do: 'resolveStandby' } });
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
  coreOps.emit('played', { card, player });
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
  coreOps.emit('played', { card, player, bearer });
};

/** One Clashground at a time: the one before goes to oblivion. */
const replaceGround: Resolver = ({ coreOps, zones }, card, _target, player) => {
  const before = zones.clashground.top;
  if (before !== undefined) coreOps.moveCard(before, before.owner.oblivion);
  coreOps.moveCard(card, zones.clashground);
  coreOps.emit('played', { card, player });
};

const takeEffect: Resolver = (context, card, target, player) => {
  const { G, coreOps } = context;
  coreOps.moveCard(card, player.oblivion);
  coreOps.emit('played', { card, player });
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

export const standbyEffects = { openAnswers, resolveStandby };

/** Counter–Play cards in hand and set traps; null lets the Standby resolve. */
export const answer = kit
  .decision('answer')
  .card('card', (context): (Card | null)[] => [...answersIn(context, 'play'), null], { prompt: 'Do you answer?' })
  .card('target', (context, { card }) => (card === null ? [] : targetsFor(context, card)), {
    if: (_context, { card }) => card !== null && card.def.onPlay.picks !== null,
    prompt: 'What is {it} aimed at?',
  })
  .run((context, { card, target }) => {
    if (card === null) context.coreOps.interrupt({ do: 'resolveStandby' });
    else enterStandby(context, card, target);
  });
