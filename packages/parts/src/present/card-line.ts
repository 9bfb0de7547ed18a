import type { Names } from './names.ts';
import type { ClashRecord, NumberRecord, ShownCard } from './record.ts';

const ARROWS = { raised: '▲', lowered: '▼' } as const;

/**
 * `7▲/6`.
 *
 * ```ts
 * console.log(numbersText([number('power', 7, 6), number('toughness', 6)])); // 7▲/6
 * ```
 */
export const numbersText = (numbers: readonly NumberRecord[] | undefined): string =>
  (numbers ?? []).map(({ value, change }) => `${value}${change === undefined ? '' : ARROWS[change]}`).join('/');

/**
 * A card in a line: `↷ Ridge Ogre 5/4▼ (2 damage) → Greedy`.
 *
 * ```ts
 * const line = cardLine({ id: 4, name: 'ogre', title: 'Ridge Ogre', numbers: [{ name: 'power', value: 5 }] }, names);
 * ```
 */
export function cardLine(card: ShownCard, names: Names, isTitled = true): string {
  const marks = [...(card.marks ?? []), ...(card.attached ?? []).map((other) => cardLine(other, names))];
  const parts = [
    card.active === true ? '►' : '',
    card.turned === true ? '↷' : '',
    isTitled ? card.title : '',
    numbersText(card.numbers),
    marks.length === 0 ? '' : `(${marks.join(', ')})`,
    pointsText(card),
  ];
  return names.text(parts.filter((part) => part !== '').join(' '));
}

/**
 * A fight in a line: `Quarry Maul 4 – 2 Mist Petal: 2 damage to you (link 1)`.
 *
 * ```ts
 * for (const block of tableOf(presentation, view).shared) if (block.kind === 'clash') console.log(clashLine(block, names));
 * ```
 */
export function clashLine({ label, attack, defense, numbers, text }: ClashRecord, names: Names): string {
  const titles = (cards: readonly ShownCard[]): string => cards.map(({ title }) => names.text(title)).join(', ');
  const sides = [titles(attack), numbers?.join(' – ') ?? '', titles(defense)].filter((part) => part !== '').join(' ');
  return `${sides === '' ? '' : `${sides}: `}${names.text(text)}${label === '' ? '' : ` (${label})`}`;
}

/** `→ Greedy, Ridge Ogre`: what it attacks, blocks or aims at. */
const pointsText = ({ points = [] }: ShownCard): string =>
  points.length === 0
    ? ''
    : `→ ${points.map((point) => (typeof point === 'string' ? `{${point}}` : `{#${point}}`)).join(', ')}`;
