import { readCardFiles } from '@cardloom/cards';
import { type NamedArgs, Table } from '@cardloom/testkit';
import { type Args, createMatch, type Json, type Match, type MatchEvent } from 'cardloom';
import { lane, SLOT_IDS, slotAt } from './board.ts';
import { type CardSet, cardSetOf, standardSet } from './card-set.ts';
import format from './cards/format.ts';
import type { ActionData, UnitData } from './cards/schema.ts';
import { defineSkirmish, type Skirmish } from './definition.ts';
import { gameState, type SkirmishState, type UnitState } from './state.ts';

/** A board written down: who has what where. Player 0 begins unless said otherwise. */
export interface Board {
  readonly p0?: Side;
  readonly p1?: Side;
  readonly first?: 0 | 1;
  readonly currentSkirmish?: number;
  readonly tieSkirmishes?: number;
  readonly cards?: CardSet;
}

interface Side {
  readonly hand?: readonly string[];
  /** The next card to draw first. */
  readonly deck?: readonly string[];
  readonly graveyard?: readonly string[];
  /** By terrain: a unit as it was deployed, or with these attributes. */
  readonly units?: Readonly<Record<number, string | PlacedUnit>>;
  readonly modifiers?: Readonly<Record<number, number>>;
  readonly leader?: string;
  readonly isExhausted?: boolean;
  readonly skirmishesWon?: number;
}

interface PlacedUnit {
  readonly name: string;
  readonly damage?: number;
  readonly buffs?: number;
  readonly shield?: number;
  readonly cooldown?: number;
}

export function board(given: Board): SkirmishTable {
  const set = given.cards ?? standardSet;
  const game = defineSkirmish(set, ({ G, players, coreOps }) => {
    G.currentSkirmish = given.currentSkirmish ?? 1;
    G.tieSkirmishes = given.tieSkirmishes ?? 0;
    for (const player of players) {
      const side = (player.seat === 0 ? given.p0 : given.p1) ?? {};
      const { leaderId, maxCharges } = set.leaders[side.leader ?? 'rookie'];
      player.leaderId = leaderId;
      player.currentCharges = maxCharges;
      player.isExhausted = side.isExhausted ?? false;
      player.skirmishesWon = side.skirmishesWon ?? 0;
      for (const name of (side.deck ?? []).toReversed()) coreOps.createCard(name, player.deck);
      for (const name of side.hand ?? []) coreOps.createCard(name, player.hand);
      for (const name of side.graveyard ?? []) coreOps.createCard(name, player.graveyard);
      for (const [terrain, value] of Object.entries(side.modifiers ?? {})) {
        player[`modifier${terrain}` as 'modifier0'] = value;
      }
      for (const [terrain, unit] of Object.entries(side.units ?? {})) {
        const { name, ...attributes } = typeof unit === 'string' ? { name: unit } : unit;
        const { cooldown, rule } = set.cards[name];
        const placed = { cooldown, ...attributes, terrain: Number(terrain) };
        const card = coreOps.createCard(name, lane(player, Number(terrain)), placed);
        if (rule !== null) coreOps.modify(rule.type, rule.fn, card);
      }
    }
    coreOps.setOtp(players[given.first ?? 0]);
  });
  return new SkirmishTable(createMatch(game, { seed: 1 }), set.cards);
}

const standardFiles = readCardFiles(new URL('./cards/', import.meta.url));

/** The standard cards and some more. */
export const withCards = (...cards: readonly (UnitData | ActionData)[]): CardSet =>
  cardSetOf(format.read([...standardFiles, { name: 'mine.yaml', text: JSON.stringify({ cards }) }]));

/** A card of a test's own. */
export const unit = (id: string, power: number, text: string, more: Partial<UnitData>): UnitData => ({
  id,
  type: 'unit',
  power,
  text,
  ...more,
});

export const slot = (terrain: number, seat: number): string => SLOT_IDS[slotAt(terrain, seat)];

/** A table with slots: players are seats, and `events` are what player 0 was told. */
export class SkirmishTable extends Table<Skirmish> {
  readonly #printed: CardSet['cards'];

  constructor(match: Match<Skirmish>, printed: CardSet['cards']) {
    super(match, 'p0');
    this.#printed = printed;
  }

  get state(): SkirmishState {
    return gameState(this.match, this.#printed);
  }

  /** Cards and units are given by their numbers. */
  protected override named(args: NamedArgs): Args {
    return args as Args;
  }

  /** The game's own events of the last action. */
  get happened(): readonly MatchEvent[] {
    return this.events.filter(({ type }) => type === type.toUpperCase());
  }

  override get types(): string[] {
    return this.happened.map(({ type }) => type);
  }

  event(type: string): MatchEvent | undefined {
    return this.happened.find((event) => event.type === type);
  }

  unit(terrain: number, seat: number): UnitState {
    const { unit } = this.state.terrains[terrain].slots[seat];
    if (unit === null) throw new Error(`nobody stands at ${slot(terrain, seat)}`);
    return unit;
  }

  /** The power at a place; null if nobody stands there. */
  power(terrain: number, seat: number): number | null {
    return this.state.terrains[terrain].slots[seat].unit?.power ?? null;
  }

  modifier(terrain: number, seat: number): number {
    return this.state.terrains[terrain].slots[seat].modifier;
  }

  hand(seat: number): string[] {
    return this.state.players[seat].hand.map(({ name }) => name);
  }

  graveyard(seat: number): string[] {
    return this.state.players[seat].graveyard.map(({ name }) => name);
  }

  /** Plays a unit to a terrain. */
  deploy(seat: number, name: string, terrain: number): this {
    return this.act(seat, 'PLAY_CARD', { card: this.id(name, 'hand', seat), slot: slot(terrain, seat) });
  }

  /** Plays an action. */
  cast(seat: number, name: string, args: NamedArgs = {}): this {
    return this.act(seat, 'PLAY_CARD', { card: this.id(name, 'hand', seat), ...args });
  }

  activate(seat: number, terrain: number, args: NamedArgs = {}): this {
    return this.act(seat, 'ACTIVATE', { unit: this.unit(terrain, seat).id, ...args });
  }

  input(seat: number, input: Json): this {
    return this.act(seat, 'INPUT', { input });
  }

  pass(...seats: number[]): this {
    for (const seat of seats) this.act(seat, 'PASS');
    return this;
  }

  /** Who plays through `processAction` gets an error, and the same state as before. */
  override refused(seat: number, move: string, args: NamedArgs = {}): string {
    super.refused(seat, move, args);
    const { state } = this.match;
    try {
      this.match.processAction(this.action(seat, move, args));
    } catch (error) {
      if (this.match.state !== state) throw new Error('a refused action left a trace');
      return (error as Error).message;
    }
    throw new Error(`${move} ${JSON.stringify(args)} was accepted`);
  }
}
