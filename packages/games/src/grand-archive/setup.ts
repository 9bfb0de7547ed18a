import { cardsOf, type DeckList, readDecks } from '@cardloom/parts';
import { CardloomError, type Json } from 'cardloom';
import { cards, decks } from './card-set.ts';
import { DECK_RULES } from './cards/words.ts';
import type { Context } from './kit.ts';

/**
 * What a match may be started with: decks by name or as lists, the seat that begins if nobody is to choose, and the opening.
 * `mulligan` deals five cards that may be replaced; `spirit` is the rules' own: the level-0 champion enters on its player's first
 * turn and draws.
 *
 * ```ts
 * createMatch(grandArchive, { seed: 7, options: { decks: ['cinder', 'quill'], opening: 'spirit' } });
 * ```
 */
export interface GrandArchiveOptions {
  readonly decks?: readonly (string | Readonly<Record<string, number>>)[];
  readonly firstPlayer?: number;
  readonly opening?: 'mulligan' | 'spirit';
}

const RULES = {
  title: 'Grand Archive',
  decks,
  legal: { ...DECK_RULES, cards: new Set(Object.keys(cards)) },
  others: ['opening'],
};
const MAIN_DECK = 60;
const OPENINGS: readonly Json[] = ['mulligan', 'spirit'];

export function prepare({ G, players, coreOps }: Context, options: Json): void {
  const { decks: chosen, firstPlayer, given } = readDecks(RULES, options);
  const { opening = 'mulligan' } = given;
  if (!OPENINGS.includes(opening)) bad('options.opening', 'is "mulligan" or "spirit"');
  G.isSpiritOpening = opening === 'spirit';
  chosen.forEach(checkDeck);
  for (const player of players) {
    for (const card of cardsOf(chosen[player.seat])) {
      coreOps.createCard(card, cards[card].isMaterial ? player.material : player.deck);
    }
    // its order means nothing, but card numbers must not tell what lies where
    coreOps.shuffle(player.material);
  }
  coreOps.shuffleAllDecks();
  if (firstPlayer !== undefined) coreOps.setOtp(players[firstPlayer]);
}

function checkDeck(deck: DeckList, seat: number): void {
  const all = [...cardsOf(deck)].map((card) => cards[card]);
  const path = `options.decks[${seat}]`;
  if (all.filter(({ isMaterial }) => !isMaterial).length < MAIN_DECK) {
    bad(path, `needs at least ${MAIN_DECK} cards besides the material deck`);
  }
  if (!all.some(({ type, level }) => type === 'champion' && level === 0)) bad(path, 'needs a champion of level 0');
}

function bad(path: string, message: string): never {
  throw new CardloomError('bad-options', `Grand Archive: ${path} ${message}.`, path);
}
