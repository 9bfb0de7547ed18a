import { expect, test } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { actOnce, newMatch, Somebody, setting } from './tables.fixture.ts';

/** Two matches with somebody in each seat, and one that nobody looks at; what is stored waits while it is told to. */
async function threeTables() {
  const kept = memoryStore();
  let gate: Promise<void> = Promise.resolve();
  const store = {
    ...kept,
    append: async (batch: Parameters<typeof kept.append>[0]) => {
      await gate;
      return kept.append(batch);
    },
  };
  const around = setting({ store });
  const people: Record<string, Record<string, Somebody>> = {};
  for (const id of ['a', 'b', 'idle']) {
    await store.create(newMatch(id));
    const table = await around.open(id);
    people[id] = { p0: new Somebody(), p1: new Somebody() };
    if (id !== 'idle') for (const [player, one] of Object.entries(people[id])) table.join(one, player);
  }
  const given: { id: string; epoch: number }[] = [];
  const give = async (id: string, epoch: number): Promise<boolean> => given.push({ id, epoch }) > 0;
  const close = (): (() => void) => {
    let open = (): void => {};
    gate = new Promise((opened) => {
      open = opened;
    });
    return open;
  };
  return { ...around, kept, people, given, give, close };
}

test('tables at which somebody sits are handed over, and their people sent back', async () => {
  const { tables, people, given, give, open, bots } = await threeTables();
  expect(tables.attended).toBe(2);
  const { epoch } = await open('a');
  expect(await tables.hand(9, give)).toBe(2);
  expect(given.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  expect(given.find(({ id }) => id === 'a')).toEqual({ id: 'a', epoch });
  for (const one of [people.a.p0, people.a.p1, people.b.p0]) {
    expect(one.last('bye')).toMatchObject({ reason: 'stopping' });
    expect(one.isClosed).toBe(true);
  }
  expect([tables.attended, tables.loaded]).toEqual([0, 1]);
  await bots.close();
});

test('a table at which a move is being stored is not handed over; the one with the shorter log goes first', async () => {
  const { tables, people, given, give, open, close, bots } = await threeTables();
  const a = await open('a');
  const free = close();
  actOnce(a, people.a, '1');
  expect(await tables.hand(9, give)).toBe(1);
  expect(given.map(({ id }) => id)).toEqual(['b']);
  free();
  await a.settled();
  const b = await open('b');
  for (const [player, one] of Object.entries({ p0: new Somebody(), p1: new Somebody() })) b.join(one, player);
  expect(await tables.hand(1, give)).toBe(1);
  expect(given.map(({ id }) => id)).toEqual(['b', 'b']);
  expect(people.a.p0.isClosed).toBe(false);
  await bots.close();
});

test('a table that nobody takes is let go, and loaded again for whoever comes', async () => {
  const { tables, people, kept, open, bots } = await threeTables();
  const { epoch } = await open('a');
  expect(await tables.hand(9, async () => false)).toBe(0);
  expect(people.a.p0.last('bye')).toMatchObject({ reason: 'stopping' });
  await kept.renew('there', 'http://there', 1000);
  expect(await kept.claim('a', 'there')).toEqual({ epoch: epoch + 1 });
  await bots.close();
});

test('whoever comes to a table that was put away while they were on their way is told to come back', async () => {
  const { tables, give, open, bots } = await threeTables();
  const a = await open('a');
  await tables.hand(9, give);
  const late = new Somebody();
  a.join(late, null);
  expect(late.last('bye')).toMatchObject({ reason: 'failed' });
  expect(late.isClosed).toBe(true);
  await bots.close();
});
