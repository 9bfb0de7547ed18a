import { CardloomError, type Json } from 'cardloom';
import { type CardSet, deckProblem } from './card-set.ts';
import type { DeckList } from './cards/decks.ts';
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

export const DEFAULT_DECKS: readonly string[] = ['basic', 'control'];
export const FIRST_HAND = 8;
const DEFAULT_LEADERS = ['rookie', 'rookie'];

/** Decks shuffled, hands dealt, the first player drawn by lot. */
export function prepare(set: CardSet): Setup {
  return (context, given) => {
    const { players, coreOps } = context;
    const { decks, leaders, firstPlayer } = checkOptions(set, given);
    for (const player of players) {
      const { leaderId, maxCharges } = set.leaders[leaders[player.seat]];
      player.leaderId = leaderId;
      player.currentCharges = maxCharges;
      for (const [card, copies] of Object.entries(decks[player.seat])) {
        for (let i = 0; i < copies; i++) coreOps.createCard(card, player.deck);
      }
      coreOps.shuffle(player.deck);
    }
    for (const player of players) draw(context, player, FIRST_HAND);
    coreOps.setOtp(players[firstPlayer ?? coreOps.random(2)]);
  };
}

/** Prepares the table. */
export type Setup = (context: Context, options: Json) => void;

interface Checked {
  readonly decks: readonly DeckList[];
  readonly leaders: readonly string[];
  readonly firstPlayer: number | undefined;
}

function checkOptions(set: CardSet, given: Json): Checked {
  const options = record(given ?? {}, 'options', ['decks', 'leaders', 'firstPlayer']);
  const decks = pair(options.decks ?? DEFAULT_DECKS, 'options.decks').map((deck, seat) =>
    checkDeck(set, deck, `options.decks[${seat}]`),
  );
  const leaders = pair(options.leaders ?? DEFAULT_LEADERS, 'options.leaders').map((leader, seat) => {
    if (typeof leader === 'string' && Object.hasOwn(set.leaders, leader)) return leader;
    return bad(`options.leaders[${seat}]`, `is no leader; there are ${Object.keys(set.leaders).join(', ')}`);
  });
  const { firstPlayer } = options;
  if (firstPlayer !== undefined && firstPlayer !== 0 && firstPlayer !== 1) {
    bad('options.firstPlayer', 'is a seat: 0 or 1');
  }
  return { decks, leaders, firstPlayer: firstPlayer as number | undefined };
}

function checkDeck(set: CardSet, given: Json, path: string): DeckList {
  if (typeof given === 'string') {
    if (Object.hasOwn(set.decks, given)) return set.decks[given];
    return bad(path, `is no deck; there are ${Object.keys(set.decks).join(', ')}`);
  }
  const deck = record(given, path) as DeckList;
  const problem = deckProblem(set, deck);
  return problem === null ? deck : bad(path, `is no legal deck: ${problem}`);
}

function record(given: Json, path: string, known?: readonly string[]): Readonly<Record<string, Json>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad(path, 'must be an object');
  const stray = known === undefined ? undefined : Object.keys(given).find((key) => !known.includes(key));
  if (stray !== undefined) bad(`${path}.${stray}`, `is no option; there are ${known?.join(', ')}`);
  return given as Readonly<Record<string, Json>>;
}

function pair(given: Json, path: string): readonly Json[] {
  return Array.isArray(given) && given.length === 2 ? given : bad(path, 'must be a list of two, one for each seat');
}

function bad(path: string, message: string): never {
  throw new CardloomError('bad-options', `Skirmish: ${path} ${message}.`, path);
}
