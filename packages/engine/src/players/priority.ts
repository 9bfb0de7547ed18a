import type { Runtime } from '../runtime/runtime.ts';
import { At, MAX_SEATS } from '../world/header.ts';
import type { World } from '../world/world.ts';

/** Who may act: priority, the round of passes, and the order of seats. */

export const everySeat = (seats: number): number => (1 << seats) - 1;
export const isIn = (world: World, seat: number): boolean => (world.mem[At.left] & (1 << seat)) === 0;

/** The next seat after this one whose player is still in the match, itself last; -1 if nobody is. */
export function nextIn(world: World, seat: number): number {
  const { seats } = world.layout;
  for (let i = 1; i <= seats; i++) {
    const candidate = (seat + i + seats) % seats;
    if (isIn(world, candidate)) return candidate;
  }
  return -1;
}

/** Gives priority to a seat; a player who left hands it to the next one in. Out of range means nobody. */
export function givePriority(world: World, seat: number): void {
  const inRange = seat >= 0 && seat < world.layout.seats;
  if (inRange) world.set(At.priority, isIn(world, seat) ? seat : nextIn(world, seat));
  else world.set(At.priority, seat >= 0 && seat < MAX_SEATS ? seat : -1);
}

/** Setting the turn player (-1: nobody yet) sets priority too. The natural order of turns goes on from here. */
export function setTurnPlayer(world: World, seat: number): void {
  if (world.mem[At.turnPlayer] !== seat) world.set(At.numTurnMoves, 0);
  world.set(At.turnPlayer, seat);
  if (seat >= 0) world.set(At.naturalSeat, seat);
  givePriority(world, seat);
}

export function clearPasses(world: World): void {
  const m = world.mem;
  if (m[At.passed] !== 0) world.set(At.passed, 0);
  if (m[At.lastPasser] !== -1) world.set(At.lastPasser, -1);
}

/** Leaving or entering a phase or step ends the window and its closer with it. */
export function closeWindow(world: World): void {
  clearPasses(world);
  if (world.mem[At.closer] !== -1) world.set(At.closer, -1);
}

/** Whoever acts passes (in a hook: whoever has priority), and hands on the priority they have. */
export function pass(runtime: Runtime): void {
  const { world } = runtime;
  const holder = world.mem[At.priority];
  const seat = runtime.actor === null ? holder : runtime.actor.seat;
  if (seat < 0 || seat >= world.layout.seats) throw new Error('nobody has priority, so nobody can pass');
  runtime.attempt.hasPassed = true;
  world.set(At.passed, world.mem[At.passed] | (1 << seat));
  world.set(At.lastPasser, seat);
  if (seat === holder) world.set(At.priority, nextIn(world, seat));
}

/**
 * Every player in the match has passed since anything else happened. Never "priority came back to the turn player":
 * whoever acted last must have the others' passes after it. With a closer, the last pass must be theirs.
 */
export function allPassed(world: World): boolean {
  const m = world.mem;
  const waiting = everySeat(world.layout.seats) & ~m[At.left] & ~m[At.passed];
  if (waiting !== 0 || m[At.passed] === 0) return false;
  return m[At.closer] === -1 || m[At.lastPasser] === m[At.closer];
}
