import { Table } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { board } from './board.fixture.ts';
import type { AlphaClash } from './definition.ts';
import { alphaClash } from './definition.ts';

/** One test for every row of the flow outside the clash: segments, phases and steps. */

const begin = (options: object = {}, seed = 3): Table<AlphaClash> =>
  new Table(createMatch(alphaClash, { seed, players: ['ann', 'bo'], options: options as never }));

const started = (): Table<AlphaClash> =>
  begin({ firstPlayer: 0 }).act('ann', 'mulligan', { cards: [] }).act('bo', 'mulligan', { cards: [] });

describe('setup', () => {
  it('Contenders are revealed first and start in play with their health', () => {
    const table = begin({ firstPlayer: 0 });
    expect([table.names('field', 'ann'), table.names('field', 'bo')]).toEqual([['marshal_quill'], ['widow_lark']]);
    expect([table.player('ann').health, table.player('bo').health]).toEqual([20, 20]);
    expect(table.ids('deck', 'ann')).toHaveLength(42);
  });

  it('chooseFirstPlayer: by lot', () => {
    const first = new Set(Array.from({ length: 12 }, (_, seed) => begin({}, seed + 1).match.state.ctx.otp));
    expect(first).toEqual(new Set(['ann', 'bo']));
  });

  it('chooseFirstPlayer: in a match the loser of the last game chooses', () => {
    const table = begin({ lastLoser: 1 });
    expect([table.at, table.waiting]).toEqual(['setup/chooseFirstPlayer', ['bo']]);
    table.refused('ann', 'chooseFirst', { player: 'ann' });
    table.act('bo', 'chooseFirst', { player: 'ann' });
    expect([table.at, table.match.state.ctx.otp]).toEqual(['setup/mulligan', 'ann']);
  });

  it('mulligan: eight cards each, declared in turn order from the starting player', () => {
    const table = begin({ firstPlayer: 1 });
    expect([table.ids('hand', 'ann').length, table.ids('hand', 'bo').length]).toEqual([8, 8]);
    expect(table.waiting).toEqual(['bo']);
    table.refused('ann', 'mulligan', { cards: [] });
    table.act('bo', 'mulligan', { cards: [] });
    expect(table.waiting).toEqual(['ann']);
    table.refused('bo', 'mulligan', { cards: [] });
  });

  it('mulligan: all have declared before anything is shuffled back and drawn', () => {
    const table = begin({ firstPlayer: 0 });
    const back = table.ids('hand', 'ann').slice(0, 3);
    table.act('ann', 'mulligan', { cards: back });
    expect(table.ids('hand', 'ann')).toHaveLength(5);
    expect(table.ids('setAside', 'ann')).toEqual(back);
    expect(table.told('zoneShuffled')).toEqual([]);
    const all = table.ids('hand', 'bo');
    table.act('bo', 'mulligan', { cards: all });
    expect([table.ids('hand', 'ann').length, table.ids('hand', 'bo').length]).toEqual([8, 8]);
    expect([table.ids('deck', 'ann').length, table.ids('deck', 'bo').length]).toEqual([42, 42]);
    expect(table.told('zoneShuffled')).toHaveLength(2);
  });

  it('mulligan: the opponent sees how many, not which', () => {
    const table = begin({ firstPlayer: 0 });
    table.act('ann', 'mulligan', { cards: table.ids('hand', 'ann').slice(0, 2) });
    const seen = (table.match.view('bo').zones.setAside as Record<string, readonly object[]>).ann;
    expect(seen).toEqual([{ hidden: true }, { hidden: true }]);
  });
});

describe('play', () => {
  const nextTurn = (table: Table<AlphaClash>): Table<AlphaClash> => table.act('ann', 'endTurn');

  it('first turn: the first player skips ready and draw, and still places a resource', () => {
    const table = started();
    expect(table.path).toEqual(['startOfTurn', 'expansion', 'resource']);
    expect(table.ids('hand', 'ann')).toHaveLength(8);
    expect(table.at).toBe('play/expansion/resource');
  });

  it('first turn: the second player skips nothing, and the first player nothing later', () => {
    const table = started().act('ann', 'skipResource').act('ann', 'endTurn');
    expect(table.path).toEqual(['endOfTurn', 'startOfTurn', 'expansion', 'ready', 'draw', 'resource']);
    expect(table.ids('hand', 'bo')).toHaveLength(9);
    table.act('bo', 'skipResource').act('bo', 'endTurn');
    expect(table.path).toEqual(['endOfTurn', 'startOfTurn', 'expansion', 'ready', 'draw', 'resource']);
    expect(table.ids('hand', 'ann')).toHaveLength(9);
  });

  it('startOfTurn: start triggers resolve before the expansion phase', () => {
    const table = nextTurn(board({}));
    expect(table.player('bo').health).toBe(21);
    const types = table.events.map(({ type }) => type);
    expect(types.indexOf('triggered')).toBeLessThan(types.indexOf('cardsDrawn'));
  });

  it('ready: all own cards, and nobody else’s', () => {
    const table = nextTurn(
      board({
        ann: { clash: [{ card: 'smoke_twin', exerted: true }] },
        bo: { contender: { card: 'widow_lark', exerted: true }, clash: [{ card: 'riot_wall', exerted: true }] },
      }),
    );
    expect(table.ids('field', 'bo').map((id) => table.card(id).exerted)).toEqual([false, false]);
    expect(table.card(table.id('smoke_twin', 'field', 'ann')).exerted).toBe(true);
  });

  it('draw: from an empty deck the player loses at once', () => {
    const table = nextTurn(board({ bo: { deck: [] } }));
    expect([table.isOver, table.winner]).toEqual([true, 'ann']);
    expect(table.told('playerLost')).toMatchObject([{ player: 'bo', reason: 'deck' }]);
    expect(table.path).not.toContain('resource');
  });

  it('draw: the last card may be drawn', () => {
    const table = nextTurn(board({ bo: { deck: ['riot_wall'] } }));
    expect([table.isOver, table.names('hand', 'bo')]).toEqual([false, ['riot_wall']]);
  });

  it('resource: up to one card of the hand, ready', () => {
    const table = nextTurn(board({ bo: { hand: ['riot_wall', 'deny'] } }));
    table.refused('ann', 'skipResource');
    table.act('bo', 'placeResource', { card: table.id('deny', 'hand', 'bo') });
    expect(table.ids('resources', 'bo').map((id) => table.card(id).exerted)).toEqual([false]);
    expect(table.at).toBe('play/primary');
    table.refused('bo', 'placeResource', { card: table.id('riot_wall', 'hand', 'bo') });
  });

  it('primary: only the active player acts, and ends the turn by a move', () => {
    const table = board({});
    table.refused('bo', 'endTurn');
    nextTurn(table);
    expect(table.match.state.ctx.turnPlayerPos).toBe(1);
  });

  it('endOfTurn: end triggers first, then what lasted this turn and other damage are over', () => {
    const table = board({
      ann: { hand: ['power_surge'], resources: 1, clash: [{ card: 'abyss_lord', damage: 2 }] },
      bo: { clash: [{ card: 'riot_wall', damage: 4 }] },
    });
    const lord = table.id('abyss_lord', 'field', 'ann');
    table.act('ann', 'play', { card: table.id('power_surge', 'hand', 'ann'), target: lord });
    table.act('bo', 'answer', { card: null });
    expect(table.card(lord).buff).toBe(2);
    nextTurn(table);
    expect([table.card(lord).buff, table.card(lord).damage]).toEqual([0, 0]);
    expect(table.card(table.id('riot_wall', 'field', 'bo')).damage).toBe(0);
    // two damage: one is eaten by defense, then Quill's start of turn gives one back
    expect(table.player('bo').health).toBe(20);
  });

  it('the turn cannot end while a card waits in the Standby', () => {
    const table = board({ ann: { hand: ['riot_wall'], resources: 3 } });
    table.act('ann', 'play', { card: table.id('riot_wall', 'hand', 'ann') });
    expect(table.names('standby')).toEqual(['riot_wall']);
    table.refused('ann', 'endTurn');
    table.act('bo', 'answer', { card: null });
    nextTurn(table);
  });

  it('concede: any player at any time, in setup too, and the end segment follows', () => {
    for (const table of [begin(), begin({ lastLoser: 0 }), started(), started().act('ann', 'skipResource')]) {
      table.act('bo', 'concede');
      expect([table.winner, table.at]).toEqual(['ann', 'end']);
      expect(table.told('finalResult')).toMatchObject([{ winner: 'ann' }]);
    }
  });
});
