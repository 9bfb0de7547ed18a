import { describe, expect, it } from 'vitest';
import { lab, look, make } from './lab.fixture.ts';
import { Values } from './values.ts';

describe('interning', () => {
  it('gives equal content one index, whatever the order of keys', () => {
    const values = new Values();
    const one = values.json({ a: 1, b: { c: [1, 2], d: null } });
    expect(values.json({ b: { d: null, c: [1, 2] }, a: 1 })).toBe(one);
    expect(values.json({ a: 1, b: { c: [2, 1], d: null } })).not.toBe(one);
  });

  it('keeps apart what only looks alike', () => {
    const values = new Values();
    const all = [null, [], {}, 0, '0', '', 'null', [null], [[]], true, 'true', 1, [1], ['1'], { 0: 1 }];
    expect(new Set(all.map((value) => values.json(value))).size).toBe(all.length);
  });

  it('a key that is undefined is a key that is not there', () => {
    const values = new Values();
    expect(values.json({ a: 1, b: undefined })).toBe(values.json({ a: 1 }));
  });

  it('hashes by content, not by the order of interning', () => {
    const one = new Values();
    const other = new Values();
    one.json([1]);
    const a = one.json({ x: 1, y: 2 });
    const b = other.json({ y: 2, x: 1 });
    expect(a).not.toBe(b);
    expect(one.hash(a)).toBe(other.hash(b));
  });

  it('stores a copy that nobody else holds', () => {
    const values = new Values();
    const given = { list: [1] };
    const stored = values.list[values.json(given)];
    expect(stored).toEqual(given);
    expect(stored).not.toBe(given);
  });

  it('keeps a key named __proto__ as data', () => {
    const values = new Values();
    const index = values.json(JSON.parse('{"__proto__":{"polluted":1}}'));
    expect(JSON.stringify(values.list[index])).toBe('{"__proto__":{"polluted":1}}');
    expect(({} as { polluted?: number }).polluted).toBe(undefined);
  });
});

describe('an attribute', () => {
  it('is frozen when it is read: a change in place throws at that line', () => {
    const match = lab();
    make(match, ({ G, player }) => {
      G.links = [1, 2];
      player.marks = { poison: 1 };
    });
    expect(() => make(match, ({ G }) => (G.links as number[]).push(3))).toThrow(TypeError);
    expect(() =>
      make(match, ({ player }) => {
        player.marks.poison = 5;
      }),
    ).toThrow(TypeError);
    expect(look(match, ({ G, player }) => [G.links, player.marks])).toEqual([[1, 2], { poison: 1 }]);
  });

  it('freezes what it was given, at every depth', () => {
    const match = lab();
    const given = { deep: [{ x: 1 }] };
    make(match, ({ G }) => {
      (G as { extra: unknown }).extra = given;
    });
    expect(() => {
      given.deep[0].x = 2;
    }).toThrow(TypeError);
    expect(() => given.deep.push({ x: 3 })).toThrow(TypeError);
  });

  it.each([
    ['undefined', undefined, /links.*undefined/],
    ['a function', () => 1, /links.*function/],
    ['a place inside', [1, { x: [Number.NaN] }], /links.*\[1\]\.x\[0\].*NaN/],
    ['a Date', new Date(0), /links.*Date/],
    ['a Map', { seats: new Map() }, /links.*\.seats.*Map/],
    ['a symbol', [Symbol('s')], /links.*\[0\].*symbol/],
    ['a bigint', 5n, /links.*bigint/],
    ['infinity', Number.POSITIVE_INFINITY, /links.*Infinity/],
    ['a hole', new Array(2), /links.*\[0\].*undefined/],
  ])('refuses what JSON cannot hold, naming the attribute and the place: %s', (_, value, message) => {
    const match = lab();
    const before = match.checksum();
    const set = () =>
      make(match, ({ G }) => {
        (G as { links: unknown }).links = value;
      });
    expect(set).toThrow(TypeError);
    expect(set).toThrow(message);
    expect(match.checksum()).toBe(before);
  });

  it('refuses a value that contains itself', () => {
    const match = lab();
    const circle: unknown[] = [];
    circle.push(circle);
    expect(() =>
      make(match, ({ G }) => {
        (G as { links: unknown }).links = circle;
      }),
    ).toThrow(/links/);
  });

  it.each([0.5, 2147483648, -2147483649, Number.NaN, Number.POSITIVE_INFINITY, '3', null, undefined, true])(
    'declared as a number refuses %s instead of rounding it',
    (value) => {
      const match = lab();
      const set = () =>
        make(match, ({ G }) => {
          (G as { count: unknown }).count = value;
        });
      expect(set).toThrow(TypeError);
      expect(set).toThrow(/count holds whole numbers/);
      expect(look(match, ({ G }) => G.count)).toBe(0);
    },
  );

  it.each([2147483647, -2147483648, 0, -1])('declared as a number holds %i', (value) => {
    const match = lab();
    make(match, ({ G }) => {
      G.count = value;
    });
    expect(look(match, ({ G }) => G.count)).toBe(value);
  });

  it('an overflow is refused at the line that causes it', () => {
    const match = lab();
    make(match, ({ G }) => {
      G.count = 2147483647;
    });
    expect(() => make(match, ({ G }) => G.count++)).toThrow(/count holds whole numbers/);
  });

  it('declared as a boolean refuses 1, declared as text refuses 5', () => {
    const match = lab();
    expect(() =>
      make(match, ({ player }) => {
        (player as { ready: unknown }).ready = 1;
      }),
    ).toThrow(/ready holds true or false, not 1/);
    expect(() =>
      make(match, ({ G }) => {
        (G as { label: unknown }).label = 5;
      }),
    ).toThrow(/label holds text, not 5/);
  });
});
