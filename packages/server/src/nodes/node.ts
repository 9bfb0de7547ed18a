import type { Limits } from '../limits.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { SharedStore } from '../store/shared-store.ts';
import type { Sitting } from '../tables/connection.ts';
import type { Tables } from '../tables/tables.ts';
import { Guests } from './guests.ts';
import type { News } from './news.ts';
import { Nodes } from './nodes.ts';
import { ownAddress } from './own-address.ts';
import { Lines } from './remote-table.ts';

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
  /** The others take what this one still holds. */
  stop(): Promise<void>;
}

interface Surroundings extends NodeOptions {
  readonly id: string;
  readonly store: SharedStore;
  readonly tables: Tables;
  readonly sockets: Pick<Sockets, 'dismiss' | 'sendBack'>;
  readonly limits: Limits;
  readonly host: string;
  readonly isStopping: () => boolean;
  report(problem: string): void;
}

const LEASE_MS = 6000;

export async function joinNodes(around: Surroundings): Promise<Node> {
  const { id, store, tables, sockets, limits, isStopping, report, leaseMs = LEASE_MS } = around;
  const guests = new Guests({
    tables,
    secret: store.secret,
    unsent: limits.unsent,
    isStopping,
    report: (match, problem) => report(`match ${match}: ${problem}`),
  });
  const port = await guests.listen(around.host, around.port ?? 0);
  const address = around.address ?? ownAddress(around.host, port);
  const lines = new Lines(store.secret);
  const failed = (error: unknown): void => report(String((error as Error | null)?.message ?? error));
  const nodes = new Nodes({
    store,
    id,
    address,
    leaseMs,
    heard: (news) => void hear(news).catch(failed),
    missed: () => {
      tables.abandon('waiting');
      sockets.sendBack();
    },
    lapsed: () => {
      report('the lease has ended: its matches are left to others');
      tables.abandon('all');
    },
    gone: (other) => lines.cut(other),
    took: (matches) => void tables.wakeClocks(matches).catch(failed),
    report,
  });

  /** What was done elsewhere to a match that is here. */
  async function hear(news: News): Promise<void> {
    if (news.what === 'left') sockets.dismiss(news.match, news.player);
    if (news.what === 'retired' || !tables.holds(news.match)) return;
    const record = await store.find(news.match);
    if (record === null) return;
    if (news.what === 'begun') await tables.begin(record);
    else tables.seatsChanged(record);
  }

  async function find(match: string): Promise<Sitting | null> {
    const until = performance.now() + 2 * leaseMs;
    for (;;) {
      const found = await tables.find(match);
      if (found === null) return null;
      if ('place' in found) return found.place;
      try {
        if (found.movedTo !== address) return await lines.reach(found.movedTo, match);
      } catch (error) {
        if (performance.now() > until) throw error;
      }
      if (isStopping() || performance.now() > until) throw new Error(`its node ${found.movedTo} does not answer`);
      await nodes.untilGone(found.movedTo);
    }
  }

  await nodes.start();
  return {
    get isAlive() {
      return nodes.isAlive;
    },
    tell: (news) => void nodes.tell(news).catch(failed),
    find,
    async stop() {
      await nodes.stop();
      guests.stop();
    },
  };
}
