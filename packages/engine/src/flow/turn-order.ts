import type { FlowNode, Rule } from '../definition/node.ts';
import { runHook } from '../effects/frames.ts';
import { isIn } from '../players/priority.ts';
import type { ExtraTurn } from '../runtime/extra-turn.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Micro } from '../runtime/trace.ts';
import { contentAt, push, stackOn } from '../world/boxes.ts';
import { At } from '../world/header.ts';
import { freezeJson, type Json } from '../world/json.ts';
import { PlayerAt } from '../world/layout.ts';
import { Known } from '../world/values.ts';
import type { World } from '../world/world.ts';
import { runaway } from './resolve.ts';
import { dropWaitingSkips, isSkipped } from './skips.ts';

const turnAt = (world: World, box: number): ExtraTurn => contentAt(world, box) as unknown as ExtraTurn;

/** Turns that wait lie above those that are due, so that neither has to be looked for among the other. */
function newestDue(world: World): number {
  let box = world.mem[At.extraTurns];
  while (box !== 0 && turnAt(world, box).after >= 0) box = world.boxes[box].below;
  return box;
}

/** Those that wait, oldest first. */
function waiting(world: World): ExtraTurn[] {
  const turns: ExtraTurn[] = [];
  const due = newestDue(world);
  for (let box = world.mem[At.extraTurns]; box !== due; box = world.boxes[box].below) turns.push(turnAt(world, box));
  return turns.reverse();
}

const stack = (world: World, box: number, turns: readonly ExtraTurn[]): void =>
  stackOn(world, At.extraTurns, box, turns as unknown as readonly Json[]);

export function addExtraTurn(world: World, turn: ExtraTurn): void {
  freezeJson(turn.riders, 'riders');
  if (turn.after >= 0) push(world, At.extraTurns, Object.freeze(turn) as unknown as Json);
  else stack(world, newestDue(world), [Object.freeze(turn), ...waiting(world)]);
}

/** As a turn ends, the extra turns that waited for it are created: they go on top of those that are due. */
export function wakeExtraTurns(world: World, seat: number): void {
  const turns = waiting(world);
  const wakes = (turn: ExtraTurn): boolean => turn.after === seat && turn.created !== world.mem[At.turnSerial];
  if (!turns.some(wakes)) return;
  const woken = turns.filter(wakes).map((turn) => Object.freeze({ ...turn, after: -1 }));
  stack(world, newestDue(world), [...woken, ...turns.filter((turn) => !wakes(turn))]);
}

/** The turn that comes: whose it is, and the extra turn that it is, or null for a natural one. */
export interface TakenTurn {
  readonly seat: number;
  readonly extra: ExtraTurn | null;
}

/**
 * Chooses the next turn and moves the cursor; null when nobody is left, `turn.next` says the segment is over, or the game
 * is.
 */
export function nextTurn(runtime: Runtime, node: FlowNode | null): TakenTurn | null {
  const { world } = runtime;
  // skips and extra turns are used up; only a `turn.next` that insists on players who left could go on for ever
  for (let tries = 0; tries <= runtime.game.flow.maxTransitions; ) {
    if (world.mem[At.gameOver] !== 0) return null;
    const extra = world.mem[At.extraTurns] === 0 ? null : takeExtraTurn(world);
    const seat = extra === null ? naturalSeat(runtime, node) : extra.seat;
    if (seat < 0) return null;
    if (begins(runtime, node, seat, extra !== null)) return { seat, extra };
    if (isIn(world, seat)) continue;
    if (everyoneLeft(world)) return null;
    tries++;
  }
  return runaway('looking for a player who can take a turn', []);
}

/** The first turn of a segment is the turn player's; if it does not begin, the order goes on from there. */
export function firstTurn(runtime: Runtime, node: FlowNode): TakenTurn | null {
  const { world } = runtime;
  const seat = world.mem[At.turnPlayer];
  world.set(At.naturalSeat, seat);
  world.set(At.firstSeat, seat);
  return begins(runtime, node, seat, false) ? { seat, extra: null } : nextTurn(runtime, node);
}

/** Whether the turn that was taken for this seat begins; uses up a skip. */
function begins(runtime: Runtime, node: FlowNode | null, seat: number, isExtra: boolean): boolean {
  const { world } = runtime;
  if (!isIn(world, seat)) {
    runtime.trace(Micro.skipTurn, seat, 0);
    dropWaitingSkips(world, seat);
    // the hook's `player` is whose turn it would have been
    if (node !== null && node.onMissed !== null) runtime.asPlayer(seat, runHook, node.onMissed);
    return false;
  }
  const skips = world.layout.playerStart + seat * world.layout.playerWords + PlayerAt.skipTurns;
  if (world.mem[skips] > 0) {
    world.set(skips, world.mem[skips] - 1);
    runtime.trace(Micro.skipTurn, seat, 1);
    return false;
  }
  if (isExtra && isSkipped(world, 'extraTurn', '', seat)) {
    runtime.trace(Micro.skipTurn, seat, 2);
    return false;
  }
  return true;
}

function takeExtraTurn(world: World): ExtraTurn | null {
  const box = newestDue(world);
  if (box === 0) return null;
  stack(world, world.boxes[box].below, waiting(world));
  return turnAt(world, box);
}

/** The next seat of the natural order. Seats of players who left are visited too: their turn just does not begin. */
function naturalSeat(runtime: Runtime, node: FlowNode | null): number {
  const { world } = runtime;
  const { seats } = world.layout;
  let seat = (world.mem[At.naturalSeat] + 1) % seats;
  if (node !== null && node.nextRule !== null) {
    seat = chosenSeat(runtime, node.nextRule, seat);
    if (seat < 0) return -1;
  }
  world.set(At.naturalSeat, seat);
  if (seat === world.mem[At.firstSeat]) world.set(At.numRounds, world.mem[At.numRounds] + 1);
  return seat;
}

/** The seat that `turn.next` names: the natural one if it says nothing, -1 if it says null. */
function chosenSeat(runtime: Runtime, next: Rule, natural: number): number {
  const chosen = runtime.ask(next);
  if (chosen === null) return -1;
  if (chosen === undefined) return natural;
  const seat = runtime.playerIds.indexOf(chosen as string);
  if (seat < 0) throw new Error(`turn.next returned ${JSON.stringify(chosen)}, which is no player of this match`);
  return seat;
}

const everyoneLeft = (world: World): boolean => {
  for (let seat = 0; seat < world.layout.seats; seat++) if (isIn(world, seat)) return false;
  return true;
};

/** A segment is left: no turn of it runs, and what was arranged for its turns is over. */
export function dropTurnOrder(world: World): void {
  const { playerStart, playerWords, seats } = world.layout;
  world.set(At.extraTurns, 0);
  world.set(At.turnIsExtra, 0);
  world.set(At.turnRiders, Known.null);
  world.set(At.turnCause, -1);
  for (let seat = 0; seat < seats; seat++) world.set(playerStart + seat * playerWords + PlayerAt.skipTurns, 0);
}
