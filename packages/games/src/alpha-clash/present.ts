import { findCard, useLabel } from '@cardloom/parts/present';
import type { Json, View } from 'cardloom';
import type { Presentation } from '../entry.ts';
import { numbersOf, printedOf, render } from './render.ts';
import { tell } from './tell.ts';

/** Moves for people, where the name alone does not say it. */
const MOVES: Readonly<Record<string, string>> = {
  chooseFirst: 'choose who goes first',
  mulligan: 'declare your mulligan',
  placeResource: 'place a card as a resource',
  skipResource: 'place no resource',
  play: 'play a card',
  setTrap: 'set a trap face down',
  initiateClash: 'initiate a clash',
  endTurn: 'end your turn',
  counter: 'use a Counter–Attack card or trap',
  obstruct: 'obstruct with ready Clash cards',
  buff: 'play a Clash Buff',
  answer: 'answer the card in the Standby',
};

function label(option: Json, choice: string, view: View): string | undefined {
  if (choice === 'move') return MOVES[String(option)];
  if (choice === 'use') return useLabel(option, view, (card) => printedOf(card).title);
  if (option === null) return choice === 'card' ? 'no answer' : 'no target';
  const card = typeof option === 'number' ? findCard(view, option) : undefined;
  if (card === undefined) return undefined;
  const { type, title } = printedOf(card);
  return type === 'clash' || type === 'contender' ? `${title} ${numbersOf(card, view)}` : undefined;
}

export const presentation: Presentation = {
  passing: { move: 'pass' },
  render,
  label,
  tell,
};
