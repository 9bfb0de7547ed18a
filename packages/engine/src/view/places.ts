import { CardAt } from '../world/layout.ts';

/** A place a hidden card lies in, and what can lie there: see `holds` of a zone. */
export interface Place {
  readonly row: number;
  readonly holds: Uint8Array | null;
  readonly listens: boolean;
}

/**
 * Gives every place one of the identities, which come in random order, so that each lies where it can: the choosiest
 * places take theirs first, each the first that fits. Where what zones hold is nested or apart, all ways to lie come out
 * equally likely; where it overlaps otherwise, a place may have to give its identity up for another one.
 */
export function assign(identities: readonly Int32Array[], places: readonly Place[]): readonly Int32Array[] {
  if (places.every(({ holds }) => holds === null)) return identities;
  const dealing = new Dealing(identities, places);
  // the cards lie somewhere now, so there is a way for all
  for (const { places: alike } of kindsOf(identities, places)) for (const place of alike) dealing.take(place);
  return dealing.dealt();
}

interface Kind {
  readonly choices: number;
  readonly places: number[];
}

/** Places by what they hold, the choosiest first. */
function kindsOf(identities: readonly Int32Array[], places: readonly Place[]): Kind[] {
  const kinds = new Map<Uint8Array | null, Kind>();
  for (const [i, { holds }] of places.entries()) {
    const kind = kinds.get(holds);
    if (kind !== undefined) kind.places.push(i);
    else kinds.set(holds, { choices: identities.filter((identity) => fits(holds, identity)).length, places: [i] });
  }
  return [...kinds.values()].sort((a, b) => a.choices - b.choices);
}

const fits = (holds: Uint8Array | null, identity: Int32Array): boolean =>
  holds === null || holds[identity[CardAt.def]] === 1;

class Dealing {
  readonly #identities: readonly Int32Array[];
  readonly #places: readonly Place[];
  /** The place that has each identity; -1 for none. */
  readonly #taken: Int32Array;

  constructor(identities: readonly Int32Array[], places: readonly Place[]) {
    this.#identities = identities;
    this.#places = places;
    this.#taken = new Int32Array(identities.length).fill(-1);
  }

  take(place: number, tried = new Set<number>()): boolean {
    const { holds } = this.#places[place];
    for (const [i, identity] of this.#identities.entries()) {
      if (this.#taken[i] < 0 && fits(holds, identity)) return this.#give(i, place);
    }
    for (const [i, identity] of this.#identities.entries()) {
      if (tried.has(i) || !fits(holds, identity)) continue;
      tried.add(i);
      if (this.take(this.#taken[i], tried)) return this.#give(i, place);
    }
    return false;
  }

  #give(identity: number, place: number): true {
    this.#taken[identity] = place;
    return true;
  }

  dealt(): Int32Array[] {
    const dealt = this.#identities.slice();
    for (const [i, place] of this.#taken.entries()) dealt[place] = this.#identities[i];
    return dealt;
  }
}
