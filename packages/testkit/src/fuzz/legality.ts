import {
  type Action,
  CardloomError,
  describeGame,
  type Game,
  type Json,
  type Match,
  type RecordedMove,
  type Snapshot,
} from 'cardloom';
import { canonical, keyOf, type Listed, listed } from '../laws/position.ts';

/** Whether an action is legal by the list alone, without asking whoever accepted it. */
export class Legality {
  readonly #match: Match;
  readonly #lists = new Map<string, { readonly listed: Listed; readonly keys: ReadonlySet<string> }>();

  /** `match` must not change. */
  constructor(match: Match) {
    this.#match = match;
  }

  /** Everything that is listed for anybody, or the beginning of it. */
  get all(): readonly RecordedMove[] {
    return this.#match.players.flatMap((player) => this.#list(player).listed.actions);
  }

  /** Undefined if the list is too long to tell. */
  isListed(action: RecordedMove): boolean | undefined {
    const { listed: list, keys } = this.#list(action.player);
    const key = keyOf(action);
    if (keys.has(key) || this.#isTableAction(action, key)) return true;
    return list.isWhole ? false : this.#search(action, key);
  }

  #list(player: string): { readonly listed: Listed; readonly keys: ReadonlySet<string> } {
    const known = this.#lists.get(player);
    if (known !== undefined) return known;
    const list = listed(this.#match, player, LONG);
    const made = { listed: list, keys: new Set(list.actions.map(keyOf)) };
    this.#lists.set(player, made);
    return made;
  }

  #isTableAction(action: RecordedMove, key: string): boolean {
    for (const candidate of this.#match.tableActions(action.player)) if (keyOf(candidate) === key) return true;
    return false;
  }

  #search(action: RecordedMove, key: string): boolean | undefined {
    let looked = 0;
    for (const candidate of this.#match.legalActions(action.player)) {
      if (keyOf(candidate) === key) return true;
      if (++looked === SEARCHED) return undefined;
    }
    return false;
  }
}
const LONG = 300;
const SEARCHED = 3000;

/**
 * Whether what was sent says what was done. Lists may come in another order where the order says nothing, a payment may
 * be a list or counts, and of cards that are alike one may stand for another; but nothing may be left out, added or taken
 * for something it is not.
 */
export function says(sent: unknown, done: RecordedMove, alike: Alike = asTheyAre): boolean {
  try {
    const { player, move, args } = sent as Action;
    return player === done.player && move === done.move && saysArgs(args, done, alike);
  } catch {
    return false;
  }
}

/** What a card is to somebody who cannot tell two of them apart, by the move, its choice and the card's number. */
export type Alike = (move: string, choice: string, card: number) => string;
const asTheyAre: Alike = (_move, _choice, card) => `${card}`;

function saysArgs(sent: unknown, { move, args: done }: RecordedMove, alike: Alike): boolean {
  const given = new Map(Object.entries((sent ?? {}) as Record<string, unknown>));
  for (const [name, value] of given) if (!Object.hasOwn(done, name) && !isNothing(value)) return false;
  return Object.entries(done).every(([name, value]) => {
    const said = given.get(name);
    if (said === undefined) return isNothing(value);
    return saysAnswer(said, value) || isStandIn(said, value, (card) => alike(move, name, card));
  });
}

/** Whether the cards named are like those that were taken, one for one. */
function isStandIn(sent: unknown, done: Json, like: (card: number) => string): boolean {
  const kinds = (value: unknown): string[] | null => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    const isOfCards = list.every((item) => typeof item === 'number' && Number.isInteger(item) && item > 0);
    // a card named twice is not two cards
    return isOfCards && new Set(list).size === list.length ? (list as number[]).map(like).sort() : null;
  };
  if (Array.isArray(sent) !== Array.isArray(done)) return false;
  const [named, taken] = [kinds(sent), kinds(done)];
  return named !== null && taken !== null && named.join() === taken.join();
}

/**
 * Cards of one name, owner and zone that the same players know, with the same flags. Numbers may differ: they also say when
 * something came to be. In a choice of a number, a number is no card.
 */
export function alikeIn(game: Game, match: Pick<Match, 'snapshot'>): Alike {
  const { moves, decisions } = describeGame(game);
  const numbers = new Set<string>();
  for (const { name: move, choices } of [...moves, ...decisions])
    for (const { name, kind } of choices) if (kind === 'number') numbers.add(`${move} ${name}`);
  let kinds: ReadonlyMap<number, string> | null = null;
  return (move, choice, card) => {
    if (numbers.has(`${move} ${choice}`)) return `${card}`;
    kinds ??= kindsOf(match.snapshot());
    return kinds.get(card) ?? `${card}`;
  };
}

function kindsOf({ cards, zones }: Snapshot): ReadonlyMap<number, string> {
  const kinds = new Map<number, string>();
  for (const [zone, places] of Object.entries(zones)) {
    for (const [place, held] of places.entries()) {
      for (const card of held) {
        const { name, owner, known, is } = cards[card - 1];
        const flags = Object.entries(is).filter(([, value]) => typeof value === 'boolean');
        kinds.set(card, JSON.stringify([zone, place, name, owner, known, flags]));
      }
    }
  }
  return kinds;
}

/** A choice may say what it means to leave it out: none of them. */
const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

function saysAnswer(sent: unknown, done: Json): boolean {
  if (typeof done !== 'object' || done === null) return Object.is(sent, done) || (sent === 0 && done === 0);
  if (typeof sent !== 'object' || sent === null) return false;
  return counts(sent) === counts(done);
}

/** Lists without their order, as far down as they go; a list of names counts them. */
function counts(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string')) {
      const tally: Record<string, number> = Object.create(null);
      for (const item of value) tally[item] = (tally[item] ?? 0) + 1;
      return canonical(tally);
    }
    return `[${value.map(counts).sort().join(',')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const kept = Object.entries(value).filter(([, inner]) => inner !== 0 && inner !== undefined);
  return canonical(Object.fromEntries(kept.map(([key, inner]) => [key, inner])));
}

export const isTyped = (thrown: unknown): boolean => thrown instanceof CardloomError;
