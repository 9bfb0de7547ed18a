import type { Demand, Json, Prompt, PromptChoice } from 'cardloom';

/** Walks prompts as a client does: all it knows is what they say. */

/**
 * What comes after an answer: the next choice, null if nothing is asked any more, or that it must be asked for.
 *
 * ```ts
 * const [{ asks }] = prompt.moves;
 * const next = asks === undefined ? null : follow(asks, 12); // a choice, null, or 'ask'
 * ```
 */
export function follow({ next, ...asked }: PromptChoice, answer: Json): PromptChoice | null | 'ask' {
  if (next === undefined) return null;
  if (!isByOption(next)) return next;
  const { options } = asked as { readonly options: readonly Json[] };
  const after = next[options.findIndex((option) => isEqual(option, answer))];
  return typeof after === 'number' ? (next[after] as PromptChoice) : after;
}

type Next = NonNullable<PromptChoice['next']>;
const isByOption = (next: Next): next is Extract<Next, readonly unknown[]> => Array.isArray(next);

/**
 * Whether an answer is one that the choice asks for; where it is `checked`, a rule may still refuse it.
 *
 * ```ts
 * const [{ asks }] = prompt.moves;
 * if (asks !== undefined && fits(asks, 12)) console.log('an answer');
 * ```
 */
export function fits(asked: PromptChoice, answer: Json): boolean {
  switch (asked.kind) {
    case 'oneOf':
    case 'player':
      return asked.options.some((option) => isEqual(option, answer));
    case 'number':
      return Number.isInteger(answer) && (answer as number) >= asked.min && (answer as number) <= asked.max;
    case 'someOf':
      return isList(answer) && answer.length >= asked.min && answer.length <= asked.max && isPart(answer, asked.from);
    case 'order':
      return isList(answer) && answer.length === asked.items.length && isPart(answer, asked.items);
    case 'payment':
      return 'pool' in asked ? fitsPool(asked, answer) : fitsCards(asked, answer);
    case 'assignment':
      return fitsAssignment(asked, answer);
  }
}

type Of<K extends PromptChoice['kind'], F extends string> = Extract<PromptChoice, { kind: K } & Record<F, unknown>>;

function fitsPool({ pool, size, demands = [] }: Of<'payment', 'pool'>, answer: Json): boolean {
  if (!isRecord(answer)) return false;
  const spent = Object.entries(answer) as [kind: string, count: number][];
  const isThere = spent.every(([kind, count]) => Number.isInteger(count) && count >= 0 && count <= (pool[kind] ?? 0));
  if (!isThere || (size !== undefined && total(spent.map(([, count]) => count)) !== size)) return false;
  return demands.every((demand) => isMet(demand, spent));
}

function isMet(demand: Demand, spent: readonly (readonly [kind: string, count: number])[]): boolean {
  if ('atLeast' in demand)
    return total(spent.map(([kind, count]) => (demand.of.includes(kind) ? count : 0))) >= demand.atLeast;
  return spent.filter(([kind, count]) => count > 0 && !demand.oneKindBeside.includes(kind)).length <= 1;
}

function fitsCards({ from, worth, due, overpay }: Of<'payment', 'from'>, answer: Json): boolean {
  if (!isList(answer) || !isPart(answer, from)) return false;
  const values = answer.map((card) => worth[from.indexOf(card as number)]);
  const sum = total(values);
  if (sum < due) return false;
  if (overpay === 'any' || values.length === 0) return true;
  const needless = overpay === 'minimal' ? Math.min(...values) : Math.max(...values);
  return sum - needless < due;
}

function fitsAssignment({ items, targets, optional, needs = {} }: Of<'assignment', 'items'>, answer: Json): boolean {
  if (!isRecord(answer)) return false;
  const given = Object.entries(answer);
  if (!given.every(([item, target]) => targets[item]?.some((one) => isEqual(one, target)) === true)) return false;
  if (!optional && given.length < items.length) return false;
  const counts = new Map<string, number>();
  for (const [, target] of given) counts.set(String(target), (counts.get(String(target)) ?? 0) + 1);
  return [...counts].every(([target, count]) => count >= (needs[target] ?? 1));
}

/**
 * The moves that can begin with a card, by its number: what glows, and what a click on it means.
 *
 * ```ts
 * movesByCard(prompt).get(12); // [ 'play', 'discard' ]
 * ```
 */
export function movesByCard({ moves }: Prompt): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  for (const { move, asks } of moves) {
    for (const card of asks === undefined ? [] : cardsIn(asks)) found.set(card, [...(found.get(card) ?? []), move]);
  }
  return found;
}

/**
 * The moves that can begin with this card, which some ask for by name.
 *
 * ```ts
 * movesFor(prompt, { id: 12, name: 'pearl' }); // [ 'play' ]
 * ```
 */
export function movesFor({ moves }: Prompt, card: { readonly id: number; readonly name: string }): readonly string[] {
  const takes = (asked: PromptChoice): boolean =>
    asked.of === 'name' ? fits(asked, card.name) : cardsIn(asked).has(card.id);
  return moves.filter(({ asks }) => asks !== undefined && takes(asks)).map(({ move }) => move);
}

/**
 * The cards that can be part of an answer.
 *
 * ```ts
 * const [{ asks }] = prompt.moves;
 * if (asks !== undefined) for (const id of cardsIn(asks)) console.log(id, 'glows');
 * ```
 */
export function cardsIn(asked: PromptChoice): ReadonlySet<number> {
  if (asked.of !== 'card' && asked.of !== 'target') return new Set();
  const named = (asked: PromptChoice): readonly Json[] => {
    if ('options' in asked) return asked.options;
    if ('from' in asked) return asked.from;
    if ('targets' in asked) return [...asked.items, ...Object.values(asked.targets).flat()];
    return 'items' in asked ? asked.items : [];
  };
  return new Set(named(asked).filter((one): one is number => typeof one === 'number'));
}

const isList = (answer: Json): answer is readonly Json[] => Array.isArray(answer);
const isRecord = (answer: Json): answer is Readonly<Record<string, Json>> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);
const isEqual = (a: Json, b: Json): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** Whether all of a list is there, each as often. */
function isPart(list: readonly Json[], all: readonly Json[]): boolean {
  const left = all.slice();
  return list.every((one) => {
    const at = left.findIndex((other) => isEqual(one, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
