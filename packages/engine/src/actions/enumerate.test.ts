import { describe, expect, it } from 'vitest';
import {
  assignment,
  numberChoice,
  oneOf,
  payment,
  playerChoice,
  someOf,
  type TestShape,
  testGame,
} from '../define.fixture.ts';
import type { Choice } from '../definition/choice.ts';
import { type Action, createMatch, type Match, type Purse } from '../index.ts';

type Choices = Readonly<Record<string, Choice<never>>>;
const args = (match: Match, player: string) => [...match.legalActions(player)].map((action) => action.args);

/** A game with one move, `go`, that writes its arguments into `G.last`. */
function withChoices(choices: Choices, more: object = {}): Match {
  const game = testGame({
    name: 'choices',
    state: { game: { last: null } },
    zones: { hand: { of: 'player', seenBy: 'owner' } },
    cards: { imp: {} },
    setup: ({ players, coreOps }) => {
      for (const player of players) for (let i = 0; i < 2; i++) coreOps.createCard('imp', player.hand);
    },
    segments: {
      play: {
        moves: {
          go: {
            choices: choices as never,
            run: ({ G }, given) => {
              G.last = given as never;
            },
            ...more,
          },
        },
      },
    },
  });
  return createMatch(game, { players: ['ann', 'bo'] }) as unknown as Match;
}
const oneOfThese = (...options: (string | number)[]): Choice<never> => oneOf(() => options) as Choice<never>;

describe('legal actions', () => {
  it('are the answers of all choices, in the order of the definition', () => {
    const match = withChoices({ a: oneOfThese(1, 2), b: oneOfThese('x', 'y') });
    expect(args(match, 'ann')).toEqual([
      { a: 1, b: 'x' },
      { a: 1, b: 'y' },
      { a: 2, b: 'x' },
      { a: 2, b: 'y' },
    ]);
    expect(args(match, 'bo')).toEqual([]);
  });

  it('a later choice sees the earlier answers, and a conditional one is asked only if its condition holds', () => {
    const match = withChoices({
      n: numberChoice({ min: 0, max: 2 }) as Choice<never>,
      which: oneOf((_context, { n }) => Array.from({ length: n as number }, (_, i) => i), {
        if: (_context, { n }) => n !== 0,
      }) as Choice<never>,
    });
    expect(args(match, 'ann')).toEqual([{ n: 0 }, { n: 1, which: 0 }, { n: 2, which: 0 }, { n: 2, which: 1 }]);
    const why = (given: Action['args']) => match.whyNot({ player: 'ann', move: 'go', args: given })?.message ?? null;
    expect(why({ n: 0 })).toBe(null);
    expect(why({ n: 0, which: 0 })).toBe('The choice "which" is not asked here.');
    expect(why({ n: 1 })).toBe('The choice "which" is missing.');
    expect(why({ n: 1, which: 1 })).toBe('The choice "which" is not among the options.');
    expect(why({ n: 1, which: 0, more: 1 })).toBe('The choice "more" is not asked here.');
  });

  it('a choice may say what is meant where its answer is left out, and why it is not asked', () => {
    const match = withChoices({
      n: numberChoice({ min: 0, max: 1 }) as Choice<never>,
      some: someOf(() => [1, 2], {
        if: (_context, { n }) => n !== 0 || 'is not needed for nothing',
        leftOut: [],
      }) as Choice<never>,
    });
    expect(args(match, 'ann')).toEqual([{ n: 0 }, ...[[], [1], [2], [1, 2]].map((some) => ({ n: 1, some }))]);
    const why = (given: Action['args']) => match.whyNot({ player: 'ann', move: 'go', args: given })?.message ?? null;
    expect(why({ n: 1 })).toBe(null);
    expect(why({ n: 0, some: [] })).toBe(null);
    expect(why({ n: 0, some: [1] })).toBe('The choice "some" is not needed for nothing.');
    expect(why({ n: 1, some: null })).toBe('The choice "some" must be a list.');
    expect(why({ n: 1, more: 1 })).toBe('The choice "more" is not asked here.');
    expect(why({ n: 0, some: [], more: 1 })).toBe('The choice "more" is not asked here.');
    match.processAction({ player: 'ann', move: 'go', args: { n: 1 } });
    expect(match.replay().actions.at(-1)).toMatchObject({ args: { n: 1, some: [] } });
  });

  it('cards and players stand for their ids, and `player` is the one who is asked', () => {
    const match = withChoices(
      { card: oneOf(({ player }) => player['hand' as never]) as Choice<never>, who: playerChoice() as Choice<never> },
      { anyPlayer: true },
    );
    expect(args(match, 'ann').map(({ card, who }) => `${String(card)}${String(who)}`)).toEqual([
      '1ann',
      '1bo',
      '2ann',
      '2bo',
    ]);
    expect(args(match, 'bo').map(({ card }) => card)).toEqual([3, 3, 4, 4]);
  });

  it('are made one by one: the first of a million is there at once', () => {
    let asked = 0;
    const choice = numberChoice(() => {
      asked++;
      return { min: 1, max: 1000 };
    }) as Choice<never>;
    const match = withChoices({ a: choice, b: numberChoice({ min: 1, max: 1000 }) as Choice<never> });
    const { value } = match.legalActions('ann')[Symbol.iterator]().next();
    expect(value.args).toEqual({ a: 1, b: 1 });
    expect(asked).toBeLessThan(5);
    expect(match.listActions('bo').size).toBe(0);
  });

  it('a list that is read while the match moves on says so', () => {
    const match = withChoices({ a: oneOfThese(1, 2) });
    const actions = match.legalActions('ann')[Symbol.iterator]();
    const first = actions.next().value;
    expect(match.act(first).ok).toBe(true);
    expect(() => [...{ [Symbol.iterator]: () => actions }]).toThrow('moved on');
  });

  it('history keeps the canonical spelling, whichever was sent', () => {
    const match = withChoices({ set: someOf(() => [1, 2, 3]) as Choice<never> });
    expect(match.act({ player: 'ann', move: 'go', args: { set: [3, 1] } }).ok).toBe(true);
    expect(match.replay().actions).toEqual([{ player: 'ann', move: 'go', args: { set: [1, 3] } }]);
    expect((match.state.G as { last: unknown }).last).toEqual({ set: [1, 3] });
  });
});

describe('the compact list', () => {
  it('has the same actions in the same order, long blocks included', () => {
    const match = withChoices({
      a: oneOfThese('x', 'y'),
      set: someOf(() => [1, 2, 3, 4, 5, 6, 7]) as Choice<never>,
    });
    const list = match.listActions('ann');
    const actions = [...match.legalActions('ann')];
    expect(list.size).toBe(256);
    expect(actions.map((_, k) => list.at(k))).toEqual(actions);
    expect(() => list.at(256)).toThrow('there is no action number 256; there are 256');
    expect(() => list.at(-1)).toThrow(RangeError);
  });

  it('an action made by its number is the action of that number, in a match and on a line of play', () => {
    const choices = { a: oneOfThese('x', 'y'), set: someOf(() => [1, 2, 3]) as Choice<never> };
    for (let k = 0; k < 16; k++) {
      const match = withChoices(choices);
      const other = match.fork();
      const list = match.listActions('ann');
      const action = list.at(k);
      const line = match.line();
      expect(line.makeAt(line.listActions(0), k)).toBeNull();
      const result = match.actAt(list, k);
      expect(result).toMatchObject({ ok: true, action });
      expect(other.act(action).ok).toBe(true);
      const sums = [match.checksum(), line.checksum()];
      expect(sums).toEqual([other.checksum(), other.checksum()]);
      expect(match.replay().actions).toEqual([action]);
      expect(line.unmake()).toBe(true);
    }
  });

  it('of a list that is out of date, or of another match, an action is judged as if it had been sent', () => {
    const match = withChoices({ a: oneOfThese('x', 'y') });
    const old = match.listActions('ann');
    const fork = match.fork();
    expect(fork.actAt(old, 1)).toMatchObject({ ok: true, action: { args: { a: 'y' } } });
    const seen = [match.actAt(old, 0).ok, match.actAt(old, 0).ok];
    const sent = [match.fork().act(old.at(0)).ok];
    expect(seen).toEqual([true, sent[0]]);
    expect(() => match.actAt(old, 2)).toThrow('there is no action number 2; there are 2');
    expect(() => match.actAt(match.listActions('ann'), -1)).toThrow(RangeError);
  });

  it('takes lists that a choice has at hand as they are, empty ones included', () => {
    const ways: Readonly<Record<number, readonly Purse[]>> = { 1: [{ red: 1 }], 2: [], 3: [{ red: 3 }, { blue: 3 }] };
    const match = withChoices({
      n: oneOfThese(1, 2, 3),
      paid: payment({
        pool: () => ({ red: 3, blue: 3 }),
        pays: () => true,
        list: (_context, { n }) => ways[Number(n)],
      }),
    });
    const list = match.listActions('ann');
    const picked = Array.from({ length: list.size }, (_, i) => list.at(i).args);
    expect(picked).toEqual(args(match, 'ann'));
    expect(picked).toEqual([
      { n: 1, paid: { red: 1 } },
      { n: 3, paid: { red: 3 } },
      { n: 3, paid: { blue: 3 } },
    ]);
    expect(match.act(list.at(2)).ok).toBe(true);
  });

  it('a pick out of a long block is made for the player who is asked', () => {
    const many = Array.from({ length: 12 }, (_, i) => i);
    const choice = someOf<TestShape<object, Record<never, never>, { imp: object }>>(({ player }) =>
      many.map((i) => `${player.id}${i}`),
    ) as Choice<never>;
    const match = withChoices({ set: choice }, { anyPlayer: true });
    const picked = match.listActions('bo').at(4095);
    const set = picked.args?.set as string[];
    expect(set.every((item) => item.startsWith('bo'))).toBe(true);
    expect(match.isLegal(picked)).toBe(true);
  });

  it('picks among all sets of 40 and all assignments of 40 without listing them', () => {
    const forty = Array.from({ length: 40 }, (_, i) => i);
    const match = withChoices({ set: someOf(() => forty) as Choice<never> });
    const list = match.listActions('ann');
    expect(list.size).toBe(2 ** 40);
    expect(match.isLegal(list.at(2 ** 39 + 12345))).toBe(true);
    const targets = withChoices({
      by: assignment(
        () => forty,
        () => ['x', 'y'],
      ) as Choice<never>,
    });
    expect(targets.listActions('ann').size).toBe(2 ** 40);
    expect(targets.act(targets.listActions('ann').at(987654321)).ok).toBe(true);
  });

  it('is refilled in place', () => {
    const match = withChoices({ set: someOf(() => [1, 2, 3, 4, 5, 6, 7]) as Choice<never> });
    const list = match.listActions('ann');
    expect(match.listActions('bo', list)).toBe(list);
    expect(list.size).toBe(0);
    expect(() => list.at(0)).toThrow(RangeError);
  });
});

describe('manual mode', () => {
  it('lists every move of the game, as the validator accepts every move', () => {
    const game = testGame({
      name: 'two rooms',
      segments: {
        a: { next: 'b', moves: { here: { choices: {}, run: () => {} } } },
        b: { moves: { there: { choices: {}, run: () => {} } } },
      },
    });
    const match = createMatch(game, { players: ['ann', 'bo'] });
    expect([...match.legalActions('ann')].map(({ move }) => move)).toEqual(['here']);
    match.setManualMode(true);
    expect([...match.legalActions('bo')].map(({ move }) => move)).toEqual(['here', 'there']);
    expect(match.isLegal({ player: 'bo', move: 'there' })).toBe(true);
    expect(match.act({ player: 'bo', move: 'there' }).ok).toBe(true);
  });
});
