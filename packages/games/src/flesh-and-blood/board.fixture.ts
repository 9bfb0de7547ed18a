import { readCardFiles } from '@cardloom/cards';
import { arrange, type NamedArgs, Table } from '@cardloom/testkit';
import type { Args, Json, Match, MatchEvent } from 'cardloom';
import { type CardSet, cardSetOf, standardSet } from './card-set.ts';
import format from './cards/format.ts';
import { defineFleshAndBlood, type FleshAndBlood, fleshAndBlood } from './definition.ts';
import { NO_LIMIT } from './kit.ts';
import { type FleshAndBloodState, gameState } from './state.ts';

/** A board written down: who has what where. Player 0 attacks, with one action point, unless said otherwise. */
export interface Board {
  readonly p0?: Side;
  readonly p1?: Side;
  readonly turn?: 0 | 1;
  readonly turnNumber?: number;
  readonly phase?: 'START' | 'ACTION' | 'END';
  readonly actionPoints?: number;
  readonly autoLayer?: boolean;
  readonly strict?: boolean;
  readonly pitchRule?: 'sequential' | 'minimal';
  readonly DEFEND_MAX?: number;
  readonly turnCap?: number;
  readonly firstTurnDraw?: boolean;
  readonly pitchOrder?: 'pitched' | 'choose';
  /** Further card files: YAML. */
  readonly yaml?: string;
}

type Placed = string | { readonly card: string; readonly counters?: number };

export interface Side {
  readonly hero?: string;
  readonly life?: number;
  readonly intellect?: number;
  readonly floating?: number;
  readonly hand?: readonly string[];
  /** The next card to draw first. */
  readonly deck?: readonly string[];
  readonly arsenal?: string;
  readonly pitched?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly weapons?: readonly string[];
  readonly equipment?: readonly Placed[];
}

const standardFiles = readCardFiles(new URL('./cards/', import.meta.url));

/** The standard cards and some more. */
export const withCards = (text: string): CardSet =>
  cardSetOf(format.read([...standardFiles, { name: 'mine.yaml', text }]));

export function board(given: Board): FleshAndBloodTable {
  const set = given.yaml === undefined ? standardSet : withCards(given.yaml);
  const game = given.yaml === undefined ? fleshAndBlood : defineFleshAndBlood(set);
  const side = ({
    hero,
    life,
    intellect,
    floating,
    hand,
    deck,
    arsenal,
    pitched,
    graveyard,
    weapons,
    equipment,
  }: Side = {}) => ({
    life: life ?? 20,
    intellect: intellect ?? 4,
    floating: floating ?? 0,
    zones: {
      hero: hero === undefined ? [] : [hero],
      hand: [...(hand ?? [])],
      deck: (deck ?? []).toReversed(),
      arsenal: arsenal === undefined ? [] : [arsenal],
      pitched: [...(pitched ?? [])],
      graveyard: [...(graveyard ?? [])],
      weapons: [...(weapons ?? [])],
      equipment: [...(equipment ?? [])],
    },
  });
  const phase = given.phase ?? 'ACTION';
  const match = arrange(game, {
    at: { phase },
    turnPlayer: `p${given.turn ?? 0}`,
    players: { p0: side(given.p0), p1: side(given.p1) },
    counters: { numTurns: (given.turnNumber ?? 5) - 1 },
    G: {
      actionPoints: given.actionPoints ?? (phase === 'ACTION' ? 1 : 0),
      isStrict: given.strict ?? false,
      autoLayer: given.autoLayer ?? true,
      isMinimalPitch: given.pitchRule === 'minimal',
      defendMax: given.DEFEND_MAX === Number.POSITIVE_INFINITY ? NO_LIMIT : (given.DEFEND_MAX ?? 2),
      turnCap: given.turnCap ?? 60,
      firstTurnDraw: given.firstTurnDraw ?? true,
      choosesPitchOrder: given.pitchOrder === 'choose',
    },
  });
  return new FleshAndBloodTable(match, set);
}

/** Arguments that are cards by name; where a player has several of a name, the first ones are meant. */
const CARDS = ['card', 'cards', 'pitch', 'equipment', 'reveal', 'weapon', 'additional', 'order'];
type Place = 'hand' | 'deck' | 'arsenal' | 'pitched' | 'graveyard' | 'equipment' | 'weapons';
const PLACES = ['hand', 'arsenal', 'equipment', 'weapons', 'hero', 'bottoming'];

/** A table with the words of the game: players are seats, and `events` are what player 0 was told. */
export class FleshAndBloodTable extends Table<FleshAndBlood> {
  readonly set: CardSet;

  constructor(match: Match<FleshAndBlood>, set: CardSet) {
    super(match, 'p0');
    this.set = set;
  }

  get state(): FleshAndBloodState {
    return gameState(this.match, this.set.cards);
  }

  event(type: string): MatchEvent | undefined {
    return this.events.find((event) => event.type === type);
  }

  override names(zone: Place, seat: number): string[] {
    return this.state.players[seat][zone].map(({ name }) => name);
  }

  life(seat: number): number {
    return this.state.players[seat].life;
  }

  /** The numbers of a player's cards of this name, wherever they can be used from; a `*` before it: of the opponent. */
  held(seat: number, given: string): number[] {
    const owner = given.startsWith('*') ? 1 - seat : seat;
    const name = given.replace('*', '');
    const { zones, cards } = this.match.snapshot();
    return PLACES.flatMap((place) => zones[place][owner]).filter((id) => cards[id - 1].name === name);
  }

  protected override named(args: NamedArgs, seat: number): Args {
    const taken = new Map<string, number>();
    const id = (name: Json): Json => {
      if (typeof name !== 'string') return name;
      const nth = taken.get(name) ?? 0;
      taken.set(name, nth + 1);
      const found = this.held(seat, name)[nth];
      if (found === undefined) throw new Error(`player ${seat} has no ${name} (number ${nth + 1})`);
      return found;
    };
    const translated = (Object.entries(args) as [string, Json][]).map(([key, value]) => {
      if (!CARDS.includes(key)) return [key, value];
      // one card may be meant twice in one action: each argument counts on its own
      taken.clear();
      return [key, Array.isArray(value) ? value.map(id) : id(value)];
    });
    return Object.fromEntries(translated);
  }

  pass(...seats: number[]): this {
    for (const seat of seats) this.act(seat, 'PASS');
    return this;
  }

  /** The defender does not block and nobody reacts. */
  unblocked(): this {
    const { turn } = this.state;
    return this.pass(1 - turn, 1 - turn, turn);
  }

  /** Nobody reacts (any more). */
  noReactions(): this {
    const { turn } = this.state;
    return this.pass(1 - turn, turn);
  }

  /** The legal moves as text, cards by name: `PLAY_ATTACK jab_red`, `PASS`. */
  listed(seat: number, only?: string): string[] {
    const { cards } = this.match.snapshot();
    const text = (key: string, value: Json): string =>
      Array.isArray(value)
        ? `[${value.map((one) => text(key, one)).join(' ')}]`
        : typeof value === 'number' && CARDS.includes(key)
          ? cards[value - 1].name
          : String(value);
    return this.legal(seat, only).map(({ move, args }) =>
      [
        move,
        ...Object.entries(args ?? {}).map(([key, value]) =>
          key === 'card' ? text(key, value) : `${key}=${text(key, value)}`,
        ),
      ].join(' '),
    );
  }
}
