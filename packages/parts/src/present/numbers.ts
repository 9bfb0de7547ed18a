import { signed } from './reading.ts';
import type { NumberIcon, NumberRecord } from './record.ts';
import { spoken } from './spoken.ts';

/**
 * A number of a card, and whether it is other than printed; `parts` say by what: `{ 'Long Sword': 2, damage: -1 }`.
 *
 * ```ts
 * console.log(number('power', 5, 3, { 'Long Sword': 2 }));
 * ```
 */
export function number(
  name: string,
  value: number,
  printed = value,
  parts: Readonly<Record<string, number>> = {},
): NumberRecord {
  const because = Object.entries(parts)
    .filter(([, part]) => part !== 0)
    .map(([what, part]) => `${signed(part)} ${what}`);
  const why = because.length === 0 ? {} : { because };
  if (value === printed) return { name, value, ...why };
  return { name, value, change: value > printed ? 'raised' : 'lowered', printed, ...why };
}

/**
 * Words that are there.
 *
 * ```ts
 * console.log(words('exerted', false, undefined, 'drying')); // [ 'exerted', 'drying' ]
 * ```
 */
export const words = (...given: readonly (string | false | undefined)[]): string[] =>
  given.filter((word): word is string => typeof word === 'string' && word !== '');

/**
 * `support`, `first strike`, `shift 3`: the keywords a card has; those that are numbered always say their number.
 *
 * ```ts
 * console.log(keywordWords({ firstStrike: 1, shift: 3, rush: 0 })); // [ 'first strike', 'shift 3' ]
 * ```
 */
export const keywordWords = (keywords: Readonly<Record<string, number>>, numbered: readonly string[] = []): string[] =>
  Object.entries(keywords)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => (n > 1 || numbered.includes(name) ? `${spoken(name)} ${n}` : spoken(name)));

/**
 * `2 of 5`: how many of the cards are not exerted.
 *
 * ```ts
 * console.log(readyOf([{ exerted: true }, { exerted: false }])); // 1 of 2
 * ```
 */
export function readyOf(cards: readonly object[]): string {
  const exerted = cards.filter((card) => 'exerted' in card && card.exerted === true).length;
  return `${cards.length - exerted} of ${cards.length}`;
}

const ICONS: Readonly<Record<string, NumberIcon>> = {
  attack: 'attack',
  power: 'attack',
  strength: 'attack',
  might: 'attack',
  ap: 'attack',
  defense: 'defense',
  toughness: 'defense',
  willpower: 'health',
  health: 'health',
  life: 'health',
  hp: 'health',
  lore: 'worth',
  points: 'worth',
  energy: 'energy',
  uses: 'uses',
  usages: 'uses',
};

/**
 * A number with the sign of its name, where it has none of its own.
 *
 * ```ts
 * console.log(withIcon({ name: 'power', value: 3 }).icon); // attack
 * ```
 */
export function withIcon(number: NumberRecord): NumberRecord {
  const icon = number.icon ?? (isNamed(number.name) ? ICONS[number.name.toLowerCase()] : undefined);
  return icon === undefined ? number : { ...number, icon };
}

/**
 * Whether people know what a number of this name counts.
 *
 * ```ts
 * console.log(isNamed('power'), isNamed('flux')); // true false
 * ```
 */
export const isNamed = (name: string): boolean => Object.hasOwn(ICONS, name.toLowerCase());
