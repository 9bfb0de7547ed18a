import { hasAnswer, keptArgs, readArgs } from '../choices/answers.ts';
import type { Args } from '../definition/args.ts';
import type { CompiledDecision } from '../definition/compiled.ts';
import type { Ask } from '../definition/work.ts';
import { isIn } from '../players/priority.ts';
import type { Ahead } from '../runtime/ahead.ts';
import { type Failure, failure, Refusal } from '../runtime/errors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { contentAt, pop, push } from '../world/boxes.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { interruptEncoded, noSuch } from './agenda.ts';
import { checkAhead, giveUp, isAnswered } from './ahead.ts';
import { endFrame } from './frames.ts';
import { decodePayload } from './payload.ts';

/**
 * A decision waits in the match's memory, and with it everything still on the agenda. Several players answer in any
 * order and in secret: answers stay sealed until the last one is in, and then go on in seat order.
 */

/** What a decision was asked with, as its rules read it. */
export function dataOf(runtime: Runtime, { codec }: CompiledDecision, ask: Ask): unknown {
  const data = ask.data ?? null;
  if (codec === null || data === null) return data;
  // a question that waits is asked about again and again, and what it comes with is frozen
  if (runtime.dataRead?.from !== data) {
    const read = decodePayload(runtime, codec, data as Readonly<Record<string, Json>>);
    runtime.dataRead = { from: data, read };
  }
  return runtime.dataRead.read;
}

/** A decision that was answered and whose `run` is to happen: work that only the engine puts on the agenda. */
export interface Answered {
  readonly answered: string;
  readonly data: Json;
  /** By player, in seat order. */
  readonly answers: Readonly<Record<string, Json>>;
}

export interface PendingDecision {
  readonly ask: Ask;
  /** Seats still to answer. */
  readonly waiting: readonly number[];
  readonly answers: Readonly<Record<string, Json>>;
}

export function pendingDecision(runtime: Runtime): PendingDecision | null {
  const at = runtime.world.mem[At.decision];
  return at === 0 ? null : (contentAt(runtime.world, at) as unknown as PendingDecision);
}

/** The same where somebody is known to be asked. */
export function openDecision(runtime: Runtime): PendingDecision {
  const pending = pendingDecision(runtime);
  if (pending === null) throw new Error('nobody is asked anything');
  return pending;
}

/** The decision that an ask names. */
export function decisionNamed({ game }: Runtime, name: string): CompiledDecision {
  return game.decisions.get(name) ?? noSuch({ game }, 'decision', name, game.decisions);
}

const playersOf = (ask: Ask): readonly string[] => (typeof ask.player === 'string' ? [ask.player] : ask.player);

/** Puts a question. Whoever has left or has nothing to choose from is not asked; if nobody is, `otherwise` happens. */
export function putQuestion(runtime: Runtime, ask: Ask): void {
  const decision = decisionNamed(runtime, ask.ask);
  const waiting: number[] = [];
  for (const player of playersOf(ask)) {
    const seat = runtime.playerIds.indexOf(player);
    if (seat < 0) throw new RangeError(`a decision asks "${player}", who is no player of this match`);
    if (isIn(runtime.world, seat) && canAnswer(runtime, decision, ask, seat)) waiting.push(seat);
  }
  if (waiting.length === 0) {
    if (ask.otherwise !== undefined) interruptEncoded(runtime, ask.otherwise);
    return;
  }
  push(runtime.world, At.decision, { ask, waiting, answers: {} } as unknown as Json);
  const { ahead } = runtime.attempt;
  const isThere = ahead !== null && isAnswered(runtime, ahead, decision, ask, dataOf(runtime, decision, ask));
  if (!isThere) tellAsked(runtime, decision, ask);
}

function tellAsked(runtime: Runtime, decision: CompiledDecision, ask: Ask): void {
  if (decision.onAsk !== null) runtime.call(decision.onAsk, dataOf(runtime, decision, ask));
}

export function canAnswer(runtime: Runtime, decision: CompiledDecision, ask: Ask, seat: number): boolean {
  return runtime.asPlayer(seat, isThereOne, decision, ask);
}

function isThereOne(runtime: Runtime, decision: CompiledDecision, ask: Ask): boolean {
  const mark = runtime.world.length;
  runtime.asking(decision.choosing);
  const isOne = hasAnswer(runtime, decision, dataOf(runtime, decision, ask));
  if (runtime.world.length !== mark) runtime.wrote();
  return isOne;
}

/** Takes the answer that came with the move; false if the question waits for a player. */
export function answerAhead(runtime: Runtime, ahead: Ahead): boolean {
  if (!ahead.isReady) return false;
  ahead.isReady = false;
  const { ask } = openDecision(runtime);
  const decision = decisionNamed(runtime, ask.ask);
  const checked = checkAhead(runtime, ahead, decision, dataOf(runtime, decision, ask));
  if (!(checked instanceof Refusal)) {
    ahead.take(decision, keptArgs(checked));
    runtime.asPlayer(ahead.seat, takeAnswer, ahead.seat, checked);
    return true;
  }
  // the effect that asked went on, and what could be chosen then cannot be chosen any more
  giveUp(runtime, ahead, checked);
  tellAsked(runtime, decision, ask);
  return false;
}

/** Takes a player's answer that is known to be good; the rest of the agenda goes on when the last one is in. */
export function takeAnswer(runtime: Runtime, seat: number, args: Args): null {
  settleAnswer(runtime, openDecision(runtime), seat, args);
  return null;
}

function settleAnswer(runtime: Runtime, pending: PendingDecision, seat: number, args: Args | null): void {
  const { world } = runtime;
  const waiting = pending.waiting.filter((other) => other !== seat);
  const answers = args === null ? pending.answers : { ...pending.answers, [runtime.playerIds[seat]]: args };
  pop(world, At.decision);
  if (waiting.length > 0) {
    push(world, At.decision, { ask: pending.ask, waiting, answers } as unknown as Json);
    return;
  }
  const { ask } = pending;
  if (Object.keys(answers).length === 0) {
    if (ask.otherwise !== undefined) interruptEncoded(runtime, ask.otherwise);
    return;
  }
  push(world, At.agenda, { answered: ask.ask, data: ask.data ?? null, answers: inSeatOrder(runtime, answers) });
  endFrame(runtime);
}

/** Runs what a decision does, for each who answered, in seat order. */
export function runAnswered(runtime: Runtime, { answered, data, answers }: Answered): void {
  const decision = decisionNamed(runtime, answered);
  const { run } = decision;
  const about = dataOf(runtime, decision, { data } as unknown as Ask);
  for (const [player, given] of Object.entries(answers)) {
    const args = readArgs(runtime, decision, given as Args);
    runtime.asPlayer(runtime.playerIds.indexOf(player), () => runtime.call(run, args, about));
  }
}

function inSeatOrder(runtime: Runtime, answers: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  if (Object.keys(answers).length === 1) return answers;
  // a player may be called `constructor` or `__proto__`
  const answered = runtime.playerIds.filter((id) => Object.hasOwn(answers, id));
  return Object.fromEntries(answered.map((id) => [id, answers[id]]));
}

/** The player has left: nobody waits for them any more. */
export function cancelDecision(runtime: Runtime, seat: number): void {
  const pending = pendingDecision(runtime);
  if (pending?.waiting.includes(seat) === true) settleAnswer(runtime, pending, seat, null);
}

/**
 * The table changed while a question waits (somebody left, with their cards): whoever has nothing to choose from any more
 * is not waited for, just as if the question were put now.
 */
export function reviewDecision(runtime: Runtime): void {
  const { waiting } = openDecision(runtime);
  for (const seat of waiting) {
    const pending = openDecision(runtime);
    const decision = decisionNamed(runtime, pending.ask.ask);
    if (!canAnswer(runtime, decision, pending.ask, seat)) settleAnswer(runtime, pending, seat, null);
  }
}

/** Why this player cannot answer now, or null if they can. */
export function decisionObjection(runtime: Runtime, seat: number, move: string): Failure | null {
  const pending = openDecision(runtime);
  if (move !== pending.ask.ask) {
    return failure('decision-pending', `"${pending.ask.ask}" must be answered first.`, 'move');
  }
  if (!pending.waiting.includes(seat)) {
    return failure('not-your-priority', `It is not ${runtime.playerIds[seat]} who is asked.`, 'player');
  }
  return null;
}
