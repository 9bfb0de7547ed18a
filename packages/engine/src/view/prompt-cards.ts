import type { ChoiceDescription } from '../definition/description.ts';
import type { PromptChoice, PromptMove } from './prompt.ts';

/** Where cards stand in a prompt. */

/** Whether this card, by number or name, can be part of an answer. */
export function takesCard(asked: ChoiceDescription, card: number, name: string): boolean {
  if (asked.of === 'name') return 'options' in asked && asked.options.includes(name);
  if (asked.of !== 'card' && asked.of !== 'target') return false;
  switch (asked.kind) {
    case 'oneOf':
    case 'player':
      return asked.options.includes(card);
    case 'someOf':
      return asked.max > 0 && asked.from.includes(card);
    case 'payment':
      return 'from' in asked && asked.from.includes(card);
    case 'order':
      return asked.items.includes(card);
    case 'assignment':
      return asked.items.includes(card) || Object.values(asked.targets).some((targets) => targets.includes(card));
    case 'number':
      return false;
  }
}

/** Whether this card can be chosen somewhere in a move, as far as it is spelled out. */
export const isInPrompt = ({ asks }: PromptMove, card: number, name: string): boolean =>
  asks !== undefined && isBelow(asks, card, name);

function isBelow(node: PromptChoice, card: number, name: string): boolean {
  if (takesCard(node, card, name)) return true;
  const { next } = node;
  const all = next === undefined ? [] : Array.isArray(next) ? next : [next];
  return all.some(
    (one: PromptChoice | 'ask' | number | null) => typeof one === 'object' && one !== null && isBelow(one, card, name),
  );
}
