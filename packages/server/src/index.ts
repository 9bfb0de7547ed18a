/** Cardloom tables over HTTP and WebSocket. See README.md. */
export type { Append, Appended, Claim, ListMatches, MatchStore, TakeSeat } from './store/match-store.ts';
export { type MemoryOptions, memoryStore } from './store/memory-store.ts';
export type {
  LastViews,
  MatchRecord,
  MatchStatus,
  NewMatch,
  SeatRecord,
  StoredEntry,
  StoredMatch,
} from './store/records.ts';
export { type SqliteOptions, sqliteStore } from './store/sqlite-store.ts';
