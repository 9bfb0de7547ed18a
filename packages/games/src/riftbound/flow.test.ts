import { Table } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { lotDecides } from '../first-player.fixture.ts';
import { board, count, holder, passAll, points } from './board.fixture.ts';
import type { Riftbound } from './definition.ts';
import { riftbound } from './definition.ts';

/** One test for every row of the flow, and for every exception to it. */

const begin = (options: object = {}, seed = 3): Table<Riftbound> =>
  new Table(createMatch(riftbound, { seed, players: ['ann', 'bo'], options: options as never }));
const started = (): Table<Riftbound> =>
  begin({ firstPlayer: 0 }).act('ann', 'mulligan', { cards: [] }).act('bo', 'mulligan', { cards: [] });
const path = (table: Table<Riftbound>): string[] =>
  table.events.filter(({ type }) => /^(phase|step)Began$/.test(type)).map(({ phase, step }) => String(phase ?? step));

describe('setup', () => {
  it('legend and chosen champion set aside, one battlefield each, twelve runes, forty cards', () => {
    const table = begin({ firstPlayer: 0 });
    expect([table.names('legend', 'ann'), table.names('legend', 'bo')]).toEqual([['the_kindler'], ['the_tidekeeper']]);
    expect(table.names('champion', 'ann')).toEqual(['vanna_emberheart']);
    expect([count(table, 'ann', 'runeDeck'), count(table, 'ann', 'deck') + count(table, 'ann', 'hand')]).toEqual([
      12, 39,
    ]);
    const { zones, cards } = table.match.snapshot();
    expect(zones.battlefields[0].map((id) => cards[id - 1].owner)).toEqual([0, 1]);
  });

  it('battlefields: by lot in single games, or named', () => {
    const lot = (seed: number): string => {
      const { zones, cards } = begin({}, seed).match.snapshot();
      return cards[zones.battlefields[0][0] - 1].name;
    };
    expect(new Set(Array.from({ length: 20 }, (_, seed) => lot(seed))).size).toBe(3);
    const { zones, cards } = begin({ battlefields: ['cinder_pass', 'sunken_arena'] }).match.snapshot();
    expect(zones.battlefields[0].map((id) => cards[id - 1].name)).toEqual(['cinder_pass', 'sunken_arena']);
    expect(() => begin({ battlefields: ['sunken_arena', 'cinder_pass'] })).toThrow('one battlefield of each deck');
  });

  it('decks: one legend, three battlefields, forty cards, a champion', () => {
    const lists: [Record<string, number>, string][] = [
      [{ the_kindler: 1 }, 'at least 44'],
      [{ rune: 3 }, 'comes with every deck'],
    ];
    for (const [deck, message] of lists) expect(() => begin({ decks: [deck, 'shoal'] })).toThrow(message);
    const names = [
      'cinder_whelp',
      'ash_courier',
      'kiln_brawler',
      'flare_dancer',
      'bellows_hound',
      'torch_captain',
      'firebolt',
    ];
    const more = [
      'spark_runner',
      'pyre_bearer',
      'afterglow_moth',
      'forge_titan',
      'reef_scout',
      'harbor_guard',
      'stoke',
    ];
    const main = Object.fromEntries([...names, ...more].map((name) => [name, 3]));
    const places = { old_crossroads: 1, hollow_kiln: 1, cinder_pass: 1 };
    const start = (deck: object) => () => begin({ decks: [deck, 'shoal'] });
    expect(start({ ...main, ...places, vanna_emberheart: 1 })).toThrow('exactly one legend');
    expect(start({ ...main, ...places, the_kindler: 1 })).toThrow('needs a champion');
    expect(start({ ...main, ...places, moonlit_quay: 1, the_kindler: 1, vanna_emberheart: 1 })).toThrow('exactly 3');
    expect(start({ ...main, ...places, the_kindler: 1, vanna_emberheart: 1 })).not.toThrow();
  });

  it('chooseFirstPlayer: a player found by lot decides, for either', () =>
    lotDecides((seed) => begin({}, seed), 'setup/chooseFirstPlayer', 'setup/mulligan'));

  it('mulligan: four cards, in turn order, up to two are replaced and go to the bottom', () => {
    const table = begin({ firstPlayer: 1 });
    expect([count(table, 'ann', 'hand'), count(table, 'bo', 'hand')]).toEqual([4, 4]);
    table.refused('ann', 'mulligan', { cards: [] });
    const { zones } = table.match.snapshot();
    const [hand, deck] = [zones.hand[1], zones.deck[1]];
    table.refused('bo', 'mulligan', { cards: hand.slice(0, 3) });
    table.act('bo', 'mulligan', { cards: hand.slice(0, 2) });
    const after = table.match.snapshot().zones;
    expect(after.hand[1].toSorted()).toEqual([...hand.slice(2), ...deck.slice(-2)].toSorted());
    expect(after.deck[1].slice(0, 2).toSorted()).toEqual(hand.slice(0, 2).toSorted());
    table.refused('bo', 'mulligan', { cards: [] });
    table.act('ann', 'mulligan', { cards: [] });
    expect([table.at, table.turn]).toEqual(['play/action', 'bo']);
  });
});

describe('a turn', () => {
  it('begins by itself: awaken, beginning, channel, draw, then action waits', () => {
    const table = started();
    expect(path(table)).toEqual(['awaken', 'beginning', 'beginningStep', 'scoring', 'channel', 'draw', 'action']);
    expect(table.match.waitingFor).toEqual(['ann']);
  });

  it('first turn: the first player draws and channels two; the second channels three, once', () => {
    const table = started();
    expect([count(table, 'ann', 'hand'), count(table, 'ann', 'runes')]).toEqual([5, 2]);
    table.act('ann', 'endTurn');
    expect([count(table, 'bo', 'hand'), count(table, 'bo', 'runes')]).toEqual([5, 3]);
    table.act('bo', 'endTurn').act('ann', 'endTurn');
    expect([count(table, 'ann', 'runes'), count(table, 'bo', 'runes')]).toEqual([4, 5]);
  });

  it('awaken: units, gear, legend and runes of the turn player are readied', () => {
    const table = board(
      { units: [{ card: 'cinder_whelp', exerted: true }] },
      { units: [{ card: 'reef_scout', exerted: true }], gear: ['pearl_lamp'], legend: ['the_tidekeeper'], runes: 2 },
    );
    table
      .act('ann', 'endTurn')
      .act('bo', 'activate', { card: 'the_tidekeeper' })
      .act('bo', 'activate', { card: 'pearl_lamp' });
    expect(['the_tidekeeper', 'pearl_lamp', 'rune'].map((name) => table.card(name).exerted)).toContain(true);
    table.act('bo', 'endTurn').act('ann', 'endTurn');
    const { cards, players } = table.match.snapshot();
    expect(cards.filter(({ owner, is }) => players[owner] === 'bo' && is.exerted === true)).toEqual([]);
  });

  it('beginningStep and scoring: hold gives a point for every battlefield controlled', () => {
    const table = board(
      {},
      {
        units: [
          { card: 'reef_scout', at: 1 },
          { card: 'harbor_guard', at: 2 },
        ],
      },
    );
    table.act('ann', 'endTurn');
    expect(points(table, 'bo')).toBe(2);
    expect(table.types.filter((type) => type === 'held')).toHaveLength(2);
    table.act('bo', 'endTurn');
    expect([points(table, 'ann'), points(table, 'bo')]).toEqual([0, 2]);
  });

  it('scoring: what units and battlefields do when held comes before the channel phase', () => {
    const table = board(
      {},
      { units: [{ card: 'lagoon_oracle', at: 1 }], runeDeck: 6 },
      { battlefields: ['moonlit_quay', 'old_crossroads'] },
    );
    table.act('ann', 'endTurn');
    // one card of the oracle, one for the turn; the quay's rune is exhausted
    expect(count(table, 'bo', 'hand')).toBe(2);
    expect(count(table, 'bo', 'runes')).toBe(3);
    const types = table.events.map(({ type, phase }) => `${type} ${String(phase ?? '')}`);
    expect(types.indexOf('triggered ')).toBeLessThan(types.indexOf('phaseBegan channel'));
  });

  it('channel: two runes, fewer when the rune deck ends', () => {
    const table = board({}, { runeDeck: 1 });
    table.act('ann', 'endTurn');
    expect([count(table, 'bo', 'runes'), count(table, 'bo', 'runeDeck')]).toEqual([1, 0]);
    table.act('bo', 'endTurn').act('ann', 'endTurn');
    expect(count(table, 'bo', 'runes')).toBe(1);
  });

  it('draw: an empty deck burns out: the trash is shuffled in, the opponent gets a point, then one draws', () => {
    const table = board({}, { deck: [], trash: ['stoke', 'firebolt', 'drown'] });
    table.act('ann', 'endTurn');
    expect(points(table, 'ann')).toBe(1);
    expect([count(table, 'bo', 'deck'), count(table, 'bo', 'hand'), count(table, 'bo', 'trash')]).toEqual([2, 1, 0]);
    expect(table.types).toContain('burnedOut');
  });

  it('draw: burning out may give the last point, and without a trash it goes on until it does', () => {
    const last = board({ points: 7 }, { deck: [], trash: ['stoke'] }).act('ann', 'endTurn');
    expect(last.match.state.ctx.winner).toBe('ann');
    const empty = board({ points: 2 }, { deck: [] }).act('ann', 'endTurn');
    expect([empty.match.state.ctx.winner, points(empty, 'ann')]).toEqual(['ann', 8]);
  });

  it('draw: a card that draws burns out in the middle and draws the rest', () => {
    const table = board({ hand: ['stoke'], runes: 2, deck: ['drown'], trash: ['firebolt', 'wither'] });
    passAll(table.act('ann', 'cast', { card: 'stoke' }));
    expect([count(table, 'ann', 'hand'), count(table, 'ann', 'deck'), points(table, 'bo')]).toEqual([2, 2, 1]);
  });

  it('rune pools are empty at the end of draw, and when a turn expires', () => {
    const drawn = board({ energy: 3 }, { energy: 2 }).act('ann', 'endTurn');
    expect(['ann', 'bo'].map((id) => drawn.match.state.ctx.players[id].energy)).toEqual([0, 0]);
    const turn = board({}, { gear: ['pearl_lamp'] })
      .act('ann', 'endTurn')
      .act('bo', 'activate', { card: 'pearl_lamp' });
    expect(turn.match.state.ctx.players.bo.energy).toBe(1);
    turn.act('bo', 'endTurn');
    expect(turn.match.state.ctx.players.bo.energy).toBe(0);
  });

  it('action: only the turn player acts; the phase ends by endTurn', () => {
    const table = started();
    expect(table.moves('bo')).toEqual([]);
    table.refused('bo', 'endTurn');
    table.refused('ann', 'pass');
    table.act('ann', 'endTurn');
    expect([table.turn, table.at]).toEqual(['bo', 'play/action']);
  });

  it('endingStep, expiration, cleanup: damage, might and pools end; the turn passes', () => {
    const table = board(
      { hand: ['flash_of_anger', 'firebolt'], runes: 4, units: ['cinder_whelp'], gear: ['ember_forge'] },
      { units: [{ card: 'deep_warden', at: 1 }] },
    );
    passAll(table.act('ann', 'cast', { card: 'flash_of_anger', target: 'cinder_whelp' }));
    passAll(table.act('ann', 'cast', { card: 'firebolt', target: 'deep_warden' }));
    expect([table.card('cinder_whelp').buff, table.card('deep_warden').damage]).toEqual([2, 3]);
    table.act('ann', 'endTurn');
    expect([table.card('cinder_whelp').buff, table.card('deep_warden').damage]).toEqual([0, 0]);
    expect(path(table).slice(0, 5)).toEqual(['ending', 'endingStep', 'expiration', 'cleanup', 'awaken']);
  });

  it('cleanup: repeats the expiration if effects appeared during it', () => {
    const table = board({ units: ['afterglow_moth'] }, { units: ['harbor_guard', 'afterglow_moth'] });
    table.act('ann', 'endTurn');
    expect(path(table).slice(0, 6)).toEqual(['ending', 'endingStep', 'expiration', 'cleanup', 'expiration', 'cleanup']);
    // one damage killed the moth, and nothing is left of the other
    expect(table.where('bo:afterglow_moth')).toBe('trash');
    expect(table.card('harbor_guard').damage).toBe(0);
    expect(table.turn).toBe('bo');
  });

  it('there is no hand limit', () => {
    const table = board({ hand: Array.from({ length: 15 }, () => 'stoke') });
    table.act('ann', 'endTurn');
    expect([count(table, 'ann', 'hand'), table.turn]).toEqual([15, 'bo']);
  });

  it('concede: any player at any time, in setup too, and the end segment follows', () => {
    const contested = board({ units: ['cinder_whelp'] }).act('ann', 'move', { to: 1, units: ['cinder_whelp'] });
    for (const table of [begin(), begin({ firstPlayer: 0 }), started(), contested]) {
      table.act('bo', 'concede');
      expect([table.match.state.ctx.winner, table.at]).toEqual(['ann', 'end']);
      expect(table.types).toContain('finalResult');
    }
  });
});

describe('winning', () => {
  it('hold may give the last point', () => {
    const table = board({}, { points: 7, units: [{ card: 'reef_scout', at: 1 }] }).act('ann', 'endTurn');
    expect(table.match.state.ctx.winner).toBe('bo');
    expect(points(table, 'bo')).toBe(8);
  });

  it('points come one by one: whoever has eight first has won', () => {
    // holding the arena draws from an empty deck, so Ann gets her last point before Bo holds the second battlefield
    const table = board(
      { points: 7 },
      {
        points: 6,
        deck: [],
        trash: ['stoke'],
        units: [
          { card: 'reef_scout', at: 1 },
          { card: 'harbor_guard', at: 2 },
        ],
      },
      { battlefields: ['sunken_arena', 'old_crossroads'] },
    ).act('ann', 'endTurn');
    expect([table.match.state.ctx.winner, points(table, 'bo')]).toEqual(['ann', 7]);
  });

  it('conquer gives the last point only if every battlefield was scored this turn; else a card', () => {
    const one = board({ points: 7, units: ['cinder_whelp'] });
    passAll(one.act('ann', 'move', { to: 1, units: ['cinder_whelp'] }));
    expect([points(one, 'ann'), count(one, 'ann', 'hand'), holder(one, 1)]).toEqual([7, 1, 1]);
    expect(one.match.state.ctx.gameOver).toBe(false);

    const both = board({ points: 7, units: ['cinder_whelp', 'ash_courier'] });
    passAll(both.act('ann', 'move', { to: 1, units: ['cinder_whelp'] }));
    passAll(both.act('ann', 'move', { to: 2, units: ['ash_courier'] }));
    expect([points(both, 'ann'), both.match.state.ctx.winner]).toEqual([8, 'ann']);

    const held = board({ points: 7, scored: 0b10, units: ['cinder_whelp'] });
    passAll(held.act('ann', 'move', { to: 2, units: ['cinder_whelp'] }));
    expect(held.match.state.ctx.winner).toBe('ann');
  });

  it('a battlefield scores once per turn: held and conquered again gives nothing more', () => {
    const table = board(
      { scored: 0b10, points: 1, units: ['cinder_whelp'] },
      {},
      { battlefields: ['hollow_kiln', 'old_crossroads'] },
    );
    passAll(table.act('ann', 'move', { to: 1, units: ['cinder_whelp'] }));
    expect([points(table, 'ann'), holder(table, 1), count(table, 'ann', 'hand')]).toEqual([1, 1, 0]);
    table.act('ann', 'endTurn').act('bo', 'endTurn');
    expect(points(table, 'ann')).toBe(2);
  });
});
