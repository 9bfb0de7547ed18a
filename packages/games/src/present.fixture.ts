import { type BlockRecord, type CardRecord, type Presentation, type ShownCard, tableOf } from '@cardloom/parts/present';
import type { View } from 'cardloom';

/** The records of a table in a few lines of text, for tests to read. */
export function tableText(presentation: Presentation, view: View): string {
  const { sides, shared, lanes } = tableOf(presentation, view);
  return [
    ...shared.flatMap(blockText),
    ...(lanes.length === 0
      ? []
      : [`lanes: ${lanes.map(({ name, holder }) => `${name} ${holder ?? '-'}`).join(' · ')}`]),
    ...sides.flatMap(({ player, hasTurn, isAsked, hasLeft, numbers, marks, blocks }) => [
      [
        `${player}:${hasTurn ? ' ●' : ''}${isAsked ? ' ◂' : ''}${hasLeft ? ' left' : ''}`,
        numbers.map(({ name, value }) => `${name} ${value}`).join(' · '),
        ...marks,
      ]
        .filter((part) => part !== '')
        .join(' '),
      ...blocks.flatMap(blockText).map((line) => `  ${line}`),
    ]),
  ].join('\n');
}

function blockText(block: BlockRecord): string[] {
  switch (block.kind) {
    case 'piles':
      return [block.piles.map(({ name, count }) => `${name} ${count}`).join(' · ')];
    case 'cells':
      return [
        block.cells
          .map(({ card, marks }) => [card === undefined ? '-' : cardText(card), ...marks].join(' '))
          .join(' | '),
      ];
    case 'dice':
      return block.dice.length === 0
        ? []
        : [`dice: ${block.dice.map(({ name, value }) => `${value} ${name}`).join(', ')}`];
    case 'clash': {
      const { label, before, attack, defense, numbers, text } = block;
      const fighters = [attack, defense].map((cards) => cards.map(({ title }) => title).join(', '));
      const earlier = before.length === 0 ? [] : [`before: ${before.map(cardText).join(' · ')}`];
      const sides = numbers === null ? '' : `${fighters[0]} ${numbers.join(' - ')} ${fighters[1]}: `;
      return [...earlier, `${label === '' ? '' : `${label}: `}${sides}${text}`];
    }
    case 'note':
      return [block.text];
    default: {
      const hidden = 'hidden' in block && block.hidden > 0 ? [`${block.hidden} hidden`] : [];
      const shown = [...block.cards.map(cardText), ...hidden];
      return shown.length === 0 ? [] : [`${block.name}: ${shown.join(' · ')}`];
    }
  }
}

/** `↷Ridge Ogre 5/4▼ (2 damage, Calming Ward) → p1`. */
function cardText(card: CardRecord | ShownCard): string {
  const attached = 'attached' in card ? (card.attached ?? []).map(cardText) : [];
  const marks = [...(card.marks ?? []), ...attached];
  const changes = { raised: '▲', lowered: '▼' } as const;
  return [
    `${card.active === true ? '►' : ''}${card.turned === true ? '↷' : ''}${card.faded === true ? '†' : ''}${card.title}`,
    card.cost === undefined ? '' : `[${card.cost}]`,
    (card.numbers ?? []).map(({ value, change }) => `${value}${change === undefined ? '' : changes[change]}`).join('/'),
    marks.length === 0 ? '' : `(${marks.join(', ')})`,
    (card.points ?? []).length === 0 ? '' : `→ ${card.points?.join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
