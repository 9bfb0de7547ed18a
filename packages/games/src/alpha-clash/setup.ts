import { cardsOf, readDecks } from '@cardloom/parts';
import { CardloomError, type Json } from 'cardloom';
import { cards, contendersIn, decks } from './card-set.ts';
import { DECK_RULES } from './cards/words.ts';
import { contenderOf } from './field.ts';
import type { Context } from './kit.ts';

/**
 * What a match may be started with: decks by name or as lists (a Contender and 50 cards), the seat that begins, or the
 * seat that lost the last game and chooses who begins.
 *
 * ```ts
 * createMatch(alphaClash, { seed: 7, options: { decks: ['vanguard', 'umbra'], lastLoser: 1 } });
 * ```
 */
export interface AlphaClashOptions {
  readonly decks?: readonly (string | Readonly<Record<string, number>>)[];
  readonly firstPlayer?: number;
  readonly lastLoser?: number;
}

const TITLE = 'Alpha Clash';
const RULES = {
  title: TITLE,
  decks,
  legal: { ...DECK_RULES, cards: new Set(Object.keys(cards)) },
  others: ['lastLoser'],
};

function bad(path: string, message: string): never {
  throw new CardloomError('bad-options', `${TITLE}: ${path} ${message}.`, path);
}

/** Contenders are revealed first and start in play. */
export function prepare({ players, coreOps }: Context, options: Json): void {
  const { decks: chosen, firstPlayer, given } = readDecks(RULES, options);
  const { lastLoser } = given;
  if (lastLoser !== undefined && lastLoser !== 0 && lastLoser !== 1) bad('options.lastLoser', 'is a seat: 0 or 1');
  for (const player of players) {
    const deck = chosen[player.seat];
    const contenders = contendersIn(deck);
    if (contenders.length !== 1) bad(`options.decks[${player.seat}]`, 'must have exactly one Contender');
    coreOps.createCard(contenders[0], player.field);
    player.health = contenderOf(player).def.health;
    for (const card of cardsOf(deck)) if (cards[card].type !== 'contender') coreOps.createCard(card, player.deck);
  }
  coreOps.shuffleAllDecks();
  if (firstPlayer !== undefined) coreOps.setOtp(players[firstPlayer]);
  else if (lastLoser !== undefined) coreOps.setChoosingFirstPlayer(players[lastLoser]);
}
