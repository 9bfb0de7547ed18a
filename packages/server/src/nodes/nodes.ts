import type { MatchRecord } from '../store/records.ts';
import type { SharedStore } from '../store/shared-store.ts';
import { type News, newsIn, textOf } from './news.ts';

export interface NodesOptions {
  readonly store: SharedStore;
  /** Of this process alone: whoever comes after it under the same address is another node. */
  readonly id: string;
  /** Where the other nodes reach this one. */
  readonly address: string;
  readonly leaseMs: number;
  heard(news: News): void;
  /** News may have been missed. */
  missed(): void;
  /** The lease has ended: others may hold the matches of this node. */
  lapsed(): void;
  /** Matches of nodes that live no more are this one's now. */
  took(matches: readonly Pick<MatchRecord, 'id' | 'terms'>[]): void;
  /** A node lives no more. */
  gone(address: string): void;
  report(problem: string): void;
}

/** A lease is renewed so many times before it ends. */
const RENEWALS = 3;

/** So many matches are taken at a time: of several nodes each gets some. */
const TAKEN_AT_ONCE = 250;

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
  #isTaking = false;
  #hasLapsed = false;
  #isStopped = false;
  #stopListening: () => Promise<void> = async () => {};

  constructor(options: NodesOptions) {
    this.#options = options;
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
    clearTimeout(this.#renewing);
    clearTimeout(this.#taking);
    this.#wake();
    const { store, id } = this.#options;
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
      this.#again();
    }, leaseMs / RENEWALS);
    this.#renewing.unref();
  }

  async #renewAndTake(): Promise<void> {
    try {
      await this.#renew();
      this.#soon();
    } catch (error) {
      this.#problem('could not renew its lease', error);
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
    const { epoch, others } = await store.renew(id, address, leaseMs);
    // also what was claimed since it was noticed: others may have taken that, too
    if (this.#epoch !== 0 && epoch !== this.#epoch) this.#options.lapsed();
    this.#epoch = epoch;
    this.#hasLapsed = false;
    this.#until = askedAt + leaseMs;
    const before = this.#others;
    this.#others = new Set(others.map((other) => other.address));
    const gone = [...before].filter((one) => !this.#others.has(one));
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
    this.#takeAll()
      .catch((error: unknown) => this.#problem('could not take matches over', error))
      .finally(() => {
        this.#isTaking = false;
      });
  }

  async #takeAll(): Promise<void> {
    const { store, id, took } = this.#options;
    for (;;) {
      const taken = await store.takeOver(id, TAKEN_AT_ONCE);
      if (taken.length === 0) return;
      took(taken);
      this.#wake();
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
