import { findCard } from '@cardloom/parts/present';
import type { Json, View } from 'cardloom';
import type { Presentation } from '../entry.ts';
import { render } from './render.ts';
import { tell } from './tell.ts';
import { numbersOf, printedOf } from './words.ts';

/** The same move means different things in different steps. */
const PASSES: Readonly<Record<string, string>> = {
  IDLE: 'pass: end the action phase',
  LAYER: 'pass',
  ATTACK: 'do not block',
  REACTION: 'pass: no reaction',
};
const MOVES: Readonly<Record<string, string>> = {
  CONTINUE: 'begin the action phase',
  PLAY_ATTACK: 'attack with a card',
  PLAY_ARSENAL_ATTACK: 'attack from the arsenal',
  WEAPON_ATTACK: 'attack with the weapon',
  PLAY_ACTION: 'play an action',
  ACTIVATE: 'activate something',
  PLAY_ATTACK_REACTION: 'play an attack reaction',
  SET_ARSENAL: 'put a card into the arsenal',
};

function label(option: Json, choice: string, view: View): string | undefined {
  if (choice === 'move') {
    if (option === 'PASS')
      return view.ctx.currentPhase === 'END' ? 'leave the arsenal empty' : PASSES[String(view.ctx.currentStep)];
    if (option === 'DEFEND') return view.ctx.currentStep === 'ATTACK' ? 'block' : 'play defense reactions';
    return MOVES[String(option)];
  }
  if (choice === 'card' && option === null) return 'none';
  if (choice === 'use' || choice === 'additional') return option === true ? 'yes' : option === false ? 'no' : undefined;
  if (choice === 'mode') return `mode ${Number(option) + 1}`;
  if (choice === 'ability') return `ability ${Number(option) + 1}`;
  if (choice === 'pitch' && typeof option === 'number') {
    const card = findCard(view, option);
    const printed = card === undefined ? undefined : printedOf(card.name);
    return printed === undefined ? undefined : `${printed.title}: ${printed.pitch}`;
  }
  return undefined;
}

function printed(card: string): string | undefined {
  const found = printedOf(card);
  if (found === undefined) return undefined;
  return [numbersOf(found), found.text.replace(/\.$/, '')].filter((part) => part !== '').join(' · ');
}

export const presentation: Presentation = { passing: { move: 'PASS' }, render, label, printed, tell };
