import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Match, playReplay, type Replay, restoreEdited, type Snapshot } from 'cardloom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { audit, laws, prototypeOfMatch } from './broken.fixture.ts';
import { assertConforms, conform } from './conform.ts';
import { duel, flawed } from './duel.fixture.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the list and the validator', { timeout: 60_000 }, () => {
  it('a move refuses what its choices list', () => {
    const report = audit({ onPlay: (_context, card) => (card.name === 'oaf' ? 'Oafs stay at home.' : undefined) });
    expect(laws(report)).toContain('validator');
    expect(report.legalRejected).toBeGreaterThan(0);
    expect(report.findings[0].detail).toContain('Oafs stay at home.');
  });

  it('a choice accepts more than it lists', () => {
    const game = flawed({ name: 'lax' });
    const [, choice] = [...(game.compiled.flow.movesByName.get('play')?.[0].choices ?? [])][0];
    choice.check = (_env, answer) => answer as number;
    const report = conform(game, { games: 4 });
    expect(laws(report)).toContain('validator');
    expect(report.illegalAccepted).toBeGreaterThan(0);
  });

  it('a choice refuses one of its own options', () => {
    const game = flawed({ name: 'stern' });
    const [, choice] = [...(game.compiled.flow.movesByName.get('stash')?.[0].choices ?? [])][0];
    const { list } = choice;
    choice.list = (env, out) => {
      list.call(choice, env, out);
      out.push([1, 2, 3]);
    };
    const report = conform(game, { games: 2 });
    expect(laws(report)).toContain('validator');
    expect(report.legalRejected).toBeGreaterThan(0);
  });

  it('a list that has an action twice, and counts otherwise', () => {
    const game = flawed({ name: 'double' });
    const [, choice] = [...(game.compiled.flow.movesByName.get('play')?.[0].choices ?? [])][0];
    const { list } = choice;
    choice.list = (env, out) => {
      list.call(choice, env, out);
      out.push(...out.slice(0, 1));
    };
    const report = conform(game, { games: 2 });
    expect(laws(report)).toContain('legal-list');
    expect(report.findings.some(({ detail }) => detail.includes('is listed twice'))).toBe(true);
  });
});

describe('what is kept outside the match', { timeout: 60_000 }, () => {
  it('a variable that the rules read and write', () => {
    let plays = 0;
    const report = audit({
      onPlay: ({ player }) => {
        plays += 1;
        player.red = plays % 3;
        return undefined;
      },
    });
    expect(laws(report)).toContain('outside-writes');
    expect(laws(report)).toContain('replay');
    expect(report.outsideWrites).toBeGreaterThan(0);
  });

  it('a write that is not on the tape', () => {
    const report = audit({
      onPlay: (_context, card) => {
        const hidden = (name: string): unknown => {
          const symbol = Object.getOwnPropertySymbols(card).find(({ description }) => description === name) as symbol;
          return (card as unknown as Record<symbol, unknown>)[symbol];
        };
        const { mem, layout } = hidden('world') as { mem: Int32Array; layout: { cardWords: number } };
        mem[(hidden('base') as number) + layout.cardWords - 1] += 1;
        return undefined;
      },
    });
    expect(laws(report)).toContain('outside-writes');
    expect(report.findings.some(({ detail }) => detail.includes('not on the tape'))).toBe(true);
  });

  it('a memory of each match that is no part of it', () => {
    const seen = new WeakMap<object, number>();
    const report = audit({
      onTurn: ({ G, coreOps }) => {
        const turns = (seen.get(G) ?? 0) + 1;
        seen.set(G, turns);
        coreOps.emit('TURNS', { turns });
        G.note = `${turns}`;
      },
    });
    expect(laws(report)).toContain('outside-writes');
    expect(report.findings.some(({ detail }) => detail.includes('the rules remember something'))).toBe(true);
  });
});

describe('saving and undoing', { timeout: 60_000 }, () => {
  it('a snapshot that loses something', () => {
    const prototype = prototypeOfMatch();
    const { snapshot } = prototype;
    let isLosing = false;
    vi.spyOn(prototype, 'snapshot').mockImplementation(function (this: Match) {
      const made = snapshot.call(this);
      if (isLosing) return made;
      isLosing = true;
      const lost = { ...made, cards: made.cards.map((card) => ({ ...card, is: { dmg: 0 } })) } as Snapshot;
      const again = restoreEdited(duel, { ...lost, header: { ...lost.header, numMoves: 0 } }).snapshot();
      isLosing = false;
      return again;
    });
    expect(laws(conform(duel, { games: 2 }))).toContain('round-trip');
  });

  it('an undo that leaves something behind', () => {
    const prototype = prototypeOfMatch();
    const { undo } = prototype;
    vi.spyOn(prototype, 'undo').mockImplementation(function (this: Match) {
      const result = undo.call(this);
      this.setManualMode(true);
      this.setManualMode(false);
      return result;
    });
    const report = conform(duel, { games: 2 });
    expect(laws(report)).toContain('undo');
    expect(report.undoMismatches).toBeGreaterThan(0);
  });
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

it('assertConforms throws what was found, saves the match, and says how to play it again', () => {
  const game = flawed({ onPlay: () => 'Never.' });
  const failures = mkdtempSync(join(tmpdir(), 'cardloom-'));
  let message = '';
  try {
    assertConforms(game, { games: 1, failures });
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toMatch(/duel does not conform[\s\S]*validator \(seed \d+, action \d+\): .*Never\./);
  const [, file] = message.match(/npx cardloom replay (\S+\.json)/) ?? [];
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Replay & { format: string; error: string };
  expect(saved).toMatchObject({ format: 'cardloom-replay/1', game: 'duel' });
  expect(saved.error).toMatch(/^validator: .*Never\./);
  expect(playReplay(game, saved).checksum()).toBe(saved.checksum);
  rmSync(failures, { recursive: true });
});
