import type { Json } from 'cardloom';
import type { Append, Appended, Claim, Lease, ListMatches, MatchStore, TakeSeat } from './match-store.ts';
import type { LastViews, MatchRecord, NewMatch, SeatRecord, StoredEntry, StoredMatch } from './records.ts';

interface Kept {
  record: MatchRecord;
  entries: StoredEntry[];
  readonly ids: Set<string>;
  lastViews: LastViews | null;
  epoch: number;
  owner: string | null;
}

/**
 * What `memoryStore` may be given.
 *
 * ```ts
 * const options: MemoryOptions = { now: () => 0 };
 * ```
 */
export interface MemoryOptions {
  readonly now?: () => number;
}

/**
 * A store that forgets everything when the process ends: for tests, and for tables that may be lost.
 *
 * ```ts
 * const server = await createServer({ games, store: memoryStore(), port: 0 });
 * await server.stop();
 * ```
 */
export function memoryStore({ now = Date.now }: MemoryOptions = {}): MatchStore {
  const matches = new Map<string, Kept>();
  const nodes = new Map<string, { readonly address: string; readonly epoch: number; readonly until: number }>();
  const isAlive = (node: string): boolean => (nodes.get(node)?.until ?? 0) > now();
  const isUnheld = ({ owner }: Kept): boolean => owner === null || !isAlive(owner);

  const newestFirst = (isWanted: (record: MatchRecord) => boolean, most: number): MatchRecord[] =>
    [...matches.values()]
      .map(({ record }) => record)
      .filter(isWanted)
      .sort((a, b) => b.createdAt - a.createdAt)
      .slice(0, most);

  function append({ match, epoch, entries, standing, outcome, at = now() }: Append): Appended {
    const kept = matches.get(match);
    if (kept === undefined || kept.epoch !== epoch || kept.owner === null || entries.length === 0) return 'fenced';
    const added = copy(entries);
    const ids = added.flatMap(({ entry: { by, id } }) => (id === undefined ? [] : [JSON.stringify([by, id])]));
    const isInOrder = added.every(({ entry }, i) => entry.seq === kept.record.head + i + 1);
    if (!isInOrder || new Set(ids).size < ids.length || ids.some((id) => kept.ids.has(id))) return 'fenced';
    kept.entries.push(...added);
    for (const id of ids) kept.ids.add(id);
    const head = kept.record.head + added.length;
    kept.record = {
      ...kept.record,
      head,
      ...(standing === undefined ? {} : { standing: copy(standing) }),
      ...(outcome === undefined ? {} : ending(outcome, at)),
    };
    return head;
  }

  /** Puts a seat in the place of another; false if it is not as it should be. */
  function changeSeat(match: string, player: string, change: (seat: SeatRecord) => SeatRecord | null): boolean {
    const kept = matches.get(match);
    const seat = kept?.record.seats.find((other) => other.player === player);
    const changed = seat === undefined ? null : change(seat);
    if (kept === undefined || changed === null) return false;
    kept.record = { ...kept.record, seats: kept.record.seats.map((other) => (other === seat ? changed : other)) };
    return true;
  }

  return {
    async create(match: NewMatch) {
      if (matches.has(match.id)) throw new Error(`There is a match ${match.id} already.`);
      const record: MatchRecord = { ...copy(match), head: 0, outcome: null, finishedAt: null };
      matches.set(match.id, { record, entries: [], ids: new Set(), lastViews: null, epoch: 0, owner: null });
    },
    async append(batch) {
      return batch.map(append);
    },
    async load(match): Promise<StoredMatch | null> {
      const kept = matches.get(match);
      if (kept === undefined) return null;
      return copy({ record: kept.record, entries: kept.entries, lastViews: kept.lastViews });
    },
    async find(match) {
      return copy(matches.get(match)?.record ?? null);
    },
    async list({ what, since, most }: ListMatches) {
      const isWanted = what === 'open' ? isOpen : ({ status }: MatchRecord) => status === 'playing';
      return copy(newestFirst((record) => record.isPublic && record.createdAt > since && isWanted(record), most));
    },
    async listUnheld(after, most) {
      const unheld = [...matches.values()].filter(
        (kept) => kept.record.status === 'playing' && isUnheld(kept) && kept.record.id > after,
      );
      const inOrder = unheld.map(({ record: { id, terms } }) => ({ id, terms })).sort((a, b) => (a.id < b.id ? -1 : 1));
      return copy(inOrder.slice(0, most));
    },
    async listOwn(tokens, most) {
      const isOwn = ({ seats }: MatchRecord) => seats.some(({ token }) => token !== null && tokens.includes(token));
      return copy(newestFirst(isOwn, most));
    },
    async listSeries(series) {
      return copy(newestFirst((record) => record.series === series, Number.POSITIVE_INFINITY).reverse());
    },
    async renew(node, address, forMs): Promise<Lease> {
      const before = nodes.get(node)?.epoch ?? 0;
      const epoch = isAlive(node) ? before : before + 1;
      nodes.set(node, { address, epoch, until: now() + forMs });
      const others = [...nodes].filter(([id]) => id !== node && isAlive(id));
      return { epoch, others: others.map(([, { address: at, until }]) => ({ address: at, leftMs: until - now() })) };
    },
    async retire(node) {
      nodes.delete(node);
    },
    async claim(match, node): Promise<Claim> {
      const kept = matches.get(match);
      if (kept === undefined) return null;
      const holder = kept.owner === node || isUnheld(kept) ? undefined : nodes.get(kept.owner ?? '');
      if (holder !== undefined) return { heldBy: holder.address };
      kept.owner = node;
      kept.epoch++;
      return { epoch: kept.epoch };
    },
    async takeOver(node, most) {
      const orphans = [...matches.values()].filter(
        (kept) => kept.owner !== null && kept.owner !== node && isUnheld(kept),
      );
      const taken = orphans.slice(0, most);
      for (const kept of taken) {
        kept.owner = node;
        kept.epoch++;
      }
      return copy(taken.map(({ record: { id, terms } }) => ({ id, terms })));
    },
    async release(match, epoch) {
      const kept = matches.get(match);
      if (kept?.epoch === epoch) kept.owner = null;
    },
    async takeSeat({ match, player, invite, token, name, deck }: TakeSeat) {
      return changeSeat(match, player, (seat) =>
        seat.bot === null && seat.token === null && seat.invite === invite
          ? { ...seat, token, name, deck: copy(deck), invite: null }
          : null,
      );
    },
    async leaveSeat(match, player, token, invite) {
      return changeSeat(match, player, (seat) =>
        seat.token === token ? { ...seat, token: null, invite, deck: null } : null,
      );
    },
    async begin(match, options: Json, standing?: Json) {
      const kept = matches.get(match);
      if (kept?.record.status !== 'waiting') return false;
      kept.record = { ...kept.record, status: 'playing', ...copy({ options, standing }) };
      return true;
    },
    async keepViews(match, epoch, views) {
      const kept = matches.get(match);
      if (kept === undefined || kept.epoch !== epoch || kept.owner === null) return false;
      kept.lastViews = copy(views);
      return true;
    },
    async delete(match) {
      matches.delete(match);
    },
    async deleteOld({ overBefore, idleBefore }) {
      const old = [...matches.values()].filter(({ record: { finishedAt, createdAt }, entries }) =>
        finishedAt === null ? Math.max(createdAt, entries.at(-1)?.entry.at ?? 0) < idleBefore : finishedAt < overBefore,
      );
      for (const { record } of old) matches.delete(record.id);
      return old.length;
    },
    async close() {},
  };
}

/** Nobody who got something from a store can change what is in it. */
const copy = <T>(value: T): T => structuredClone(value);

const ending = (outcome: Json, at: number): Pick<MatchRecord, 'outcome' | 'status' | 'finishedAt'> =>
  outcome === null ? { outcome, status: 'playing', finishedAt: null } : { outcome, status: 'over', finishedAt: at };

const isOpen = ({ status, seats }: MatchRecord): boolean =>
  status === 'waiting' && seats.some(({ bot, token, invite }) => bot === null && token === null && invite === null);
