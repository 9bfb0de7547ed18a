import { describe, expect, it } from 'vitest';
import { numberChoice, oneOf } from '../define.fixture.ts';
import { type Action, type Ask, type Effect, type Json, playReplay } from '../index.ts';
import { log, PICK, type Stage, type StageContext, type StageMatch, say, stage } from './stage.fixture.ts';

const pick = (player: string | string[], of: number[], otherwise?: Effect<Stage>): Ask<Stage> => ({
  ask: 'pick',
  player,
  data: { of },
  ...(otherwise === undefined ? {} : { otherwise }),
});

const GO = { anyPlayer: true, choices: { n: numberChoice<Stage>({ min: 0, max: 9 }) }, ahead: 'answers' };

/** A move whose consequences ask; the log says when somebody really is asked. */
function asking(run: (context: StageContext) => void, cards = 0): StageMatch {
  return stage({
    setup: ({ coreOps, players }) => {
      for (let i = 0; i < cards; i++) coreOps.createCard(i % 2 === 0 ? 'bell' : 'drum', players[0].deck);
    },
    moves: {
      go: { ...GO, run },
      plain: { anyPlayer: true, choices: {}, run },
    },
    decisions: {
      pick: {
        ...PICK,
        onAsk: (context, { of }) => say(context, `asked:${String(of)}`),
      },
      both: { ...PICK, choices: { n: numberChoice({ min: 0, max: 9 }), m: numberChoice({ min: 0, max: 9 }) } },
    },
  });
}
const go = (answers?: Json): Action => ({
  player: 'ann',
  move: 'go',
  args: answers === undefined ? { n: 1 } : { n: 1, answers },
});
const picked = (n: number): Action => ({ player: 'ann', move: 'pick', args: { n } });
const twice = (context: StageContext): void => {
  context.coreOps.sequence([pick('ann', [1, 2]), { do: 'say', text: 'between' }, pick('ann', [3, 4])]);
};

/** Refused by `act`, `isLegal`, `begin` alike, with the same failure and nothing changed. */
function refused(match: StageMatch, action: Action): { code: string; message: string; path?: string } {
  const before = match.checksum();
  const { state } = match;
  const why = match.whyNot(action);
  const result = match.act(action);
  if (why === null || result.ok) throw new Error('was accepted');
  expect({ ...why }).toEqual({ ...result.error });
  expect(match.begin(action)).toEqual(why);
  expect([match.checksum(), match.state]).toEqual([before, state]);
  expect(match.waitingFor.length).toBeGreaterThan(0);
  return { ...why };
}

describe('answers given ahead', () => {
  it('answer what the move makes its player decide, in order, and nobody is asked', () => {
    const match = asking(twice);
    const result = match.act(go([2, 3]));
    expect([result.ok, log(match), match.view('ann').decision]).toEqual([true, '{"n":2} between {"n":3}', null]);
  });

  it('lead to the same position as the same answers given one by one', () => {
    const apart = stage({ moves: { go: { ...GO, run: twice } } });
    const together = stage({ moves: { go: { ...GO, run: twice } } });
    together.act(go([2, 3]));
    for (const action of [go(), picked(2), picked(3)]) expect(apart.act(action).ok).toBe(true);
    expect([log(apart), apart.checksum()]).toEqual([log(together), together.checksum()]);
  });

  it('may be fewer than the questions: the rest is asked', () => {
    const match = asking(twice);
    expect(match.act(go([1])).ok).toBe(true);
    expect([log(match), match.waitingFor]).toEqual(['{"n":1} between asked:3,4', ['ann']]);
    expect(match.act(picked(4)).ok).toBe(true);
    expect(log(match)).toBe('{"n":1} between asked:3,4 {"n":4}');
  });

  it('refuse the whole move if one is none', () => {
    const match = asking(twice);
    expect(refused(match, go([7]))).toMatchObject({ code: 'illegal-choice', path: 'args.answers[0]' });
    expect(refused(match, go([2, 2]))).toMatchObject({ path: 'args.answers[1]' });
    expect(refused(match, go([2, null]))).toMatchObject({ path: 'args.answers[1]' });
    expect(log(match)).toBe('');
  });

  it('refuse the whole move if there are too many, or no list', () => {
    const match = asking(twice);
    expect(refused(match, go([2, 3, 4]))).toMatchObject({ code: 'illegal-choice', path: 'args.answers[2]' });
    expect(refused(match, go(2)).message).toMatch(/is a list of answers/);
    expect(refused(match, go({ 0: 2 })).path).toBe('args.answers');
    expect(
      refused(
        asking(() => undefined),
        go([1]),
      ).message,
    ).toMatch(/answers nothing that is asked/);
  });

  it('do not excuse the move’s own choices, and are unknown to other moves', () => {
    const match = asking(twice);
    expect(refused(match, { player: 'ann', move: 'go', args: { n: 10, answers: [2, 3] } }).path).toBe('args.n');
    expect(refused(match, { player: 'ann', move: 'plain', args: { answers: [2, 3] } }).path).toBe('args.answers');
    expect(match.act(go([2, 3])).ok).toBe(true);
    // what was refused before left no answers behind
    match.act(go());
    expect(match.waitingFor).toEqual(['ann']);
  });

  it('are for the player of the move alone', () => {
    const other = asking(({ coreOps }) => coreOps.sequence([pick('bo', [1, 2]), pick('ann', [1, 2])]));
    expect(refused(other, go([1])).message).toMatch(/answers nothing that is asked/);
    const secret = asking(({ coreOps }) => coreOps.ask(pick(['ann', 'bo'], [1, 2])));
    expect(refused(secret, go([1])).message).toMatch(/answers nothing that is asked/);
  });

  it('skip questions that have no options', () => {
    const match = asking(({ coreOps }) => coreOps.sequence([pick('ann', []), pick('ann', [5])]));
    expect(match.act(go([5])).ok).toBe(true);
    expect(log(match)).toBe('{"n":5}');
  });

  it('answer a decision of several choices by name', () => {
    const match = asking(({ coreOps }) => coreOps.ask({ ask: 'both', player: 'ann', data: {} }));
    expect(refused(match, go([3])).path).toBe('args.answers[0]');
    expect(match.act(go([{ m: 4, n: 3 }])).ok).toBe(true);
    expect(log(match)).toBe('{"n":3,"m":4}');
    expect(match.replay().actions).toEqual([{ player: 'ann', move: 'go', args: { n: 1, answers: [{ n: 3, m: 4 }] } }]);
  });

  it('are looked at again if the effect that asked went on', () => {
    const match = stage({
      moves: {
        go: {
          ...GO,
          run: (context) => {
            context.G.n = 2;
            context.coreOps.ask({ ask: 'upTo', player: 'ann', data: {} });
            context.G.n = 1;
          },
        },
      },
      decisions: { upTo: { choices: { n: oneOf<Stage>(({ G }) => [G.n, 1]) } } },
    });
    expect(refused(match, go([2])).path).toBe('args.answers[0]');
    expect(match.act(go([1])).ok).toBe(true);
  });
});

describe('answers given ahead and everything else', () => {
  it('legal actions are listed without them', () => {
    const match = asking(twice);
    const listed = [...match.legalActions('ann')].filter(({ move }) => move === 'go');
    expect(listed.map(({ args }) => args)).toEqual(Array.from({ length: 10 }, (_, n) => ({ n })));
    expect(match.isLegal(go([2, 3]))).toBe(true);
  });

  it('asking whether they are legal changes nothing: a generator goes on', () => {
    const match = asking(twice);
    const generator = match.choosing('ann').choose('go');
    const { state } = match;
    expect(match.isLegal(go([2, 3]))).toBe(true);
    expect(match.isLegal(go([2, 5]))).toBe(false);
    expect(match.state).toBe(state);
    expect(match.act(generator.choose(1).generateAction()).ok).toBe(true);
  });

  it('history has the ones that were needed; undo takes the move back whole, and a replay goes the same way', () => {
    const match = asking(twice);
    const start = match.checksum();
    match.act(go([2, 3]));
    const after = match.checksum();
    expect(match.state.ctx.moveHistory).toEqual([go([2, 3])]);
    expect(playReplay(match.game, match.replay()).checksum()).toBe(after);
    match.undo();
    expect(match.checksum()).toBe(start);
    match.redo();
    expect(match.checksum()).toBe(after);
    match.act(go([]));
    expect(match.state.ctx.moveHistory.at(-1)).toEqual(go());
  });

  it('can be watched step by step', () => {
    const match = asking(twice);
    expect(match.begin(go([2, 3]))).toBe(null);
    let steps = 0;
    while (!match.step().done) steps++;
    expect([steps > 3, log(match)]).toEqual([true, '{"n":2} between {"n":3}']);
    match.act(go());
    expect(match.waitingFor).toEqual(['ann']);
  });

  it('a line of search takes them too', () => {
    const match = asking(twice);
    const line = match.line();
    const before = line.checksum();
    expect(line.make(go([2, 9]))?.path).toBe('args.answers[1]');
    expect([line.make(go([2, 3])), line.isDeciding]).toEqual([null, false]);
    line.unmake();
    expect(line.checksum()).toBe(before);
  });
});

describe('answers given ahead and what the player does not know', () => {
  const afterDraw = (context: StageContext): void => {
    const { coreOps, players } = context;
    coreOps.drawCard(players[0], 1);
    // a rule that looks at the card: only the draw itself may tell which one it was
    const isBell = players[0].hand.top?.name === 'bell';
    coreOps.sequence([pick('ann', isBell ? [1, 2] : [2, 3]), ...(isBell ? [pick('ann', [5])] : [])]);
  };

  it('after a draw, answers that do not fit are asked for instead: a refusal would tell the card', () => {
    // the top card is a drum: [2, 3] may be picked
    const match = asking(afterDraw, 2);
    expect([match.isLegal(go([1])), match.isLegal(go([2])), match.isLegal(go([2, 5]))]).toEqual([true, true, true]);
    expect(match.act(go([1, 5])).ok).toBe(true);
    expect([log(match), match.waitingFor]).toEqual(['asked:2,3', ['ann']]);
    expect(match.state.ctx.moveHistory).toEqual([go()]);
    match.act(picked(3));
    expect(log(match)).toBe('asked:2,3 {"n":3}');
  });

  it('answers that do fit are taken all the same, and the rest is forgotten', () => {
    const match = asking(afterDraw, 2);
    expect(match.act(go([2, 5])).ok).toBe(true);
    expect([log(match), match.waitingFor.length]).toEqual(['{"n":2}', 2]);
    expect(match.state.ctx.moveHistory).toEqual([go([2])]);
    expect(playReplay(match.game, match.replay()).checksum()).toBe(match.checksum());
  });

  it('random numbers are no secret to be tried out either', () => {
    const match = asking(({ coreOps }) => coreOps.ask(pick('ann', [coreOps.random(1000)])));
    for (let n = 0; n < 5; n++) expect(match.isLegal(go([n]))).toBe(true);
    expect(match.act(go([1000])).ok).toBe(true);
    expect(match.waitingFor).toEqual(['ann']);
  });

  it('what others see is no surprise to the player of the move', () => {
    const match = asking(({ coreOps, players }) => {
      for (const card of players[0].deck.cards) coreOps.moveCard(card, players[0].board);
      coreOps.ask(pick('ann', [1]));
    }, 1);
    // from the deck nobody knew the card
    expect(match.isLegal(go([9]))).toBe(true);
    const held = asking(({ coreOps, players }) => {
      coreOps.moveCard(coreOps.createCard('bell', players[0].hand), players[0].board);
      coreOps.ask(pick('ann', [1]));
    });
    expect(refused(held, go([9])).path).toBe('args.answers[0]');
  });
});

it('a definition says what is wrong with it', () => {
  const define = (move: object) => () => stage({ moves: { go: { run: () => undefined, ...move } } as never });
  expect(define({ choices: {}, ahead: 3 })).toThrow(/moves\.go\.ahead.*must be the name of an argument/);
  expect(define({ choices: { n: numberChoice({ min: 0, max: 1 }) }, ahead: 'n' })).toThrow(/also the name of a choice/);
});
