import { ownSupport } from './aims.ts';
import { activeOf, foeOf, isFrozen, placeOf } from './board.ts';
import { type Packed, priceText } from './cost.ts';
import * as dice from './dice.ts';
import { equip, leavePlay, listensTo, place } from './entities.ts';
import type { Card, Carried, Context, Player, Work } from './kit.ts';
import { modes } from './modes.ts';
import { Moment } from './moment.ts';
import { cardPrice } from './price.ts';
import { type Aim, Hook, Kind, type Printed } from './printed.ts';
import { skillWorks, works } from './stack.ts';
import { finishBody, wake } from './triggers.ts';

/** Playing a card: whether it can be played, what it is aimed at, and what it puts on the stack. */

const NO_AIMS: readonly Aim[] = [];
const MAKE_ROOM: readonly Aim[] = [ownSupport];

/** What a card is aimed at; a support that finds no room is aimed at the one that goes. */
export function aimsOf({ G }: Context, player: Player, def: Printed): readonly Aim[] {
  if (def.kind !== Kind.support) return def.aims;
  return player.supports.length >= modes[G.mode].mostSupports ? MAKE_ROOM : NO_AIMS;
}

/** Whether a card of the hand can be played now, with these dice. */
export function canPlay(context: Context, player: Player, def: Printed, lying: Packed): boolean {
  if (!dice.canPay(player, cardPrice(player, def), lying)) return false;
  if (def.kind === Kind.talent || def.cost.energy > 0) {
    const active = activeOf(player);
    if (active.energy < def.cost.energy) return false;
    if (def.kind === Kind.talent && (active.name !== def.of || isFrozen(active))) return false;
  }
  if (def.playable === null && def.aims.length === 0) return true;
  const foe = foeOf(context, player);
  if (def.playable !== null && def.playable(player, foe) !== true) return false;
  return def.aims.length === 0 || def.aims[0].list(player, foe, undefined).length > 0;
}

/** Why it cannot, to go on after the choice's name. */
export function playObjection(context: Context, player: Player, def: Printed): string {
  const price = cardPrice(player, def);
  if (!dice.canPay(player, price)) return `costs ${priceText(price)}, which your dice cannot pay`;
  const active = activeOf(player);
  if (def.kind === Kind.talent) {
    if (active.name !== def.of) return `needs ${def.of} as your active character`;
    if (isFrozen(active)) return `needs ${def.of} to act, who is frozen this round`;
  }
  if (active.energy < def.cost.energy)
    return `needs ${def.cost.energy} energy, and ${active.name} has ${active.energy}`;
  const answer = def.playable?.(player, foeOf(context, player)) ?? true;
  return answer === true ? def.aims[0].none : answer;
}

/** What playing a card puts on the stack, in the order it is done. */
export function playWorks(context: Context, card: Card, target: Card | undefined, second: Card | undefined): Work[] {
  const { def, owner } = card;
  const list: Work[] = [{ do: 'removeCard', player: owner, card }];
  if (def.kind === Kind.talent) {
    const user = activeOf(owner);
    list.push({ do: 'equip', card, to: user });
    list.push(...skillWorks(context, user, def.uses));
    return withAfterCard(context, card, list);
  }
  if ((def.kind === Kind.weapon || def.kind === Kind.artifact) && target !== undefined) {
    list.push({ do: 'equip', card, to: target });
  } else if (def.kind === Kind.support) {
    list.push(target === undefined ? { do: 'support', card } : { do: 'support', card, instead: target });
    list.push(...bodyWorks(context, card, undefined, undefined));
  } else list.push(...bodyWorks(context, card, target, second));
  if (def.isCombat) list.push({ do: 'turnEnd' });
  return withAfterCard(context, card, list);
}

/** A list goes onto the stack as it stands; a function looks at the board when its turn comes. */
function bodyWorks(context: Context, card: Card, target: Card | undefined, second: Card | undefined): Work[] {
  if (typeof card.def.does !== 'function') return works(new Moment(context, card, 0, target, second), card.def.does);
  return [{ do: 'body', card, target, second }];
}

/** What follows a card is looked at only if it can have set something off, or somebody waits for cards. */
function withAfterCard({ players }: Context, card: Card, list: Work[]): Work[] {
  const isAwaited = listensTo(players[0], Hook.afterCard) || listensTo(players[1], Hook.afterCard);
  if (!isAwaited && !card.def.stirs) return list;
  const last = list.at(-1);
  const endsTurn = last !== undefined && 'do' in last && last.do === 'turnEnd';
  list.splice(endsTurn ? -1 : list.length, 0, { do: 'cardPlayed', card });
  return list;
}

/** A played card leaves the hand for all to see; what stays in play is already there. */
function removeCard({ coreOps }: Context, { player, card }: Carried<'removeCard'>): void {
  if (player.hand.has(card)) coreOps.moveCard(card, player.discard);
}

/** The body of a card that is a function. */
function body(context: Context, { card, target, second }: Carried<'body'>): void {
  context.coreOps.sequence(works(new Moment(context, card, 0, target, second), card.def.does));
}

/** A support comes into play, in a full zone instead of another one. */
function support(context: Context, { card, instead }: Carried<'support'>): void {
  if (instead !== undefined) leavePlay(context, instead);
  place(context, card);
}

/** What a card set off, and those who wait for cards to be played. */
function cardPlayed(context: Context, { card }: Carried<'cardPlayed'>): void {
  context.coreOps.interrupt({ do: 'afterCard', card });
  finishBody(context);
}

export const cardEffects = {
  removeCard,
  body,
  /** Equipment comes out of the hand onto a character. */
  equip: (context: Context, { card, to }: Carried<'equip'>): void => equip(context, card, placeOf(to)),
  support,
  cardPlayed,
  afterCard: (context: Context, { card }: Carried<'afterCard'>): void => wake(context, Hook.afterCard, card.id),
};
