import type { ClockRules } from '@cardloom/protocol';
import { expect, it } from 'vitest';
import { clockText, termsText } from './terms-text.ts';

it.each<[ClockRules | null, string]>([
  [null, ''],
  [{ type: 'match', ms: 300_000, increment: 0 }, '5 min each'],
  [{ type: 'match', ms: 90_000, increment: 5000 }, '90 s each and 5 s a move'],
  [{ type: 'decision', ms: 30_000 }, '30 s a decision'],
  [{ type: 'turn', ms: 60_000, reserve: 120_000 }, '1 min a turn and 2 min in reserve'],
  [{ type: 'days', days: 1 }, '1 day a decision'],
  [{ type: 'days', days: 3 }, '3 days a decision'],
])('%o is said as one would', (clock, text) => {
  expect(clockText(clock)).toBe(text);
});

it('whoever sits down is told how much time there is, and who may watch', () => {
  const terms = { clock: null, delay: 0, delaySeconds: 0 };
  expect(termsText({ ...terms, spectators: 'none' })).toBe('No clock.');
  const clock = { type: 'match', ms: 300_000 } as const;
  expect(termsText({ ...terms, clock, spectators: 'link' })).toBe('5 min each. Whoever has a link may watch.');
  expect(termsText({ ...terms, delay: 10, spectators: 'public' })).toBe('No clock. Anybody may watch, 10 steps later.');
});
