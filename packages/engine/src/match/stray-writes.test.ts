import { describe, expect, it } from 'vitest';
import { endsTurn, oneOf, type TestShape, testGame } from '../define.fixture.ts';
import { createMatch, debuggers, type FnContext, playReplay, restore, type Snapshot } from '../index.ts';

/** A match is changed by its rules while they run. Whoever writes at another time is stopped at the line that writes. */
const state = { game: { total: 0, list: [] as readonly number[] }, player: { gold: 0 }, card: { marks: 0 } };
const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
} as const;
const cards = { coin: { n: 1 }, gem: { n: 2 } };
type Vault = TestShape<typeof state, typeof zones, typeof cards, 'vote'>;
type Context = FnContext<Vault>;

/** What a rule kept for itself, and what rules that may only look do on the side. */
let kept: Context;
let aside: ((context: Context) => unknown) | undefined;

const game = testGame({
  name: 'vault',
  events: ['RANG'],
  state,
  zones,
  cards,
  pending: ['vote'],
  setup({ players, coreOps }) {
    for (const player of players) {
      for (const name of ['coin', 'coin', 'gem', 'gem'] as const) coreOps.createCard(name, player.deck);
      coreOps.drawCard(player, 2);
    }
  },
  effects: {
    tick: ({ G }) => {
      G.total += 1;
    },
  },
  triggers: { zones: ['hand'], listens: () => ['RANG'], fire: () => [{ do: 'tick' }] },
  evaluate: (context) => Number(aside?.(context as never) ?? 0),
  segments: {
    play: {
      turn: {
        onBegin: (context) => {
          kept = context as never;
        },
        moves: {
          add: ({ G, coreOps }, { n }: { n: number }) => {
            G.total += n;
            coreOps.sequence([{ do: 'tick' }, { do: 'tick' }]);
          },
          ask: { when: (context) => aside?.(context as never) !== null, run: () => {} },
          pick: {
            choices: {
              n: oneOf<Vault>((context) => {
                aside?.(context);
                return [1, 2];
              }),
            },
            run: () => {},
          },
        },
      },
    },
  },
});

const start = () => createMatch(game, { players: ['a', 'b'], seed: 3 });
const add = (n: number) => ({ player: 'a', move: 'add', args: { n } });
const STRAY = expect.objectContaining({ code: 'side-effect' });

const writes: Readonly<Record<string, (context: Context) => unknown>> = {
  'G.total = 50': ({ G }) => {
    G.total = 50;
  },
  'G.list = [1]': ({ G }) => {
    G.list = [1];
  },
  'player.gold += 1': ({ players }) => {
    players[1].gold += 1;
  },
  'card.marks += 1': ({ players }) => {
    (players[0].hand.top as { marks: number }).marks += 1;
  },
  createCard: ({ coreOps, players }) => coreOps.createCard('gem', players[0].hand),
  'createCard where nobody listens': ({ coreOps, players }) => coreOps.createCard('gem', players[0].deck),
  moveCard: ({ coreOps, players }) => coreOps.moveCard(players[0].deck.top as never, players[1].hand),
  'moveCard within a zone': ({ coreOps, players }) =>
    coreOps.moveCard(players[0].deck.bottom as never, players[0].deck),
  removeCard: ({ coreOps, players }) => coreOps.removeCard(players[0].deck.top as never),
  drawCard: ({ coreOps, players }) => coreOps.drawCard(players[0]),
  shuffle: ({ coreOps, players }) => coreOps.shuffle(players[0].deck),
  reveal: ({ coreOps, players }) => coreOps.reveal(players[0].deck.top as never),
  random: ({ coreOps }) => coreOps.random(6),
  emit: ({ coreOps }) => coreOps.emit('RANG', {}),
  interrupt: ({ coreOps }) => coreOps.interrupt({ do: 'tick' }),
  perform: ({ coreOps }) => coreOps.perform({ do: 'tick' }),
  endTurn: endsTurn,
  jumpTo: ({ coreOps }) => coreOps.jumpTo({ segment: 'play' }),
  extraTurn: ({ coreOps }) => coreOps.extraTurn('b'),
  skipTurn: ({ coreOps }) => coreOps.skipTurn('b'),
  setPriority: ({ coreOps }) => coreOps.setPriority('b'),
  setPending: ({ coreOps }) => coreOps.setPending('vote', ['a']),
  leave: ({ coreOps }) => coreOps.leave('b'),
  endGame: ({ coreOps }) => coreOps.endGame('b'),
  setManualMode: ({ coreOps }) => coreOps.setManualMode(true),
};

describe('a write while no rule runs is stopped where it is made, and changes nothing', () => {
  for (const [name, write] of Object.entries(writes)) {
    it(name, () => {
      const match = start();
      const root = match.checksum();
      match.act(add(1));
      const { state: before } = match;
      const sums = [match.checksum(), match.positionHash()];
      expect(() => write(kept)).toThrow(STRAY);
      expect(() => write(match.flow.context as never)).toThrow(STRAY);
      expect([match.checksum(), match.positionHash()]).toEqual(sums);
      expect(match.state).toBe(before);
      expect(match.inspect()).toEqual([]);
      expect(match.fork().checksum()).toBe(sums[0]);
      expect(match.line().checksum()).toBe(sums[0]);
      expect(restore(game, JSON.parse(JSON.stringify(match.snapshot())) as Snapshot).checksum()).toBe(sums[0]);
      expect(playReplay(game, match.replay()).checksum()).toBe(sums[0]);
      expect(match.undo().ok).toBe(true);
      expect(match.checksum()).toBe(root);
      expect(() => write(kept)).toThrow(STRAY);
      expect(match.redo().ok).toBe(true);
      expect(match.checksum()).toBe(sums[0]);
    });
  }
});

describe('it is stopped wherever somebody can hold a handle', () => {
  const write = writes['G.total = 50'];

  it('in a line of play, between moves', () => {
    const line = start().line();
    const sums = [line.checksum()];
    for (const n of [1, 2]) {
      expect(() => write(line.context as never)).toThrow(STRAY);
      line.make(add(n));
      sums.push(line.checksum());
    }
    expect(() => write(line.context as never)).toThrow(STRAY);
    expect(line.checksum()).toBe(sums[2]);
    line.unmake();
    expect(line.checksum()).toBe(sums[1]);
    line.unmake();
    expect(line.checksum()).toBe(sums[0]);
    line.redeal(0, 4);
    expect(() => write(line.context as never)).toThrow(STRAY);
  });

  it('between the steps of a move that is watched', () => {
    const match = start();
    const twin = start();
    match.begin(add(1));
    expect(() => write(match.flow.context as never)).toThrow(STRAY);
    while (!match.step().done) expect(() => write(match.flow.context as never)).toThrow(STRAY);
    twin.act(add(1));
    expect(match.checksum()).toBe(twin.checksum());
  });

  it('in a copy, a sample and a restored match', () => {
    const match = start();
    for (const copy of [match.fork(), match.sample('a', 5), restore(game, match.snapshot())]) {
      const before = copy.checksum();
      expect(() => write(copy.flow.context as never)).toThrow(STRAY);
      expect(copy.checksum()).toBe(before);
    }
  });

  it('in a listener: it is reported like any listener that throws', () => {
    const match = start();
    const said: string[] = [];
    const { write: before } = debuggers;
    debuggers.write = (line) => said.push(line);
    try {
      match.subscribe('a', () => {
        write(kept);
      });
      expect(match.act(add(1)).ok).toBe(true);
      match.undo();
    } finally {
      debuggers.write = before;
    }
    expect(said.length).toBeGreaterThan(1);
    expect(said[0]).toContain('only changed by its moves');
    expect(match.checksum()).toBe(start().checksum());
  });

  it('in a rule of another match: that move is taken back', () => {
    const first = start();
    const other = kept;
    const match = start();
    const before = match.checksum();
    aside = () => write(other);
    const result = match.act({ player: 'a', move: 'ask' });
    aside = undefined;
    expect(result).toMatchObject({ ok: false, error: { code: 'side-effect' } });
    expect([first.checksum(), match.checksum()]).toEqual([before, before]);
  });

  it('in rules that may only look, which name themselves, whether they are asked in a move or out of one', () => {
    const match = start();
    const before = match.checksum();
    aside = write;
    try {
      for (const [action, path] of [
        [{ player: 'a', move: 'ask' }, 'segments.play.turn.moves.ask.when'],
        [{ player: 'a', move: 'pick', args: { n: 1 } }, 'segments.play.turn.moves.pick.choices'],
      ] as const) {
        expect(match.whyNot(action)).toMatchObject({ code: 'side-effect', path });
        expect(match.act(action)).toMatchObject({ ok: false, error: { code: 'side-effect', path } });
      }
      expect(() => [...match.legalActions('a')]).toThrow(STRAY);
      expect(() => match.listActions('a')).toThrow(STRAY);
      expect(() => match.line().evaluate(0)).toThrow(
        expect.objectContaining({
          code: 'side-effect',
          path: 'evaluate',
          message: expect.stringContaining('may only look'),
        }),
      );
    } finally {
      aside = undefined;
    }
    expect(match.checksum()).toBe(before);
    expect(match.act({ player: 'a', move: 'pick', args: { n: 1 } }).ok).toBe(true);
  });
});
