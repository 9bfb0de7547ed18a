import { describe, expect, it } from 'vitest';
import { cardloom, TIDE } from './binary.fixture.ts';

describe('cardloom audit', () => {
  it('prints exactly the promised fields, and the same for any number of threads', () => {
    const audited = (jobs: string): string => {
      const { out, code } = cardloom(['audit', 'skirmish', '--games', '6', '--seed', '3', '--jobs', jobs, '--json']);
      expect(code).toBe(0);
      return out;
    };
    const report = JSON.parse(audited('1'));
    expect(Object.keys(report)).toEqual([
      'game',
      'games',
      'states',
      'leaks',
      'undoMismatches',
      'roundTripMismatches',
      'legalRejected',
      'illegalAccepted',
    ]);
    expect(report).toMatchObject({ game: 'skirmish', games: 6, leaks: 0, undoMismatches: 0, roundTripMismatches: 0 });
    expect(JSON.parse(audited('2'))).toEqual(report);
  });

  it('tells what it finds in readable lines', () => {
    // some of Tide's decks hold a card whose rule throws
    const { code, out, err } = cardloom(['audit', TIDE, '--games', '9', '--players', '2']);
    expect(code).toBe(1);
    expect(out).toContain('listed actions refused');
    expect(err).toMatch(
      /^validator: p\d lay \{"card":\d+\} is listed, but refused: .*the kraken wakes.* \(match seed \d+, after \d+ actions\)$/m,
    );
  });

  it('refuses bad input in one line', () => {
    const { code, out, err } = cardloom(['audit', 'skirmsh']);
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: 'cardloom: there is no game "skirmsh"; did you mean skirmish?\n',
    });
  });

  it('has help with an example', () => {
    expect(cardloom(['audit', '--help']).out).toMatch(/EXAMPLE\n\n {2}cardloom audit /);
  });
});
