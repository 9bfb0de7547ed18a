import type { ShownCard } from '@cardloom/parts/present';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CardState } from '../card/card.tsx';
import { Piles } from './piles.tsx';
import { STILL, TableUiProvider } from './ui.tsx';

const card = (id: number): ShownCard => ({ id, name: `n${id}`, title: `N${id}` });

function stateOf(states: Readonly<Record<number, CardState>>): string | undefined {
  const ui = { ...STILL, stateOf: ({ id }: ShownCard) => states[id] };
  const pile = { zone: 'grave', name: 'grave', count: 3, cards: [1, 2, 3].map(card) };
  const drawn = renderToStaticMarkup(
    <TableUiProvider value={ui}>
      <Piles piles={[pile]} player="me" whose="Your" onOpen={() => undefined} />
    </TableUiProvider>,
  );
  return /data-state="(\w+)"/.exec(drawn)?.[1];
}

it('a pile glows as what lies in it does: once a card of it is chosen, it no longer asks for a click', () => {
  expect(stateOf({})).toBeUndefined();
  expect(stateOf({ 2: 'can' })).toBe('can');
  expect(stateOf({ 1: 'hushed', 2: 'selected' })).toBe('selected');
  expect(stateOf({ 1: 'hushed' })).toBe('hushed');
  expect(stateOf({ 1: 'selected', 3: 'target' })).toBe('target');
});
