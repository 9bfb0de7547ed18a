import { describe, expect, it } from 'vitest';
import { contents, pop, push, rewrite, stackOn } from './boxes.ts';
import { At } from './header.ts';
import { layOut } from './layout.ts';
import { World } from './world.ts';

const empty = (): World => new World(layOut({ pending: [] }, 2));

function holding(...items: readonly number[]): World {
  const world = empty();
  for (const item of items) push(world, At.modifiers, item);
  return world;
}
const held = (world: World) => contents(world, At.modifiers).reverse();

describe('boxes under a word', () => {
  it('the newest is on top, and taking it back leaves the others', () => {
    const world = holding(1, 2, 3);
    expect(contents(world, At.modifiers)).toEqual([3, 2, 1]);
    expect(pop(world, At.modifiers)).toBe(3);
    expect(held(world)).toEqual([1, 2]);
  });

  it('adding one is one write, however many there are', () => {
    const world = holding(...Array.from({ length: 1000 }, (_, i) => i));
    const before = { words: world.length, boxes: world.boxCount };
    push(world, At.modifiers, 1000);
    expect([world.length - before.words, world.boxCount - before.boxes]).toEqual([3, 1]);
  });

  it('items stay, become others or go; what lies below the first change is shared', () => {
    const world = holding(1, 2, 3, 4);
    const before = world.boxCount;
    rewrite(world, At.modifiers, (item) => (item === 3 ? undefined : item === 4 ? 40 : item));
    expect(held(world)).toEqual([1, 2, 40]);
    expect(world.boxCount - before).toBe(1);
    rewrite(world, At.modifiers, (item) => item);
    expect(world.boxCount - before).toBe(1);
    rewrite(world, At.modifiers, () => undefined);
    expect([held(world), world.mem[At.modifiers]]).toEqual([[], 0]);
  });

  it('undo brings back what a word held', () => {
    const world = holding(1, 2, 3);
    const mark = world.length;
    stackOn(world, At.modifiers, 1, [7, 8]);
    expect(held(world)).toEqual([1, 7, 8]);
    world.rollback(mark);
    expect(held(world)).toEqual([1, 2, 3]);
  });

  it('after a transaction what nothing needs is used again, and what undo may need is not', () => {
    const world = holding(1, 2, 3);
    world.tidyBoxes();
    expect(world.boxCount).toBe(4);
    push(world, At.agenda, 'work');
    pop(world, At.agenda);
    world.tidyBoxes();
    expect(world.boxCount).toBe(4);
    rewrite(world, At.modifiers, (item) => (item === 1 ? item : undefined));
    world.tidyBoxes();
    expect(world.boxCount).toBe(4);
    push(world, At.modifiers, 9);
    world.tidyBoxes();
    expect([world.boxCount, held(world)]).toEqual([5, [1, 9]]);
  });
});
