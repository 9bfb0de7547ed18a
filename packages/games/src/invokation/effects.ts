import type { Json } from 'cardloom';
import { applyElement, deal } from './damage.ts';
import { neighbour, switchActive } from './defeat.ts';
import * as dice from './dice.ts';
import { Element, FACES, OMNI } from './elements.ts';
import { attachStatus, createStatus, createSummon, equip, leavePlay, type Made } from './entities.ts';
import { modes } from './modes.ts';
import { findIn } from './moment.ts';
import type { Op, Whom } from './ops.ts';
import { Kind } from './printed.ts';
import { activeOf, bearer, type Card, CHARACTERS, type Context, characterAt, type Player, placeOf } from './shape.ts';

/** What the words of ops.ts do. `by` is the card whose text it is, `target` what it was aimed at. */
type Handler = (context: Context, op: Op, by: Card, target: Card | undefined, second: Card | undefined) => void;

/** Does one op here and now. */
export function perform(context: Context, op: Op, by: Card, target: Card | undefined, second: Card | undefined): void {
  OPS[op.do](context, op, by, target, second);
}

const foe = ({ players }: Context, by: Card): Player => players[1 - by.owner.seat];
const num = (value: Json): number => value as number;
/** The op itself says how: it has these fields. */
const made = (op: Op): Made => op as unknown as Made;

/** Calls back with the characters meant. */
function each(op: Op, by: Card, target: Card | undefined, act: (character: Card) => void): void {
  const player = by.owner;
  switch (op.to as Whom) {
    case 'self':
      act(bearer(by));
      return;
    case 'active':
      act(activeOf(player));
      return;
    case 'target':
      act(target as Card);
      return;
    default:
      for (let i = op.to === 'standbys' ? 1 : 0; i < CHARACTERS; i++) {
        const character = characterAt(player, (player.active + i) % CHARACTERS);
        if (!character.isDefeated) act(character);
      }
  }
}

/** Heals, up to the most; the defeated stay defeated. */
export function healCharacter({ coreOps }: Context, character: Card, amount: number): void {
  const healed = Math.min(amount, character.def.maxHp - character.hp);
  if (character.isDefeated || character.hp === 0 || healed <= 0) return;
  character.hp += healed;
  coreOps.emit('HEALED', {
    card: character.id,
    name: character.name,
    player: character.owner.id,
    amount: healed,
    hp: character.hp,
  });
}

export function gainEnergy(character: Card, amount: number): void {
  if (!character.isDefeated) character.energy = Math.min(character.def.maxEnergy, character.energy + amount);
}

/** Draws from the pile; above the most one may hold, what is drawn is destroyed. */
export function drawCards({ coreOps, G }: Context, player: Player, count: number, tag = ''): void {
  for (let i = 0; i < count; i++) {
    const card = tag === '' ? player.pile.top : topmost(player, tag);
    if (card === undefined) return;
    if (player.hand.length >= modes[G.mode].mostCards) coreOps.removeCard(card);
    else {
      coreOps.moveCard(card, player.hand);
      coreOps.emit('DREW', { player: player.id, card: card.id, name: card.name }, [player], { player: player.id });
    }
  }
}

function topmost({ pile }: Player, tag: string): Card | undefined {
  for (let i = pile.length - 1; i >= 0; i--) {
    const card = pile.at(i) as Card;
    if (card.def.tags.includes(tag)) return card;
  }
  return undefined;
}

function gainDice(context: Context, player: Player, face: number, count: number, own: Element): void {
  if (face >= 0) dice.gain(context, player, face, count);
  else if (face === -1) dice.gain(context, player, own, count);
  else if (face === -2) for (let i = 0; i < count; i++) dice.gain(context, player, context.coreOps.random(OMNI), 1);
  else {
    const left = FACES.map((_, i) => i).slice(0, OMNI);
    for (let i = 0; i < count; i++)
      dice.gain(context, player, left.splice(context.coreOps.random(left.length), 1)[0], 1);
  }
}

export const OPS: Readonly<Record<string, Handler>> = {
  damage: (context, { amount, element }, by) =>
    deal(context, by, activeOf(foe(context, by)), num(element), num(amount)),

  pierce(context, { amount }, by) {
    const player = foe(context, by);
    for (let i = 1; i < CHARACTERS; i++) {
      deal(context, by, characterAt(player, (player.active + i) % CHARACTERS), Element.piercing, num(amount));
    }
  },

  apply: (context, op, by, target) =>
    each(op, by, target, (character) => applyElement(context, by, character, num(op.element))),

  heal: (context, op, by, target) =>
    each(op, by, target, (character) => healCharacter(context, character, num(op.amount))),

  energy: (_context, op, by, target) => each(op, by, target, (character) => gainEnergy(character, num(op.amount))),

  create: (context, op, by) => void createStatus(context, by.owner, op.status as string, made(op)),

  attach: (context, op, by, target) =>
    each(op, by, target, (character) => {
      attachStatus(context, character.owner, placeOf(character), op.status as string, made(op));
    }),

  summon: (context, op, by) => void createSummon(context, by.owner, op.name as string, made(op)),

  addUsages(_context, { amount, to }, by, target) {
    if (to === 'target') (target as Card).usages += num(amount);
    else for (const summon of by.owner.summons) summon.usages += num(amount);
  },

  leave: (context, _op, by) => leavePlay(context, by),

  destroyTarget: (context, _op, _by, target) => leavePlay(context, target as Card),

  forceSwitch(context, { to }, by) {
    const player = foe(context, by);
    switchActive(context, player, neighbour(player, player.active, to === 'next' ? 1 : 2));
  },

  switchTo(context, { to }, by, target) {
    const player = by.owner;
    if (to === 'next') switchActive(context, player, neighbour(player, player.active, 1));
    else switchActive(context, player, placeOf(to === 'self' ? bearer(by) : (target as Card)));
  },

  gainDice(context, { face, count }, by) {
    const character = by.on < 0 ? activeOf(by.owner) : bearer(by);
    gainDice(context, by.owner, num(face), num(count), character.def.element);
  },

  draw: (context, { count, tag }, by) => drawCards(context, by.owner, num(count), tag as string),

  addToHand({ coreOps, G }, { card }, by) {
    if (by.owner.hand.length < modes[G.mode].mostCards) coreOps.createCard(card as string, by.owner.hand);
  },

  discardFromHand({ coreOps }, { card }, by) {
    const held = findIn(by.owner.hand, card as string);
    if (held !== undefined) coreOps.moveCard(held, by.owner.discard);
  },

  reroll({ coreOps }, { times }, by) {
    by.owner.rerolls = num(times);
    coreOps.interrupt({ do: 'askReroll' });
  },

  moveEquipment(context, { kind }, _by, target, second) {
    const character = target as Card;
    const wanted = kind === 'weapon' ? Kind.weapon : Kind.artifact;
    const card = [...attachedZone(character)].find(({ def }) => def.kind === wanted);
    if (card !== undefined) equip(context, card, placeOf(second as Card));
  },
};

const attachedZone = (character: Card): Iterable<Card> => {
  const { owner } = character;
  return [owner.attached0, owner.attached1, owner.attached2][placeOf(character)];
};
