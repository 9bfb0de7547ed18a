import { randomBytes } from 'node:crypto';
import { deriveSeed } from '@cardloom/bots';
import type { Addressed, Entry, Host, Received } from '@cardloom/host';
import type { HostFrame } from '@cardloom/protocol';
import type { Json } from 'cardloom';
import { BOTS, type BotLevel, isBotLevel, LONGEST_THOUGHT_MS } from '../bots/levels.ts';
import type { BotPool } from '../bots/pool.ts';
import { type GameSource, type Played, playedOf } from '../bots/worker.ts';
import type { GroupCommit } from '../group-commit.ts';
import type { Appended } from '../store/match-store.ts';
import type { LastViews, MatchRecord, SeatRecord, StoredEntry } from '../store/records.ts';
import type { Connection, Heard, Since, Sitting } from './connection.ts';
import { standingOf } from './standing.ts';

/** At least one of so many entries is stored with the checksum of the match. */
const CHECKSUM_EVERY = 16;

/** What a table needs of the server around it. */
export interface Surroundings {
  readonly commit: GroupCommit;
  readonly bots: BotPool;
  now(): number;
  /** The match is over: what is to be seen of it is kept. */
  keepViews(table: Table): void;
  /** All want to play again; gives the id of the next match. */
  rematch(table: Table): Promise<string | null>;
  /** It could not be stored, or somebody else holds the match: this table is to be forgotten. */
  dropped(table: Table, why: string): void;
  report(match: string, problem: string): void;
}

/** A match as it was loaded. */
export interface Loaded {
  readonly host: Host;
  readonly epoch: number;
  readonly source: GameSource;
  readonly log: readonly Entry[];
  /** Whether its views were kept after what was last done in it. */
  readonly isKept: boolean;
}

/**
 * A table that is played: the host, those who sit there, and the bots. What came of a frame is sent only when it is
 * stored; if it cannot be, everybody is sent away and the table is loaded anew for those who come back.
 */
export class Table implements Sitting {
  readonly record: MatchRecord;
  readonly host: Host;
  readonly epoch: number;
  /** Whether what everybody sees now is kept already. */
  isKept: boolean;
  readonly #source: GameSource;
  readonly #around: Surroundings;
  readonly #connections = new Map<string, Connection>();
  /** Those of players, and where they come from. */
  readonly #seated = new Map<string, string>();
  readonly #botSecret = randomBytes(16).toString('hex');
  /** What was done to the match, for the threads of bots that follow it. */
  readonly #played: Played[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = 0;
  #onSettled: (() => void)[] = [];
  #isThinking = false;
  /** Whether anything may still be begun here. */
  #isOpen = true;
  #isOver: boolean;
  #isDown = false;
  /** The match after this one, once all want it. */
  #next: Promise<string | null> | null = null;
  #lastUsed: number;

  constructor(record: MatchRecord, { host, epoch, source, log, isKept }: Loaded, around: Surroundings) {
    this.record = record;
    this.host = host;
    this.epoch = epoch;
    this.#source = source;
    this.#around = around;
    this.#isOver = host.match.isOver;
    this.#note(log);
    this.isKept = isKept || this.#played.length === 0;
    this.#lastUsed = around.now();
  }

  get id(): string {
    return this.record.id;
  }

  get connections(): number {
    return this.#connections.size;
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  /** Since when nobody has been here and nothing is under way; null as long as that is not so. */
  get idleSince(): number | null {
    const isIdle = this.connections === 0 && this.#pending === 0 && !this.#isThinking;
    return isIdle && !this.#isDown ? this.#lastUsed : null;
  }

  /** Whether nothing is under way: nobody waits for an answer, and no bot thinks. */
  get isQuiet(): boolean {
    return this.#pending === 0 && !this.#isThinking && this.#isOpen && !this.#isDown;
  }

  /**
   * To be called once when it has been loaded: a bot may be to act, a clock may run. With the moment at which it was put away
   * if its clocks ran on since.
   */
  begin(since?: number): void {
    if (since !== undefined) this.#do(() => this.host.wake(since));
    this.#do(() => this.host.wake(this.#now()));
    this.#guard(() => this.#goOn());
  }

  join(connection: Connection, player: string | null, since?: Since): void {
    if (this.#isDown) {
      // it was put away while they were on their way
      connection.send({ type: 'bye', reason: 'failed' });
      connection.close();
      return;
    }
    this.#connections.set(connection.id, connection);
    if (player !== null) this.#seated.set(connection.id, connection.address);
    this.#do(() => this.host.join(connection.id, player, this.#now(), since));
    // who was away when all agreed is sent after them
    if (this.host.isRematch) void this.#playAgain();
  }

  leave(id: string): void {
    this.#seated.delete(id);
    if (this.#connections.delete(id)) this.#do(() => this.host.leave(id, this.#now()));
  }

  /** Somebody took a seat that was left: others are told who it is. */
  seatsChanged(seats: readonly SeatRecord[]): void {
    for (const { player, name, token } of seats) {
      if (token !== null) this.#do(() => this.host.rename(player, name, this.#now()));
    }
  }

  receive(id: string, { frame, text }: Heard, lag = 0): void {
    this.#do(() => this.host.receive(id, text, this.#now(), lag, frame));
  }

  /** Sends those in this seat away, or everybody. */
  dismiss(frame: HostFrame & { readonly type: 'bye' }): void {
    for (const connection of this.#connections.values()) {
      connection.send(frame);
      connection.close();
    }
  }

  /** What everybody sees now, for a time when this match can be played no more. */
  lastViews(): LastViews {
    const { match, head } = this.host;
    const views = Object.fromEntries(
      [...match.players, null].map((player) => [player ?? '', match.view(player) as unknown as Json]),
    );
    return { seq: head, checksum: match.checksum(), views };
  }

  /** How its clocks stand is stored. */
  stand(): void {
    this.#do(() => this.host.standStill(this.#now()));
  }

  /** Nothing new is begun here; what is under way is still stored and told. */
  stopListening(): void {
    this.stand();
    this.#isOpen = false;
    clearTimeout(this.#timer);
  }

  /** Resolves when everything that is under way is stored and told. */
  settled(): Promise<void> {
    if (this.#pending === 0) return Promise.resolve();
    return new Promise((settled) => {
      this.#onSettled.push(settled);
    });
  }

  /** Nothing more happens here. */
  close(): void {
    this.#isDown = true;
    clearTimeout(this.#timer);
  }

  #now(): number {
    this.#lastUsed = this.#around.now();
    return this.#lastUsed;
  }

  /** Takes what comes of it; gives whether there were entries. */
  #do(work: () => Received): boolean {
    if (this.#isDown || !this.#isOpen) return false;
    let count = 0;
    this.#guard(() => {
      const { entries, frames } = work();
      count = entries.length;
      this.#deliver(frames);
      if (count > 0) void this.#store(entries);
      this.#setTimer();
    });
    return count > 0 && !this.#isDown;
  }

  /** What a rule throws is the end of this table, not of others. */
  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#threw(error);
    }
  }

  #threw(error: unknown): void {
    if (!this.#isDown) this.#fail(`it threw: ${String((error as Error | null)?.message ?? error)}`);
  }

  #deliver(frames: readonly Addressed[]): void {
    for (const addressed of frames) {
      const connection = this.#connections.get(addressed.to);
      if (connection === undefined) continue;
      // the next match must be there before anybody is sent to it
      if (addressed.type === 'bye' && isRematch(addressed.frame)) continue;
      connection.pass(addressed.text);
      if (addressed.type === 'bye') connection.close();
    }
  }

  async #store(entries: readonly Entry[]): Promise<void> {
    this.#pending++;
    this.#note(entries);
    let appended: Appended | 'failed';
    let why = '';
    try {
      appended = await this.#around.commit.append({
        match: this.id,
        epoch: this.epoch,
        entries: this.#summed(entries),
        standing: standingOf(this.host),
        ...this.#outcome(),
      });
    } catch (error) {
      appended = 'failed';
      why = String((error as Error | null)?.message ?? error);
    }
    this.#pending--;
    this.#told(appended, why);
    if (this.#pending === 0) for (const settled of this.#onSettled.splice(0)) settled();
  }

  #told(appended: Appended | 'failed', why: string): void {
    if (this.#isDown) return;
    if (typeof appended === 'number') {
      const seq = appended;
      this.#guard(() => {
        this.#deliver(this.host.stored(seq, this.#now()));
        this.#goOn();
      });
    } else this.#fail(appended === 'fenced' ? 'another node holds this match' : `it could not be stored: ${why}`);
  }

  #summed(entries: readonly Entry[]): readonly StoredEntry[] {
    const first = entries[0].seq;
    const last = entries[entries.length - 1].seq;
    const isDue = Math.floor(last / CHECKSUM_EVERY) > Math.floor((first - 1) / CHECKSUM_EVERY);
    return entries.map((entry) =>
      isDue && entry.seq === last ? { entry, checksum: this.host.match.checksum() } : { entry },
    );
  }

  /** If the match has just ended, or goes on after all. */
  #outcome(): { readonly outcome?: Json; readonly at?: number } {
    const { isOver, result } = this.host.match;
    if (isOver === this.#isOver) return {};
    this.#isOver = isOver;
    return { outcome: isOver ? (JSON.parse(JSON.stringify(result)) as Json) : null, at: this.#around.now() };
  }

  #fail(why: string): void {
    this.host.failed();
    this.close();
    // also those whom the host did not get to welcome
    this.dismiss({ type: 'bye', reason: 'failed' });
    this.#around.dropped(this, why);
  }

  /** After something was stored. */
  #goOn(): void {
    this.#setTimer();
    if (this.#isDown) return;
    if (this.#isOver && this.#pending === 0) this.#around.keepViews(this);
    if (this.host.isRematch) void this.#playAgain();
    else if (this.host.botToAct !== null) this.#letBotAct().catch((error: unknown) => this.#threw(error));
  }

  async #playAgain(): Promise<void> {
    this.#next ??= this.#around.rematch(this);
    const next = await this.#next;
    // it is tried again when somebody comes
    if (next === null) this.#next = null;
    else if (!this.#isDown) this.dismiss({ type: 'bye', reason: 'rematch', to: next });
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const { wakeAt } = this.host;
    if (wakeAt === null || this.#isDown || !this.#isOpen) return;
    const inMs = Math.min(Math.max(0, wakeAt - this.#around.now()), LONGEST_TIMER);
    this.#timer = setTimeout(() => this.#do(() => this.host.wake(this.#now())), inMs);
    this.#timer.unref();
  }

  #note(entries: readonly Entry[]): void {
    for (const { by, did } of entries) {
      const played = playedOf(by, did);
      if (played === undefined) continue;
      this.#played.push(played);
      this.isKept = false;
    }
  }

  async #letBotAct(): Promise<void> {
    const player = this.host.botToAct;
    if (player === null || this.#isThinking || this.#isDown || !this.#isOpen) return;
    this.#isThinking = true;
    const { head } = this.host;
    const known = this.#played.length;
    const level = this.record.seats.find((seat) => seat.player === player)?.bot ?? TAKES_OVER;
    const choice = await this.#around.bots.think({
      match: this.id,
      game: this.#source,
      seed: this.record.seed,
      options: this.record.options,
      players: this.host.match.players,
      player,
      bot: BOTS[isBotLevel(level) ? level : TAKES_OVER],
      turnSeed: deriveSeed(this.#botSecret, 'turn', head),
      played: this.#played.slice(),
      withinMs: LONGEST_THOUGHT_MS,
      // tables at which nobody sits have one turn together
      address: this.#seated.values().next().value ?? '',
    });
    this.#isThinking = false;
    if (this.#isDown || !this.#isOpen) return;
    // what did nothing to the match, such as preferences, is no reason to think again
    if (this.#played.length !== known || this.host.botToAct !== player) return this.#letBotAct();
    if ('action' in choice && this.#actAsBot(choice.action)) return;
    this.#around.report(this.id, 'error' in choice ? `a bot ${choice.error}` : 'a bot chose what it cannot do');
    // a table does not wait for a bot that has no answer
    const [any] = this.host.match.legalActions(player);
    if (any !== undefined) this.#actAsBot(any);
  }

  #actAsBot(action: Parameters<Host['actAsBot']>[0]): boolean {
    return this.#do(() => this.host.actAsBot(action, this.#now()));
  }
}

const isRematch = (frame: HostFrame): boolean => frame.type === 'bye' && frame.reason === 'rematch';

/** Who plays on for somebody who is away. */
const TAKES_OVER: BotLevel = 'medium';

/** Longer ones would fire at once. */
const LONGEST_TIMER = 0x7fffffff;
