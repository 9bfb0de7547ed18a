import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardloom, TIDE } from './binary.fixture.ts';

const ENGINE = new URL('../../../engine/dist/index.js', import.meta.url).href;

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
      'replayMismatches',
      'listMismatches',
      'promptMismatches',
      'indexMismatches',
      'zoneMismatches',
      'outsideWrites',
      'undoLeaks',
      'randomLeaks',
      'sampleLeaks',
      'impossibleSamples',
      'strayWrites',
      'hostileInputs',
      'patchMismatches',
      'thrown',
      'unfinished',
      'checkedPrompts',
      'looks',
      'declaredLeaks',
    ]);
    expect(report).toMatchObject({ game: 'skirmish', games: 6, leaks: 0, undoMismatches: 0, roundTripMismatches: 0 });
    expect(JSON.parse(audited('2'))).toEqual(report);
  });

  it('tells what it finds in readable lines, saves the match, and says how to replay it', () => {
    const failures = mkdtempSync(join(tmpdir(), 'cardloom-'));
    // some of Tide's decks hold a card whose rule throws
    const { code, out, err } = cardloom(['audit', TIDE, '--games', '9', '--players', '2', '--failures', failures]);
    expect(code).toBe(1);
    expect(out).toContain('listed actions refused');
    expect(err).toMatch(
      /^validator: p\d lay \{"card":\d+\} is listed, but refused: .*the kraken wakes.* \(match seed \d+, after \d+ actions\)$/m,
    );
    const [, command] = err.match(/^ {2}cardloom (replay .*)$/m) ?? [];
    const replayed = cardloom(command.split(' '));
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(replayed.out).toMatch(/every action is legal, .*it stopped: validator: p\d lay .*the kraken wakes/);
    rmSync(failures, { recursive: true });
  });

  it('lists what a game tells on purpose, with its reason', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cardloom-'));
    const file = join(folder, 'frank.mjs');
    writeFileSync(
      file,
      `import { declareGame } from ${JSON.stringify(ENGINE)};
      const kit = declareGame({
        name: 'frank',
        zones: { deck: { of: 'player', seenBy: 'nobody' } },
        cards: { ant: {}, bee: {} },
        events: { SEEN: { name: '' } },
      });
      const look = kit.move().run(({ ctx, player, coreOps }) => {
        coreOps.emit('SEEN', { name: player.deck.top.name });
        if (ctx.numMoves > 4) coreOps.endGame();
        coreOps.endTurn();
      });
      export default kit.define({
        leaks: [{ by: 'events', move: 'look', reason: 'Looking is done aloud.' }],
        setup: ({ players, coreOps }) => {
          for (const { deck } of players) for (let i = 0; i < 8; i++) coreOps.createCard(i % 2 ? 'ant' : 'bee', deck);
          coreOps.shuffleAllDecks();
        },
        segments: { play: { moves: { look } } },
      });`,
    );
    const { code, out } = cardloom(['audit', file, '--games', '5', '--json']);
    expect(code).toBe(0);
    const { leaks, declaredLeaks } = JSON.parse(out);
    expect(leaks).toBe(0);
    expect(declaredLeaks).toEqual([
      { by: 'events', move: 'look', reason: 'Looking is done aloud.', found: expect.any(Number) },
    ]);
    expect(declaredLeaks[0].found).toBeGreaterThan(0);
    rmSync(folder, { recursive: true });
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
