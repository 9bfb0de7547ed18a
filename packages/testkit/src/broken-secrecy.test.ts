import type { Match } from 'cardloom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { audit, laws, nextOf, prototypeOfMatch } from './broken.fixture.ts';
import { conform } from './conform.ts';
import { type DuelContext, duel } from './duel.fixture.ts';
import { describeReport } from './report.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('leaks', { timeout: 60_000 }, () => {
  it('an event tells everybody which card was drawn', () => {
    const report = audit({
      onTurn: ({ coreOps, player }) => {
        if (player.hand.top !== undefined) coreOps.emit('DREW', { name: player.hand.top.name });
      },
    });
    expect(laws(report)).toEqual(['non-interference']);
    expect(report.leaks).toBeGreaterThan(0);
    expect(report.findings[0].detail).toContain('by the events of');
  });

  it('an attribute that everybody sees holds the top card of a deck', () => {
    const report = audit({
      onTurn: ({ G, player }) => {
        G.note = player.deck.top?.name ?? '';
      },
    });
    expect(laws(report)).toEqual(['non-interference']);
    expect(report.findings[0].detail).toContain('by the view after');
  });

  it('the legal actions depend on the cards of another player', () => {
    const report = audit({
      playable: (context) => (nextOf(context).hand.cards.some(({ name }) => name === 'oaf') ? context.player.hand : []),
    });
    // a sample looks different to its player, too
    expect(laws(report)).toContain('non-interference');
    expect(report.findings.some(({ detail }) => detail.includes('by the legal actions'))).toBe(true);
  });

  it('the reason of a refusal tells about hidden cards', () => {
    const report = audit({
      canStash: (context) =>
        `Not while ${nextOf(context)
          .hand.cards.map(({ name }) => name)
          .join(' and ')} wait.`,
    });
    expect(laws(report)).toEqual(['non-interference']);
    expect(report.findings.some(({ detail }) => detail.includes('is refused'))).toBe(true);
  });

  it('hidden cards are chosen by their numbers', () => {
    const report = audit({ playable: (context) => [...context.player.hand, ...nextOf(context).hand].slice(-3) });
    expect(laws(report)).toContain('non-interference');
    expect(report.findings.some(({ detail }) => detail.includes('by the legal actions'))).toBe(true);
  });

  it('an event tells the seed', () => {
    const report = audit({ onTurn: ({ coreOps, ctx }) => coreOps.emit('NOTE', { number: ctx.seed }) });
    expect(laws(report)).toEqual(['non-interference']);
    expect(report.findings[0].detail).toContain('is told the seed');
  });

  it('the view tells the seed', () => {
    const report = audit({
      onTurn: ({ G, ctx }) => {
        G.note = `${ctx.seed}`;
      },
    });
    expect(laws(report)).toEqual(['non-interference']);
    expect(report.findings[0].detail).toContain('the seed');
  });

  it('a view that shows what the player cannot know', () => {
    const prototype = prototypeOfMatch();
    const { view } = prototype;
    vi.spyOn(prototype, 'view').mockImplementation(function (this: Match, player) {
      const shown = view.call(this, player);
      const { zones, cards } = this.snapshot();
      return { ...shown, G: { ...shown.G, top: cards[(zones.deck[1].at(-1) ?? 1) - 1].name } };
    });
    expect(laws(conform(duel, { games: 2 }))).toContain('non-interference');
  });

  it('card numbers that follow the order of the deck', () => {
    const prototype = prototypeOfMatch();
    const { snapshot } = prototype;
    vi.spyOn(prototype, 'snapshot').mockImplementation(function (this: Match) {
      const made = snapshot.call(this);
      // what a shuffle without new numbers would leave: everything else stays as it is
      if (made.history.length > 0) return made;
      return { ...made, zones: { ...made.zones, deck: made.zones.deck.map((list) => list.toSorted((a, b) => a - b)) } };
    });
    const { findings } = conform(duel, { games: 4, maxActions: 1, samples: 0, players: ['ann', 'bo'] });
    expect(findings.some(({ detail }) => detail.includes('in the same order in every match'))).toBe(true);
  });
});

describe('what a player can find out by trying', { timeout: 60_000 }, () => {
  const hasOaf = (context: DuelContext): boolean => nextOf(context).hand.cards.some(({ name }) => name === 'oaf');

  it('whether an action can be taken back depends on the cards of another player', () => {
    const report = audit({
      onPlay: (context) => {
        const next = nextOf(context);
        if (hasOaf(context) && next.deck.top !== undefined) context.coreOps.reveal(next.deck.top, next);
        return undefined;
      },
    });
    expect(laws(report)).toEqual(['undo-granted']);
    expect(report.undoLeaks).toBeGreaterThan(0);
    expect(report.findings[0].detail).toContain('by whether');
  });

  it('random is drawn only if another player holds a certain card', () => {
    const report = audit({
      onPlay: (context) => {
        if (hasOaf(context)) context.coreOps.random(6);
        return undefined;
      },
    });
    expect(laws(report)).toEqual(['random-draws']);
    expect(report.randomLeaks).toBeGreaterThan(0);
    expect(report.findings[0].detail).toContain('draws other random numbers');
  });

  it('is listed, and no finding, where the game declares it with a reason', () => {
    const leaks = [
      { by: 'random', move: 'play', reason: 'Oafs are clumsy, whoever holds them.' },
      { by: 'events', reason: 'Nothing is told by events.' },
    ] as const;
    const report = audit({
      leaks,
      onPlay: (context) => {
        if (hasOaf(context)) context.coreOps.random(6);
        return undefined;
      },
    });
    expect(report.findings).toEqual([]);
    expect(report.randomLeaks).toBe(0);
    expect(report.declaredLeaks).toEqual([
      { ...leaks[0], found: expect.any(Number) },
      { ...leaks[1], found: 0 },
    ]);
    expect(report.declaredLeaks[0].found).toBeGreaterThan(0);
    expect(describeReport(report)).toMatch(
      /declared: told by random of play, found \d+ times: Oafs are clumsy, whoever holds them\./,
    );
  });

  it('is found all the same where another move was declared', () => {
    const report = audit({
      leaks: [{ by: 'random', move: 'stash', reason: 'Stashing rolls a die.' }],
      onPlay: (context) => {
        if (hasOaf(context)) context.coreOps.random(6);
        return undefined;
      },
    });
    expect(laws(report)).toEqual(['random-draws']);
  });
});
