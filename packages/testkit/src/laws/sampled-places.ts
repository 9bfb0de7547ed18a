import type { Snapshot } from 'cardloom';
import type { Recorder } from '../report.ts';
import type { Position } from './position.ts';

/** A card as one seat could ask for it: its name, and a place in which the seat does not know what lies. */
type Place = string;

/** So unlikely would it have to be that a card never lay there: e to the minus this. */
const SURE = 12;

/**
 * Samples deal hidden cards only to places they can come from. Which those are, real matches show: a card that samples
 * put somewhere again and again, and that never lay there in any match, cannot lie there.
 */
export class SampledPlaces {
  readonly #real = new Set<Place>();
  /** How many there are in a sample, added up over the matches. */
  readonly #expected = new Map<Place, number>();
  /** The same in this match, over all its samples. */
  readonly #here = new Map<Place, number>();
  #samples = 0;

  look({ match, dice }: Position, player: string): void {
    const real = match.snapshot();
    for (const seat of match.players.keys()) for (const place of hiddenFrom(seat, real)) this.#real.add(place);
    const seat = match.players.indexOf(player);
    for (const place of hiddenFrom(seat, match.sample(player, dice.bits()).snapshot())) {
      this.#here.set(place, (this.#here.get(place) ?? 0) + 1);
    }
    this.#samples++;
  }

  /** When a match is over. Positions of one match are much alike: together they say as much as one. */
  next(): void {
    for (const [place, count] of this.#here) {
      this.#expected.set(place, (this.#expected.get(place) ?? 0) + count / this.#samples);
    }
    this.#here.clear();
    this.#samples = 0;
  }

  /** When all matches are over. */
  conclude(recorder: Recorder): void {
    for (const [place, expected] of this.#expected) {
      if (expected < SURE || this.#real.has(place)) continue;
      const detail = `samples deal ${place}, where it never lay in any match: say which cards can come from where`;
      recorder.found('sample-possible', 'impossibleSamples', detail);
    }
  }
}

function* hiddenFrom(seat: number, { zones, cards }: Snapshot): Iterable<Place> {
  for (const [zone, lists] of Object.entries(zones)) {
    for (const [at, list] of lists.entries()) {
      for (const number of list) {
        const { name, owner, known } = cards[number - 1];
        if ((known & (1 << seat)) !== 0) continue;
        const whose = lists.length === 1 ? '' : at === owner ? ' of its owner' : ' of another player';
        yield `${name} to ${zone}${whose}`;
      }
    }
  }
}
