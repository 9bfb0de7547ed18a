/** Whoever knows what players and cards are called. */
interface Callers {
  player(id: string): string;
  card(id: number): string;
}

/**
 * A game's own words may hold players' ids in braces: `{p1}'s turn`, and `{p1:draw} a card` for `you draw a card` and
 * `Greedy draws a card`; cards by number: `{#12} dies`.
 */
export const withNames = (text: string, names: Callers): string =>
  text.replace(
    /\{([^}:]+)(?::([^}]+))?\}('s)?/g,
    (_, id: string, word: string | undefined, genitive: string | undefined) => {
      if (id.startsWith('#')) return `${names.card(Number(id.slice(1)))}${genitive ?? ''}`;
      const name = names.player(id);
      if (word !== undefined) return `${name} ${verb(name, word)}`;
      return genitive === undefined ? name : name === 'you' ? 'your' : `${name}'s`;
    },
  );

/** `you win`, `Greedy wins`, `Greedy passes`. */
export function verb(subject: string, word: string): string {
  if (subject === 'you') return word;
  if (word === 'have') return 'has';
  return /(s|sh|ch|x|o)$/.test(word) ? `${word}es` : `${word}s`;
}
