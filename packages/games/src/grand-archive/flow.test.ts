import { Table } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { lotDecides } from '../first-player.fixture.ts';
import { board, count, nextTurn, pass, path } from './board.fixture.ts';
import type { GrandArchive } from './definition.ts';
import { grandArchive } from './definition.ts';

/** One test for every row of the flow, and for every exception to it. */

const begin = (options: object = {}, seed = 3): Table<GrandArchive> =>
  new Table(createMatch(grandArchive, { seed, players: ['ann', 'bo'], options: options as never }));
const chosen = (options: object = {}): Table<GrandArchive> =>
  begin({ firstPlayer: 0, ...options })
    .act('ann', 'chooseChampion', { card: 'spirit_of_cinders' })
    .act('bo', 'chooseChampion', { card: 'spirit_of_ink' });
const started = (): Table<GrandArchive> => chosen().act('ann', 'keepHand').act('bo', 'keepHand');

describe('startingAGame', () => {
  it('chooseFirstPlayer: a player found by lot decides, for either', () =>
    lotDecides((seed) => begin({}, seed), 'startingAGame/chooseFirstPlayer', 'startingAGame/chooseChampions'));

  it('chooseChampions: each chooses a level-0 champion of the material deck, in turn order', () => {
    const table = begin({ firstPlayer: 1 });
    expect([...table.match.state.ctx.pendingChampionSelection]).toEqual(['bo', 'ann']);
    table.refused('ann', 'chooseChampion', { card: 'spirit_of_cinders' });
    expect(table.options('bo', 'chooseChampion', 'card')).toEqual(['spirit_of_ink', 'spirit_of_dew']);
    table.refused('bo', 'chooseChampion', { card: 'isa_scribe' });
    table.act('bo', 'chooseChampion', { card: 'spirit_of_dew' });
    expect([table.where('spirit_of_dew'), table.at]).toEqual(['field', 'startingAGame/chooseChampions']);
    table.act('ann', 'chooseChampion', { card: 'spirit_of_cinders' });
    expect(table.at).toBe('startingAGame/mulligan');
  });

  it('mulligan: five cards; each keeps or replaces the whole hand, once, in turn order', () => {
    const table = chosen();
    expect([count(table, 'ann', 'hand'), count(table, 'bo', 'hand')]).toEqual([5, 5]);
    table.refused('bo', 'keepHand');
    const next = table.match.snapshot().zones.deck[0].slice(-5);
    table.act('ann', 'mulligan');
    expect(table.match.snapshot().zones.hand[0].toSorted()).toEqual(next.toSorted());
    table.refused('ann', 'mulligan');
    table.act('bo', 'keepHand');
    expect([table.at, table.turn]).toEqual(['play/main', 'ann']);
  });

  it('variant: no mulligan; the spirit enters on its player’s first turn and draws seven', () => {
    const table = chosen({ opening: 'spirit' });
    expect([table.at, table.turn]).toEqual(['play/main', 'ann']);
    expect([table.where('spirit_of_cinders'), table.where('spirit_of_ink')]).toEqual(['field', 'lineage']);
    expect([count(table, 'ann', 'hand'), count(table, 'bo', 'hand')]).toEqual([7, 0]);
    nextTurn(table);
    expect(table.where('spirit_of_ink')).toBe('field');
    // and one for the draw phase
    expect(count(table, 'bo', 'hand')).toBe(8);
    nextTurn(table);
    // no second time
    expect(table.at).toBe('play/materialize');
    expect(count(table, 'ann', 'hand')).toBe(7);
  });

  it('variant: a spirit that draws another number', () => {
    const table = begin({ firstPlayer: 1, opening: 'spirit' }).act('bo', 'chooseChampion', { card: 'spirit_of_dew' });
    table.act('ann', 'chooseChampion', { card: 'spirit_of_cinders' });
    expect(count(table, 'bo', 'hand')).toBe(6);
  });

  it('options: decks of sixty cards with a level-0 champion; an opening by name', () => {
    const names = [
      'soot_sprite',
      'spark_squire',
      'ash_prowler',
      'kiln_hound',
      'torchbearer',
      'slag_brute',
      'scorch',
      'erase',
    ];
    const more = [
      'phoenix_chick',
      'furnace_drake',
      'paper_crane',
      'margin_cat',
      'ink_reader',
      'long_study',
      'vellum_guard',
    ];
    const sixty = Object.fromEntries([...names, ...more].map((name) => [name, 4]));
    const start = (deck: object) => () => begin({ decks: [deck, 'quill'] });
    expect(start({ ...sixty, brann_apprentice: 1 })).toThrow('needs a champion of level 0');
    expect(start({ ...sixty, scorch: 3, spirit_of_dew: 1, dew_vial: 1 })).toThrow('at least 60 cards');
    expect(start({ ...sixty, spirit_of_dew: 1 })).not.toThrow();
    expect(() => begin({ opening: 'draft' })).toThrow('"mulligan" or "spirit"');
  });
});

describe('first turns', () => {
  it('the first player skips wake up, materialize, recollection and draw', () => {
    const table = started();
    expect(path(table)).toEqual(['wakeUp', 'main']);
    expect(count(table, 'ann', 'hand')).toBe(5);
  });

  it('the second player skips the first three only', () => {
    const table = nextTurn(started());
    expect(path(table)).toEqual(['wakeUp', 'draw', 'main']);
    expect([table.turn, count(table, 'bo', 'hand')]).toEqual(['bo', 6]);
  });

  it('nobody wakes up on the first turn; from the second on nothing is skipped', () => {
    const table = board({}, { turnsTaken: 0, field: [{ card: 'paper_crane', exerted: true }] });
    nextTurn(table);
    expect([path(table), table.card('paper_crane').exerted]).toEqual([['wakeUp', 'draw', 'main'], true]);
    const later = board({}, { turnsTaken: 1, field: [{ card: 'paper_crane', exerted: true }] });
    nextTurn(later);
    expect([path(later), later.card('paper_crane').exerted]).toEqual([['wakeUp', 'materialize'], false]);
  });
});

describe('a turn', () => {
  it('wakeUp: the turn player’s rested objects wake; start effects', () => {
    const table = board(
      { field: [{ card: 'kiln_hound', exerted: true }] },
      { champion: { card: 'isa_scribe', exerted: true, damage: 3 }, field: [{ card: 'chapter_monk', exerted: true }] },
    );
    nextTurn(table);
    expect(['isa_scribe', 'chapter_monk', 'kiln_hound'].map((name) => table.card(name).exerted)).toEqual([
      false,
      false,
      true,
    ]);
    expect(table.card('isa_scribe').damage).toBe(2);
  });

  it('materialize: one card, or none; skipping gives no opportunity', () => {
    const table = nextTurn(board({}, { material: ['dew_vial', 'letter_opener'] }));
    expect([table.at, table.moves('bo'), table.moves('ann')]).toEqual([
      'play/materialize',
      ['materialize', 'skipMaterialize'],
      [],
    ]);
    table.refused('bo', 'pass');
    table.act('bo', 'skipMaterialize');
    expect(table.at).toBe('play/recollection');
    table.refused('bo', 'materialize', { card: 'dew_vial' });
  });

  it('materialize: what enters gives opportunity, and only one card enters', () => {
    const table = nextTurn(board({ hand: ['scorch', 'erase'] }, { material: ['dew_vial', 'letter_opener'] }));
    table.act('bo', 'materialize', { card: 'dew_vial' });
    expect([table.at, table.priority, table.where('dew_vial')]).toEqual(['play/materialize', 'bo', 'field']);
    table.refused('bo', 'materialize', { card: 'letter_opener' });
    table.refused('bo', 'skipMaterialize');
    table.act('bo', 'pass');
    expect(table.options('ann', 'play', 'card')).toEqual(['scorch']);
    table.act('ann', 'pass');
    expect(table.at).toBe('play/recollection');
  });

  it('materialize: memory cost is paid by banishing random cards of the memory', () => {
    const memory = ['paper_crane', 'erase', 'margin_cat', 'ink_reader'];
    const table = nextTurn(board({}, { material: ['isa_scribe', 'isa_archivist'], memory }));
    // level 2 only from level 1
    expect(table.options('bo', 'materialize', 'card')).toEqual(['isa_scribe']);
    table.act('bo', 'materialize', { card: 'isa_scribe' });
    expect([count(table, 'bo', 'memory'), count(table, 'bo', 'banishment')]).toEqual([3, 1]);
    const banished = Array.from({ length: 12 }, (_, seed) => {
      const other = nextTurn(board({}, { material: ['isa_scribe'], memory }, seed));
      return other.act('bo', 'materialize', { card: 'isa_scribe' }).names('banishment', 'bo')[0];
    });
    expect(new Set(banished).size).toBeGreaterThan(2);
    const poor = nextTurn(board({}, { material: ['isa_scribe'] }));
    expect(poor.moves('bo')).toEqual(['skipMaterialize']);
    expect(poor.refused('bo', 'materialize', { card: 'isa_scribe' })).toMatch('memory');
  });

  it('materialize: a champion levels up: its damage stays, the one before lies under it', () => {
    const table = nextTurn(
      board({}, { champion: { card: 'spirit_of_ink', damage: 5 }, material: ['isa_scribe'], memory: ['erase'] }),
    );
    table.act('bo', 'materialize', { card: 'isa_scribe' });
    expect([table.card('isa_scribe').damage, table.where('spirit_of_ink')]).toEqual([5, 'lineage']);
    // its trigger drew a card
    expect(count(table, 'bo', 'hand')).toBe(1);
  });

  it('recollection: opportunity from the turn player on; then all memory comes to the hand', () => {
    const table = nextTurn(board({}, { memory: ['erase', 'paper_crane'] })).act('bo', 'skipMaterialize');
    expect([table.at, table.priority, count(table, 'bo', 'hand')]).toEqual(['play/recollection', 'bo', 0]);
    table.act('bo', 'pass').act('ann', 'pass');
    // and one for the draw phase
    expect([table.at, count(table, 'bo', 'memory'), count(table, 'bo', 'hand')]).toEqual(['play/main', 0, 3]);
  });

  it('recollection: fast actions may be played, slow ones not', () => {
    const table = nextTurn(
      board({ hand: ['scorch', 'blazing_volley', 'kiln_hound', 'erase'] }, { field: ['paper_crane'] }),
    );
    table.act('bo', 'skipMaterialize').act('bo', 'pass');
    expect(table.options('ann', 'play', 'card')).toEqual(['scorch']);
  });

  it('draw: one card; from an empty deck one loses', () => {
    const table = nextTurn(board({}, { deck: [] })).act('bo', 'skipMaterialize');
    pass(table);
    expect([table.match.state.ctx.winner, table.at]).toEqual(['ann', 'end']);
    expect(table.events.find(({ type }) => type === 'playerLost')).toMatchObject({ player: 'bo', reason: 'deck' });
  });

  it('main: ends when all have passed in a row with an empty stack', () => {
    const table = started();
    expect(table.moves('bo')).toEqual([]);
    table.act('ann', 'pass');
    expect([table.at, table.priority]).toEqual(['play/main', 'bo']);
    table.act('bo', 'pass');
    expect([table.at, table.priority]).toEqual(['play/end', 'ann']);
  });

  it('end: opportunity; then the damage of allies is removed and "this turn" ends; champions stay hurt', () => {
    const table = board(
      {
        champion: { card: 'spirit_of_cinders', damage: 4 },
        field: [{ card: 'slag_brute', damage: 2 }, 'bellows_charm'],
      },
      { field: [{ card: 'folio_wyrm', damage: 3 }] },
    );
    table.act('ann', 'activate', { card: 'bellows_charm', target: 'slag_brute' });
    pass(table);
    expect([table.at, table.card('slag_brute').damage, table.card('slag_brute').buff]).toEqual(['play/end', 2, 1]);
    table.act('ann', 'pass').act('bo', 'pass');
    expect([
      table.card('slag_brute').damage,
      table.card('slag_brute').buff,
      table.card('bo:folio_wyrm').damage,
    ]).toEqual([0, 0, 0]);
    expect([table.card('spirit_of_cinders').damage, table.turn]).toEqual([4, 'bo']);
  });

  it('end: Vigor wakes, end effects happen', () => {
    const table = board({
      champion: 'isa_archivist',
      field: [
        { card: 'soot_sprite', exerted: true },
        { card: 'kiln_hound', exerted: true },
      ],
    });
    pass(table);
    expect([table.card('soot_sprite').exerted, table.card('kiln_hound').exerted]).toEqual([false, true]);
    expect(count(table, 'ann', 'memory')).toBe(1);
  });

  it('there is no hand limit', () => {
    const table = board({ hand: Array.from({ length: 14 }, () => 'erase') });
    nextTurn(table);
    expect([count(table, 'ann', 'hand'), table.turn]).toEqual([14, 'bo']);
  });

  it('concede: any player at any time, in setup too, and the end segment follows', () => {
    const fighting = board({ field: ['kiln_hound'] }).act('ann', 'attack', {
      card: 'kiln_hound',
      target: 'spirit_of_ink',
    });
    for (const table of [begin(), begin({ firstPlayer: 0 }), chosen(), started(), fighting]) {
      table.act('bo', 'concede');
      expect([table.match.state.ctx.winner, table.at]).toEqual(['ann', 'end']);
      expect(table.types).toContain('finalResult');
    }
  });
});

describe('winning and losing', () => {
  it('the enemy champion dies: damage up to its life', () => {
    const table = board({ field: ['kiln_hound'] }, { champion: { card: 'spirit_of_ink', damage: 12 } });
    table.act('ann', 'attack', { card: 'kiln_hound', target: 'spirit_of_ink' });
    pass(table, 4);
    expect(table.match.state.ctx.winner).toBe('ann');
    expect(table.events.find(({ type }) => type === 'playerLost')).toMatchObject({ player: 'bo', reason: 'damage' });
  });

  it('both champions die together: both lose, nobody wins', () => {
    const table = board(
      { champion: { card: 'spirit_of_cinders', damage: 14 }, field: ['kindling_blade'] },
      { champion: { card: 'spirit_of_ink', damage: 14 }, field: ['letter_opener'] },
    );
    table.act('ann', 'attack', { card: 'spirit_of_cinders', target: 'spirit_of_ink' });
    table.act('ann', 'pass').act('bo', 'retaliate').act('bo', 'pass').act('ann', 'pass');
    pass(table);
    expect([table.match.state.ctx.gameOver, table.match.state.ctx.winner]).toEqual([true, undefined]);
    expect(table.types.filter((type) => type === 'playerLost')).toHaveLength(2);
  });

  const memory = Array.from({ length: 9 }, () => 'erase');
  const hand = ['closing_of_the_book', 'erase', 'erase', 'erase'];

  it('a card may win the game', () => {
    const table = board({ memory, hand });
    const reserve = table.match.snapshot().zones.hand[0].slice(1);
    pass(table.act('ann', 'play', { card: 'closing_of_the_book', reserve }));
    expect(table.match.state.ctx.winner).toBe('ann');
    expect(table.types).toContain('playerWon');
    const early = board({ hand });
    const few = early.match.snapshot().zones.hand[0].slice(1);
    pass(early.act('ann', 'play', { card: 'closing_of_the_book', reserve: few }));
    expect(early.match.state.ctx.gameOver).toBe(false);
  });

  it('win and lose together is to lose', () => {
    const table = board({ memory, hand, deck: [] });
    const reserve = table.match.snapshot().zones.hand[0].slice(1);
    pass(table.act('ann', 'play', { card: 'closing_of_the_book', reserve }));
    expect(table.match.state.ctx.winner).toBe('bo');
  });
});
