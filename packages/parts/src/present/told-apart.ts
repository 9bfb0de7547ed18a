import type { Json } from 'cardloom';
import type { OptionWords } from './options.ts';

const ONLY_CARD = /^\{#(\d+)\}$/;

/**
 * Options that read alike because cards of one name stand for them: each says how its card looks, where they look different.
 * `ownLabel` is what the game itself calls an option, `lineOf` a card in a line without its title.
 */
export function toldApart(
  options: readonly OptionWords[],
  ownLabel: (option: Json) => string | undefined,
  lineOf: (card: number) => string,
): OptionWords[] {
  const known = options.map((option) => {
    const card = ONLY_CARD.exec(option.hint === '' ? (ownLabel(option.value) ?? '') : '')?.[1];
    return card === undefined ? undefined : lineOf(Number(card));
  });
  return options.map((option, i) => {
    const line = known[i];
    const isOneOfSeveral = options.some(
      ({ label }, j) => label === option.label && known[j] !== undefined && known[j] !== line,
    );
    return line === undefined || !isOneOfSeveral ? option : { ...option, hint: line };
  });
}
