import type { NumberRecord, ShownCard } from '@cardloom/parts/present';

/** What a screen reader says of a card. `state`: what can be done with it; `now`: what it does, where the table knows more. */
export function cardSentence(
  card: ShownCard,
  say: (text: string) => string,
  state?: string,
  now: string | undefined = card.now,
): string {
  const { title, kind, cost, numbers = [], marks = [], turned, attached = [] } = card;
  const facts = [
    ...(kind === undefined ? [] : [kind]),
    ...(now === undefined ? [] : [now]),
    ...(cost === undefined ? [] : [`cost ${cost}`]),
    ...numbers.map(numberWords),
    ...marks.map(spokenDots),
    ...(turned === true ? ['turned'] : []),
    ...attached.map((one) => `with ${one.title}`),
    ...(state === undefined ? [] : [state]),
  ];
  return say([title, ...new Set(facts)].join(', '));
}

/** What stands on a card in sentences, for whoever cannot read it there. */
export const cardText = ({ text = '' }: ShownCard, say: (text: string) => string): string | undefined =>
  text === '' ? undefined : say(text);

/** Dots are counted: `●○○` is 1 of 3. */
export function spokenDots(mark: string): string {
  if (!/^[●○]+$/.test(mark)) return mark;
  const full = mark.replaceAll('○', '').length;
  if (full < mark.length) return `${full} of ${mark.length}`;
  return full === 1 ? '1 dot' : `${full} dots`;
}

const CHANGES = { raised: ', raised', lowered: ', lowered' } as const;

const numberWords = ({ name, value, change }: NumberRecord): string =>
  `${name} ${value}${change === undefined ? '' : CHANGES[change]}`;
