import { type Action, describeGame, type FnContext, type Game, type Json, type Shape } from 'cardloom';
import { addTo, type Details, emptyDetails } from './details.ts';
import type { End } from './tally.ts';

/**
 * Watches a match for the report, whatever the game. A card counts as played when its player names it in an action and
 * it goes from where only they saw it to where everybody does.
 */
export class Watcher {
  readonly #context: FnContext<Shape>;
  readonly #decks: readonly (string | undefined)[];
  readonly #details: Details = emptyDetails();
  readonly #isPublic: ReadonlySet<string>;
  readonly #isOwn: ReadonlySet<string>;
  /** By seat: how often each card was played. */
  readonly #played: Map<string, number>[];
  #turn = -1;
  #inTurn = 0;

  constructor(game: Game, context: FnContext<Shape>, seats: number, decks: readonly (string | undefined)[]) {
    const { zones } = describeGame(game);
    this.#context = context;
    this.#decks = decks;
    this.#isPublic = new Set(zones.filter((zone) => zone.seenBy === 'everyone').map((zone) => zone.name));
    this.#isOwn = new Set(zones.filter((zone) => zone.seenBy === 'owner').map((zone) => zone.name));
    this.#played = Array.from({ length: seats }, () => new Map());
  }

  /** The cards an action names that its player holds hidden; to be asked before it is made. */
  held(seat: number, action: Action): number[] {
    const { coreOps } = this.#context;
    return numbersIn(action.args).filter((id) => {
      const card = coreOps.card(id);
      return card !== undefined && this.#isOwn.has(card.zone.name) && card.zone.seat === seat;
    });
  }

  /** An action was made. */
  made(seat: number, held: readonly number[]): void {
    const { numTurns } = this.#context.ctx;
    for (const id of held) {
      const card = this.#context.coreOps.card(id);
      if (card !== undefined && this.#isPublic.has(card.zone.name)) addTo(this.#played[seat], card.name);
    }
    if (numTurns !== this.#turn) {
      if (this.#inTurn > 0) addTo(this.#details.perTurn, this.#inTurn);
      this.#inTurn = 0;
      this.#turn = numTurns;
    }
    this.#inTurn++;
  }

  /** The match is over; only matches that came to an end say something about winning. */
  conclude(end: End | null): Details {
    if (this.#inTurn > 0) addTo(this.#details.perTurn, this.#inTurn);
    if (end === null) return this.#details;
    for (const [seat, played] of this.#played.entries()) {
      const wins = end.won[seat] ? 1 : 0;
      for (const [name, times] of played) {
        const card = this.#details.cards.get(name) ?? { played: 0, games: 0, wins: 0 };
        card.played += times;
        card.games++;
        card.wins += wins;
        this.#details.cards.set(name, card);
      }
      const deck = this.#decks[seat];
      if (deck === undefined) continue;
      const rate = this.#details.decks.get(deck) ?? { games: 0, wins: 0 };
      rate.games++;
      rate.wins += wins;
      this.#details.decks.set(deck, rate);
    }
    return this.#details;
  }
}

/** Every number in an action's answers, lists and assignments included: some of them stand for cards. */
function numbersIn(value: Json | Action['args'], found: number[] = []): number[] {
  if (typeof value === 'number') found.push(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value) && /^\d+$/.test(key)) found.push(Number(key));
      numbersIn(inner as Json, found);
    }
  }
  return found;
}
