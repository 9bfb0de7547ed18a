import type { Json, PromptChoice, View } from 'cardloom';
import { showControlCharacters } from 'cardloom';
import { type Asked, answerWords, keyWords, named } from './answers.ts';
import { cardLine } from './card-line.ts';
import type { Names } from './names.ts';
import { capital, plain } from './pieces.ts';
import { cardsIn, type PlacedCard } from './reading.ts';
import { toldApart } from './told-apart.ts';

/** An option of a choice: what it is called, what else is worth knowing of it, and the card or player it is. */
export interface OptionWords {
  readonly value: Json;
  readonly label: string;
  readonly hint: string;
  /** What it costs, where the game says it. */
  readonly cost?: string;
  readonly card?: number;
  readonly player?: string;
}

/**
 * What can be chosen for a question: its options, or what its answer is made of (cards, dice, items).
 *
 * ```ts
 * for (const { asks } of prompt.moves) if (asks) console.log(optionsOf(asks, view, names).map(({ label }) => label));
 * ```
 */
export function optionsOf(asked: PromptChoice, view: View, names: Names): OptionWords[] {
  if ('options' in asked) return optionWords(asked.options, asked, view, names);
  if ('from' in asked)
    return optionWords(asked.from, { ...asked, of: asked.kind === 'payment' ? 'card' : asked.of }, view, names);
  if ('items' in asked) return optionWords(asked.items, asked, view, names);
  if ('pool' in asked)
    return Object.entries(asked.pool).map(([kind, count]) => ({
      value: kind,
      label: capital(plain(keyWords(kind, view, names))),
      hint: `${count} there`,
    }));
  return [];
}

/**
 * Options in words. Cards say in which zone they lie if that differs, but for one's own hand, and whose they are if not the viewer's.
 *
 * ```ts
 * const options: OptionWords[] = optionWords([12, 14], { name: 'card', kind: 'oneOf', of: 'card' }, view, names);
 * ```
 */
export function optionWords(options: readonly Json[], asked: Asked, view: View, names: Names): OptionWords[] {
  const placed = new Map(cardsIn(view).map((one) => [one.card.id, one]));
  const cards = options.flatMap((option) => (typeof option === 'number' ? (placed.get(option) ?? []) : []));
  const numbers = options.filter((option) => typeof option === 'number');
  // where nobody says what numbers are, they are cards if each of them is one
  const asCards =
    asked.of === undefined ? cards.length > 0 && cards.length === numbers.length : NAMES_CARDS.has(asked.of);
  const withPlace = new Set(cards.map(({ zone }) => zone)).size > 1;
  const ownLabel = (option: Json): string | undefined => names.presentation.label?.(option, asked.name, view);
  const words = options.map((option): OptionWords => {
    const card = typeof option === 'number' && asCards ? placed.get(option) : undefined;
    if (card !== undefined) return cardOption(card, withPlace, asked, view, names);
    const own = ownLabel(option);
    const label = own === undefined && typeof option === 'number' ? numberLabel(option, asCards, names) : undefined;
    const cost = names.presentation.cost?.(option, asked.name, view);
    const { name, more } = named(label ?? capital(plain(answerWords(option, view, names, asked))));
    return {
      value: option,
      label: name,
      hint: more,
      ...(cost === undefined ? {} : { cost }),
      ...(names.isPlayer(option) ? { player: option } : {}),
    };
  });
  return toldApart(words, ownLabel, (id) => {
    const card = placed.get(id);
    return card === undefined ? '' : cardLine(names.shown(card, view), names, false);
  });
}

/** A card that is nowhere to be seen is called by what it was. */
const numberLabel = (option: number, isCard: boolean, names: Names): string =>
  isCard ? capital(names.card(option)) : String(option);

const NAMES_CARDS: ReadonlySet<string> = new Set(['card', 'target']);

function cardOption(placed: PlacedCard, withPlace: boolean, asked: Asked, view: View, names: Names): OptionWords {
  const { card, zone, player } = placed;
  const shown = names.shown(placed, view);
  const own = names.presentation.label?.(card.id, asked.name, view);
  const is = { value: card.id, card: card.id };
  if (own !== undefined) return { ...is, label: capital(names.text(own)), hint: textOf(shown.text).join('') };
  const whose = player === null || player === view.viewer ? '' : `${names.whose(player)} `;
  // one's own hand is where most of it comes from; anywhere else goes first: where there is little room the end is cut off
  const isHeld = player === view.viewer && names.isHand(zone);
  const hints = [
    ...(withPlace && !isHeld ? [names.zone(zone, player, view)] : []),
    ...(shown.cost === undefined ? [] : [`cost ${shown.cost}`]),
    ...textOf(shown.text),
  ];
  return { ...is, label: capital(`${whose}${cardLine(shown, names)}`), hint: hints.join(' · ') };
}

const textOf = (text = ''): string[] =>
  text === '' ? [] : [showControlCharacters(text.trim().replaceAll(/\s+/g, ' '))];
