import { type DeckList, type Printed as PrintedAbilities, readPrinted } from '@cardloom/parts';
import { decks, cards as entries } from './cards.generated.ts';

type CardType = 'contender' | 'clash' | 'weapon' | 'clashground' | 'action' | 'counter' | 'trap' | 'buff';

/** The printed facts of a card; numbers a type does not have are 0. */
export interface Printed extends PrintedAbilities<never> {
  readonly type: CardType;
  readonly title: string;
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  /** A Contender's. */
  readonly health: number;
  /** What a counter or trap answers; empty for the others. */
  readonly answers: 'play' | 'attack' | '';
}

export { decks };
export const cards: Readonly<Record<string, Printed>> = Object.fromEntries(
  Object.entries(entries).map(([id, data]) => {
    const card: Printed = {
      ...readPrinted(data, []),
      type: data.type,
      title: data.title,
      cost: 'cost' in data ? data.cost : 0,
      attack: 'attack' in data ? data.attack : 0,
      defense: 'defense' in data ? data.defense : 0,
      health: data.type === 'contender' ? data.health : 0,
      answers: 'answers' in data ? data.answers : '',
    };
    return [id, card];
  }),
);

/** The Contenders of a deck, one for each copy: a legal deck has one. */
export const contendersIn = (deck: DeckList): string[] =>
  Object.entries(deck).flatMap(([card, count]) =>
    cards[card]?.type === 'contender' ? Array.from({ length: count }, () => card) : [],
  );
