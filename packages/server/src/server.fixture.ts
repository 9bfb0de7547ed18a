import { type Client, connect } from '@cardloom/client';
import { games } from '@cardloom/games';
import { type Created, follow, type HostFrame } from '@cardloom/protocol';
import type { Json, PromptChoice } from 'cardloom';
import { pino } from 'pino';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import { type CardloomServer, createServer, type ServerOptions } from './server.ts';
import { memoryStore } from './store/memory-store.ts';

/** Servers on any free port, and whoever is connected to them, until the end of a test. */
export class Cleanup {
  readonly #ends: (() => unknown)[] = [];

  add<T>(thing: T, end: (thing: T) => unknown): T {
    this.#ends.push(() => end(thing));
    return thing;
  }

  async run(): Promise<void> {
    for (const end of this.#ends.splice(0).reverse()) await end();
  }
}

/** Servers of a test file: what was started or opened in a test ends with it. */
export function startedServers() {
  const cleanup = new Cleanup();
  afterEach(() => cleanup.run());
  const started = async (options?: Partial<ServerOptions>): Promise<CardloomServer> =>
    cleanup.add(await start(options), (server) => server.stop());
  const seated = (server: CardloomServer, match: string, token?: string): Client =>
    cleanup.add(sitDown(server, match, token), (client) => client.close());
  const raw = (server: CardloomServer, match: string, headers?: Record<string, string>): Raw =>
    cleanup.add(new Raw(server, match, headers), ({ socket }) => socket.terminate());
  return { cleanup, started, seated, raw };
}

/** Scripts are faster than people. */
export const FAST = {
  framesPerSecond: 100_000,
  framesAtOnce: 100_000,
  addressFramesPerSecond: 100_000,
  addressFramesAtOnce: 100_000,
  requestsAtOnce: 100_000,
  matchesPerHour: 100_000,
  openSeatsPerHour: 100_000,
};

export const start = (options: Partial<ServerOptions> = {}): Promise<CardloomServer> =>
  createServer({
    games: { skirmish: games.skirmish },
    store: memoryStore(),
    port: 0,
    botThreads: 1,
    log: pino({ level: 'silent' }),
    limits: FAST,
    ...options,
  });

export interface Answer {
  readonly status: number;
  // what is read of it is what a test asserts
  readonly body: Record<string, unknown> & {
    readonly error?: { readonly code: string; readonly message: string; readonly path: string };
  };
  readonly headers: Headers;
}

export async function ask(server: CardloomServer, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(server.url + path, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } };
}

export const post = (server: CardloomServer, path: string, body: unknown, headers = {}): Promise<Answer> =>
  ask(server, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export async function create(server: CardloomServer, more: object = {}): Promise<Created> {
  const request = { game: 'skirmish', seats: [{ kind: 'me', name: 'Ann' }, { kind: 'invite' }], ...more };
  const { status, body } = await post(server, '/api/matches', request);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as unknown as Created;
}

/** A match with two people in it, and their tokens. */
export async function createForTwo(
  server: CardloomServer,
  more: object = {},
): Promise<Created & { readonly tokens: [string, string] }> {
  const created = await create(server, more);
  const [{ invite }] = created.invites;
  const { body } = await post(server, `/api/matches/${created.id}/seats`, { invite, name: 'Bo' });
  return { ...created, tokens: [String(created.token), String(body.token)] };
}

export const sitDown = (server: CardloomServer, match: string, token?: string): Client =>
  connect(server.url, { match, ...(token === undefined ? {} : { token }), WebSocket, firstWait: 20, longestWait: 200 });

/** Resolves once the client's state is so. */
export function until(client: Client, isSo: (state: Client['state']) => boolean): Promise<void> {
  return new Promise((done) => {
    let end = (): void => {};
    const look = (): void => {
      if (!isSo(client.state)) return;
      end();
      done();
    };
    end = client.subscribe(look);
    look();
  });
}

/** Whatever the game, of which nothing is known here. */
type Act = (move: string, args: Readonly<Record<string, Json>>) => Promise<{ readonly seq: number }>;

/** Does something that the prompt offers; the numbers choose what. */
export async function actSomehow(client: Client, pick: (below: number) => number): Promise<number> {
  const { prompt } = client.state;
  if (prompt === null || prompt.moves.length === 0) throw new Error('nothing can be done');
  const { move, asks } = prompt.moves[pick(prompt.moves.length)];
  const args: Record<string, Json> = {};
  let asked: PromptChoice | null = asks ?? null;
  while (asked !== null) {
    const answer = answerTo(asked, pick);
    args[asked.name] = answer;
    const next: PromptChoice | null | 'ask' = follow(asked, answer);
    asked = next === 'ask' ? await client.ask(move as never, args as never) : next;
  }
  const { seq } = await (client.act as Act)(move, args);
  return seq;
}

function answerTo(asked: PromptChoice, pick: (below: number) => number): Json {
  if ('options' in asked) return asked.options[pick(asked.options.length)];
  if (asked.kind === 'someOf') return asked.from.slice(0, asked.min);
  if (asked.kind === 'number') return asked.min;
  if (asked.kind === 'order') return asked.items;
  throw new Error(`no answer to ${asked.kind}`);
}

/** Numbers that are the same in every run. */
export function picker(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * below);
  };
}

const canAct = ({ prompt, sending }: Client['state']): boolean =>
  prompt !== null && prompt.moves.length > 0 && sending === null;

export const isOver = ({ view }: Client['state']): boolean => view?.ctx.gameOver === true;

/** All of them play until it is over, or so many actions were made; gives how many. */
export async function playOn(clients: readonly Client[], most = 2000, seed = 1): Promise<number> {
  const pick = picker(seed);
  for (let acted = 0; acted < most; acted++) {
    await Promise.race(clients.map((client) => until(client, (state) => canAct(state) || isOver(state))));
    const actor = clients.find(({ state }) => canAct(state) && !isOver(state));
    if (actor === undefined) return acted;
    const seq = await actSomehow(actor, pick);
    await Promise.all(clients.map((client) => until(client, (state) => state.seq >= seq)));
  }
  return most;
}

/** A socket that says whatever it is told to. */
export class Raw {
  readonly heard: HostFrame[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly #opened: Promise<void>;

  constructor(server: CardloomServer, match: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${match}/socket`, { headers });
    this.socket.on('message', (data) => this.heard.push(JSON.parse(String(data)) as HostFrame));
    this.#opened = new Promise((done, failed) => this.socket.once('open', done).once('error', failed));
    this.closed = new Promise((done) => this.socket.once('close', done));
    // whoever waits for neither is not told
    this.#opened.catch(() => {});
  }

  async say(...frames: readonly unknown[]): Promise<void> {
    await this.#opened;
    for (const frame of frames) this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  opened(): Promise<void> {
    return this.#opened;
  }

  /** The first frame of this type, as soon as it comes. */
  async hears<T extends HostFrame['type']>(type: T): Promise<Extract<HostFrame, { readonly type: T }>> {
    for (;;) {
      const found = this.heard.find((frame) => frame.type === type);
      if (found !== undefined) return found as Extract<HostFrame, { readonly type: T }>;
      await new Promise((done) => {
        this.socket.once('message', done);
        this.socket.once('close', done);
      });
      if (this.socket.readyState === WebSocket.CLOSED && !this.heard.some((frame) => frame.type === type)) {
        throw new Error(`closed without ${type}: ${JSON.stringify(this.heard)}`);
      }
    }
  }
}

export const hello = (token?: string, more: object = {}): object => ({
  type: 'hello',
  v: 1,
  ...(token === undefined ? {} : { token }),
  ...more,
});
