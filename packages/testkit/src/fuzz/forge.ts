import type { Dice } from '../dice.ts';
import { hostileJson, hostileValue, oddNumber, oddText } from './hostile-values.ts';

/** Damages plain data somewhere: as a bad disk does, as somebody does who knows what it means. */

type Tree = Record<string, unknown> | unknown[];

/** A copy with so many places changed. `first` are keys of the root that matter more than others. */
export function forged(dice: Dice, original: object, times: number, first: readonly string[] = []): Tree {
  const copy = JSON.parse(JSON.stringify(original)) as Tree;
  for (let i = 0; i < times; i++) {
    const start = first.length > 0 && dice.chance(2) ? child(copy, dice.pick(first)) : copy;
    damage(dice, isTree(start) ? start : copy);
  }
  return copy;
}

/** Walks down at random and changes what it comes to. */
function damage(dice: Dice, root: Tree): void {
  let at = root;
  for (;;) {
    const keys = Object.keys(at);
    if (keys.length === 0) {
      put(at, oddText(dice), hostileJson(dice));
      return;
    }
    const key = dice.pick(keys);
    const value = child(at, key);
    if (isTree(value) && !dice.chance(4)) {
      at = value;
      continue;
    }
    change(dice, at, key, value, root);
    return;
  }
}

function change(dice: Dice, at: Tree, key: string, value: unknown, root: Tree): void {
  switch (dice.below(9)) {
    case 0:
      remove(at, key);
      return;
    case 1:
      put(at, key, hostileJson(dice));
      return;
    case 2:
      // something from elsewhere in the same file
      put(at, key, somewhere(dice, root));
      return;
    case 3:
      put(at, Array.isArray(at) ? `${at.length}` : oddText(dice), hostileJson(dice));
      return;
    case 4:
      if (Array.isArray(at)) at.push(...at.slice(0, 3));
      else put(at, `${key}x`, value);
      return;
    case 5:
      if (Array.isArray(at)) at.reverse();
      else put(at, key, child(at, dice.pick(Object.keys(at))));
      return;
    default:
      put(at, key, like(dice, value));
  }
}

/** A value of the same kind that is not quite right. */
function like(dice: Dice, value: unknown): unknown {
  if (typeof value === 'number') {
    const odd = oddNumber(dice);
    return dice.pick([
      value + 1,
      value - 1,
      -1,
      -2,
      0,
      1,
      5,
      77,
      1e6,
      2 ** 31 - 1,
      Number.isFinite(odd) ? odd : 0,
      `${value}`,
    ]);
  }
  if (typeof value === 'string')
    return dice.pick([oddText(dice), `${value}x`, value.slice(1), value.toUpperCase(), 0, null]);
  if (typeof value === 'boolean') return dice.pick([!value, 0, 1, 'true', null]);
  if (Array.isArray(value)) {
    const [one] = value;
    return dice.pick([[], [{}], [null], value.slice(1), [...value, ...value], [one, one], { length: 3 }, 5]);
  }
  if (isTree(value)) return dice.pick<unknown>([{}, [], null, 5, Object.entries(value), { ...value, '': 1 }]);
  return dice.pick<unknown>([0, '', [], {}, hostileJson(dice)]);
}

function somewhere(dice: Dice, root: Tree): unknown {
  let at: unknown = root;
  while (isTree(at) && Object.keys(at).length > 0 && !dice.chance(4)) at = child(at, dice.pick(Object.keys(at)));
  return JSON.parse(JSON.stringify(at ?? null));
}

/** The same with far too much of something in it: a list that goes on and on, a mapping of thousands, depth. */
export function bloated(dice: Dice, original: object): Tree {
  const copy = JSON.parse(JSON.stringify(original)) as Tree;
  let at = copy;
  for (;;) {
    const key = dice.pick(Object.keys(at));
    const value = child(at, key);
    if (isTree(value) && Object.keys(value).length > 0 && !dice.chance(3)) {
      at = value;
      continue;
    }
    put(at, key, far(dice, value));
    return copy;
  }
}

function far(dice: Dice, value: unknown): unknown {
  const count = dice.pick([1000, 10_000, 100_000]);
  const item = Array.isArray(value) && value.length > 0 ? value[0] : value;
  switch (dice.below(5)) {
    case 0:
      return Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));
    case 1:
      return 'x'.repeat(count * 10);
    case 2: {
      let deep: unknown = item;
      for (let i = 0; i < count / 100; i++) deep = [deep];
      return deep;
    }
    case 3:
      return Array.from({ length: count }, (_, i) => i);
    default:
      return Array.from({ length: count }, () => item);
  }
}

/** The same with something in it that no JSON holds: traps, cycles, huge lists. */
export function trapped(dice: Dice, original: object): unknown {
  const copy = JSON.parse(JSON.stringify(original)) as Tree;
  let at = copy;
  for (;;) {
    const key = dice.pick(Object.keys(at));
    const value = child(at, key);
    if (!isTree(value) || Object.keys(value).length === 0 || dice.chance(3)) {
      put(at, key, hostileValue(dice));
      return copy;
    }
    at = value;
  }
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const child = (tree: Tree, key: string): unknown => (tree as Record<string, unknown>)[key];

function put(tree: Tree, key: string, value: unknown): void {
  // JSON has nothing in a list but its items
  if (Array.isArray(tree) && !/^\d{1,6}$/.test(key)) {
    tree.push(value);
    return;
  }
  // `__proto__` as JSON.parse has it: a key like any other
  Object.defineProperty(tree, key, { value, enumerable: true, configurable: true, writable: true });
}

function remove(tree: Tree, key: string): void {
  if (Array.isArray(tree)) tree.splice(Number(key), 1);
  else delete tree[key];
}
