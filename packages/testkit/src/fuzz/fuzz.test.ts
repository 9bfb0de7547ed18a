import { createMatch, declareGame, type Match } from 'cardloom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { duel } from '../duel.fixture.ts';
import { fuzzActions } from './actions.ts';
import { type CardReader, fuzzCardFiles } from './card-files.ts';
import type { Fault, FuzzReport } from './fuzz-report.ts';
import { fuzzReplays } from './replays.ts';
import { fuzzSnapshots } from './snapshots.ts';

/** Proof that hostile input finds: matches and readers with one thing wrong, and the fault that is noticed. */

const subject = { name: 'duel', game: duel };
const prototype = Object.getPrototypeOf(createMatch(duel, { seed: 1 })) as Match;
const faults = ({ findings }: FuzzReport): Fault[] => [...new Set(findings.map(({ fault }) => fault))];
const quiet = ({ slowestMs: _, ...report }: FuzzReport) => report;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('hostile actions', () => {
  it('find nothing in an honest game, and the same again from the same seed', () => {
    const report = fuzzActions(subject, { seed: 4, count: 1500 });
    expect(report.findings).toEqual([]);
    expect(report.actions).toBe(1500);
    // some are legal by chance: otherwise nothing would be proved
    expect(report.harmless).toBeGreaterThan(50);
    expect(quiet(fuzzActions(subject, { seed: 4, count: 1500 }))).toEqual(quiet(report));
  });

  it('find an action that is not caught', () => {
    const { act } = prototype;
    vi.spyOn(prototype, 'act').mockImplementation(function (this: Match, action) {
      return act.call(this, { ...action, args: { ...action.args, size: JSON.stringify(action).length } });
    });
    expect(faults(fuzzActions(subject, { seed: 4, count: 500 }))).toContain('throws');
  });

  it('find what is accepted and not listed', () => {
    const kit = declareGame({ name: 'loose', state: { game: { n: 0 } } });
    const add = kit
      .move()
      .value('any', (): number[] => [], { has: () => true })
      .run(({ G }) => void G.n++);
    const loose = kit.define({ moves: { add }, segments: { play: { turn: {} } } });
    const report = fuzzActions({ name: 'loose', game: loose as never }, { seed: 4, count: 500 });
    expect(faults(report)).toEqual(['accepted']);
  });

  it('find a refusal that leaves something behind', () => {
    const { act } = prototype;
    vi.spyOn(prototype, 'act').mockImplementation(function (this: Match, action) {
      const result = act.call(this, action);
      if (!result.ok) this.note('refused');
      return result;
    });
    expect(faults(fuzzActions(subject, { seed: 4, count: 500 }))).toContain('stateChanges');
  });

  it('find a validator that says something else than the match', () => {
    vi.spyOn(prototype, 'whyNot').mockReturnValue(null);
    const { findings } = fuzzActions(subject, { seed: 4, count: 500 });
    expect(findings.some(({ detail }) => detail.startsWith('whyNot says nothing, act says'))).toBe(true);
  });
});

describe('damaged snapshots and replays', () => {
  it('find a match that cannot be looked at', () => {
    vi.spyOn(prototype, 'view').mockImplementation(() => {
      throw new TypeError('it is not there');
    });
    expect(faults(fuzzSnapshots(subject, { seed: 4, count: 60 }))).toContain('throws');
    expect(faults(fuzzReplays(subject, { seed: 4, count: 60 }))).toContain('throws');
  });

  it('find a match that takes back only half', () => {
    const { undo } = prototype;
    vi.spyOn(prototype, 'undo').mockImplementation(function (this: Match) {
      const result = undo.call(this);
      this.setManualMode(true);
      return result;
    });
    expect(faults(fuzzSnapshots(subject, { seed: 4, count: 60 }))).toContain('stateChanges');
  });
});

describe('hostile card files', () => {
  class Known extends Error {}
  const reader = (read: CardReader['read']): CardReader => ({
    name: 'test',
    files: [{ name: 'a.yaml', text: 'cards:\n  - id: a\n' }],
    read,
    isTyped: (thrown) => thrown instanceof Known,
  });
  const refuse = (): never => {
    throw new Known('no');
  };

  it('find nothing in a reader that refuses', () => {
    const report = fuzzCardFiles(reader(refuse), { seed: 4, count: 100 });
    expect([report.cardFiles, report.findings]).toEqual([100, []]);
  });

  it('find a reader that takes everything, throws anything, or says too much', () => {
    const found = (read: CardReader['read']): Fault[] => faults(fuzzCardFiles(reader(read), { seed: 4, count: 100 }));
    expect(found(() => ({}))).toEqual(['accepted']);
    expect(found(() => JSON.parse('{'))).toEqual(['throws']);
    expect(
      found(() => {
        throw new Known('x'.repeat(1e6));
      }),
    ).toEqual(['throws']);
  });

  it('find a reader that is slow', () => {
    const slow = (): never => {
      // by the clock that is read: on a loaded machine a second may pass without any work done
      const from = process.cpuUsage();
      while (process.cpuUsage(from).user < 100_000);
      return refuse();
    };
    const report = fuzzCardFiles(reader(slow), { seed: 4, count: 1 });
    expect(report.slowestMs).toBeGreaterThan(20);
  });
});
