import { isAboutCost, type Names, plain, reasonInShort, type ShownCard } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { isPickedCard, stateOfCard, stateOfOption } from '../prompt/glow.ts';
import type { Prompting } from '../prompt/use-prompt.ts';
import type { Aim } from './aims.ts';
import { choicesOf } from './choices.ts';
import { type Forecast, numberKey } from './forecast-record.ts';
import type { Places } from './places.ts';
import type { TableUi } from './ui.tsx';
import type { Reasons } from './use-reasons.ts';

/** What glows, and what a click on it means. */
export const glowing = (
  { prompt, walk }: Prompting,
  places: Places,
  chosen: ReadonlySet<number>,
): Pick<TableUi, 'stateOf' | 'stateOfPlayer' | 'optionAt' | 'isPicked'> => ({
  stateOf: (card) => {
    const own = stateOfCard(prompt, walk, card);
    if (own !== undefined) return own;
    if (chosen.has(card.id)) return 'selected';
    return places.optionOfCard(card.id) === undefined ? undefined : 'target';
  },
  stateOfPlayer: (player) => stateOfOption(walk, player),
  optionAt: (zone, player) => places.optionAt(zone, player),
  isPicked: (card) => isPickedCard(walk, card),
});

/** What numbers would be; where there are no arrows, a word says whom those are sent at who are chosen to attack or block. */
export const foretelling = (
  forecast: Forecast,
  { walk }: Pick<Prompting, 'walk'>,
  names: Names,
  isCompact: boolean,
): Pick<TableUi, 'forecastOf' | 'forecastOfPlayer'> => {
  const sent = isCompact ? choicesOf({ ...walk, subject: null }, () => undefined) : [];
  const whom = new Map(sent.map(({ from, to }) => [from, nameOf(to, names)]));
  return {
    forecastOf: (card) => forecast.cards.get(card) ?? whom.get(card),
    forecastOfPlayer: (player, number) => forecast.players.get(numberKey(player, number)),
  };
};

/** A player, or a card by its number. */
const nameOf = (to: Aim['to'], names: Names): string =>
  names.text(typeof to === 'string' ? `{${to}}` : `{#${String(to)}}`);

/** What cards do, and why they cannot do more. */
export const explaining = (
  { prompt, walk }: Prompting,
  { closed }: Places,
  reasons: Reasons,
  names: Names,
  isCompact: boolean,
  view: () => View,
): Pick<TableUi, 'whyNot' | 'nowOf' | 'closedAt'> => ({
  whyNot: (card) => {
    const found = stateOfCard(prompt, walk, card) === undefined ? reasons.of(card.id) : undefined;
    if (found === undefined || found.length === 0) return undefined;
    return { text: plain(reasonInShort(found, view(), names)), isCost: found.some(isAboutCost) };
  },
  closedAt: (zone, player) => {
    const option = closed.optionAt(zone, player);
    if (option === undefined) return undefined;
    const found = reasons.against(walk, option);
    return {
      why: found === undefined ? undefined : plain(reasonInShort(found, view(), names)),
      ask: () => reasons.askAgainst(walk, option),
    };
  },
  nowOf: ({ points = [], now, active }: ShownCard) => {
    const [aim] = points;
    // where there are no arrows, the word says at whom
    if (aim !== undefined && (isCompact || now === undefined)) return `→ ${nameOf(aim, names)}`;
    return now ?? (active === true ? 'active' : undefined);
  },
});
