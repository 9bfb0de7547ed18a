import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import { botPool } from './bots/pool.ts';
import { unhurried } from './bots/unhurried.ts';
import { offered, type ServedGame } from './games.ts';
import { groupCommit } from './group-commit.ts';
import { isLoopback } from './http/address.ts';
import { createApp, type LobbyApp } from './http/app.ts';
import { Gate } from './http/gate.ts';
import { type Page, pagesIn } from './http/pages.ts';
import { type Limits, USUAL_LIMITS } from './limits.ts';
import { Lobby } from './lobby/lobby.ts';
import { createMetrics } from './metrics.ts';
import { joinNodes, type Node, type NodeOptions } from './nodes/node.ts';
import { newMatchId } from './secrets.ts';
import { Sockets } from './sockets/sockets.ts';
import { steadyNow } from './steady-now.ts';
import type { MatchStore } from './store/match-store.ts';
import type { SharedStore } from './store/shared-store.ts';
import type { Sitting } from './tables/connection.ts';
import { Tables } from './tables/tables.ts';

/** What a server is started with: games and a store; the rest may be left out. */
export interface ServerOptions {
  /** By name: `games` of `@cardloom/games`, some of them, or your own. */
  readonly games: Readonly<Record<string, ServedGame>>;
  readonly store: MatchStore;
  /** `127.0.0.1` if left out: only this machine reaches it. */
  readonly host?: string;
  /** 4321 if left out; 0 for any that is free. */
  readonly port?: number;
  /** Hosts (`cards.example.org`) from whose pages one may come besides the server's own. */
  readonly origins?: readonly string[];
  /** Addresses of proxies whose word about who asks is taken. */
  readonly proxies?: readonly string[];
  /** Days after their end, or after anything was last done in them, after which matches are deleted; never if left out. */
  readonly retentionDays?: number;
  readonly limits?: Partial<Limits>;
  /** Threads in which bots think; one less than there are cores if left out, and at least one. */
  readonly botThreads?: number;
  /** A bot acts no sooner than after so many milliseconds, so that people see what it does; at once if left out. */
  readonly botPauseMs?: number;
  /** A table is put away after so many milliseconds without anybody; a minute if left out. */
  readonly idleMs?: number;
  /** A folder of built pages; a plain page if left out. */
  readonly pages?: string;
  /** Whether anybody may read `/metrics`, or only this machine. */
  readonly openMetrics?: boolean;
  readonly log?: Logger;
  /** If several servers share the store. */
  readonly node?: NodeOptions;
  readonly now?: () => number;
}

/**
 * A server that runs.
 *
 * ```ts
 * const options: ServerOptions = { games: {}, store: memoryStore(), port: 0 };
 * const server: CardloomServer = await createServer(options);
 * console.log(server.url);
 * await server.stop();
 * ```
 */
export interface CardloomServer {
  /** `http://127.0.0.1:4321`. */
  readonly url: string;
  readonly http: HttpServer;
  readonly app: LobbyApp;
  /** Stores what is under way, keeps what is to be seen, sends everybody away. The store stays open. */
  stop(): Promise<void>;
}

/** Whoever sends a request slowly is waited for so long. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };
/** And whoever does not read the answer. */
const UNREAD_MS = 60_000;
const SWEEP_MS = 60 * 60 * 1000;
const DAY_MS = 24 * SWEEP_MS;
/** While a clock runs it is stored how it stands: at least so often. */
const LONGEST_STILL_MS = 2 * DAY_MS;

/**
 * A lobby and its tables over HTTP and WebSocket.
 *
 * ```ts
 * const server = await createServer({ games, store: await sqliteStore('./matches.db') });
 * console.log(server.url);
 * ```
 */
export async function createServer(options: ServerOptions): Promise<CardloomServer> {
  const { store, host = '127.0.0.1', port = 4321, now = steadyNow, proxies = [], origins = [] } = options;
  const log = options.log ?? pino({ level: 'warn' });
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const games = offered(options.games);
  const threads = botPool(options.botThreads ?? Math.max(1, availableParallelism() - 1), (text) =>
    log.warn({ text: text.slice(0, 1000) }, 'a bot said something'),
  );
  const bots = unhurried(threads, options.botPauseMs ?? 0);
  let isStopping = false;
  /** What this server is among others, if it shares its store. */
  let node: Node | null = null;
  const nodeId = 'tell' in store ? newMatchId() : 'only';
  const metrics = createMetrics({
    sockets: () => sockets.count,
    tables: () => tables.loaded,
    botsWaiting: () => bots.waiting,
  });
  const report = (match: string, problem: string): void => {
    metrics.problems.inc();
    log.warn({ match, problem }, 'a table has a problem');
  };
  const commit = groupCommit(store, (entries, seconds, fenced) => {
    metrics.fenced.inc(fenced);
    metrics.entries.inc(entries);
    metrics.batchEntries.observe(entries);
    metrics.commitSeconds.observe(seconds);
  });
  const tables = new Tables({
    store,
    games,
    bots,
    commit,
    node: nodeId,
    idleMs: options.idleMs ?? 60_000,
    now,
    report,
    fill: (record) => lobby.fill(record),
    rematch: ({ record }) => lobby.rematch(record),
  });
  const lobby = new Lobby({
    store,
    games,
    now,
    seatsChanged: (record) => {
      tables.seatsChanged(record);
      node?.tell({ what: 'seats', match: record.id });
    },
    begun: async (match) => {
      await tables.begin(match);
      node?.tell({ what: 'begun', match: match.id });
    },
    left: (match, player) => {
      sockets.dismiss(match, player);
      node?.tell({ what: 'left', match, player });
    },
    calledOff: (match) => {
      tables.forget(match);
      node?.tell({ what: 'seats', match });
    },
  });
  const find = async (match: string): Promise<Sitting | null> => {
    if (node !== null) return node.find(match);
    const found = await tables.find(match);
    return found !== null && 'place' in found ? found.place : null;
  };
  const pages = options.pages === undefined ? new Map<string, Page>() : pagesIn(options.pages);
  const gate = new Gate({
    isFile: (path) => pages.has(path),
    origins,
    proxies,
    isLocal: isLoopback(host) || host === 'localhost',
    isStopping: () => isStopping,
    refused: (why) => metrics.refused.inc({ why }),
    now,
    limits,
  });
  const sockets = new Sockets({
    store,
    find,
    isLoaded: (match) => tables.isLoaded(match),
    metrics,
    report,
    gate,
    limits,
    now,
    isStopping: () => isStopping,
  });
  const app = createApp({
    lobby,
    games,
    limits,
    metrics,
    log,
    now,
    addressIn: (request) => gate.addressIn(request),
    isAlive: () => node?.isAlive ?? true,
    openMetrics: options.openMetrics ?? false,
    pages,
  });

  if ('tell' in store) {
    node = await joinNodes({
      ...{
        ...options.node,
        store: store as SharedStore,
        id: nodeId,
        build: games.build(),
        host,
        tables,
        sockets,
        limits,
      },
      isStopping: () => isStopping,
      handed: (count) => {
        metrics.handed.inc(count);
        if (count > 0) log.info({ tables: count }, 'tables were handed to a node that had fewer');
      },
      report: (problem) => log.warn({ problem }, 'a node has a problem'),
    });
  }
  const listener = getRequestListener(app.fetch);
  const http = createHttpServer(PATIENCE, (request, response) => {
    if (gate.admits(request, response)) void listener(request, response);
  });
  http.setTimeout(UNREAD_MS);
  http.on('connection', (socket) => gate.connected(socket));
  http.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));
  try {
    await listen(http, port, host);
  } catch (error) {
    // or it would be a node that nobody can come to
    await node?.stop();
    await bots.close();
    throw error;
  }
  const timers = [
    ...(options.retentionDays === undefined ? [] : [every(SWEEP_MS, () => sweep(options.retentionDays ?? 0))]),
  ];

  tables.wakeClocks().catch((error: unknown) => log.error({ problem: String(error) }, 'the store did not answer'));

  async function sweep(days: number): Promise<void> {
    const overBefore = now() - days * DAY_MS;
    const deleted = await store.deleteOld({ overBefore, idleBefore: overBefore - LONGEST_STILL_MS });
    if (deleted > 0) log.info({ deleted }, 'old matches were deleted');
  }
  function every(ms: number, work: () => Promise<void>): ReturnType<typeof setInterval> {
    const run = (): void => {
      work().catch((error: unknown) => log.error({ problem: String(error) }, 'the store did not answer'));
    };
    run();
    return setInterval(run, ms).unref();
  }

  const url = urlOf(host, (http.address() as AddressInfo).port);
  log.info({ url }, 'listening');
  return {
    url,
    http,
    app,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      const closed = new Promise<void>((done) => {
        http.close(() => done());
      });
      await node?.retire();
      await tables.stop();
      await node?.stop();
      await sockets.stop();
      await bots.close();
      http.closeAllConnections();
      await closed;
      log.info('stopped');
    },
  };
}

function listen(http: HttpServer, port: number, host: string): Promise<void> {
  return new Promise((listening, failed) => {
    http.once('error', failed);
    http.listen(port, host, () => {
      http.off('error', failed);
      listening();
    });
  });
}

function urlOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
