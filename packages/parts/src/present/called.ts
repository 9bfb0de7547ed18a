import type { Piece, Words } from './pieces.ts';

/**
 * Whoever knows what players and cards are called.
 *
 * ```ts
 * const callers: Callers = {
 *   isPlayer: (id) => id === 'p1',
 *   player: () => 'you',
 *   card: (id) => `card ${id}`,
 *   cardName: (name) => name,
 * };
 * ```
 */
export interface Callers {
  isPlayer(id: string): boolean;
  /** `you` for the one who reads. */
  player(id: string): string;
  card(id: number): string;
  cardName(name: string): string;
}

const CALLED = /\{([^}:]+)(?::([^}]+))?\}('s)?/g;

/**
 * A game's own words may hold players' ids in braces: `{p1}'s turn`, and `{p1:draw} a card` for `you draw a card` and
 * `Greedy draws a card`, `{p1:own}` for `yours` and `Greedy's`; cards by number or name: `{#12} dies`,
 * `{=red_jab}`. Other braces stay: `{T}`.
 *
 * ```ts
 * console.log(plain(calledByName('{p1:draw} a card', names)));
 * ```
 */
export function calledByName(text: string, names: Callers): Words {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (said: string): void => {
    if (said !== '') pieces.push({ text: said });
  };
  for (const found of text.matchAll(CALLED)) {
    const [whole, id, word, genitive] = found;
    const isCard = id.startsWith('#');
    const isName = id.startsWith('=');
    if (!isCard && !isName && !names.isPlayer(id)) continue;
    add(text.slice(end, found.index));
    end = found.index + whole.length;
    if (isCard) {
      const card = Number(id.slice(1));
      pieces.push({ text: `${names.card(card)}${genitive ?? ''}`, card });
      continue;
    }
    if (isName) {
      const name = id.slice(1);
      pieces.push({ text: `${names.cardName(name)}${genitive ?? ''}`, name });
      continue;
    }
    const name = names.player(id);
    if (word === 'own') {
      pieces.push({ text: name === 'you' ? 'yours' : whose(name), player: id });
      continue;
    }
    pieces.push({ text: genitive === undefined ? name : whose(name), player: id });
    if (word !== undefined) add(` ${verb(name, word)}`);
  }
  add(text.slice(end));
  return pieces;
}

/**
 * `your`, `Greedy's`.
 *
 * ```ts
 * console.log(whose('you'), whose('Greedy')); // your Greedy's
 * ```
 */
export const whose = (name: string): string => (name === 'you' ? 'your' : `${name}'s`);

/**
 * `you win`, `Greedy wins`, `Greedy passes`.
 *
 * ```ts
 * console.log(verb('you', 'pass'), verb('Greedy', 'pass')); // pass passes
 * ```
 */
export function verb(subject: string, word: string): string {
  if (subject === 'you') return word === 'be' ? 'are' : word;
  if (word === 'have') return 'has';
  if (word === 'be') return 'is';
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|sh|ch|x|o)$/.test(word) ? `${word}es` : `${word}s`;
}
