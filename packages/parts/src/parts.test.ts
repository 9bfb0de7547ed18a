import { Table } from '@cardloom/testkit';
import { type ContextOf, concede, createMatch, declareGame, type PlayerOf } from 'cardloom';
import { describe, expect, it } from 'vitest';
import * as parts from './index.ts';

/** The parts one by one, in a game that is made of nothing else. */

const firsts: string[] = [];

const kit = declareGame({
  name: 'parts',
  state: { game: { isOver: false }, player: { points: 0 }, card: { exerted: false } },
  zones: {
    deck: parts.deckZone,
    hand: parts.ownZone,
    bank: parts.openZone,
    discard: parts.openZone,
  },
  cards: { coin: {} },
  events: {
    ...parts.mulliganEvents,
    ...parts.drawEvents,
    ...parts.passEvents,
    ...parts.discardEvents,
    ...parts.outcomeEvents,
    ...parts.finalResultEvents,
    stepped: { purse: 0 },
  },
  effects: parts.outcomePayloads,
});
type Context = ContextOf<typeof kit>;
type Player = PlayerOf<typeof kit>;

const spend = kit
  .move()
  .number('n', { min: 0, max: 9 })
  .run(({ player }, { n }) => parts.pay(player.bank, n));
const score = kit
  .move()
  .number('n', { min: 0, max: 9 })
  .run(({ player }, { n }) => {
    player.points += n;
  });
const tie = kit.move().run(({ players }) => {
  for (const player of players) player.points = 3;
});
const flee = kit.move().run(({ G, coreOps }) => {
  G.isOver = true;
  coreOps.endStep();
});
const act = kit.move().run(() => {});
/** Tells how much of the bank is ready. */
const count = kit.move().run(({ player: { bank }, coreOps }) => {
  coreOps.emit('stepped', { purse: parts.countReady(bank) * 10 + (parts.canPay(bank, 2) ? 1 : 0) });
});

const demo = (how: parts.MulliganWay, cards = 20) =>
  kit.define({
    setup: ({ players, coreOps }) => {
      for (const { deck, bank } of players) {
        for (let i = 0; i < cards; i++) coreOps.createCard('coin', deck);
        for (let i = 0; i < 4; i++) coreOps.createCard('coin', bank);
      }
      coreOps.shuffleAllDecks();
    },
    moves: { concede },
    effects: parts.outcomeEffects,
    checks: [parts.winCheck<Player>(({ points }) => points > 2, 'points')],
    segments: {
      setup: parts.setupSegment('play', 'end', {
        lot: { start: true, next: 'hands', ...parts.firstPlayerByLot },
        hands: { next: 'whole', ...parts.mulliganOfCards({ hand: 4, upTo: 2, how }) },
        whole: { next: null, ...parts.mulliganOfHand({ hand: 1, how }) },
      }),
      play: {
        next: 'end',
        endIf: ({ ctx }) => ctx.gameOver,
        turn: {
          onBegin: (context) => void firsts.push(`${parts.isFirstTurn(context)} ${parts.isFirstTurnOfGame(context)}`),
          phases: {
            draw: {
              start: true,
              auto: true,
              next: 'main',
              onBegin: parts.drawForTurn<Player, Context>({
                count: 2,
                unless: parts.isFirstTurnOfGame,
                onEmpty: parts.loses,
              }),
            },
            main: { next: 'answer', moves: { endMain: parts.endsPhase, spend, score, tie, count } },
            answer: {
              next: 'end',
              steps: {
                defend: {
                  start: true,
                  next: parts.unless(({ G }: { readonly G: { isOver: boolean } }) => G.isOver, null, 'window'),
                  ...parts.decidedBy<Player>(parts.nonTurnPlayer),
                  moves: { decline: parts.endsStep, flee },
                },
                window: {
                  next: null,
                  ...parts.passWindow<Player>({ first: parts.nonTurnPlayer }),
                  moves: { pass: parts.pass, act },
                },
              },
            },
            end: { next: null, ...parts.handLimit(6) },
          },
        },
      },
      end: { onBegin: parts.tellFinalResult },
    },
  });

const start = (how: parts.MulliganWay = 'bottom', cards = 20, seed = 1) =>
  new Table(createMatch(demo(how, cards), { seed, players: ['ann', 'bo'] }));
type Demo = ReturnType<typeof start>;
const first = (table: Demo): string => String(table.match.state.ctx.otp);
const second = (table: Demo): string => (first(table) === 'ann' ? 'bo' : 'ann');

/** To the first main phase. */
function begun(table: Demo = start()): Demo {
  table.act(first(table), 'mulligan', { cards: [] }).act(second(table), 'mulligan', { cards: [] });
  return table.act(first(table), 'keepHand').act(second(table), 'keepHand');
}

describe('first player and first turns', () => {
  it('the lot falls on either', () => {
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => first(start('bottom', 20, seed)))).size).toBe(2);
  });

  it('the setup is nobody’s turn, so that everybody’s first turn is their first', () => {
    const { players } = start().match.state.ctx;
    expect([players.ann.turnsTaken, players.bo.turnsTaken]).toEqual([0, 0]);
    firsts.length = 0;
    const table = begun();
    for (let turn = 0; turn < 2; turn++) {
      const [one, two] = turn === 0 ? [first(table), second(table)] : [second(table), first(table)];
      table.act(one, 'endMain').act(two, 'decline').act(two, 'pass').act(one, 'pass');
      if (table.moves(one).includes('discard')) table.act(one, 'discard', { cards: handOf(table, one).slice(6) });
    }
    expect(firsts).toEqual(['true true', 'true false', 'false false']);
  });

  it('who concedes before play ends the game', () => {
    const table = start().act('ann', 'concede');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: 'bo', currentSegment: 'end' });
  });
});

const handOf = (table: Demo, player: string): readonly number[] => {
  const { zones, players } = table.match.snapshot();
  return zones.hand[players.indexOf(player)];
};

describe('mulligans', () => {
  it('at most so many cards, once, in turn order', () => {
    const table = start();
    const one = first(table);
    expect(table.refused(one, 'mulligan', { cards: handOf(table, one).slice(0, 3) })).toContain('from 0 to 2');
    expect(table.refused(second(table), 'mulligan', { cards: [] })).toContain('not');
    table.act(one, 'mulligan', { cards: handOf(table, one).slice(0, 2) });
    expect(handOf(table, one).length).toBe(4);
    expect(table.refused(one, 'mulligan', { cards: [] })).toContain('not');
  });

  it('bottom: the cards lie under the deck, and nothing is shuffled', () => {
    const table = start('bottom');
    const one = first(table);
    const given = handOf(table, one).slice(0, 2);
    table.act(one, 'mulligan', { cards: given });
    const { zones, players } = table.match.snapshot();
    expect([...zones.deck[players.indexOf(one)].slice(0, 2)].sort()).toEqual([...given].sort());
    expect(table.events.some(({ type }) => type === 'zoneShuffled')).toBe(false);
  });

  it.each([
    ['shuffleFirst', 'zoneShuffled cardMoved'],
    ['bottomThenShuffle', 'cardMoved zoneShuffled'],
  ] as const)('%s: %s', (how, order) => {
    const table = start(how);
    table.act(first(table), 'mulligan', { cards: handOf(table, first(table)).slice(0, 1) });
    const told = table.events.map(({ type }) => type).filter((type) => type === 'zoneShuffled' || type === 'cardMoved');
    expect(told.slice(1).join(' ')).toBe(order);
  });

  it('of the whole hand', () => {
    const table = start();
    table.act(first(table), 'mulligan', { cards: [] }).act(second(table), 'mulligan', { cards: [] });
    const before = handOf(table, first(table));
    table.act(first(table), 'mulligan');
    expect(handOf(table, first(table)).length).toBe(before.length);
    expect(handOf(table, first(table)).some((card) => before.includes(card))).toBe(false);
  });
});

describe('a turn', () => {
  it('resources: the lowest ready ones are exerted; more than there are is a mistake of the rules', () => {
    const table = begun().act(first(start()), 'spend', { n: 3 });
    const { cards, zones, players } = table.match.snapshot();
    expect(zones.bank[players.indexOf(first(table))].map((id) => cards[id - 1].is.exerted)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(() => table.act(first(table), 'spend', { n: 2 })).toThrow('missing');
  });

  it('resources: how many are ready, and whether two are', () => {
    const purse = (spent: number) =>
      begun().act(first(start()), 'spend', { n: spent }).act(first(start()), 'count').events[0].purse;
    expect([purse(0), purse(2), purse(3), purse(4)]).toEqual([41, 21, 10, 0]);
  });

  it('draws two cards, but not on the very first turn', () => {
    const table = begun();
    expect([handOf(table, first(table)).length, handOf(table, second(table)).length]).toEqual([5, 5]);
    table
      .act(first(table), 'endMain')
      .act(second(table), 'decline')
      .act(second(table), 'pass')
      .act(first(table), 'pass');
    expect(handOf(table, second(table)).length).toBe(7);
  });

  it('one player decides alone, and may end it early', () => {
    const table = begun();
    table.act(first(table), 'endMain');
    expect([table.at, table.priority]).toEqual(['play/answer/defend', second(table)]);
    expect(table.refused(first(table), 'decline')).toContain('not');
    table.act(second(table), 'flee');
    expect([table.at, table.priority]).toEqual(['play/main', second(table)]);
  });

  it('a window begins with the other player and ends when both pass in a row', () => {
    const table = begun();
    table.act(first(table), 'endMain').act(second(table), 'decline');
    expect(table.priority).toBe(second(table));
    table.act(second(table), 'pass').act(first(table), 'act').act(first(table), 'pass');
    expect(table.at).toBe('play/answer/window');
    table.act(second(table), 'pass');
    expect([table.at, table.turn]).toEqual(['play/main', second(table)]);
  });

  it('hand limit: exactly what is too much is discarded, and nobody with less is asked', () => {
    const table = begun();
    const [one, two] = [first(table), second(table)];
    table.act(one, 'endMain').act(two, 'decline').act(two, 'pass').act(one, 'pass');
    table.act(two, 'endMain').act(one, 'decline').act(one, 'pass').act(two, 'pass');
    expect([table.at, table.moves(two)]).toEqual(['play/end', ['discard']]);
    expect(table.refused(two, 'discard', { cards: [] })).toContain('exactly 1');
    table.act(two, 'discard', { cards: handOf(table, two).slice(0, 1) });
    expect([handOf(table, two).length, table.turn]).toEqual([6, one]);
  });
});

describe('outcomes', () => {
  it('who must draw from an empty deck loses', () => {
    const table = begun(start('bottom', 6));
    const [one, two] = [first(table), second(table)];
    table.act(one, 'endMain').act(two, 'decline').act(two, 'pass').act(one, 'pass');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: one, currentSegment: 'end' });
    expect(table.events).toContainEqual({ type: 'playerLost', player: two, reason: 'deck' });
    expect(table.events).toContainEqual({ type: 'finalResult', winner: one });
  });

  it('enough points win; together, the turn player wins', () => {
    expect(begun().act(first(start()), 'score', { n: 3 }).match.state.ctx.winner).toBe(first(start()));
    expect(begun().act(first(start()), 'tie').match.state.ctx.winner).toBe(first(start()));
  });
});
