import type { Json } from './json.ts';
import type { World } from './world.ts';

/**
 * What waits or lasts: effects and decisions, modifiers, skips, extra turns, insertions. They are ordinary objects in a
 * list beside the memory, and a word of memory holds the index of the newest; each knows the one below it. So pushing and
 * popping are one write each, undo restores the word, and nothing is turned into text on the way.
 */
export interface Box {
  readonly content: Json;
  /** The index of the box below; 0 is the bottom. */
  readonly below: number;
}

export function push(world: World, word: number, content: Json): void {
  const below = world.mem[word];
  const index = world.boxCount++;
  world.boxes[index] = { content, below };
  world.set(word, index);
}

export function pop(world: World, word: number): Json {
  const box = world.boxes[world.mem[word]];
  world.set(word, box.below);
  return box.content;
}

/** What waits in this word, top first. */
export function contents(world: World, word: number): Json[] {
  const all: Json[] = [];
  for (let at = world.mem[word]; at !== 0; at = world.boxes[at].below) all.push(world.boxes[at].content);
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
  while (first >= 0 && change(world.boxes[path[first]].content) === world.boxes[path[first]].content) first--;
  if (first < 0) return;
  const items: Json[] = [];
  for (let i = first; i >= 0; i--) {
    const item = change(world.boxes[path[i]].content);
    if (item !== undefined) items.push(item);
  }
  stackOn(world, word, world.boxes[path[first]].below, items);
}
