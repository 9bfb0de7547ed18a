import { ActionList, listNext, seatToAct } from '../actions/enumerate.ts';
import { actionKey } from '../actions/key.ts';
import { perform, performPicked } from '../actions/perform.ts';
import { faultOf } from '../actions/record.ts';
import type { FnContext } from '../definition/context.ts';
import type { GameResult } from '../definition/game-result.ts';
import type { GameTypes } from '../definition/kit.ts';
import { pendingDecision } from '../effects/decisions.ts';
import { detailsOf, rankOf, readResult } from '../players/result.ts';
import type { Action, RecordedMove } from '../runtime/action.ts';
import type { Failure } from '../runtime/errors.ts';
import { asked } from '../runtime/rule-error.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { resample } from '../view/resample.ts';
import { checksum } from '../world/checksum.ts';
import { At } from '../world/header.ts';
import type { Seed } from '../world/seed.ts';
import { evaluate } from './evaluation.ts';
import { givenSeed } from './given-seed.ts';
import type { ActionFor } from './typed.ts';
/**
 * A line of play for search: moves are made and unmade in place, as chess engines do. Nothing is recorded but the
 * tape, which `unmake` reads backwards.
 *
 * ```ts
 * const line: Line = match.line();
 * for (const action of match.legalActions('ann')) {
 *   line.make(action);
 *   line.evaluate(0);
 *   line.unmake();
 * }
 * ```
 */
export class Line<G extends GameTypes = GameTypes> {
  readonly #runtime: Runtime;
  #marks = new Int32Array(64);
  #depth = 0;

  /** @internal Use `match.line()`. */
  constructor(runtime: Runtime) {
    this.#runtime = runtime;
    runtime.world.beginLine();
    runtime.world.close();
  }

  /** Moves made and not unmade. */
  get depth(): number {
    return this.#depth;
  }

  /** The context rules get: `G`, `ctx`, `players`, … to read from. */
  get context(): FnContext<G['shape'], G['names']> {
    return this.#runtime.context as unknown as FnContext<G['shape'], G['names']>;
  }

  get isOver(): boolean {
    return this.#runtime.world.mem[At.gameOver] !== 0;
  }

  /** How it ended; null as long as it goes on. */
  get result(): GameResult | null {
    return readResult(this.#runtime);
  }

  hasWon(seat: number): boolean {
    return (this.#runtime.world.mem[At.winners] & (1 << seat)) !== 0;
  }

  /** In a draw nobody has won and nobody has lost. */
  hasLost(seat: number): boolean {
    return (this.#runtime.world.mem[At.losers] & (1 << seat)) !== 0;
  }

  /** The place a seat came in, from 1, once the game is over. */
  rankOf(seat: number): number {
    return rankOf(this.#runtime.world, seat);
  }

  /** The points a seat ended with; null if the game is not over, or not played for points. */
  scoreOf(seat: number): number | null {
    return detailsOf(this.#runtime.world)?.scores?.[seat] ?? null;
  }

  /** The seat that is to act, or -1 if the match waits for nobody. */
  get seatToAct(): number {
    return seatToAct(this.#runtime);
  }

  /** Whether somebody is asked in the middle of an effect. */
  get isDeciding(): boolean {
    return this.#runtime.world.mem[At.decision] !== 0;
  }

  /** Whether several are asked at once: an answer stays sealed, and nothing comes of it, until the last one is in. */
  get isSealed(): boolean {
    return (pendingDecision(this.#runtime)?.waiting.length ?? 0) > 1;
  }

  /**
   * How well a seat stands, the more the better: by the game's own `evaluate`, or else by material, which is the sum of
   * the player's numeric attributes and the number of their cards that lie where everybody sees them.
   */
  evaluate(seat: number): number {
    return evaluate(this.#runtime, seat);
  }

  /**
   * A name for what an action does here, as an edge of a search tree: cards that not everybody knows go by what they
   * are, so that the same card dealt elsewhere is the same edge. What others answer in secret looks all the same to
   * `seat`.
   */
  keyOf(action: Action, seat: number): string {
    return actionKey(this.#runtime, action, seat);
  }

  /** Deals anew what a seat cannot know, here at the root; moves that were made can no longer be unmade. */
  redeal(seat: number, seed: Seed): void {
    const { world } = this.#runtime;
    const given = givenSeed(seed);
    this.#depth = 0;
    world.open();
    try {
      asked(this.#runtime, () => resample(this.#runtime, seat, given));
    } finally {
      world.close();
    }
  }

  /** What a seat can do now, in compact form. */
  listActions(seat: number, into = new ActionList()): ActionList {
    return into.fill(this.#runtime, seat);
  }

  /** Fills `into` with what the seat that is to act can do, and gives the seat: -1 if nobody can do anything. */
  listNext(into: ActionList): number {
    return listNext(this.#runtime, into);
  }

  /** Makes a move; a refusal changes nothing and is returned. */
  make<const A extends Action>(action: ActionFor<G, A>): Failure | null;
  make(action: Action): Failure | null {
    const runtime = this.#runtime;
    const mark = runtime.world.length;
    if (runtime.picked.isStill(action, runtime)) return this.#made(mark, performPicked(runtime), action);
    return this.#made(mark, faultOf(action) ?? perform(runtime, action), action);
  }

  /** The same as `make(list.at(index))`, without an object for the action. */
  makeAt(list: ActionList, index: number): Failure | null {
    const runtime = this.#runtime;
    if (!list.pickIn(runtime, index)) return this.make(list.at(index));
    const { record } = runtime.picked;
    return this.#made(runtime.world.length, performPicked(runtime, record), record);
  }

  #made(mark: number, refused: Failure | null, action: Action): Failure | null {
    if (refused !== null) return refused;
    if (this.#depth === this.#marks.length) this.#grow();
    this.#marks[this.#depth++] = mark;
    // rules that look at `ctx.moveHistory` find the moves of the line in it
    this.#runtime.history.push(action as RecordedMove);
    return null;
  }

  /** Takes the last move back; false if there is none. */
  unmake(): boolean {
    if (this.#depth === 0) return false;
    this.#runtime.world.rollback(this.#marks[--this.#depth]);
    this.#runtime.history.pop();
    if (this.#depth === 0) this.#tidy();
    return true;
  }

  /** Makes this the new root: what was made can no longer be unmade. Rules still find it in `ctx.moveHistory`. */
  forget(): void {
    this.#depth = 0;
    this.#runtime.world.forget();
    this.#tidy();
  }

  /** At the root nothing is needed but what the memory refers to: a long search writes much that is never seen again. */
  #tidy(): void {
    const { world } = this.#runtime;
    if (world.isCluttered && world.length === 0) world.collect(() => {});
  }

  checksum(): string {
    return checksum(this.#runtime.world);
  }

  #grow(): void {
    const grown = new Int32Array(this.#marks.length * 2);
    grown.set(this.#marks);
    this.#marks = grown;
  }
}
