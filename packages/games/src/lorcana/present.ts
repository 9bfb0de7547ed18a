import type { Json } from 'cardloom';
import type { Presentation } from '../entry.ts';
import { render } from './render.ts';
import { tell } from './tell.ts';

/** Moves for people, where the name alone does not say it. */
const MOVES: Readonly<Record<string, string>> = {
  ink: 'put a card into the inkwell',
  moveTo: 'move to a location',
  activate: 'activate an ability',
  sing: 'sing a song',
  passTurn: 'end your turn',
  alterHand: 'alter your hand',
};

const label = (option: Json, choice: string): string | undefined => {
  if (choice === 'move') return MOVES[String(option)];
  return option === null ? 'none' : undefined;
};

export const presentation: Presentation = {
  render,
  label,
  tell,
};
