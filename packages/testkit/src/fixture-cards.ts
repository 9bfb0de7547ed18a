import type { Snapshot, ZoneDescription } from 'cardloom';
import { FixtureError, known, knownKeys } from './fixture-names.ts';
import type { LooseCard } from './fixture-types.ts';

type Card = Snapshot['cards'][number];
/** Lays cards into zones: a card is known to whom its zone shows it, unless the board says otherwise. */
export class CardTable {
  readonly cards: Card[];
  readonly zones: Record<string, number[][]>;
  readonly #places: readonly ZoneDescription[];
  readonly #names: readonly string[];
  readonly #players: readonly string[];
  readonly #blank: Card['is'];
  readonly #teams: readonly (readonly string[])[] | null;

  /** `teams` is null where everybody plays alone. */
  constructor(
    snapshot: Snapshot,
    places: readonly ZoneDescription[],
    names: readonly string[],
    blank: Card['is'],
    teams: readonly (readonly string[])[] | null,
  ) {
    this.cards = [...snapshot.cards];
    this.zones = Object.fromEntries(
      Object.entries(snapshot.zones).map(([name, lists]) => [name, lists.map((cards) => [...cards])]),
    );
    this.#places = places;
    this.#names = names;
    this.#players = snapshot.players;
    this.#blank = blank;
    this.#teams = teams;
  }

  /** `seat` is -1 for a zone of the game. */
  lay(zone: string, seat: number, specs: readonly (string | LooseCard)[], path: string): void {
    const of = seat < 0 ? 'game' : 'player';
    const candidates = this.#places.filter((place) => place.of === of);
    known(
      path,
      zone,
      candidates.map((place) => place.name),
      `zone of a ${of}`,
    );
    if (!Array.isArray(specs)) throw new FixtureError(path, 'is not a list of cards');
    const list = this.zones[zone][Math.max(0, seat)];
    // what lay there is out of the game: its numbers may be remembered
    this.zones.gone[0].push(...list.splice(0));
    for (const [i, spec] of specs.entries()) {
      list.push(this.#add(typeof spec === 'string' ? { card: spec } : spec, zone, seat, `${path}[${i}]`));
    }
  }

  #add(spec: LooseCard, zone: string, seat: number, path: string): number {
    const { card, owner, knownTo, ...attributes } = spec;
    known(`${path}.card`, card, this.#names, 'card');
    knownKeys(path, attributes, Object.keys(this.#blank), 'attribute of cards');
    const ownerSeat = owner === undefined ? Math.max(0, seat) : this.#seat(owner, `${path}.owner`);
    this.cards.push({
      name: card,
      owner: ownerSeat,
      known: knownTo === undefined ? this.#grants(zone, seat, ownerSeat) : this.#mask(knownTo, `${path}.knownTo`),
      source: 0,
      is: { ...this.#blank, ...(attributes as Card['is']) },
    });
    return this.cards.length;
  }

  #grants(zone: string, seat: number, owner: number): number {
    const seenBy = this.#places.find((place) => place.name === zone)?.seenBy;
    const everyone = (1 << this.#players.length) - 1;
    // whom a rule names is asked when the match goes on
    if (seenBy === 'nobody' || seenBy === 'rule') return 0;
    if (seenBy === 'everyone') return everyone;
    const whose = seat < 0 ? owner : seat;
    if (seenBy === 'others') return everyone & ~(1 << whose);
    return seenBy === 'team' ? this.#partners(whose) : 1 << whose;
  }

  #partners(seat: number): number {
    const team = this.#teams?.find((players) => players.includes(this.#players[seat])) ?? [this.#players[seat]];
    return team.reduce((mask, player) => mask | (1 << this.#players.indexOf(player)), 0);
  }

  #mask(players: 'everyone' | readonly string[], path: string): number {
    if (players === 'everyone') return (1 << this.#players.length) - 1;
    return players.reduce((mask, player) => mask | (1 << this.#seat(player, path)), 0);
  }

  #seat(player: string, path: string): number {
    known(path, player, this.#players, 'player');
    return this.#players.indexOf(player);
  }
}
