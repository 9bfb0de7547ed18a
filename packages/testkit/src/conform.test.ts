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
    expect(conform(duel, { games: 3, seed: 8 }).actions).not.toBe(conform(duel, { games: 3, seed: 7 }).actions);
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
});
