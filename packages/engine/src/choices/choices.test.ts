import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignment, numberChoice, oneOf, orderOf, payment, someOf } from '../define.fixture.ts';
import { type Choice, type ChoiceEnv, Objection } from '../definition/choice.ts';
import { canonicalJson, type Json } from '../world/json.ts';

const env = { context: {}, args: {}, data: null as never } as ChoiceEnv;
const list = (choice: Choice): Json[] => {
  const out: Json[] = [];
  choice.list(env, out);
  return out;
};
const check = (choice: Choice, answer: unknown): unknown => {
  const checked = choice.check(env, answer);
  return checked instanceof Objection ? `${checked.path} ${checked.message}`.trim() : checked;
};
const isGood = (choice: Choice, answer: unknown): boolean => !(choice.check(env, answer) instanceof Objection);

const few = fc.array(fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom('a', 'b')), { maxLength: 5 });
const choices: Record<string, fc.Arbitrary<Choice>> = {
  oneOf: few.map((from) => oneOf(() => from)),
  number: fc
    .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 6 }))
    .map(([min, max]) => numberChoice({ min, max })),
  someOf: fc
    .tuple(few, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 5 }), fc.boolean())
    .map(([from, min, max, isPicky]) =>
      someOf(() => from, { min, max, ...(isPicky ? { valid: (_context, chosen) => chosen.length !== 2 } : {}) }),
    ),
  order: few.map((of) => orderOf(() => of)),
  payment: fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.option(fc.integer({ min: 0, max: 4 })))
    .map(([red, blue, size]) =>
      payment({
        pool: () => ({ red, blue }),
        pays: (_context, spent) => (spent.red ?? 0) >= (spent.blue ?? 0),
        ...(size === null ? {} : { size: () => size }),
      }),
    ),
  assignment: fc
    .tuple(few, fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }), fc.boolean(), fc.boolean())
    .map(([items, targets, optional, isPicky]) =>
      assignment(
        () => items,
        () => targets,
        { optional, ...(isPicky ? { valid: (_context, assigned) => !Object.values(assigned).includes('z') } : {}) },
      ),
    ),
};

describe.each(Object.entries(choices))('%s', (_kind, arbitrary) => {
  it('lists every answer once, each in its canonical spelling', () => {
    fc.assert(
      fc.property(arbitrary, (choice) => {
        const answers = list(choice);
        expect(new Set(answers.map((answer) => canonicalJson(answer))).size).toBe(answers.length);
        for (const answer of answers) expect(check(choice, answer)).toEqual(answer);
      }),
    );
  });

  it('counts and indexes what it lists, in the same order', () => {
    fc.assert(
      fc.property(arbitrary, (choice) => {
        const count = choice.count(env);
        if (count === undefined) return;
        const answers = list(choice);
        expect(count).toBe(answers.length);
        expect(answers.map((_, k) => choice.at(env, k))).toEqual(answers);
      }),
    );
  });

  it('accepts, however it is spelled, only what it lists', () => {
    const item = fc.oneof(
      fc.integer({ min: -1, max: 7 }),
      fc.constantFrom('a', 'b', 'red', 'blue', 'x'),
      fc.constant(null),
    );
    const answer = fc.oneof(
      item,
      fc.array(item, { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('0', '1', '2', 'a', 'b', 'red', 'blue'), item, { maxKeys: 4 }),
    );
    fc.assert(
      fc.property(arbitrary, answer, (choice, given) => {
        const checked = choice.check(env, given);
        if (checked instanceof Objection) return;
        expect(list(choice).map((one) => canonicalJson(one))).toContain(canonicalJson(checked));
      }),
    );
  });

  it('describes itself with its kind', () => {
    fc.assert(fc.property(arbitrary, (choice) => void expect(choice.describe(env, 'x').kind).toBe(choice.kind)));
  });
});

describe('each kind in particular', () => {
  it('oneOf: equal options are one answer', () => {
    const choice = oneOf(() => [1, 1, { a: 1, b: 2 }, { b: 2, a: 1 }]);
    expect(list(choice)).toEqual([1, { a: 1, b: 2 }]);
    expect(check(choice, { b: 2, a: 1 })).toEqual({ a: 1, b: 2 });
    expect(check(choice, '1')).toBe('is not among the options');
  });

  it('number: bounds are included, rounded inwards, and -0 is 0', () => {
    const choice = numberChoice({ min: -0.5, max: 2.5 });
    expect(list(choice)).toEqual([0, 1, 2]);
    expect(Object.is(check(choice, -0), 0)).toBe(true);
    expect(check(choice, 1.5)).toBe('must be a whole number from 0 to 2');
    expect(list(numberChoice({ min: 3, max: 1 }))).toEqual([]);
  });

  it('someOf: the canonical set has the order of the options; what is wrong is named by its place', () => {
    const choice = someOf(() => [5, 6, 7], { min: 1, max: 2 });
    expect(check(choice, [7, 5])).toEqual([5, 7]);
    expect(check(choice, [5, 5])).toBe('[1] is there twice');
    expect(check(choice, [5, 9])).toBe('[1] is not among the options');
    expect(check(choice, [])).toBe('must be from 1 to 2 of the options');
    expect(
      check(
        someOf(() => [5, 6], { min: 2 }),
        [5],
      ),
    ).toBe('must be exactly 2');
    expect(check(choice, 'all')).toBe('must be a list');
    expect(choice.describe(env, 'x')).toMatchObject({ kind: 'someOf', from: [5, 6, 7], min: 1, max: 2 });
  });

  it('someOf: equal options may be taken as often as they are there, and make one set', () => {
    const choice = someOf(() => ['a', 'a', 'b'], { min: 2, max: 2 });
    expect(list(choice)).toEqual([
      ['a', 'a'],
      ['a', 'b'],
    ]);
    expect(check(choice, ['b', 'a'])).toEqual(['a', 'b']);
    expect(check(choice, ['b', 'b'])).toBe('[1] is there twice');
  });

  it('order: all of the items, each once', () => {
    const choice = orderOf(() => [1, 2, 3]);
    expect(list(choice)).toHaveLength(6);
    expect(check(choice, [3, 1, 2])).toEqual([3, 1, 2]);
    expect(check(choice, [3, 1])).toBe('must name all 3 items once');
    expect(check(choice, [3, 3, 1])).toBe('[1] is not among the items, or is there twice');
    expect(list(orderOf(() => ['a', 'a']))).toEqual([['a', 'a']]);
  });

  it('equal items make one answer, however many they are', () => {
    const alike = Array.from({ length: 100 }, () => ({ pebble: true }));
    expect(list(orderOf(() => alike))).toEqual([alike]);
    expect(list(someOf(() => alike, { min: 50, max: 50 }))).toEqual([alike.slice(0, 50)]);
    expect(list(oneOf(() => alike))).toEqual([{ pebble: true }]);
    expect(list(orderOf(() => [...alike, 1]))).toHaveLength(101);
  });

  it('oneOf: a long list has every option once, in the order they were given', () => {
    const options = Array.from({ length: 60 }, (_, i) => [i % 20, `${i % 20}`, { n: i % 20 }]).flat();
    expect(list(oneOf(() => options))).toEqual(options.slice(0, 60));
  });

  it('oneOf and payment say why not in the words of the author', () => {
    const eater = oneOf(() => ['ann'], { has: (_context, answer) => answer === 'ann' || 'names somebody who is full' });
    expect(check(eater, 'ann')).toBe('ann');
    expect(check(eater, 'bo')).toBe('names somebody who is full');
    const cost = payment({ pool: () => ({ red: 2 }), pays: (_context, { red }) => red === 1 || 'does not pay 1 red' });
    expect(check(cost, { red: 1 })).toEqual({ red: 1 });
    expect(check(cost, { red: 2 })).toBe('does not pay 1 red');
    expect(list(cost)).toEqual([{ red: 1 }]);
  });

  it('someOf says of an item, and of a set, why not in the words of the author', () => {
    const choice = someOf(() => [1, 2, 3], {
      min: 1,
      max: 2,
      has: (_context, item) => item === 4 && 'is asleep',
      valid: (_context, chosen) => {
        if (chosen.length > 2) return 'are too many for the boat';
        return !(chosen.includes(1) && chosen.includes(2)) || 'would fight';
      },
    });
    expect(list(choice)).toEqual([[1], [2], [3], [1, 3], [2, 3]]);
    expect(check(choice, [4])).toBe('[0] is asleep');
    expect(check(choice, [1, 5])).toBe('[1] is not among the options');
    expect(check(choice, [3, 3])).toBe('[1] is there twice');
    expect(check(choice, [2, 1])).toBe('would fight');
    expect(check(choice, [1, 2, 3])).toBe('are too many for the boat');
    expect(check(choice, [])).toBe('must be from 1 to 2 of the options');
  });

  it('assignment says why not in the words of the author', () => {
    const choice = assignment(
      () => [1, 2],
      () => ['x', 'y'],
      { valid: (_context, assigned) => assigned[1] !== assigned[2] || 'puts both in one place' },
    );
    expect(list(choice)).toHaveLength(2);
    expect(check(choice, { 1: 'x', 2: 'x' })).toBe('puts both in one place');
  });

  it('payment: an author can say all payments, counted and by number', () => {
    const asked: number[] = [];
    const choice = payment({
      pool: () => ({ red: 300 }),
      pays: () => true,
      list: () => ({
        length: 301,
        at: (index): Readonly<Record<string, number>> => {
          asked.push(index);
          return index === 0 ? {} : { red: index };
        },
      }),
    });
    expect(choice.count(env)).toBe(301);
    expect(choice.at(env, 300)).toEqual({ red: 300 });
    expect(asked).toEqual([300]);
    expect(list(choice)).toHaveLength(301);
  });

  it('payment: lists of kinds and counts of kinds are one action', () => {
    const choice = payment({ pool: () => ({ red: 2, blue: 1 }), size: () => 2, pays: () => true });
    expect(list(choice)).toEqual([{ red: 1, blue: 1 }, { red: 2 }]);
    expect(check(choice, ['blue', 'red'])).toEqual({ red: 1, blue: 1 });
    expect(check(choice, { blue: 0, red: 2 })).toEqual({ red: 2 });
    expect(check(choice, { red: 3 })).toBe('.red is more than the 2 there are');
    expect(check(choice, { green: 1 })).toBe('.green is not there to pay with');
    expect(check(choice, { red: 1 })).toBe('does not pay the cost: it is 1, not 2');
    expect(check(choice, { red: 1.5 })).toBe('.red must be a whole number');
    expect(check(choice, ['red', 'red', '__proto__'])).toBe('.__proto__ is not there to pay with');
    expect(check(choice, [['red'], 'red'])).toBe('must say how many of each kind are spent');
  });

  it('assignment: each item has its own targets and may be left out if that is allowed', () => {
    const choice = assignment(
      () => [1, 2],
      (_context, item) => (item === 1 ? ['x', 'y'] : ['y']),
      { optional: true },
    );
    expect(list(choice)).toEqual([{}, { 2: 'y' }, { 1: 'x' }, { 1: 'x', 2: 'y' }, { 1: 'y' }, { 1: 'y', 2: 'y' }]);
    expect(check(choice, { 2: 'x' })).toBe('.2 is no target for this item');
    expect(check(choice, { 3: 'x' })).toBe('.3 is not among the items');
    expect(
      check(
        assignment(
          () => [1],
          () => ['x'],
        ),
        {},
      ),
    ).toBe('.1 has no target');
  });
});

describe('huge lists are counted, picked from and checked without listing', () => {
  const forty = Array.from({ length: 40 }, (_, i) => i);
  const huge: Record<string, Choice> = {
    'any of 40': someOf(() => forty),
    '20 of 40': someOf(() => forty, { min: 20, max: 20 }),
    '30 of 60': someOf(() => Array.from({ length: 60 }, (_, i) => i), { min: 30, max: 30 }),
    'an order of 25': orderOf(() => forty.slice(0, 25)),
    '40 attackers, 3 defenders': assignment(
      () => forty,
      () => ['x', 'y', 'z'],
      { optional: true },
    ),
  };

  it.each(Object.entries(huge))('%s', (_name, choice) => {
    const count = choice.count(env) as number;
    expect(count).toBeGreaterThan(1e11);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (part) => {
        const answer = choice.at(env, Math.min(count - 1, Math.floor(part * count)));
        return isGood(choice, answer);
      }),
      { examples: [[0], [1 - 2 ** -53]] },
    );
  });
});

it('an option may stand for answers that are alike; what it stands for must be an option', () => {
  const choice = oneOf(() => [1, 4], {
    standIn: (_context, answer) => (Number(answer) < 10 ? Math.trunc(Number(answer) / 4) * 4 : undefined),
  });
  expect(list(choice)).toEqual([1, 4]);
  expect([4, 5, 7, 1].map((answer) => check(choice, answer))).toEqual([4, 4, 4, 1]);
  expect([2, 8, 12, 'x', null].map((answer) => isGood(choice, answer))).toEqual([false, false, false, false, false]);
});
