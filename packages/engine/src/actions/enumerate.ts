import { type AnswerSink, copyArgs, eachAnswer, type Places, Walk, walkAnswers } from '../choices/answers.ts';
import type { Args } from '../definition/args.ts';
import type { ChoiceEnv, NamedChoice, Question } from '../definition/choice.ts';
import type { CompiledMove } from '../definition/compiled.ts';
import { dataOf, openDecision, pendingDecision } from '../effects/decisions.ts';
import { mayAct } from '../players/may-act.ts';
import { isIn } from '../players/priority.ts';
import type { Action, RecordedMove } from '../runtime/action.ts';
import { CardloomError } from '../runtime/errors.ts';
import type { NamedQuestion, Picked } from '../runtime/picked.ts';
import { openMoveList, openMoves } from '../runtime/position.ts';
import { ruleError } from '../runtime/rule-error.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { askWhen } from './objection.ts';

/**
 * All that a player can do now, in a fixed order: the moves as they stand in the definition, their answers as their
 * choices list them. Table moves (concede) are not among them.
 */

/** A move or a decision as a player is asked it now. */
export interface Askable {
  readonly name: string;
  readonly question: Question;
  readonly data: unknown;
}

/** Nobody can do anything: the game is over, or a move is watched and not settled yet. */
const nobodyActs = (runtime: Runtime): boolean => runtime.world.mem[At.gameOver] !== 0 || runtime.isWatched;

/** What this player is asked or may do: one decision, or the open moves. */
export function movesOf(runtime: Runtime, seat: number, which: 'legal' | 'table' = 'legal'): Askable[] {
  if (nobodyActs(runtime) || !isIn(runtime.world, seat)) return [];
  return runtime.asPlayer(seat, findMoves, seat, which);
}

function findMoves(runtime: Runtime, seat: number, which: 'legal' | 'table'): Askable[] {
  const found: Askable[] = [];
  const pending = which === 'legal' ? pendingDecision(runtime) : null;
  if (pending !== null) {
    const decision = runtime.game.decisions.get(pending.ask.ask);
    if (decision !== undefined && pending.waiting.includes(seat)) {
      found.push({ name: decision.name, question: decision, data: dataOf(runtime, decision, pending.ask) });
    }
    return found;
  }
  const moves = candidates(runtime);
  const isTheirs = actsFreely(runtime, seat);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (!isOffered(runtime, move, isTheirs, which === 'table')) continue;
    found.push({ name: move.name, question: move, data: null });
  }
  return found;
}

const candidates = (runtime: Runtime): readonly CompiledMove[] =>
  runtime.world.mem[At.manualMode] === 0 ? openMoveList(runtime) : movesByHand(runtime);

/** Whether moves that are not open to any player are this player's to make. */
const actsFreely = (runtime: Runtime, seat: number): boolean =>
  runtime.world.mem[At.manualMode] !== 0 || mayAct(runtime, seat);

/** Of a player who is in, in a game that goes on. */
function isOffered(runtime: Runtime, move: CompiledMove, isTheirs: boolean, table: boolean): boolean {
  if (move.table !== table || (!isTheirs && !move.anyPlayer)) return false;
  if (move.manual && runtime.world.mem[At.manualMode] === 0) return false;
  return askWhen(runtime, move) === true;
}

/** In manual mode every move of the game can be made, wherever it belongs. */
function movesByHand(runtime: Runtime): CompiledMove[] {
  const open = openMoves(runtime);
  return [...runtime.game.flow.movesByName].map(([name, moves]) => open.get(name) ?? moves[0]);
}

/** Who is to act: the first who is asked, or whose place it is; where anyone may, the first who can. -1 for nobody. */
export function seatToAct(runtime: Runtime): number {
  const { world } = runtime;
  if (nobodyActs(runtime)) return -1;
  const pending = pendingDecision(runtime);
  if (pending !== null) return pending.waiting[0];
  for (let seat = 0; seat < runtime.layout.seats; seat++) {
    if (isIn(world, seat) && mayAct(runtime, seat) && movesOf(runtime, seat).length > 0) return seat;
  }
  for (let seat = 0; seat < runtime.layout.seats; seat++) if (movesOf(runtime, seat).length > 0) return seat;
  return -1;
}

/** All who are to act: those who are asked, or whose place it is; where that is nobody, the first who can do something. */
export function seatsToAct(runtime: Runtime): number[] {
  if (nobodyActs(runtime)) return [];
  const pending = pendingDecision(runtime);
  if (pending !== null) return [...pending.waiting];
  const found: number[] = [];
  for (let seat = 0; seat < runtime.layout.seats; seat++) {
    if (isIn(runtime.world, seat) && mayAct(runtime, seat) && movesOf(runtime, seat).length > 0) found.push(seat);
  }
  const first = found.length === 0 ? seatToAct(runtime) : -1;
  return first < 0 ? found : [first];
}

/** Lists what whoever is to act can do, and says who that is: `seatToAct` and `fill` at the price of one. */
export function listNext(runtime: Runtime, list: ActionList): number {
  const { world } = runtime;
  const { seats } = runtime.layout;
  if (nobodyActs(runtime)) return -1;
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
  for (const { name, question, data } of movesOf(runtime, seat, which)) {
    for (const args of answersTo(runtime, seat, question, data)) {
      yield { player, move: name, args };
      if (runtime.world.revision !== revision) {
        throw new CardloomError('stale', 'The match has moved on; ask for its legal actions again.');
      }
    }
  }
}

/** A player's answers to a question one by one; a rule that throws while they are listed is named. */
export function* answersTo(runtime: Runtime, seat: number, question: Question, data: unknown): Generator<Args> {
  const answers = eachAnswer(runtime, question, data);
  for (;;) {
    const next = runtime.asPlayer(seat, nextAnswer, question, answers);
    if (next.done === true) return;
    yield next.value;
  }
}

function nextAnswer(runtime: Runtime, { choosing }: Question, answers: Iterator<Args>): IteratorResult<Args> {
  runtime.asking(choosing);
  try {
    return answers.next();
  } catch (thrown) {
    throw ruleError(runtime, thrown);
  }
}

/**
 * Every legal action in compact form, refilled in place: an action object is only made for the one that is picked. The
 * answers of one question lie side by side in a stretch; a list that a choice has at hand, and a long one that can be
 * counted, is a stretch of its own.
 *
 * ```ts
 * const list = match.listActions('ann');
 * const any = list.at(Math.floor(Math.random() * list.size));
 * ```
 */
export class ActionList implements AnswerSink {
  /** How many actions there are. */
  size = 0;
  /** Of each stretch: what is asked, the number of its first action, where its answers start, and what counts them. */
  readonly #questions: NamedQuestion[] = [];
  readonly #firsts: number[] = [];
  readonly #starts: number[] = [];
  readonly #blocks: (Block | null)[] = [];
  readonly #lists: (readonly Json[] | null)[] = [];
  #stretches = 0;
  readonly #answers: (Json | undefined)[] = [];
  #used = 0;
  readonly #walks = new Map<Question, Walk>();
  #runtime: Runtime | null = null;
  #revision = -1;
  #seat = 0;

  /** Lists what a player can do; afterwards `at(0 … size - 1)` gives each action. */
  fill(runtime: Runtime, seat: number): this {
    const { world } = runtime;
    this.size = 0;
    this.#stretches = 0;
    this.#used = 0;
    this.#runtime = runtime;
    this.#revision = world.revision;
    this.#seat = seat;
    if (!nobodyActs(runtime) && isIn(world, seat)) runtime.asPlayer(seat, fillList, seat, this);
    return this;
  }

  /** @internal Asked as the player. */
  fillMoves(runtime: Runtime, seat: number): void {
    const moves = candidates(runtime);
    const isTheirs = actsFreely(runtime, seat);
    for (let i = 0; i < moves.length; i++) {
      if (isOffered(runtime, moves[i], isTheirs, false)) this.#ask(runtime, moves[i], null);
    }
  }

  /** @internal Asked as the player. */
  fillDecision(runtime: Runtime, seat: number): void {
    const pending = openDecision(runtime);
    const decision = runtime.game.decisions.get(pending.ask.ask);
    if (decision === undefined || !pending.waiting.includes(seat)) return;
    this.#ask(runtime, decision, dataOf(runtime, decision, pending.ask));
  }

  #ask(runtime: Runtime, question: NamedQuestion, data: unknown): void {
    this.#begin(question, null, null);
    if (question.choices.length === 0) {
      this.size++;
      return;
    }
    let walk = this.#walks.get(question);
    if (walk === undefined || walk.runtime !== runtime || !walk.isFree) {
      walk = new Walk(runtime, question);
      this.#walks.set(question, walk);
    }
    try {
      walkAnswers(walk, data, this);
    } catch (thrown) {
      throw ruleError(runtime, thrown);
    }
  }

  #begin(question: NamedQuestion, block: Block | null, list: readonly Json[] | null): void {
    const i = this.#stretches++;
    this.#questions[i] = question;
    this.#firsts[i] = this.size;
    this.#starts[i] = this.#used;
    this.#blocks[i] = block;
    this.#lists[i] = list;
  }

  one(answers: Places): void {
    const kept = this.#answers;
    const start = this.#used;
    for (let k = 0; k < answers.length; k++) kept[start + k] = answers[k];
    this.#used = start + answers.length;
    this.size++;
  }

  block(answers: Places, last: NamedChoice, env: ChoiceEnv, count: number): void {
    const question = this.#questions[this.#stretches - 1];
    this.#begin(question, { last, env: { ...env, args: copyArgs(env.args) } }, null);
    this.one(answers);
    this.size += count - 1;
    this.#begin(question, null, null);
  }

  ready(answers: Places, list: readonly Json[]): void {
    const question = this.#questions[this.#stretches - 1];
    this.#begin(question, null, list);
    this.one(answers);
    this.size += list.length - 1;
    this.#begin(question, null, null);
  }

  /** The action of this number. */
  at(index: number): Action {
    return this.#pick(index).finish();
  }

  /** @internal Picks an action in a match that stands where it stood when this was listed; elsewhere it does nothing. */
  pickIn(runtime: Runtime, index: number): boolean {
    if (this.#runtime !== runtime || this.#revision !== runtime.world.revision) return false;
    this.#pick(index);
    return true;
  }

  #pick(index: number): Picked {
    const runtime = this.#runtime;
    if (runtime === null || !(index >= 0 && index < this.size && Number.isInteger(index))) {
      throw new RangeError(`there is no action number ${index}; there are ${this.size}`);
    }
    let i = this.#stretches - 1;
    while (this.#firsts[i] > index) i--;
    const question = this.#questions[i];
    const block = this.#blocks[i];
    const list = this.#lists[i];
    const place = index - this.#firsts[i];
    const { choices } = question;
    const { picked } = runtime;
    picked.begin(question, this.#seat, runtime.playerHandle(this.#seat).id, this.#revision);
    const start = this.#starts[i] + (block === null && list === null ? place * choices.length : 0);
    for (let k = 0; k < choices.length; k++) {
      const answer = this.#answers[start + k];
      if (answer !== undefined) picked.answer(choices[k][0], answer);
    }
    if (list !== null) picked.answer(choices[choices.length - 1][0], list[place]);
    if (block !== null) {
      picked.answer(block.last[0], runtime.asPlayer(this.#seat, answerAt, block, place));
    }
    return picked;
  }
}

function fillList(runtime: Runtime, seat: number, list: ActionList): void {
  if (runtime.world.mem[At.decision] === 0) list.fillMoves(runtime, seat);
  else list.fillDecision(runtime, seat);
}

/** A long list: its last choice gives its answers by number. */
interface Block {
  readonly last: NamedChoice;
  readonly env: ChoiceEnv;
}

const answerAt = (_: Runtime, { last, env }: Block, place: number): Json => last[1].at(env, place);
