import { Names } from '@cardloom/parts/present';
import { expect, it } from 'vitest';
import { NOWHERE, type Walk } from '../prompt/walk.ts';
import { foretelling } from './ui-of.ts';

const names = new Names({}, { a: 'you', b: 'Bo' });
const forecast = { cards: new Map([[2, '3']]), players: new Map(), ghosts: [] };
const asked = { kind: 'assignment', name: 'attacks', of: 'card', items: [1, 2, 3], targets: {} };
const draft = { 1: 'b', 2: 'b' };

it('where there are no arrows, whoever is sent at somebody says at whom, unless a number says more', () => {
  const walk = { ...NOWHERE, asked, draft } as unknown as Walk;
  const { forecastOf } = foretelling(forecast, { walk }, names, true);
  expect([1, 2, 3].map(forecastOf)).toEqual(['Bo', '3', undefined]);
  expect(foretelling(forecast, { walk }, names, false).forecastOf(1)).toBeUndefined();
});

it('so they do once all is chosen', () => {
  const walk: Walk = { ...NOWHERE, answers: [{ name: 'attacks', value: draft, of: 'card' }] };
  expect(foretelling(forecast, { walk }, names, true).forecastOf(1)).toBe('Bo');
});
