import { createMatch, declareGame, type Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { alikeIn, says } from './legality.ts';

/** What is sent may name another card than the one that is taken only where the two are alike. */

const kit = declareGame({
  name: 'stones',
  players: 2,
  state: { card: { tapped: false, since: 0 } },
  zones: { board: { of: 'player', seenBy: 'everyone' }, hand: { of: 'player', seenBy: 'owner' } },
  cards: { stone: {}, bell: {} },
});
const tap = kit
  .move()
  .card('card', ({ player }) => player.board)
  .run(() => {});
const bid = kit
  .move()
  .number('card', { min: 1, max: 9 })
  .run(() => {});
const game = kit.define({
  setup: ({ coreOps, players: [ann, ben] }) => {
    coreOps.createCard('stone', ann.board);
    coreOps.createCard('stone', ann.board).since = 7;
    coreOps.createCard('stone', ann.board).tapped = true;
    coreOps.createCard('bell', ann.board);
    coreOps.createCard('stone', ann.hand);
    coreOps.createCard('stone', ben.board);
  },
  segments: {
    all: {
      turn: {
        moves: { tap, bid },
      },
    },
  },
});
const match = createMatch(game, { seed: 1 });
const alike = alikeIn(game, match);
const isTaken = (move: string, sent: Json, done: Json): boolean =>
  says({ player: 'p0', move, args: { card: sent } }, { player: 'p0', move, args: { card: done } }, alike);

describe('of cards one may stand for another', () => {
  it('that has the same name, place and flags, whenever it came', () => {
    expect(isTaken('tap', 2, 1)).toBe(true);
    expect(isTaken('tap', [2, 4], [4, 1])).toBe(true);
  });

  it.each([
    ['a tapped one for an untapped', 3],
    ['another card', 4],
    ['one of another zone', 5],
    ['one of another player', 6],
    ['none at all', 99],
  ])('but not %s', (_what, sent) => {
    expect(isTaken('tap', sent, 1)).toBe(false);
    expect(isTaken('tap', [sent], [1])).toBe(false);
  });

  it('nor one twice, nor one for two, nor a number for a number', () => {
    expect(isTaken('tap', [1, 1], [1, 2])).toBe(false);
    expect(isTaken('tap', [2], [1, 2])).toBe(false);
    expect(isTaken('tap', 2, [1])).toBe(false);
    expect(isTaken('bid', 2, 1)).toBe(false);
  });

  it('unless nobody says which are alike', () => {
    expect(
      says({ player: 'p0', move: 'tap', args: { card: 2 } }, { player: 'p0', move: 'tap', args: { card: 1 } }),
    ).toBe(false);
  });
});
