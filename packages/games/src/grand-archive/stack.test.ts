import { describe, expect, it } from 'vitest';
import { board, count, pass } from './board.fixture.ts';
import { cards, decks } from './card-set.ts';

/** Costs, opportunity, the stack, and what cards do. */

describe('reserve cost', () => {
  it('so many other cards of the hand go face down to the memory', () => {
    const table = board({ hand: ['kiln_hound', 'erase', 'scorch', 'paper_crane'] });
    table.refused('ann', 'play', { card: 'kiln_hound', reserve: ['erase'] });
    table.refused('ann', 'play', { card: 'kiln_hound', reserve: ['erase', 'kiln_hound'] });
    table.act('ann', 'play', { card: 'kiln_hound', reserve: ['erase', 'scorch'] });
    expect([table.names('memory', 'ann'), table.names('hand', 'ann')]).toEqual([['erase', 'scorch'], ['paper_crane']]);
    const seen = (table.match.view('bo').zones.memory as Record<string, readonly object[]>).ann;
    expect(seen).toEqual([{ hidden: true }, { hidden: true }]);
  });

  it('whoever has too few cards cannot play', () => {
    const table = board({ hand: ['kiln_hound', 'erase'] });
    expect(table.options('ann', 'play', 'card')).toEqual([]);
    expect(table.refused('ann', 'play', { card: 'kiln_hound', reserve: ['erase'] })).toMatch('pay');
  });
});

describe('opportunity and the stack', () => {
  it('who acts keeps opportunity; LIFO; one resolves when all passed; then the turn player', () => {
    const table = board(
      { hand: ['kiln_hound', 'erase', 'erase', 'spark_squire', 'fan_the_flames'], field: ['slag_brute'] },
      { hand: ['turn_the_page', 'erase', 'erase'] },
    );
    table.act('ann', 'play', { card: 'kiln_hound', reserve: ['erase', 'erase#2'] });
    expect(table.priority).toBe('ann');
    // something is on the stack: no slow card, no attack
    expect(table.options('ann', 'play', 'card')).toEqual(['fan_the_flames']);
    table.refused('ann', 'attack', { card: 'slag_brute', target: 'spirit_of_ink' });
    table.act('ann', 'pass');
    table.act('bo', 'play', { card: 'turn_the_page', target: 'slag_brute', reserve: ['bo:erase', 'bo:erase#2'] });
    expect(table.priority).toBe('bo');
    // Ann's pass no longer counts
    table.act('bo', 'pass').act('ann', 'pass');
    expect([table.where('slag_brute'), table.where('kiln_hound'), table.priority]).toEqual(['hand', 'stack', 'ann']);
    pass(table);
    expect([table.where('kiln_hound'), table.at, table.priority]).toEqual(['field', 'play/main', 'ann']);
  });

  it('negate: only an enemy card can be answered, and it does nothing', () => {
    const table = board(
      { hand: ['kiln_hound', 'erase', 'erase', 'strike_out'] },
      { hand: ['strike_out', 'erase', 'erase'] },
    );
    table.act('ann', 'play', { card: 'kiln_hound', reserve: ['ann:erase', 'ann:erase#2'] });
    expect(table.options('ann', 'play', 'card')).toEqual([]);
    table.act('ann', 'pass').act('bo', 'play', { card: 'bo:strike_out', reserve: ['bo:erase', 'bo:erase#2'] });
    pass(table);
    expect([table.where('kiln_hound'), table.at]).toEqual(['graveyard', 'play/main']);
  });

  it('on the opponent’s turn only fast actions, no allies, attacks or abilities', () => {
    const table = board(
      {},
      { hand: ['soothing_verse', 'paper_crane', 'erase', 'swift_stroke'], field: ['dew_vial', 'letter_opener'] },
    );
    table.act('ann', 'pass');
    expect(table.options('bo', 'play', 'card')).toEqual(['soothing_verse']);
    expect(table.moves('bo')).toEqual(['play', 'pass']);
  });
});

describe('cards', () => {
  it('triggers when it enters, when it dies; the flow waits', () => {
    const table = board({ hand: ['torchbearer', 'erase', 'erase'] }, { field: ['phoenix_chick', 'paper_crane'] });
    pass(table.act('ann', 'play', { card: 'torchbearer', reserve: ['erase', 'erase#2'] }));
    expect(table.options('ann', 'chooseTarget', 'target')).toEqual(['spirit_of_ink', 'phoenix_chick', 'paper_crane']);
    table.refused('ann', 'pass');
    table.act('ann', 'chooseTarget', { target: 'phoenix_chick' });
    expect(table.card('phoenix_chick').damage).toBe(1);
    const chick = board({ hand: ['scorch', 'erase'] }, { field: ['phoenix_chick'] });
    pass(chick.act('ann', 'play', { card: 'scorch', target: 'phoenix_chick', reserve: ['erase'] }));
    expect([chick.where('phoenix_chick'), count(chick, 'bo', 'hand')]).toEqual(['graveyard', 1]);
  });

  it('regalia cannot be chosen; the champion cannot be destroyed', () => {
    const table = board({ hand: ['erase', 'scorch', 'scorch', 'scorch'] }, { field: ['dew_vial', 'paper_crane'] });
    const actions = [...table.match.legalActions('ann')].filter(({ move }) => move === 'play');
    const aims = new Set(actions.map(({ args }) => Number(args?.target)));
    expect(aims).toEqual(new Set([table.id('spirit_of_ink'), table.id('paper_crane')]));
    const erased = actions.filter(({ args }) => args?.card === table.id('erase'));
    expect(new Set(erased.map(({ args }) => args?.target))).toEqual(new Set([table.id('paper_crane')]));
  });

  it('the top of the deck goes to the memory; that is no draw, so an empty deck does not lose by it', () => {
    const table = board({ hand: ['stoke_memory', 'erase'], deck: ['erase'] });
    pass(table.act('ann', 'play', { card: 'stoke_memory', reserve: ['erase'] }));
    expect([table.match.state.ctx.gameOver, count(table, 'ann', 'hand')]).toEqual([false, 1]);
  });

  it('abilities of regalia rest them and may cost reserve', () => {
    const table = board({ field: ['blank_folio'], hand: ['erase'] });
    table.act('ann', 'activate', { card: 'blank_folio', reserve: ['erase'] });
    expect([table.names('memory', 'ann'), table.names('hand', 'ann')]).toEqual([['erase'], ['folio_wyrm']]);
    table.refused('ann', 'activate', { card: 'blank_folio', reserve: ['folio_wyrm'] });
  });

  it('damage to all allies; a champion’s trigger for attackers', () => {
    const table = board(
      { champion: 'brann_flamewright', field: ['spark_squire'], hand: ['blazing_volley', 'erase', 'erase', 'erase'] },
      { field: ['paper_crane', 'lectern_golem'] },
    );
    pass(table.act('ann', 'play', { card: 'blazing_volley', reserve: ['erase', 'erase#2', 'erase#3'] }));
    expect([
      table.where('paper_crane'),
      table.card('lectern_golem').damage,
      table.card('spirit_of_ink').damage,
    ]).toEqual(['graveyard', 2, 0]);
    table.act('ann', 'attack', { card: 'spark_squire', target: 'spirit_of_ink' });
    expect(table.card('spark_squire').buff).toBe(1);
  });
});

it('every deck has sixty cards and a material deck; every card is in a deck', () => {
  for (const deck of Object.values(decks)) {
    const main = Object.entries(deck).filter(([card]) => !cards[card].isMaterial);
    expect(main.reduce((sum, [, n]) => sum + n, 0)).toBe(60);
  }
  const used = new Set(Object.values(decks).flatMap((deck) => Object.keys(deck)));
  expect(Object.keys(cards).filter((card) => !used.has(card))).toEqual([]);
});
