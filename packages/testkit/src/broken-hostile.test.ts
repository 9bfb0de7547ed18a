import type { Game, Match } from 'cardloom';
import { createMatch } from 'cardloom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { laws, positionOf, prototypeOfMatch } from './broken.fixture.ts';
import { conform } from './conform.ts';
import { type Duel, duel, flawed } from './duel.fixture.ts';
import { threadCpuMs } from './fuzz/cpu-clock.ts';
import { LIMIT_MS } from './fuzz/fuzz-report.ts';
import { checkHostileInput } from './laws/hostile-input.ts';
import { checkStrayWrites } from './laws/stray-writes.ts';
import { Recorder, type Report } from './report.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what is written outside a move', { timeout: 60_000 }, () => {
  /** The tables of a match, which no handle gives out. */
  function worldOf(match: Match<Duel>): { close(): void; readonly isOpen: boolean } {
    const { G } = match.flow.context;
    const symbol = Object.getOwnPropertySymbols(G).find(({ description }) => description === 'world') as symbol;
    return Object.getPrototypeOf((G as unknown as Record<symbol, object>)[symbol]);
  }

  it('tables that stay open between moves', () => {
    const world = worldOf(createMatch(duel, { seed: 1 }));
    vi.spyOn(world, 'close').mockImplementation(() => {});
    const report = conform(duel, { games: 2 });
    expect(laws(report)).toContain('stray-writes');
    expect(report.strayWrites).toBeGreaterThan(0);
  });

  it('and a match that does not look whether they are open: whatever is asked of it shows the write', () => {
    const world = worldOf(createMatch(duel, { seed: 1 }));
    vi.spyOn(world, 'close').mockImplementation(() => {});
    vi.spyOn(world, 'isOpen', 'get').mockReturnValue(false);
    const recorder = new Recorder();
    const found = vi.spyOn(recorder, 'found');
    for (let seed = 0; seed < 5; seed++) checkStrayWrites(positionOf(duel, seed, recorder));
    const details = found.mock.calls.map(([, , detail]) => detail).join('\n');
    for (const what of ['the view', 'the snapshot', 'a fork', 'undo', 'redo']) {
      expect(details).toContain(`after a write outside a move, ${what} `);
    }
  });
});

describe('what somebody of ill will sends', { timeout: 60_000 }, () => {
  const attacked = (game: Game<Duel>, times: number): Report => {
    const recorder = new Recorder();
    for (let seed = 0; seed < times; seed++) checkHostileInput(positionOf(game, seed, recorder));
    return recorder.report(game.name);
  };

  it('a rule that breaks on arguments nobody looked at', () => {
    const report = attacked(flawed({ onNote: (_context, text) => (text as string).trim() }), 8);
    expect(laws(report)).toEqual(['hostile-input']);
    expect(report.hostileInputs).toBeGreaterThan(0);
    expect(report.findings.some(({ detail }) => /makes a rule fail: rule-threw/.test(detail))).toBe(true);
  });

  it('a rule that keeps everybody waiting', () => {
    const now = () => threadCpuMs() ?? performance.now();
    const game = flawed({
      onNote: () => {
        const end = now() + 2 * LIMIT_MS;
        while (now() < end);
      },
    });
    expect(attacked(game, 12).findings.some(({ detail }) => detail.startsWith('an answer takes too long'))).toBe(true);
  });

  it('a forged snapshot that is taken, and then throws', () => {
    const prototype = prototypeOfMatch();
    const { view } = prototype;
    // words that no rule of this game writes
    const FIXED = ['numGames', 'segmentSerial', 'turnIsExtra', 'turnCause', 'closer', 'otp', 'naturalSeat'];
    const before = createMatch(duel, { seed: 1 }).snapshot().header;
    vi.spyOn(prototype, 'view').mockImplementation(function (this: Match, player) {
      const { header } = this.snapshot();
      if (FIXED.some((name) => header[name] !== before[name])) throw new TypeError('there is no such match');
      return view.call(this, player);
    });
    const { hostileInputs, findings } = attacked(duel, 60);
    expect(hostileInputs).toBeGreaterThan(0);
    expect(findings[0].detail).toMatch(
      /no typed error: a view of a snapshot with .* throws TypeError: there is no such match/,
    );
  });

  it('a refused action that changes something', () => {
    const prototype = prototypeOfMatch();
    const { act } = prototype;
    vi.spyOn(prototype, 'act').mockImplementation(function (this: Match, action) {
      const result = act.call(this, action);
      if (!result.ok) this.setManualMode(true);
      return result;
    });
    expect(attacked(duel, 3).findings[0].detail).toMatch(/^something is changed/);
  });

  it('rules in which it matters what players are called', () => {
    const game = flawed({
      playable: ({ player }) => {
        const stopped: Record<string, boolean | undefined> = {};
        return stopped[player.id] === undefined ? player.hand : [];
      },
    });
    const report = conform(game, { games: 12 });
    expect(laws(report)).toEqual(['hostile-input']);
    expect(report.findings[0].detail).toMatch(/^with players .*the match goes another way/);
  });
});
