import type { Preferences, SeatInfo } from '@cardloom/protocol';

/** A seat as somebody takes it who sets up a table. */
export interface SeatSetup {
  readonly player: string;
  readonly name?: string;
  readonly isBot?: boolean;
}

/** Whoever sits in a seat, or watches (seat null). */
export interface Connection {
  readonly id: string;
  readonly player: string | null;
}

export class Seats {
  readonly setups: readonly SeatSetup[];
  /** Everybody who sits here for themselves, even if a bot plays for them now. */
  readonly people: readonly string[];
  /** One person plays, and nobody else. */
  readonly isAgainstBots: boolean;
  readonly preferences = new Map<string, Preferences>();
  /** Players for whom a bot plays until they come back. */
  readonly standIns = new Set<string>();
  /** How long it takes to each player and back, as it was measured last. */
  readonly lags = new Map<string, number>();
  /** Since when people have been away, by the time of the table. */
  readonly gone = new Map<string, number>();
  readonly #names: Map<string, string>;
  readonly #bots: ReadonlySet<string>;
  readonly #connections = new Map<string, Connection>();

  constructor(setups: readonly SeatSetup[]) {
    this.setups = setups;
    this.#names = new Map(setups.map(({ player, name = player }) => [player, name]));
    this.#bots = new Set(setups.filter(({ isBot }) => isBot === true).map(({ player }) => player));
    this.people = setups.map(({ player }) => player).filter((player) => !this.#bots.has(player));
    this.isAgainstBots = this.people.length === 1 && setups.length > 1;
    for (const player of this.people) this.gone.set(player, 0);
  }

  /** True if it is another name. */
  rename(player: string, name: string): boolean {
    if (this.#names.get(player) === name) return false;
    this.#names.set(player, name);
    return true;
  }

  get connections(): Iterable<Connection> {
    return this.#connections.values();
  }

  find(id: string): Connection | undefined {
    return this.#connections.get(id);
  }

  join(connection: Connection): void {
    this.#connections.set(connection.id, connection);
    if (connection.player !== null) this.gone.delete(connection.player);
  }

  leave(id: string, time: number): boolean {
    const player = this.find(id)?.player ?? null;
    const wasHere = this.#connections.delete(id);
    if (player !== null && !this.#bots.has(player) && !this.isHere(player)) this.gone.set(player, time);
    return wasHere;
  }

  isHere(player: string): boolean {
    for (const connection of this.#connections.values()) if (connection.player === player) return true;
    return false;
  }

  /** Whether a bot acts for anybody. */
  get hasBots(): boolean {
    return this.#bots.size > 0 || this.standIns.size > 0;
  }

  /** Whether a bot acts for this player. */
  isBot(player: string): boolean {
    return this.#bots.has(player) || this.standIns.has(player);
  }

  /** Everybody who has a say, but this one. */
  peopleBut(player: string): string[] {
    return this.people.filter((other) => other !== player && !this.standIns.has(other));
  }

  info(absent: readonly string[]): SeatInfo[] {
    return this.setups.map(({ player }) => ({
      player,
      name: this.#names.get(player) ?? player,
      isBot: this.isBot(player),
      isOnline: this.#bots.has(player) || this.isHere(player),
      ...(this.standIns.has(player) ? { isStandIn: true } : {}),
      ...(absent.includes(player) ? { isAbsent: true } : {}),
    }));
  }
}
