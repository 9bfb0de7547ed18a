import { cardsOf, type DeckList, readDecks } from '@cardloom/parts';
import { CardloomError, type Json } from 'cardloom';
import type { CardSet } from './card-set.ts';
import { deckRules } from './cards/words.ts';
import type { Context } from './kit.ts';
import { draw } from './operations.ts';

/**
 * What a match may be started with. Everything may be left out: decks `basic` and `control`, two rookies, and a first
 * player drawn by lot.
 *
 * ```ts
 * createMatch(skirmish, { seed: 7, options: { decks: ['basic', 'basic'], leaders: ['warlord', 'sage'], firstPlayer: 0 } });
 * ```
 */
export interface SkirmishOptions {
  /** One per seat: the name of a deck, or how many copies of which card. */
  readonly decks?: readonly (string | DeckList)[];
  /** One leader per seat. */
  readonly leaders?: readonly string[];
  /** The seat that begins. */
  readonly firstPlayer?: number;
}

const FIRST_HAND = 8;
const DEFAULT_LEADERS = ['rookie', 'rookie'];

/** Decks shuffled, hands dealt, the first player drawn by lot. */
export function prepare(set: CardSet): Setup {
  const legal = deckRules(new Set(Object.keys(set.cards)), (card) => set.cards[card].isToken);
  const rules = { title: 'Skirmish', decks: set.decks, legal, others: ['leaders'] };
  return (context, options) => {
    const { players, coreOps } = context;
    const { decks, firstPlayer, given } = readDecks(rules, options);
    const leaders = readLeaders(set, given.leaders ?? DEFAULT_LEADERS);
    for (const player of players) {
      const { leaderId, maxCharges } = set.leaders[leaders[player.seat]];
      player.leaderId = leaderId;
      player.currentCharges = maxCharges;
      for (const card of cardsOf(decks[player.seat])) coreOps.createCard(card, player.deck);
      coreOps.shuffle(player.deck);
    }
    for (const player of players) draw(context, player, FIRST_HAND);
    coreOps.setOtp(players[firstPlayer ?? coreOps.random(2)]);
  };
}

/** Prepares the table. */
export type Setup = (context: Context, options: Json) => void;

function readLeaders(set: CardSet, given: Json): readonly string[] {
  const bad = (path: string, message: string): never => {
    throw new CardloomError('bad-options', `Skirmish: ${path} ${message}.`, path);
  };
  if (!Array.isArray(given) || given.length !== 2) {
    return bad('options.leaders', 'must be a list of two, one for each seat');
  }
  return given.map((leader: Json, seat) => {
    if (typeof leader === 'string' && Object.hasOwn(set.leaders, leader)) return leader;
    return bad(`options.leaders[${seat}]`, `is no leader; there are ${Object.keys(set.leaders).join(', ')}`);
  });
}
