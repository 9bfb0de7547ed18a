import type { Rejection } from './rejection.ts';

/** A move for any game at all: its context is typed so that every game's definition takes it. */
export interface TableMove {
  readonly anyPlayer: true;
  readonly table: true;
  readonly manual?: true;
  readonly choices?: Readonly<Record<string, never>>;
  readonly run: (context: never, args: never) => Rejection | undefined | void;
}
