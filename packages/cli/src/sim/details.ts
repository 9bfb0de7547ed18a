/** What a report shows beyond wins: how long matches and turns were, and which cards and decks won. */
export interface Details {
  /** How many matches had this many turns, this many actions; how many turns had this many actions. */
  readonly turns: Histogram;
  readonly actions: Histogram;
  readonly perTurn: Histogram;
  readonly cards: Map<string, CardRecord>;
  readonly decks: Map<string, Rate>;
}

type Histogram = Map<number, number>;

/** Once per player and match. */
interface Rate {
  games: number;
  wins: number;
}

interface CardRecord extends Rate {
  /** How often it was played in all. */
  played: number;
}

export const emptyDetails = (): Details => ({
  turns: new Map(),
  actions: new Map(),
  perTurn: new Map(),
  cards: new Map(),
  decks: new Map(),
});

export function addTo<K>(counts: Map<K, number>, key: K, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

export function mergeDetails(into: Details, from: Details): void {
  for (const [value, times] of from.turns) addTo(into.turns, value, times);
  for (const [value, times] of from.actions) addTo(into.actions, value, times);
  for (const [value, times] of from.perTurn) addTo(into.perTurn, value, times);
  for (const [name, record] of from.cards) {
    const card = into.cards.get(name) ?? { played: 0, games: 0, wins: 0 };
    card.played += record.played;
    card.games += record.games;
    card.wins += record.wins;
    into.cards.set(name, card);
  }
  for (const [name, rate] of from.decks) {
    const deck = into.decks.get(name) ?? { games: 0, wins: 0 };
    deck.games += rate.games;
    deck.wins += rate.wins;
    into.decks.set(name, deck);
  }
}
