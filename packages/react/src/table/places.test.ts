import type { Presentation } from '@cardloom/parts/present';
import type { PromptChoice, View } from 'cardloom';
import { expect, it } from 'vitest';
import { chosenPlaces, placesOf } from './places.ts';

const view = (cards: readonly object[]): View =>
  ({ viewer: 'ann', players: { ann: {} }, zones: { left: { ann: cards }, right: { ann: [] } } }) as unknown as View;
const presentation: Presentation = {
  place: (option) => ({ zone: option === 0 ? 'left' : 'right', player: 'ann' }),
  among: () => [0, 1],
};
const where = { name: 'where', kind: 'oneOf', options: [1] } as unknown as PromptChoice;

it('where no place is asked for, nothing changes from one view to the next', () => {
  expect(placesOf(presentation, view([]), null)).toBe(placesOf(presentation, view([{ id: 3 }]), null));
  expect(placesOf({}, view([]), where)).toBe(placesOf(presentation, view([]), 'ask'));
});

it('open places and those that are not are told apart, with what lies there', () => {
  const places = placesOf(presentation, view([{ id: 3 }]), where);
  expect([places.optionAt('right', 'ann'), places.optionAt('left', 'ann')]).toEqual([1, undefined]);
  expect(places.closed.all).toEqual([0]);
  expect([places.optionOfCard(3), places.closed.optionOfCard(3)]).toEqual([undefined, 0]);
  expect(places.placeOf(0)).toEqual({ zone: 'left', player: 'ann' });
});

it('a card that is a place itself stands for it', () => {
  const places = placesOf({ place: (option) => (typeof option === 'number' ? option : undefined) }, view([]), {
    ...where,
    options: [7, 'home'],
  } as unknown as PromptChoice);
  expect([places.optionOfCard(7), places.placeOf(7), places.has('7'), places.has('"home"')]).toEqual([
    7,
    7,
    true,
    false,
  ]);
});

it('a place that was chosen is known while more is asked', () => {
  const place = (option: unknown) => (typeof option === 'number' ? option : undefined);
  const answers = [
    { name: 'to', value: 7 },
    { name: 'how', value: 'fast' },
  ];
  expect([...chosenPlaces({ place }, view([]), answers)]).toEqual([7]);
});
