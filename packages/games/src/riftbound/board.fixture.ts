import { arrange, Table } from '@cardloom/testkit';
import type { Placed } from '../placed.fixture.ts';
import type { Riftbound } from './definition.ts';
import { riftbound } from './definition.ts';

/** A side of a board that is written down; units without a place are at the base, ready. */
export interface Side {
  readonly units?: readonly Placed<{ readonly at?: number }>[];
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly trash?: readonly string[];
  readonly gear?: readonly string[];
  readonly legend?: readonly string[];
  readonly champion?: readonly string[];
  /** Ready runes. */
  readonly runes?: number;
  readonly runeDeck?: number;
  readonly points?: number;
  readonly energy?: number;
  readonly scored?: number;
  readonly turnsTaken?: number;
}
export interface More {
  readonly battlefields?: readonly [string, string];
  readonly G?: object;
  readonly phase?: string;
  readonly step?: string;
}

/** Some cards nobody needs, so that drawing never burns out by accident. */
const DECK = Array.from({ length: 8 }, () => 'scorched_earth');
const times = (count: number): string[] => Array.from({ length: count }, () => 'rune');

const side = ({ units, runes, runeDeck, points, energy, scored, turnsTaken, deck, ...zones }: Side) => ({
  points: points ?? 0,
  energy: energy ?? 0,
  scored: scored ?? 0,
  turnsTaken: turnsTaken ?? 2,
  zones: {
    ...zones,
    field: units ?? [],
    deck: deck ?? DECK,
    runes: times(runes ?? 0),
    runeDeck: times(runeDeck ?? 6),
  },
});

/** Whoever has units at a battlefield controls it; nobody does if both have. */
function holderOf(ann: Side, bo: Side, place: number): number {
  const isThere = ({ units }: Side) => units?.some((unit) => typeof unit !== 'string' && unit.at === place) === true;
  return isThere(ann) === isThere(bo) ? 0 : isThere(ann) ? 1 : 2;
}

/** A table where a place is written as its number: 0 the base, 1 and 2 the battlefields. */
class PlacesTable extends Table<Riftbound> {
  override act(player: string, move: string, args: Readonly<Record<string, unknown>> = {}): this {
    return super.act(player, move, this.#placed(args));
  }
  override refused(player: string, move: string, args: Readonly<Record<string, unknown>> = {}): string {
    return super.refused(player, move, this.#placed(args));
  }
  #placed(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    if (typeof args.to !== 'number') return args;
    return { ...args, to: args.to === 0 ? 'base' : this.match.snapshot().zones.battlefields[0][args.to - 1] };
  }
}

/** Ann's action phase. */
export function board(ann: Side = {}, bo: Side = {}, more: More = {}): Table<Riftbound> {
  const [first, second] = more.battlefields ?? ['old_crossroads', 'old_crossroads'];
  return new PlacesTable(
    arrange(riftbound, {
      players: { ann: side(ann), bo: side(bo) },
      zones: {
        battlefields: [
          { card: first, owner: 'ann', holder: holderOf(ann, bo, 1) },
          { card: second, owner: 'bo', holder: holderOf(ann, bo, 2) },
        ],
      },
      G: more.G ?? {},
      at: { segment: 'play', phase: more.phase ?? 'action', step: more.step },
      turnPlayer: 'ann',
      otp: 'ann',
      seed: 1,
    }),
  );
}

export const points = (table: Table<Riftbound>, player: string): number => table.match.state.ctx.players[player].points;
export const count = (table: Table<Riftbound>, player: string, zone: string): number =>
  table.names(zone, player).length;
/** The names of the units at a place. */
export const unitsAt = (table: Table<Riftbound>, player: string, place: number): string[] => {
  const { zones, cards, players } = table.match.snapshot();
  return zones.field[players.indexOf(player)].flatMap((id) =>
    cards[id - 1].is.at === place ? [cards[id - 1].name] : [],
  );
};
/** Who controls a battlefield: a seat + 1, or 0. */
export const holder = (table: Table<Riftbound>, place: number): unknown => {
  const { zones, cards } = table.match.snapshot();
  return cards[zones.battlefields[0][place - 1] - 1].is.holder;
};
/** Everybody passes until the chain and the showdown are done. */
export function passAll(table: Table<Riftbound>): Table<Riftbound> {
  while (table.moves(String(table.priority)).includes('pass')) table.act(String(table.priority), 'pass');
  return table;
}
