import { expect, it } from 'vitest';
import { movesOf, type Spot, wayOf } from './moves-of.ts';

const at = (x: number, y = 100, width = 70): Spot => ({ x, y, width });
const row = (count: number, by = 0): [string, Spot][] =>
  Array.from({ length: count }, (_, i) => [`c${i}`, at(100 * i + by)]);
const idsOf = (before: [string, Spot][], after: [string, Spot][]): string[] =>
  movesOf(new Map(before), new Map(after)).map(({ id }) => id);

it('what stays where it is does not move, what shifts or is new does', () => {
  expect(
    idsOf(
      [
        ['a', at(10)],
        ['b', at(90)],
      ],
      [
        ['a', at(11)],
        ['b', at(120)],
        ['c', at(200)],
      ],
    ),
  ).toEqual(['b', 'c']);
});

it('of a row that moves up four glide; where it is more, only what comes from far away moves', () => {
  expect(idsOf(row(4), row(4, 30))).toHaveLength(4);
  expect(idsOf([...row(5), ['far', at(900, 700)]], [...row(5, 30), ['far', at(500)]])).toEqual(['far']);
});

it('where everything goes elsewhere nothing moves', () => {
  expect(idsOf(row(12), row(12, 300))).toHaveLength(12);
  expect(idsOf(row(13), row(13, 300))).toEqual([]);
});

it('a way begins where the card was, as large as it was there, and ends at its place', () => {
  const [first, middle, last] = wayOf(at(300, 100, 140), at(100, 100, 70));
  expect(first).toEqual({ translate: '200px 0px', scale: '2' });
  expect(middle).toEqual({ translate: '80px -24px', offset: 0.5 });
  expect(last).toEqual({ translate: '0 0', scale: '1' });
  expect(wayOf(at(120), at(100))).toHaveLength(2);
  expect(wayOf(undefined, at(100))[0]).toMatchObject({ opacity: 0 });
});
