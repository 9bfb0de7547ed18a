import { describe, expect, it } from 'vitest';
import { oneOf, someOf, type TestShape, testGame } from '../define.fixture.ts';
import { ActionList, createMatch, DefinitionError, type FnContext, restoreEdited } from '../index.ts';

/** What bots search with: evaluations, keys of actions, deals of what cannot be known. */
const state = { game: { luck: 0 }, player: { gold: 2, debt: 0, isRich: false }, card: { marks: 0 } };
const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  table: { of: 'player', seenBy: 'everyone' },
} as const;
const cards = { ant: { n: 1 }, bee: { n: 2 }, cow: { n: 3 }, dog: { n: 4 } };
type Lab = TestShape<typeof state, typeof zones, typeof cards>;
const inHand = (context: FnContext<Lab>) => context.player.hand;

const define = (evaluate?: (context: FnContext<Lab>, player: { readonly gold: number; debt: number }) => number) =>
  testGame({
    name: 'lab',
    players: { min: 2, max: 4 },
    state,
    zones,
    cards,
    secrets: { game: ['luck'], player: ['debt'] },
    setup({ G, players, coreOps }) {
      G.luck = 7;
      for (const player of players) {
        player.debt = 5 + player.seat;
        for (const name of ['ant', 'ant', 'bee', 'cow', 'dog'] as const) coreOps.createCard(name, player.deck);
      }
      coreOps.shuffleAllDecks();
      for (const player of players) coreOps.drawCard(player, 3);
    },
    decisions: { bid: { choices: { card: oneOf(inHand) } } },
    evaluate,
    segments: {
      play: {
        turn: {
          moves: {
            lay: {
              choices: { card: oneOf(inHand) },
              run: ({ player, coreOps }, { card }) => {
                const laid = coreOps.card(card as number);
                if (laid !== undefined) coreOps.moveCard(laid, player.table);
              },
            },
            drop: { choices: { cards: someOf(inHand, { min: 2, max: 2 }) }, run: () => {} },
            mark: {
              choices: { card: oneOf(({ player }: FnContext<Lab>) => player.table), n: oneOf<Lab>(() => [1, 2]) },
              run: () => {},
            },
            auction: ({ ctx, coreOps }) => coreOps.ask({ ask: 'bid', player: [...ctx.playerOrder], data: {} }),
          },
        },
      },
    },
  });
const game = define();
const start = (seed = 1) => createMatch(game, { seed, players: ['a', 'b'] });

describe('line.evaluate', () => {
  it('counts material where a game has no opinion: numeric attributes and cards in the open', () => {
    const line = start().line();
    // 2 gold and 5 or 6 debt; true and false do not count
    expect([line.evaluate(0), line.evaluate(1)]).toEqual([7, 8]);
    line.make(line.listActions(0).at(0));
    expect([line.evaluate(0), line.evaluate(1)]).toEqual([8, 8]);
  });

  it('asks the game', () => {
    const line = createMatch(define((_context, { gold, debt }) => gold - debt)).line();
    expect([line.evaluate(0), line.evaluate(1)]).toEqual([-3, -4]);
  });

  it('takes back and names an evaluation that writes, throws or gives no number', () => {
    const evaluated = (evaluate: (context: FnContext<Lab>, player: { debt: number }) => number) => {
      const line = createMatch(define(evaluate)).line();
      const before = line.checksum();
      expect(() => line.evaluate(0)).toThrowError(/evaluate/);
      expect(line.checksum()).toBe(before);
    };
    evaluated((_context, player) => {
      player.debt = 0;
      return 1;
    });
    evaluated(() => {
      throw new Error('no idea');
    });
    evaluated(() => Number.NaN);
  });

  it('must be a function', () => {
    expect(() => define(3 as never)).toThrow(DefinitionError);
  });
});

describe('line.keyOf', () => {
  const names = (line: ReturnType<ReturnType<typeof start>['line']>, seat: number): string[] =>
    line.context.players[seat].hand.cards.map((card) => card.name).sort();

  it('names cards that not everybody knows by what they are, others by number', () => {
    const line = start().line();
    const list = line.listActions(0);
    const keys = Array.from({ length: list.size }, (_, i) => line.keyOf(list.at(i), 0));
    const laid = keys.filter((key) => key.startsWith('lay')).map((key) => key.split(/[|@]/)[1]);
    expect(laid.sort()).toEqual(names(line, 0));
    line.make(list.at(0));
    const [card] = line.context.players[0].table.cards;
    const after = line.listActions(0);
    const marks = Array.from({ length: after.size }, (_, i) => line.keyOf(after.at(i), 0)).filter((key) =>
      key.startsWith('mark'),
    );
    expect(marks).toEqual([`mark|#${card.id}|1`, `mark|#${card.id}|2`]);
  });

  it('is the same for the same cards dealt elsewhere, and tells the same card with other marks apart', () => {
    const keys = new Set<string>();
    const line = start(3).line();
    for (let seed = 0; seed < 40; seed++) {
      line.redeal(0, seed);
      for (const card of line.context.players[1].hand)
        keys.add(line.keyOf({ player: 'b', move: 'lay', args: { card: card.id } }, 0));
    }
    expect(keys.size).toBe(4);
    const match = start(3);
    const [{ id }] = match.line().context.players[1].hand.cards;
    const lay = { player: 'b', move: 'lay', args: { card: id } };
    const marked = structuredClone(match.snapshot());
    Object.assign(marked.cards[id - 1].is, { marks: 2 });
    expect(restoreEdited(match.game, marked).line().keyOf(lay, 0)).not.toBe(match.line().keyOf(lay, 0));
  });

  it('shows nothing of what others answer in secret', () => {
    const line = start().line();
    line.make({ player: 'a', move: 'auction' });
    const own = line.listActions(0);
    const theirs = line.listActions(1);
    expect(line.isDeciding).toBe(true);
    const keysOf = (list: typeof own): Set<string> =>
      new Set(Array.from({ length: list.size }, (_, i) => line.keyOf(list.at(i), 0)));
    expect([...keysOf(theirs)]).toEqual(['bid|?']);
    expect([...keysOf(own)].map((key) => key.split(/[|@]/)[1]).sort()).toEqual([...new Set(names(line, 0))]);
  });
});

describe('dealing anew', () => {
  it('match.sample depends on the seed and on what the player knows, not on how the cards lie', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const match = start(seed);
      const other = match.sample('a', 99);
      expect(other.sample('a', 5).checksum()).toBe(match.sample('a', 5).checksum());
      expect(other.sample('a', 5).snapshot()).toEqual(match.sample('a', 5).snapshot());
      expect(match.sample('a', 5).checksum()).not.toBe(match.sample('a', 6).checksum());
    }
  });

  it("deals others' secret attributes anew where the game says how", () => {
    const game = testGame({
      name: 'dice',
      state: { player: { dice: 0, sixes: 0 } },
      secrets: {
        player: ['sixes'],
        deal: ({ coreOps }, player) => {
          for (let i = 0; i < player.dice; i++) if (coreOps.random(6) === 5) player.sixes += 1;
        },
      },
      setup: ({ players }) => {
        for (const player of players) Object.assign(player, { dice: 12, sixes: 3 });
      },
      segments: { play: { turn: {} } },
    });
    const match = createMatch(game);
    const deals = Array.from({ length: 20 }, (_, seed) => match.sample('p0', seed).state.ctx.players);
    expect(deals.every(({ p0 }) => p0.sixes === 3)).toBe(true);
    expect(new Set(deals.map(({ p1 }) => p1.sixes)).size).toBeGreaterThan(2);
    expect(deals[4].p1).toEqual(match.sample('p0', 4).state.ctx.players.p1);
  });

  it('tells neither the seed nor secret attributes', () => {
    const { G, ctx } = start(1234).sample('a', 5).state;
    expect([ctx.seed, G.luck, ctx.players.a.debt, ctx.players.b.debt]).toEqual([5, 0, 5, 0]);
  });

  it('seals answers anew, in the history too', () => {
    const match = start(2);
    match.act({ player: 'a', move: 'auction' });
    const bids = match.listActions('b');
    match.act(bids.at(1));
    const answers = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const sample = match.sample('a', seed);
      expect(sample.replay().actions.at(-1)).toEqual({ player: 'b', move: 'bid', args: {} });
      answers.add(JSON.stringify(sample.snapshot()).match(/"answers":(\{.*?\}\})/)?.[1] ?? '');
    }
    expect(answers.size).toBe(3);
    // one's own answer is no secret
    expect(match.sample('b', 1).replay().actions).toEqual(match.replay().actions);
  });

  it('line.redeal is what match.sample does, in place, as often as one likes', () => {
    const match = start(4);
    const line = match.sample('a', 1).line();
    for (let seed = 0; seed < 20; seed++) {
      line.redeal(0, seed);
      line.make(line.listActions(0).at(0));
      line.make({ player: 'a', move: 'auction' });
      while (line.unmake());
      expect(line.context.players[1].hand.cards.map(({ name }) => name)).toEqual(
        match
          .sample('a', seed)
          .line()
          .context.players[1].hand.cards.map(({ name }) => name),
      );
    }
  });

  it('line.listNext lists what the seat that is to act can do', () => {
    const line = start().line();
    const all = (list: ActionList): unknown[] => Array.from({ length: list.size }, (_, i) => list.at(i));
    const list = new ActionList();
    expect([line.listNext(list), line.seatToAct]).toEqual([0, 0]);
    expect(all(list)).toEqual(all(line.listActions(0)));
    line.make({ player: 'a', move: 'auction' });
    line.make(line.listActions(0).at(0));
    expect([line.listNext(list), line.seatToAct]).toEqual([1, 1]);
    expect(all(list)).toEqual(all(line.listActions(1)));
  });

  it('says who is to act', () => {
    const match = start();
    expect(match.seatToAct).toBe(0);
    expect(match.playersToAct).toEqual(['a']);
    match.act({ player: 'a', move: 'auction' });
    expect(match.playersToAct).toEqual(['a', 'b']);
    match.act(match.listActions('a').at(0));
    expect(match.seatToAct).toBe(1);
    expect(match.playersToAct).toEqual(['b']);
  });
});
