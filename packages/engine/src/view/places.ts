/** A place a hidden card lies in, and what can lie there: see `holds` of a zone. */
export interface Place {
  readonly row: number;
  readonly holds: Uint8Array | null;
  readonly listens: boolean;
}

/**
 * Gives every place one of the definitions, which come in random order, so that each lies where it can: the choosiest
 * places take theirs first, each the first that fits. Where what zones hold is nested or apart, all ways to lie come out
 * equally likely; where it overlaps otherwise, a place may have to give its definition up for another one.
 */
export function assign(definitions: readonly number[], places: readonly Place[]): readonly number[] {
  if (places.every(({ holds }) => holds === null)) return definitions;
  const dealing = new Dealing(definitions, places);
  // the cards lie somewhere now, so there is a way for all
  for (const { places: alike } of kindsOf(definitions, places)) for (const place of alike) dealing.take(place);
  return dealing.dealt();
}

interface Kind {
  readonly choices: number;
  readonly places: number[];
}

/** Places by what they hold, the choosiest first. */
function kindsOf(definitions: readonly number[], places: readonly Place[]): Kind[] {
  const kinds = new Map<Uint8Array | null, Kind>();
  for (const [i, { holds }] of places.entries()) {
    const kind = kinds.get(holds);
    if (kind !== undefined) kind.places.push(i);
    else kinds.set(holds, { choices: definitions.filter((definition) => fits(holds, definition)).length, places: [i] });
  }
  return [...kinds.values()].sort((a, b) => a.choices - b.choices);
}

const fits = (holds: Uint8Array | null, definition: number): boolean => holds === null || holds[definition] === 1;

class Dealing {
  readonly #definitions: readonly number[];
  readonly #places: readonly Place[];
  /** The place that has each definition; -1 for none. */
  readonly #taken: Int32Array;

  constructor(definitions: readonly number[], places: readonly Place[]) {
    this.#definitions = definitions;
    this.#places = places;
    this.#taken = new Int32Array(definitions.length).fill(-1);
  }

  take(place: number): boolean {
    return this.#takeFree(place) || this.#takeOver(place, new Set());
  }

  #takeFree(place: number): boolean {
    const { holds } = this.#places[place];
    for (let i = 0; i < this.#taken.length; i++) {
      if (this.#taken[i] < 0 && fits(holds, this.#definitions[i])) return this.#give(i, place);
    }
    return false;
  }

  /** What another place has, if that one finds something else. */
  #takeOver(place: number, tried: Set<number>): boolean {
    const { holds } = this.#places[place];
    for (let i = 0; i < this.#taken.length; i++) {
      if (tried.has(i) || !fits(holds, this.#definitions[i])) continue;
      tried.add(i);
      const other = this.#taken[i];
      if (this.#takeFree(other) || this.#takeOver(other, tried)) return this.#give(i, place);
    }
    return false;
  }

  #give(definition: number, place: number): true {
    this.#taken[definition] = place;
    return true;
  }

  dealt(): number[] {
    const dealt = this.#definitions.slice();
    for (const [i, place] of this.#taken.entries()) dealt[place] = this.#definitions[i];
    return dealt;
  }
}
