import type { PromptChoice } from 'cardloom';
import { expect, it } from 'vitest';
import { priceNow } from './price-now.ts';

const payment = (size: number) => ({ kind: 'payment', name: 'dice', of: 'value', pool: { fire: 4 }, size });
const skills = {
  kind: 'oneOf',
  name: 'skill',
  of: 'value',
  options: ['jab', 'blaze', 'rest'],
  next: [payment(2), payment(3), null],
} as unknown as PromptChoice;
const isPiece = (kind: string) => kind === 'fire';

it('what costs less or more than printed says so', () => {
  expect(priceNow(skills, 'jab', '1 fire + 2 any', isPiece)).toBe('2 ▼');
  expect(priceNow(skills, 'blaze', '2 alike', isPiece)).toBe('3 ▲');
});

it('what costs as printed says nothing; what no piece pays does not count', () => {
  expect(priceNow(skills, 'jab', '1 fire + 1 any', isPiece)).toBeUndefined();
  expect(priceNow(skills, 'blaze', '3 fire + 2 energy', isPiece)).toBeUndefined();
  expect(priceNow(skills, 'rest', '1 fire', isPiece)).toBeUndefined();
});
