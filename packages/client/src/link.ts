import type { Connection, Open } from '@cardloom/protocol';
import type { Timers } from './timers.ts';

/** A connection that is opened again whenever it is lost, after waits that grow and differ. */
export interface Link {
  send(text: string): void;
  /** What came made sense: the next wait is a short one. */
  isGood(): void;
  /** Gives this connection up for another one: at once if the host said so, else after a wait. */
  reopen(isAtOnce?: boolean, to?: string): void;
  /** Waits no longer, if it does. */
  hurry(): void;
  close(): void;
}

export interface LinkOptions {
  readonly timers: Timers;
  /** The first wait in milliseconds; each doubles, up to the longest. */
  readonly firstWait: number;
  readonly longestWait: number;
  /**
   * After so long a silence the other side is asked whether it is there. Half as long again without an answer is a doubt,
   * and after as long again the connection counts as lost; 0: never.
   */
  readonly patience: number;
}

interface Told {
  up(): void;
  message(text: string): void;
  silence(): void;
  /** No answer yet: it may be lost, or only slow. */
  doubt(): void;
  down(): void;
}

export function keepOpen(open: Open, on: Told, { timers, firstWait, longestWait, patience }: LinkOptions): Link {
  let connection: Connection | null = null;
  let where: string | undefined;
  let lost = 0;
  let isClosed = false;
  let stopWaiting = (): void => undefined;
  let stopWatching = (): void => undefined;

  const watch = (): void => {
    stopWatching();
    if (patience === 0) return;
    const next = (wait: number, run: () => void): void => {
      stopWatching = timers.after(wait, run);
    };
    next(patience, () => {
      next(patience / 2, () => {
        next(patience / 2, () => reopen());
        on.doubt();
      });
      on.silence();
    });
  };

  const dial = (): void => {
    let mine: Connection | null = null;
    const ifMine =
      <A extends unknown[]>(run: (...args: A) => void) =>
      (...args: A): void => {
        if (!isClosed && connection === mine) run(...args);
      };
    mine = open(
      {
        open: ifMine(() => on.up()),
        message: ifMine((text: string) => {
          watch();
          on.message(text);
        }),
        close: ifMine(() => drop(false)),
      },
      where,
    );
    connection = mine;
    watch();
  };

  const drop = (isAtOnce: boolean): void => {
    connection = null;
    stopWatching();
    stopWaiting();
    const wait = isAtOnce ? 0 : Math.min(longestWait, firstWait * 2 ** lost++) * (0.5 + timers.random() / 2);
    stopWaiting = timers.after(wait, dial);
    on.down();
  };

  const reopen = (isAtOnce = false, to?: string): void => {
    if (isClosed) return;
    where = to ?? where;
    const given = connection;
    drop(isAtOnce);
    given?.close();
  };

  dial();
  return {
    send: (text) => connection?.send(text),
    isGood: () => {
      lost = 0;
    },
    reopen,
    hurry: () => {
      if (isClosed || connection !== null) return;
      stopWaiting();
      dial();
    },
    close: () => {
      isClosed = true;
      stopWatching();
      stopWaiting();
      connection?.close();
    },
  };
}
