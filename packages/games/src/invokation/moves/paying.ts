import { demandsOf, type Purse, payments, priceSize, priceText, pursePays } from '../cost.ts';
import * as dice from '../dice.ts';
import type { Context } from '../kit.ts';

/** Dice that pay a price which depends on the answers so far. */
export const paysFor = <A>(price: (context: Context, answers: A) => number) => ({
  pool: ({ player }: Context) => dice.purse(player),
  size: (context: Context, answers: A) => priceSize(price(context, answers)),
  pays: (context: Context, spent: Purse, answers: A) =>
    pursePays(price(context, answers), spent) || `does not pay ${priceText(price(context, answers))}`,
  demands: (context: Context, answers: A) => demandsOf(price(context, answers)),
  list: (context: Context, answers: A) => payments(dice.packed(context.player), price(context, answers)),
});

export const WHICH_DICE = { prompt: 'Which dice?' };
