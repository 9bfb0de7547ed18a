import type { Json, View } from 'cardloom';
import { expect, it } from 'vitest';
import { abilityLabel, CardBook, itsCards } from './index.ts';

it('an optional effect is named by the card whose trigger it is', () => {
  const view = {
    zones: { play: { ann: [{ id: 3, name: 'imp' }] } },
    decision: { name: 'mayUse', waiting: ['ann'], data: { entry: { card: 3, trigger: 0, about: 0 } } },
  } as unknown as View;
  const title = ({ name }: Readonly<Record<string, Json>>): string => String(name);
  expect([abilityLabel('yes', view, title), abilityLabel('no', view, title)]).toEqual(['use imp', 'do not use imp']);
});

it('cards that the viewer may not know are counted', () => {
  expect(itsCards({ type: 'passed', cards: [3, null, null] })).toBe('{#3} and 2 cards');
});

it('a card that came and went between two views still has its name', () => {
  const book = new CardBook();
  const at = (...cards: readonly object[]): View => ({ zones: { play: { ann: cards } } }) as unknown as View;
  book.learn(at({ id: 3, name: 'imp' }));
  book.hear({ type: 'cardCreated', card: 4, name: 'soldier' });
  book.learn(at());
  expect([3, 4, 5].map((id) => book.find(id)?.name)).toEqual(['imp', 'soldier', undefined]);
});
