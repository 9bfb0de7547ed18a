import postgres from 'postgres';
import { isTooSlow } from './problems.ts';
import { Turns } from './turns.ts';

export type Sql = postgres.Sql<{ bigint: number }>;

/** A part of a statement. */
export type Part = postgres.PendingQuery<postgres.Row[]>;

export interface ConnectionOptions {
  readonly url: string;
  readonly schema: string;
  readonly connections: number;
  /** Who is asked for next when all connections are busy. */
  readonly next: 'first' | 'last';
  /** Milliseconds after which a database that does not answer counts as out of reach. */
  readonly patienceMs: number;
}

/** Connections that are opened anew when the database does not answer: a line that was cut says nothing. */
export interface Connections {
  /** Rejects if it takes too long, or too many ask at once. What was sent may or may not have been done then. */
  ask<T>(question: (sql: Sql) => Promise<T>): Promise<T>;
  /** Waits for the answer however long it takes; rejects if the database cannot be reached. */
  askPatiently<T>(question: (sql: Sql) => Promise<T>): Promise<T>;
  /** Hears what is told in a channel; `onGap` when something may have been missed. */
  listen(channel: string, hear: (text: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** A statement may take such a part of the time in which the database must answer. */
const SLOW = 0.8;

/** How often it is asked whether the line on which news come is still there. */
const LOOK_MS = 3000;

export function connections(options: ConnectionOptions): Connections {
  const { patienceMs } = options;
  // time in which others are answered is no sign of a line that was cut
  const turns = new Turns(options.connections, patienceMs, options.next);
  let current = open(options);
  let isClosed = false;

  /** Gives these connections up; whoever waits for an answer on one of them is told that there is none. */
  const renew = (old: Sql): void => {
    if (old === current && !isClosed) current = open(options);
    void old.end({ timeout: 0 });
  };

  return {
    ask: (question) =>
      turns.take(() => {
        const sql = current;
        return within(patienceMs, question(sql), () => renew(sql));
      }),
    askPatiently: async (question) => {
      await within(patienceMs, current`select 1`);
      return question(current);
    },
    async listen(channel, hear, onGap) {
      let isStopped = false;
      let line: Sql | null = null;
      const dial = async (): Promise<void> => {
        const mine = open(
          { ...options, connections: 1 },
          {
            onnotify: (_channel: string, text: string) => hear(text),
            onclose: () => {
              if (line === mine) redial();
            },
          },
        );
        try {
          await within(patienceMs, mine`listen ${mine(channel)}`);
        } catch (error) {
          void mine.end({ timeout: 0 });
          throw error;
        }
        if (isStopped) void mine.end({ timeout: 0 });
        else line = mine;
      };
      const redial = (): void => {
        void line?.end({ timeout: 0 });
        line = null;
        const again = (): void => {
          if (isStopped) return;
          dial().then(onGap, () => setTimeout(again, 500).unref());
        };
        again();
      };
      const looking = setInterval(() => {
        const mine = line;
        if (mine === null) return;
        within(patienceMs, mine`select 1`).catch(() => {
          if (line === mine) redial();
        });
      }, LOOK_MS).unref();
      await dial();
      return async () => {
        isStopped = true;
        clearInterval(looking);
        const mine = line;
        line = null;
        await mine?.end({ timeout: 1 });
      };
    },
    async close() {
      isClosed = true;
      await current.end({ timeout: 5 });
    },
  };
}

function open({ url, schema, connections: max, patienceMs }: ConnectionOptions, more: object = {}): Sql {
  const options = {
    max,
    connect_timeout: patienceMs / 1000,
    backoff: (tried: number) => Math.min(1, 0.05 * 2 ** tried),
    keep_alive: 5,
    // times are numbers of milliseconds
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
      integers: { to: 1007, from: [], serialize: listText, parse: String },
      texts: { to: 1009, from: [], serialize: listText, parse: String },
      bigints: { to: 1016, from: [], serialize: listText, parse: String },
    },
    // a connection that ends while it asks for the types it need not know would end the process
    fetch_types: false,
    onnotice: () => {},
    connection: {
      application_name: 'cardloom',
      search_path: schema,
      // what was acknowledged survives a power cut, whatever is usual there
      synchronous_commit: 'on',
      // plans depend on how many came together
      plan_cache_mode: 'force_custom_plan',
      // what is only slow is given up there, before the line is taken for cut
      statement_timeout: Math.ceil(SLOW * patienceMs),
    },
    ...more,
  };
  return postgres(url, options) as unknown as Sql;
}

/** A list as PostgreSQL reads it. */
const listText = (values: readonly unknown[]): string =>
  `{${values.map((value) => (value === null ? 'null' : `"${String(value).replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;

function within<T>(ms: number, work: Promise<T>, onLate: () => void = () => {}): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => {
      onLate();
      failed(new Error(`the database did not answer within ${ms / 1000} s`));
    }, ms);
    const tooSlow = (error: unknown): void =>
      failed(isTooSlow(error) ? new Error('the database took too long, and did nothing', { cause: error }) : error);
    work.then(done, tooSlow).finally(() => clearTimeout(timer));
  });
}
