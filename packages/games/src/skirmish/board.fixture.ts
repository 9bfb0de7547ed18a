import { readCardFiles } from '@cardloom/cards';
import { type Action, createMatch, type Json, type Match, type MatchEvent } from 'cardloom';
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

export interface Side {
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

export interface PlacedUnit {
  readonly name: string;
  readonly damage?: number;
  readonly buffs?: number;
  readonly shield?: number;
  readonly cooldown?: number;
}

export function board(given: Board): Table {
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
  return new Table(createMatch(game, { seed: 1 }), set.cards);
}

const standardFiles = readCardFiles(new URL('./cards/', import.meta.url));

/** The standard cards and some more. */
export const withCards = (...cards: readonly (UnitData | ActionData)[]): CardSet =>
  cardSetOf(format.read([...standardFiles, { name: 'mine.yaml', text: JSON.stringify({ cards }) }]));

export const slot = (terrain: number, seat: number): string => SLOT_IDS[slotAt(terrain, seat)];

/** A match with names instead of numbers. `events` holds what the last action told player 0, the snapshot included. */
export class Table {
  readonly match: Match<Skirmish>;
  events: MatchEvent[] = [];
  readonly #printed: CardSet['cards'];

  constructor(match: Match<Skirmish>, printed: CardSet['cards']) {
    this.match = match;
    this.#printed = printed;
    match.subscribe('p0', (event) => this.events.push(event));
  }

  get state(): SkirmishState {
    return gameState(this.match, this.#printed);
  }

  /** The game's own events of the last action. */
  get told(): MatchEvent[] {
    return this.events.filter(({ type }) => type === type.toUpperCase());
  }

  get types(): string[] {
    return this.told.map(({ type }) => type);
  }

  event(type: string): MatchEvent | undefined {
    return this.told.find((event) => event.type === type);
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

  card(seat: number, name: string, zone: 'hand' | 'graveyard' = 'hand'): number {
    const card = this.state.players[seat][zone].find((candidate) => candidate.name === name);
    if (card === undefined) throw new Error(`player ${seat} has no ${name} in the ${zone}`);
    return card.id;
  }

  act(seat: number, move: string, args: Readonly<Record<string, Json>> = {}): this {
    this.events = [];
    this.match.processAction({ player: `p${seat}`, move, args });
    return this;
  }

  /** Plays a unit to a terrain. */
  deploy(seat: number, name: string, terrain: number): this {
    return this.act(seat, 'PLAY_CARD', { card: this.card(seat, name), slot: slot(terrain, seat) });
  }

  /** Plays an action. */
  cast(seat: number, name: string, args: Readonly<Record<string, Json>> = {}): this {
    return this.act(seat, 'PLAY_CARD', { card: this.card(seat, name), ...args });
  }

  activate(seat: number, terrain: number, args: Readonly<Record<string, Json>> = {}): this {
    return this.act(seat, 'ACTIVATE', { unit: this.unit(terrain, seat).id, ...args });
  }

  input(seat: number, input: Json): this {
    return this.act(seat, 'INPUT', { input });
  }

  pass(...seats: number[]): this {
    for (const seat of seats) this.act(seat, 'PASS');
    return this;
  }

  legal(seat: number): readonly Action[] {
    return [...this.match.legalActions(`p${seat}`)];
  }

  /** Proves that this action is refused: it throws, tells nothing and changes nothing. Returns the message. */
  refused(seat: number, move: string, args: Readonly<Record<string, Json>> = {}): string {
    const before = this.match.checksum();
    const { state } = this.match;
    this.events = [];
    const action = { player: `p${seat}`, move, args };
    if (this.match.isLegal(action)) throw new Error(`${move} ${JSON.stringify(args)} is legal`);
    let message = '';
    try {
      this.match.processAction(action);
    } catch (error) {
      message = (error as Error).message;
    }
    if (message === '') throw new Error(`${move} ${JSON.stringify(args)} was accepted`);
    if (this.events.length > 0) throw new Error('a refused action told something');
    if (this.match.checksum() !== before || this.match.state !== state)
      throw new Error('a refused action left a trace');
    return message;
  }
}
