import { Names, type TableRecord } from '@cardloom/parts/present';
import type { Json, PromptChoice, Reason, View } from 'cardloom';
import { expect, it } from 'vitest';
import { placesOf } from './places.ts';
import { whyThere } from './why-there.ts';

const view = { zones: { left: { a: [] }, mid: { a: [{ id: 3, name: 'ogre' }] }, right: { a: [] } } } as unknown as View;
const presentation = {
  among: (choice: string) => (choice === 'slot' ? ['left', 'mid', 'right'] : undefined),
  place: (option: Json) => (typeof option === 'string' ? { zone: option, player: 'a' } : undefined),
};
const asked = { name: 'slot', kind: 'oneOf', of: 'value', options: ['left'] } as unknown as PromptChoice;
const table = {
  sides: [{ blocks: [{ kind: 'cells', cells: [{ zone: 'left' }, { zone: 'mid' }, { zone: 'right' }] }] }],
  lanes: [{ name: '1' }, { name: '2' }, { name: '3' }],
} as unknown as TableRecord;

it('knows which places are not open, and what lies there', () => {
  const { closed, ...open } = placesOf(presentation, view, asked);
  expect([open.optionAt('left', 'a'), open.optionAt('mid', 'a'), open.has('"mid"')]).toEqual([
    'left',
    undefined,
    false,
  ]);
  expect([closed.all, closed.optionAt('left', 'a'), closed.optionOfCard(3)]).toEqual([
    ['mid', 'right'],
    undefined,
    'mid',
  ]);
  expect(placesOf(presentation, view, { ...asked, name: 'other' }).closed.all).toEqual([]);
  expect(placesOf(presentation, view, null).closed.all).toEqual([]);
});

it('says of places together what speaks against them', () => {
  const reason = (message: string): Reason[] => [{ move: 'play', choice: 'slot', code: 'illegal-choice', message }];
  const about = { places: placesOf(presentation, view, asked), table, view, names: new Names({}) };
  expect(whyThere({ ...about, against: () => reason('It is taken.') })).toBe('2, 3: It is taken.');
  const each = (option: Json) => (option === 'mid' ? reason('It is taken.') : []);
  expect(whyThere({ ...about, against: each })).toBe('2: It is taken. 3: Nothing could come after it.');
  expect(whyThere({ ...about, against: () => undefined })).toBe('');
});
