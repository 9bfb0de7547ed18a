import { Actors } from '../definition/node.ts';
import { effectiveActors } from '../runtime/position.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import type { World } from '../world/world.ts';
import { givePriority, isIn } from './priority.ts';

/**
 * Players who still have to decide, in order. A list of up to eight seats is one word: four bits each, the first
 * player lowest, every seat stored plus one.
 */

const pendingAddress = (world: World, kind: number): number => world.layout.pendingStart + kind;

export function pendingSeats(world: World, kind: number): number[] {
  const seats: number[] = [];
  for (let word = world.mem[pendingAddress(world, kind)] >>> 0; word !== 0; word >>>= 4) seats.push((word & 15) - 1);
  return seats;
}

export const firstPending = (world: World, kind: number): number => (world.mem[pendingAddress(world, kind)] & 15) - 1;

export function pendingHas(world: World, kind: number, seat: number): boolean {
  for (let word = world.mem[pendingAddress(world, kind)] >>> 0; word !== 0; word >>>= 4) {
    if ((word & 15) - 1 === seat) return true;
  }
  return false;
}

export function pendingCount(world: World, kind: number): number {
  let count = 0;
  for (let word = world.mem[pendingAddress(world, kind)] >>> 0; word !== 0; word >>>= 4) count++;
  return count;
}

/** Puts the seats in turn order from the one on the play (else the turn player); players who left are not asked. */
export function setPending(runtime: Runtime, kind: number, seats: readonly number[]): void {
  const { world } = runtime;
  const m = world.mem;
  const count = world.layout.seats;
  const from = m[At.otp] >= 0 ? m[At.otp] : Math.max(0, m[At.turnPlayer]);
  const wanted = new Set(seats);
  const ordered: number[] = [];
  for (let i = 0; i < count; i++) {
    const seat = (from + i) % count;
    if (wanted.has(seat) && isIn(world, seat)) ordered.push(seat);
  }
  write(runtime, kind, ordered);
}

export function donePending(runtime: Runtime, kind: number, seat: number): void {
  const seats = pendingSeats(runtime.world, kind);
  if (seats.includes(seat)) {
    write(
      runtime,
      kind,
      seats.filter((other) => other !== seat),
    );
  }
}

export function packSeats(seats: readonly number[]): number {
  let word = 0;
  for (let i = seats.length - 1; i >= 0; i--) word = (word << 4) | (seats[i] + 1);
  return word;
}

/** A place where only the pending may act begins: the first of them has priority. */
export function askPending(world: World, kind: number): void {
  const seat = firstPending(world, kind);
  if (seat >= 0) givePriority(world, seat);
}

/** Where only the pending may act, priority follows the first of them, and goes back to the turn player at the end. */
function write(runtime: Runtime, kind: number, seats: readonly number[]): void {
  const { world } = runtime;
  world.set(pendingAddress(world, kind), packSeats(seats));
  if (effectiveActors(runtime) === Actors.pending + kind) {
    givePriority(world, seats.length > 0 ? seats[0] : world.mem[At.turnPlayer]);
  }
}
