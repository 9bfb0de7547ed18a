import { botByName, playMatch } from '@cardloom/bots';
import { arrange, assertConforms } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { hanabi } from './hanabi.ts';

const ALL = 'rygbw12345';
const reds = (n: number): string[] => Array.from({ length: n }, (_, i) => `red ${i + 1}`);

/** Ann and bo in the middle of a game: bo holds a red 1, a red 3 and a blue 1. */
const table = (game: object = {}, more: object = {}) =>
  arrange(hanabi, {
    at: { segment: 'play' },
    turnPlayer: 'ann',
    G: game,
    zones: { deck: ['white 1', 'white 2', 'white 3'] },
    players: {
      ann: { told: [ALL, ALL], zones: { hand: ['red 1', 'green 5'] } },
      bo: { told: [ALL, ALL, ALL], zones: { hand: ['red 1', 'red 3', 'blue 1'] } },
    },
    ...more,
  });
const hand = (match: ReturnType<typeof table>, viewer: string, player: string): readonly object[] =>
  (match.view(viewer).zones.hand as Readonly<Record<string, readonly object[]>>)[player];

describe('hanabi', () => {
  it("one sees every hand but one's own", () => {
    const match = createMatch(hanabi, { seed: 1, players: ['ann', 'bo', 'cy', 'dan'] });
    expect(hand(match, 'ann', 'ann')).toEqual(Array(4).fill({ hidden: true }));
    for (const other of ['bo', 'cy', 'dan']) {
      for (const card of hand(match, 'ann', other)) expect(card).toHaveProperty('name');
    }
    expect(createMatch(hanabi, { players: ['ann', 'bo'] }).state.ctx.players.ann.told).toHaveLength(5);
  });

  it('a hint costs a token and says which cards are meant, and which are not', () => {
    const match = table();
    const done = match.act({ player: 'ann', move: 'hint', args: { to: 'bo', about: 'red' } });
    expect(done.ok && done.eventsFor('bo').find(({ type }) => type === 'hinted')).toMatchObject({
      about: 'red',
      places: [1, 2],
    });
    expect(match.state.ctx.players.bo.told).toEqual(['r12345', 'r12345', 'ygbw12345']);
    expect(match.state.G.hints).toBe(7);
    match.processAction({ player: 'bo', move: 'hint', args: { to: 'ann', about: '5' } });
    expect(match.state.ctx.players.ann.told).toEqual(['rygbw1234', 'rygbw5']);
  });

  it('a hint must be about a card that is there, and there must be a token', () => {
    const about = [...table().legalActions('ann')].filter(({ move }) => move === 'hint').map(({ args }) => args.about);
    expect(about).toEqual(['red', 'blue', '1', '3']);
    expect(table({ hints: 0 }).whyNot({ player: 'ann', move: 'hint', args: { to: 'bo', about: 'red' } })?.message).toBe(
      'No hints are left: discard a card, or play one.',
    );
  });

  it('what was hinted is true in every sample', () => {
    const match = table();
    match.processAction({ player: 'ann', move: 'hint', args: { to: 'bo', about: '1' } });
    for (let seed = 0; seed < 20; seed++) {
      const { zones, cards } = match.sample('bo', seed).snapshot();
      expect(zones.hand[1].map((card) => cards[card - 1].name.endsWith(' 1'))).toEqual([true, false, true]);
    }
  });

  it('a card that fits lights up; a five gives a hint back', () => {
    const match = table();
    match.processAction({ player: 'ann', move: 'play', args: { place: 1 } });
    expect(match.state.G).toMatchObject({ red: 1, fuses: 3, hints: 8 });
    expect(match.state.ctx.players.ann.told).toEqual([ALL, ALL]);
    const five = table({ green: 4, hints: 2 });
    five.processAction({ player: 'ann', move: 'play', args: { place: 2 } });
    expect(five.state.G).toMatchObject({ green: 5, hints: 3 });
  });

  it('a card that does not fit costs a fuse, and with the last one all is lost', () => {
    const match = table({ fuses: 2, blue: 3 });
    match.processAction({ player: 'ann', move: 'play', args: { place: 2 } });
    expect([match.state.G.fuses, match.isOver]).toEqual([1, false]);
    match.processAction({ player: 'bo', move: 'play', args: { place: 2 } });
    expect(match.result).toEqual({
      winners: [],
      losers: ['ann', 'bo'],
      ranks: { ann: 1, bo: 1 },
      scores: { ann: 0, bo: 0 },
      reason: 'the last fuse burnt down',
    });
  });

  it('a discard gives a hint back, unless all are there', () => {
    const match = table({ hints: 7 });
    match.processAction({ player: 'ann', move: 'discard', args: { place: 1 } });
    expect(match.state.G.hints).toBe(8);
    expect(match.whyNot({ player: 'bo', move: 'discard', args: { place: 1 } })?.code).toBe('illegal-move');
  });

  it('all win with 25 points at once', () => {
    const match = table({ red: 5, yellow: 5, green: 4, blue: 5, white: 5 });
    match.processAction({ player: 'ann', move: 'play', args: { place: 2 } });
    expect(match.result).toMatchObject({ winners: ['ann', 'bo'], scores: { ann: 25 } });
  });

  it('after the last card is drawn everybody has one more turn', () => {
    const match = table({ red: 2, hints: 5 }, { zones: { deck: ['white 1'], fireworks: reds(2) } });
    match.processAction({ player: 'ann', move: 'discard', args: { place: 2 } });
    match.processAction({ player: 'bo', move: 'play', args: { place: 2 } });
    expect(match.isOver).toBe(false);
    match.processAction({ player: 'ann', move: 'hint', args: { to: 'bo', about: 'blue' } });
    expect(match.result).toMatchObject({
      winners: ['ann', 'bo'],
      scores: { ann: 3, bo: 3 },
      reason: 'the deck is empty',
    });
  });

  it('bots play together: they light more than chance does', () => {
    const score = (bot: string): number => {
      const match = createMatch(hanabi, { seed: 3, players: ['ann', 'bo', 'cy'] });
      playMatch(
        match,
        match.players.map(() => botByName(bot)),
        { seed: 3 },
      );
      return match.result?.scores?.ann ?? 0;
    };
    expect(score('greedy:samples=8')).toBeGreaterThan(score('random') + 3);
  });

  it('keeps every law', () => {
    assertConforms(hanabi, { games: 10, seed: 1 });
  });
});
