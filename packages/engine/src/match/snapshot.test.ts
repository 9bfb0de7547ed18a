import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { CardloomError, createMatch, restore, type Snapshot, transition } from '../index.ts';
import { type LabMatch, lab, labGame, make } from '../world/lab.fixture.ts';

/** A match in which as many things as possible are not what they were at the start. */
function busyMatch(): LabMatch {
  const match = lab({ seed: 12, players: ['a', 'b', 'c'], options: { rules: ['x'] }, matchId: 'm', gameId: 'g' });
  make(match, ({ G, ctx, players, coreOps, zones }) => {
    G.count = -7;
    G.open = true;
    G.label = 'ünïcode "quoted"';
    G.links = [3, 1, 2];
    ctx.weather = 'wet';
    players[1].life = 3;
    players[2].marks = { poison: 4 };
    const token = coreOps.createCard('cow', players[1].play, { damage: 2, counters: ['x', 'y'] });
    coreOps.moveCard(ctx.cards[1], zones.table);
    coreOps.moveCard(ctx.cards[7], players[0].hand);
    coreOps.removeCard(ctx.cards[2]);
    coreOps.reveal(ctx.cards[3], 'b');
    coreOps.shuffle(players[1].deck);
    coreOps.extraTurn('c', { riders: { skipSteps: [], mark: [1] }, cause: token });
    coreOps.extraTurn('a', { after: 'b' });
    coreOps.skipTurn('b', 2);
    coreOps.skipPhase('end', { player: 'all', lasts: 'whileSource', source: token });
    coreOps.skipPhase('end', { player: 'b', lasts: 'nextTurn' });
    coreOps.insertPhases(['main'], { after: 'end' });
    coreOps.setPending('vote', ['a', 'c']);
    coreOps.setOtp('a');
    coreOps.pass();
  });
  match.flow.setPhase('end');
  return match;
}
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a snapshot', () => {
  it('is plain JSON', () => {
    const snapshot = busyMatch().snapshot();
    expect(copy(snapshot)).toEqual(snapshot);
  });

  it('restores to the same match, in every field', () => {
    const match = busyMatch();
    const restored = restore(labGame, copy(match.snapshot()));
    expect(restored.snapshot()).toEqual(match.snapshot());
    expect(restored.checksum()).toBe(match.checksum());
    expect(restored.positionHash()).toBe(match.positionHash());
    expect(restored.state).toEqual(match.state);
  });

  it('and the restored match goes on as the other does', () => {
    const match = busyMatch();
    const restored = restore(labGame, match.snapshot());
    for (let i = 0; i < 12; i++) {
      for (const each of [match, restored]) {
        make(each, ({ coreOps, G, players }) => {
          G.count += coreOps.random(100);
          coreOps.shuffle(players[0].deck);
          coreOps.endTurn();
        });
      }
      expect(restored.checksum()).toBe(match.checksum());
    }
    expect(restored.snapshot()).toEqual(match.snapshot());
  });

  it('runs no hook when it is restored', () => {
    let began = 0;
    const game = testGame({
      name: 'hooks',
      segments: { play: { onBegin: () => void began++, turn: { onBegin: () => void began++ } } },
    });
    const { snapshot } = { snapshot: createMatch(game).snapshot() };
    expect(began).toBe(2);
    restore(game, snapshot);
    expect(began).toBe(2);
  });

  it('does not depend on what was interned before', () => {
    const one = lab();
    make(one, ({ G }) => {
      G.links = [5];
      G.links = [];
      G.label = 'other';
      G.label = 'start';
    });
    const other = lab();
    make(other, () => {});
    expect(one.snapshot()).toEqual(other.snapshot());
  });

  it('is untouched by what the match or its reader does later', () => {
    const match = busyMatch();
    const snapshot = match.snapshot();
    const kept = copy(snapshot);
    make(match, ({ G }) => void G.count++);
    const restored = restore(labGame, snapshot);
    make(restored, ({ G, coreOps, players }) => {
      G.count++;
      coreOps.shuffle(players[0].deck);
    });
    expect(snapshot).toEqual(kept);
  });

  it('transition() gives a new snapshot and leaves the old one', () => {
    const match = lab();
    make(match, () => {});
    const before = match.snapshot();
    const kept = copy(before);
    const after = transition(labGame, before, { player: 'a', move: 'pass' });
    expect(before).toEqual(kept);
    match.act({ player: 'a', move: 'pass' });
    expect(after).toEqual(match.snapshot());
    expect(() => transition(labGame, before, { player: 'b', move: 'pass' })).toThrow(/not b's place/);
  });

  it('remembers its past, which cannot be undone', () => {
    const match = busyMatch();
    const restored = restore(labGame, match.snapshot());
    expect(restored.replay().actions).toEqual(match.replay().actions);
    expect(restored.state.ctx.moveHistory).toEqual(match.state.ctx.moveHistory);
    expect(restored.undo()).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });
});

describe('a snapshot that does not fit is refused', () => {
  const refusal = (snapshot: unknown, game = labGame): CardloomError => {
    try {
      restore(game, snapshot as Snapshot);
    } catch (error) {
      if (error instanceof CardloomError) return error;
      throw new Error('a raw error came through', { cause: error });
    }
    throw new Error('it was accepted');
  };

  it.each([undefined, null, 5, 'text', [], {}, true, () => 1])('%s is no snapshot', (input) => {
    expect(refusal(input).code).toBe('bad-snapshot');
  });

  it('another game’s, or another version’s', () => {
    const snapshot = busyMatch().snapshot();
    expect(refusal({ ...snapshot, game: 'chess' })).toMatchObject({ code: 'wrong-game', path: 'game' });
    expect(refusal({ ...snapshot, version: '2' })).toMatchObject({ code: 'wrong-game', path: 'version' });
    expect(refusal({ ...snapshot, format: 'cardloom/9' })).toMatchObject({ code: 'bad-snapshot', path: 'format' });
  });

  it('says where it is broken', () => {
    const broken = (change: (snapshot: Record<string, never>) => void) => {
      const snapshot = copy(busyMatch().snapshot()) as unknown as Record<string, never>;
      change(snapshot);
      return refusal(snapshot).path;
    };
    type Loose = Record<string, Record<string, Record<string, unknown>>>;
    expect(broken((s) => delete (s as unknown as Loose).state.game.count)).toBe('state.game.count');
    expect(broken((s) => ((s as unknown as Loose).state.game.count = 1.5 as never))).toBe('state.game.count');
    expect(broken((s) => ((s as unknown as Loose).header.phase = 'nowhere' as never))).toBe('header.phase');
    expect(broken((s) => ((s as unknown as Loose).cards[2].name = 'unicorn'))).toBe('cards[2].name');
    expect(broken((s) => ((s as unknown as Loose).cards[2].owner = 9))).toBe('cards[2].owner');
    expect(broken((s) => delete (s as unknown as Loose).zones.hand)).toBe('zones.hand');
    expect(broken((s) => ((s as unknown as Loose).pending.vote = 'x' as never))).toBe('pending.vote');
    expect(broken((s) => ((s as unknown as { seed: unknown }).seed = 1.5))).toBe('seed');
    expect(broken((s) => ((s as unknown as { seed: unknown }).seed = 13))).toBe('seal');
    expect(broken((s) => ((s as unknown as Loose).header.numTurns = 5 as never))).toBe('checksum');
  });

  it('however it was damaged: every place, deleted or replaced', { timeout: 30_000 }, () => {
    const whole = busyMatch().snapshot() as unknown as Record<string, unknown>;
    const places: (string | number)[][] = [];
    const walk = (value: unknown, path: (string | number)[]): void => {
      if (path.length > 0) places.push(path);
      if (Array.isArray(value)) value.forEach((item, i) => void walk(item, [...path, i]));
      else if (typeof value === 'object' && value !== null)
        for (const [key, item] of Object.entries(value)) walk(item, [...path, key]);
    };
    walk(whole, []);
    expect(places.length).toBeGreaterThan(300);
    const junk: unknown[] = [
      null,
      true,
      -1,
      3,
      0.5,
      1e12,
      '',
      'x',
      [],
      {},
      [null],
      { x: 1 },
      undefined,
      Number.NaN,
      () => 1,
    ];
    const grown = (old: unknown) => (Array.isArray(old) ? [...old, 1] : { ...(old as object), extra: 1 });

    for (const [number, place] of places.entries()) {
      const at = (root: unknown) => place.slice(0, -1).reduce((value, key) => (value as never)[key], root) as never;
      const last = place.at(-1) as never;
      const old: unknown = at(whole)[last];
      const some = junk.filter((_, i) => (i + number) % 3 === 0);
      const changes = some.filter((value) => JSON.stringify(value) !== JSON.stringify(old));
      if (typeof old === 'object' && old !== null) changes.push(grown(old));
      if (typeof old === 'number') changes.push(old + 1);
      if (Array.isArray(old) && JSON.stringify(old.toReversed()) !== JSON.stringify(old))
        changes.push(old.toReversed());
      for (const value of changes) {
        const damaged = copy(whole);
        (at(damaged) as Record<string, unknown>)[last] = value;
        const error = refusal(damaged);
        expect(['bad-snapshot', 'wrong-game']).toContain(error.code);
        expect(error.path).not.toBe('');
      }
      const without = copy(whole);
      if (Array.isArray(at(without))) (at(without) as unknown[]).splice(last as number, 1);
      else delete at(without)[last];
      expect(['bad-snapshot', 'wrong-game']).toContain(refusal(without).code);
    }
  });

  it('and leaves no trace in the game: an undamaged one still restores', () => {
    const snapshot = busyMatch().snapshot();
    refusal({ ...snapshot, cards: [] });
    expect(restore(labGame, snapshot).checksum()).toBe(snapshot.checksum);
  });
});
