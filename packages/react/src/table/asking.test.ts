import { Names } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { expect, it } from 'vitest';
import type { Prompting } from '../prompt/use-prompt.ts';
import { NOWHERE } from '../prompt/walk.ts';
import { askingOf } from './asking.ts';

const view = {
  viewer: 'a',
  G: {},
  ctx: { gameOver: false, playerOrder: ['a', 'b'], turnPlayerPos: 0 },
  players: { a: {}, b: {} },
  zones: { stack: [{ id: 4, name: 'bolt', owner: 'b' }] },
  decision: null,
} as unknown as View;
const presentation = {
  passing: { move: 'pass', stack: 'stack' },
  moves: { pass: { words: 'pass: be done', confirm: () => 'Are you done?' } },
};
const names = new Names(presentation, { a: 'you', b: 'Bo' });
const asking = (walk: object, isComplete = false) =>
  askingOf({
    prompting: {
      prompt: { n: 1, moves: [{ move: 'pass' }, { move: 'cast' }] },
      walk: { ...NOWHERE, ...walk },
      isComplete,
      isReady: false,
      failure: null,
      confirm: () => undefined,
      back: () => undefined,
    } as unknown as Prompting,
    view,
    names,
    isOnTable: () => false,
  });

it('while something waits on the stack, the question is whether to respond', () => {
  expect(asking({}).question).toMatch(/^Respond, or let bolt resolve\?$/i);
});

it('what costs more than it seems is asked before it is done', () => {
  const { question, buttons } = asking({ move: 'pass', back: NOWHERE }, true);
  expect([question, ...buttons.map(({ label }) => label)]).toEqual(['Are you done?', 'Back', 'Yes: pass']);
});

it('what was chosen is done by a button that says what', () => {
  const bar = askingOf({
    prompting: {
      prompt: { n: 1, moves: [{ move: 'pass' }, { move: 'ink' }] },
      walk: { ...NOWHERE, move: 'ink', subject: 4, back: NOWHERE },
      isComplete: true,
      isReady: true,
      failure: null,
      confirm: () => undefined,
      back: () => undefined,
    } as unknown as Prompting,
    view,
    names: new Names({ ...presentation, moves: { ink: 'put a card into the inkwell' } }, { a: 'you', b: 'Bo' }),
    isOnTable: () => false,
  });
  expect(bar.buttons.map(({ label }) => label)).toEqual(['Back', 'Put it into the inkwell']);
});

it('a choice of a few words is buttons in the bar, one with pictures or explanations a menu', () => {
  const enters = { kind: 'oneOf', name: 'enters', of: 'other', options: ['ready', 'exhausted'] };
  const few = asking({ move: 'cast', asked: enters, back: NOWHERE });
  expect(few.buttons.map(({ label }) => label)).toEqual(['Back', 'Ready', 'Exhausted']);
  expect(few.loose).toEqual([]);
  const many = asking({ move: 'cast', asked: { ...enters, options: ['a', 'b', 'c', 'd'] }, back: NOWHERE });
  expect([many.buttons.length, many.loose.length]).toEqual([1, 4]);
});

it('a card with a few moves has buttons for them, one with many a menu', () => {
  const bar = asking({ moves: ['pass', 'cast'], subject: 4, back: NOWHERE });
  expect(bar.buttons.map(({ label }) => label)).toEqual(['Back', 'Pass', 'Cast']);
  expect(bar.moves).toEqual([]);
});
