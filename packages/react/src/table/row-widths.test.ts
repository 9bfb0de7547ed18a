import { expect, it } from 'vitest';
import { type RowWidths, towardWidths } from './row-widths.ts';

const rows = (of: Record<string, number>, room = 500): RowWidths => ({ of: new Map(Object.entries(of)), room });

it('rows get their new width one a turn', () => {
  const wanted = rows({ front: 80, back: 70, aside: 60 });
  const first = towardWidths(rows({ front: 90, back: 80, aside: 60 }), wanted, true);
  expect(first).toEqual(rows({ front: 80, back: 80, aside: 60 }));
  expect(towardWidths(first, wanted, false)).toEqual(first);
  expect(towardWidths(first, wanted, true)).toBe(wanted);
});

it('a row that is new has its width at once', () => {
  const wanted = rows({ front: 80, back: 70 });
  expect(towardWidths(rows({ front: 80 }), wanted, false)).toBe(wanted);
});

it('where there is more or less room, nothing waits', () => {
  const wanted = rows({ front: 80, back: 70 }, 300);
  expect(towardWidths(rows({ front: 90, back: 80 }), wanted, false)).toBe(wanted);
});
