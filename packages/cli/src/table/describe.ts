import type { Json, View } from 'cardloom';
import { cardsIn, type Names } from './names.ts';
import { capital, spoken } from './text.ts';

/** An answer in a few words: cards and players by name, lists and objects piece by piece. */
export function describeAnswer(answer: Json, view: View, names: Names): string {
  if (answer === null) return 'nothing';
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  if (typeof answer === 'number') return String(cardNamed(answer, view, names) ?? answer);
  if (typeof answer === 'string') return names.isPlayer(answer) ? names.player(answer) : spoken(answer);
  if (Array.isArray(answer)) return answer.length === 0 ? 'none' : answer.map((item) => describeAnswer(item, view, names)).join(', ');
  const parts = Object.entries(answer).map(([key, value]) => {
    const name = cardNamed(Number(key), view, names) ?? (names.isPlayer(key) ? names.player(key) : spoken(key));
    return `${name} ${describeAnswer(value as Json, view, names)}`;
  });
  return parts.length === 0 ? 'nothing' : parts.join(', ');
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

/**
 * A number may be a card or just a number. It is taken for a card if every number among the options is one the viewer
 * knows; `asCards` says so.
 */
export function describeOption(option: Json, choice: string, view: View, names: Names, asCards: boolean): DescribedOption {
  const own = names.entry.label?.(option, choice, view);
  if (own !== undefined) return { label: withNames(own, names), hint: '' };
  if (typeof option === 'number' && asCards) {
    const placed = cardsIn(view).find(({ card }) => card.id === option);
    if (placed !== undefined) {
      const { card, zone, player } = placed;
      // where it lies goes first: on a narrow terminal the end is cut off
      const facts = [names.zone(zone, player), ...names.live(card), ...names.printed(card.name)];
      return { label: names.cardName(card.name), hint: facts.join(' · ') };
    }
  }
  if (typeof option === 'number') return { label: String(option), hint: '' };
  return { label: capital(describeAnswer(option, view, names)), hint: '' };
}

/** Whether these options are cards. */
export function areCards(options: readonly Json[], view: View): boolean {
  const known = new Set(cardsIn(view).map(({ card }) => card.id));
  const numbers = options.filter((option) => typeof option === 'number');
  return numbers.length > 0 && numbers.every((option) => known.has(option));
}

/** A game's own words may hold players' ids in braces: `{p1} draws 2 cards`. */
export const withNames = (text: string, names: Names): string =>
  capital(
    text.replace(/\{([^}]+)\}('s)?/g, (_, id: string, genitive: string | undefined) => {
      const name = names.player(id);
      return genitive === undefined ? name : name === 'you' ? 'your' : `${name}'s`;
    }),
  );
