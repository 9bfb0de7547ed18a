import { expect, test } from 'vitest';
import { card, cards, createMatch, declareGame, player, restore } from '../index.ts';

/** Work with handles waits as the rule wrote it; whoever looks at it, saves it or copies the match meets plain data. */

const kit = declareGame({
  name: 'waves',
  state: { card: { damage: 0 } },
  zones: { beach: { of: 'player', seenBy: 'everyone' } },
  cards: { crab: {} },
  events: { hit: { card: card(), player: player() }, swept: { cards: cards() } },
  effects: { damage: { to: card(), by: player(), amount: 0 }, sweep: { cards: cards() } },
  decisions: { count: {} },
});

const wave = kit
  .move()
  .card('card', ({ player }) => player.beach)
  .run(({ player: by, coreOps }, { card: to }) => {
    const swept = [to];
    coreOps.sequence([
      { do: 'damage', to, by, amount: 1 },
      { ask: 'count', player: by },
      { do: 'damage', to, by, amount: 2 },
      { do: 'sweep', cards: swept },
    ]);
    swept.pop();
  });

const waves = kit.define({
  setup: ({ players, coreOps }) => {
    for (const { beach } of players) coreOps.createCard('crab', beach);
  },
  effects: {
    damage: ({ coreOps }, { to, by, amount }) => {
      to.damage += amount;
      coreOps.emit('hit', { card: to, player: by });
    },
    sweep: ({ coreOps }, { cards }) => coreOps.emit('swept', { cards }),
  },
  decisions: {
    count: kit
      .decision('count')
      .number('n', { min: 0, max: 9 })
      .run(() => undefined),
  },
  segments: { play: { moves: { wave } } },
});

const start = () => createMatch(waves, { players: ['ann', 'bo'], seed: 1 });
const WAVE = { player: 'ann', move: 'wave', args: { card: 1 } };
const COUNT = { player: 'ann', move: 'count', args: { n: 3 } };
const LATER = [
  { do: 'damage', to: 1, by: 'ann', amount: 2 },
  { do: 'sweep', cards: [1] },
];

test('in the middle of an action it is seen as data', () => {
  const match = start();
  match.begin(WAVE);
  expect(match.snapshot().header.agenda).toEqual([
    { do: 'damage', to: 1, by: 'ann', amount: 1 },
    { ask: 'count', player: 'ann' },
    ...LATER,
  ]);
  match.step();
  expect(match.state.ctx.cards[1].damage).toBe(1);
});

test('what waits while somebody is asked is in every copy, which goes on with its own cards', () => {
  const match = start();
  match.act(WAVE);
  expect(match.snapshot().header.agenda).toEqual(LATER);
  const copies = [match.fork(), restore(waves, JSON.parse(JSON.stringify(match.snapshot())))];
  for (const copy of copies) {
    expect(copy.checksum()).toBe(match.checksum());
    expect(copy.act(COUNT).ok).toBe(true);
    expect(copy.state.ctx.cards[1].damage).toBe(3);
    expect(match.state.ctx.cards[1].damage).toBe(1);
  }
  match.act(COUNT);
  expect(match.checksum()).toBe(copies[0].checksum());
});

test('events that are read late tell numbers and ids', () => {
  const match = start();
  const first = match.act(WAVE);
  const second = match.act(COUNT);
  if (!first.ok || !second.ok) throw new Error('was refused');
  const told = [first, second].flatMap((result) => result.eventsFor('bo').filter(({ type }) => /hit|swept/.test(type)));
  expect(told).toEqual([
    { type: 'hit', card: 1, player: 'ann' },
    { type: 'hit', card: 1, player: 'ann' },
    { type: 'swept', cards: [1] },
  ]);
});
