import { describe, expect, it } from 'vitest';
import { copyForeign, ForeignError } from './foreign.ts';
import { canonicalJson } from './json.ts';

const limits = { depth: 5, values: 20, characters: 50 };
const refusal = (value: unknown): ForeignError => {
  try {
    copyForeign(value, limits, 'x');
  } catch (error) {
    if (error instanceof ForeignError) return error;
    throw new Error('a raw error came through', { cause: error });
  }
  throw new Error('it was accepted');
};
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('data from outside', () => {
  it('is copied, keys in one order and -0 as 0', () => {
    const given = { b: [1, -0, null], a: { d: 'x', c: true, gone: undefined } };
    const copy = copyForeign(given, limits, 'x');
    expect(JSON.stringify(copy)).toBe('{"a":{"c":true,"d":"x"},"b":[1,0,null]}');
    expect(Object.is((copy as { b: number[] }).b[1], 0)).toBe(true);
    expect(JSON.stringify(copyForeign(given, limits, 'x', 'kept'))).toBe('{"b":[1,0,null],"a":{"d":"x","c":true}}');
  });

  it('a key may be called anything without becoming a prototype', () => {
    const copy = copyForeign(JSON.parse('{"__proto__": {"x": 1}, "constructor": 2}'), limits, 'x');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(Object.keys(copy as object)).toEqual(['__proto__', 'constructor']);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"x":1},"constructor":2}');
  });

  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const circle: unknown[] = [];
  circle.push(circle);
  class Pile {
    cards = 3;
  }

  it.each<[what: string, value: unknown, message: RegExp]>([
    ['NaN', [Number.NaN], /^x\[0\] is NaN, which JSON cannot hold/],
    ['undefined in a list', [undefined], /^x\[0\] is undefined/],
    ['a hole', new Array(3), /^x\[0\] is undefined/],
    ['a list of any length', new Array(2 ** 32 - 1), /^x has 4294967295 entries; there may be 20 values in all/],
    ['a bigint', { n: 10n }, /^x\.n is a bigint/],
    ['a symbol', { n: Symbol('n') }, /^x\.n is a symbol/],
    ['a function', { n: () => 1 }, /^x\.n is a function/],
    ['a class', { n: new Pile() }, /^x\.n is a Pile; only plain objects/],
    ['a map', new Map(), /^x is a Map/],
    ['a circle', circle, /nested more than 5 levels deep, or goes round in circles/],
    ['too deep', nested(6), /^x\[0\]\[0\]\[0\]\[0\]\[0\] is nested more than 5 levels deep/],
    ['too many values', Array.from({ length: 4 }, () => [1, 2, 3, 4]), /20 values/],
    ['too long a text', ['x'.repeat(51)], /^x\[0\] goes beyond the 50 characters/],
    ['too long a key', { ['k'.repeat(51)]: 1 }, /goes beyond the 50 characters/],
    [
      'a getter that throws',
      Object.defineProperty({}, 'n', { enumerable: true, get: () => fail() }),
      /cannot be read: no/,
    ],
    ['a proxy that throws', new Proxy({}, { ownKeys: () => fail() }), /cannot be read: no/],
    ['a proxy that was revoked', revoked.proxy, /cannot be read/],
    ['something thrown without a text', new Proxy({}, { ownKeys: () => raise(Object.create(null)) }), /an object$/],
  ])('%s is refused with its place', (_what, value, message) => {
    expect(refusal(value).message).toMatch(message);
  });

  it('a place is quoted short and without control characters', () => {
    const { message } = refusal({ '\u001B[2J': { ['y'.repeat(49)]: Number.NaN } });
    expect(message).not.toContain('\u001B');
    expect(message.length).toBeLessThan(300);
  });

  it('every property is read once', () => {
    let reads = 0;
    const given = Object.defineProperty({}, 'n', { enumerable: true, get: () => ++reads });
    expect(copyForeign(given, limits, 'x')).toEqual({ n: 1 });
    expect(reads).toBe(1);
  });
});

const raise = (what: unknown): never => {
  throw what;
};
const fail = (): never => raise(new Error('no'));

describe('a value that is no JSON', () => {
  /** How often a list is looked at while the fault behind it is named. */
  const looks = (depth: number): number => {
    let count = 0;
    const watched = new Proxy([0, 0, 0], {
      get: (target, key, receiver) => {
        if (key === '1') count++;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    let value: unknown = [watched, Number.POSITIVE_INFINITY];
    for (let i = 0; i < depth; i++) value = [value];
    expect(() => canonicalJson(value)).toThrow('is Infinity, which JSON cannot hold');
    return count;
  };

  it('is found in as many steps however deep it lies', () => {
    expect(looks(80)).toBe(looks(1));
  });

  it('and may not be deeper than can be stored', () => {
    expect(canonicalJson(nested(100), '', 100)).toBe(JSON.stringify(nested(100)));
    expect(() => canonicalJson(nested(101), '', 100)).toThrow('nested too deep, or goes round in circles');
    const circle: unknown[] = [];
    circle.push(circle);
    expect(() => canonicalJson(circle)).toThrow('goes round in circles');
  });
});
