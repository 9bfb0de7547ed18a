/**
 * Cardloom tables over HTTP and WebSocket. See README.md.
 * @module @cardloom/server
 */

export { BOT_LEVELS, type BotLevel } from './bots/levels.ts';
export type { ServedGame } from './games.ts';
export type { LobbyApp } from './http/app.ts';
export { HTTP_ERRORS, type HttpError, type HttpErrorCode } from './http/errors.ts';
export type { ClaimRequest, CreateRequest } from './http/schemas.ts';
export { type Limits, NO_LIMITS, USUAL_LIMITS } from './limits.ts';
export type { NodeOptions } from './nodes/node.ts';
export { type CardloomServer, createServer, type ServerOptions } from './server.ts';
export type {
  Append,
  Appended,
  Claim,
  DeleteOld,
  Lease,
  ListMatches,
  MatchStore,
  TakeSeat,
} from './store/match-store.ts';
export { type MemoryOptions, memoryStore } from './store/memory-store.ts';
export { NoPostgres, type OwnPostgres, type OwnPostgresOptions, ownPostgres } from './store/postgres/own-postgres.ts';
export { type PostgresOptions, postgresStore } from './store/postgres/postgres-store.ts';
export type {
  LastViews,
  MatchRecord,
  NewMatch,
  SeatRecord,
  StoredEntry,
  StoredMatch,
} from './store/records.ts';
export type { NodeLoad, SharedStore } from './store/shared-store.ts';
export { type SqliteOptions, sqliteStore } from './store/sqlite-store.ts';
