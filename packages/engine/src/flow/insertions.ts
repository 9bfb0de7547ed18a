import { At } from '../world/header.ts';
import { Known } from '../world/values.ts';
import type { World } from '../world/world.ts';

/**
 * Phases and steps put into a running turn: a stack, the newest on top. An insertion may wait for a named phase or
 * step to end; one that does not comes right after the current one.
 */
export interface Insertion {
  /** The phase or step it comes after, or '' for whatever ends next. */
  readonly after: string;
  readonly items: readonly Inserted[];
}
export interface Inserted {
  readonly name: string;
  /** The only steps of an inserted phase that happen; empty means all. */
  readonly only: readonly string[];
}

type ListWord = At.insertedPhases | At.insertedSteps;

const read = (world: World, word: ListWord): readonly Insertion[] =>
  world.values.list[world.mem[word]] as unknown as readonly Insertion[];

export function insert(world: World, word: ListWord, insertion: Insertion): void {
  world.set(word, world.values.json([...read(world, word), insertion]));
}

/** Takes the newest insertion that fits after `ended`; the rest of its list comes right after. */
export function takeInsertion(world: World, word: ListWord, ended: string): Inserted | null {
  if (world.mem[word] === Known.emptyList) return null;
  const stack = read(world, word);
  const at = stack.findLastIndex((insertion) => insertion.after === '' || insertion.after === ended);
  if (at < 0) return null;
  const [first, ...rest] = stack[at].items;
  const left = stack.toSpliced(at, 1);
  world.set(word, world.values.json(rest.length > 0 ? [...left, { after: '', items: rest }] : left));
  return first;
}

/** Whether an ending phase or step has something inserted after it. */
export function hasInsertion(world: World, word: ListWord, ended: string): boolean {
  return (
    world.mem[word] !== Known.emptyList &&
    read(world, word).some((insertion) => insertion.after === '' || insertion.after === ended)
  );
}

export function dropInsertions(world: World): void {
  const m = world.mem;
  if (m[At.insertedPhases] !== Known.emptyList) world.set(At.insertedPhases, Known.emptyList);
  if (m[At.insertedSteps] !== Known.emptyList) world.set(At.insertedSteps, Known.emptyList);
}
