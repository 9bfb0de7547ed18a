import type { ChoiceDescription } from '../definition/description.ts';
import type { Json } from '../world/json.ts';
import type { PromptChoice, PromptMove } from './prompt.ts';

/** Where cards stand in a prompt. */

/** Whether this card, by number or name, can be part of an answer. */
export function takesCard(asked: ChoiceDescription, card: number, name: string): boolean {
  if (asked.of === 'name') return 'options' in asked && asked.options.includes(name);
  return (asked.of === 'card' || asked.of === 'target') && cardsOf(asked).includes(card);
}

/** What answers are made of. */
export function cardsOf(asked: ChoiceDescription): readonly Json[] {
  if ('options' in asked) return asked.options;
  if ('from' in asked) return 'max' in asked && asked.max === 0 ? [] : asked.from;
  if ('targets' in asked) return [...asked.items, ...Object.values(asked.targets).flat()];
  return 'items' in asked ? asked.items : [];
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
