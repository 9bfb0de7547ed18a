import { Table } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { board, ink } from './board.fixture.ts';
import type { Lorcana } from './definition.ts';
import { lorcana } from './definition.ts';

/** One test for every row of the flow table and every exception to it. */

const start = (seed = 1, options = {}): Table<Lorcana> =>
  new Table(createMatch(lorcana, { seed, players: ['ann', 'bo'], options }));

const keepAll = (table: Table<Lorcana>): Table<Lorcana> => {
  table.act(String(table.priority), 'alterHand', { cards: [] });
  return table.act(String(table.priority), 'alterHand', { cards: [] });
};

describe('setup › chooseFirstPlayer', () => {
  it('a player found by lot has priority and chooses; only they can', () => {
    const choosers = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => start(seed).priority));
    expect([...choosers].sort()).toEqual(['ann', 'bo']);
    const table = start();
    const other = table.priority === 'ann' ? 'bo' : 'ann';
    expect(table.at).toBe('setup/chooseFirstPlayer');
    expect(table.options(String(table.priority), 'chooseFirst', 'player')).toEqual(['ann', 'bo']);
    expect(table.refused(other, 'chooseFirst', { player: other })).toContain('not');
    expect(table.match.state.ctx.otp).toBe(undefined);
  });

  it.each(['ann', 'bo'])('ends once it is known who is on the play: %s', (first) => {
    const table = start();
    table.act(String(table.priority), 'chooseFirst', { player: first });
    expect(table.match.state.ctx.otp).toBe(first);
    expect(table.at).toBe('setup/alterHand');
  });

  it('is skipped when the host says who begins', () => {
    const table = start(1, { firstPlayer: 1 });
    expect([table.at, table.match.state.ctx.otp]).toEqual(['setup/alterHand', 'bo']);
  });
});

describe('setup › alterHand', () => {
  it('everybody has seven cards; all are pending, from the one on the play', () => {
    const table = start(1, { firstPlayer: 1 });
    expect([table.names('hand', 'ann').length, table.names('hand', 'bo').length]).toEqual([7, 7]);
    expect([...table.match.state.ctx.pendingMulligan]).toEqual(['bo', 'ann']);
    expect(table.priority).toBe('bo');
    expect(table.refused('ann', 'alterHand', { cards: [] })).toContain('not');
  });

  it('any number of cards goes to the bottom, as many are drawn, and the deck is shuffled', () => {
    const table = start(1, { firstPlayer: 0 });
    const { zones } = table.match.snapshot();
    const given = zones.hand[0].slice(0, 3);
    table.act('ann', 'alterHand', { cards: given });
    const after = table.match.snapshot().zones;
    expect(after.hand[0].length).toBe(7);
    expect(after.deck[0].length).toBe(53);
    expect(after.hand[0].slice(0, 4)).toEqual(zones.hand[0].slice(3));
    expect(table.events.filter(({ type }) => type === 'zoneShuffled').length).toBe(1);
  });

  it('the cards drawn come from the top, before the shuffle: never those put to the bottom', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const table = start(seed, { firstPlayer: 0 });
      const { zones, cards } = table.match.snapshot();
      const top = zones.deck[0].slice(-7).map((id) => cards[id - 1].name);
      table.act('ann', 'alterHand', { cards: zones.hand[0] });
      expect(table.names('hand', 'ann').sort()).toEqual(top.sort());
    }
  });

  it('who changes nothing does not shuffle', () => {
    const table = start(1, { firstPlayer: 0 });
    const before = table.match.snapshot().zones.deck[0];
    table.act('ann', 'alterHand', { cards: [] });
    expect(table.match.snapshot().zones.deck[0]).toEqual(before);
    expect(table.events.some(({ type }) => type === 'zoneShuffled')).toBe(false);
  });

  it('is done once by each, in turn order; then the first player’s turn begins', () => {
    const table = start(1, { firstPlayer: 1 });
    table.act('bo', 'alterHand', { cards: [] });
    expect(table.refused('bo', 'alterHand', { cards: [] })).toContain('not');
    expect(table.at).toBe('setup/alterHand');
    table.act('ann', 'alterHand', { cards: [] });
    expect([table.at, table.turn]).toEqual(['play/main', 'bo']);
  });

  it('refuses cards that are not in one’s hand', () => {
    const table = start(1, { firstPlayer: 0 });
    const theirs = table.match.snapshot().zones.hand[1][0];
    expect(table.refused('ann', 'alterHand', { cards: [theirs] })).toContain('not among the options');
  });
});

describe('play › beginning', () => {
  it('ready: one’s own cards in play and in the inkwell are readied, the opponent’s are not', () => {
    const exerted = (card: string) => ({ card, exerted: true });
    const table = board(
      { zones: { play: [exerted('pebble_page')], inkwell: [exerted('mend')] } },
      { zones: { play: [exerted('kite_runner')], inkwell: [exerted('firework')] } },
    );
    table.act('ann', 'passTurn');
    expect([table.card('kite_runner').exerted, table.card('firework').exerted]).toEqual([false, false]);
    expect([table.card('pebble_page').exerted, table.card('mend').exerted]).toEqual([true, true]);
  });

  it('ready: what lasted “until your next turn” is over', () => {
    const table = board({ zones: { hand: ['hedge_witch'], inkwell: ink(2) } }, { zones: { play: ['rust_shark'] } });
    table.act('ann', 'play', { card: 'hedge_witch' }).act('ann', 'chooseTarget', { target: 'rust_shark' });
    expect(table.card('rust_shark').hindered).toBe(2);
    table.act('ann', 'passTurn');
    expect(table.card('rust_shark').hindered).toBe(2);
    table.act('bo', 'passTurn');
    expect(table.card('rust_shark').hindered).toBe(0);
  });

  it('set: characters are dry, locations give lore', () => {
    const table = board(
      {},
      { lore: 3, zones: { play: [{ card: 'kite_runner', drying: true }, 'quiet_library', 'crow_mast'] } },
    );
    table.act('ann', 'passTurn');
    expect(table.card('kite_runner').drying).toBe(false);
    expect(table.match.state.ctx.players.bo.lore).toBe(4);
  });

  it('set: triggers of the turn’s start are resolved before the draw', () => {
    const table = board({}, { zones: { play: ['dawn_archivist'], deck: ['kindle', 'mend'] } });
    table.act('ann', 'passTurn');
    expect(table.at).toBe('play/beginning/set');
    expect(table.names('hand', 'bo')).toEqual([]);
    table.act('bo', 'mayUse', { use: 'yes' });
    expect(table.names('hand', 'bo')).toEqual(['mend', 'kindle']);
    expect(table.at).toBe('play/main');
  });

  it('draw: one card', () => {
    const table = board({}, { zones: { deck: ['kindle', 'mend'] } });
    table.act('ann', 'passTurn');
    expect(table.names('hand', 'bo')).toEqual(['mend']);
  });

  it('draw: skipped on the very first turn of the game, and only there', () => {
    const table = keepAll(start(1, { firstPlayer: 1 }));
    expect([table.names('hand', 'bo').length, table.names('hand', 'ann').length]).toEqual([7, 7]);
    table.act('bo', 'passTurn');
    expect(table.names('hand', 'ann').length).toBe(8);
    table.act('ann', 'passTurn');
    expect(table.names('hand', 'bo').length).toBe(8);
  });
});

describe('play › main', () => {
  it('ink: an inkable card goes to the inkwell ready, once a turn, seen by everybody', () => {
    const table = board({ zones: { hand: ['mend', 'kindle', 'downpour'] } });
    expect(table.options('ann', 'ink', 'card')).toEqual(['mend', 'kindle']);
    expect(table.refused('ann', 'ink', { card: 'downpour' })).toContain('has no mark for the inkwell');
    table.act('ann', 'ink', { card: 'mend' });
    expect([table.where('mend'), table.card('mend').exerted]).toEqual(['inkwell', false]);
    expect(table.match.view('bo').zones.inkwell).toMatchObject({ ann: [{ name: 'mend' }] });
    expect(table.refused('ann', 'ink', { card: 'kindle' })).toContain('this turn');
    table.act('ann', 'passTurn').act('bo', 'passTurn');
    expect(table.moves('ann')).toContain('ink');
  });

  it('play: exerts ink as the cost says; characters arrive ready and drying', () => {
    const table = board({ zones: { hand: ['lamp_keeper', 'kind_giant'], inkwell: ink(4) } });
    expect(table.options('ann', 'play', 'card')).toEqual(['lamp_keeper']);
    table.act('ann', 'play', { card: 'lamp_keeper' });
    expect(
      table.match.snapshot().zones.inkwell[0].map((id) => table.match.snapshot().cards[id - 1].is.exerted),
    ).toEqual([true, true, true, false]);
    expect(table.card('lamp_keeper')).toMatchObject({ exerted: false, drying: true });
    // its trigger drew a card
    expect(table.names('hand', 'ann')).toEqual(['kind_giant', 'kindle']);
  });

  it('play: an action does what it says and is discarded', () => {
    const table = board({ zones: { hand: ['kindle'], inkwell: ink(1), deck: ['mend'] } });
    table.act('ann', 'play', { card: 'ann:kindle' });
    expect([table.names('hand', 'ann'), table.names('discard', 'ann')]).toEqual([['mend'], ['kindle']]);
  });

  it('play: an action that must choose needs somebody to choose', () => {
    const table = board({ zones: { hand: ['firework'], inkwell: ink(2) } });
    expect(table.refused('ann', 'play', { card: 'firework' })).toContain('cannot play');
  });

  it('quest: dry and ready characters exert for their lore', () => {
    const table = board({
      zones: {
        play: [
          'veiled_oracle',
          { card: 'pebble_page', drying: true },
          { card: 'bell_ringer', exerted: true },
          'storm_cub',
        ],
      },
    });
    // nobody quests while drying or exerted, and the reckless never do
    expect(table.options('ann', 'quest', 'card')).toEqual(['veiled_oracle']);
    table.act('ann', 'quest', { card: 'veiled_oracle' });
    expect(table.card('veiled_oracle').exerted).toBe(true);
    expect(table.match.state.ctx.players.ann.lore).toBe(2);
  });

  it('challenge: an exerted enemy character; both deal their strength, and damage stays', () => {
    const table = board(
      { zones: { play: ['salt_duelist', 'kite_runner'] } },
      { zones: { play: [{ card: 'river_matron', exerted: true }, 'stone_aunt'] } },
    );
    expect(table.options('ann', 'challenge', 'target')).toEqual(['river_matron']);
    table.act('ann', 'challenge', { card: 'kite_runner', target: 'river_matron' });
    expect(table.card('river_matron').damage).toBe(2);
    expect(table.where('kite_runner')).toBe('discard');
    table.act('ann', 'passTurn');
    expect(table.card('river_matron').damage).toBe(2);
  });

  it('challenge: damage up to willpower banishes both at once', () => {
    const table = board(
      { zones: { play: [{ card: 'bell_ringer', damage: 0 }], deck: ['mend', 'kindle'] } },
      {
        zones: {
          play: [
            { card: 'ember_imp', exerted: true },
            { card: 'rust_shark', damage: 0 },
          ],
        },
      },
    );
    table.act('ann', 'challenge', { card: 'bell_ringer', target: 'ember_imp' });
    expect([table.where('bell_ringer'), table.where('ember_imp')]).toEqual(['discard', 'discard']);
    // bell_ringer's trigger draws for its player; ember_imp's has nobody to choose among ann's characters
    expect(table.names('hand', 'ann')).toEqual(['kindle']);
  });

  it('challenge: locations at any time, and they do not strike back', () => {
    const table = board({ zones: { play: ['rust_shark'] } }, { zones: { play: ['quiet_library'] } });
    table.act('ann', 'challenge', { card: 'rust_shark', target: 'quiet_library' });
    expect([table.where('quiet_library'), table.card('rust_shark').damage]).toEqual(['discard', 0]);
  });

  it('challenge: triggers of the challenge come before its damage', () => {
    const table = board(
      { zones: { play: ['thunder_ram'] } },
      { zones: { play: [{ card: 'kind_giant', exerted: true }] } },
    );
    table.act('ann', 'challenge', { card: 'thunder_ram', target: 'kind_giant' });
    expect(table.types.indexOf('buffed')).toBeLessThan(table.types.indexOf('damaged'));
    expect(table.where('kind_giant')).toBe('discard');
  });

  it('move: characters pay to be at a location; it helps them there, until it goes', () => {
    const table = board(
      { zones: { play: ['pebble_page', 'crow_mast'], inkwell: ink(1) } },
      { zones: { play: ['rust_shark'] } },
    );
    table.act('ann', 'moveTo', { card: 'pebble_page', location: 'crow_mast' });
    expect(table.refused('ann', 'moveTo', { card: 'pebble_page', location: 'crow_mast' })).toContain('No character');
    table.act('ann', 'quest', { card: 'pebble_page' });
    expect(table.match.state.ctx.players.ann.lore).toBe(2);
    table.act('ann', 'passTurn').act('bo', 'challenge', { card: 'rust_shark', target: 'crow_mast' });
    expect(table.card('pebble_page').location).toBe(0);
  });

  it('move: a location that shelters makes its characters resist', () => {
    const table = board(
      { zones: { hand: ['firework'], inkwell: ink(2) } },
      { zones: { play: ['salt_duelist', 'quiet_library'], inkwell: ink(1) } },
      { turnPlayer: 'bo' },
    );
    table.act('bo', 'moveTo', { card: 'salt_duelist', location: 'quiet_library' }).act('bo', 'passTurn');
    table.act('ann', 'play', { card: 'firework', target: 'salt_duelist' });
    expect(table.card('salt_duelist').damage).toBe(1);
  });

  it('activate: exerts and pays; drying characters and exerted cards cannot', () => {
    const table = board({ zones: { play: ['weather_vane'], inkwell: ['mend', 'mend'], deck: ['kindle'] } });
    table.act('ann', 'activate', { card: 'weather_vane' });
    expect([table.names('hand', 'ann'), table.card('weather_vane').exerted]).toEqual([['kindle'], true]);
    expect(table.refused('ann', 'activate', { card: 'weather_vane' })).toContain('no ability');
  });

  it('only the active player acts, and only they end the turn', () => {
    const table = board({}, { zones: { hand: ['kindle'], inkwell: ink(1), play: ['kite_runner'] } });
    expect(table.moves('bo')).toEqual([]);
    for (const move of ['passTurn', 'quest', 'play', 'ink']) expect(table.refused('bo', move)).toContain('not');
    table.act('ann', 'passTurn');
    expect([table.turn, table.at, table.match.state.ctx.numTurns]).toEqual(['bo', 'play/main', 5]);
  });
});

describe('play › endOfTurn', () => {
  it('triggers of the turn’s end are resolved, then “this turn” is over and the turn passes', () => {
    const table = board({
      zones: {
        play: [
          { card: 'rust_shark', damage: 2, buff: 3 },
          { card: 'kite_runner', buff: 1 },
        ],
      },
    });
    table.act('ann', 'passTurn');
    expect(table.card('rust_shark')).toMatchObject({ damage: 1, buff: 0 });
    expect(table.card('kite_runner').buff).toBe(0);
    expect(table.turn).toBe('bo');
  });
});

describe('game state check', () => {
  it('20 lore win at once, and the end segment tells the score', () => {
    const table = board({ lore: 19, zones: { play: ['pebble_page'] } }, { lore: 7 });
    table.act('ann', 'quest', { card: 'pebble_page' });
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: 'ann', currentSegment: 'end' });
    expect(table.events.find(({ type }) => type === 'finalScore')).toMatchObject({ lore: [20, 7], winner: 'ann' });
    expect(table.refused('bo', 'passTurn')).toContain('over');
  });

  it('a win in the set step comes before the draw', () => {
    const table = board({}, { lore: 19, zones: { play: ['quiet_library'], deck: [] } });
    table.act('ann', 'passTurn');
    expect(table.match.state.ctx).toMatchObject({ winner: 'bo', gameOver: true });
  });

  it('who must draw from an empty deck loses', () => {
    const table = board({}, { zones: { deck: [] } });
    table.act('ann', 'passTurn');
    expect(table.match.state.ctx).toMatchObject({ winner: 'ann', gameOver: true });
    expect(table.events.find(({ type }) => type === 'gameWon')).toMatchObject({ reason: 'deck' });
  });

  it('an empty deck alone loses nothing', () => {
    const table = board({}, { zones: { deck: ['kindle'] } });
    table.act('ann', 'passTurn');
    expect(table.match.state.ctx.gameOver).toBe(false);
    expect(table.names('deck', 'bo')).toEqual([]);
  });

  it('who would win and lose by the same check wins', () => {
    const table = board({ lore: 20, isOut: true }, { lore: 3 });
    table.act('ann', 'passTurn');
    expect(table.match.state.ctx.winner).toBe('ann');
  });

  it('if both have run out, nobody wins', () => {
    const table = board({ isOut: true }, { isOut: true });
    table.act('ann', 'passTurn');
    expect(table.match.state.ctx.gameOver).toBe(true);
    expect(table.match.state.ctx.winner).toBe(undefined);
  });
});

describe('concede', () => {
  it.each(['ann', 'bo'])('%s can concede on either turn', (player) => {
    const table = board();
    table.act(player, 'concede');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: player === 'ann' ? 'bo' : 'ann' });
  });

  it('in setup, by whoever is not asked, and the end segment is reached', () => {
    const table = start();
    table.act(table.priority === 'ann' ? 'bo' : 'ann', 'concede');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, currentSegment: 'end' });
  });

  it('while a question waits', () => {
    const table = board(
      { zones: { hand: ['hedge_witch'], inkwell: ink(2) } },
      { zones: { play: ['rust_shark', 'kite_runner'] } },
    );
    table.act('ann', 'play', { card: 'hedge_witch' }).act('bo', 'concede');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: 'ann' });
  });
});
