import type { PromptChoice } from 'cardloom';
import { expect, it } from 'vitest';
import { waysToPay } from './ways-to-pay.ts';

type Payment = Extract<PromptChoice, { readonly kind: 'payment' }>;
const payment = (choice: object): Payment => ({ name: 'dice', kind: 'payment', of: 'value', ...choice }) as Payment;

it('lists every way to pay once, the usual one first', () => {
  const asked = payment({
    pool: { pyro: 1, anemo: 1, geo: 2, omni: 1 },
    size: 3,
    demands: [{ atLeast: 1, of: ['anemo', 'omni'] }],
    usual: { anemo: 1, geo: 2 },
  });
  const ways = waysToPay(asked, 20) ?? [];
  expect(ways[0]).toEqual({ anemo: 1, geo: 2 });
  const texts = ways.map((way) => JSON.stringify(Object.entries(way).sort())).sort();
  // with anemo alone: pg, gg; with omni alone: pg, gg; with both: p, g
  expect(new Set(texts).size).toBe(6);
  expect(texts).toHaveLength(6);
});

it('keeps to one kind where all must be alike', () => {
  const asked = payment({ pool: { pyro: 2, geo: 1, omni: 1 }, size: 2, demands: [{ oneKindBeside: ['omni'] }] });
  expect(waysToPay(asked, 9)).toEqual([{ pyro: 2 }, { pyro: 1, omni: 1 }, { geo: 1, omni: 1 }]);
});

it('gives up where there are too many, or where anything pays', () => {
  const pool = { a: 4, b: 4, c: 4, d: 4 };
  expect(waysToPay(payment({ pool, size: 4 }), 34)).toBeNull();
  expect(waysToPay(payment({ pool, size: 4 }), 35)).toHaveLength(35);
  expect(waysToPay(payment({ pool }), 999)).toBeNull();
});

it('pays with cards in as few as will do first', () => {
  const asked = payment({ of: 'card', from: [1, 2, 3], worth: [1, 1, 2], due: 2, overpay: 'minimal' });
  expect(waysToPay(asked, 9)).toEqual([[3], [1, 2]]);
});
