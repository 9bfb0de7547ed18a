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
