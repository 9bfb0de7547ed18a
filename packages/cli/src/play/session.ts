import type { AutoPass, Bot } from '@cardloom/bots';
import type { Names } from '@cardloom/parts/present';
import type { Match } from 'cardloom';
import type { CatalogueEntry } from '../catalogue.ts';
import type { Asker } from '../prompts/asker.ts';
import type { TableLog } from './table-log.ts';

/** One sitting at the table: the match, who plays, and what the person is shown. */
export interface Session {
  readonly entry: CatalogueEntry;
  readonly match: Match;
  /** The person's player id; null if only bots play. */
  readonly me: string | null;
  /** By seat; null for the person. */
  readonly bots: readonly (Bot | null)[];
  /** Who sits where, as the save file remembers it. */
  readonly seats: readonly string[];
  readonly names: Names;
  readonly asker: Asker;
  readonly log: TableLog;
  /** Passes for the person where there is nothing else to do; null if the game has no passing or they want none. */
  readonly passes: AutoPass | null;
  /** Which moves of the history were such passes. */
  readonly passed: Set<number>;
  /** Where the match is saved, once the person said so. */
  savePath: string | undefined;
  /** The log's length when the person last acted: what came after is news. */
  seen: number;
  /** A bot is choosing: nobody can be asked before it has answered. */
  isThinking: boolean;
  /** The person pressed Ctrl-C meanwhile. */
  wantsToLeave: boolean;
}

/** A session with nothing of its own yet. */
export const newSession = (
  table: Omit<Session, 'savePath' | 'seen' | 'isThinking' | 'wantsToLeave' | 'passed'>,
  savePath?: string,
): Session => ({
  ...table,
  passed: new Set(),
  savePath,
  // whoever comes back likes to see how they got here
  seen: Math.max(0, table.log.length - 4),
  isThinking: false,
  wantsToLeave: false,
});
