/** Words of card texts for what nobody does to their own cards if they can help it. */
const HARM =
  /\b(destroys?|exiles?|damage|banish(es)?|counter target|discards?|loses?|taps? target|exerts?|rests?|hand of its owner|its owner's hand|can't)\b|[-−]\d/i;

/**
 * Whether what a card says is rather meant for others: a guess from its words, good enough to put targets in order.
 *
 * ```ts
 * console.log(isHarmful('Deal 3 damage to a unit.'), isHarmful('Draw a card.')); // true false
 * ```
 */
export const isHarmful = (text: string): boolean => HARM.test(text);
