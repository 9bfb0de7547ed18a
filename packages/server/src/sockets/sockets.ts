import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ByeReason } from '@cardloom/protocol';
import { WebSocketServer } from 'ws';
import { type Gate, turnAway } from '../http/gate.ts';
import type { Limits } from '../limits.ts';
import { authenticate } from '../lobby/authenticate.ts';
import type { Metrics } from '../metrics.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Sitting } from '../tables/connection.ts';
import { termsOf } from '../terms.ts';
import type { SentHello } from './frames.ts';
import { type Admitted, PONG_MS, type SocketContext, TableSocket } from './socket.ts';

export interface SocketsOptions {
  readonly store: MatchStore;
  /** Where those sit who come to a match, here or on another node. */
  readonly find: (match: string) => Promise<Sitting | null>;
  /** Whether it is in the memory of this node. */
  readonly isLoaded: (match: string) => boolean;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly isStopping: () => boolean;
  readonly report: (match: string, problem: string) => void;
  readonly gate: Gate;
  now(): number;
}

/** Seconds for which the address of somebody who floods a socket may ask for nothing, for each such socket. */
const FINE = 5;

/** So many entries that are played again count like one frame. */
const LOADED_FOR_ONE = 50;

/** How often it is asked who is still there. */
const PING_MS = 15_000;

/** How often it is looked how much waits for those who do not read. */
const SHED_MS = 1000;

/** Whoever has not hung up by then is cut off. */
const LAST_WORDS_MS = 1000;

/** All sockets: who may come in, and how many. */
export class Sockets {
  readonly #options: SocketsOptions;
  readonly #server: WebSocketServer;
  readonly #all = new Set<TableSocket>();
  /** Sockets by match and seat. */
  readonly #seated = new Map<string, Set<TableSocket>>();
  readonly #context: Omit<SocketContext, 'spend' | 'address'>;
  readonly #pinging: ReturnType<typeof setInterval>;
  readonly #shedding: ReturnType<typeof setInterval>;

  constructor(options: SocketsOptions) {
    this.#options = options;
    this.#server = new WebSocketServer({ noServer: true, maxPayload: options.limits.frame, perMessageDeflate: false });
    this.#context = {
      limits: options.limits,
      now: options.now,
      admit: (hello, socket) => this.#admit(hello, socket),
      received: () => options.metrics.frames.inc(),
      askedAgain: () => options.metrics.askedAgain.inc(),
      gone: (socket) => this.#gone(socket),
      refused: (why) => options.metrics.refused.inc({ why }),
    };
    this.#pinging = setInterval(() => {
      for (const socket of this.#all) socket.ping(PONG_MS);
    }, PING_MS);
    this.#pinging.unref();
    this.#shedding = setInterval(() => this.#shed(), SHED_MS);
    this.#shedding.unref();
  }

  get count(): number {
    return this.#all.size;
  }

  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const { gate } = this.#options;
    if (!gate.admitsSocket(request, stream)) return;
    const match = matchIn(request.url ?? '');
    if (match === null) {
      turnAway(stream, 404);
      return;
    }
    const address = gate.addressIn(request);
    const refused = (why: ByeReason): void => {
      this.#context.refused(why);
      // or they would come back with another socket at once
      if (why === 'rate') gate.fine(address, FINE);
    };
    const spend = (cost: number): boolean => gate.spend(address, cost);
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      this.#all.add(new TableSocket(socket, stream, match, { ...this.#context, address, refused, spend }));
    });
  }

  /** Sends those in a seat away: it is nobody's any more. */
  dismiss(match: string, player: string): void {
    for (const socket of [...(this.#seated.get(keyOf(match, player)) ?? [])]) socket.bye('kicked');
  }

  /** Everybody comes back, and it is looked again who they are. */
  sendBack(): void {
    for (const socket of this.#all) socket.bye('failed');
  }

  /** Whoever is still here is sent away. */
  async stop(): Promise<void> {
    clearInterval(this.#pinging);
    clearInterval(this.#shedding);
    for (const socket of this.#all) socket.bye('stopping');
    const patience = setTimeout(() => {
      for (const client of this.#server.clients) client.terminate();
    }, LAST_WORDS_MS);
    await new Promise<void>((over) => {
      this.#server.close(() => over());
    });
    clearTimeout(patience);
  }

  /** However many sockets an address has, only so much may wait for them: who would not read could fill the memory. */
  #shed(): void {
    const waiting = new Map<string, number>();
    for (const socket of this.#all) {
      const { unsent, address } = socket;
      if (unsent === 0) continue;
      const sum = (waiting.get(address) ?? 0) + unsent;
      if (sum > this.#options.limits.addressUnsent) socket.cutOff();
      else waiting.set(address, sum);
    }
  }

  async #admit(
    { token }: SentHello,
    socket: TableSocket,
  ): Promise<Admitted | { readonly bye: 'no-match' | 'token' | 'full' | 'failed' | 'stopping' }> {
    const { store, find, isLoaded, gate, limits, report, isStopping } = this.#options;
    try {
      const record = await store.find(socket.match);
      if (record === null) return { bye: 'no-match' };
      const player = authenticate(record, token);
      if (player === undefined) return { bye: 'token' };
      if (player === null && termsOf(record.terms).spectators === 'none') return { bye: 'token' };
      const most = player === null ? limits.spectatorsPerMatch : limits.socketsPerSeat;
      if (!this.#seat(socket, player, most)) return { bye: 'full' };
      // a seat that was left since is found out now: whoever is seated is sent away with it
      if (authenticate((await store.find(socket.match)) ?? record, token) !== player) return { bye: 'token' };
      if (isStopping()) return { bye: 'stopping' };
      const wasLoaded = isLoaded(socket.match);
      const place = await find(socket.match);
      // the longer a log is, the longer it takes to play it again
      if (!wasLoaded && isLoaded(socket.match)) gate.charge(socket.address, record.head / LOADED_FOR_ONE);
      return place === null ? { bye: 'no-match' } : { place, player };
    } catch (error) {
      report(socket.match, `it could not be loaded: ${String((error as Error | null)?.message ?? error)}`);
      return { bye: 'failed' };
    }
  }

  #seat(socket: TableSocket, player: string | null, most: number): boolean {
    const key = keyOf(socket.match, player);
    const there = this.#seated.get(key) ?? new Set();
    if (there.size >= most) return false;
    socket.player = player;
    socket.isSeated = true;
    this.#seated.set(key, there.add(socket));
    return true;
  }

  #gone(socket: TableSocket): void {
    this.#all.delete(socket);
    if (!socket.isSeated) return;
    const key = keyOf(socket.match, socket.player);
    const there = this.#seated.get(key);
    there?.delete(socket);
    if (there?.size === 0) this.#seated.delete(key);
  }
}

const keyOf = (match: string, player: string | null): string => `${match}/${player ?? ''}`;

/** The id of the match whose socket this path is. */
const matchIn = (url: string): string | null =>
  /^\/api\/matches\/([\w-]{1,64})\/socket$/.exec(url.split('?', 1)[0])?.[1] ?? null;
