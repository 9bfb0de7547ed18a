import type { MatchStore } from './match-store.ts';

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
}
