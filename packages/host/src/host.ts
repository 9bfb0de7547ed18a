import type { ClientFrame, HostFrame, Preferences, TableRequest } from '@cardloom/protocol';
import {
  type Action,
  CardloomError,
  createMatch,
  describeGame,
  type Game,
  type Match,
  type MatchOptions,
  type Result,
  restore,
  type Snapshot,
} from 'cardloom';
import { agreed, type Wish } from './consent.ts';
import type { Did, Entry } from './entry.ts';
import { type Addressed, Outbox } from './outbox.ts';
import { NO_PREFERENCES, type PassRules, passesByItself, readPreferences, type TopOfStack } from './preferences.ts';
import { idOf, readFrame } from './read-frame.ts';
import { type Connection, type SeatSetup, Seats } from './seats.ts';
import { Viewer } from './viewer.ts';

export interface HostOptions extends Omit<MatchOptions, 'players'> {
  readonly seats: readonly SeatSetup[];
  /** Where it begins, if not at the beginning: somebody goes on from there. */
  readonly start?: Snapshot;
  /** How the game passes, for those who prefer not to be asked. */
  readonly passing?: PassRules;
  readonly topOfStack?: TopOfStack;
}

/** What came of a frame: entries to store now, and frames to send now. Others wait for `stored`. */
export interface Received {
  readonly entries: readonly Entry[];
  readonly frames: readonly Addressed[];
}

/** So many passes may follow each other by themselves. */
const MOST_PASSES = 1000;

/**
 * One table without I/O and without timers: seats, numbered steps, prompts, preferences, undo by consent, rematch.
 * Nothing reaches anybody before the entry it comes from is stored.
 *
 * ```ts
 * const host = new Host(game, { seats: [{ player: 'ann' }, { player: 'bo' }], seed: 1 });
 * const { entries, frames } = host.receive(connection, frame, Date.now());
 * await store.append(entries);                       // then, and only then:
 * send(frames, ...host.stored(entries.at(-1).seq));  // on failure: host.failed(), and load it again
 * ```
 */
export class Host {
  readonly match: Match;
  readonly #seats: Seats;
  readonly #viewers: ReadonlyMap<string | null, Viewer>;
  readonly #options: HostOptions;
  /** Consent is the table's matter, not the match's. */
  readonly #undoMoves: ReadonlySet<string>;
  readonly #outbox = new Outbox();
  /** By seat and the client's id: the entry it led to, and what was said. */
  readonly #answered = new Map<string, { readonly seq: number; readonly text: string }>();
  /** The entries that did something to the match, for undo: who acted, and whether by themselves. */
  readonly #acts: { readonly by: string; readonly isAutomatic: boolean }[] = [];
  #entries: Entry[] = [];
  #head = 0;
  #stored = 0;
  #wish: Wish | null = null;
  #isRematch = false;
  #hasFailed = false;

  constructor(game: Game, options: HostOptions, log: readonly Entry[] = []) {
    const { seats, start, passing: _passing, topOfStack: _top, ...made } = options;
    this.#options = options;
    this.#seats = new Seats(seats);
    this.#undoMoves = new Set(
      describeGame(game)
        .moves.filter(({ isUndo }) => isUndo)
        .map(({ name }) => name),
    );
    this.match =
      start === undefined
        ? createMatch(game, { ...made, players: seats.map(({ player }) => player) })
        : restore(game, start);
    this.#viewers = new Map([...this.match.players, null].map((player) => [player, new Viewer(player, this.match)]));
    for (const entry of log) this.#replay(entry);
    this.#stored = this.#head;
    this.#outbox.clear();
  }

  /** The number of the last entry. */
  get head(): number {
    return this.#head;
  }

  /** Whether all have agreed to play again: then this table is done. */
  get isRematch(): boolean {
    return this.#isRematch;
  }

  /** The bot whose turn it is, once everything it may know of is stored; null if it is nobody's or a person's. */
  get botToAct(): string | null {
    if (this.#hasFailed || this.#stored < this.#head) return null;
    const player = this.match.players[this.match.seatToAct];
    return player !== undefined && this.#seats.isBot(player) ? player : null;
  }

  /** Somebody comes to a seat, or to watch (null); with `since` and `chain` if they were here before. */
  join(
    id: string,
    player: string | null,
    since?: { readonly seq: number; readonly chain: string },
  ): readonly Addressed[] {
    const viewer = this.#viewers.get(player);
    if (viewer === undefined) throw new CardloomError('unknown-player', `There is no seat "${player}".`, 'player');
    this.#outbox.drop(id);
    this.#seats.join({ id, player });
    const missed = since === undefined ? null : viewer.since(since.seq, since.chain);
    this.#send(id, {
      type: 'welcome',
      seat: player,
      seq: missed === null ? this.#head : (since?.seq ?? this.#head),
      chain: missed === null ? viewer.chain : (since?.chain ?? viewer.chain),
      seats: this.#seats.info(),
      prefs: player === null ? null : this.#prefsOf(player),
      prompt: viewer.prompt,
      ...(missed === null ? { view: this.match.view(player) } : {}),
    });
    for (const step of missed ?? []) this.#send(id, step);
    this.#tellSeats(id);
    return this.#outbox.release(this.#stored);
  }

  leave(id: string): readonly Addressed[] {
    this.#outbox.drop(id);
    if (this.#seats.leave(id)) this.#tellSeats(id);
    return this.#outbox.release(this.#stored);
  }

  receive(id: string, sent: unknown, now: number): Received {
    const connection = this.#seats.find(id);
    const before = this.#entries.length;
    if (connection !== undefined && !this.#hasFailed) {
      const frame = readFrame(sent);
      if (typeof frame === 'string') this.#no(id, idOf(sent), 'malformed-frame', frame, '');
      else this.#answer(connection, frame, now);
    }
    return { entries: this.#entries.slice(before), frames: this.#outbox.release(this.#stored) };
  }

  /** A bot has thought: the same as if somebody at its seat had acted. */
  actAsBot({ player, move, args }: Action, now: number): Received {
    const before = this.#entries.length;
    if (player === this.botToAct) {
      const result = this.match.act({ player, move, args });
      if (result.ok) {
        this.#commit(player, undefined, actOf(result), now, result);
        this.#passOn(now);
      }
    }
    return { entries: this.#entries.slice(before), frames: this.#outbox.release(this.#stored) };
  }

  /** All entries up to this one are stored: what waited for them may go. */
  stored(seq: number): readonly Addressed[] {
    if (this.#hasFailed) return [];
    this.#stored = Math.max(this.#stored, Math.min(seq, this.#head));
    const kept = this.#entries.findIndex((entry) => entry.seq > this.#stored);
    this.#entries = kept < 0 ? [] : this.#entries.slice(kept);
    return this.#outbox.release(this.#stored);
  }

  /** The entries could not be stored: nobody hears of them, and this table must be loaded anew. */
  failed(): readonly Addressed[] {
    this.#hasFailed = true;
    this.#outbox.clear();
    return [...this.#seats.connections].map(({ id }) => ({ to: id, frame: { type: 'bye', reason: 'failed' } }));
  }

  #answer({ id, player }: Connection, frame: ClientFrame, now: number): void {
    if (frame.type === 'ping') this.#send(id, { type: 'pong', t: frame.t, now });
    else if (player === null) this.#no(id, frame.id, 'spectator', 'Whoever only watches cannot do that.', '');
    else if (frame.type === 'ask') this.#ask(id, player, frame);
    else if (frame.type === 'why')
      this.#send(id, { type: 'reason', id: frame.id, reasons: this.match.why(player, frame.about) });
    else this.#change(id, player, frame, now);
  }

  #ask(to: string, player: string, { id, prompt, move, args = {} }: ClientFrame & { readonly type: 'ask' }): void {
    if (this.#isStale(player, prompt)) {
      this.#movedOn(to, player, id);
      return;
    }
    const asked = this.match.promptAfter({ player, move, args });
    if (asked.ok) this.#send(to, { type: 'choice', id, asks: asked.asks });
    else this.#no(to, id, asked.error.code, asked.error.message, asked.error.path);
  }

  /** What leads to entries is done once, however often it is sent. */
  #change(
    to: string,
    player: string,
    frame: ClientFrame & { readonly type: 'act' | 'table' | 'prefs' },
    now: number,
  ): void {
    const key = JSON.stringify([player, frame.id]);
    const text = JSON.stringify(frame);
    const done = this.#answered.get(key);
    if (done !== undefined) {
      // what was stored before the table was loaded is known by its id alone
      if (done.text === '' || done.text === text) this.#send(to, { type: 'ok', id: frame.id, seq: done.seq });
      else this.#no(to, frame.id, 'id-reused', 'That id stands for something else already.', 'id');
      return;
    }
    const before = this.#head;
    if (frame.type === 'act') this.#act(to, player, frame, now);
    else if (frame.type === 'prefs') this.#prefer(to, player, frame, now);
    else this.#table(to, player, frame.id, frame.do, now);
    if (this.#head === before) return;
    this.#answered.set(key, { seq: before + 1, text });
    this.#send(to, { type: 'ok', id: frame.id, seq: before + 1 });
    this.#passOn(now);
  }

  #isStale(player: string, prompt: number): boolean {
    return this.#viewers.get(player)?.prompt.n !== prompt;
  }

  #movedOn(to: string, player: string, id: string): void {
    const prompt = this.#viewers.get(player)?.prompt;
    this.#send(to, {
      type: 'no',
      id,
      code: 'moved-on',
      message: 'The match has moved on.',
      path: 'prompt',
      ...(prompt === undefined ? {} : { prompt }),
    });
  }

  #act(
    to: string,
    player: string,
    { id, prompt, move, args = {} }: ClientFrame & { readonly type: 'act' },
    now: number,
  ) {
    if (this.#isStale(player, prompt)) {
      this.#movedOn(to, player, id);
      return;
    }
    if (this.#undoMoves.has(move)) {
      this.#no(to, id, 'move-not-available', 'Ask the table to undo.', 'move');
      return;
    }
    const result = this.match.act({ player, move, args });
    if (result.ok) this.#commit(player, id, actOf(result), now, result);
    else this.#no(to, id, result.error.code, result.error.message, result.error.path);
  }

  #prefer(to: string, player: string, { id, prefs }: ClientFrame & { readonly type: 'prefs' }, now: number): void {
    const read = readPreferences(prefs, this.#prefsOf(player));
    if (read === null) this.#no(to, id, 'malformed-frame', 'These are no preferences.', 'prefs');
    else this.#commit(player, id, { type: 'prefs', prefs: read }, now, null);
  }

  #prefsOf(player: string): Preferences {
    return this.#seats.preferences.get(player) ?? NO_PREFERENCES;
  }

  #table(to: string, player: string, id: string, request: TableRequest, now: number): void {
    if (request === 'concede') this.#concede(to, player, id, now);
    else if (request === 'undo') this.#wishUndo(to, player, id, now);
    else if (request === 'rematch') this.#wishRematch(to, player, id, now);
    else this.#consent(to, player, id, request, now);
  }

  #concede(to: string, player: string, id: string, now: number): void {
    const action = [...this.match.tableActions(player)].find(({ move }) => move === 'concede');
    if (action === undefined) this.#no(to, id, 'move-not-available', 'One cannot concede now.', 'do');
    else {
      const result = this.match.act(action);
      if (result.ok) this.#commit(player, id, actOf(result), now, result);
      else this.#no(to, id, result.error.code, result.error.message, result.error.path);
    }
  }

  /** Back to before one's last deliberate action, whatever passed by itself since. */
  #wishUndo(to: string, player: string, id: string, now: number): void {
    if (this.#wish !== null) {
      this.#no(to, id, 'consent-needed', 'Another wish waits for an answer.', 'do');
      return;
    }
    const count = this.#toTakeBack(player);
    if (count === 0) {
      this.#no(to, id, 'nothing-to-undo', 'There is nothing of yours to take back.', 'do');
      return;
    }
    const isFree = count === 1 && this.match.takesBackFreely(player);
    this.#commit(player, id, { type: 'wish', for: 'undo' }, now, null);
    if (isFree || this.#isAgreed) this.#takeBack(player, now);
  }

  get #isAgreed(): boolean {
    return this.#wish !== null && this.#wish.waiting.length === 0;
  }

  #toTakeBack(player: string): number {
    for (let i = this.#acts.length - 1; i >= 0; i--) {
      if (this.#acts[i].by === player && !this.#acts[i].isAutomatic) return this.#acts.length - i;
    }
    return 0;
  }

  #takeBack(player: string, now: number): void {
    const count = this.#toTakeBack(player);
    for (let i = 0; i < count; i++) {
      const result = this.match.undo();
      if (!result.ok) return;
      this.#commit(null, undefined, { type: 'undo' }, now, result);
    }
  }

  #wishRematch(to: string, player: string, id: string, now: number): void {
    if (!this.match.isOver) this.#no(to, id, 'move-not-available', 'The game is not over yet.', 'do');
    else if (this.#wish !== null) this.#no(to, id, 'consent-needed', 'Another wish waits for an answer.', 'do');
    else this.#commit(player, id, { type: 'wish', for: 'rematch' }, now, null);
  }

  #consent(to: string, player: string, id: string, answer: 'agree' | 'decline', now: number): void {
    const wish = this.#wish;
    if (wish === null || !wish.waiting.includes(player)) {
      this.#no(to, id, 'nothing-to-do', 'Nobody asked you for anything.', 'do');
      return;
    }
    this.#commit(player, id, { type: answer }, now, null);
    if (this.#isAgreed && wish.for === 'undo') this.#takeBack(wish.by, now);
  }

  /** Passes that players prefer to make without being asked, one after the other. */
  #passOn(now: number): void {
    const { passing, topOfStack = () => null } = this.#options;
    if (passing === undefined) return;
    for (let i = 0; i < MOST_PASSES; i++) {
      const player = this.match.players[this.match.seatToAct];
      if (player === undefined || this.#seats.isBot(player)) return;
      if (!passesByItself(this.match, player, this.#prefsOf(player), passing, topOfStack)) return;
      const result = this.match.act({ player, move: passing.move, args: {} });
      if (!result.ok) return;
      this.#commit(player, undefined, { ...actOf(result), isAutomatic: true }, now, result);
    }
  }

  /** One more entry: it is to be stored, and everybody will be told once it is. */
  #commit(by: string | null, id: string | undefined, did: Did, at: number, result: Done | null): void {
    const entry: Entry = { seq: ++this.#head, at, by, ...(id === undefined ? {} : { id }), did };
    this.#entries.push(entry);
    const wish = this.#wish;
    this.#note(entry);
    // preferences and consent are nobody's action
    const teller = result === null ? null : by;
    const steps = new Map(
      [...this.#viewers].map(([player, viewer]) => [player, viewer.follow(this.match, entry.seq, teller, result)]),
    );
    for (const { id: to, player } of this.#seats.connections) {
      const step = steps.get(player);
      if (step !== undefined) this.#send(to, step);
    }
    if (did.type === 'prefs' && by !== null) this.#tell(by, { type: 'prefs', prefs: did.prefs });
    if (did.type === 'decline' && by !== null && wish !== null) this.#tellAll({ type: 'declined', for: wish.for, by });
    if (did.type === 'wish' || did.type === 'agree') this.#tellWish();
  }

  /** What an entry means besides what it did to the match. */
  #note({ by, did }: Entry): void {
    if (did.type === 'act' && by !== null) {
      this.#acts.push({ by, isAutomatic: did.isAutomatic === true });
      this.#wish = null;
    } else if (did.type === 'undo') {
      this.#acts.pop();
      this.#wish = null;
    } else if (did.type === 'prefs' && by !== null) this.#seats.preferences.set(by, did.prefs);
    else if (did.type === 'wish' && by !== null) {
      this.#wish = { for: did.for, by, waiting: this.#seats.peopleBut(by) };
    } else if (did.type === 'agree' && by !== null && this.#wish !== null) this.#wish = agreed(this.#wish, by);
    else if (did.type === 'decline') this.#wish = null;
    this.#isRematch ||= this.#isAgreed && this.#wish?.for === 'rematch';
  }

  #tellWish(): void {
    if (this.#isRematch) this.#tellAll({ type: 'bye', reason: 'rematch' });
    else if (this.#wish !== null) {
      this.#tellAll({ type: 'consent', for: this.#wish.for, by: this.#wish.by, waiting: this.#wish.waiting });
    }
  }

  #replay(entry: Entry): void {
    const { seq, by, id, did } = entry;
    if (seq !== this.#head + 1) throw new CardloomError('bad-replay', `Entry ${seq} follows ${this.#head}.`, 'seq');
    const result = this.#redo(by, did);
    if (result !== null && !result.ok)
      throw new CardloomError('bad-replay', result.error.message, `entries[${seq - 1}]`);
    this.#head = seq;
    this.#note(entry);
    if (id !== undefined && by !== null) this.#answered.set(JSON.stringify([by, id]), { seq, text: '' });
    for (const viewer of this.#viewers.values()) viewer.follow(this.match, seq, result === null ? null : by, result);
  }

  #redo(by: string | null, did: Did): Result | null {
    if (did.type === 'act') return this.match.act({ player: by ?? '', move: did.move, args: did.args });
    return did.type === 'undo' ? this.match.undo() : null;
  }

  #no(to: string, id: string, code: string, message: string, path: string): void {
    this.#send(to, { type: 'no', id, code, message, path });
  }

  #tellSeats(but: string): void {
    const seats = this.#seats.info();
    for (const { id } of this.#seats.connections) if (id !== but) this.#send(id, { type: 'seats', seats });
  }

  #tell(player: string, frame: HostFrame): void {
    for (const connection of this.#seats.connections)
      if (connection.player === player) this.#send(connection.id, frame);
  }

  #tellAll(frame: HostFrame): void {
    for (const { id } of this.#seats.connections) this.#send(id, frame);
  }

  #send(to: string, frame: HostFrame): void {
    this.#outbox.put(this.#head, to, frame);
  }
}

type Done = Result & { readonly ok: true };

function actOf({ action }: Done): Did & { readonly type: 'act' } {
  if (action === null) throw new TypeError('an action without a move');
  return { type: 'act', move: action.move, args: action.args };
}
