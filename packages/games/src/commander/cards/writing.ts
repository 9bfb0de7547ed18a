import { MANA, type Mana, type ManaCost } from '../card.ts';

/** Costs and mana as card data and rules text write them. */

/** `2WW`. */
export const writeCost = ({ generic, mana }: ManaCost): string => {
  const symbols = writeMana(mana);
  return generic > 0 || symbols === '' ? `${generic}${symbols}` : symbols;
};
export const writeMana = (mana: Mana): string => MANA.map((kind, i) => kind.repeat(mana[i])).join('');
/** `{2}{W}{W}`, as in rules text. */
export const writeSymbols = ({ generic, mana }: ManaCost): string => {
  const symbols = [...writeMana(mana)].map((kind) => `{${kind}}`).join('');
  return generic > 0 || symbols === '' ? `{${generic}}${symbols}` : symbols;
};
