import { type Deck, deckProblems } from './deck.ts';
import { type CardPool, charactersOf } from './pool.ts';

const SIZE = 30;

/**
 * A legal deck at random, with the talents of its characters: the same for the same number. Over many numbers every
 * character and card comes up.
 */
export function randomDeck(pool: CardPool, number: number): Deck {
  let x = Math.imul(number + 1, 0x9e3779b1) >>> 0;
  const below = (bound: number): number => {
    x = (Math.imul(1664525, x) + 1013904223) >>> 0;
    return (x >>> 8) % bound;
  };
  const take = <T>(from: T[]): T => from.splice(below(from.length), 1)[0];
  const people = charactersOf(pool).map(({ name }) => name);
  const characters = [take(people), take(people), take(people)];
  const fits = (card: string): boolean => !hasProblem(pool, characters, card);
  const left = Object.values(pool.cards)
    .filter(({ isCard, isToken, name }) => isCard && !isToken && fits(name))
    .map(({ name }) => name);
  const cards: Record<string, number> = {};
  for (const talent of left.filter((name) => pool.cards[name].of !== null)) cards[talent] = 2;
  while (2 * Object.keys(cards).length < SIZE) cards[take(left)] = 2;
  return { characters, cards };
}

/** Whether a card is not for a deck with these characters: its size apart, that is. */
const hasProblem = (pool: CardPool, characters: readonly string[], card: string): boolean =>
  deckProblems(pool, { characters, cards: { [card]: 1 } }).length > 1;
