import { expect, it } from 'vitest';
import { fewOfEach } from './few-of-each.ts';

const some = (kind: string, count: number) => Array.from({ length: count }, (_, i) => ({ kind, i }));

it('a few of each kind are left, in their order', () => {
  const list = [...some('own', 3), ...some('open', 20), ...some('watched', 30)];
  expect(fewOfEach(list)).toEqual([...some('own', 3), ...some('open', 8), ...some('watched', 8)]);
});
