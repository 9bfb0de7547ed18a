import { At } from '../world/header.ts';
import { Known } from '../world/values.ts';
import type { World } from '../world/world.ts';

/**
 * Phases and steps put into a running turn: a stack, the newest on top. An insertion may wait for a named phase or
 * step to end; then, or at once if it names none, it is due, and the newest one that is due comes next.
 */
export interface Insertion {
  /** The phase or step it waits for, or '' when it is due. */
  readonly after: string;
  readonly items: readonly Inserted[];
}
export interface Inserted {
  readonly name: string;
  /** The only steps of an inserted phase that happen; empty means all. */
  readonly only: readonly string[];
}

type ListWord = At.insertedPhases | At.insertedSteps;
/** The phases of the segment, or the steps of the phase, by name: nothing else can be entered here. */
type Siblings = ReadonlyMap<string, number>;

const read = (world: World, word: ListWord): readonly Insertion[] =>
  world.values.list[world.mem[word]] as unknown as readonly Insertion[];

export function insert(world: World, word: ListWord, insertion: Insertion): void {
  world.set(word, world.values.json([...read(world, word), insertion]));
}

const newestDue = (stack: readonly Insertion[], ended: string, siblings: Siblings): number =>
  stack.findLastIndex(({ after, items }) => (after === '' || after === ended) && siblings.has(items[0].name));

/** Takes the newest insertion that is due once `ended` is over; what else waited for it is due from now on. */
export function takeInsertion(world: World, word: ListWord, ended: string, siblings: Siblings): Inserted | null {
  if (world.mem[word] === Known.emptyList) return null;
  const stack = read(world, word);
  const at = newestDue(stack, ended, siblings);
  if (at < 0) return null;
  const left = stack.flatMap((insertion, i): Insertion[] => {
    const items = i === at ? insertion.items.slice(1) : insertion.items;
    if (items.length === 0) return [];
    return [{ after: i === at || insertion.after === ended ? '' : insertion.after, items }];
  });
  world.set(word, world.values.json(left));
  return stack[at].items[0];
}

/** The inserted sibling that would follow an ending phase or step, or -1. */
export function insertedAfter(world: World, word: ListWord, ended: string, siblings: Siblings): number {
  if (world.mem[word] === Known.emptyList) return -1;
  const stack = read(world, word);
  const at = newestDue(stack, ended, siblings);
  return at < 0 ? -1 : (siblings.get(stack[at].items[0].name) as number);
}

/** A phase is left: steps that were to follow one of its own no longer can. */
export function dropDueSteps(world: World): void {
  if (world.mem[At.insertedSteps] === Known.emptyList) return;
  const waiting = read(world, At.insertedSteps).filter((insertion) => insertion.after !== '');
  world.set(At.insertedSteps, world.values.json(waiting));
}

export function dropInsertions(world: World): void {
  const m = world.mem;
  if (m[At.insertedPhases] !== Known.emptyList) world.set(At.insertedPhases, Known.emptyList);
  if (m[At.insertedSteps] !== Known.emptyList) world.set(At.insertedSteps, Known.emptyList);
}
