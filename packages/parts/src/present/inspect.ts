import type { View } from 'cardloom';
import { cardLine } from './card-line.ts';
import type { Names } from './names.ts';
import { joined, textPiece, type Words } from './pieces.ts';
import { placedCard } from './reading.ts';
import type { BlockRecord, NumberRecord, ShownCard } from './record.ts';
import { tableOf } from './table.ts';
import { type Term, termsOf } from './terms.ts';

/** All there is to know of a card that the viewer can see. */
export interface Inspection {
  /** As it lies on the table: title, whole text, present and printed numbers, marks, what is attached to it. */
  readonly card: ShownCard;
  /** The card it is attached to. */
  readonly attachedTo?: ShownCard;
  /** Whose it is, and who has it now where that is somebody else. */
  readonly owner: string;
  readonly holder: string | null;
  readonly zone: string;
  /** What the words on it mean. */
  readonly terms: readonly Term[];
}

/**
 * What a card is in full; undefined if the viewer does not see it.
 *
 * ```ts
 * const found: Inspection | undefined = inspect(view, 12, names);
 * ```
 */
export function inspect(view: View, id: number, names: Names): Inspection | undefined {
  const placed = placedCard(view, id);
  if (placed === undefined) return undefined;
  const { sides, shared } = tableOf(names.presentation, view);
  const onTable = [...sides.flatMap(({ blocks }) => blocks), ...shared].flatMap(cardsOf);
  const host = onTable.find(({ attached = [] }) => attached.some((other) => other.id === id));
  const card = onTable.find((one) => one.id === id) ?? names.shown(placed, view);
  return {
    card,
    ...(host === undefined ? {} : { attachedTo: host }),
    owner: card.owner ?? placed.card.owner,
    holder: placed.player,
    zone: placed.zone,
    terms: termsOf(names.presentation, [...(card.now === undefined ? [] : [card.now]), ...(card.marks ?? [])]),
  };
}

function cardsOf(block: BlockRecord): readonly ShownCard[] {
  if (block.kind === 'cells') return block.cells.flatMap(({ card }) => card ?? []);
  if (block.kind === 'piles') return block.piles.flatMap(({ cards }) => cards);
  return 'cards' in block ? block.cards : [];
}

/**
 * An inspection in lines, for whoever reads rather than looks.
 *
 * ```ts
 * const found = inspect(view, 12, names);
 * if (found !== undefined) for (const line of inspectionWords(found, view, names)) console.log(plain(line));
 * ```
 */
export function inspectionWords(
  { card, attachedTo, owner, holder, zone, terms }: Inspection,
  view: View,
  names: Names,
): Words[] {
  const { title, kind, cost, text = '', numbers = [], marks = [], attached = [], points = [] } = card;
  const line = (said: string): Words[] => (said === '' ? [] : [names.words(said)]);
  const facts = [title, kind ?? '', cost === undefined ? '' : `cost ${cost}`].filter((fact) => fact !== '');
  const where = `In ${names.zone(zone, holder, view)}${holder === owner ? '' : `, owned by {${owner}}`}`;
  return [
    ...line(facts.join(' · ')),
    ...text.split('\n').flatMap((said) => (said === '' ? [] : [textPiece(said)])),
    ...numbers.map((number) => names.words(numberText(number))),
    ...line(marks.filter((mark) => !terms.some(({ word }) => word === mark)).join(', ')),
    ...terms.flatMap(({ word, text: meaning }) => line(`${word}: ${meaning}`)),
    ...line(card.turned === true ? `${where}, used for now` : where),
    ...attached.map((other): Words => [{ text: 'With ' }, { text: cardLine(other, names), card: other.id }]),
    ...(attachedTo === undefined ? [] : [[{ text: 'On ' }, { text: attachedTo.title, card: attachedTo.id }]]),
    ...(points.length === 0
      ? []
      : [
          [
            { text: 'Aims at ' },
            ...joined(points.map((point) => names.words(typeof point === 'string' ? `{${point}}` : `{#${point}}`))),
          ],
        ]),
  ];
}

/** `power 5, printed 3 (+2 Sword)`. */
function numberText({ name, value, printed, because = [] }: NumberRecord): string {
  const was = printed === undefined ? '' : `, printed ${printed}`;
  return `${name} ${value}${was}${because.length === 0 ? '' : ` (${because.join(', ')})`}`;
}
