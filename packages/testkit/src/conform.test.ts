import { declareGame } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { assertConforms, conform } from './conform.ts';
import { duel } from './duel.fixture.ts';

describe('the conformance kit on a game that keeps every law', { timeout: 60_000 }, () => {
  it('finds nothing in 20 matches', () => {
    const report = assertConforms(duel, { games: 20, seed: 1 });
    expect(report).toMatchObject({ game: 'duel', games: 20, leaks: 0, undoMismatches: 0, illegalAccepted: 0 });
    expect(report.states).toBeGreaterThan(400);
  });

  it('gives the same report for the same seed', () => {
    expect(conform(duel, { games: 3, seed: 7 })).toEqual(conform(duel, { games: 3, seed: 7 }));
    expect(conform(duel, { games: 3, seed: 9 }).actions).not.toBe(conform(duel, { games: 3, seed: 7 }).actions);
  });

  it('lets the laws that cost most look at fewer positions, and says at how many each looked', () => {
    const [all, fewer] = [conform(duel, { games: 5, seed: 7 }), conform(duel, { games: 5, seed: 7, oneIn: 4 })];
    expect(all.looks['round-trip']).toBe(all.looks['legal-list']);
    expect(all.looks['hostile-input']).toBeGreaterThan(2);
    for (const law of ['round-trip', 'non-interference', 'sample-tells', 'sample-possible'] as const) {
      expect(fewer.looks[law]).toBeGreaterThan(0);
      expect(fewer.looks[law]).toBeLessThan(fewer.looks['legal-list'] / 2);
    }
    expect(fewer.findings).toEqual([]);
  });

  it('counts matches that hit the cap, tells how far it is, and plays with given players', () => {
    const progress: number[] = [];
    const report = conform(duel, {
      games: 2,
      maxActions: 4,
      players: ['ann', 'bo'],
      onProgress: (done, of) => progress.push(done / of),
    });
    expect(report.unfinished).toBe(2);
    expect(report.findings).toEqual([]);
    expect(progress).toEqual([0.5, 1]);
  });

  it('a known card that is shuffled away and drawn again tells nothing: it is another card', () => {
    const kit = declareGame({
      name: 'redraw',
      state: { game: { turns: 0 } },
      zones: {
        deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
        hand: { of: 'player', seenBy: 'owner' },
      },
      cards: { ant: {}, bee: {}, cow: {} },
    });
    const redraw = kit
      .move()
      .card('card', ({ player }) => player.hand)
      .run(({ G, player, coreOps }, { card }) => {
        coreOps.moveCard(card, player.deck);
        coreOps.shuffle(player.deck);
        coreOps.drawCard(player);
        G.turns += 1;
      });
    const game = kit.define({
      setup: ({ players, coreOps }) => {
        for (const { deck } of players)
          for (const name of ['ant', 'bee', 'cow'] as const) coreOps.createCard(name, deck);
        coreOps.shuffleAllDecks();
        for (const player of players) coreOps.drawCard(player);
      },
      segments: {
        play: {
          endIf: ({ G }) => G.turns > 20,
          next: 'over',
          turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
          moves: { redraw },
        },
        over: { onBegin: ({ coreOps }) => coreOps.endGame() },
      },
    });
    expect(conform(game, { games: 10, seed: 1 }).findings).toEqual([]);
  });
});
