import { checkDeck, meant } from '@cardloom/parts';
import { CardloomError, type Json } from 'cardloom';
import type { CardSet } from './card-set.ts';
import { cardProblem, DECK_MAX, DECK_MIN, MAX_COPIES, wearProblem } from './cards/deck-rules.ts';
import type { Deck } from './cards/format.ts';
import { NO_LIMIT } from './kit.ts';

/**
 * What a match may be started with. Everything may be left out.
 *
 * ```ts
 * createMatch(fleshAndBlood, { seed: 7, options: { decks: ['yuna', 'goram'], firstPlayer: 0, pitchRule: 'minimal' } });
 * ```
 */
export interface FleshAndBloodOptions {
  /** One per seat: the name of a deck, or a hero, what they wear, and how many copies of which card. */
  readonly decks?: readonly (
    | string
    | {
        readonly hero: string;
        readonly equipment?: readonly string[];
        readonly cards: Readonly<Record<string, number>>;
      }
  )[];
  /** The seat that begins; by lot if left out. */
  readonly firstPlayer?: number;
  /** The bare loop: attacks only, nothing is activated, no equipment, no refill for the defender after turn 1. */
  readonly strict?: boolean;
  /** Leaves out the layer step, in which one can only pass. */
  readonly autoLayer?: boolean;
  /** `sequential`: only the last card pitched may be too much. `minimal`: no card could have been kept. */
  readonly pitchRule?: 'sequential' | 'minimal';
  /** Cards from hand in one block; null or 'Infinity' for any number. */
  readonly DEFEND_MAX?: number | 'Infinity' | null;
  /** The match is a draw after so many turns. */
  readonly turnCap?: number;
  /** After turn 1 everybody draws up, not only the player who ends it. */
  readonly firstTurnDraw?: boolean;
  /** `pitched`: pitched cards go under the deck in the order they were pitched. `choose`: their owner is asked. */
  readonly pitchOrder?: 'pitched' | 'choose';
}

export interface Agreed {
  readonly decks: readonly Deck[];
  readonly firstPlayer: number | undefined;
  readonly isStrict: boolean;
  readonly autoLayer: boolean;
  readonly isMinimalPitch: boolean;
  readonly defendMax: number;
  readonly turnCap: number;
  readonly firstTurnDraw: boolean;
  readonly choosesPitchOrder: boolean;
}

const DEFAULT_DECKS: readonly string[] = ['yuna', 'goram'];
const DEFEND_MAX = 2;
const TURN_CAP = 60;

const NAMES = [
  'decks',
  'firstPlayer',
  'strict',
  'autoLayer',
  'pitchRule',
  'DEFEND_MAX',
  'turnCap',
  'firstTurnDraw',
  'pitchOrder',
];

export function readOptions(set: CardSet, given: Json): Agreed {
  const options = record(given ?? {}, 'options', NAMES);
  const decks = options.decks ?? DEFAULT_DECKS;
  if (!Array.isArray(decks) || decks.length !== 2) bad('options.decks', 'must be a list of two, one for each seat');
  const isStrict = flag(options.strict, 'strict', false);
  const autoLayer = flag(options.autoLayer, 'autoLayer', true);
  const firstTurnDraw = flag(options.firstTurnDraw, 'firstTurnDraw', !isStrict);
  return {
    decks: (decks as readonly Json[]).map((deck, seat) => readDeck(set, deck, `options.decks[${seat}]`)),
    firstPlayer: seatIn(options.firstPlayer),
    isStrict,
    autoLayer,
    isMinimalPitch: oneOf(options.pitchRule, 'pitchRule', ['sequential', 'minimal']) === 'minimal',
    defendMax: limit(options.DEFEND_MAX),
    turnCap: whole(options.turnCap, 'turnCap', TURN_CAP),
    firstTurnDraw,
    choosesPitchOrder: oneOf(options.pitchOrder, 'pitchOrder', ['pitched', 'choose']) === 'choose',
  };
}

function readDeck(set: CardSet, given: Json, path: string): Deck {
  if (typeof given === 'string') {
    if (Object.hasOwn(set.decks, given)) return set.decks[given];
    return bad(path, `is no deck; ${meant(given, Object.keys(set.decks))}`);
  }
  const { hero, equipment, cards } = record(given, path, ['hero', 'equipment', 'cards']);
  const kinds = (kind: string): string[] => Object.keys(set.cards).filter((id) => set.cards[id].kind === kind);
  const heroes = kinds('hero');
  if (typeof hero !== 'string' || !heroes.includes(hero)) {
    return bad(`${path}.hero`, `is no hero; ${meant(String(hero), heroes)}`);
  }
  const forbids = (card: string): string | null => cardProblem(set.cards[card], set.cards[hero]);
  const rules = { cards: new Set(kinds('card')), min: DECK_MIN, max: DECK_MAX, copies: MAX_COPIES, forbids };
  const [problem] = checkDeck(cards, rules);
  if (problem !== undefined) {
    bad(`${path}.cards`, `cannot be played: ${problem.card === null ? '' : `${problem.card}: `}${problem.message}`);
  }
  const worn = equipment ?? [];
  if (!Array.isArray(worn)) bad(`${path}.equipment`, 'must be a list');
  const slots = new Set<string>();
  for (const [i, id] of (worn as readonly Json[]).entries()) {
    const at = `${path}.equipment[${i}]`;
    const pieces = kinds('equipment');
    if (typeof id !== 'string' || !pieces.includes(id)) bad(at, `is no equipment; ${meant(String(id), pieces)}`);
    const wrong = wearProblem(set.cards[id as string], set.cards[hero].class, slots);
    if (wrong !== null) bad(at, wrong);
  }
  // checked just now, entry by entry
  return { hero, equipment: worn as readonly string[], cards: cards as Readonly<Record<string, number>> };
}

function record(given: Json, path: string, known: readonly string[]): Readonly<Record<string, Json>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad(path, 'must be an object');
  for (const key of Object.keys(given))
    if (!known.includes(key)) bad(`${path}.${key}`, `is not known; ${meant(key, known)}`);
  return given as Readonly<Record<string, Json>>;
}

function flag(given: Json | undefined, name: string, usual: boolean): boolean {
  if (given === undefined) return usual;
  return typeof given === 'boolean' ? given : bad(`options.${name}`, 'must be true or false');
}

function oneOf(given: Json | undefined, name: string, words: readonly string[]): string {
  if (given === undefined) return words[0];
  if (typeof given === 'string' && words.includes(given)) return given;
  return bad(`options.${name}`, `must be ${words.map((word) => `"${word}"`).join(' or ')}`);
}

function whole(given: Json | undefined, name: string, usual: number): number {
  if (given === undefined) return usual;
  const isGood = typeof given === 'number' && Number.isInteger(given) && given >= 1 && given <= NO_LIMIT;
  return isGood ? given : bad(`options.${name}`, 'must be a whole number from 1');
}

function limit(given: Json | undefined): number {
  if (given === null || given === 'Infinity') return NO_LIMIT;
  return whole(given, 'DEFEND_MAX', DEFEND_MAX);
}

function seatIn(given: Json | undefined): number | undefined {
  if (given === undefined || given === 0 || given === 1) return given;
  return bad('options.firstPlayer', 'is a seat: 0 or 1');
}

function bad(path: string, message: string): never {
  throw new CardloomError('bad-options', `${path} ${message}.`, path);
}
