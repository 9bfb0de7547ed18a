import { readFileSync } from 'node:fs';
import type { Json, PromptChoice } from 'cardloom';
import { expect, it, vi } from 'vitest';
import { cardsIn, fits, follow, movesByCard, movesFor } from './prompt-walker.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
/** A choice as it comes out of JSON. */
const asked = (choice: object): PromptChoice => ({ name: 'x', of: 'card', ...choice }) as PromptChoice;
const kept = (choice: PromptChoice, answers: readonly Json[]): readonly Json[] =>
  answers.filter((answer) => fits(choice, answer));

it('knows which answers a description admits', () => {
  expect(kept(asked({ kind: 'oneOf', options: [1, 'a', null] }), [1, 'a', null, 2, [1]])).toEqual([1, 'a', null]);
  expect(kept(asked({ kind: 'number', min: 0, max: 2 }), [0, 2, 3, 0.5, '1'])).toEqual([0, 2]);
  const some = asked({ kind: 'someOf', from: [1, 2, 2], min: 1, max: 2 });
  expect(kept(some, [[1], [2, 2], [], [1, 1], [1, 2, 2], 1])).toEqual([[1], [2, 2]]);
  expect(kept(asked({ kind: 'order', items: [1, 2] }), [[2, 1], [1], [1, 1]])).toEqual([[2, 1]]);
  const pool = asked({ kind: 'payment', pool: { a: 2, b: 1 }, size: 2 });
  expect(kept(pool, [{ a: 2 }, { a: 1, b: 1 }, { b: 2 }, { a: 1 }, { c: 2 }])).toEqual([{ a: 2 }, { a: 1, b: 1 }]);
});

it('knows what a payment must hold', () => {
  const pool = { fire: 3, ice: 3, gold: 3 };
  const ways: Json[] = [
    { fire: 3 },
    { fire: 1, gold: 2 },
    { fire: 1, ice: 2 },
    { fire: 1, ice: 1, gold: 1 },
    { gold: 3 },
  ];
  const fire = asked({ kind: 'payment', pool, size: 3, demands: [{ atLeast: 2, of: ['fire', 'gold'] }] });
  expect(kept(fire, ways)).toEqual([ways[0], ways[1], ways[3], ways[4]]);
  const alike = asked({ kind: 'payment', pool, size: 3, demands: [{ oneKindBeside: ['gold'] }] });
  expect(kept(alike, ways)).toEqual([ways[0], ways[1], ways[4]]);
});

it('knows how much too much may be paid with cards', () => {
  const cards = { kind: 'payment', from: [1, 2, 3], worth: [1, 2, 3], due: 3 };
  const ways: Json[] = [[3], [1, 2], [2, 3], [1, 3], [1, 2, 3], [2]];
  expect(kept(asked({ ...cards, overpay: 'sequential' }), ways)).toEqual([[3], [1, 2], [2, 3], [1, 3]]);
  expect(kept(asked({ ...cards, overpay: 'minimal' }), ways)).toEqual([[3], [1, 2]]);
  expect(kept(asked({ ...cards, overpay: 'any' }), ways)).toHaveLength(5);
});

it('knows which items may be given to which targets', () => {
  const targets = { 1: ['ann', 'bo'], 2: ['bo'] };
  const assigning = { kind: 'assignment', items: [1, 2], targets };
  const ways: Json[] = [{}, { 1: 'ann' }, { 2: 'bo' }, { 1: 'bo', 2: 'bo' }, { 2: 'ann' }, { 3: 'bo' }];
  expect(kept(asked({ ...assigning, optional: true }), ways)).toEqual(ways.slice(0, 4));
  expect(kept(asked({ ...assigning, optional: false }), ways)).toEqual([{ 1: 'bo', 2: 'bo' }]);
  const needing = asked({ ...assigning, optional: true, needs: { bo: 2 } });
  expect(kept(needing, ways)).toEqual([{}, { 1: 'ann' }, { 1: 'bo', 2: 'bo' }]);
});

it('follows an answer to what is asked next', () => {
  const second = asked({ kind: 'number', min: 0, max: 1 });
  const byOption = asked({ kind: 'oneOf', options: [1, 2, 3, 4], next: [second, null, 0, 'ask'] });
  expect([1, 2, 3, 4].map((option) => follow(byOption, option))).toEqual([second, null, second, 'ask']);
  expect(follow(asked({ kind: 'someOf', from: [1], min: 0, max: 1, next: second }), [1])).toBe(second);
  expect(follow(second, 1)).toBeNull();
});

it('finds the cards, and the moves that begin with them', () => {
  const give = asked({ kind: 'oneOf', options: [1, 2, 'nobody'] });
  const swap = asked({ kind: 'someOf', from: [2], min: 1, max: 1 });
  expect([...cardsIn(give)]).toEqual([1, 2]);
  expect([...cardsIn(asked({ kind: 'oneOf', of: 'value', options: [1] }))]).toEqual([]);
  const named = asked({ kind: 'oneOf', of: 'name', options: ['Paimon'] });
  const byName = {
    moves: [
      { move: 'play', asks: named },
      { move: 'give', asks: give },
    ],
  };
  expect(movesFor(byName, { id: 2, name: 'Paimon' })).toEqual(['play', 'give']);
  expect(movesFor(byName, { id: 3, name: 'Paimon' })).toEqual(['play']);
  const moves = movesByCard({ moves: [{ move: 'give', asks: give }, { move: 'swap', asks: swap }, { move: 'pass' }] });
  expect([...moves]).toEqual([
    [1, ['give']],
    [2, ['give', 'swap']],
  ]);
});

it('the example of the documentation prints what its comments say', async () => {
  const code = read('../../../examples/prompts.mjs');
  expect(read('../../../docs/prompts.md')).toContain(`\`\`\`js\n${code}\`\`\``);
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
    lines.push(words.map(String).join(' '));
  });
  // @ts-expect-error a plain module without types
  await import('../../../examples/prompts.mjs');
  log.mockRestore();
  expect(lines).toEqual([...code.matchAll(/; \/\/ (.*)$/gm)].map(([, said]) => said));
});
