import type { ChoiceDescription } from '../definition/description.ts';

/** Whether there can be an answer to a choice that is described so. */
export function isPossible(asked: ChoiceDescription): boolean {
  switch (asked.kind) {
    case 'oneOf':
    case 'player':
      return asked.options.length > 0;
    case 'someOf':
    case 'number':
      return asked.min <= asked.max;
    case 'assignment':
      return asked.optional || asked.items.every((item) => asked.targets[String(item)].length > 0);
    case 'payment':
      return 'pool' in asked
        ? asked.size === undefined || sum(Object.values(asked.pool)) >= asked.size
        : sum(asked.worth) >= asked.due;
    case 'order':
      return true;
  }
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
}

/** The number of the first in the list that is equal to the one of this number, or -1. */
export function sameAsBefore(list: readonly unknown[], at: number): number {
  for (let i = 0; i < at; i++) if (typeof list[i] === 'object' && areEqual(list[i], list[at])) return i;
  return -1;
}

/** Equal as JSON, for objects whose keys were written in one order. */
function areEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!areEqual(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const one = a as Readonly<Record<string, unknown>>;
  const other = b as Readonly<Record<string, unknown>>;
  let left = 0;
  for (const key in one) {
    if (!areEqual(one[key], other[key])) return false;
    left++;
  }
  for (const _ in other) left--;
  return left === 0;
}
