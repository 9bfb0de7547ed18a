import { type Printed as PrintedAbilities, readPrinted } from '@cardloom/parts';
import { KEYWORDS, type Keyword } from './cards/words.ts';
import { decks, cards as entries } from './cards.generated.ts';

/** The printed facts of a card; numbers a type does not have are 0. */
export interface Printed extends PrintedAbilities<Keyword> {
  readonly type: 'champion' | 'regalia' | 'weapon' | 'ally' | 'action' | 'attack';
  readonly title: string;
  /** Reserve cost. */
  readonly cost: number;
  /** Memory cost. */
  readonly memory: number;
  /** Of the material deck. */
  readonly isMaterial: boolean;
  readonly level: number;
  readonly power: number;
  readonly life: number;
  readonly durability: number;
  readonly opening: number;
  readonly isFast: boolean;
  /** It undoes the card it answers. */
  readonly negates: boolean;
}

export { decks };
export const cards: Readonly<Record<string, Printed>> = Object.fromEntries(
  Object.entries(entries).map(([id, data]) => {
    const printed = readPrinted(data, KEYWORDS);
    const card: Printed = {
      ...printed,
      type: data.type,
      title: data.title,
      cost: 'cost' in data ? data.cost : 0,
      memory: 'memory' in data ? data.memory : 0,
      isMaterial: 'memory' in data,
      level: data.type === 'champion' ? data.level : 0,
      power: 'power' in data ? data.power : 0,
      life: 'life' in data ? data.life : 0,
      durability: data.type === 'weapon' ? data.durability : 0,
      opening: data.type === 'champion' ? (data.opening ?? 0) : 0,
      isFast: data.type === 'action' && data.fast === true,
      negates: printed.onPlay.ops.some(({ op }) => op === 'negate'),
    };
    return [id, card];
  }),
);
