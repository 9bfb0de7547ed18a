import type { HostFrame } from '@cardloom/protocol';
import { FIRST_LINK, initialCard, VERSION } from '@cardloom/protocol';
import { describeGame, type Game, type View } from 'cardloom';
import type { LastViews, MatchRecord } from '../store/records.ts';
import { answerAside, isHello } from './answer-aside.ts';
import type { Connection, Heard, Sitting } from './connection.ts';

/** A match that these files can no longer play: what was last to be seen of it is shown, and nothing can be done. */
export class ReadOnlyTable implements Sitting {
  readonly #connections = new Map<string, { readonly connection: Connection; readonly player: string | null }>();
  readonly #record: MatchRecord;
  readonly #last: LastViews;
  readonly #game: Game;
  readonly #now: () => number;

  constructor(record: MatchRecord, last: LastViews, game: Game, now: () => number) {
    this.#record = record;
    this.#last = last;
    this.#game = game;
    this.#now = now;
  }

  join(connection: Connection, player: string | null): void {
    this.#connections.set(connection.id, { connection, player });
    connection.send(this.#welcome(player));
  }

  leave(id: string): void {
    this.#connections.delete(id);
  }

  receive(id: string, { frame }: Heard): void {
    const message = 'The rules have changed since: this match can only be looked at.';
    const here = this.#connections.get(id);
    if (here === undefined) return;
    const answer = isHello(frame) ? this.#welcome(here.player) : answerAside(frame, this.#now(), 'read-only', message);
    if (answer !== null) here.connection.send(answer);
  }

  #welcome(player: string | null): HostFrame {
    const description = describeGame(this.#game);
    return {
      type: 'welcome',
      v: VERSION,
      game: { name: description.name, version: description.version, initial: initialCard(description) },
      now: this.#now(),
      clock: null,
      seat: player,
      seq: this.#last.seq,
      chain: FIRST_LINK,
      seats: this.#record.seats.map(({ player: seat, name, bot }) => ({
        player: seat,
        name,
        isBot: bot !== null,
        isOnline: false,
      })),
      prefs: null,
      prompt: { n: 0, moves: [] },
      consent: null,
      isPaused: false,
      view: this.#last.views[player ?? ''] as unknown as View,
    };
  }
}
