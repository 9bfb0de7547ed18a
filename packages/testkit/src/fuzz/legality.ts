import { type Action, CardloomError, type Json, type Match, type RecordedMove } from 'cardloom';
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
 * be a list or counts; but nothing may be left out, added or taken for something it is not.
 */
export function says(sent: unknown, done: RecordedMove): boolean {
  try {
    const { player, move, args } = sent as Action;
    return player === done.player && move === done.move && saysArgs(args, done.args);
  } catch {
    return false;
  }
}

function saysArgs(sent: unknown, done: RecordedMove['args']): boolean {
  const given = new Map(Object.entries((sent ?? {}) as Record<string, unknown>));
  for (const [name, value] of given) if (!Object.hasOwn(done, name) && !isNothing(value)) return false;
  return Object.entries(done).every(([name, value]) => {
    const said = given.get(name);
    return said === undefined ? isNothing(value) : saysAnswer(said, value);
  });
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
