import { card, data, optional } from 'cardloom';
import type { Element } from './elements.ts';

/** The words of the cards: what each carries besides whose text it is and what that was aimed at. */

/** Own characters: who does it (or bears it), the active one, all, the standbys, or what the card was aimed at. */
export type Whom = 'self' | 'active' | 'all' | 'standbys' | 'target';

const text = { by: card(), target: optional(card()), second: optional(card()) };
const element = data<Element>();
const whom = data<Whom>();
/** How something enters play where that is not as printed: 0 means as printed. */
const made = { usages: 0, rounds: 0, mark: 0 };

export const words = {
  damage: { ...text, amount: 0, element },
  pierce: { ...text, amount: 0 },
  apply: { ...text, element, to: whom },
  heal: { ...text, amount: 0, to: whom },
  energy: { ...text, amount: 0, to: whom },
  create: { ...text, status: '', ...made },
  attach: { ...text, status: '', to: whom, ...made },
  summon: { ...text, name: '', ...made },
  addUsages: { ...text, amount: 0, to: data<'target' | 'summons'>() },
  leave: text,
  destroyTarget: text,
  forceSwitch: { ...text, to: data<'next' | 'previous'>() },
  switchTo: { ...text, to: data<'next' | 'self' | 'target'>() },
  /** `face` is a number of a face, or -1 for the bearer's, -2 for random and -3 for different ones. */
  gainDice: { ...text, count: 0, face: 0 },
  draw: { ...text, count: 0, tag: '' },
  addToHand: { ...text, card: '' },
  discardFromHand: { ...text, card: '' },
  reroll: { ...text, times: 0 },
  moveEquipment: { ...text, kind: data<'weapon' | 'artifact'>() },
  settle: text,
  useSkill: { ...text, skill: 0, mark: 0 },
};
export type WordName = keyof typeof words;
