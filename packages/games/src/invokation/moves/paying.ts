import { type Args, type Choice, payment } from 'cardloom';
import { payments, priceSize, priceText, pursePays } from '../cost.ts';
import * as dice from '../dice.ts';
import type { Context, Invokation } from '../shape.ts';

/** Dice that pay a price which depends on the answers so far. */
export function paysFor(price: (context: Context, args: Args) => number): Choice<Invokation> {
  return payment<Invokation>({
    prompt: 'Which dice?',
    pool: ({ player }) => dice.purse(player),
    size: (context, args) => priceSize(price(context, args)),
    pays: (context, spent, args) =>
      pursePays(price(context, args), spent) || `does not pay ${priceText(price(context, args))}`,
    list: (context, args) => payments(dice.packed(context.player), price(context, args)),
  });
}
