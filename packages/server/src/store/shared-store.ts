import type { MatchStore } from './match-store.ts';
import type { MatchRecord } from './records.ts';

/**
 * A node, where others reach it, and at how many of its tables somebody sits.
 *
 * ```ts
 * const load: NodeLoad = { id: 'node-1', address: 'http://10.0.0.2:7001', tables: 12 };
 * ```
 */
export interface NodeLoad {
  readonly id: string;
  readonly address: string;
  readonly tables: number;
}

/**
 * A store that several nodes share: besides matches it has what nodes tell each other.
 *
 * ```ts
 * const hush = async (shared: SharedStore) => await shared.listen((news) => console.log(news), () => {});
 * ```
 */
export interface SharedStore extends MatchStore {
  /** Known to all nodes on this store and to nobody else. */
  readonly secret: string;
  /** Tells all nodes something, this one too. */
  tell(news: string): Promise<void>;
  /** Hears what is told from now on. After a gap something may have been told that nobody heard here. */
  listen(hear: (news: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  /**
   * At how many tables of this node somebody sits, or null if it takes none from others; gives the same of the other nodes
   * that live and play by the same rules, without those that take none.
   */
  compare(node: string, build: string, tables: number | null): Promise<readonly NodeLoad[]>;
  /** A match that was held under this epoch is that node's; false if it no longer was, or that node takes none. */
  hand(match: string, epoch: number, to: string): Promise<boolean>;
  /** So many, after this id in their order, of the matches under way that this node holds. */
  listHeld(node: string, after: string, most: number): Promise<readonly Pick<MatchRecord, 'id' | 'terms'>[]>;
}
