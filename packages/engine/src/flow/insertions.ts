import { contentAt, push, rewrite } from '../world/boxes.ts';
import { At } from '../world/header.ts';
import { deepFreeze, type Json } from '../world/json.ts';
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

export function insert(world: World, word: ListWord, insertion: Insertion): void {
  push(world, word, deepFreeze(insertion) as unknown as Json);
}

const change = (world: World, word: ListWord, how: (insertion: Insertion) => Insertion | undefined): void =>
  rewrite(world, word, how as unknown as (item: Json) => Json | undefined);

function newestDue(world: World, word: ListWord, ended: string, siblings: Siblings): Insertion | undefined {
  for (let at = world.mem[word]; at !== 0; at = world.boxes[at].below) {
    const insertion = contentAt(world, at) as unknown as Insertion;
    const { after, items } = insertion;
    if ((after === '' || after === ended) && siblings.has(items[0].name)) return insertion;
  }
  return undefined;
}

/** Takes the newest insertion that is due once `ended` is over; what else waited for it is due from now on. */
export function takeInsertion(world: World, word: ListWord, ended: string, siblings: Siblings): Inserted | null {
  const due = newestDue(world, word, ended, siblings);
  if (due === undefined) return null;
  change(world, word, (insertion) => {
    if (insertion === due) {
      return due.items.length === 1 ? undefined : deepFreeze({ after: '', items: due.items.slice(1) });
    }
    return insertion.after === ended ? deepFreeze({ ...insertion, after: '' }) : insertion;
  });
  return due.items[0];
}

/** The inserted sibling that would follow an ending phase or step, or -1. */
export function insertedAfter(world: World, word: ListWord, ended: string, siblings: Siblings): number {
  const due = newestDue(world, word, ended, siblings);
  return due === undefined ? -1 : (siblings.get(due.items[0].name) as number);
}

/** A phase is left: steps that were to follow one of its own no longer can. */
export function dropDueSteps(world: World): void {
  change(world, At.insertedSteps, (insertion) => (insertion.after === '' ? undefined : insertion));
}

export function dropInsertions(world: World): void {
  world.set(At.insertedPhases, 0);
  world.set(At.insertedSteps, 0);
}
