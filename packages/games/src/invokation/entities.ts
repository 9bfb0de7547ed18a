import { attachedTo, CHARACTERS, characterAt, findIn } from './board.ts';
import type { Card, Context, Player, Zone } from './kit.ts';
import { modes } from './modes.ts';
import type { Hook, Limits, Printed } from './printed.ts';

/** Things in play: how they come, are refreshed, are used up and go. */

/** A card comes into play in a zone of its owner; `on` is the place of the character it is attached to. */
function enter(card: Card, on: number): void {
  const { def, owner } = card;
  card.inPlay = true;
  card.on = on;
  card.usages = def.usages;
  card.rounds = def.rounds;
  card.spent = 0;
  card.element = -1;
  card.mark = 0;
  owner.listens |= def.listens;
}

/** A card leaves play: cards of a deck are discarded, everything else is gone. */
export function leavePlay({ coreOps }: Context, card: Card): void {
  if (!card.inPlay) return;
  card.inPlay = false;
  card.on = -1;
  if (card.def.isCard) coreOps.moveCard(card, card.owner.discard);
  else coreOps.removeCard(card);
  if (card.def.listens !== 0) card.owner.listens = listening(card.owner);
}

/** What all of a player's cards in play listen to. */
export function listening(player: Player): number {
  let listens = 0;
  for (let place = 0; place < CHARACTERS; place++) {
    const character = characterAt(player, place);
    if (!character.isDefeated) listens |= character.def.listens;
    listens |= inZone(attachedTo(player, place));
  }
  return listens | inZone(player.statuses) | inZone(player.summons) | inZone(player.supports);
}

function inZone(zone: Zone): number {
  let listens = 0;
  for (const { def } of zone) listens |= def.listens;
  return listens;
}

/** How something enters play where that is not as printed: 0 means as printed. */
interface Made {
  readonly usages: number;
  readonly rounds: number;
  readonly mark: number;
}
const AS_PRINTED: Made = { usages: 0, rounds: 0, mark: 0 };

/** Makes a status or summon, or refreshes the one that is there: its place in the order stays. */
function make({ coreOps }: Context, name: string, zone: Zone, on: number, made: Made): Card {
  let card = findIn(zone, name);
  if (card !== undefined) refresh(card, made);
  else {
    card = coreOps.createCard(name, zone);
    enter(card, on);
    if (made.usages > 0) card.usages = made.usages;
    if (made.rounds > 0) card.rounds = made.rounds;
  }
  card.mark = made.mark;
  coreOps.emit('ENTERED', { card, name, player: card.owner, usages: card.usages });
  return card;
}

/**
 * It is as printed again, its uses in this round included. Usages of stackable ones add up; of others they are
 * overwritten in 3.3, and in later versions the larger number counts.
 */
function refresh(card: Card, { usages, rounds }: Made): void {
  const { def } = card;
  const fresh = usages > 0 ? usages : def.usages;
  const lasting = rounds > 0 ? rounds : def.rounds;
  if (def.stacksTo > 0) card.usages = Math.max(card.usages, Math.min(def.stacksTo, card.usages + fresh));
  else card.usages = def.refresh === 'max' ? Math.max(card.usages, fresh) : fresh;
  card.rounds = def.refresh === 'max' ? Math.max(card.rounds, lasting) : lasting;
  card.element = -1;
  if (!def.countsForSide) card.spent = 0;
}

export const createStatus = (context: Context, player: Player, name: string, made = AS_PRINTED): Card =>
  make(context, name, player.statuses, -1, made);

export const attachStatus = (context: Context, player: Player, place: number, name: string, made = AS_PRINTED): Card =>
  make(context, name, attachedTo(player, place), place, made);

/** A summon that finds no place is lost; one that is out already is refreshed. */
export function createSummon(context: Context, player: Player, name: string, made = AS_PRINTED): Card | undefined {
  const isFull = player.summons.length >= modes[context.G.mode].mostSummons;
  if (isFull && findIn(player.summons, name) === undefined) return undefined;
  return make(context, name, player.summons, -1, made);
}

/**
 * Equips a card from the hand (or from another character, where it begins afresh): what was there of its kind is
 * discarded.
 */
export function equip(context: Context, card: Card, place: number): void {
  const { owner, def } = card;
  const zone = attachedTo(owner, place);
  const replaced = zone.find((other) => other.def.kind === def.kind && other !== card);
  if (replaced !== undefined) leavePlay(context, replaced);
  context.coreOps.moveCard(card, zone);
  enter(card, place);
}

/** Puts a support from the hand into play, at the end. */
export function place(context: Context, card: Card): void {
  context.coreOps.moveCard(card, card.owner.supports);
  enter(card, -1);
}

const hasUsages = (def: Printed): boolean => def.usages > 0 || def.stacksTo > 0;

/** Whether a rule of a card in play can still be used. */
export const isReady = (me: Card, { perRound, isFree }: Limits): boolean =>
  (perRound === 0 || me.spent < perRound) && (isFree || me.usages > 0 || !hasUsages(me.def));

/** Uses it: one of this round's uses, one usage. At none left it leaves, unless its text says that it stays. */
export function use(context: Context, me: Card, { perRound, isFree }: Limits): void {
  if (perRound > 0) me.spent += 1;
  if (!isFree && hasUsages(me.def)) takeUsages(context, me, 1);
}

function takeUsages(context: Context, me: Card, count: number): void {
  me.usages -= count;
  if (me.usages <= 0 && !me.def.stays) leavePlay(context, me);
}

/** A character enters at the start of the match. */
export function enterCharacter(character: Card): void {
  character.inPlay = true;
  character.hp = character.def.maxHp;
  character.owner.listens |= character.def.listens;
}

/** At the end of a round: durations fall, what is over leaves, once-per-round counters refill. */
export function ageAll(context: Context, player: Player): void {
  for (let place = 0; place < CHARACTERS; place++) {
    const character = characterAt(player, place);
    character.used = 0;
    character.spent = 0;
    ageZone(context, attachedTo(player, place));
  }
  ageZone(context, player.statuses);
  ageZone(context, player.summons);
  ageZone(context, player.supports);
}

function ageZone(context: Context, zone: Zone): void {
  for (const card of zone.cards.toReversed()) {
    card.spent = 0;
    if (card.rounds === 0) continue;
    card.rounds -= 1;
    if (card.rounds === 0) leavePlay(context, card);
  }
}

export const listensTo = (player: Player, hook: Hook): boolean => (player.listens & (1 << hook)) !== 0;
