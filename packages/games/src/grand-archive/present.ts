import { findCard } from '@cardloom/parts/present';
import type { Json, View } from 'cardloom';
import type { Presentation } from '../entry.ts';
import { numbersOf, printedOf, render } from './render.ts';
import { tell } from './tell.ts';

/** Moves for people, where the name alone does not say it. */
const MOVES: Readonly<Record<string, string>> = {
  chooseFirst: 'choose who goes first',
  chooseChampion: 'choose your champion',
  keepHand: 'keep your hand',
  mulligan: 'draw a new hand',
  materialize: 'materialize a card',
  skipMaterialize: 'materialize nothing',
  play: 'play a card',
  activate: 'use an ability',
  attack: 'attack',
  retaliate: 'retaliate',
};

function label(option: Json, choice: string, view: View): string | undefined {
  if (choice === 'move') return MOVES[String(option)];
  if (option === null) return 'no target';
  const card = typeof option === 'number' ? findCard(view, option) : undefined;
  if (card === undefined) return undefined;
  const { title, life, cost, memory, isMaterial } = printedOf(card);
  if (choice === 'card' && life === 0) return isMaterial ? `${title} (memory ${memory})` : `${title} (reserve ${cost})`;
  return `${title} ${numbersOf(view, card)}`.trimEnd();
}

export const presentation: Presentation = {
  passing: { move: 'pass' },
  render,
  label,
  tell,
};
