import { cardsOf, readDecks } from '@cardloom/parts';
import type { Json } from 'cardloom';
import { cards, decks } from './card-set.ts';
import { DECK_RULES, RESOURCE } from './cards/words.ts';
import type { Context } from './kit.ts';

/**
 * What a match may be started with: decks by name or as lists, and the seat that begins if nobody is to choose.
 *
 * ```ts
 * createMatch(gundam, { seed: 7, options: { decks: ['harbor', 'foundry'], firstPlayer: 0 } });
 * ```
 */
export interface GundamOptions {
  readonly decks?: readonly (string | Readonly<Record<string, number>>)[];
  readonly firstPlayer?: number;
}

const RULES = { title: 'Gundam', decks, legal: { ...DECK_RULES, cards: new Set(Object.keys(cards)) } };
const RESOURCE_DECK = 10;

export function prepare({ players, coreOps }: Context, options: Json): void {
  const { decks: chosen, firstPlayer } = readDecks(RULES, options);
  for (const player of players) {
    for (const card of cardsOf(chosen[player.seat])) coreOps.createCard(card, player.deck);
    for (let i = 0; i < RESOURCE_DECK; i++) coreOps.createCard(RESOURCE, player.resourceDeck);
  }
  coreOps.shuffleAllDecks();
  if (firstPlayer !== undefined) coreOps.setOtp(players[firstPlayer]);
}
