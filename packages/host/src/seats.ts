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
  readonly preferences = new Map<string, Preferences>();
  readonly #connections = new Map<string, Connection>();

  constructor(setups: readonly SeatSetup[]) {
    this.setups = setups;
  }

  get connections(): Iterable<Connection> {
    return this.#connections.values();
  }

  find(id: string): Connection | undefined {
    return this.#connections.get(id);
  }

  join(connection: Connection): void {
    this.#connections.set(connection.id, connection);
  }

  leave(id: string): boolean {
    return this.#connections.delete(id);
  }

  isBot(player: string): boolean {
    return this.setups.some((seat) => seat.player === player && seat.isBot === true);
  }

  /** Everybody who has a say, but this one. */
  peopleBut(player: string): string[] {
    return this.setups.filter((seat) => seat.player !== player && seat.isBot !== true).map((seat) => seat.player);
  }

  info(): SeatInfo[] {
    const online = new Set([...this.#connections.values()].map(({ player }) => player));
    return this.setups.map(({ player, name = player, isBot = false }) => ({
      player,
      name,
      isBot,
      isOnline: isBot || online.has(player),
    }));
  }
}
