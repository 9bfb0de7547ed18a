import type { Json, Naming, PromptChoice, View } from 'cardloom';
import type { Names } from './names.ts';
import { capitalWords, joined, plain, textPiece, type Words } from './pieces.ts';
import { placedCard } from './reading.ts';
import { spoken } from './spoken.ts';

/**
 * What an answer belongs to: a question of a prompt, or as much of it as is known.
 *
 * ```ts
 * const asked: Asked = { name: 'cards', kind: 'someOf', of: 'card' };
 * ```
 */
export interface Asked {
  readonly name: string;
  readonly kind: string;
  /** What answers name; where that is not known, a number is the card of that number, if there is one. */
  readonly of?: Naming;
}

const ANY: Asked = { name: '', kind: '' };

/**
 * An answer in a few words: cards and players by name, lists and objects piece by piece.
 *
 * ```ts
 * console.log(plain(answerWords([12, 14], view, names, { name: 'cards', kind: 'someOf', of: 'card' })));
 * ```
 */
export function answerWords(answer: Json, view: View, names: Names, asked: Asked = ANY): Words {
  const own = names.presentation.label?.(answer, asked.name, view);
  if (own !== undefined) return names.words(own);
  if (answer === null) return textPiece('nothing');
  if (typeof answer === 'boolean') return textPiece(answer ? 'yes' : 'no');
  if (typeof answer === 'number')
    return (namesCards(asked) ? cardWords(answer, view, names) : undefined) ?? textPiece(String(answer));
  if (typeof answer === 'string') return nameWords(answer, names, asked);
  if (Array.isArray(answer)) {
    // a payment in a list is one of cards
    const of: Asked = asked.kind === 'payment' ? { ...asked, kind: 'someOf', of: 'card' } : asked;
    return answer.length === 0 ? textPiece('none') : joined(answer.map((item) => answerWords(item, view, names, of)));
  }
  const parts = Object.entries(answer).map(([key, value]): Words => {
    const name = keyWords(key, view, names);
    if (asked.kind === 'payment') return [{ text: `${String(value)} ` }, ...name];
    return [...name, { text: asked.kind === 'assignment' ? ' → ' : ' ' }, ...answerWords(value, view, names, asked)];
  });
  return parts.length === 0 ? textPiece('nothing') : joined(parts);
}

const namesCards = ({ kind, of }: Asked): boolean =>
  of === undefined ? kind !== 'number' && kind !== 'payment' : of === 'card' || of === 'target';

const nameWords = (answer: string, names: Names, { of }: Asked): Words => {
  if (names.isPlayer(answer)) return [{ text: names.player(answer), player: answer }];
  return textPiece(of === 'name' ? names.cardName(answer) : spoken(answer));
};

const cardWords = (id: number, view: View, names: Names): Words | undefined => {
  const found = placedCard(view, id);
  return found === undefined ? undefined : [{ text: names.cardName(found.card.name), card: id }];
};

/**
 * A key of an answer: the number of a card, a player's id, or a word.
 *
 * ```ts
 * console.log(plain(keyWords('pyro', view, names)));
 * ```
 */
export const keyWords = (key: string, view: View, names: Names): Words =>
  cardWords(Number(key), view, names) ?? nameWords(key, names, ANY);

/**
 * What was answered so far, in the order it was asked: `Archer`, `3`. What an option does is for those who still choose.
 *
 * ```ts
 * for (const { asks } of prompt.moves)
 *   if (asks) console.log(answersText([{ asked: asks, answer: 12 }], view, names).join(', '));
 * ```
 */
export const answersText = (
  given: readonly { readonly asked: PromptChoice; readonly answer: Json }[],
  view: View,
  names: Names,
): string[] =>
  given.map(({ asked, answer }) => named(plain(capitalWords(answerWords(answer, view, names, asked)))).name);

const BETWEEN = ' · ';

/**
 * A game's own label in two: what an option is called, and what is worth knowing of it (`Dawn · 8 Pyro damage.`).
 *
 * ```ts
 * console.log(named('Dawn · 8 Pyro damage.')); // { name: 'Dawn', more: '8 Pyro damage.' }
 * ```
 */
export function named(label: string): { readonly name: string; readonly more: string } {
  const at = label.indexOf(BETWEEN);
  return at < 0 ? { name: label, more: '' } : { name: label.slice(0, at), more: label.slice(at + BETWEEN.length) };
}
