import { type Printed as PrintedAbilities, readPrinted, type Triggered } from '@cardloom/parts';
import { KEYWORDS, type Keyword } from './cards/words.ts';
import { decks, cards as entries, sideboards } from './cards.generated.ts';

/** The printed facts of a card; numbers a type does not have are 0. */
export interface Printed extends PrintedAbilities<Keyword> {
  readonly type: 'character' | 'action' | 'item' | 'location';
  readonly title: string;
  readonly cost: number;
  readonly inkable: boolean;
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly moveCost: number;
  readonly isSong: boolean;
}

/** Support: whenever it quests, its player may lend its strength to another character of theirs this turn. */
const SUPPORT: Triggered = {
  on: 'quests',
  of: 'self',
  may: true,
  picks: { side: 'own', filter: { type: 'character', other: true } },
  ops: [{ op: 'lendStrength', target: { choose: 'own', if: { type: 'character', other: true } } }],
};

export { decks, sideboards };
export const cards: Readonly<Record<string, Printed>> = Object.fromEntries(
  Object.entries(entries).map(([id, data]) => {
    const printed = readPrinted(data, KEYWORDS);
    const supports = printed.keywords.support > 0;
    const card: Printed = {
      ...printed,
      triggers: supports ? [...printed.triggers, SUPPORT] : printed.triggers,
      listens: supports ? [...new Set([...printed.listens, SUPPORT.on])] : printed.listens,
      type: data.type,
      title: data.title,
      cost: data.cost,
      inkable: data.inkable,
      strength: data.type === 'character' ? data.strength : 0,
      willpower: 'willpower' in data ? data.willpower : 0,
      lore: 'lore' in data ? data.lore : 0,
      moveCost: data.type === 'location' ? data.moveCost : 0,
      isSong: data.type === 'action' && data.song === true,
    };
    return [id, card];
  }),
);
