import type { Json, View } from 'cardloom';
import { expect, it } from 'vitest';
import { cardWords, useLabel, wrap } from './index.ts';

it('lines are filled up to their width', () => {
  expect(wrap(['one', 'two', 'three'], 9)).toEqual(['one · two', 'three']);
});

it('an optional effect is named by the card whose trigger it is', () => {
  const view = {
    zones: { play: { ann: [{ id: 3, name: 'imp' }] } },
    decision: { name: 'mayUse', waiting: ['ann'], data: { entry: { card: 3, trigger: 0, about: 0 } } },
  } as unknown as View;
  const title = ({ name }: Readonly<Record<string, Json>>): string => String(name);
  expect([useLabel('yes', view, title), useLabel('no', view, title)]).toEqual(['use imp', 'do not use imp']);
});

it('cards one does not know are counted, not listed', () => {
  const view = { zones: { hand: { ann: [{ id: 3, name: 'imp' }, { hidden: true }] } } } as unknown as View;
  const { names } = cardWords({ imp: { title: 'Imp' } });
  expect(names({ type: 'passed', cards: [3, null, null] }, view)).toBe('Imp, 2 cards');
  expect(names({ type: 'passed', cards: [null] }, view)).toBe('a card');
});
