import { Host, type HostOptions } from '@cardloom/host';
import { applyPatch, type HostFrame, type Step } from '@cardloom/protocol';
import type { Game } from 'cardloom';
import type { StoredEntry } from '../store/records.ts';
import { answerAside } from './answer-aside.ts';
import type { Connection, Sitting } from './connection.ts';
import type { Table } from './table.ts';

type Welcome = HostFrame & { readonly type: 'welcome' };

/**
 * Those who watch some steps later than it happens. To the table they are one spectator; what is new to it waits here,
 * and is never sent to anybody before its time. When the match is over nothing needs to wait.
 */
export class DelayedSpectators implements Sitting {
  readonly #table: Table;
  readonly #delay: number;
  readonly #now: () => number;
  readonly #watching = new Map<string, Connection>();
  readonly #waiting: Step[] = [];
  #welcome: Welcome;

  constructor(
    table: Table,
    {
      game,
      options,
      entries,
      delay,
    }: { game: Game; options: HostOptions; entries: readonly StoredEntry[]; delay: number },
    now: () => number,
  ) {
    this.#table = table;
    this.#delay = table.host.match.isOver ? 0 : delay;
    this.#now = now;
    const shown = Math.max(0, Math.min(entries.length, table.host.head - this.#delay));
    this.#welcome = welcomeAt(game, options, entries, shown, now());
    const { seq, chain } = this.#welcome;
    const toTable: Connection = {
      id: ID,
      send: (frame) => this.#hear(frame),
      close: () => {
        for (const connection of this.#watching.values()) connection.close();
      },
      isHere: () => this.#watching.size > 0,
    };
    table.join(toTable, null, { seq, chain });
  }

  join(connection: Connection): void {
    this.#watching.set(connection.id, connection);
    connection.send({ ...this.#welcome, now: this.#now() });
  }

  leave(id: string): void {
    this.#watching.delete(id);
  }

  receive(id: string, frame: unknown): void {
    const connection = this.#watching.get(id);
    if (connection === undefined) return;
    const isHello = typeof frame === 'object' && frame !== null && 'type' in frame && frame.type === 'hello';
    const answer = isHello
      ? this.#welcome
      : answerAside(frame, this.#now(), 'spectator', 'Whoever only watches cannot do that.');
    if (answer !== null) connection.send(answer);
  }

  #hear(frame: HostFrame): void {
    if (frame.type === 'step') {
      this.#waiting.push(frame);
      this.#letGo();
    } else if (frame.type === 'seats') {
      this.#welcome = { ...this.#welcome, seats: frame.seats };
      this.#tell(frame);
    } else if (frame.type === 'bye') this.#tell(frame);
  }

  #letGo(): void {
    const delay = this.#table.host.match.isOver ? 0 : this.#delay;
    while (this.#waiting.length > delay) {
      const step = this.#waiting.shift();
      if (step === undefined) return;
      const { view, game } = this.#welcome;
      this.#welcome = {
        ...this.#welcome,
        seq: step.seq,
        chain: step.chain,
        ...(view === undefined ? {} : { view: applyPatch(view, step.patch, game.initial) }),
      };
      this.#tell(step);
    }
  }

  #tell(frame: HostFrame): void {
    for (const connection of this.#watching.values()) connection.send(frame);
  }
}

/** Its id at the table. Those of sockets are numbers. */
const ID = 'delayed';

/** What a spectator would have been told who came after so many entries. */
function welcomeAt(
  game: Game,
  options: HostOptions,
  entries: readonly StoredEntry[],
  seq: number,
  now: number,
): Welcome {
  const host = new Host(
    game,
    options,
    entries.slice(0, seq).map(({ entry }) => entry),
  );
  const { frames } = host.join(ID, null, now);
  const welcome = frames.map(({ frame }) => frame).find((frame) => frame.type === 'welcome');
  if (welcome === undefined) throw new Error('A host welcomes whoever comes.');
  return welcome;
}
