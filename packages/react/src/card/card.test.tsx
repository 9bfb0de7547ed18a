import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Card } from './card.tsx';
import { pipsOf } from './cost.ts';
import { spokenDots } from './sentence.ts';

const archer = {
  id: 7,
  name: 'archer',
  title: 'Archer',
  kind: 'unit',
  cost: '2W',
  text: 'Deals 1 damage to {p2}.',
  numbers: [{ name: 'power', value: 1, change: 'lowered' as const }],
  marks: ['-2', 'shield 1'],
};
const say = (text: string): string => text.replace('{p2}', 'Oskar');
const html = (more: object = {}): string => renderToStaticMarkup(<Card card={archer} say={say} {...more} />);

it('a card is a group with one button that says all of it', () => {
  expect(html()).toContain('role="group"');
  expect(html().match(/<button/g)).toHaveLength(1);
  expect(html()).toContain('aria-label="Archer, unit, cost 2W, power 1, lowered, -2, shield 1"');
  expect(html({ state: 'target' })).toContain('shield 1, can be aimed at"');
  expect(html({ now: 'attacks' })).toContain('aria-label="Archer, unit, attacks, cost 2W');
});

it('what stands on it is heard after its name, dots as numbers', () => {
  expect(html()).toContain('aria-description="Deals 1 damage to Oskar."');
  expect(html({ card: { ...archer, text: undefined } })).not.toContain('aria-description');
  expect(['●○○', '○○', '●●●', '●', 'tank'].map(spokenDots)).toEqual(['1 of 3', '0 of 2', '3 dots', '1 dot', 'tank']);
});

it('what is changed, lost or happening has a sign besides its colour', () => {
  expect(html()).toContain('cl-mark hurt');
  expect(html()).toContain('class="down"');
  expect(html({ now: 'attacks' })).toContain('attacks</span>');
  expect(html({ isPicked: true })).toContain('✓');
});

it('alike cards say how many they are', () => {
  expect(html({ count: 4 })).toContain('×4');
  expect(html({ count: 4 })).toContain('aria-label="4 times Archer');
});

it('a picture of a card cannot be pressed', () => {
  expect(html({ isPicture: true })).not.toContain('<button');
});

it('names in braces are called by name', () => {
  expect(html()).toContain('Deals 1 damage to Oskar.');
});

it('costs are pips: numbers, letters, words', () => {
  expect(['2WW', '3', 'GG', '4 cryo', 'L3 2', '', undefined].map(pipsOf)).toEqual([
    ['2', 'W', 'W'],
    ['3'],
    ['G', 'G'],
    ['4', 'cryo'],
    ['L3', '2'],
    [],
    [],
  ]);
});
