import type { SeatInfo } from '@cardloom/protocol';
import type { SeatRecord } from '../store/records.ts';
import { answerAside, isHello } from './answer-aside.ts';
import type { Connection, Heard, Since, Sitting } from './connection.ts';

/** Those who have come before all seats are taken. They hear who is there, and are at the table once it begins. */
export class WaitingRoom implements Sitting {
  readonly #here = new Map<string, { readonly connection: Connection; readonly player: string | null }>();
  readonly #now: () => number;
  #seats: readonly SeatRecord[];
  #table: Sitting | null = null;
  /** Why the match does not begin though nobody is missing. */
  #objection: string | null;

  constructor(seats: readonly SeatRecord[], now: () => number, objection: string | null = null) {
    this.#seats = seats;
    this.#now = now;
    this.#objection = objection;
  }

  get connections(): number {
    return this.#here.size;
  }

  join(connection: Connection, player: string | null, since?: Since): void {
    if (this.#table !== null) this.#table.join(connection, player, since);
    else {
      this.#here.set(connection.id, { connection, player });
      this.#tellSeats();
      if (this.#objection !== null)
        connection.send({ type: 'no', id: '', code: 'bad-options', message: sentenceOf(this.#objection), path: '' });
    }
  }

  leave(id: string): void {
    if (this.#table !== null) this.#table.leave(id);
    else if (this.#here.delete(id)) this.#tellSeats();
  }

  receive(id: string, heard: Heard, lag?: number): void {
    if (this.#table !== null) {
      this.#table.receive(id, heard, lag);
      return;
    }
    const { frame } = heard;
    if (isHello(frame)) {
      this.#tellSeats();
      return;
    }
    const objection = this.#objection;
    const answer =
      objection === null
        ? answerAside(frame, this.#now(), 'nothing-to-do', 'The match has not begun: somebody is missing.')
        : answerAside(frame, this.#now(), 'bad-options', sentenceOf(objection));
    if (answer !== null) this.#here.get(id)?.connection.send(answer);
  }

  /** Somebody took a seat, or left one. */
  changed(seats: readonly SeatRecord[]): void {
    this.#seats = seats;
    this.#objection = null;
    this.#tellSeats();
  }

  begin(table: Sitting): void {
    this.#table = table;
    for (const { connection, player } of this.#here.values()) table.join(connection, player);
    this.#here.clear();
  }

  /** Sends everybody away. */
  dismiss(reason: 'stopping' | 'no-match' | 'failed'): void {
    for (const { connection } of [...this.#here.values()]) {
      connection.send({ type: 'bye', reason });
      connection.close();
    }
  }

  #tellSeats(): void {
    const online = new Set([...this.#here.values()].map(({ player }) => player));
    const seats: SeatInfo[] = this.#seats.map(({ player, name, bot, token }) => ({
      player,
      name: bot === null && token === null ? '' : name,
      isBot: bot !== null,
      isOnline: bot !== null || online.has(player),
    }));
    for (const { connection } of this.#here.values()) connection.send({ type: 'seats', seats });
  }
}

const sentenceOf = (objection: string): string =>
  `The match cannot begin: ${objection} Leave the seat, and take it again with another deck.`;
