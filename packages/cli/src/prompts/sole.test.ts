import { Names } from '@cardloom/parts/present';
import { createMatch, type PromptChoice } from 'cardloom';
import { expect, it } from 'vitest';
import { kinds } from '../play/kinds.fixture.ts';
import { soleAnswer } from './sole.ts';

const view = createMatch(kinds.game, { seed: 1 }).view('p0');
const asked = { name: 'x', prompt: undefined, of: 'value', checked: undefined } as const;
const cards = { ...asked, of: 'card' } as const;

it.each<[string, PromptChoice, unknown]>([
  ['one option', { ...asked, kind: 'oneOf', options: ['a'] }, 'a'],
  ['two options', { ...asked, kind: 'oneOf', options: ['a', 'b'] }, undefined],
  ['all of some', { ...asked, kind: 'someOf', from: ['a', 'b'], min: 2, max: 2 }, ['a', 'b']],
  ['none of none', { ...asked, kind: 'someOf', from: [], min: 0, max: 0 }, []],
  ['none or one', { ...asked, kind: 'someOf', from: ['a'], min: 0, max: 1 }, undefined],
  ['a number', { ...asked, kind: 'number', min: 3, max: 3 }, 3],
  ['an order of one', { ...asked, kind: 'order', items: ['a'] }, ['a']],
  [
    'targets without a choice',
    { ...cards, kind: 'assignment', items: [1], targets: { 1: ['p1'] }, optional: false, needs: undefined },
    { 1: 'p1' },
  ],
  [
    'one that may stay away',
    { ...cards, kind: 'assignment', items: [1], targets: { 1: ['p1'] }, optional: true, needs: undefined },
    undefined,
  ],
  [
    'nobody who could',
    { ...cards, kind: 'assignment', items: [1], targets: { 1: [] }, optional: true, needs: undefined },
    {},
  ],
  [
    'nothing to pay',
    { ...asked, kind: 'payment', pool: { fire: 2 }, size: 0, demands: undefined, usual: undefined },
    {},
  ],
  [
    'one way to pay',
    { ...asked, kind: 'payment', pool: { fire: 2 }, size: 1, demands: undefined, usual: undefined },
    { fire: 1 },
  ],
  [
    'two ways to pay',
    { ...asked, kind: 'payment', pool: { fire: 2, water: 1 }, size: 2, demands: undefined, usual: undefined },
    undefined,
  ],
  [
    'cards worth just enough',
    { ...cards, kind: 'payment', from: [1, 2], worth: [1, 1], due: 2, overpay: 'minimal' },
    [1, 2],
  ],
])('%s', (_what, choice, answer) => {
  expect(soleAnswer(choice, view, new Names(kinds))).toEqual(answer);
});
