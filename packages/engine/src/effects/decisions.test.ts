import { describe, expect, it } from 'vitest';
import { numberChoice, oneOf, testGame } from '../define.fixture.ts';
import { type Args, type Ask, createMatch, type Effect, restore, type Snapshot } from '../index.ts';
import { act, answer, log, PICK, type Stage, type StageContext, type StageMatch, say, stage } from './stage.fixture.ts';

const pick = (player: string | string[], of: number[], otherwise?: Effect<Stage>): Ask<Stage> => ({
  ask: 'pick',
  player,
  data: { of },
  ...(otherwise === undefined ? {} : { otherwise }),
});
const code = (result: ReturnType<typeof answer>): string => (result.ok ? 'ok' : result.error.code);
const again = (match: StageMatch): StageMatch =>
  restore(match.game, JSON.parse(JSON.stringify(match.snapshot())) as Snapshot);

describe('one is asked', () => {
  it('everything waits for the answer, and the rest of the agenda goes on with it', () => {
    const match = stage();
    act(match, ({ coreOps }) => coreOps.sequence([pick('bo', [1, 2]), { do: 'say', text: 'rest' }]));
    expect(log(match)).toBe('');
    expect([...match.legalActions('ann')]).toEqual([]);
    expect([...match.legalActions('bo')].map(({ move, args }) => [move, args])).toEqual([
      ['pick', { n: 1 }],
      ['pick', { n: 2 }],
    ]);
    expect(match.waitingFor).toEqual(['bo']);
    expect(code(match.act({ player: 'ann', move: 'do' }))).toBe('decision-pending');
    expect(code(answer(match, 'ann', 'pick', { n: 1 }))).toBe('not-your-priority');
    expect(code(answer(match, 'bo', 'pick', { n: 3 }))).toBe('illegal-choice');
    expect(code(answer(match, 'bo', 'pick', { n: 2 }))).toBe('ok');
    expect(log(match)).toBe('{"n":2} rest');
  });

  it('the decision is shown to all by name, and to the asked with its data', () => {
    const match = stage();
    act(match, ({ coreOps }) => coreOps.ask(pick('bo', [1, 2])));
    expect(match.view('bo').decision).toEqual({ name: 'pick', waiting: ['bo'], data: { of: [1, 2] } });
    expect(match.view('ann').decision).toEqual({ name: 'pick', waiting: ['bo'] });
    expect(match.view(null).decision).toEqual({ name: 'pick', waiting: ['bo'] });
  });

  it('who has no options is not asked: `otherwise` happens instead, or nothing', () => {
    const match = stage();
    act(match, ({ coreOps }) =>
      coreOps.sequence([pick('bo', [], { do: 'say', text: 'none' }), pick('bo', []), { do: 'say', text: 'rest' }]),
    );
    expect(match.view('bo').decision).toBe(null);
    expect(log(match)).toBe('none rest');
  });

  it('onAsk runs when the question is put', () => {
    const match = stage({
      decisions: {
        pick: {
          ...PICK,
          onAsk: (context, { of }) => say(context, `asked of ${String(of)}`),
        },
      },
    });
    act(match, ({ coreOps }) => coreOps.sequence([{ do: 'say', text: 'first' }, pick('bo', [1])]));
    expect(log(match)).toBe('first asked of 1');
  });

  it('a player who is nobody is an error of the rule', () => {
    const match = stage();
    expect(() => act(match, ({ coreOps }) => coreOps.ask(pick('cy', [1])))).toThrow('"cy", who is no player');
  });
});

describe('a match that was saved while somebody was asked', () => {
  it('goes back to the question by undo, whatever waited since', () => {
    const match = stage();
    act(match, ({ coreOps }) => coreOps.ask(pick('bo', [1, 2])));
    const restored = again(match);
    const asked = restored.checksum();
    answer(restored, 'bo', 'pick', { n: 2 });
    act(restored, ({ coreOps }) => coreOps.interrupt({ do: 'say', text: 'later' }));
    restored.undo();
    restored.undo();
    expect(restored.checksum()).toBe(asked);
    expect(code(answer(restored, 'bo', 'pick', { n: 1 }))).toBe('ok');
  });
});

describe('several are asked in secret', () => {
  const bids: Ask<Stage> = { ask: 'bid', player: ['ann', 'bo', 'cy'], data: {} };
  const three = () => stage({}, { players: ['ann', 'bo', 'cy'] });

  it('answers stay sealed until the last one is in, and go on in seat order', () => {
    const match = three();
    act(match, ({ coreOps }) => coreOps.ask(bids));
    const other = match.fork();
    answer(match, 'cy', 'bid', { n: 3 });
    answer(other, 'cy', 'bid', { n: 8 });
    for (const viewer of ['ann', 'bo', null]) expect(match.view(viewer)).toEqual(other.view(viewer));
    expect(match.view('ann').decision?.waiting).toEqual(['ann', 'bo']);
    expect(code(answer(match, 'cy', 'bid', { n: 4 }))).toBe('not-your-priority');
    answer(match, 'ann', 'bid', { n: 1 });
    expect(log(match)).toBe('');
    answer(match, 'bo', 'bid', { n: 2 });
    expect(log(match)).toBe('{"n":1} {"n":2} {"n":3}');
  });

  it('the result does not depend on who was quicker, random numbers included', () => {
    const bid = {
      choices: { n: numberChoice<Stage>({ min: 0, max: 9 }) },
      run: (context: StageContext, { n }: Args) => say(context, `${String(n)} ${context.coreOps.random(1000)}`),
    };
    const play = (order: readonly [string, number][]): string => {
      const match = stage({ decisions: { bid } }, { players: ['ann', 'bo', 'cy'] });
      act(match, ({ coreOps }) => coreOps.ask(bids));
      for (const [player, n] of order) answer(match, player, 'bid', { n });
      return match.checksum();
    };
    const first = play([
      ['ann', 1],
      ['bo', 2],
      ['cy', 3],
    ]);
    expect(
      play([
        ['cy', 3],
        ['ann', 1],
        ['bo', 2],
      ]),
    ).toBe(first);
    expect(
      play([
        ['bo', 2],
        ['cy', 3],
        ['ann', 1],
      ]),
    ).toBe(first);
    expect(
      play([
        ['bo', 3],
        ['cy', 2],
        ['ann', 1],
      ]),
    ).not.toBe(first);
  });

  it('nobody waits for a player who leaves', () => {
    const match = three();
    act(match, ({ coreOps }) => coreOps.ask(bids));
    answer(match, 'ann', 'bid', { n: 1 });
    answer(match, 'bo', 'bid', { n: 2 });
    expect(match.act({ player: 'cy', move: 'concede' }).ok).toBe(true);
    expect(match.view(null).decision).toBe(null);
    expect(log(match)).toBe('{"n":1} {"n":2}');
  });

  it('if all who were asked leave, `otherwise` happens', () => {
    const match = three();
    act(match, ({ coreOps }) =>
      coreOps.sequence([pick('cy', [1], { do: 'say', text: 'gone' }), { do: 'say', text: 'rest' }]),
    );
    match.act({ player: 'cy', move: 'concede' });
    expect(log(match)).toBe('gone rest');
  });

  it('whoever has nothing left to choose from, since somebody left, is not waited for', () => {
    // cards of others on the table: with cy, the only one goes
    const take = {
      choices: { card: oneOf<Stage>(({ players }) => players[2].board.cards) },
      run: (context: StageContext, { card }: Args) => say(context, `${context.player.id} took ${String(card)}`),
    };
    const leave = {
      table: true,
      anyPlayer: true,
      choices: {},
      run: ({ coreOps, player }: StageContext) => {
        for (const card of player.board.cards) coreOps.removeCard(card);
        coreOps.leave(player);
      },
    };
    const match = stage({ decisions: { take }, moves: { leave } }, { players: ['ann', 'bo', 'cy'] });
    act(match, ({ coreOps, players }) => {
      coreOps.createCard('stone', players[2].board);
      const otherwise = { do: 'say', text: 'nothing' };
      coreOps.sequence([
        { ask: 'take', player: ['ann', 'bo'], data: {}, otherwise },
        { do: 'say', text: 'rest' },
      ]);
    });
    const other = match.fork();
    match.act({ player: 'cy', move: 'leave' });
    expect([match.view(null).decision, log(match)]).toEqual([null, 'nothing rest']);
    // an answer that was given counts
    answer(other, 'bo', 'take', { card: 1 });
    other.act({ player: 'cy', move: 'leave' });
    expect([other.view(null).decision, log(other)]).toEqual([null, 'bo took 1 rest']);
  });

  it('somebody who is asked and has left already is passed over', () => {
    const match = three();
    match.act({ player: 'cy', move: 'concede' });
    act(match, ({ coreOps }) => coreOps.ask(bids));
    expect(match.view(null).decision?.waiting).toEqual(['ann', 'bo']);
  });
});

describe('a decision that waits', () => {
  it('survives snapshot, JSON and restore, with all that waits behind it', () => {
    const match = stage();
    act(match, ({ coreOps }) =>
      coreOps.sequence([pick(['ann', 'bo'], [1, 2]), pick('ann', [3]), { do: 'say', text: 'rest' }]),
    );
    answer(match, 'bo', 'pick', { n: 2 });
    const copy = again(match);
    expect(copy.checksum()).toBe(match.checksum());
    for (const each of [match, copy]) {
      answer(each, 'ann', 'pick', { n: 1 });
      answer(each, 'ann', 'pick', { n: 3 });
    }
    expect(log(copy)).toBe('{"n":1} {"n":2} {"n":3} rest');
    expect(copy.checksum()).toBe(match.checksum());
  });

  it('is undone and redone, and forks apart', () => {
    const match = stage();
    const root = match.checksum();
    act(match, ({ coreOps }) => coreOps.ask(pick('bo', [1, 2])));
    const waiting = match.checksum();
    const fork = match.fork();
    answer(match, 'bo', 'pick', { n: 1 });
    const answered = match.checksum();
    match.undo();
    expect(match.checksum()).toBe(waiting);
    expect([...match.legalActions('bo')]).toHaveLength(2);
    match.undo();
    expect(match.checksum()).toBe(root);
    match.redo();
    match.redo();
    expect(match.checksum()).toBe(answered);
    answer(fork, 'bo', 'pick', { n: 2 });
    expect([log(match), log(fork)]).toEqual(['{"n":1}', '{"n":2}']);
  });

  it('is on a line of play as well: make and unmake', () => {
    const match = stage();
    act(match, ({ coreOps }) => coreOps.ask(pick('bo', [1, 2])));
    const line = match.line();
    const before = line.checksum();
    for (const action of match.legalActions('bo')) {
      expect(line.make(action)).toBe(null);
      expect(line.checksum()).not.toBe(before);
      line.unmake();
      expect(line.checksum()).toBe(before);
    }
  });

  it('is dropped when the game is over', () => {
    const match = stage();
    act(match, ({ coreOps }) => coreOps.ask(pick('bo', [1])));
    match.act({ player: 'ann', move: 'concede' });
    expect(match.state.ctx.winner).toBe('bo');
    expect(match.view('bo').decision).toBe(null);
  });
});

it('data of work that waits keeps the order of its keys through a snapshot', () => {
  const game = testGame({
    name: 'ordered',
    state: { game: { keys: '' } },
    decisions: {
      go: {
        choices: { ok: { oneOf: () => [1] } },
        run: ({ G }, _args, data) => {
          G.keys = Object.keys(data).join();
        },
      },
    },
    segments: {
      play: {
        moves: {
          start: ({ coreOps }) => coreOps.sequence([{ ask: 'go', player: 'p0', data: { z: 1, a: 2 } }]),
        },
      },
    },
  });
  const match = createMatch(game);
  match.act({ player: 'p0', move: 'start' });
  const restored = restore(game, JSON.parse(JSON.stringify(match.snapshot())));
  for (const either of [match, restored]) either.act({ player: 'p0', move: 'go', args: { ok: 1 } });
  expect(match.state.G.keys).toBe('z,a');
  expect(restored.state.G.keys).toBe(match.state.G.keys);
});
