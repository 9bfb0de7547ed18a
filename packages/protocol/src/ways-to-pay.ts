import type { PromptChoice } from 'cardloom';
import { fits } from './prompt-walker.ts';

type Payment = Extract<PromptChoice, { readonly kind: 'payment' }>;
type Pool = Extract<Payment, { readonly pool: unknown }>;
type Cards = Extract<Payment, { readonly from: unknown }>;

/** So many are looked at before there are too many to offer one by one. */
const MOST_TRIED = 4000;

/**
 * The ways to pay that fit, the usual one first, if there are at most so many; null if there are more. Pieces of one kind are alike.
 *
 * ```ts
 * for (const { asks } of prompt.moves) if (asks?.kind === 'payment') console.log(waysToPay(asks, 12)?.length, 'ways to pay');
 * ```
 */
export const waysToPay = (asked: Payment, most: number): (Pool['pool'] | number[])[] | null =>
  'pool' in asked ? poolWays(asked, most) : cardWays(asked, most);

function poolWays(asked: Pool, most: number): Pool['pool'][] | null {
  const { pool, size } = asked;
  if (size === undefined) return null;
  const kinds = Object.entries(pool).filter(([, count]) => count > 0);
  const found: Pool['pool'][] = [];
  let tried = 0;
  const walk = (at: number, left: number, spent: Record<string, number>): boolean => {
    if (++tried > MOST_TRIED) return false;
    if (left === 0) {
      if (fits(asked, spent)) found.push({ ...spent });
      return found.length <= most;
    }
    if (at === kinds.length) return true;
    const [kind, count] = kinds[at];
    for (let n = Math.min(count, left); n >= 0; n--) {
      const more = n === 0 ? spent : { ...spent, [kind]: n };
      if (!walk(at + 1, left - n, more)) return false;
    }
    return true;
  };
  return walk(0, size, {}) ? usualFirst(found, asked.usual) : null;
}

const usualFirst = (ways: Pool['pool'][], usual: Pool['usual']): Pool['pool'][] => {
  const isUsual = (way: Pool['pool']): boolean =>
    usual !== undefined && Object.keys({ ...way, ...usual }).every((kind) => (way[kind] ?? 0) === (usual[kind] ?? 0));
  return [...ways.filter(isUsual), ...ways.filter((way) => !isUsual(way))];
};

function cardWays(asked: Cards, most: number): number[][] | null {
  const { from } = asked;
  if (2 ** from.length > MOST_TRIED) return null;
  const found: number[][] = [];
  for (let set = 0; set < 2 ** from.length; set++) {
    const cards = from.filter((_, i) => (set & (1 << i)) !== 0);
    if (fits(asked, cards)) found.push(cards);
    if (found.length > most) return null;
  }
  return found.sort((a, b) => a.length - b.length);
}
