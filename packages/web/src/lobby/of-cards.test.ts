import { expect, it } from 'vitest';
import { ofCards } from './of-cards.ts';

it('cards are called as people call them, and nobody reads the names of all', () => {
  const called = new Map([
    ['big_club', 'Big Club'],
    ['archer', 'Archer'],
  ]);
  const titles = { titleOf: (id: string) => called.get(id) ?? id, idOf: (text: string) => text };
  const all = Array.from({ length: 40 }, (_, i) => `card_${i}`).join(', ');
  expect(ofCards(`there is no card "x"; there are ${all} and 6 more; at most 3 of big_club`, titles)).toBe(
    'there is no card "x"; at most 3 of Big Club',
  );
  expect(ofCards('there is no card "acher"; did you mean "archer"?', titles)).toBe(
    'there is no card "acher"; did you mean "Archer"?',
  );
  expect(ofCards('no hero; there are goram, sera, yuna.', titles)).toBe('no hero; there are goram, sera, yuna.');
});
