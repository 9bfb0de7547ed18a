import { bagState, cardsOf, readDecks, readSeries, SERIES_OPTIONS, seriesOf } from '@cardloom/parts';
import type { Json } from 'cardloom';
import { cards, decks, sideboards } from './card-set.ts';
import { DECK_RULES } from './cards/words.ts';
import { freshen } from './deeds.ts';
import type { Card, Context, Player } from './kit.ts';

/**
 * What a match may be started with: decks by name or as lists, the seat that begins if nobody is to choose, and for a
 * series `bestOf` and the sideboards of decks that have none of their own.
 *
 * ```ts
 * createMatch(lorcana, { seed: 7, options: { decks: ['hearth', 'gale'], bestOf: 3 } });
 * ```
 */
export interface LorcanaOptions {
  readonly decks?: readonly (string | Readonly<Record<string, number>>)[];
  readonly firstPlayer?: number;
  readonly bestOf?: number;
  readonly sideboards?: readonly (Readonly<Record<string, number>> | null)[];
}

const RULES = {
  title: 'Lorcana',
  decks,
  legal: { ...DECK_RULES, cards: new Set(Object.keys(cards)) },
  others: SERIES_OPTIONS,
};

export function prepare({ G, players, coreOps }: Context, options: Json): void {
  const choice = readDecks(RULES, options);
  const series = readSeries(RULES, sideboards, choice);
  G.bestOf = series.bestOf;
  const sideboardOf = (seat: number): string[] => (series.bestOf === 1 ? [] : cardsOf(series.sideboards[seat]));
  for (const { deck, seat } of players) {
    for (const card of [...cardsOf(choice.decks[seat]), ...sideboardOf(seat)]) coreOps.createCard(card, deck);
  }
  // all together and before anybody acts, or card numbers would tell what lies where
  coreOps.shuffleAllDecks();
  for (const { deck, sideboard, seat } of players) {
    for (const name of sideboardOf(seat)) {
      const card = deck.cards.find((candidate) => candidate.name === name);
      if (card !== undefined) coreOps.moveCard(card, sideboard);
    }
  }
  if (choice.firstPlayer !== undefined) coreOps.setOtp(players[choice.firstPlayer]);
}

/** Between two games of a series everything goes back into the box. */
export const series = seriesOf<Context, Card, Player>({
  zones: ({ deck, hand, inkwell, play, discard }) => [deck, hand, inkwell, play, discard],
  freshen,
  restart: ({ G, players }) => {
    // triggers of the game that is over are not resolved in the next
    Object.assign(G, bagState);
    for (const player of players) {
      player.lore = 0;
      player.hasInked = false;
      player.isOut = false;
    }
  },
});
