import { activeOf, attachedTo, bearer, CHARACTERS, characterAt, findIn, foeOf, placeOf } from './board.ts';
import { applyElement, deal } from './damage.ts';
import { neighbour, switchActive } from './defeat.ts';
import * as dice from './dice.ts';
import { Element, FACES, OMNI } from './elements.ts';
import { attachStatus, createStatus, createSummon, equip, leavePlay } from './entities.ts';
import type { Card, Carried, Context, Player } from './kit.ts';
import { modes } from './modes.ts';
import { firstNotFull } from './picks.ts';
import { Kind } from './printed.ts';
import { castWorks } from './stack.ts';
import { finishBody } from './triggers.ts';
import type { Whom, WordName } from './words.ts';

/** What the words of ops.ts do. */

interface Meant {
  readonly to: Whom;
  readonly by: Card;
  readonly target?: Card | undefined;
}

/** Calls back with the characters meant. */
function each(meant: Meant, act: (character: Card) => void): void {
  const { to, by } = meant;
  const player = by.owner;
  switch (to) {
    case 'self':
      act(bearer(by));
      return;
    case 'active':
      act(activeOf(player));
      return;
    case 'target':
      act(aimed(meant));
      return;
    default:
      for (let i = to === 'standbys' ? 1 : 0; i < CHARACTERS; i++) {
        const character = characterAt(player, (player.active + i) % CHARACTERS);
        if (!character.isDefeated) act(character);
      }
  }
}

/** What the text was aimed at. */
function aimed({ target, by }: { readonly target?: Card | undefined; readonly by: Card }): Card {
  if (target === undefined) throw new RangeError(`${by.name} is aimed at nothing`);
  return target;
}

/** Heals, up to the most; the defeated stay defeated. */
export function healCharacter({ coreOps }: Context, character: Card, amount: number): void {
  const healed = Math.min(amount, character.def.maxHp - character.hp);
  if (character.isDefeated || character.hp === 0 || healed <= 0) return;
  character.hp += healed;
  coreOps.emit('HEALED', {
    card: character,
    name: character.name,
    player: character.owner,
    amount: healed,
    hp: character.hp,
  });
}

export function gainEnergy(character: Card, amount: number): void {
  if (!character.isDefeated) character.energy = Math.min(character.def.maxEnergy, character.energy + amount);
}

/** Whose energy is not full gains 1: the active character first. */
export function chargeFirst(player: Player): void {
  const user = firstNotFull(player);
  if (user !== undefined) gainEnergy(user, 1);
}

/** Draws from the pile; above the most one may hold, what is drawn is destroyed. */
export function drawCards({ coreOps, G }: Context, player: Player, count: number, tag = ''): void {
  for (let i = 0; i < count; i++) {
    const card = tag === '' ? player.pile.top : player.pile.cards.findLast(({ def }) => def.tags.includes(tag));
    if (card === undefined) return;
    if (player.hand.length >= modes[G.mode].mostCards) coreOps.removeCard(card);
    else {
      coreOps.moveCard(card, player.hand);
      coreOps.emit('DREW', { player, card, name: card.name }, [player], { player });
    }
  }
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

export const wordEffects: { readonly [N in WordName]: (context: Context, word: Carried<N>) => void } = {
  damage: (context, { amount, element, by }) => deal(context, by, activeOf(foeOf(context, by.owner)), element, amount),

  pierce(context, { amount, by }) {
    const player = foeOf(context, by.owner);
    for (let i = 1; i < CHARACTERS; i++) {
      deal(context, by, characterAt(player, (player.active + i) % CHARACTERS), Element.piercing, amount);
    }
  },

  apply: (context, word) => each(word, (character) => applyElement(context, word.by, character, word.element)),

  heal: (context, word) => each(word, (character) => healCharacter(context, character, word.amount)),

  energy: (_context, word) => each(word, (character) => gainEnergy(character, word.amount)),

  create: (context, word) => void createStatus(context, word.by.owner, word.status, word),

  attach: (context, word) =>
    each(word, (character) => {
      attachStatus(context, character.owner, placeOf(character), word.status, word);
    }),

  summon: (context, word) => void createSummon(context, word.by.owner, word.name, word),

  addUsages(_context, word) {
    if (word.to === 'target') aimed(word).usages += word.amount;
    else for (const summon of word.by.owner.summons) summon.usages += word.amount;
  },

  leave: (context, { by }) => leavePlay(context, by),

  destroyTarget: (context, word) => leavePlay(context, aimed(word)),

  forceSwitch(context, { to, by }) {
    const player = foeOf(context, by.owner);
    switchActive(context, player, neighbour(player, player.active, to === 'next' ? 1 : 2));
  },

  switchTo(context, word) {
    const player = word.by.owner;
    if (word.to === 'next') switchActive(context, player, neighbour(player, player.active, 1));
    else switchActive(context, player, placeOf(word.to === 'self' ? bearer(word.by) : aimed(word)));
  },

  gainDice(context, { face, count, by }) {
    const character = by.on < 0 ? activeOf(by.owner) : bearer(by);
    gainDice(context, by.owner, face, count, character.def.element);
  },

  draw: (context, { count, tag, by }) => drawCards(context, by.owner, count, tag),

  addToHand({ coreOps, G }, { card, by }) {
    if (by.owner.hand.length < modes[G.mode].mostCards) coreOps.createCard(card, by.owner.hand);
  },

  discardFromHand({ coreOps }, { card, by }) {
    const held = findIn(by.owner.hand, card);
    if (held !== undefined) coreOps.moveCard(held, by.owner.discard);
  },

  reroll({ coreOps }, { times, by }) {
    by.owner.rerolls = times;
    coreOps.interrupt({ do: 'askReroll' });
  },

  moveEquipment(context, { kind, by, target, second }) {
    const from = aimed({ target, by });
    const to = aimed({ target: second, by });
    const wanted = kind === 'weapon' ? Kind.weapon : Kind.artifact;
    const card = attachedTo(from.owner, placeOf(from)).find(({ def }) => def.kind === wanted);
    if (card !== undefined) equip(context, card, placeOf(to));
  },

  /** In the middle of a card: what it set off so far comes first. */
  settle: (context) => finishBody(context),

  /** The character a card was aimed at uses a skill. */
  useSkill: (context, word) => context.coreOps.sequence(castWorks(context, aimed(word), word.skill, word.mark)),
};
