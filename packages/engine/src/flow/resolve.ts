import { CardloomError } from '../match/errors.ts';
import type { Runtime } from '../match/runtime.ts';
import { At } from '../world/header.ts';
import { Tag } from '../world/tape.ts';
import type { World } from '../world/world.ts';
import { END, type FlowNode, STAY } from './node.ts';
import { LEVELS, Micro } from './trace.ts';

/** Where an ending leads, and the guard against endings that lead round in circles. */

/** The answer of a node's `next`: a sibling's number, END or STAY. An unknown name stays, and the trace says so. */
export function resolveNext(runtime: Runtime, node: FlowNode): number {
  let target = node.next;
  if (node.nextFunction !== null) {
    const answer = runtime.ask(node.nextFunction, node, 'next');
    if (answer === null) return END;
    if (answer === undefined) return node.level === 'step' ? END : STAY;
    target = siblings(runtime, node).get(answer as string) ?? STAY;
    if (target === STAY) runtime.trace(Micro.unknownTarget, node.id, LEVELS.indexOf(node.level));
  } else if (node.nextUnknown !== '') runtime.trace(Micro.unknownTarget, node.id, LEVELS.indexOf(node.level));
  return target;
}

function siblings(runtime: Runtime, node: FlowNode): ReadonlyMap<string, number> {
  const { flow } = runtime.game;
  if (node.level === 'segment') return flow.segmentIds;
  return node.level === 'step' ? flow.phases[node.parent].children : flow.segments[node.parent].children;
}

/**
 * Counts a transition and remembers where it led. Coming back to a position with nothing changed since is a loop;
 * too many transitions are a runaway. Both take the whole action back.
 */
export function arrive(runtime: Runtime, name: string): void {
  const { world, settling } = runtime;
  const m = world.mem;
  const position = ((m[At.segment] + 1) * 1024 + m[At.phase] + 1) * 1024 + m[At.step] + 1;
  const turn = m[At.numTurns];
  settling.names.push(name);
  if (++settling.count > runtime.game.flow.maxTransitions) {
    runaway(`${runtime.game.flow.maxTransitions} transitions without anybody acting`, settling.names);
  }
  for (let i = settling.positions.length - 1; i >= 0; i--) {
    // a passed turn is a change by itself, and the common one
    if (settling.positions[i] === position && settling.turns[i] === turn && unchangedSince(world, settling.marks[i])) {
      const path = settling.names.slice(i).join(' → ');
      throw new CardloomError('loop', `The flow goes round in circles: ${path}.`, path);
    }
  }
  settling.positions.push(position);
  settling.turns.push(turn);
  settling.marks.push(world.length);
}

/** Stops a settle that does not end by itself, and names the last stretch of its path. */
export function runaway(why: string, names: readonly string[]): never {
  const path = names.slice(-12).join(' → ');
  throw new CardloomError('runaway', `Stopped after ${why}: … ${path}.`, path);
}

/** Serials count entries and say nothing about the position. */
const IGNORED = new Set([At.serial, At.segmentSerial, At.turnSerial, At.phaseSerial, At.stepSerial]);

function unchangedSince(world: World, mark: number): boolean {
  const before = new Map<number, number>();
  const { tape } = world;
  for (let end = world.length; end > mark; ) {
    const tag = tape[end - 1];
    if (tag >= 0) {
      before.set(tag, tape[end - 3]);
      end -= 3;
    } else if (tag === Tag.flow) end -= 4;
    else return false;
  }
  for (const [address, value] of before) if (!IGNORED.has(address) && world.mem[address] !== value) return false;
  return true;
}
