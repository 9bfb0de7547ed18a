import { type DamageName, type ElementName, elementOf, type Face, faceOf } from './elements.ts';
import type { Op } from './kit.ts';
import type { Whom } from './words.ts';

/**
 * The words of the cards: each makes one piece of work as data. Written in a skill, a card or a trigger, they are done
 * in this order; effects.ts does them. Numbers that depend on the board come from a body that is a function.
 */

/** To the opposing active character. */
export const damage = (amount: number, element: DamageName): Op => ({
  do: 'damage',
  amount,
  element: elementOf(element),
});
/** Piercing damage to every opposing standby character. It comes before the main hit. */
export const pierce = (amount: number): Op => ({ do: 'pierce', amount });
/** An element without damage on an own character. */
export const apply = (element: ElementName, to: Whom): Op => ({ do: 'apply', element: elementOf(element), to });
export const heal = (amount: number, to: Whom): Op => ({ do: 'heal', amount, to });
export const energy = (amount: number, to: Whom): Op => ({ do: 'energy', amount, to });

/** Where something enters play other than as printed; `mark` is for its own text to read. */
export interface As {
  readonly usages?: number;
  readonly rounds?: number;
  readonly mark?: number;
}
const as = ({ usages = 0, rounds = 0, mark = 0 }: As): { usages: number; rounds: number; mark: number } => ({
  usages,
  rounds,
  mark,
});

/** A combat status for one's own side. */
export const create = (status: string, made: As = {}): Op => ({ do: 'create', status, ...as(made) });
/** A status for an own character. */
export const attach = (status: string, to: Whom, made: As = {}): Op => ({ do: 'attach', status, to, ...as(made) });
export const summon = (name: string, made: As = {}): Op => ({ do: 'summon', name, ...as(made) });
/** More usages for a summon: the one aimed at, or all own ones. */
export const addUsages = (amount: number, to: 'target' | 'summons'): Op => ({ do: 'addUsages', amount, to });
/** The card itself leaves play. */
export const leave = (): Op => ({ do: 'leave' });
/** What the card was aimed at leaves play. */
export const destroyTarget = (): Op => ({ do: 'destroyTarget' });

/** The opponent's active character changes. */
export const forceSwitch = (to: 'next' | 'previous'): Op => ({ do: 'forceSwitch', to });
/** One's own active character changes, at no cost. */
export const switchTo = (to: 'next' | 'self' | 'target'): Op => ({ do: 'switchTo', to });

/** Dice: of a face, of the element of who bears it, or (random) of any one element each. */
export const gainDice = (count: number, face: Face | 'own' | 'random' | 'different'): Op => ({
  do: 'gainDice',
  count,
  face: face === 'own' ? -1 : face === 'random' ? -2 : face === 'different' ? -3 : faceOf(face),
});
/** Draws cards; with a tag, the topmost ones that have it. */
export const draw = (count: number, tag = ''): Op => ({ do: 'draw', count, tag });
export const addToHand = (card: string): Op => ({ do: 'addToHand', card });
export const discardFromHand = (card: string): Op => ({ do: 'discardFromHand', card });
/** Rerolls chosen dice, up to so many times. */
export const reroll = (times: number): Op => ({ do: 'reroll', times });
/** What was aimed at first goes over to the character aimed at second. */
export const moveEquipment = (kind: 'weapon' | 'artifact'): Op => ({ do: 'moveEquipment', kind });
/** What was set off so far happens before the card goes on. */
export const settle = (): Op => ({ do: 'settle' });
/** The character aimed at uses a skill, by its place; `mark` tells the skill how it came about. */
export const useSkill = (skill: number, mark = 0): Op => ({ do: 'useSkill', skill, mark });
