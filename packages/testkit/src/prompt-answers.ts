import { fits } from '@cardloom/protocol';
import type { Json, PromptChoice } from 'cardloom';
import type { Dice } from './dice.ts';

/** A random answer made from what a choice says of itself; undefined where none was found. */
export function answerAtRandom(asked: PromptChoice, dice: Dice): Json | undefined {
  switch (asked.kind) {
    case 'oneOf':
    case 'player':
      return asked.options.length === 0 ? undefined : dice.pick(asked.options);
    case 'number':
      return asked.max < asked.min ? undefined : asked.min + dice.below(asked.max - asked.min + 1);
    case 'someOf':
      if (asked.max < asked.min) return undefined;
      return dice.shuffled(asked.from).slice(0, asked.min + dice.below(asked.max - asked.min + 1));
    case 'order':
      return dice.shuffled(asked.items);
    case 'payment':
      return 'pool' in asked ? fromPool(asked, dice) : withCards(asked, dice);
    case 'assignment':
      return assigned(asked, dice);
  }
}

type Pool = Extract<PromptChoice, { readonly pool: unknown }>;
type Cards = Extract<PromptChoice, { readonly due: number }>;
type Assigning = Extract<PromptChoice, { readonly kind: 'assignment' }>;

/** So often pieces are drawn until they meet what is demanded. */
const DRAWN = 30;

function fromPool(asked: Pool, dice: Dice): Json | undefined {
  if (asked.usual !== undefined && dice.chance(2)) return asked.usual;
  for (let i = 0; i < DRAWN; i++) {
    const drawn = draw(asked, dice);
    if (drawn === undefined || fits(asked, drawn)) return drawn;
  }
  return undefined;
}

function draw({ pool, size }: Pool, dice: Dice): Json | undefined {
  const pieces = dice.shuffled(Object.entries(pool).flatMap(([kind, count]) => Array<string>(count).fill(kind)));
  if (size !== undefined && pieces.length < size) return undefined;
  const spent: Record<string, number> = {};
  for (const kind of pieces.slice(0, size ?? dice.below(pieces.length + 1))) spent[kind] = (spent[kind] ?? 0) + 1;
  return spent;
}

function withCards({ from, worth, due, overpay }: Cards, dice: Dice): Json | undefined {
  const taken: { readonly card: number; readonly value: number }[] = [];
  let sum = 0;
  for (const i of dice.shuffled([...from.keys()])) {
    if (sum >= due && (overpay !== 'any' || dice.chance(2))) break;
    taken.push({ card: from[i], value: worth[i] });
    sum += worth[i];
  }
  if (sum < due) return undefined;
  taken.sort((a, b) => b.value - a.value);
  while (overpay === 'minimal' && taken.length > 0 && sum - taken[taken.length - 1].value >= due) {
    sum -= taken.pop()?.value ?? 0;
  }
  return dice.shuffled(taken.map(({ card }) => card));
}

function assigned({ items, targets, optional, needs = {} }: Assigning, dice: Dice): Json | undefined {
  const answer: Record<string, Json> = {};
  for (const item of items) {
    const own = targets[String(item)];
    if (own.length === 0 || (optional && dice.chance(2))) continue;
    answer[String(item)] = dice.pick(own);
  }
  const count = (target: Json): number => Object.values(answer).filter((other) => other === target).length;
  for (const [item, target] of Object.entries(answer)) {
    if (count(target) < (needs[String(target)] ?? 1)) delete answer[item];
  }
  return optional || Object.keys(answer).length === items.length ? answer : undefined;
}
