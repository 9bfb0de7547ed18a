import type { NumberRecord, ShownCard } from '@cardloom/parts/present';

/** What a screen reader says of a card. */
export function cardSentence(card: ShownCard, say: (text: string) => string, state?: string): string {
  const { title, kind, cost, numbers = [], marks = [], turned, attached = [] } = card;
  const facts = [
    ...(kind === undefined ? [] : [kind]),
    ...(cost === undefined ? [] : [`cost ${cost}`]),
    ...numbers.map(numberWords),
    ...marks,
    ...(turned === true ? ['turned'] : []),
    ...attached.map((one) => `with ${one.title}`),
    ...(state === undefined ? [] : [state]),
  ];
  return say([title, ...facts].join(', '));
}

const CHANGES = { raised: ', raised', lowered: ', lowered' } as const;

const numberWords = ({ name, value, change }: NumberRecord): string =>
  `${name} ${value}${change === undefined ? '' : CHANGES[change]}`;
