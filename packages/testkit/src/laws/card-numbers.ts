import { describeGame, type Game, type GameTypes, type Match, type MatchEvent, type Snapshot } from 'cardloom';
import type { Recorder } from '../report.ts';
import type { Position } from './position.ts';

/** So few cards may lie in order by chance. */
const FEWEST = 7;

interface Order {
  readonly numbers: readonly number[];
  readonly names: readonly string[];
}

/**
 * Card numbers must not betray where a hidden card lay: if a deck is in another order in every match, and its numbers
 * are in the same, a number seen later says when the card was drawn.
 */
export class CardNumbers {
  readonly #orders = new Map<string, Order[]>();

  /** Looks at the hidden zones of a match that has just begun. */
  begin<T extends GameTypes>(game: Game<T>, match: Match<T>): void {
    const snapshot = match.snapshot();
    for (const { name, seat, list } of hiddenZones(game, snapshot)) {
      const key = `${name} of seat ${seat} with ${snapshot.players.length} players`;
      const orders = this.#orders.get(key) ?? [];
      this.#orders.set(key, orders);
      orders.push({ numbers: list, names: list.map((card) => snapshot.cards[card - 1].name) });
    }
  }

  /** When all matches have begun. */
  conclude(recorder: Recorder): void {
    for (const [zone, orders] of this.#orders) {
      if (orders.length < 3 || orders.some(({ numbers }) => numbers.length < FEWEST)) continue;
      const areDealt = new Set(orders.map(({ names }) => names.join())).size > 1;
      const areSame = new Set(orders.map(({ numbers }) => numbers.join())).size === 1;
      if (!areDealt || !(areSame || orders.every(({ numbers }) => isMonotone(numbers)))) continue;
      const detail = `the numbers in ${zone} are in the same order in every match, so they betray when a card is drawn`;
      recorder.found('non-interference', 'leaks', detail);
    }
  }
}

/** After an action that shuffled: the cards that stayed in the zone must not lie in the same order by number. */
export function checkShuffled({ game, match, recorder }: Position, events: readonly MatchEvent[]): void {
  const shuffled = events.filter(({ type }) => type === 'zoneShuffled').map(({ at }) => JSON.stringify(at));
  if (shuffled.length === 0) return;
  const after = hiddenZones(game, match.snapshot());
  match.undo();
  const before = hiddenZones(game, match.snapshot());
  match.redo();
  for (const [i, { name, seat, list }] of after.entries()) {
    if (!shuffled.includes(JSON.stringify({ zone: name, player: match.players[seat] ?? null }))) continue;
    const stayed = before[i].list.filter((card) => list.includes(card));
    if (stayed.length < FEWEST || stayed.join() !== list.filter((card) => stayed.includes(card)).join()) continue;
    recorder.found('non-interference', 'leaks', `${name} of seat ${seat} was shuffled, and its numbers lie as before`);
  }
}

function hiddenZones<T extends GameTypes>(game: Game<T>, snapshot: Snapshot) {
  return describeGame(game)
    .zones.filter(({ seenBy }) => seenBy !== 'everyone')
    .flatMap(({ name, of }) =>
      snapshot.zones[name].map((list, seat) => ({ name, seat: of === 'game' ? -1 : seat, list })),
    );
}

const isMonotone = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number > numbers[i - 1]) ||
  numbers.every((number, i) => i === 0 || number < numbers[i - 1]);
