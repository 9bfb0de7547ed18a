import { expect, test } from 'vitest';
import { card, concede, declareGame, describeGame, undo } from '../index.ts';

const kit = declareGame({
  name: 'described',
  players: { min: 2, max: 4 },
  state: { game: { total: 0 }, player: { ready: true, marks: ['a'] }, card: { damage: 3 } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    table: { of: 'game', seenBy: 'everyone' },
  },
  cards: { ant: { cost: 1 } },
  pending: ['vote'],
  decisions: { pick: { one: card() } },
});
const game = kit.define({
  moves: { concede, undo },
  decisions: {
    pick: kit
      .decision('pick')
      .number('n', { min: 0, max: 3 })
      .run(() => {}),
  },
  segments: {
    play: {
      moves: {
        lay: kit
          .move()
          .card('card', ({ player }) => player.hand)
          .target('at', ({ players }) => players)
          .run(() => {}),
      },
    },
  },
});

test('a description has all a tool needs, as plain data', () => {
  const { moves, zones, attributes, decisions, players, cards, pending, flow } = describeGame(game);
  expect(players).toEqual({ min: 2, max: 4 });
  expect(moves.map(({ name, isTable, isUndo }) => [name, isTable, isUndo])).toEqual([
    ['concede', true, false],
    ['undo', true, true],
    ['lay', false, false],
  ]);
  expect(moves[2].choices).toEqual([
    { name: 'card', kind: 'oneOf', of: 'card' },
    { name: 'at', kind: 'oneOf', of: 'target' },
  ]);
  expect(decisions).toEqual([{ name: 'pick', choices: [{ name: 'n', kind: 'number', of: 'value' }] }]);
  expect(zones).toEqual([
    { name: 'deck', of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    { name: 'hand', of: 'player', seenBy: 'owner', drawTo: null },
    { name: 'table', of: 'game', seenBy: 'everyone', drawTo: null },
  ]);
  expect(attributes).toEqual({
    game: { total: 0 },
    player: { ready: true, marks: ['a'] },
    card: { damage: 3 },
    ctx: {},
  });
  expect(cards).toEqual([{ name: 'ant', facts: { cost: 1 } }]);
  expect(pending).toContain('vote');
  expect(flow.segments.map(({ name }) => name)).toEqual(['play']);
});

test('it is made once for each game', () => {
  expect(describeGame(game)).toBe(describeGame(game));
});
