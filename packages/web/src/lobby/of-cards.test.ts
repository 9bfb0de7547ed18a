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

it('whatever stands in the names of cards, all of them are left out', () => {
  const all = Array.from({ length: 9 }, (_, i) => `Warden ${i}`);
  const names = [...all, "Clockbinder's Edict", 'Aldra, Dawn Marshal', 'Élan (red)'].join(', ');
  const said = `there is no card "x"; there are ${names} and 27 more; there is no card "y".`;
  expect(ofCards(said, { titleOf: (id) => id, idOf: (text) => text })).toBe(
    'there is no card "x"; there is no card "y".',
  );
});
