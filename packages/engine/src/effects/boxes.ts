import type { Json } from '../world/json.ts';
import type { World } from '../world/world.ts';

/**
 * Effects and decisions while they wait. They are ordinary objects in a list beside the memory, and a word of memory
 * holds the index of the newest; each knows the one below it. So pushing and popping are one write each, undo restores
 * the word, and nothing is turned into text on the way. At rest nothing waits and the list is cut back.
 */
export interface Box {
  readonly content: Json;
  /** The index of the box below; 0 is the bottom. */
  readonly below: number;
}

export function push(world: World, word: number, content: Json): void {
  const below = world.mem[word];
  const index = world.boxCount;
  world.set(word, index);
  world.boxes[index] = { content, below };
  world.boxCount = index + 1;
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
