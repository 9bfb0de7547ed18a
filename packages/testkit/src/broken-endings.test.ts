import type { Match } from 'cardloom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { audit, laws, prototypeOfMatch } from './broken.fixture.ts';
import { conform } from './conform.ts';
import { duel } from './duel.fixture.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('matches that do not end', { timeout: 60_000 }, () => {
  it('nobody can act, and the game is not over', () => {
    const report = audit({
      onTurn: ({ coreOps, G }) => {
        if (G.rounds > 4) coreOps.setPriority(null);
      },
    });
    expect(laws(report)).toContain('ends');
    expect(report.unfinished).toBeGreaterThan(0);
  });
});

describe('matches that throw', { timeout: 60_000 }, () => {
  it('an error of the engine or of a rule is a finding like others', () => {
    const prototype = prototypeOfMatch();
    const { view } = prototype;
    vi.spyOn(prototype, 'view').mockImplementation(function (this: Match, player) {
      if (this.replay().actions.length > 5) throw new TypeError('G is not iterable');
      return view.call(this, player);
    });
    const report = conform(duel, { games: 2 });
    expect(report.games).toBe(2);
    expect(report.thrown).toBe(2);
    expect(report.findings[0]).toMatchObject({ law: 'throws', detail: expect.stringContaining('G is not iterable') });
  });
});
