import type { Action, Json, Match, MatchEvent, Shape } from 'cardloom';

/** What tests read of `ctx`, whatever the game. */
interface Position {
  readonly currentSegment: string | null;
  readonly currentPhase: string | null;
  readonly currentStep: string | null;
  readonly gameOver: boolean;
  readonly winner: string | undefined;
  readonly cards: Readonly<Record<number, Readonly<Record<string, Json>>>>;
  readonly players: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** A match in a test, with names instead of numbers: what lies where, what happened, which way the flow went. */
export class Table<T extends Shape = Shape> {
  readonly match: Match<T>;
  /** What the last action told, to everybody. */
  events: readonly MatchEvent[] = [];

  constructor(match: Match<T>) {
    this.match = match;
  }

  get #ctx(): Position {
    return this.match.state.ctx as unknown as Position;
  }

  act(player: string, move: string, args: Readonly<Record<string, Json>> = {}): this {
    const result = this.match.act({ player, move, args });
    if (!result.ok) throw new Error(`${player} ${move} ${JSON.stringify(args)}: ${result.error.message}`);
    this.events = result.events;
    return this;
  }

  /** Proves that this is refused and changes nothing. Returns the reason. */
  refused(player: string, move: string, args: Readonly<Record<string, Json>> = {}): string {
    const before = this.match.checksum();
    const action = { player, move, args };
    if (this.match.isLegal(action)) throw new Error(`${player} ${move} ${JSON.stringify(args)} is legal`);
    const result = this.match.act(action);
    if (result.ok) throw new Error(`${player} ${move} ${JSON.stringify(args)} was accepted`);
    if (this.match.checksum() !== before) throw new Error('a refused action left a trace');
    return result.error.message;
  }

  /** `battlePhase.block`, `mainPhase`, or the segment alone. */
  get at(): string {
    const { currentSegment, currentPhase, currentStep } = this.#ctx;
    if (currentPhase === null) return String(currentSegment);
    return currentStep === null ? currentPhase : `${currentPhase}.${currentStep}`;
  }

  /** The phases and steps that began during the last action, in order. */
  get path(): string[] {
    return this.events
      .filter(({ type }) => type === 'phaseBegan' || type === 'stepBegan')
      .map(({ phase, step }) => String(phase ?? step));
  }

  /** Who must act now. */
  get waiting(): readonly string[] {
    return this.match.waitingFor;
  }

  get winner(): string | undefined {
    return this.#ctx.winner;
  }

  get isOver(): boolean {
    return this.#ctx.gameOver;
  }

  /** The names of the cards in a zone, bottom first; the game's own zone without a player. */
  names(zone: string, player?: string): string[] {
    return this.ids(zone, player).map((id) => String(this.card(id).name));
  }

  ids(zone: string, player?: string): number[] {
    const seat = player === undefined ? 0 : this.match.players.indexOf(player);
    return [...this.match.snapshot().zones[zone][seat]];
  }

  /** The first card of this name in a zone. */
  id(name: string, zone: string, player?: string): number {
    const found = this.ids(zone, player).find((id) => this.card(id).name === name);
    if (found === undefined) throw new Error(`there is no ${name} in ${zone}`);
    return found;
  }

  card(id: number): Readonly<Record<string, Json>> {
    return this.#ctx.cards[id];
  }

  player(id: string): Readonly<Record<string, Json>> {
    return this.#ctx.players[id];
  }

  legal(player: string, move?: string): Action[] {
    return [...this.match.legalActions(player)].filter((action) => move === undefined || action.move === move);
  }

  /** The events of one type that the last action told. */
  told(type: string): MatchEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}
