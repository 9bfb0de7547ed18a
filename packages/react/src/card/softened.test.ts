import { expect, it } from 'vitest';
import { isTight, softened } from './softened.ts';

const parted = (name: string, width = 40): string => softened(name, width).replaceAll('\u00ad', '·');

it('words that are too long are parted where a syllable may begin', () => {
  expect(parted('Ambush')).toBe('Am·bush');
  expect(parted('Orin Shoalkeeper')).toBe('Orin Shoal·kee·per');
  expect(parted('Undertow Eel')).toBe('Un·der·tow Eel');
  expect(parted('Trampling Behemoth')).toBe('Tram·pling Be·he·moth');
  expect(parted('Mountain')).toBe('Moun·tain');
  expect(parted('Island', 34)).toBe('Is·land');
  expect(parted('Breakwater')).toBe('Break·wa·ter');
});

it('what sounds as one stays together', () => {
  expect(parted('Singing Quarry Marshal')).toBe('Sing·ing Quarry Mar·shal');
});

it('where there is room for four letters, a word goes on anywhere rather than lose some of them to a hyphen', () => {
  expect(softened('Venomtusk Boar', 44, 60)).toBe('Venomtusk Boar');
  expect(softened('Venomtusk Boar', 57, 60)).toContain('\u00ad');
});

it('words that fit are whole, whether the name does or not', () => {
  expect(parted('Mountain', 68)).toBe('Mountain');
  expect(parted('Orin Shoalkeeper', 96)).toBe('Orin Shoalkeeper');
  expect(softened('Orin Shoalkeeper', 96, 70)).toBe('Orin Shoal\u00adkee\u00adper');
});

it('where half of a card is seen its title is smaller, and fewer words are parted', () => {
  expect([isTight(94, 50), isTight(94, 60), isTight(70, 50), isTight(94)]).toEqual([true, false, false, false]);
  expect(softened('Forest', 100, 50)).toBe('Forest');
});
