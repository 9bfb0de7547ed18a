import { declareAttack } from '@cardloom/parts';
import { abilities } from './abilities.ts';
import { payReserve } from './deeds.ts';
import type { Card, Context, Player } from './kit.ts';
import { championOf, isOnField } from './units.ts';

/**
 * The effects stack. A card waits on it until everybody has passed in a row; the newest resolves first, one at a time. Then
 * the turn player has opportunity. Whoever acts keeps it.
 */

export function enterStack(
  context: Context,
  card: Card,
  target: Card | undefined,
  paid: readonly Card[] | undefined,
): void {
  const { coreOps, player, zones } = context;
  const aimedAt = card.def.negates ? zones.stack.top : target;
  card.aim = aimedAt?.id ?? 0;
  coreOps.moveCard(card, zones.stack);
  coreOps.emit('activatedCard', { card, player, target: card.aim });
  payReserve(context, player, paid);
}

export function resolveCard(context: Context, { card }: { readonly card: Card }): void {
  const target = card.aim === 0 ? undefined : context.coreOps.card(card.aim);
  if (card.def.type === 'ally') enterField(context, card);
  else if (card.def.type === 'attack') strike(context, card, target);
  else takeEffect(context, card, target);
  card.aim = 0;
}

/** Awake: it may attack at once. */
function enterField({ coreOps }: Context, card: Card): void {
  coreOps.moveCard(card, card.owner.field);
  coreOps.emit('played', { card, player: card.owner });
}

function takeEffect(context: Context, card: Card, target: Card | undefined): void {
  const { owner } = card;
  context.coreOps.emit('played', { card, player: owner });
  context.coreOps.moveCard(card, owner.graveyard);
  const aimed = card.def.negates ? undefined : target;
  abilities.use(context, card.def.onPlay, { player: owner, source: card, target: aimed, about: undefined });
}

/** The champion attacks with the card; if it rests by now, or the target is gone, nothing comes of it. */
function strike(context: Context, card: Card, target: Card | undefined): void {
  const { G, coreOps, zones } = context;
  const champion = championOf(card.owner);
  coreOps.emit('played', { card, player: card.owner });
  if (champion === undefined || champion.exerted || !isOnField(target)) {
    coreOps.moveCard(card, card.owner.graveyard);
    return;
  }
  coreOps.moveCard(card, zones.intents);
  G.intent = card.id;
  beginAttack(context, champion, target);
}

export function beginAttack(context: Context, attacker: Card, target: Card): void {
  declareAttack(context, attacker, target);
  context.coreOps.endPhase();
}

/** Nothing waits, and it is one's own main phase: slow actions, allies and attacks. */
export const isSlowMoment = ({ ctx, zones }: Context, player: Player, turnPlayer: Player): boolean =>
  ctx.currentPhase === 'main' && player === turnPlayer && zones.stack.length === 0;
