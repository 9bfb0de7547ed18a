import type { ClientFrame, TableRequest } from '@cardloom/protocol';
import type { Action, Game } from 'cardloom';
import type { Entry } from './entry.ts';
import { Host, type Received } from './host.ts';
import type { HostOptions } from './options.ts';
import type { Addressed } from './outbox.ts';
import { Sitting } from './sitting.fixture.ts';

/** What happens to a table from outside, so that it can happen to another one as well. */
export type Happening =
  | { readonly type: 'come' | 'go'; readonly who: number }
  | { readonly type: 'say'; readonly who: number; readonly frame: ClientFrame; readonly lag: number }
  | { readonly type: 'bot'; readonly action: Action }
  | { readonly type: 'store' | 'fail' }
  /** Time goes by, or the clock is set. */
  | { readonly type: 'wait' | 'jump'; readonly ms: number };

/** A table with a store that is slow and sometimes fails, and those who sit there. */
export class World {
  readonly game: Game;
  readonly made: HostOptions;
  host: Host;
  now = 0;
  /** What is stored for good, and what the store still works on. */
  log: Entry[] = [];
  writing: Entry[] = [];
  readonly sitting: readonly Sitting[];
  readonly here = new Set<Sitting>();
  readonly happened: Happening[] = [];
  #ids = 0;
  #last: { readonly who: number; readonly frame: ClientFrame } | null = null;

  constructor(game: Game, made: HostOptions) {
    this.game = game;
    this.made = made;
    this.host = new Host(game, made);
    this.sitting = ['ann', 'bo', null].map((player, i) => new Sitting(game, `c${i}`, player));
  }

  happen(one: Happening): void {
    this.happened.push(one);
    if ('frame' in one) this.#say(one.who, one.frame, one.lag);
    else if ('who' in one) one.type === 'come' ? this.#come(this.sitting[one.who]) : this.#go(this.sitting[one.who]);
    else if ('ms' in one) this.#pass(one);
    else if ('action' in one) this.#take(this.host.actAsBot(one.action, this.now));
    else one.type === 'store' ? this.#store() : this.#fail();
  }

  /** A new frame with an id of its own. */
  frame(who: number, rest: Record<string, unknown>): Happening {
    const frame = { ...rest, id: `${this.sitting[who].player}${this.#ids++}` } as unknown as ClientFrame;
    return { type: 'say', who, frame, lag: 0 };
  }

  act(who: number, choice: number, isLate: boolean): Happening | null {
    const { player, prompt } = this.sitting[who];
    const actions = player === null ? [] : [...this.host.match.legalActions(player)];
    const action = actions[choice % Math.max(1, actions.length)];
    if (action === undefined) return null;
    const { move, args } = action;
    return this.frame(who, { type: 'act', prompt: isLate ? prompt - 1 : prompt, move, args });
  }

  bot(choice: number): Happening | null {
    const player = this.host.botToAct;
    const actions = player === null ? [] : [...this.host.match.legalActions(player)];
    const action = actions[choice % Math.max(1, actions.length)];
    return action === undefined ? null : { type: 'bot', action };
  }

  /** The last frame once more. */
  again(): Happening | null {
    return this.#last === null ? null : { type: 'say', ...this.#last, lag: 0 };
  }

  request(who: number, wanted: TableRequest, outcome: 'end' | 'bot'): Happening {
    const claim = wanted === 'claim' ? { claim: { seat: who === 0 ? 'bo' : 'ann', outcome } } : {};
    return this.frame(who, { type: 'table', do: wanted, ...claim });
  }

  door(who: number): Happening {
    return { type: this.here.has(this.sitting[who]) ? 'go' : 'come', who };
  }

  #deliver(frames: readonly Addressed[]): void {
    for (const { to, frame } of frames) {
      const somebody = this.sitting.find(({ id }) => id === to);
      if (somebody !== undefined && this.here.has(somebody)) somebody.hear(frame);
    }
  }

  #take({ entries, frames }: Received): void {
    this.writing.push(...entries);
    this.#deliver(frames);
  }

  #come(somebody: Sitting): void {
    const since = somebody.view === null ? undefined : { seq: somebody.seq, chain: somebody.chain };
    this.here.add(somebody);
    this.#take(this.host.join(somebody.id, somebody.player, this.now, since));
  }

  #go(somebody: Sitting): void {
    this.here.delete(somebody);
    this.#take(this.host.leave(somebody.id, this.now));
  }

  #say(who: number, frame: ClientFrame, lag: number): void {
    if (!this.here.has(this.sitting[who])) return;
    this.#take(this.host.receive(this.sitting[who].id, frame, this.now, lag));
    this.#last = { who, frame };
  }

  #store(): void {
    this.log.push(...this.writing);
    this.writing = [];
    this.#deliver(this.host.stored(this.log.length, this.now));
  }

  /** What was not stored is gone, and nobody has heard of it. */
  #fail(): void {
    this.#deliver(this.host.failed());
    this.writing = [];
    this.host = new Host(this.game, this.made, this.log);
    for (const somebody of this.sitting) if (this.here.has(somebody)) this.#come(somebody);
  }

  #pass({ type, ms }: Happening & { readonly ms: number }): void {
    if (type === 'wait') this.#wait(ms);
    else this.now += ms;
  }

  #wait(ms: number): void {
    const end = this.now + ms;
    let woken = 0;
    for (let due = this.host.wakeAt; due !== null && due <= end; due = this.host.wakeAt) {
      if (woken++ > 400) throw new Error('It wakes again and again.');
      this.now = Math.max(this.now, due);
      this.#take(this.host.wake(this.now));
      this.#store();
    }
    this.now = end;
  }
}
