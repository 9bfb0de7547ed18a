import { createMatch, type Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { assertConforms, conform } from './conform.ts';
import { arrange } from './fixture.ts';
import { fuzzActions } from './fuzz/actions.ts';
import { fuzzReplays } from './fuzz/replays.ts';
import { fuzzSnapshots } from './fuzz/snapshots.ts';
import { type PartnerFlaws, partners } from './partners.fixture.ts';

const game = partners();

describe('hands that all see but their owner, shelves of teams, a pile seen by rule', { timeout: 60_000 }, () => {
  it('keep every law', () => {
    const report = assertConforms(game, { games: 8, seed: 3 });
    expect(report).toMatchObject({ leaks: 0, sampleLeaks: 0, impossibleSamples: 0, unfinished: 0 });
    // what is hinted is told on purpose
    expect(report.declaredLeaks.every(({ found }) => found > 0)).toBe(true);
  });

  it('keep every law where whoever creates a match chooses who plays together', () => {
    assertConforms(partners({}, 'chosen'), { games: 6, seed: 4 });
  });

  it('what partners bid is known to them and to nobody else', () => {
    const match = createMatch(game, { seed: 1, players: ['ann', 'bo', 'cy', 'dan'] });
    match.processAction({ player: 'ann', move: 'bid', args: { bid: 2 } });
    const seen = (viewer: string | null) => match.view(viewer).players.ann.bid;
    expect([seen('ann'), seen('cy'), seen('bo'), seen(null)]).toEqual([2, 2, undefined, undefined]);
    const dealt = Array.from({ length: 20 }, (_, seed) => match.sample('bo', seed).view('ann').players.ann.bid);
    expect(new Set(dealt).size).toBe(4);
    expect(match.sample('cy', 1).view('ann').players.ann.bid).toBe(2);
  });

  it.each([
    ['tellsOwner', 'non-interference'],
    ['sightPeeks', 'non-interference'],
    ['couldBePeeks', 'sample-tells'],
  ] satisfies [keyof PartnerFlaws, string][])('the kit finds that %s', (flaw, law) => {
    const report = conform(partners({ [flaw]: true }), { games: 6, seed: 3 });
    expect(report.findings.map((finding) => finding.law)).toContain(law);
  });

  it('stand up to forged snapshots, replays and actions', () => {
    const subject = { name: 'partners', game };
    for (const fuzz of [fuzzSnapshots, fuzzReplays, fuzzActions]) {
      expect(fuzz(subject, { seed: 5, count: 200 }).findings).toEqual([]);
    }
  });

  it('on a board that a test lays out, cards are known to whom their zone shows them', () => {
    const match = arrange(game, {
      players: { ann: { zones: { hand: ['sun'], shelf: ['moon'] } }, bo: {}, cy: {}, dan: {} },
    } as never) as Match;
    const hidden = (viewer: string, zone: string): boolean =>
      'hidden' in (match.view(viewer).zones[zone] as Record<string, readonly object[]>).ann[0];
    expect(['ann', 'bo', 'cy'].map((viewer) => [hidden(viewer, 'hand'), hidden(viewer, 'shelf')])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('a match made from teams of one is like any other', () => {
    expect(createMatch(game, { teams: [['ann'], ['bo']] }).view(null).ctx.teams).toBeNull();
  });
});
