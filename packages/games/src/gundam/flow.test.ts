import { Table } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { lotDecides } from '../first-player.fixture.ts';
import { board } from './board.fixture.ts';
import type { Gundam } from './definition.ts';
import { gundam } from './definition.ts';

/** One test for every row of the flow: segments, phases and steps with what they do and how they end. */

const begin = (options: object = {}, seed = 3): Table<Gundam> =>
  new Table(createMatch(gundam, { seed, players: ['ann', 'bo'], options: options as never }));

const started = (): Table<Gundam> => begin({ firstPlayer: 0 }).act('ann', 'keepHand').act('bo', 'keepHand');

describe('setup', () => {
  it('chooseFirstPlayer: a player found by lot decides, for either', () =>
    lotDecides((seed) => begin({}, seed), 'setup/chooseFirstPlayer', 'setup/redraw'));

  it('redraw: five cards each; Player One decides, then Player Two', () => {
    const table = begin({ firstPlayer: 1 });
    expect([table.names('hand', 'ann').length, table.names('hand', 'bo').length]).toEqual([5, 5]);
    expect(table.waiting).toEqual(['bo']);
    table.refused('ann', 'keepHand');
    table.act('bo', 'keepHand');
    expect(table.waiting).toEqual(['ann']);
    table.refused('bo', 'mulligan');
  });

  it('redraw: the whole hand goes to the bottom, five are drawn, then the deck is shuffled; once', () => {
    const table = begin({ firstPlayer: 0 });
    const hand = table.ids('hand', 'ann');
    const next = table.ids('deck', 'ann').slice(-5);
    table.act('ann', 'mulligan');
    expect(table.ids('hand', 'ann').toSorted()).toEqual(next.toSorted());
    expect(table.ids('deck', 'ann')).toHaveLength(45);
    expect(table.ids('deck', 'ann').slice(0, 5).toSorted()).not.toEqual(hand.toSorted());
    expect(table.told('zoneShuffled')).toHaveLength(1);
    table.refused('ann', 'mulligan');
  });

  it('redraw ends: six shields from the top, an EX Base each, an EX Resource for Player Two', () => {
    const table = begin({ firstPlayer: 1 }).act('bo', 'keepHand');
    const top = table.ids('deck', 'ann').slice(-6).toReversed();
    table.act('ann', 'keepHand');
    expect(table.ids('shields', 'ann')).toEqual(top);
    expect(table.ids('shields', 'bo')).toHaveLength(6);
    expect(table.names('base', 'ann')).toEqual(['ex_base']);
    expect(table.names('base', 'bo')).toEqual(['ex_base']);
    expect(table.names('exResources', 'ann')).toEqual(['ex_resource']);
    expect(table.names('exResources', 'bo')).toEqual([]);
  });

  it('shields are face down for both players', () => {
    const { match } = started();
    for (const viewer of ['ann', 'bo']) {
      const shields = (match.view(viewer).zones.shields as Record<string, readonly object[]>).ann;
      expect(shields).toEqual(Array.from({ length: 6 }, () => ({ hidden: true })));
    }
  });
});

describe('play', () => {
  it('the turn begins by itself: active, start, drawPhase, resourcePhase, then mainPhase waits', () => {
    const table = started();
    expect(table.path).toEqual(['startPhase', 'active', 'start', 'drawPhase', 'resourcePhase', 'mainPhase']);
    expect(table.waiting).toEqual(['ann']);
  });

  it('drawPhase: Player One draws on the first turn too', () => {
    expect(started().names('hand', 'ann')).toHaveLength(6);
  });

  /** Ann ends her turn, so that Bo's begins. */
  const nextTurn = (table: Table<Gundam>): Table<Gundam> =>
    table.act('ann', 'endMainPhase').act('bo', 'pass').act('ann', 'pass');

  it('active: all own rested cards become active, and nobody else’s', () => {
    const table = board({
      ann: { units: [{ card: 'spark_drone', exerted: true }] },
      bo: { units: [{ card: 'slag_ram', exerted: true }], resources: 1 },
    });
    nextTurn(table);
    expect(table.card(table.id('slag_ram', 'units', 'bo')).exerted).toBe(false);
    expect(table.card(table.id('spark_drone', 'units', 'ann')).exerted).toBe(true);
  });

  it('start: "start of turn" effects resolve before the draw', () => {
    const table = board({ bo: { base: ['drydock'], units: [{ card: 'slag_ram', damage: 1 }] } });
    nextTurn(table);
    expect(table.card(table.id('slag_ram', 'units', 'bo')).damage).toBe(0);
    const types = table.events.map(({ type }) => type);
    expect(types.indexOf('triggered')).toBeLessThan(types.indexOf('cardsDrawn'));
  });

  it('drawPhase: one card; a deck that is then empty loses at once', () => {
    const table = board({ bo: { deck: ['lantern_scout'] } });
    nextTurn(table);
    expect(table.isOver).toBe(true);
    expect(table.winner).toBe('ann');
    expect(table.told('playerLost')).toMatchObject([{ player: 'bo', reason: 'deck' }]);
    expect(table.path).not.toContain('resourcePhase');
  });

  it('resourcePhase: the top resource comes in active, until the resource deck is empty', () => {
    const table = nextTurn(board({ bo: { resourceDeck: 1 } }));
    expect(table.ids('resources', 'bo').map((id) => table.card(id).exerted)).toEqual([false]);
    expect(nextTurn(board({ bo: { resourceDeck: 0, resources: 4 } })).ids('resources', 'bo')).toHaveLength(4);
  });

  it('resourcePhase: at most fifteen resources, EX Resources included', () => {
    const table = nextTurn(board({ bo: { resourceDeck: 3, resources: 10, ex: 5 } }));
    expect(table.ids('resources', 'bo')).toHaveLength(10);
    expect(nextTurn(board({ bo: { resourceDeck: 3, resources: 10, ex: 4 } })).ids('resources', 'bo')).toHaveLength(11);
  });

  it('mainPhase: only the active player acts, until they end it', () => {
    const table = started();
    table.refused('bo', 'pass');
    table.refused('bo', 'endMainPhase');
    table.act('ann', 'endMainPhase');
    expect(table.at).toBe('play/endPhase/action');
  });

  it('endPhase action: the standby player first, until both pass in a row', () => {
    const table = started().act('ann', 'endMainPhase');
    expect(table.waiting).toEqual(['bo']);
    table.refused('ann', 'pass');
    table.act('bo', 'pass');
    expect(table.waiting).toEqual(['ann']);
    expect(table.at).toBe('play/endPhase/action');
    table.act('ann', 'pass');
    expect(table.match.state.ctx.turnPlayerPos).toBe(1);
  });

  it('endPhase action: whoever acts needs the other’s pass again, and may pass later', () => {
    const table = board({
      ann: { hand: ['covering_fire'], resources: 2, units: ['bulwark_frame'] },
      bo: { hand: ['covering_fire'], resources: 2, units: ['bulwark_frame'] },
    });
    table.act('ann', 'endMainPhase').act('bo', 'pass');
    const target = table.id('bulwark_frame', 'units', 'bo');
    table.act('ann', 'command', { card: table.id('covering_fire', 'hand', 'ann'), target });
    expect(table.waiting).toEqual(['bo']);
    table.act('bo', 'pass');
    expect(table.at).toBe('play/endPhase/action');
    table.act('ann', 'pass');
    expect(table.path).toEqual(expect.arrayContaining(['end', 'hand', 'cleanup', 'startPhase']));
  });

  it('end: Repair and "end of turn" effects', () => {
    const table = board({
      ann: { units: [{ card: 'mender_rig', damage: 3 }, { card: 'breakwater', damage: 3 }, 'scrap_colossus'] },
      bo: { units: ['bulwark_frame', { card: 'mender_rig', damage: 1 }] },
    });
    nextTurn(table);
    const damage = (name: string, player: string) => table.card(table.id(name, 'units', player)).damage;
    expect([damage('mender_rig', 'ann'), damage('breakwater', 'ann')]).toEqual([1, 2]);
    // the colossus hits both; the standby player’s units are not repaired
    expect([damage('bulwark_frame', 'bo'), damage('mender_rig', 'bo')]).toEqual([1, 2]);
  });

  it('hand: ten cards stay, the rest is discarded by choice', () => {
    const table = nextTurn(board({ ann: { hand: Array.from({ length: 12 }, () => 'brace') } }));
    expect(table.at).toBe('play/endPhase/hand');
    const cards = table.ids('hand', 'ann');
    table.refused('ann', 'discard', { cards: cards.slice(0, 1) });
    table.refused('ann', 'discard', { cards: cards.slice(0, 3) });
    table.refused('bo', 'discard', { cards: [] });
    table.act('ann', 'discard', { cards: cards.slice(0, 2) });
    expect(table.ids('hand', 'ann')).toHaveLength(10);
    expect(table.ids('trash', 'ann')).toHaveLength(2);
    expect(table.match.state.ctx.turnPlayerPos).toBe(1);
  });

  it('cleanup: "this turn" effects end, and the turn passes', () => {
    const table = board({ ann: { hand: ['overdrive', 'kiln_raider'], resources: 4, units: ['spark_drone'] } });
    const drone = table.id('spark_drone', 'units', 'ann');
    table.act('ann', 'command', { card: table.id('overdrive', 'hand', 'ann'), target: drone });
    expect(table.card(drone).buff).toBe(2);
    table.act('ann', 'deploy', { card: table.id('kiln_raider', 'hand', 'ann') });
    nextTurn(table);
    expect(table.card(drone).buff).toBe(0);
    expect(table.card(table.id('kiln_raider', 'units', 'ann')).isFresh).toBe(false);
    expect(table.match.state.ctx.turnPlayerPos).toBe(1);
  });

  it('concede: any player at any time, in setup too, and the end segment follows', () => {
    for (const table of [begin(), begin({ firstPlayer: 0 }), started(), started().act('ann', 'endMainPhase')]) {
      table.act('bo', 'concede');
      expect(table.winner).toBe('ann');
      expect(table.at).toBe('end');
      expect(table.told('finalResult')).toMatchObject([{ winner: 'ann' }]);
    }
  });
});
