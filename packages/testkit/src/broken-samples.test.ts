import { declareGame, type Match, restoreEdited, type Snapshot } from 'cardloom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { audit, laws, prototypeOfMatch } from './broken.fixture.ts';
import { conform } from './conform.ts';
import { duel } from './duel.fixture.ts';
import type { Report } from './report.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('samples', { timeout: 60_000 }, () => {
  /** A sample into which something of the true match is carried over. */
  function sampleWith(change: (sample: Snapshot, original: Snapshot) => Partial<Snapshot>): Report {
    const prototype = prototypeOfMatch();
    const { sample } = prototype;
    vi.spyOn(prototype, 'sample').mockImplementation(function (this: Match, player, seed) {
      const made = sample.call(this, player, seed).snapshot();
      return restoreEdited(this.game, { ...made, ...change(made, this.snapshot()) });
    });
    return conform(duel, { games: 3, seed: 2 });
  }

  it('that hold what others answered unseen', () => {
    const report = sampleWith((_sample, { history }) => ({ history }));
    expect(laws(report)).toEqual(['sample-tells']);
    expect(report.sampleLeaks).toBeGreaterThan(0);
    expect(report.findings[0].detail).toMatch(/tells p\d (stash|bid) .* from p\d (stash|bid) .*, and they cannot/);
  });

  it('that hold the seed of the match', () => {
    const report = sampleWith((_sample, { seed }) => ({ seed }));
    expect(laws(report)).toEqual(['sample-tells']);
    expect(report.findings[0].detail).toContain('depends on what they do not know');
  });

  it('that go on with the random numbers of the match', () => {
    const report = sampleWith(({ header }, original) => ({ header: { ...header, random2: original.header.random2 } }));
    expect(laws(report)).toEqual(['sample-tells']);
  });

  it('in which hidden cards lie as they do, or by their numbers', () => {
    const cards = sampleWith((_sample, original) => ({ cards: original.cards, zones: original.zones }));
    expect(laws(cards)).toContain('sample-tells');
  });

  it('whose secrets are dealt by the true cards', () => {
    const report = audit({
      dealSecrets: (player) => {
        player.bid = player.hand.cards.filter(({ name }) => name === 'oaf').length;
      },
    });
    expect(laws(report)).toEqual(['sample-tells']);
    expect(report.findings[0].detail).toContain('"bid":');
  });

  it('in which nobody can act', () => {
    const report = sampleWith(({ header }) => ({ header: { ...header, priority: -1 } }));
    expect(laws(report)).toContain('sample-possible');
    expect(report.findings.some(({ detail }) => detail.includes('nobody can act though somebody can'))).toBe(true);
  });

  it('with cards where they cannot come from', () => {
    const kit = declareGame({
      name: 'quarry',
      state: { game: { dug: 0 } },
      zones: {
        deck: { of: 'player', seenBy: 'nobody' },
        mine: { of: 'player', seenBy: 'nobody' },
        yard: { of: 'player', seenBy: 'everyone' },
      },
      cards: { ore: {}, coal: {}, map: {}, lamp: {} },
    });
    const dig = kit.move().run(({ G, player, coreOps }) => {
      const { top } = G.dug % 2 ? player.mine : player.deck;
      if (top !== undefined) coreOps.moveCard(top, player.yard);
      G.dug += 1;
      if (G.dug > 12) coreOps.endGame();
    });
    const quarry = kit.define({
      setup: ({ players, coreOps }) => {
        for (const { deck, mine } of players) {
          for (let i = 0; i < 8; i++) coreOps.createCard(i % 2 ? 'ore' : 'coal', mine);
          for (let i = 0; i < 8; i++) coreOps.createCard(i % 2 ? 'map' : 'lamp', deck);
          coreOps.shuffle(mine);
          coreOps.shuffle(deck);
        }
      },
      segments: {
        play: {
          turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
          moves: { dig },
        },
      },
    });
    const report = conform(quarry, { games: 12 });
    expect(report.impossibleSamples).toBeGreaterThan(0);
    const { detail } = report.findings.find(({ law }) => law === 'sample-possible') ?? { detail: '' };
    expect(detail).toMatch(/^samples deal (ore|coal) to deck of its owner, where it never lay in any match/);
  });
});
