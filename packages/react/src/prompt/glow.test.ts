import type { Json, Naming, Prompt, PromptChoice } from 'cardloom';
import { expect, it } from 'vitest';
import { isPicked, isPickedCard, needsButton, stateOfCard, stateOfOption } from './glow.ts';
import { answerPart, begin, clickCard, type Walk } from './walk.ts';

const asked = (choice: object): PromptChoice => ({ name: 'card', of: 'card', ...choice }) as PromptChoice;
const target = asked({ name: 'target', kind: 'oneOf', of: 'target', options: [9, 'bo'] });
const prompt: Prompt = {
  moves: [{ move: 'cast', asks: asked({ kind: 'oneOf', options: [1, 2], next: target }) }, { move: 'pass' }],
};
const card = (id: number) => ({ id, name: `n${id}` });
const states = (on: Prompt, walk: Walk, ids: readonly number[]) => ids.map((id) => stateOfCard(on, walk, card(id)));
const clicked = (on: Prompt, walk: Walk, id: number): Walk => clickCard(on, walk, card(id)) ?? walk;

it('at first everything glows that can begin something', () => {
  expect(states(prompt, begin(prompt), [1, 2, 9])).toEqual(['can', 'can', undefined]);
});

it('then the chosen one, its targets, and more quietly what could be chosen instead', () => {
  const walk = clicked(prompt, begin(prompt), 1);
  expect(states(prompt, walk, [1, 2, 9])).toEqual(['selected', 'hushed', 'target']);
  expect([stateOfOption(walk, 'bo'), stateOfOption(walk, 'cy')]).toEqual(['target', undefined]);
});

it('what is put together is picked, and no more glows when it is full', () => {
  const some: Prompt = { moves: [{ move: 'give', asks: asked({ kind: 'someOf', from: [1, 2, 3], min: 2, max: 2 }) }] };
  const walk = clicked(some, clicked(some, begin(some), 1), 3);
  expect(states(some, walk, [1, 2, 3])).toEqual(['selected', undefined, 'selected']);
  expect([isPicked(walk, 1), isPicked(walk, 2)]).toEqual([true, false]);
});

it('what was chosen for one question can be chosen for the next', () => {
  const order = asked({ name: 'order', kind: 'order', items: [1, 2] });
  const walk: Walk = {
    ...begin(prompt),
    move: 'x',
    answers: [{ name: 'a', value: [1, 2], of: 'card' }],
    asked: order,
    draft: [2],
  };
  expect(states(prompt, walk, [1, 2])).toEqual(['can', 'selected']);
});

it('players glow wherever they are an answer, or part of one', () => {
  const of = 'player';
  const some: Prompt = {
    moves: [{ move: 'give', asks: asked({ kind: 'someOf', of, from: ['bo', 'cy'], min: 1, max: 2 }) }],
  };
  const first = begin(some);
  expect([stateOfOption(first, 'bo'), stateOfOption(first, 'ann')]).toEqual(['can', undefined]);
  const walk = answerPart(first, 'bo');
  expect([stateOfOption(walk, 'bo'), stateOfOption(walk, 'cy')]).toEqual(['selected', 'can']);
  const order: Prompt = { moves: [{ move: 'seat', asks: asked({ kind: 'order', of, items: ['bo', 'cy'] }) }] };
  expect(stateOfOption(begin(order), 'cy')).toBe('can');
});

it('a number that was chosen is no card', () => {
  const after = asked({ kind: 'oneOf', options: [9] });
  const many: Prompt = {
    moves: [{ move: 'draw', asks: asked({ kind: 'oneOf', of: 'value', options: [1, 2], next: after }) }],
  };
  const walk = answerPart(begin(many), 2);
  expect(states(many, walk, [2, 9])).toEqual([undefined, 'can']);
  const some: Prompt = {
    moves: [{ move: 'x', asks: asked({ kind: 'someOf', of: 'value', from: [1, 2], min: 1, max: 2 }) }],
  };
  expect([isPicked(answerPart(begin(some), 2), 2), isPickedCard(answerPart(begin(some), 2), 2)]).toEqual([true, false]);
});

it('a move has a button where no card on the table begins it, or where nothing is an answer', () => {
  const none = () => false;
  const all = () => true;
  const cards = asked({ kind: 'oneOf', options: [1, 2] });
  expect([
    needsButton(undefined, all, all),
    needsButton(cards, none, none),
    needsButton(cards, none, all),
    needsButton(cards, all, all),
  ]).toEqual([true, true, true, false]);
  expect(needsButton(asked({ kind: 'someOf', from: [1], min: 0, max: 1 }), all, all)).toBe(true);
});

it('a move has a button where something begins it that nobody can click on: a player, a card that is nowhere', () => {
  const first = (value: Json) => value === 1;
  const options = (of: Naming, ...list: Json[]) => asked({ kind: 'oneOf', of, options: list });
  const all = () => true;
  expect(needsButton(options('player', 'b'), all, all)).toBe(true);
  expect(needsButton(options('target', 'b', 1), all, all)).toBe(true);
  expect(needsButton(options('card', 1, 2), first, first)).toBe(true);
  expect(needsButton(options('card', 1, 2), first, all)).toBe(false);
  expect(needsButton(options('name', 'pearl'), all, all)).toBe(false);
});
