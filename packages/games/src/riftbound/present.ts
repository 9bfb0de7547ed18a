import { findCard } from '@cardloom/parts/present';
import type { Json, View } from 'cardloom';
import type { Presentation } from '../entry.ts';
import { mightOf, printedOf, render } from './render.ts';
import { tell } from './tell.ts';

/** Moves for people, where the name alone does not say it. */
const MOVES: Readonly<Record<string, string>> = {
  chooseFirst: 'choose who goes first',
  mulligan: 'replace up to two cards',
  playUnit: 'play a unit',
  playGear: 'play a gear',
  cast: 'play a spell',
  activate: 'activate an ability',
  move: 'move units',
  endTurn: 'end your turn',
};

function label(option: Json, choice: string, view: View): string | undefined {
  if (choice === 'move') return MOVES[String(option)];
  if (option === 'base') return 'the base';
  if (choice === 'enters') return option === 'ready' ? 'ready, for 1 more' : 'exhausted';
  if (option === null) return 'no target';
  const card = typeof option === 'number' ? findCard(view, option) : undefined;
  if (card === undefined || printedOf(card).type !== 'unit') return undefined;
  return `${printedOf(card).title} ${mightOf(card)}`;
}

export const presentation: Presentation = {
  passing: { move: 'pass' },
  render,
  label,
  tell,
};
