import { describeGame, type Json, type View } from 'cardloom';
import { inLine } from '../terminal.ts';
import { withNames } from './called.ts';
import { cardsIn, type Names } from './names.ts';
import { cardPiece } from './piece.ts';
import { capital, spoken } from './text.ts';

/** What an answer belongs to: the choice's name and its kind, as far as they are known. */
export interface Asked {
  readonly choice: string;
  readonly kind: string;
}
const ANY: Asked = { choice: '', kind: '' };

/** An answer in a few words: cards and players by name, lists and objects piece by piece. */
export function describeAnswer(answer: Json, view: View, names: Names, asked = ANY): string {
  const own = names.entry.label?.(answer, asked.choice, view);
  if (own !== undefined) return withNames(own, names);
  if (answer === null) return 'nothing';
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  if (typeof answer === 'number') {
    const isPlain = asked.kind === 'number' || asked.kind === 'payment';
    return String((isPlain ? undefined : cardNamed(answer, view, names)) ?? answer);
  }
  if (typeof answer === 'string') return names.isPlayer(answer) ? names.player(answer) : spoken(answer);
  if (Array.isArray(answer)) {
    // a payment in a list is one of cards
    const of = asked.kind === 'payment' ? { ...asked, kind: 'someOf' } : asked;
    return answer.length === 0 ? 'none' : answer.map((item) => describeAnswer(item, view, names, of)).join(', ');
  }
  const parts = Object.entries(answer).map(([key, value]) => {
    const name = describeKey(key, view, names);
    if (asked.kind === 'payment') return `${String(value)} ${name}`;
    return `${name} ${describeAnswer(value as Json, view, names, asked)}`;
  });
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** A key of an answer: the number of a card, a player's id, or a word. */
export const describeKey = (key: string, view: View, names: Names): string =>
  cardNamed(Number(key), view, names) ?? (names.isPlayer(key) ? names.player(key) : spoken(key));

/** The answers of an action or decision, each in a few words. */
export function describeArgs(move: string, args: Readonly<Record<string, Json>>, view: View, names: Names): string[] {
  const { moves, decisions } = describeGame(names.entry.game);
  const choices = [...moves, ...decisions].filter(({ name }) => name === move).flatMap((asking) => asking.choices);
  return Object.entries(args).map(([choice, answer]) => {
    const kind = choices.find(({ name }) => name === choice)?.kind ?? '';
    return describeAnswer(answer, view, names, { choice, kind });
  });
}

const cardNamed = (id: number, view: View, names: Names): string | undefined => {
  const found = cardsIn(view).find(({ card }) => card.id === id);
  return found === undefined ? undefined : names.cardName(found.card.name);
};

/** An option of a choice: what it is called, and what else is worth knowing of it. */
export interface DescribedOption {
  readonly label: string;
  readonly hint: string;
}

/** How a list of options is to be read. */
export interface Reading {
  /** A number may be a card or just a number: it is a card if every number in the list is one the viewer knows. */
  readonly asCards: boolean;
  /** The cards lie in different places, so each says where. */
  readonly withPlace: boolean;
}

export function describeOption(
  option: Json,
  choice: string,
  view: View,
  names: Names,
  { asCards, withPlace }: Reading,
): DescribedOption {
  const own = names.entry.label?.(option, choice, view);
  const placed =
    typeof option === 'number' && asCards ? cardsIn(view).find(({ card }) => card.id === option) : undefined;
  const card = placed === undefined ? undefined : names.shown(placed, view);
  if (own !== undefined) return { label: capital(withNames(own, names)), hint: inLine(card?.text ?? '') };
  if (placed !== undefined && card !== undefined) {
    // where it lies goes first: on a narrow terminal the end is cut off
    const place = withPlace ? [names.zone(placed.zone, placed.player, view)] : [];
    const facts = [...place, ...(card.cost === undefined ? [] : [`cost ${card.cost}`]), ...textOf(card.text)];
    const { player } = placed;
    const whose = player === null || player === view.viewer ? '' : `${names.whose(player)} `;
    return { label: capital(`${whose}${cardPiece(card, names).text}`), hint: facts.join(' · ') };
  }
  if (typeof option === 'number') return { label: String(option), hint: '' };
  return { label: capital(describeAnswer(option, view, names)), hint: '' };
}

const textOf = (text = ''): string[] => (text === '' ? [] : [inLine(text.trim().replaceAll(/\s+/g, ' '))]);

export function readingOf(options: readonly Json[], view: View): Reading {
  const placed = new Map(cardsIn(view).map(({ card, zone, player }) => [card.id, `${zone} ${player}`]));
  const numbers = options.filter((option) => typeof option === 'number');
  const asCards = numbers.length > 0 && numbers.every((option) => placed.has(option));
  return { asCards, withPlace: new Set(numbers.map((option) => placed.get(option))).size > 1 };
}
