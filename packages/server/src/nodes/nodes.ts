import type { MatchRecord } from '../store/records.ts';
import type { NodeLoad, SharedStore } from '../store/shared-store.ts';
import { type Handing, handing } from './balance.ts';
import { type News, newsIn, textOf } from './news.ts';

export interface NodesOptions {
  readonly store: SharedStore;
  /** Of this process alone: whoever comes after it under the same address is another node. */
  readonly id: string;
  /** The rules it plays by. */
  readonly build: string;
  /** Where the other nodes reach this one, now. */
  readonly address: () => string;
  readonly leaseMs: number;
  /** At how many tables here somebody sits; null if it takes none of others'. */
  attended(): number | null;
  heard(news: News): void;
  /** News may have been missed. */
  missed(): void;
  /** The lease has ended: others may hold the matches of this node. */
  lapsed(): void;
  /** It lives again, and may hold matches that nobody plays here. */
  recovered(): void;
  /** So many tables are to be that node's, which has fewer. */
  hand(to: NodeLoad, tables: number): Promise<void>;
  /** Matches of nodes that live no more are this one's now. */
  took(matches: readonly Pick<MatchRecord, 'id' | 'terms'>[]): void;
  /** A node lives no more. */
  gone(address: string): void;
  report(problem: string): void;
}

/** A lease is renewed so many times before it ends. */
const RENEWALS = 3;

/** So many matches are taken first, twice as many after a pause, and so on: of several nodes each gets some. */
const TAKEN_FIRST = 50;
const TAKEN_AT_MOST = 1000;
const PAUSE_MS = 60;

/** After the end of another's lease, by the clock of the database. */
const LATE_MS = 30;

/** This node among the others: it lives as long as it renews its lease, and takes the matches of those that do not. */
export class Nodes {
  readonly #options: NodesOptions;
  #epoch = 0;
  /** By the clock of this machine that nobody sets, from before the renewal was asked for: never later than the lease ends. */
  #until = 0;
  #others = new Set<string>();
  #waiting: (() => void)[] = [];
  #renewing: ReturnType<typeof setTimeout> | undefined;
  #taking: ReturnType<typeof setTimeout> | undefined;
  #ending: ReturnType<typeof setTimeout> | undefined;
  /** What would make it live, or take something, after its end. */
  readonly #underWay = new Set<Promise<void>>();
  #isTaking = false;
  #isHanding = false;
  /** Since when the others are the same. */
  #sameSince = 0;
  #hasLapsed = false;
  #isStopped = false;
  #stopListening: () => Promise<void> = async () => {};

  constructor(options: NodesOptions) {
    this.#options = options;
  }

  get #leftMs(): number {
    return Math.ceil(this.#until - performance.now());
  }

  /** Whether this node may hold matches. */
  get isAlive(): boolean {
    return performance.now() < this.#until;
  }

  async start(): Promise<void> {
    const { store, id, heard, missed } = this.#options;
    await this.#renew();
    this.#stopListening = await store.listen((text) => {
      const news = newsIn(text, id);
      if (news?.what === 'retired') this.#soon();
      else if (news !== null) heard(news);
    }, missed);
    this.#again();
    this.#soon();
  }

  /** Gives the matches of this node to the others. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of [this.#renewing, this.#taking, this.#ending]) clearTimeout(timer);
    this.#wake();
    const { store, id } = this.#options;
    await Promise.allSettled(this.#underWay);
    try {
      await store.retire(id);
      await this.tell({ what: 'retired' });
    } catch (error) {
      this.#problem('could not be retired', error);
    }
    await this.#stopListening();
  }

  async tell(news: News): Promise<void> {
    await this.#options.store.tell(textOf(this.#options.id, news));
  }

  /** Resolves when the node of this address lives no more, or after a while. */
  async untilGone(address: string): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, this.#options.leaseMs / RENEWALS);
      this.#waiting.push(() => {
        clearTimeout(timer);
        done();
      });
      if (!this.#others.has(address)) setTimeout(() => this.#wake(), LATE_MS);
    });
  }

  #again(): void {
    if (this.#isStopped) return;
    const { leaseMs } = this.#options;
    this.#renewing = setTimeout(async () => {
      this.#checkLease();
      await this.#renewAndTake();
      this.#checkLease();
      // the next renewal does not wait for it
      void this.compare();
      this.#again();
    }, leaseMs / RENEWALS);
    this.#renewing.unref();
  }

  async #renewAndTake(): Promise<void> {
    const renewal = this.#renew();
    this.#underWay.add(renewal);
    try {
      await renewal;
      this.#soon();
    } catch (error) {
      this.#problem('could not renew its lease', error);
    }
    this.#underWay.delete(renewal);
  }

  /** Tells the others how many tables are here, and hands some to one that has fewer. */
  async compare(): Promise<void> {
    if (this.#isStopped || !this.isAlive) return;
    const { store, id, build, leaseMs, attended } = this.#options;
    try {
      const tables = attended();
      const others = await store.compare(id, build, tables);
      // while nodes come and go it is not known who will have how many
      const isQuiet = performance.now() - this.#sameSince >= leaseMs;
      if (tables !== null && isQuiet && !this.#isHanding) await this.#hand(handing(tables, others));
    } catch (error) {
      this.#problem('could not hand tables over', error);
    }
  }

  async #hand(plan: Handing | null): Promise<void> {
    if (plan === null) return;
    this.#isHanding = true;
    try {
      await this.#options.hand(plan.to, plan.tables);
    } finally {
      this.#isHanding = false;
    }
  }

  #checkLease(): void {
    if (this.isAlive || this.#hasLapsed || this.#isStopped) return;
    this.#hasLapsed = true;
    this.#options.lapsed();
  }

  async #renew(): Promise<void> {
    const { store, id, address, leaseMs } = this.#options;
    const askedAt = performance.now();
    const { epoch, others } = await store.renew(id, address(), leaseMs);
    // also what was claimed since it was noticed: others may have taken that, too
    if (this.#epoch !== 0 && epoch !== this.#epoch) {
      this.#hasLapsed = true;
      this.#options.lapsed();
    }
    this.#epoch = epoch;
    this.#until = askedAt + leaseMs;
    // not if the answer came so late that it has ended again
    if (this.#hasLapsed && this.isAlive) {
      this.#hasLapsed = false;
      this.#options.recovered();
    }
    clearTimeout(this.#ending);
    // also if the next renewal is still waited for then
    if (!this.#isStopped) this.#ending = setTimeout(() => this.#checkLease(), this.#leftMs + 1).unref();
    const before = this.#others;
    this.#others = new Set(others.map((other) => other.address));
    const gone = [...before].filter((one) => !this.#others.has(one));
    if (gone.length > 0 || before.size !== this.#others.size) this.#sameSince = performance.now();
    for (const one of gone) this.#options.gone(one);
    if (gone.length > 0) this.#wake();
    const first = Math.min(...others.map(({ leftMs }) => leftMs));
    clearTimeout(this.#taking);
    if (others.length === 0 || this.#isStopped) return;
    this.#taking = setTimeout(() => void this.#renewAndTake(), first + LATE_MS);
    this.#taking.unref();
  }

  /** Takes what is to be taken, if this node lives. */
  #soon(): void {
    if (this.#isTaking || this.#isStopped || !this.isAlive) return;
    this.#isTaking = true;
    const taking = this.#takeAll()
      .catch((error: unknown) => this.#problem('could not take matches over', error))
      .finally(() => {
        this.#isTaking = false;
        this.#underWay.delete(taking);
      });
    this.#underWay.add(taking);
  }

  async #takeAll(): Promise<void> {
    const { store, id, took } = this.#options;
    for (let most = TAKEN_FIRST; !this.#isStopped; most = Math.min(2 * most, TAKEN_AT_MOST)) {
      const taken = await store.takeOver(id, most);
      if (taken.length === 0) return;
      took(taken);
      this.#wake();
      if (this.#others.size > 0) await new Promise((later) => setTimeout(later, PAUSE_MS));
    }
  }

  /** Whoever waits for a node to be gone looks again. */
  #wake(): void {
    for (const done of this.#waiting.splice(0)) done();
  }

  #problem(what: string, error: unknown): void {
    this.#options.report(`the node ${what}: ${String((error as Error | null)?.message ?? error)}`);
  }
}
