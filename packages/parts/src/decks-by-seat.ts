/**
 * The decks of a match by name: what each seat has chosen, and for the others the ready-made ones in turn.
 *
 * ```ts
 * console.log(decksBySeat(['fast', 'slow'], [undefined, 'fast'])); // [ 'fast', 'fast' ]
 * ```
 */
export const decksBySeat = (names: readonly string[], chosen: readonly (string | undefined)[]): readonly string[] =>
  chosen.map((deck, seat) => deck ?? names[seat % names.length]);
