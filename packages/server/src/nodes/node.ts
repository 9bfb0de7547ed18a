import type { Limits } from '../limits.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { NodeLoad, SharedStore } from '../store/shared-store.ts';
import type { Sitting } from '../tables/connection.ts';
import type { Tables } from '../tables/tables.ts';
import { Guests } from './guests.ts';
import type { News } from './news.ts';
import { Nodes } from './nodes.ts';
import { ownAddress } from './own-address.ts';
import { Lines } from './remote-table.ts';
import { whoIsAt } from './who.ts';

/**
 * A server that shares its store with others.
 *
 * ```ts
 * const node: NodeOptions = { port: 7001, address: 'ws://10.0.0.2:7001', leaseMs: 5_000 };
 * ```
 */
export interface NodeOptions {
  /** The port at which other nodes reach this one; any that is free if left out. */
  readonly port?: number;
  /** `http://10.0.0.7:4322`, if that is not where other nodes reach it. */
  readonly address?: string;
  /** Milliseconds after which a node that is not heard of loses its matches; 6000 if left out. */
  readonly leaseMs?: number;
}

export interface Node {
  /** Whether it may hold matches. */
  readonly isAlive: boolean;
  tell(news: News): void;
  /** Where those sit who come to a match: here, or at its node. Null if there is no such match. */
  find(match: string): Promise<Sitting | null>;
  /** It is about to stop: nobody hands it anything any more. */
  retire(): Promise<void>;
  /** The others take what this one still holds. */
  stop(): Promise<void>;
}

interface Surroundings extends NodeOptions {
  readonly id: string;
  /** The rules it plays by: tables are handed to nodes with the same. */
  readonly build: string;
  readonly store: SharedStore;
  readonly tables: Tables;
  readonly sockets: Pick<Sockets, 'dismiss' | 'sendBack'>;
  readonly limits: Limits;
  readonly host: string;
  readonly isStopping: () => boolean;
  /** So many tables are another's now, which had fewer. */
  handed(tables: number): void;
  report(problem: string): void;
}

const LEASE_MS = 6000;

/** So many matches are read at a time. */
const HELD_AT_ONCE = 500;

export async function joinNodes(around: Surroundings): Promise<Node> {
  const { id, store, tables, sockets, limits, isStopping, report, leaseMs = LEASE_MS } = around;
  const guests = new Guests({
    id,
    tables,
    frame: limits.frame,
    secret: store.secret,
    unsent: limits.unsent,
    isStopping,
    report: (match, problem) => report(`match ${match}: ${problem}`),
  });
  const port = await guests.listen(around.host, around.port ?? 0);
  // a machine may be given another one while this runs
  let reachedAt: string | null = null;
  const address = (): string => {
    reachedAt = around.address ?? ownAddress(around.host, port, reachedAt);
    return reachedAt;
  };
  const lines = new Lines(store.secret);
  const failed = (error: unknown): void => report(String((error as Error | null)?.message ?? error));
  const wakeHeld = (): void => void wakeAllHeld().catch(failed);
  const nodes = new Nodes({
    store,
    id,
    build: around.build,
    address,
    leaseMs,
    heard: (news) => void hear(news).catch(failed),
    missed: () => {
      tables.abandon('waiting');
      sockets.sendBack();
      wakeHeld();
    },
    lapsed: () => {
      report('the lease has ended: its matches are left to others');
      tables.abandon('all');
    },
    recovered: wakeHeld,
    attended: () => (isStopping() ? null : tables.attended),
    hand: handSome,
    gone: (other) => lines.cut(other),
    took: (matches) => void tables.wakeClocks(matches).catch(failed),
    report,
  });

  /** Clocks of matches that are this node's go on, though nobody has come to them. */
  async function wakeAllHeld(): Promise<void> {
    for (let after = ''; !isStopping(); ) {
      const some = await store.listHeld(id, after, HELD_AT_ONCE);
      const last = some.at(-1);
      if (last === undefined) return;
      await tables.wakeClocks(some);
      after = last.id;
    }
  }

  async function handSome(to: NodeLoad, most: number): Promise<void> {
    if ((await whoIsAt(to.address, store.secret)) === to.id) {
      around.handed(await tables.hand(most, (match, epoch) => hand(match, epoch, to.id)));
    }
    // whoever comes back here could not be connected on
    else report(`nothing is handed to the node at ${to.address}: it is not reached there`);
  }

  async function hand(match: string, epoch: number, to: string): Promise<boolean> {
    try {
      const isTaken = await store.hand(match, epoch, to);
      if (isTaken) nodes.tell({ what: 'handed', match, to }).catch(failed);
      return isTaken;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  /** What was done elsewhere to a match that is here. */
  async function hear(news: News): Promise<void> {
    if (news.what === 'left') sockets.dismiss(news.match, news.player);
    if (news.what === 'retired') return;
    if (news.what === 'handed') {
      const handed = news.to === id ? await store.find(news.match) : null;
      if (handed !== null) await tables.wakeClocks([handed]);
      return;
    }
    if (!tables.holds(news.match)) return;
    const record = await store.find(news.match);
    if (record === null) tables.forget(news.match);
    else if (news.what === 'begun') await tables.begin(record);
    else tables.seatsChanged(record);
  }

  async function find(match: string): Promise<Sitting | null> {
    const until = performance.now() + 2 * leaseMs;
    for (;;) {
      const found = await tables.find(match);
      if (found === null) return null;
      if ('place' in found) return found.place;
      try {
        if (found.movedTo !== address()) return await lines.reach(found.movedTo, match);
      } catch (error) {
        if (performance.now() > until) throw error;
      }
      if (isStopping() || performance.now() > until) throw new Error(`its node ${found.movedTo} does not answer`);
      await nodes.untilGone(found.movedTo);
    }
  }

  try {
    await checkAddress(address(), id, store.secret, report);
    await nodes.start();
  } catch (error) {
    guests.stop();
    throw error;
  }
  return {
    get isAlive() {
      return nodes.isAlive;
    },
    tell: (news) => void nodes.tell(news).catch(failed),
    find,
    retire: () => nodes.compare(),
    async stop() {
      await nodes.stop();
      guests.stop();
    },
  };
}

/** Whoever would be connected on to another node would find nothing there. */
async function checkAddress(
  address: string,
  id: string,
  secret: string,
  report: (text: string) => void,
): Promise<void> {
  if (!/^(http|ws):\/\/[^/?#]+$/.test(address) || !URL.canParse(address)) {
    throw new Error(`${address} is no address of a node: it is one as http://10.0.0.7:4322.`);
  }
  const found = await whoIsAt(address, secret);
  if (found === null)
    report(`nobody answers at ${address}: if other nodes do not reach this one there, name another address`);
  else if (found !== id) {
    throw new Error(
      `Another node is at ${address}: give each an address and a port of its own, at which the others reach it.`,
    );
  }
}
