import { inShort } from '@cardloom/parts';
import { CardloomError, type Json } from 'cardloom';
import { type Deck, deckProblems } from './deck.ts';
import { decks } from './decks.ts';
import { enterCharacter } from './entities.ts';
import type { Context } from './kit.ts';
import { modes } from './modes.ts';
import type { CardPool } from './pool.ts';

/**
 * What a match may be started with. Everything may be left out: two ready-made decks, standard mode, and a first player by
 * coin flip.
 *
 * ```ts
 * createMatch(invokation, { seed: 7, options: { decks: ['mondstadt', 'storm'], firstPlayer: 0 } });
 * ```
 */
export interface InvokationOptions {
  /** One per seat: the name of a deck, or its characters and cards. */
  readonly decks?: readonly (string | Deck)[];
  /** The seat that begins. */
  readonly firstPlayer?: number;
  /** `standard`, or `omni` where every die shows Omni. */
  readonly mode?: string;
}

const DEFAULT_DECKS: readonly string[] = ['mondstadt', 'storm'];

/** Characters on the table, piles shuffled, hands dealt, a coin flipped. */
export const prepare =
  (pool: CardPool) =>
  (context: Context, given: Json): void => {
    const { G, players, coreOps } = context;
    const { chosen, firstPlayer, mode } = checkOptions(pool, given);
    G.mode = mode;
    for (const player of players) {
      for (const name of chosen[player.seat].characters) enterCharacter(coreOps.createCard(name, player.characters));
    }
    for (const player of players) {
      for (const [name, copies] of Object.entries(chosen[player.seat].cards)) {
        for (let i = 0; i < copies; i++) coreOps.createCard(name, player.pile);
      }
      coreOps.shuffle(player.pile);
    }
    for (const player of players) coreOps.drawCard(player, modes[mode].firstHand);
    G.first = firstPlayer ?? coreOps.random(2);
    coreOps.setOtp(players[G.first]);
  };

interface Checked {
  readonly chosen: readonly Deck[];
  readonly firstPlayer: number | undefined;
  readonly mode: string;
}

function checkOptions(pool: CardPool, given: Json): Checked {
  const options = record(given ?? {}, 'options', ['decks', 'firstPlayer', 'mode']);
  const { firstPlayer, mode = 'standard', decks: asked = DEFAULT_DECKS } = options;
  if (!Array.isArray(asked) || asked.length !== 2)
    return bad('options.decks', 'must be a list of two, one for each seat');
  if (firstPlayer !== undefined && firstPlayer !== 0 && firstPlayer !== 1) {
    return bad('options.firstPlayer', 'is a seat: 0 or 1');
  }
  if (typeof mode !== 'string' || !Object.hasOwn(modes, mode)) {
    return bad('options.mode', `is no mode; there are ${Object.keys(modes).join(', ')}`);
  }
  const chosen = (asked as readonly Json[]).map((deck, seat) => checkDeck(pool, deck, `options.decks[${seat}]`));
  return { chosen, firstPlayer, mode };
}

function checkDeck(pool: CardPool, given: Json, path: string): Deck {
  if (typeof given === 'string') {
    if (Object.hasOwn(decks, given)) return decks[given];
    return bad(path, `is no deck; there are ${Object.keys(decks).join(', ')}`);
  }
  const { characters, cards } = record(given, path, ['characters', 'cards']);
  if (!Array.isArray(characters) || characters.some((name) => typeof name !== 'string')) {
    return bad(`${path}.characters`, 'must be a list of names');
  }
  const deck: Deck = {
    characters: characters as readonly string[],
    cards: record(cards ?? null, `${path}.cards`) as Readonly<Record<string, number>>,
  };
  const problems = deckProblems(pool, deck);
  return problems.length === 0 ? deck : bad(path, `is no legal deck: ${inShort(problems)}`);
}

function record(given: Json, path: string, known?: readonly string[]): Readonly<Record<string, Json>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad(path, 'must be an object');
  const stray = known === undefined ? undefined : Object.keys(given).find((key) => !known.includes(key));
  if (stray !== undefined) bad(`${path}.${stray}`, `is no option; there are ${known?.join(', ')}`);
  return given as Readonly<Record<string, Json>>;
}

function bad(path: string, message: string): never {
  throw new CardloomError('bad-options', `Genius Invokation: ${path} ${message}.`, path);
}
