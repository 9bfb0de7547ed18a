import { type FlowNode, Next } from '../definition/node.ts';
import { CardloomError } from '../runtime/errors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Micro } from '../runtime/trace.ts';
import { At } from '../world/header.ts';
import { Tag } from '../world/tape.ts';
import type { World } from '../world/world.ts';

/** Where an ending leads, and the guard against endings that lead round in circles. */

/** The answer of a node's `next`: a sibling's number, Next.end or Next.stay. An unknown name stays, and the trace says so. */
export function resolveNext(runtime: Runtime, node: FlowNode): number {
  let target = node.next;
  if (node.nextRule !== null) {
    const answer = runtime.ask(node.nextRule);
    if (answer === null) {
      if (node.nextWays !== null && !node.nextWays.includes(null)) strayed(node, answer);
      return Next.end;
    }
    if (answer === undefined) return node.level === 'step' ? Next.end : Next.stay;
    target = siblings(runtime, node).get(answer as string) ?? Next.stay;
    if (node.nextWays !== null && !node.nextWays.includes(answer as string)) strayed(node, answer);
    if (target === Next.stay) unknown(runtime, node);
  } else if (node.nextUnknown !== '') unknown(runtime, node);
  return target;
}

function strayed(node: FlowNode, answer: unknown): never {
  const ways = (node.nextWays ?? []).map((way) => (way === null ? 'null' : `"${way}"`)).join(', ');
  throw new RangeError(`answered "${String(answer)}", which is not among its ways: ${ways}`);
}

function unknown(runtime: Runtime, node: FlowNode): void {
  runtime.settling.unknown = node;
  runtime.trace(Micro.unknownTarget, node.id, node.depth);
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
  const count = settling.count++;
  settling.names[count] = name;
  // the first arrival is where the settle began
  if (count > runtime.game.flow.maxTransitions) tooMany(settling.names, count);
  const { arrivals } = settling;
  for (let i = count - 1; i >= 0; i--) {
    // a passed turn is a change by itself, and the common one
    if (arrivals[i * 3] === position && arrivals[i * 3 + 1] === turn && unchangedSince(world, arrivals[i * 3 + 2])) {
      circles(settling.names.slice(i, count + 1));
    }
  }
  arrivals[count * 3] = position;
  arrivals[count * 3 + 1] = turn;
  arrivals[count * 3 + 2] = world.length;
}

function tooMany(names: readonly string[], count: number): never {
  runaway(`${count - 1} transitions without anybody acting`, names.slice(0, count));
}

function circles(names: readonly string[]): never {
  const path = names.join(' → ');
  throw new CardloomError('loop', `The flow goes round in circles: ${path}.`, path);
}

/** Stops a settle that does not end by itself, and names the last stretch of its path. */
export function runaway(why: string, names: readonly string[]): never {
  const path = names.slice(-12).join(' → ');
  throw new CardloomError('runaway', `Stopped after ${why}: … ${path}.`, path);
}

/** Serials count entries and say nothing about the position. */
const IGNORED = new Set<number>([At.segmentSerial, At.turnSerial, At.phaseSerial, At.stepSerial]);

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
