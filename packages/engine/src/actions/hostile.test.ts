import { describe, expect, it } from 'vitest';
import { assignment, testGame } from '../define.fixture.ts';
import { answer, log, type Stage, type StageMatch, stage, tryTo } from '../effects/stage.fixture.ts';
import { wrong } from '../flow/flow.fixture.ts';
import { type Action, ActionList, CardloomError, createMatch, type Failure } from '../index.ts';

/** Whatever comes in as an action, the answer is a refusal with a code, and it takes no longer than it is long. */
const game = testGame({
  name: 'hostile',
  state: { game: { n: 0 } },
  cards: { imp: {} },
  zones: { hand: { of: 'player', seenBy: 'owner' } },
  setup: ({ coreOps, players }) => void coreOps.createCard('imp', players[0].hand),
  moves: {
    free: ({ G }) => {
      G.n++;
    },
    play: { choices: { card: { oneOf: ({ player }) => player.hand } }, run: () => {} },
    some: { choices: { cards: { someOf: ({ player }) => player.hand } }, run: () => {} },
    fussy: {
      choices: { card: { oneOf: () => [1], has: (_context, answer) => (answer as unknown as string[]).join() === '' } },
      run: () => {},
    },
  },
  segments: { s: { turn: {} } },
});

const boom = (): never => {
  throw new Error('boom');
};
const revoked = Proxy.revocable({}, {});
revoked.revoke();
const circle: Record<string, unknown> = {};
circle.self = circle;

const HOSTILE: [what: string, value: unknown][] = [
  ['a throwing getter', Object.defineProperty({}, 'x', { enumerable: true, get: boom })],
  ['a proxy without keys', new Proxy({}, { ownKeys: boom })],
  ['a proxy without values', new Proxy({ a: 1 }, { get: boom })],
  ['a proxy without prototype', new Proxy({}, { getPrototypeOf: boom })],
  ['a revoked proxy', revoked.proxy],
  ['a list with holes', new Array(5)],
  ['an endless list', new Array(2 ** 32 - 1)],
  ['a list that claims to be endless', new Proxy([], { get: (_list, key) => (key === 'length' ? 2 ** 53 - 1 : 0) })],
  ['a bigint', 10n],
  ['a symbol', Symbol('x')],
  ['a function', () => 1],
  ['a date', new Date(0)],
  ['a circle', circle],
  ['a promise', Promise.resolve(1)],
  ['bytes', new Uint8Array(10)],
  ['a boxed number', Object(1)],
  ['NaN', Number.NaN],
  ['a deep list', JSON.parse(`${'['.repeat(1000)}${'0,'.repeat(100_000)}1e999${']'.repeat(1000)}`)],
  ['a wide list', Array.from({ length: 200_000 }, () => 0)],
  ['a long text in a list', ['x'.repeat(1_000_000)]],
  ['many keys', Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, 1]))],
];

const refusalOf = (thrower: () => unknown): Failure => {
  try {
    thrower();
  } catch (error) {
    if (error instanceof CardloomError) return error;
    throw new Error('a raw error came through', { cause: error });
  }
  throw new Error('it was accepted');
};
const isShort = ({ message, path }: Failure): void => {
  expect(message.length).toBeLessThan(300);
  expect(path.length).toBeLessThan(130);
};

describe('hostile actions', () => {
  it.each(HOSTILE)('%s as an argument', (_what, value) => {
    const match = createMatch(game);
    const before = match.snapshot();
    for (const move of ['free', 'play', 'some']) {
      const action = wrong({ player: 'p0', move, args: { card: value } });
      const result = match.act(action);
      expect(result).toMatchObject({ ok: false, error: { code: 'malformed-action', path: 'args.card' } });
      expect(match.whyNot(action)?.code).toBe('malformed-action');
      expect(match.isLegal(action)).toBe(false);
      expect(match.begin(action)?.code).toBe('malformed-action');
      expect(refusalOf(() => match.processAction(action)).code).toBe('malformed-action');
      if (!result.ok) isShort(result.error);
    }
    expect(match.snapshot()).toEqual(before);
  });

  it.each(HOSTILE)('%s as the arguments, or as the action', (_what, value) => {
    const match = createMatch(game);
    for (const action of [wrong({ player: 'p0', move: 'play', args: value }), wrong(value)]) {
      const reason = match.whyNot(action);
      expect(['malformed-action', 'illegal-choice']).toContain(reason?.code);
      if (reason !== null) isShort(reason);
      expect(match.act(action).ok).toBe(false);
    }
  });

  it.each(HOSTILE)('%s as an answer to choose', (_what, value) => {
    const match = createMatch(game);
    isShort(refusalOf(() => match.choosing('p0').choose(wrong(value))));
    isShort(refusalOf(() => match.choosing('p0').choose('play').choose(wrong(value))));
    expect(match.choosing('p0').choose('play').choose(1).generateAction().args).toEqual({ card: 1 });
  });

  it('what a rule throws at an answer comes out of choose as a failure', () => {
    const reason = refusalOf(() => createMatch(game).choosing('p0').choose('fussy').choose(5));
    expect(reason).toMatchObject({ code: 'rule-threw', path: 'game.moves.fussy.choices' });
  });

  it('a move, a player or an argument of a million characters is quoted short', () => {
    const match = createMatch(game);
    const long = '\u001B[2J'.repeat(250_000);
    for (const action of [
      { player: 'p0', move: long },
      { player: long, move: 'free' },
      { player: 'p0', move: 'free', args: { x: long } },
      { player: 'p0', move: 'play', args: { [long.slice(0, 90_000)]: 1 } },
      { player: 'p0', move: 'play', args: { card: 1, [long.slice(0, 90_000)]: 1 } },
    ]) {
      const reason = match.whyNot(action as Action);
      if (reason === null) throw new Error('it was accepted');
      isShort(reason);
      expect(`${reason.message}${reason.path}`).not.toContain('\u001B');
    }
    isShort(refusalOf(() => match.view(long)));
    isShort(refusalOf(() => match.choosing('p0').choose(long)));
  });

  it('a picked action that was tampered with is looked at like any other', () => {
    const match = createMatch(game);
    const picked = match.listActions('p0').at(0);
    Object.defineProperty(picked, 'args', { get: boom });
    expect(match.act(picked)).toMatchObject({ ok: false, error: { code: 'malformed-action' } });
  });

  it('an action that acts while it is read does so before it is judged', () => {
    const match = createMatch(game);
    const inner = { player: 'p0', move: 'free' };
    const outer = { player: 'p0', move: 'free', checksum: match.checksum() };
    Object.defineProperty(outer, 'args', { get: () => (match.act(inner).ok ? {} : null) });
    expect(match.act(outer)).toMatchObject({ ok: false, error: { code: 'checksum-mismatch' } });
    expect(match.state.G.n).toBe(1);
  });
});

describe('whatever a rule throws', () => {
  const bare = Object.create(null);
  const shy = Object.defineProperty(new Error('x'), 'message', { get: boom });
  it.each([
    ['an object without a prototype', bare],
    ['undefined', undefined],
    ['a symbol', Symbol('x')],
    ['an error that will not be read', shy],
    ['a proxy that will not be looked at', new Proxy({}, { getPrototypeOf: boom, get: boom })],
  ])('%s is a failure', (_what, thrown) => {
    const result = tryTo(stage(), () => {
      throw thrown;
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'rule-threw', path: 'game.moves.do' } });
    if (!result.ok) expect(result.error.cause).toBe(thrown);
  });

  it('a rule that throws while its choices are listed is named, whoever asked for the list', () => {
    let isBroken = false;
    const odd = testGame({
      name: 'odd',
      moves: { go: { choices: { n: { oneOf: () => (isBroken ? boom() : [1]) } }, run: () => {} } },
      segments: { s: { turn: {} } },
    });
    const match = createMatch(odd, { seed: 1 });
    isBroken = true;
    for (const look of [
      () => [...match.legalActions('p0')],
      () => match.listActions('p0'),
      () => match.waitingFor,
      () => match.choosing('p0').choose('go').choices(),
      () => match.line().listNext(new ActionList()),
    ]) {
      expect(refusalOf(look)).toMatchObject({ code: 'rule-threw', cause: { message: 'boom' } });
      expect(refusalOf(look).path).toContain('game.moves.go');
    }
    isBroken = false;
    expect([...match.legalActions('p0')].length).toBe(1);
    expect(match.listActions('p0').size).toBe(1);
  });

  it('processAction hands the cause on', () => {
    const match = stage();
    tryTo(match, boom);
    const reason = refusalOf(() => match.processAction({ player: 'ann', move: 'do' }));
    expect(reason).toMatchObject({ code: 'rule-threw', cause: { message: 'boom' } });
  });
});

describe('players of any name', () => {
  const askAll = (match: StageMatch, players: readonly string[]): void => {
    const ask = { ask: 'bid', player: players, data: {} };
    expect(tryTo(match, ({ coreOps }) => coreOps.ask(ask), players[0]).ok).toBe(true);
  };

  it.each([
    ['__proto__', 'constructor'],
    ['toString', '__proto__', 'valueOf'],
  ])('%s and %s decide together', (...players) => {
    const match = stage({}, { players });
    askAll(match, players);
    for (const [i, player] of players.toReversed().entries()) {
      expect(log(match)).toBe('');
      expect(answer(match, player, 'bid', { n: i }).ok).toBe(true);
    }
    const answers = players.map((_player, i) => `{"n":${players.length - 1 - i}}`);
    expect(log(match)).toBe(answers.join(' '));
  });

  it('whole numbers would change seats as keys, and are refused', () => {
    expect(() => stage({}, { players: ['9', '8'] })).toThrow('The player "9" is a whole number; call it p9.');
    expect(stage({}, { players: ['08', '-1', '99999999999'] }).players).toHaveLength(3);
  });

  it('nobody is taken to have answered because of their name', () => {
    const players = ['ann', 'constructor', 'bo'];
    const match = stage({}, { players });
    askAll(match, players);
    match.act({ player: 'constructor', move: 'concede' });
    answer(match, 'ann', 'bid', { n: 1 });
    answer(match, 'bo', 'bid', { n: 2 });
    expect(log(match)).toBe('{"n":1} {"n":2}');
  });

  it('and are assigned like any other', () => {
    const players = ['__proto__', 'ann'];
    const match = stage(
      {
        moves: {
          give: {
            anyPlayer: true,
            choices: {
              to: assignment<Stage>(
                ({ players }) => players,
                () => [1, 2],
              ),
            },
            run: ({ G }, args) => {
              G.log = [JSON.stringify(args)];
            },
          },
        },
      },
      { players },
    );
    const to = JSON.parse('{"__proto__": 1, "ann": 2}');
    expect(match.act({ player: 'ann', move: 'give', args: { to } }).ok).toBe(true);
    expect(log(match)).toBe('{"to":{"__proto__":1,"ann":2}}');
    expect([...match.legalActions('ann')].filter(({ move }) => move === 'give').length).toBe(4);
  });
});

it('what `setup` says of the options is cut, however much it quotes', () => {
  const strict = testGame({
    name: 'strict',
    setup: (_context, options) => {
      throw new CardloomError('bad-options', `There is no deck ${JSON.stringify(options)}.`, JSON.stringify(options));
    },
    segments: { s: { turn: {} } },
  });
  let thrown: unknown;
  try {
    createMatch(strict, { options: { deck: 'x'.repeat(50_000) } });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(CardloomError);
  const { message, path } = thrown as CardloomError;
  expect([message.slice(0, 27), message.length, path.length]).toEqual(['There is no deck {"deck":"x', 1001, 300]);
});
