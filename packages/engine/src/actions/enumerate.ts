import { pendingDecision } from '../effects/decisions.ts';
import { openMoves } from '../flow/position.ts';
import type { Action, RecordedMove } from '../match/history.ts';
import type { Runtime } from '../match/runtime.ts';
import { isIn } from '../players/priority.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import {
  type AnswerSink,
  copyArgs,
  eachAnswer,
  type NamedChoice,
  type Places,
  type Question,
  walkAnswers,
} from './answers.ts';
import type { ChoiceEnv } from './choices/choice.ts';
import type { CompiledMove } from './compile.ts';
import { mayAct, objection } from './perform.ts';

/**
 * All that a player can do now, in a fixed order: the moves as they stand in the definition, their answers as their
 * choices list them. Table moves (concede) are not among them.
 */

interface Askable {
  readonly name: string;
  readonly question: Question;
  readonly data: unknown;
}

/** What this player is asked or may do: one decision, or the open moves. */
export function movesOf(runtime: Runtime, seat: number, which: 'legal' | 'table' = 'legal'): Askable[] {
  const { world } = runtime;
  if (world.mem[At.gameOver] !== 0 || !isIn(world, seat)) return [];
  const found: Askable[] = [];
  const pending = which === 'legal' ? pendingDecision(runtime) : null;
  if (pending !== null) {
    const decision = runtime.game.decisions.get(pending.ask.ask);
    if (decision !== undefined && pending.waiting.includes(seat)) {
      found.push({ name: decision.name, question: decision, data: pending.ask.data ?? null });
    }
    return found;
  }
  const byHand = world.mem[At.manualMode] !== 0;
  const isTheirs = byHand || mayAct(runtime, seat);
  for (const move of byHand ? movesByHand(runtime) : openMoves(runtime).values()) {
    if (move.table !== (which === 'table')) continue;
    if (!byHand && (move.manual || (!isTheirs && !move.anyPlayer))) continue;
    if (objection(runtime, seat, move) === null) found.push({ name: move.name, question: move, data: null });
  }
  return found;
}

/** In manual mode every move of the game can be made, wherever it belongs. */
function movesByHand(runtime: Runtime): CompiledMove[] {
  const open = openMoves(runtime);
  return [...runtime.game.flow.movesByName].map(([name, moves]) => open.get(name) ?? moves[0]);
}

/** Who is to act: the first who is asked, or whose place it is; where anyone may, the first who can. -1 for nobody. */
export function seatToAct(runtime: Runtime): number {
  const { world } = runtime;
  if (world.mem[At.gameOver] !== 0) return -1;
  const pending = pendingDecision(runtime);
  if (pending !== null) return pending.waiting[0];
  for (let seat = 0; seat < runtime.layout.seats; seat++) {
    if (isIn(world, seat) && mayAct(runtime, seat) && movesOf(runtime, seat).length > 0) return seat;
  }
  for (let seat = 0; seat < runtime.layout.seats; seat++) if (movesOf(runtime, seat).length > 0) return seat;
  return -1;
}

/** Lists what whoever is to act can do, and says who that is: `seatToAct` and `fill` at the price of one. */
export function listNext(runtime: Runtime, list: ActionList): number {
  const { world } = runtime;
  const { seats } = runtime.layout;
  if (world.mem[At.gameOver] !== 0) return -1;
  const pending = pendingDecision(runtime);
  if (pending !== null) {
    return list.fill(runtime, pending.waiting[0]).size > 0 ? pending.waiting[0] : -1;
  }
  for (let seat = 0; seat < seats; seat++) {
    if (isIn(world, seat) && mayAct(runtime, seat) && list.fill(runtime, seat).size > 0) return seat;
  }
  for (let seat = 0; seat < seats; seat++) if (list.fill(runtime, seat).size > 0) return seat;
  return -1;
}

/** The complete actions one by one, as far as somebody wants to see them. */
export function* legalActions(
  runtime: Runtime,
  seat: number,
  which: 'legal' | 'table' = 'legal',
): Generator<RecordedMove> {
  const player = runtime.playerIds[seat];
  const revision = runtime.world.revision;
  // between two looks somebody else may have used the context
  const fresh = (): void => {
    if (runtime.world.revision !== revision) throw new Error('the match has moved on; ask for its legal actions again');
  };
  const prepare = (): void => {
    fresh();
    runtime.actor = runtime.playerHandle(seat);
  };
  for (const { name, question, data } of movesOf(runtime, seat, which)) {
    for (const args of eachAnswer(runtime, question, data, prepare)) {
      runtime.actor = null;
      fresh();
      yield { player, move: name, args };
    }
  }
  runtime.actor = null;
}

/**
 * Every legal action in compact form, refilled in place: an action object is only made for the one that is picked.
 * Long lists that can be counted are one entry with a weight.
 */
export class ActionList implements AnswerSink {
  /** How many actions there are. */
  size = 0;
  #entries = 0;
  /** Of each entry: what is asked, where its answers start, and how many actions there are up to it. */
  readonly #asked: Askable[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #answers: (Json | undefined)[] = [];
  #used = 0;
  readonly #blocks = new Map<number, { last: NamedChoice; env: ChoiceEnv }>();
  #asking: Askable | null = null;
  #runtime: Runtime | null = null;
  #seat = 0;

  /** Lists what a player can do; afterwards `at(0 … size - 1)` gives each action. */
  fill(runtime: Runtime, seat: number): this {
    this.size = 0;
    this.#entries = 0;
    this.#used = 0;
    if (this.#blocks.size > 0) this.#blocks.clear();
    this.#runtime = runtime;
    this.#seat = seat;
    for (const asking of movesOf(runtime, seat)) {
      this.#asking = asking;
      runtime.actor = runtime.playerHandle(seat);
      walkAnswers(runtime, asking.question, asking.data, this);
    }
    runtime.actor = null;
    return this;
  }

  one(answers: Places): void {
    this.#add(answers, 1);
  }

  block(answers: Places, last: NamedChoice, env: ChoiceEnv, count: number): void {
    this.#blocks.set(this.#entries, { last, env: { ...env, args: copyArgs(env.args) } });
    this.#add(answers, count);
  }

  #add(answers: Places, weight: number): void {
    const i = this.#entries++;
    this.size += weight;
    this.#asked[i] = this.#asking as Askable;
    this.#starts[i] = this.#used;
    this.#ends[i] = this.size;
    const kept = this.#answers;
    const start = this.#used;
    for (let k = 0; k < answers.length; k++) kept[start + k] = answers[k];
    this.#used = start + answers.length;
  }

  /** The answers of an entry by name. */
  #argsOf(i: number): Record<string, Json> {
    const { choices } = this.#asked[i].question;
    const args: Record<string, Json> = {};
    for (let k = 0; k < choices.length; k++) {
      const answer = this.#answers[this.#starts[i] + k];
      if (answer !== undefined) args[choices[k][0]] = answer;
    }
    return args;
  }

  /** The action of this number. */
  at(index: number): Action {
    const runtime = this.#runtime;
    if (runtime === null || !(index >= 0 && index < this.size && Number.isInteger(index))) {
      throw new RangeError(`there is no action number ${index}; there are ${this.size}`);
    }
    let i = 0;
    if (this.size === this.#entries) i = index;
    else while (this.#ends[i] <= index) i++;
    const args = this.#argsOf(i);
    const block = this.#blocks.get(i);
    if (block !== undefined) {
      const [name, choice] = block.last;
      runtime.actor = runtime.playerHandle(this.#seat);
      args[name] = choice.at(block.env, index - (i === 0 ? 0 : this.#ends[i - 1]));
      runtime.actor = null;
    }
    return { player: runtime.playerIds[this.#seat], move: this.#asked[i].name, args };
  }
}
