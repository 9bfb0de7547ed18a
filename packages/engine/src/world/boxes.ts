import type { Json } from './json.ts';
import type { World } from './world.ts';

/**
 * What waits or lasts: effects and decisions, modifiers, skips, extra turns, insertions. They are ordinary objects in a
 * list beside the memory, and a word of memory holds the index of the newest; each knows the one below it. So pushing and
 * popping are one write each, undo restores the word, and nothing is turned into text on the way.
 */
export interface Box {
  readonly content: Json | Unread;
  /** The index of the box below; 0 is the bottom. */
  readonly below: number;
}

/**
 * What waits as it was written, with handles in it: it becomes JSON when somebody reads it, or when the action is over and
 * it waits still. Most work is done before.
 */
export abstract class Unread {
  abstract readonly json: Json;
}

const read = (content: Json | Unread): Json => (content instanceof Unread ? content.json : content);

/** What is in the box of this index. */
export const contentAt = (world: World, index: number): Json => read(world.boxes[index].content);

export function push(world: World, word: number, content: Json | Unread): void {
  const below = world.mem[word];
  const index = world.boxCount++;
  world.boxes[index] = { content, below };
  world.set(word, index);
}

export function pop(world: World, word: number): Json | Unread {
  const box = world.boxes[world.mem[word]];
  world.set(word, box.below);
  return box.content;
}

/** From now on there is nothing in the boxes of these indexes that has not been read. */
export function readBoxes(boxes: Box[], from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const { content, below } = boxes[i];
    if (content instanceof Unread) boxes[i] = { content: content.json, below };
  }
}

/** What waits in this word, top first. */
export function contents(world: World, word: number): Json[] {
  const all: Json[] = [];
  for (let at = world.mem[word]; at !== 0; at = world.boxes[at].below) all.push(contentAt(world, at));
  return all;
}

/** Puts these on the box of this index, in their order; what lay above it is gone. */
export function stackOn(world: World, word: number, box: number, items: readonly Json[]): void {
  let below = box;
  for (let i = 0; i < items.length; i++) {
    const index = world.boxCount++;
    world.boxes[index] = { content: items[i], below };
    below = index;
  }
  world.set(word, below);
}

/**
 * Changes what is in this word, oldest first: each item stays as it is, becomes another, or goes (undefined). What lies
 * below the first change stays where it is.
 */
export function rewrite(world: World, word: number, change: (item: Json) => Json | undefined): void {
  const path: number[] = [];
  for (let at = world.mem[word]; at !== 0; at = world.boxes[at].below) path.push(at);
  let first = path.length - 1;
  while (first >= 0 && change(contentAt(world, path[first])) === contentAt(world, path[first])) first--;
  if (first < 0) return;
  const items: Json[] = [];
  for (let i = first; i >= 0; i--) {
    const item = change(contentAt(world, path[i]));
    if (item !== undefined) items.push(item);
  }
  stackOn(world, word, world.boxes[path[first]].below, items);
}
