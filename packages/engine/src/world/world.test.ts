import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { At } from './header.ts';
import { CardAt, layOut } from './layout.ts';
import { randomBelow, seedRandom, shuffleWith } from './random.ts';
import type { TapeSlice } from './tape.ts';
import { World } from './world.ts';

const layout = layOut(
  {
    state: { game: { count: 0 }, card: { damage: 0, note: 'blank' } },
    zones: {
      deck: { of: 'player', seenBy: 'nobody' },
      hand: { of: 'player', seenBy: 'owner' },
      table: { of: 'game', seenBy: 'everyone' },
    },
    pending: [],
  },
  2,
);
const [DECK0, DECK1, HAND0, HAND1, TABLE] = [1, 2, 3, 4, 5];
const COUNT = layout.game[0].offset;
const DAMAGE = layout.card[0].offset;

const shuffle = (world: World, zone: number, pick = (bound: number) => randomBelow(world, bound)): void =>
  shuffleWith(world, zone, pick);

function newWorld(cards = 6): World {
  const world = new World(layout);
  seedRandom(world, 1);
  for (let i = 0; i < cards; i++) world.createCard(i, i % 2, i % 2 === 0 ? DECK0 : DECK1);
  world.forget();
  return world;
}
const bytes = (world: World): number[] => [...world.mem.subarray(0, world.size)];
const cut = (world: World): TapeSlice => world.cut();

/** The zones as the links say, checked in both directions. */
function zonesOf(world: World): number[][] {
  return layout.zones.map((zone) => {
    const [bottom, top, count] = world.mem.subarray(zone.address, zone.address + 3);
    const up: number[] = [];
    for (let card = bottom; card !== 0; card = world.card(card, CardAt.next)) up.push(card);
    const down: number[] = [];
    for (let card = top; card !== 0; card = world.card(card, CardAt.prev)) down.push(card);
    expect(down.reverse()).toEqual(up);
    expect(count).toBe(up.length);
    for (const card of up) expect(world.card(card, CardAt.zone)).toBe(zone.id);
    return up;
  });
}

const primitives: Record<string, (world: World) => void> = {
  'set a word': (world) => world.set(COUNT, 5),
  'set a word twice': (world) => {
    world.set(COUNT, 5);
    world.set(COUNT, 9);
  },
  'set a card’s word': (world) => world.setCard(3, DAMAGE, 4),
  'move to the top': (world) => world.moveCard(1, TABLE),
  'move to the bottom': (world) => world.moveCard(5, DECK0, 0),
  'move above a card': (world) => world.moveCard(2, DECK0, 3),
  'move the top card to the top': (world) => world.moveCard(5, DECK0),
  'move within a zone': (world) => world.moveCard(1, DECK0, 5),
  'move back and forth': (world) => {
    world.moveCard(3, HAND0);
    world.moveCard(3, TABLE);
    world.moveCard(3, DECK0, 1);
  },
  'create a card': (world) => world.createCard(7, 1, HAND1),
  'create and change a card': (world) => {
    const card = world.createCard(7, 1, HAND1);
    world.setCard(card, DAMAGE, 3);
    world.moveCard(card, TABLE);
  },
  'create so many that memory grows': (world) => {
    const { length } = world.mem;
    for (let i = 0; i < 200; i++) world.createCard(i, i % 2, TABLE);
    expect(world.mem.length).toBeGreaterThan(length);
  },
  shuffle: (world) => {
    world.setCard(1, DAMAGE, 2);
    shuffle(world, DECK0);
    world.setCard(2, DAMAGE, 3);
    world.moveCard(4, TABLE);
    shuffle(world, DECK0);
  },
  'shuffle an empty zone': (world) => shuffle(world, TABLE),
  reveal: (world) => world.reveal(2, 0b01),
  'reveal again': (world) => {
    world.reveal(2, 0b01);
    world.reveal(2, 0b11);
  },
  'write a note': (world) => world.note({ type: 'hello' }, 3),
  'record a microstep': (world) => world.flow(1, 2, 3),
  'draw a random number': (world) => void randomBelow(world, 100),
};

describe.each(Object.entries(primitives))('%s', (_, run) => {
  it('is taken back to the byte', () => {
    const world = newWorld();
    const before = bytes(world);
    run(world);
    const mark = world.length;
    expect(mark).toBeGreaterThan(0);
    world.rollback(0);
    expect(bytes(world)).toEqual(before);
    expect([world.length, world.notes.length]).toEqual([0, 0]);
    zonesOf(world);
  });

  it('is undone and redone to the byte', () => {
    const world = newWorld();
    const before = bytes(world);
    run(world);
    const after = bytes(world);
    const zones = zonesOf(world);
    const slice = cut(world);
    world.undo(slice);
    expect(bytes(world)).toEqual(before);
    world.redo(slice);
    expect(bytes(world)).toEqual(after);
    expect(zonesOf(world)).toEqual(zones);
    world.undo(slice);
    expect(bytes(world)).toEqual(before);
  });

  it('raises the revision, going forward and back', () => {
    const world = newWorld();
    const { revision } = world;
    run(world);
    const forward = world.revision;
    world.rollback(0);
    expect(world.revision).toBeGreaterThan(revision);
    expect(world.revision).toBeGreaterThanOrEqual(forward);
  });
});

describe('the tape', () => {
  it('keeps nothing of a write that changes nothing', () => {
    const world = newWorld();
    world.set(COUNT, 0);
    world.reveal(1, 0);
    expect(world.length).toBe(0);
  });

  it('rolls back to a mark and keeps what came before it', () => {
    const world = newWorld();
    world.set(COUNT, 1);
    world.note('first', 3);
    const mark = world.length;
    const kept = bytes(world);
    world.moveCard(1, TABLE);
    world.note('second', 3);
    world.rollback(mark);
    expect(bytes(world)).toEqual(kept);
    expect(world.notes).toEqual(['first']);
  });

  it('grows with what is written', () => {
    const world = newWorld();
    const before = bytes(world);
    for (let i = 1; i <= 1000; i++) {
      world.set(COUNT, i);
      world.moveCard(1 + (i % 6), TABLE);
    }
    world.rollback(0);
    expect(bytes(world)).toEqual(before);
  });

  it('takes back a card’s creation before the number is used again', () => {
    const world = newWorld();
    const one = world.createCard(1, 0, TABLE);
    world.setCard(one, DAMAGE, 9);
    world.rollback(0);
    const other = world.createCard(2, 1, HAND1);
    expect(other).toBe(one);
    expect([world.card(other, DAMAGE), world.card(other, CardAt.owner), world.mem[At.cards]]).toEqual([0, 1, 7]);
  });

  it('a shuffle refuses a random source that points nowhere, and nothing is damaged', () => {
    for (const wrong of [3, -1, 0.5, Number.NaN, undefined as unknown as number]) {
      const world = newWorld();
      const before = bytes(world);
      expect(() => shuffle(world, DECK0, () => wrong)).toThrow(RangeError);
      world.rollback(0);
      expect(bytes(world)).toEqual(before);
    }
  });

  it('takes back any mixture of writes, to every mark on the way', () => {
    const seat = fc.integer({ min: 0, max: 1 });
    const zone = fc.integer({ min: 0, max: 5 });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), value: fc.integer() }),
      fc.record({ kind: fc.constant('damage' as const), card: fc.nat(), value: fc.integer() }),
      fc.record({ kind: fc.constant('move' as const), card: fc.nat(), zone, place: fc.nat() }),
      fc.record({ kind: fc.constant('create' as const), zone, owner: seat }),
      fc.record({ kind: fc.constant('shuffle' as const), zone }),
      fc.record({ kind: fc.constant('reveal' as const), card: fc.nat(), seats: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ kind: fc.constant('note' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = newWorld();
        const states: number[][] = [];
        const slices: TapeSlice[] = [];
        const any = (n: number) => 1 + (n % world.mem[At.cards]);
        for (const step of steps) {
          states.push(bytes(world));
          if (step.kind === 'set') world.set(COUNT, step.value);
          else if (step.kind === 'damage') world.setCard(any(step.card), DAMAGE, step.value);
          else if (step.kind === 'move') {
            const there = zonesOf(world)[step.zone].filter((card) => card !== any(step.card));
            const below = [undefined, 0, ...there][step.place % (there.length + 2)];
            world.moveCard(any(step.card), step.zone, below);
          } else if (step.kind === 'create') world.createCard(1, step.owner, step.zone);
          else if (step.kind === 'shuffle') shuffle(world, step.zone);
          else if (step.kind === 'reveal') world.reveal(any(step.card), step.seats);
          else world.note({ type: 'x' }, 3);
          slices.push(cut(world));
        }
        const last = bytes(world);
        for (let i = slices.length - 1; i >= 0; i--) {
          world.undo(slices[i]);
          expect(bytes(world)).toEqual(states[i]);
        }
        zonesOf(world);
        for (const slice of slices) world.redo(slice);
        expect(bytes(world)).toEqual(last);
      }),
      { numRuns: 100 },
    );
  });
});
