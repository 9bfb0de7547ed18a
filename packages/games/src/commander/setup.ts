import { inShort } from '@cardloom/parts';
import { CardloomError, type Json } from 'cardloom';
import type { CardSet } from './card.ts';
import { type DeckList, deckProblems } from './deck-check.ts';
import type { Context } from './kit.ts';
import { FIRST_HAND } from './mulligan.ts';

/**
 * What a match may be started with. Everything may be left out: the decks that come with the game one after the other,
 * a first player drawn by lot, 40 life. A list of one's own must be 100 cards with every non-basic one once, unless
 * `deckSize` and `singleton` say otherwise; then they are said of every deck.
 *
 * ```ts
 * createMatch(commander, { players: ['ann', 'bo', 'cy'], options: { firstPlayer: 0 } });
 * ```
 */
export interface CommanderOptions {
  /** One per seat: the name of a deck, or a list of cards. */
  readonly decks?: readonly (string | DeckList)[];
  /** The seat that begins. */
  readonly firstPlayer?: number;
  /** Cards in a deck, the commander included. */
  readonly deckSize?: number;
  /** Whether every card but basic lands may be there only once. */
  readonly singleton?: boolean;
  readonly life?: number;
}

const LIFE = 40;

/** Prepares the table. */
export type Setup = (context: Context, options: Json) => void;

/** Commanders in the command zone, libraries shuffled, hands dealt, the first player drawn by lot (CR 103, 903.6). */
export function prepare(set: CardSet, decks: Readonly<Record<string, DeckList>>): Setup {
  return (context, given) => {
    const { players, coreOps } = context;
    const options = checkOptions(set, decks, given, players.length);
    for (const player of players) {
      const { commander, cards } = options.decks[player.seat];
      player.life = options.life;
      const card = coreOps.createCard(commander, player.command, { isCommander: true, controller: player.seat });
      player.commander = card.id;
      for (const [name, copies] of Object.entries(cards)) {
        for (let i = 0; i < copies; i++) coreOps.createCard(name, player.library, { controller: player.seat });
      }
      coreOps.shuffle(player.library);
    }
    for (const player of players) coreOps.drawCard(player, FIRST_HAND);
    coreOps.setOtp(players[options.firstPlayer ?? coreOps.random(players.length)]);
  };
}

interface Checked {
  readonly decks: readonly DeckList[];
  readonly firstPlayer: number | undefined;
  readonly life: number;
}

function checkOptions(set: CardSet, known: Readonly<Record<string, DeckList>>, given: Json, seats: number): Checked {
  const options = record(given ?? {}, ['decks', 'firstPlayer', 'deckSize', 'singleton', 'life']);
  const { firstPlayer, singleton } = options;
  if (singleton !== undefined && typeof singleton !== 'boolean') return bad('options.singleton', 'is true or false');
  const deckSize =
    options.deckSize === undefined ? undefined : whole(options.deckSize, 'options.deckSize', FIRST_HAND + 1, 1000);
  const rules: DeckRules = {
    ...(deckSize === undefined ? {} : { deckSize }),
    ...(singleton === undefined ? {} : { singleton }),
  };
  const names = Object.keys(known);
  const decks = options.decks ?? Array.from({ length: seats }, (_, seat) => names[seat % names.length]);
  if (!Array.isArray(decks) || decks.length !== seats) {
    return bad('options.decks', `must be a list of ${seats}, one for each seat`);
  }
  return {
    decks: decks.map((deck: Json, seat) => checkDeck(set, known, deck, rules, `options.decks[${seat}]`)),
    firstPlayer:
      firstPlayer === undefined ? undefined : whole(firstPlayer, 'options.firstPlayer', 0, seats - 1, 'a seat'),
    life: whole(options.life ?? LIFE, 'options.life', 1, 1_000_000),
  };
}

interface DeckRules {
  readonly deckSize?: number;
  readonly singleton?: boolean;
}

/** A deck that comes with the game is taken as it is, unless the host says what a deck must be. */
function checkDeck(
  set: CardSet,
  known: Readonly<Record<string, DeckList>>,
  given: Json,
  rules: DeckRules,
  path: string,
): DeckList {
  if (typeof given !== 'string') return legalDeck(set, given, rules, path);
  if (!Object.hasOwn(known, given)) return bad(path, `is no deck; there are ${Object.keys(known).join(', ')}`);
  return Object.keys(rules).length === 0 ? known[given] : legalDeck(set, known[given], rules, path);
}

function legalDeck(set: CardSet, deck: unknown, rules: DeckRules, path: string): DeckList {
  const problems = deckProblems(set, deck, rules);
  return problems.length === 0 ? (deck as DeckList) : bad(path, `is no legal deck: ${inShort(problems)}`);
}

function whole(given: Json, path: string, least: number, most: number, what = 'a whole number'): number {
  if (Number.isInteger(given) && Number(given) >= least && Number(given) <= most) return Number(given);
  return bad(path, `is ${what} from ${least} to ${most}`);
}

function record(given: Json, known: readonly string[]): Readonly<Record<string, Json>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad('options', 'must be an object');
  const stray = Object.keys(given).find((key) => !known.includes(key));
  if (stray !== undefined) bad(`options.${stray}`, `is no option; there are ${known.join(', ')}`);
  return given as Readonly<Record<string, Json>>;
}

function bad(path: string, message: string): never {
  throw new CardloomError('bad-options', `Commander: ${path} ${message.replace(/\.$/, '')}.`, path);
}
