import { type Printed as PrintedAbilities, readAbility, readPrinted } from '@cardloom/parts';
import { KEYWORDS, type Keyword } from './cards/words.ts';
import { decks, cards as entries } from './cards.generated.ts';

/** The printed facts of a card; numbers a type does not have are 0. */
export interface Printed extends PrintedAbilities<Keyword> {
  readonly type: 'unit' | 'pilot' | 'command' | 'base' | 'resource';
  readonly title: string;
  readonly lv: number;
  readonly cost: number;
  readonly ap: number;
  readonly hp: number;
  /** The trait of the pilots a unit links with; empty for none. */
  readonly link: string;
  readonly traits: readonly string[];
  readonly inMain: boolean;
  readonly inAction: boolean;
  /** Where among its triggers the Burst stands; -1 for none. No event wakes it but its shield's destruction. */
  readonly burst: number;
}

export { decks };
export const cards: Readonly<Record<string, Printed>> = Object.fromEntries(
  Object.entries(entries).map(([id, data]) => {
    const printed = readPrinted(data.type === 'resource' ? {} : data, KEYWORDS);
    const burst = data.type === 'resource' ? undefined : data.burst;
    const card: Printed = {
      ...printed,
      triggers:
        burst === undefined
          ? printed.triggers
          : [...printed.triggers, { ...readAbility(burst, true), on: 'burst', of: 'self' }],
      type: data.type,
      title: data.title,
      lv: 'lv' in data ? data.lv : 0,
      cost: 'cost' in data ? data.cost : 0,
      ap: 'ap' in data ? data.ap : 0,
      hp: 'hp' in data ? data.hp : 0,
      link: data.type === 'unit' ? (data.link ?? '') : '',
      traits: data.type === 'pilot' ? data.traits : [],
      inMain: data.type === 'command' && data.timing.includes('main'),
      inAction: data.type === 'command' && data.timing.includes('action'),
      burst: burst === undefined ? -1 : printed.triggers.length,
    };
    return [id, card];
  }),
);
