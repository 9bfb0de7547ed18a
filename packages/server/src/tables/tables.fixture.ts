import { games } from '@cardloom/games';
import type { HostFrame } from '@cardloom/protocol';
import type { Json } from 'cardloom';
import { afterEach } from 'vitest';
import { type BotPool, botPool } from '../bots/pool.ts';
import { type Games, offered, type ServedGame } from '../games.ts';
import { groupCommit } from '../group-commit.ts';
import type { MatchStore } from '../store/match-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { NewMatch, SeatRecord } from '../store/records.ts';
import type { Connection, Heard } from './connection.ts';
import { Table } from './table.ts';
import { Tables } from './tables.ts';

/** Somebody at a table without a socket. */
export class Somebody implements Connection {
  static #count = 0;
  readonly id = String(Somebody.#count++);
  readonly heard: HostFrame[] = [];
  readonly address: string;
  isClosed = false;

  constructor(address = '192.0.2.1') {
    this.address = address;
  }

  send(frame: HostFrame): void {
    this.heard.push(JSON.parse(JSON.stringify(frame)) as HostFrame);
  }

  pass(text: string): void {
    this.heard.push(JSON.parse(text) as HostFrame);
  }

  close(): void {
    this.isClosed = true;
  }

  last<T extends HostFrame['type']>(type: T): Extract<HostFrame, { readonly type: T }> | undefined {
    return this.heard.findLast((frame) => frame.type === type) as Extract<HostFrame, { readonly type: T }> | undefined;
  }
}

export interface Setting {
  readonly store?: MatchStore;
  readonly games?: Games;
  readonly bots?: BotPool;
  readonly rematch?: () => Promise<string | null>;
}

/** Tables on a store in memory, with a clock of their own. */
export function setting({
  store = memoryStore(),
  games: served = oneGame(),
  bots = botPool(1, () => {}),
  rematch = async () => null,
}: Setting = {}) {
  const clock = { now: 1_000_000 };
  const reports: string[] = [];
  const tables = new Tables({
    store,
    games: served,
    bots,
    commit: groupCommit(store, () => {}),
    node: 'here',
    idleMs: 60_000,
    now: () => clock.now,
    fill: async () => false,
    rematch,
    report: (_match, problem) => reports.push(problem),
  });
  const open = async (id: string): Promise<Table> => {
    const found = await tables.find(id);
    if (found === null || !('place' in found) || !(found.place instanceof Table)) throw new Error(`no table ${id}`);
    return found.place;
  };
  return { store, tables, clock, reports, bots, games: served, open };
}

export const oneGame = (build = 'one', more: Partial<ServedGame> = {}): Games =>
  offered({ skirmish: { ...games.skirmish, build, ...more } });

export const newMatch = (
  id: string,
  more: Partial<NewMatch> = {},
  bots: readonly (string | null)[] = [null, null],
): NewMatch => ({
  id,
  game: 'skirmish',
  build: 'one',
  seed: 7,
  options: { decks: ['basic', 'control'] },
  terms: { spectators: 'public', delay: 0, watch: '' } satisfies Json,
  series: id,
  isPublic: true,
  createdAt: 1,
  status: 'playing',
  seats: bots.map(
    (bot, seat): SeatRecord => ({ player: `p${seat}`, name: `P${seat}`, bot, token: null, invite: null, deck: null }),
  ),
  ...more,
});

/** A frame as it comes through a socket. */
export const heard = (frame: unknown): Heard => ({ frame, text: JSON.stringify(frame) });

/** Does the first thing that whoever is to act can do; gives who that was, or null at the end. */
export function actOnce(table: Table, sitting: Readonly<Record<string, Connection>>, id: string): string | null {
  const { match } = table.host;
  const player = match.players[match.seatToAct];
  if (player === undefined) return null;
  const actions = [...match.legalActions(player)];
  const { move, args } = actions[(table.host.head * 7) % actions.length];
  const prompt = promptOf(sitting[player]);
  table.receive(sitting[player].id, heard({ type: 'act', id, prompt, move, args }));
  return player;
}

const promptOf = (connection: Connection): number => {
  if (!(connection instanceof Somebody)) return 0;
  for (const frame of connection.heard.toReversed()) {
    if ('prompt' in frame && frame.prompt !== undefined) return frame.prompt.n;
  }
  return 0;
};

/** Until everything under way has come through. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise((done) => setImmediate(done));
};

export function sitDown(table: Table): Record<string, Somebody> {
  const sitting: Record<string, Somebody> = {};
  for (const player of table.host.match.players) {
    sitting[player] = new Somebody();
    table.join(sitting[player], player);
  }
  return sitting;
}

export async function playOn(table: Table, sitting: Record<string, Somebody>, actions: number): Promise<void> {
  for (let i = 0; i < actions; i++) {
    if (actOnce(table, sitting, `${table.host.head}`) === null) return;
    await settle();
  }
}

/** A store whose appends wait, or fail. */
export function slowStore(inner: MatchStore) {
  let isHeld = false;
  let isBroken = false;
  let go = (): void => {};
  const store: MatchStore = {
    ...inner,
    async append(batch) {
      if (isHeld) await new Promise<void>((released) => (go = released));
      if (isBroken) throw new Error('the disk is full');
      return inner.append(batch);
    },
  };
  return {
    store,
    hold: () => (isHeld = true),
    release: () => {
      isHeld = false;
      go();
    },
    breakDown: (does: boolean) => (isBroken = does),
  };
}

/** As after a crash: whoever held a match lives no more. */
export function withoutOwner(store: MatchStore): MatchStore {
  return { ...store, claim: (match) => store.claim(match, 'another') };
}

/** Tables of a test file: their bots go home with each test. */
export function settings() {
  const pools: BotPool[] = [];
  afterEach(async () => {
    for (const pool of pools.splice(0)) await pool.close();
  });
  return (...given: Parameters<typeof setting>) => {
    const all = setting(...given);
    pools.push(all.bots);
    return all;
  };
}
