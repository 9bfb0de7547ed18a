import type { BotPool } from '../bots/pool.ts';
import type { Games } from '../games.ts';
import type { GroupCommit } from '../group-commit.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { MatchRecord } from '../store/records.ts';
import type { Table } from './table.ts';

export interface TablesOptions {
  readonly store: MatchStore;
  readonly games: Games;
  readonly bots: BotPool;
  readonly commit: GroupCommit;
  readonly node: string;
  /** After so long without anybody a table is put away. */
  readonly idleMs: number;
  now(): number;
  /** Begins a match in which all seats are taken; false if it need not be, or cannot. */
  fill(record: MatchRecord): Promise<boolean>;
  rematch(table: Table): Promise<string | null>;
  report(match: string, problem: string): void;
}
