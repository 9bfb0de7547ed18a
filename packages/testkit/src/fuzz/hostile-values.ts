import type { Dice } from '../dice.ts';

/**
 * Values nobody honest sends: what is no JSON, what lies about itself, what is huge or deep, what runs code when it is
 * looked at. Each is made afresh, because some change as they are read.
 */

/** What a text can look like to somebody who looks it up, prints it or measures it. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  'then',
  '0',
  '-1',
  '1e999',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '\u001B[2J',
  '\u202Eabc',
  '\uD800',
  '\u0000',
  '../../../etc/passwd',
  'p0',
  'you',
];

const NUMBERS: readonly number[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  0.5,
  -1,
  1e9,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

type Make = (dice: Dice) => unknown;

const fail = (): never => {
  throw new Error('a trap was sprung');
};

const TRAPS: ProxyHandler<object> = {
  get: fail,
  has: fail,
  ownKeys: fail,
  getPrototypeOf: fail,
  getOwnPropertyDescriptor: fail,
  set: fail,
  deleteProperty: fail,
};

function cycle(): unknown {
  const around: Record<string, unknown> = {};
  around.again = around;
  return around;
}

/** Gives another answer every time it is asked. */
const restless = (): unknown => {
  let looks = 0;
  return {
    get value() {
      return looks++;
    },
  };
};

const PECULIAR: readonly Make[] = [
  () => undefined,
  () => null,
  () => 10n,
  () => Symbol('s'),
  () => fail,
  () => fail.bind(null),
  () => class {},
  () => new Date(0),
  () => new Map([[1, 2]]),
  () => new Set([1]),
  () => /x/,
  () => new Error('an error'),
  () => Promise.resolve(1),
  () => new Uint8Array(4),
  () => new ArrayBuffer(4),
  () => Object(1),
  () => Object('p0'),
  () => Object(1n),
  () => new Proxy({}, TRAPS),
  () => new Proxy([], TRAPS),
  () => new Proxy({ a: 1 }, {}),
  () => new Proxy([1, 2], {}),
  () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  },
  () => Object.defineProperty({}, 'value', { get: fail, enumerable: true }),
  () => Object.defineProperty([1, 2], 1, { get: fail, enumerable: true }),
  () => Object.defineProperty({}, 'hidden', { value: 1, enumerable: false }),
  restless,
  cycle,
  () => {
    const list: unknown[] = [];
    list.push(list);
    return list;
  },
  () => Object.assign([1], { 2: 3 }),
  () => new Array(5),
  () => new Array(2 ** 32 - 1),
  () => {
    const list = [1];
    list[1e6] = 2;
    return list;
  },
  () => Object.assign([1, 2], { extra: 1 }),
  () => ({ length: 2 ** 32 - 1 }),
  () => ({ length: 2, 0: 1, 1: 2 }),
  () => Object.create(null),
  () => Object.create({ inherited: 1 }),
  () => JSON.parse('{"__proto__":{"polluted":true}}'),
  () => JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  () => ({ toJSON: () => 1 }),
  () => ({ toJSON: fail }),
  () => ({ toString: fail, valueOf: fail }),
  () => ({ [Symbol.toPrimitive]: fail }),
  () => ({ [Symbol.iterator]: fail }),
  () => ({ then: (done: (value: unknown) => void) => done(1) }),
  () => ({ '': 1 }),
  () => Object.freeze({ a: Object.freeze([1]) }),
  () => class Odd extends Array {}.from([1]),
  () => [[], {}, [[]], {}],
  () => arguments_(1, 2),
];

function arguments_(..._given: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: an object that looks like a list is what is wanted
  return arguments;
}

const LARGE = 100_000;

/** Text of so many brackets, as somebody would send it: parsed, it is that deep. */
const nested = (depth: number, inner: string): unknown => JSON.parse('['.repeat(depth) + inner + ']'.repeat(depth));

const LARGE_ONES: readonly Make[] = [
  () => 'x'.repeat(LARGE * 10),
  () => '\u001B'.repeat(LARGE),
  () => Array.from({ length: LARGE }, (_, i) => i),
  () => Array.from({ length: LARGE }, () => 'x'),
  () => Object.fromEntries(Array.from({ length: LARGE / 2 }, (_, i) => [`k${i}`, i])),
  () => Object.fromEntries(Array.from({ length: LARGE / 2 }, (_, i) => [i, 1])),
  () => nested(1000, `${'0,'.repeat(LARGE)}1e999`),
  () => nested(2000, '0'),
  () => nested(LARGE, ''),
  () => {
    let deep: object = {};
    for (let i = 0; i < LARGE; i++) deep = { deep };
    return deep;
  },
  () => Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => 0)),
];

export const oddText = (dice: Dice): string => dice.pick(ODD_TEXTS);
export const oddNumber = (dice: Dice): number => dice.pick(NUMBERS);

/** Anything at all; one in some hundreds is very large. */
export function hostileValue(dice: Dice): unknown {
  if (dice.chance(LARGE_EVERY)) return dice.pick(LARGE_ONES)(dice);
  switch (dice.below(5)) {
    case 0:
      return oddText(dice);
    case 1:
      return oddNumber(dice);
    case 2:
      return dice.pick([true, false, {}, [], [[]], { a: 1 }, [0], ['p0'], null]);
    default:
      return dice.pick(PECULIAR)(dice);
  }
}
const LARGE_EVERY = 400;

/** The same, but always as JSON has it: what comes out of a file or a socket. */
export function hostileJson(dice: Dice, depth = 3): unknown {
  switch (dice.below(depth > 0 ? 8 : 4)) {
    case 0:
      return oddText(dice);
    case 1: {
      const number = oddNumber(dice);
      return Number.isFinite(number) ? number : 0;
    }
    case 2:
      return dice.below(200) - 20;
    case 3:
      return dice.pick([null, true, false, [], {}, [{}], [[]], '', 0, -1, 1]);
    case 4:
    case 5:
      return Array.from({ length: dice.below(4) }, () => hostileJson(dice, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: dice.below(4) }, () => [
          dice.chance(2) ? oddText(dice) : `k${dice.below(5)}`,
          hostileJson(dice, depth - 1),
        ]),
      );
  }
}
