import { findCard, useLabel } from '@cardloom/parts/present';
import type { Json, View } from 'cardloom';
import type { Presentation } from '../entry.ts';
import { numbersOf, pilotIn, printedOf, render } from './render.ts';
import { tell } from './tell.ts';

/** Moves for people, where the name alone does not say it. */
const MOVES: Readonly<Record<string, string>> = {
  chooseFirst: 'choose who goes first',
  keepHand: 'keep your hand',
  mulligan: 'draw a new hand',
  deploy: 'deploy a unit or base',
  pair: 'pair a pilot with a unit',
  command: 'play a command',
  activate: 'activate an ability',
  attack: 'attack',
  block: 'block',
  endMainPhase: 'end your main phase',
};

function label(option: Json, choice: string, view: View): string | undefined {
  if (choice === 'move') return MOVES[String(option)];
  if (choice === 'use') return useLabel(option, view, (card) => printedOf(card).title);
  if (choice === 'ex') return option === 0 ? 'no EX Resource' : `${String(option)} EX`;
  if (option === null) return 'no target';
  const card = typeof option === 'number' ? findCard(view, option) : undefined;
  if (card === undefined || printedOf(card).type !== 'unit') return undefined;
  return `${printedOf(card).title} ${numbersOf(card, pilotIn(view, card))}`;
}

export const presentation: Presentation = {
  passing: { move: 'pass' },
  render,
  label,
  tell,
};
