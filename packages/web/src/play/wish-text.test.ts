import { expect, it } from 'vitest';
import { wishText } from './wish-text.ts';

const names: Readonly<Record<string, string>> = { a: 'You', b: 'Bo', c: 'Cy' };
const nameOf = (player: string): string => names[player];

it('says what one would agree to', () => {
  expect(wishText({ for: 'undo', by: 'b', waiting: ['a'] }, nameOf, true)).toBe(
    'Bo would like to take back the last action',
  );
  expect(wishText({ for: 'undo', by: 'b', waiting: ['a'], count: 3 }, nameOf, true)).toBe(
    'Bo would like to take back the last 3 actions',
  );
  const claim = (outcome: 'bot' | 'end', isLast = true) =>
    wishText({ for: 'claim', by: 'b', waiting: ['a'], claim: { seat: 'c', outcome } }, nameOf, isLast);
  expect(claim('bot')).toBe('Bo would like a bot to play for Cy, who is away');
  expect(claim('end')).toBe('Bo would like to end the match, as Cy is away');
  expect(claim('end', false)).toBe('Bo would like to play on without Cy, who is away');
});
