import type { Json, Prompt, PromptChoice } from 'cardloom';
import { describe, expect, it } from 'vitest';
import {
  answerPart,
  argsOf,
  begin,
  chooseMove,
  chooseMoveOf,
  clickCard,
  confirm,
  inAnyOrder,
  isComplete,
  isReady,
  NOWHERE,
  onlyPays,
  payWith,
  preset,
  soleOrder,
  type Walk,
  withoutFormalities,
} from './walk.ts';

const asked = (choice: object): PromptChoice => ({ name: 'card', of: 'card', ...choice }) as PromptChoice;
const target = asked({ name: 'target', kind: 'oneOf', of: 'target', options: [9, 'bo'] });
const cast = asked({ kind: 'oneOf', options: [1, 2], next: [target, null] });
const prompt: Prompt = {
  moves: [
    { move: 'cast', asks: cast },
    { move: 'ink', asks: asked({ kind: 'oneOf', options: [2, 3] }) },
    { move: 'pass' },
  ],
};
const card = (id: number, name = `n${id}`) => ({ id, name });
const click = (walk: Walk | null, id: number, on = prompt): Walk => {
  const after = walk === null ? null : clickCard(on, walk, card(id));
  if (after === null) throw new Error(`card ${id} means nothing`);
  return after;
};
const only = (asks: PromptChoice): Prompt => ({ moves: [{ move: 'give', asks }] });

describe('a walk', () => {
  it('goes from a card to its target, and back', () => {
    const walk = click(begin(prompt), 1);
    expect([walk.move, walk.subject, walk.asked]).toEqual(['cast', 1, target]);
    const done = answerPart(walk, 'bo');
    expect([isComplete(done), argsOf(done)]).toEqual([true, { card: 1, target: 'bo' }]);
    expect(done.back).toBe(walk);
    expect(walk.back?.move).toBeNull();
  });

  it('stops at a card that could begin several moves', () => {
    const walk = click(begin(prompt), 2);
    expect([walk.move, walk.moves]).toEqual([null, ['cast', 'ink']]);
    const done = chooseMoveOf(prompt, walk, 'ink', card(2));
    expect([isComplete(done), done.move, argsOf(done)]).toEqual([true, 'ink', { card: 2 }]);
  });

  it('begins anew with another card, and knows what means nothing', () => {
    expect(click(click(begin(prompt), 1), 3).move).toBe('ink');
    expect(clickCard(prompt, begin(prompt), card(7))).toBeNull();
  });

  it('takes a move by its name', () => {
    expect(isComplete(chooseMove(prompt, begin(prompt), 'pass'))).toBe(true);
  });

  it('asks at once where there is one thing to do', () => {
    const some = only(asked({ kind: 'someOf', from: [1, 2, 3], min: 2, max: 2 }));
    let walk = begin(some);
    expect(walk.move).toBe('give');
    walk = click(click(click(walk, 1, some), 2, some), 3, some);
    expect([walk.draft, isReady(walk)]).toEqual([[1, 2], true]);
    walk = click(walk, 1, some);
    expect([walk.draft, isReady(walk)]).toEqual([[2], false]);
    expect(argsOf(confirm(click(walk, 3, some)))).toEqual({ card: [2, 3] });
  });

  it('a card that all must be is chosen by the click that begins with it', () => {
    const must = asked({ kind: 'someOf', from: [1], min: 1, max: 1 });
    const walk = click(begin(prompt), 1, { moves: [{ move: 'react', asks: must }, { move: 'pass' }] });
    expect([walk.draft, isReady(walk)]).toEqual([[1], true]);
    expect(answerPart(walk, 1).draft).toEqual([]);
  });

  it('where one of several is asked for, another click changes it', () => {
    const one = only(asked({ kind: 'someOf', from: [1, 2], min: 0, max: 1 }));
    expect(click(click(begin(one), 1, one), 2, one).draft).toEqual([2]);
    expect(isReady(begin(one))).toBe(true);
  });

  it('finds a card by its name where a move asks for names', () => {
    const named = only(asked({ kind: 'oneOf', of: 'name', options: ['egg'] }));
    const done = clickCard(named, begin(named), card(5, 'egg'));
    expect(done === null ? null : argsOf(done)).toEqual({ card: 'egg' });
  });

  it('pays with what usually pays, or otherwise', () => {
    const pool = only(
      asked({ name: 'dice', kind: 'payment', of: 'value', pool: { fire: 2, ice: 2 }, size: 2, usual: { fire: 2 } }),
    );
    const walk = begin(pool);
    expect([walk.draft, isReady(walk)]).toEqual([{ fire: 2 }, true]);
    const other = payWith(walk, { fire: 0, ice: 2 });
    expect(argsOf(confirm(other))).toEqual({ dice: { ice: 2 } });
    expect(isReady(payWith(walk, { fire: 1 }))).toBe(false);
  });

  it('asks for no payment of nothing', () => {
    const free = asked({ name: 'dice', kind: 'payment', of: 'value', pool: { fire: 2 }, size: 0 });
    const play: Prompt = { moves: [{ move: 'play', asks: asked({ kind: 'oneOf', options: [1], next: free }) }] };
    const walk = withoutFormalities(click(begin(play), 1, play));
    expect([isComplete(walk), argsOf(walk)]).toEqual([true, { card: 1, dice: {} }]);
  });

  it('gives items to targets, at once where there is only one', () => {
    const attack = only(
      asked({
        kind: 'assignment',
        of: 'target',
        items: [1, 2],
        targets: { 1: ['bo', 'cy'], 2: ['bo'] },
        optional: true,
      }),
    );
    let walk: Walk = click(begin(attack), 2, attack);
    expect(walk.draft).toEqual({ 2: 'bo' });
    walk = answerPart(click(walk, 1, attack), 'cy');
    expect(walk.draft).toEqual({ 1: 'cy', 2: 'bo' });
    expect(click(walk, 2, attack).draft).toEqual({ 1: 'cy' } satisfies Json);
  });

  it('begins at the card a move is made with, though it asks for none', () => {
    const dice = asked({ name: 'dice', kind: 'payment', of: 'value', pool: { fire: 2 }, size: 1, usual: { fire: 1 } });
    const skill = asked({ name: 'skill', kind: 'oneOf', of: 'value', options: ['slash', 'burst'], next: dice });
    const moves = [{ move: 'use', asks: skill }, { move: 'pass' }];
    const at = click(NOWHERE, 7, { moves, at: { use: 7 } } as Prompt);
    expect([at.subject, at.asked, at.answers]).toEqual([7, skill, []]);
    expect(clickCard({ moves }, NOWHERE, card(7))).toBeNull();
    // the first option is chosen until another one is, and Esc leads back to the question
    const chosen = preset(at);
    expect([argsOf(chosen), chosen.draft, isComplete(chosen), chosen.back]).toEqual([
      { skill: 'slash' },
      { fire: 1 },
      false,
      at,
    ]);
    expect(argsOf(answerPart(chosen.back ?? NOWHERE, 'burst'))).toEqual({ skill: 'burst' });
    const free = { ...at, asked: asked({ ...skill, next: undefined }) };
    expect(preset(free)).toBe(free);
  });

  it('is not about a card that would only pay', () => {
    const pitch = asked({ name: 'pitch', kind: 'payment', from: [1, 2], worth: [3, 1], due: 1 });
    const strike = { moves: [{ move: 'strike', asks: pitch }, { move: 'pass' }], at: { strike: 7 } };
    const walk = click(NOWHERE, 1, strike);
    expect([walk.subject, walk.draft, onlyPays(strike, 'strike', 1)]).toEqual([7, [1], true]);
    expect([click(NOWHERE, 7, strike).draft, onlyPays(strike, 'strike', 7)]).toEqual([[], false]);
    expect(click(NOWHERE, 1, { moves: strike.moves }).subject).toBeNull();
  });

  it('puts items into an order', () => {
    const order = only(asked({ kind: 'order', items: [1, 2] }));
    const walk = click(click(begin(order), 2, order), 1, order);
    expect([walk.draft, isReady(walk)]).toEqual([[2, 1], true]);
  });

  it('knows an order that is all there is to choose', () => {
    const order = only(asked({ kind: 'order', of: 'value', items: [0, 1] }));
    expect(soleOrder(order, begin(order))).toMatchObject({ kind: 'order' });
    expect(soleOrder({ moves: [...order.moves, { move: 'pass' }] }, begin(order))).toBeNull();
    expect(soleOrder(order, { ...begin(order), back: NOWHERE })).toBeNull();
  });

  it('has what nobody can tell apart in order from the beginning', () => {
    const order = begin(only(asked({ kind: 'order', of: 'value', items: [0, 1] })));
    expect([order.draft, isReady(order)]).toEqual([[], false]);
    expect(isReady(inAnyOrder(order, () => true))).toBe(true);
    expect(inAnyOrder(order, () => false)).toBe(order);
  });
});
