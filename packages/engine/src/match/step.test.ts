import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { createMatch, type Match, playReplay, restore, restoreEdited, undo } from '../index.ts';

let onSay: () => void = () => {};

const game = testGame({
  name: 'watched',
  state: { game: { log: '' } },
  effects: {
    say: ({ G }, effect) => {
      onSay();
      G.log += String(effect.word);
    },
    fall: () => {
      throw new Error('fell');
    },
  },
  moves: { undo },
  segments: {
    play: {
      moves: {
        three: ({ coreOps }) => coreOps.sequence(['a', 'b', 'c'].map((word) => ({ do: 'say', word }))),
        fall: ({ coreOps }) => coreOps.sequence([{ do: 'say', word: 'x' }, { do: 'fall' }]),
        roll: ({ G, coreOps }) => {
          G.log += String(coreOps.random(6));
        },
        pick: {
          choices: { word: { oneOf: () => ['a', 'b'], leftOut: 'a' } },
          run: ({ coreOps }, { word }) => coreOps.interrupt({ do: 'say', word }),
        },
      },
      turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
    },
  },
});
const start = () => createMatch(game, { seed: 1 });
const three = { player: 'p0', move: 'three' };
const BUSY = { code: 'busy' };

function finish(match: Match<never>) {
  for (;;) {
    const step = match.step();
    if (step.done) return step.result;
  }
}

describe('watching the machine', () => {
  it('takes one step of settle at a time and ends in the same state as act', () => {
    const match = createMatch(game, { seed: 1 });
    const twin = createMatch(game, { seed: 1 });
    expect(match.begin({ player: 'p0', move: 'three' })).toBe(null);
    const seen: string[] = [];
    for (let step = match.step(); ; step = match.step()) {
      seen.push(`${match.state.G.log}/${match.state.ctx.turnPlayerPos}`);
      if (step.done) break;
    }
    expect(seen).toEqual(['a/0', 'ab/0', 'abc/0', 'abc/1', 'abc/1']);
    twin.act({ player: 'p0', move: 'three' });
    expect(match.checksum()).toBe(twin.checksum());
    expect(match.undo().ok).toBe(true);
    expect(match.checksum()).toBe(createMatch(game, { seed: 1 }).checksum());
  });

  it('nothing else can be done in the middle', () => {
    const match = createMatch(game, { seed: 1 });
    match.begin({ player: 'p0', move: 'three' });
    for (const result of [match.act({ player: 'p0', move: 'three' }), match.undo(), match.flow.endTurn()]) {
      expect(result).toMatchObject({ ok: false, error: { code: 'busy' } });
    }
  });

  it('a rule that fails takes the whole move back', () => {
    const match = createMatch(game, { seed: 1 });
    const before = match.checksum();
    match.begin({ player: 'p0', move: 'fall' });
    expect(match.step()).toEqual({ done: false });
    const last = match.step();
    expect(last).toMatchObject({ done: true, result: { ok: false, error: { code: 'rule-threw' } } });
    expect(match.checksum()).toBe(before);
    expect(match.act({ player: 'p0', move: 'three' }).ok).toBe(true);
  });
});

describe('what begin takes is what act takes', () => {
  it('an action with the checksum of another state is refused', () => {
    const match = start();
    const action = { ...three, checksum: 'nonsense' };
    expect(match.begin(action)).toMatchObject({ code: 'checksum-mismatch' });
    expect(match.begin({ ...three, checksum: match.checksum() })).toBe(null);
  });

  it('history has the canonical arguments, whichever spelling was sent', () => {
    const match = start();
    const twin = start();
    match.begin({ player: 'p0', move: 'pick' });
    expect(finish(match as never).ok).toBe(true);
    twin.act({ player: 'p0', move: 'pick' });
    expect(twin.replay().actions).toEqual([{ player: 'p0', move: 'pick', args: { word: 'a' } }]);
    expect(match.replay()).toEqual(twin.replay());
    expect(match.state.ctx.moveHistory).toEqual(twin.state.ctx.moveHistory);
  });

  it('whatever act refuses, begin refuses with the same failure, and nothing is watched', () => {
    for (const action of [
      { player: 'nobody', move: 'three' },
      { player: 'p1', move: 'three' },
      { player: 'p0', move: 'four' },
      { player: 'p0', move: 'pick', args: { word: 'z' } },
      { player: 'p0', move: 'undo' },
      { move: 'three' },
      null,
    ]) {
      const match = start();
      const failure = match.begin(action as never);
      expect(failure).toEqual((match.act(action as never) as { error: unknown }).error);
      expect(failure).toEqual(match.whyNot(action as never));
      expect(match.act(three).ok).toBe(true);
    }
  });

  it('the move undo is granted or refused as in act, and its first step is its last', () => {
    const match = start();
    expect(match.begin({ player: 'p0', move: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
    const before = match.checksum();
    match.act(three);
    expect(match.begin({ player: 'p0', move: 'undo' })).toBe(null);
    expect(match.act(three)).toMatchObject({ ok: false, error: BUSY });
    expect(match.step()).toMatchObject({ done: true, result: { ok: true } });
    expect(match.checksum()).toBe(before);
    expect(match.replay().actions).toHaveLength(2);

    match.act({ player: 'p0', move: 'roll' });
    expect(match.begin({ player: 'p0', move: 'undo' })).toMatchObject({ code: 'consent-needed' });
    expect(match.begin({ player: 'p1', move: 'undo', args: { agree: true } })).toBe(null);
    expect(finish(match as never).ok).toBe(true);
    expect(match.checksum()).toBe(before);
    expect(playReplay(game, match.replay()).checksum()).toBe(before);
  });

  it('a step without a move, or in the middle of a rule, is refused and disturbs nothing', () => {
    const match = start();
    expect(match.step()).toMatchObject({ done: true, result: { error: { code: 'nothing-to-do' } } });
    const inside: unknown[] = [];
    onSay = () => {
      inside.push(match.step(), match.begin(three), match.act(three), match.undo());
      for (const copy of [() => match.fork(), () => match.snapshot(), () => match.replay(), () => match.line()]) {
        expect(copy).toThrow(expect.objectContaining(BUSY));
      }
    };
    try {
      match.begin(three);
      expect(finish(match as never).ok).toBe(true);
      match.act({ player: 'p1', move: 'three' });
    } finally {
      onSay = () => {};
    }
    expect(inside).toHaveLength(24);
    expect(JSON.stringify(inside)).not.toContain('"ok":true');
    expect(match.state.G.log).toBe('abcabc');
    expect(playReplay(game, match.replay()).checksum()).toBe(match.checksum());
  });
});

describe('in the middle of a watched move', () => {
  const middle = () => {
    const match = start();
    match.begin(three);
    match.step();
    return match;
  };

  it('nobody can act, and nobody is told that they could', () => {
    const match = middle();
    const choosing = match.choosing('p0');
    expect(match.isLegal(three)).toBe(false);
    expect(match.whyNot(three)).toMatchObject(BUSY);
    expect(match.act(three)).toMatchObject({ ok: false, error: BUSY });
    expect(match.begin(three)).toMatchObject(BUSY);
    for (const player of match.players) {
      expect([...match.legalActions(player)]).toEqual([]);
      expect([...match.tableActions(player)]).toEqual([]);
      expect(match.listActions(player).size).toBe(0);
      expect(match.availableMoves(player)).toEqual([]);
    }
    expect([match.seatToAct, match.waitingFor]).toEqual([-1, []]);
    expect(choosing.choices().options).toEqual([]);
    expect(() => choosing.choose('three')).toThrow(expect.objectContaining({ code: 'illegal-choice' }));
    expect(() => match.processAction(three)).toThrow(expect.objectContaining(BUSY));

    const later = start();
    later.act(three);
    expect([...later.tableActions('p0')]).toHaveLength(1);
    later.begin({ player: 'p1', move: 'three' });
    expect([...later.tableActions('p0')]).toEqual([]);
  });

  it('the host neither undoes, redoes, notes, navigates nor switches the rules off', () => {
    const match = middle();
    for (const result of [
      match.undo(),
      match.redo(),
      match.note('pause'),
      match.setManualMode(true),
      match.flow.endTurn(),
      match.flow.setSegment('play'),
    ]) {
      expect(result).toMatchObject({ ok: false, error: BUSY });
    }
    expect(finish(match as never).ok).toBe(true);
    expect(match.state.G.log).toBe('abc');
  });

  it('it can be looked at', () => {
    const match = middle();
    expect(match.state.G.log).toBe('a');
    expect(match.view('p1').G.log).toBe('a');
    expect(match.flow.shouldEndTurn()).toBe(true);
    expect(match.snapshot()).toMatchObject({
      header: { agenda: [{ word: 'b' }, { word: 'c' }] },
      history: [],
      watched: { player: 'p0', move: 'three', args: {} },
    });
    expect(finish(match as never).ok).toBe(true);
    expect(match.snapshot()).not.toHaveProperty('watched');
  });

  it('there is no copy, sample, line or replay of it', () => {
    const match = middle();
    for (const copy of [() => match.fork(), () => match.sample('p0', 1), () => match.line(), () => match.replay()]) {
      expect(copy).toThrow(expect.objectContaining(BUSY));
    }
    expect(finish(match as never).ok).toBe(true);
    for (const copy of [match.fork(), restore(game, match.snapshot()), playReplay(game, match.replay())]) {
      expect(copy.checksum()).toBe(match.checksum());
      expect(copy.act({ player: 'p1', move: 'three' }).ok).toBe(true);
    }
  });

  it('a picture of it cannot be restored, not even when it has been edited', () => {
    const match = middle();
    const picture = match.snapshot();
    for (const load of [restore, restoreEdited]) {
      expect(() => load(game, picture)).toThrow(expect.objectContaining({ code: 'bad-snapshot', path: 'watched' }));
    }
    const { watched: _, ...forged } = picture;
    expect(() => restore(game, forged)).toThrow(expect.objectContaining({ code: 'bad-snapshot' }));
    expect(() => restoreEdited(game, forged)).toThrow(
      expect.objectContaining({ code: 'bad-snapshot', path: 'header.agenda' }),
    );
  });

  it('listeners hear of it when it is done', () => {
    const match = start();
    const heard: string[] = [];
    match.subscribe('p1', ({ type }) => heard.push(type));
    match.begin(three);
    expect(match.step()).toEqual({ done: false });
    expect(heard).toEqual([]);
    finish(match as never);
    expect(heard.at(-1)).toBe('STATE_SNAPSHOT');
  });
});
