import { type Ability, NOTHING, type Printed as PrintedAbilities, readAbility, readPrinted } from '@cardloom/parts';
import { KEYWORDS, type Keyword } from './cards/words.ts';
import { decks, cards as entries } from './cards.generated.ts';

/** When a spell may be played: in one's own open turn, in showdowns too, in answer to spells as well. */
export const SPEED = { slow: 0, action: 1, reaction: 2 } as const;

/** The printed facts of a card; numbers a type does not have are 0. */
export interface Printed extends PrintedAbilities<Keyword> {
  readonly type: 'unit' | 'spell' | 'gear' | 'legend' | 'battlefield' | 'rune';
  readonly title: string;
  readonly cost: number;
  readonly might: number;
  readonly speed: number;
  readonly champion: boolean;
  /** It undoes the spell it answers. */
  readonly negates: boolean;
  readonly conquer: Ability;
  readonly hold: Ability;
}

const NO_PLACE = { conquer: undefined, hold: undefined };

export { decks };
export const cards: Readonly<Record<string, Printed>> = Object.fromEntries(
  Object.entries(entries).map(([id, data]) => {
    const printed = readPrinted(data.type === 'rune' ? {} : data, KEYWORDS);
    const { conquer, hold } = data.type === 'battlefield' ? data : NO_PLACE;
    const card: Printed = {
      ...printed,
      type: data.type,
      title: data.title,
      cost: 'cost' in data ? data.cost : 0,
      might: data.type === 'unit' ? data.might : 0,
      speed: data.type === 'spell' ? SPEED[data.speed ?? 'slow'] : SPEED.slow,
      champion: data.type === 'unit' && data.champion === true,
      negates: printed.onPlay.ops.some(({ op }) => op === 'negate'),
      conquer: conquer === undefined ? NOTHING : readAbility(conquer),
      hold: hold === undefined ? NOTHING : readAbility(hold),
    };
    return [id, card];
  }),
);
