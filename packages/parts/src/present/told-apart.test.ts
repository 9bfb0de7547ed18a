import { expect, it } from 'vitest';
import { toldApart } from './told-apart.ts';

const sisters = [0, 1].map((value) => ({ value, label: 'Hearth Sister', hint: '' }));
const label = (option: unknown): string => `{#${Number(option) + 7}}`;

it('options that stand for cards of one name say how those look, where they look different', () => {
  const looks = new Map([
    [7, '1/1'],
    [8, '↷ 2/2'],
  ]);
  expect(toldApart(sisters, label, (card) => looks.get(card) ?? '').map(({ hint }) => hint)).toEqual(['1/1', '↷ 2/2']);
});

it('what looks alike is as it was, and so is what a game says more about', () => {
  expect(toldApart(sisters, label, () => '1/1')).toEqual(sisters);
  expect(toldApart(sisters, (option) => `ability of ${label(option)}`, String)).toEqual(sisters);
});
