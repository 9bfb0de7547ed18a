import { Refused } from '../http/errors.ts';
import type { MatchRecord } from '../store/records.ts';
import { termsOf } from '../terms.ts';
import { Asleep, type Sleeping } from './asleep.ts';
import type { Sitting } from './connection.ts';
import { Held } from './held.ts';
import { placeOf } from './place-of.ts';
import type { ReadOnlyTable } from './read-only.ts';
import { type Surroundings, Table } from './table.ts';
import type { TablesOptions } from './tables-options.ts';
import { WaitingRoom } from './waiting-room.ts';

/** Where somebody sits down at a match; another node's address; or null if there is none here. */
export type Found = { readonly place: Sitting } | { readonly movedTo: string } | null;

type Place = Table | WaitingRoom | ReadOnlyTable;

/** When the server stops. */
const PUT_AWAY_AT_ONCE = 8;

/** When it starts: so many matches are read at a time. */
const WOKEN_AT_ONCE = 500;

/** A table whose clocks run on without anybody is put away if nothing is due for so long. */
const SHORTEST_SLEEP_MS = 60_000;

/**
 * The tables that are loaded. One is loaded when somebody comes, and put away when nobody has been there for a while. If its
 * clocks run meanwhile it is loaded when something is due.
 */
export class Tables {
  readonly #options: TablesOptions;
  readonly #surroundings: Surroundings;
  readonly #places = new Map<string, Place>();
  readonly #held: Held;
  readonly #loading = new Map<string, Promise<Place | { readonly movedTo: string } | null>>();
  readonly #asleep: Asleep;
  readonly #sweeping: ReturnType<typeof setInterval>;
  /** How often what is known of matches was given up: what was read before that counts no more. */
  #abandoned = 0;
  #isStopped = false;

  constructor(options: TablesOptions) {
    this.#options = options;
    const { commit, bots, now, rematch, report } = options;
    this.#surroundings = {
      commit,
      bots,
      now,
      report,
      rematch: (table) =>
        rematch(table).catch((error: unknown) => {
          report(table.id, `there is no match after it: ${String((error as Error | null)?.message ?? error)}`);
          return null;
        }),
      keepViews: (table) => void this.#keepViews(table),
      dropped: (table, why) => {
        if (this.#places.get(table.id) === table) this.#places.delete(table.id);
        report(table.id, why);
        void this.#held.release(table.id).catch(() => {});
      },
    };
    this.#held = new Held(options);
    this.#asleep = new Asleep(now, (id) => this.#wake(id));
    this.#sweeping = setInterval(() => void this.putAwayIdle(), Math.max(1000, options.idleMs / 2));
    this.#sweeping.unref();
  }

  get loaded(): number {
    return this.#places.size;
  }

  /** At how many of them somebody sits: those are what a node has to do. */
  get attended(): number {
    let count = 0;
    for (const place of this.#places.values()) if (isAttended(place)) count++;
    return count;
  }

  /** Where those sit who come to a match. */
  async find(id: string): Promise<Found> {
    const place = await this.#open(id);
    if (place === null || 'movedTo' in place) return place;
    return { place };
  }

  /** How many are connected to a match. */
  connectionsOf(id: string): number {
    const place = this.#places.get(id);
    return place instanceof Table || place instanceof WaitingRoom ? place.connections : 0;
  }

  /** Somebody took a seat or left one. */
  seatsChanged(record: MatchRecord): void {
    const place = this.#places.get(record.id);
    if (place instanceof WaitingRoom) place.changed(record.seats);
    else if (place instanceof Table) place.seatsChanged(record.seats);
  }

  isLoaded(id: string): boolean {
    return this.#places.has(id);
  }

  /** Whether a match is here, or about to be. */
  holds(id: string): boolean {
    return this.#places.has(id) || this.#loading.has(id) || this.#asleep.has(id);
  }

  /** Clocks go on when the server is back, or its matches are another's, though nobody has come to them yet. */
  async wakeClocks(matches?: readonly Pick<MatchRecord, 'id' | 'terms'>[]): Promise<void> {
    if (matches === undefined) return this.#wakeUnheld();
    for (const { id, terms } of matches) {
      if (this.#isStopped) return;
      if (termsOf(terms).clock && !this.#asleep.has(id)) await this.#wake(id);
      // others are served meanwhile
      await new Promise((next) => setImmediate(next));
    }
  }

  async #wakeUnheld(): Promise<void> {
    for (let after = ''; !this.#isStopped; ) {
      const some = await this.#options.store.listUnheld(after, WOKEN_AT_ONCE);
      const last = some.at(-1);
      if (last === undefined) return;
      await this.wakeClocks(some);
      after = last.id;
    }
  }

  async #wake(id: string): Promise<void> {
    if (this.#isStopped) return;
    try {
      const place = await this.#open(id);
      // those who came for it at the same time are there first
      await new Promise((next) => setImmediate(next));
      if (place instanceof Table) await this.#sleep(id, place);
    } catch (error) {
      this.#options.report(id, `it could not be loaded: ${String((error as Error | null)?.message ?? error)}`);
    }
  }

  /** Puts a table away at which nobody is, though its clocks run; not if something is due soon. */
  async #sleep(id: string, table: Table): Promise<void> {
    const { now } = this.#options;
    await table.settled();
    if (table.idleSince === null || !mayRest(table, now())) return;
    table.stand();
    await table.settled();
    await this.#keepViews(table);
    const { wakeAt, standing } = table.host;
    const isIdle = table.idleSince !== null && this.#places.get(id) === table;
    if (!isIdle || wakeAt === null || standing === null || !mayRest(table, now())) return;
    this.#places.delete(id);
    table.close();
    this.#asleep.add(id, { epoch: table.epoch, since: now(), wakeAt, standing });
  }

  /** All seats are taken: those who wait are at the table. Where there are days to a move, they run from now on. */
  async begin({ id, terms }: Pick<MatchRecord, 'id' | 'terms'>): Promise<void> {
    // somebody may be on their way into the waiting room
    await this.#loading.get(id);
    const waiting = this.#places.get(id);
    if (!(waiting instanceof WaitingRoom)) {
      if (termsOf(terms).clock?.type === 'days') await this.#wake(id);
      return;
    }
    this.#places.delete(id);
    const place = await this.#open(id);
    if (place === null || 'movedTo' in place) waiting.dismiss('no-match');
    else waiting.begin(place);
  }

  /** Those who are at a match that is no more. */
  forget(id: string): void {
    const place = this.#places.get(id);
    this.#places.delete(id);
    this.#asleep.take(id);
    this.#held.forget(id);
    if (place instanceof Table) {
      place.close();
      place.dismiss({ type: 'bye', reason: 'no-match' });
    } else if (place instanceof WaitingRoom) place.dismiss('no-match');
  }

  async putAwayIdle(): Promise<void> {
    const { now, idleMs } = this.#options;
    for (const [id, place] of [...this.#places]) {
      const isIdle =
        place instanceof Table
          ? place.idleSince !== null && place.idleSince <= now() - idleMs
          : !(place instanceof WaitingRoom) || place.connections === 0;
      if (!isIdle) continue;
      if (place instanceof Table && place.host.wakeAt !== null) {
        await this.#sleep(id, place);
        continue;
      }
      if (place instanceof Table) {
        await this.#keepViews(place);
        if (place.idleSince === null) continue;
        place.close();
      }
      this.#places.delete(id);
      await this.#held.letGo(id);
    }
  }

  /** Others may hold these matches: whoever sits at them comes back, and finds them where they are. */
  abandon(which: 'all' | 'waiting'): void {
    this.#abandoned++;
    if (which === 'all') for (const [id] of this.#asleep.takeAll()) this.#held.forget(id);
    for (const [id, place] of [...this.#places]) {
      if (which === 'waiting' && !(place instanceof WaitingRoom)) continue;
      this.#places.delete(id);
      if (place instanceof Table) {
        place.close();
        place.dismiss({ type: 'bye', reason: 'failed' });
      } else if (place instanceof WaitingRoom) place.dismiss('failed');
      if (which === 'waiting') void this.#held.release(id).catch(() => {});
      else this.#held.forget(id);
    }
  }

  /** Everything under way is stored, what is to be seen is kept, and everybody is sent away: some tables at a time, the others play on. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#sweeping);
    await Promise.allSettled(this.#loading.values());
    const asleep = this.#asleep.takeAll();
    const places = [...this.#places];
    const next = async (): Promise<void> => {
      for (let one = places.pop(); one !== undefined; one = places.pop()) await this.#putAway(...one);
    };
    await Promise.all(Array.from({ length: PUT_AWAY_AT_ONCE }, next));
    await Promise.all(asleep.map(([id, sleeping]) => this.#standStill(id, sleeping)));
  }

  /** What has passed on the clocks of a table that is put away is not given back when it is loaded. */
  async #standStill(match: string, { epoch, standing }: Sleeping): Promise<void> {
    const { commit, now, report } = this.#options;
    try {
      await commit.append({ match, epoch, entries: [{ entry: standing(now()) }] });
    } catch (error) {
      report(match, `its clocks could not be stored: ${String((error as Error | null)?.message ?? error)}`);
    }
    await this.#held.letGo(match);
  }

  /**
   * So many tables are another's: those that are quickest to load there, and none in the middle of something. Whoever sits
   * at them comes back. `give` tells whether it was taken, and never rejects; gives how many were.
   */
  async hand(most: number, give: (id: string, epoch: number) => Promise<boolean>): Promise<number> {
    const quiet = [...this.#places]
      .filter((one): one is [string, Table] => isAttended(one[1]) && one[1].isQuiet)
      .sort(([, a], [, b]) => a.host.head - b.host.head);
    let handed = 0;
    const handOne = async ([id, table]: [string, Table]): Promise<void> =>
      this.#putAway(id, table, async () => {
        const epoch = this.#held.epochOf(id);
        if (epoch !== undefined && (await give(id, epoch))) {
          this.#held.forget(id);
          handed++;
        } else await this.#held.letGo(id);
      });
    await Promise.all(quiet.slice(0, most).map(handOne));
    return handed;
  }

  async #putAway(id: string, place: Place, letGo = () => this.#held.letGo(id)): Promise<void> {
    if (this.#places.get(id) !== place) return;
    if (place instanceof Table) {
      place.stopListening();
      await place.settled();
      await this.#keepViews(place);
      place.close();
    }
    await letGo();
    // it may have been given up meanwhile, and loaded anew
    if (this.#places.get(id) === place) this.#places.delete(id);
    if (place instanceof Table) place.dismiss({ type: 'bye', reason: 'stopping' });
    else if (place instanceof WaitingRoom) place.dismiss('stopping');
  }

  #open(id: string): Promise<Place | { readonly movedTo: string } | null> {
    const place = this.#places.get(id);
    if (place !== undefined) return Promise.resolve(place);
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<Place | { readonly movedTo: string } | null> {
    const { store, games, now } = this.#options;
    const abandoned = this.#abandoned;
    const claim = await this.#held.claim(id);
    if (claim === null || 'heldBy' in claim) {
      this.#asleep.take(id);
      return claim === null ? null : { movedTo: claim.heldBy };
    }
    const found = await store.load(id);
    // the server may have gone down between the last seat and the beginning
    const filled = found === null ? false : await this.#fill(found.record);
    const stored = filled === true ? await store.load(id) : found;
    if (stored === null) return null;
    const loaded = await games.load(stored.record.game);
    const place =
      stored.record.status === 'waiting'
        ? new WaitingRoom(stored.record.seats, now, filled === true || filled === false ? null : filled)
        : loaded === null
          ? null
          : placeOf(stored, loaded, claim.epoch, this.#surroundings);
    if (place === null) {
      this.#asleep.take(id);
      await this.#held.release(id);
      return null;
    }
    if (abandoned !== this.#abandoned) return this.#load(id);
    this.#places.set(id, place);
    const slept = this.#asleep.take(id);
    if (place instanceof Table) place.begin(slept?.since);
    return place;
  }

  /** Whether a match that waits has begun now; or why it cannot, though all seats are taken. */
  async #fill(record: MatchRecord): Promise<boolean | string> {
    try {
      return await this.#options.fill(record);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#options.report(record.id, `it cannot begin: ${error.message}`);
      return error.message;
    }
  }

  /** What is to be seen of it, for a time when it can be played no more. */
  async #keepViews(table: Table): Promise<void> {
    if (table.isKept) return;
    try {
      table.isKept = true;
      await this.#options.store.keepViews(table.id, table.epoch, table.lastViews());
    } catch (error) {
      table.isKept = false;
      this.#options.report(
        table.id,
        `its views could not be kept: ${String((error as Error | null)?.message ?? error)}`,
      );
    }
  }
}

const isAttended = (place: Place): place is Table => place instanceof Table && place.connections > 0;

/** Whether nothing is due at a table for long enough that it is worth putting it away. */
const mayRest = ({ host: { wakeAt } }: Table, now: number): boolean =>
  wakeAt !== null && wakeAt - now >= SHORTEST_SLEEP_MS;
