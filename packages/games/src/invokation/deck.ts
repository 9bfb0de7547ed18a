import { damageName } from './elements.ts';
import type { CardPool } from './pool.ts';
import { Kind } from './printed.ts';

/** A deck: three characters and thirty cards, as how many copies of which. */
export interface Deck {
  readonly characters: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
}

const SIZE = 30;
const MOST_COPIES = 2;
/** Characters of an element (or faction) that a card may ask for. */
const NEEDED = 2;

/** Everything that is wrong with a deck, in words; empty for a legal one. */
export function deckProblems({ cards, version }: CardPool, deck: Deck): string[] {
  const problems: string[] = [];
  const characters = deck.characters.flatMap((name) => {
    const printed = Object.hasOwn(cards, name) ? cards[name] : undefined;
    if (printed?.kind === Kind.character) return [printed];
    problems.push(`${name} is no character of version ${version}`);
    return [];
  });
  if (deck.characters.length !== 3) problems.push(`it has ${deck.characters.length} characters, not 3`);
  const twice = deck.characters.find((name, i) => deck.characters.indexOf(name) !== i);
  if (twice !== undefined) problems.push(`${twice} is there twice`);

  let size = 0;
  for (const [name, copies] of Object.entries(deck.cards)) {
    const printed = Object.hasOwn(cards, name) ? cards[name] : undefined;
    if (!Number.isInteger(copies) || copies < 0) {
      problems.push(`"${String(copies)}" copies of ${name} are no whole number`);
      continue;
    }
    size += copies;
    if (printed === undefined || !printed.isCard || printed.isToken) {
      problems.push(`${name} is no card for decks in version ${version}`);
      continue;
    }
    if (copies > MOST_COPIES) problems.push(`it has ${copies} copies of ${name}; at most ${MOST_COPIES} are allowed`);
    if (copies === 0) continue;
    if (printed.of !== null && !deck.characters.includes(printed.of)) {
      problems.push(`${name} needs ${printed.of} among the characters`);
    }
    const { needs } = printed;
    if (needs === null) continue;
    const fitting = characters.filter(
      ({ element, faction }) =>
        (needs.element === undefined || needs.element === element) &&
        (needs.faction === undefined || needs.faction === faction),
    );
    if (fitting.length < NEEDED) {
      problems.push(
        `${name} needs ${NEEDED} ${needs.faction ?? damageName(needs.element ?? 0)} characters, and there ${are(fitting.length)}`,
      );
    }
  }
  if (size !== SIZE) problems.push(`it has ${size} cards, not ${SIZE}`);
  return problems;
}

const are = (n: number): string => (n === 1 ? 'is 1' : 'are none');
