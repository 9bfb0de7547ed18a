import type { Prompt, PromptChoice } from 'cardloom';
import { expect, it } from 'vitest';
import { pointedWalk, restingWalk } from './ahead.ts';
import { argsOf, begin, clickCard, isComplete } from './walk.ts';

const asked = (choice: object): PromptChoice => ({ name: 'card', of: 'card', ...choice }) as PromptChoice;
const target = asked({ name: 'target', kind: 'oneOf', of: 'target', options: [9, 'bo'] });
const prompt: Prompt = {
  moves: [{ move: 'cast', asks: asked({ kind: 'oneOf', options: [1, 2], next: target }) }, { move: 'pass' }],
};
const card = (id: number) => ({ id, name: `n${id}` });

it('what is pointed at last makes the action whole', () => {
  const first = pointedWalk(prompt, begin(prompt), { card: card(1) });
  expect(first === null ? null : isComplete(first)).toBe(false);
  const walk = clickCard(prompt, begin(prompt), card(1)) ?? begin(prompt);
  for (const [pointed, value] of [
    [{ card: card(9) }, 9],
    [{ option: 'bo' }, 'bo'],
  ] as const) {
    const whole = pointedWalk(prompt, walk, pointed);
    expect(whole === null ? null : [isComplete(whole), argsOf(whole)]).toEqual([true, { card: 1, target: value }]);
  }
});

it('what means nothing leads nowhere, and a button is a whole action', () => {
  expect(pointedWalk(prompt, begin(prompt), { card: card(7) })).toBe(null);
  expect(pointedWalk(prompt, begin(prompt), { move: 'pass' })).toMatchObject({ move: 'pass', asked: null });
});

it('what is pointed at still, and was an answer before, means nothing to the next question', () => {
  const many: Prompt = {
    moves: [{ move: 'x', asks: asked({ kind: 'oneOf', options: [1, 2], next: [target, 'ask'] }) }],
  };
  expect(pointedWalk(many, begin(many), { option: 'bo' })).toBe(null);
  const some: Prompt = { moves: [{ move: 'x', asks: asked({ kind: 'someOf', from: [1, 2], min: 1, max: 2 }) }] };
  expect(pointedWalk(some, begin(some), { option: 'bo' })).toBe(null);
});

it('what was put together is an action that waits, unless it is nothing yet', () => {
  const some: Prompt = { moves: [{ move: 'give', asks: asked({ kind: 'someOf', from: [1, 2, 3], min: 0, max: 2 }) }] };
  expect(restingWalk(begin(some))).toBe(null);
  const walk = clickCard(some, begin(some), card(2)) ?? begin(some);
  expect(restingWalk(walk)).toMatchObject({ move: 'give', answers: [{ name: 'card', value: [2] }] });
  expect(restingWalk(begin(prompt))).toBe(null);
});
