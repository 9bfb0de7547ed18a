import { describe, expect, it } from 'vitest';
import { board, count, pass, path } from './board.fixture.ts';

/** The combat phase, step by step, and its ways out. */

describe('attack', () => {
  it('awake units with power, on the turn they arrive too; against champion or allies', () => {
    const table = board(
      { field: ['kiln_hound', { card: 'slag_brute', exerted: true }, 'bellows_charm'] },
      { field: ['paper_crane', 'margin_cat'] },
    );
    expect(table.options('ann', 'attack', 'card')).toEqual(['kiln_hound']);
    // a stealthy unit cannot be attacked
    expect(table.options('ann', 'attack', 'target')).toEqual(['spirit_of_ink', 'paper_crane']);
    table.refused('ann', 'attack', { card: 'spirit_of_cinders', target: 'spirit_of_ink' });
    table.refused('ann', 'attack', { card: 'slag_brute', target: 'spirit_of_ink' });
    table.refused('ann', 'attack', { card: 'kiln_hound', target: 'margin_cat' });

    const fresh = board({ hand: ['spark_squire', 'erase'] });
    pass(fresh.act('ann', 'play', { card: 'spark_squire', reserve: ['erase'] }));
    expect(fresh.options('ann', 'attack', 'card')).toEqual(['spark_squire']);
  });

  it('declare: the attacker rests, nobody responds; retaliation: the turn player has opportunity', () => {
    const table = board({ field: ['kiln_hound'] }).act('ann', 'attack', {
      card: 'kiln_hound',
      target: 'spirit_of_ink',
    });
    expect(path(table)).toEqual(['combat', 'declare', 'retaliation']);
    expect([table.card('kiln_hound').exerted, table.priority]).toEqual([true, 'ann']);
  });

  it('declare: triggers come first, and the flow waits for them', () => {
    const table = board({ field: ['quill_duelist'] }, { field: ['paper_crane', 'vellum_guard'] });
    table.act('ann', 'attack', { card: 'quill_duelist', target: 'vellum_guard' });
    expect([table.at, table.moves('ann'), table.moves('bo')]).toEqual(['play/combat/declare', ['chooseTarget'], []]);
    table.act('ann', 'chooseTarget', { target: 'vellum_guard' });
    expect(table.at).toBe('play/combat/retaliation');
    // rested, so it cannot retaliate
    table.act('ann', 'pass');
    expect(table.moves('bo')).toEqual(['pass']);
  });

  it('retaliation: only the attacked unit, awake and with power, by resting; once', () => {
    const table = board({ field: ['kiln_hound'] }, { field: ['paper_crane', 'quill_duelist'] });
    table.act('ann', 'attack', { card: 'kiln_hound', target: 'quill_duelist' });
    table.refused('ann', 'retaliate');
    table.refused('bo', 'retaliate');
    table.act('ann', 'pass').act('bo', 'retaliate');
    expect([table.card('quill_duelist').exerted, table.card('paper_crane').exerted, table.priority]).toEqual([
      true,
      false,
      'bo',
    ]);
    table.refused('bo', 'retaliate');
    table.act('bo', 'pass').act('ann', 'pass');
    expect(table.at).toBe('play/combat/damage');
    pass(table);
    // 3 against 2 life, 3 against 2 life: both die at once
    expect([table.where('kiln_hound'), table.where('quill_duelist'), table.at]).toEqual([
      'graveyard',
      'graveyard',
      'play/main',
    ]);
  });

  it('retaliation: Steadfast units need not rest', () => {
    const table = board({ field: ['kiln_hound'] }, { field: ['vellum_guard'] });
    table
      .act('ann', 'attack', { card: 'kiln_hound', target: 'vellum_guard' })
      .act('ann', 'pass')
      .act('bo', 'retaliate');
    expect(table.card('vellum_guard').exerted).toBe(false);
  });

  it('damage: without retaliation only the attacked unit is hurt; champion damage stays', () => {
    const table = board({ field: ['kiln_hound'] }).act('ann', 'attack', {
      card: 'kiln_hound',
      target: 'spirit_of_ink',
    });
    pass(table);
    expect([table.at, table.priority, table.card('spirit_of_ink').damage]).toEqual(['play/combat/damage', 'ann', 0]);
    pass(table);
    expect([table.card('spirit_of_ink').damage, table.card('kiln_hound').damage]).toEqual([3, 0]);
    expect([table.at, table.turn, table.priority]).toEqual(['play/main', 'ann', 'ann']);
    expect(path(table)).toEqual(['endOfCombat', 'main']);
  });

  it('damage: fast actions before it change it', () => {
    const table = board({ field: ['kiln_hound'], hand: ['fan_the_flames', 'erase'] }, { field: ['lectern_golem'] });
    table.act('ann', 'attack', { card: 'kiln_hound', target: 'lectern_golem' });
    pass(table);
    table.act('ann', 'play', { card: 'fan_the_flames', target: 'kiln_hound', reserve: ['erase'] });
    pass(table);
    expect([table.at, table.priority]).toEqual(['play/combat/damage', 'ann']);
    pass(table);
    expect(table.where('lectern_golem')).toBe('graveyard');
  });

  it('early exit: the attacker is gone in the retaliation step', () => {
    const table = board({ field: ['kiln_hound'] }, { hand: ['turn_the_page', 'erase', 'erase'] });
    table.act('ann', 'attack', { card: 'kiln_hound', target: 'spirit_of_ink' }).act('ann', 'pass');
    table.act('bo', 'play', { card: 'turn_the_page', target: 'kiln_hound', reserve: ['erase', 'erase#2'] });
    pass(table);
    expect([table.where('kiln_hound'), table.at]).toEqual(['hand', 'play/combat/retaliation']);
    pass(table);
    expect([path(table), table.at, table.card('spirit_of_ink').damage]).toEqual([
      ['endOfCombat', 'main'],
      'play/main',
      0,
    ]);
  });

  it('early exit: the target is gone in the damage step', () => {
    const table = board({ field: ['kiln_hound'], hand: ['scorch', 'erase'] }, { field: ['paper_crane'] });
    table.act('ann', 'attack', { card: 'kiln_hound', target: 'paper_crane' });
    pass(table);
    table.act('ann', 'play', { card: 'scorch', target: 'paper_crane', reserve: ['erase'] });
    pass(table, 4);
    expect([table.where('paper_crane'), table.at, table.card('kiln_hound').damage]).toEqual([
      'graveyard',
      'play/main',
      0,
    ]);
  });
});

describe('champions that attack', () => {
  it('with a weapon, which wears with each attack and is banished at last', () => {
    const table = board({ field: [{ card: 'kindling_blade', exerted: false }] });
    for (const uses of [1, 2]) {
      table.act('ann', 'attack', { card: 'spirit_of_cinders', target: 'spirit_of_ink' });
      pass(table, 4);
      expect(table.card('spirit_of_ink').damage).toBe(2 * uses);
      if (uses === 1) {
        expect(table.card('kindling_blade').uses).toBe(1);
        table.refused('ann', 'attack', { card: 'spirit_of_cinders', target: 'spirit_of_ink' });
        pass(table, 4);
        table.act('bo', 'skipMaterialize');
        pass(table, 6);
        table.act('ann', 'skipMaterialize');
        pass(table, 2);
      }
    }
    expect(table.where('kindling_blade')).toBe('banishment');
  });

  it('with an attack card: from the stack into combat, to the graveyard at its end', () => {
    const table = board({ hand: ['falling_hammer', 'erase', 'erase'] });
    table.act('ann', 'play', { card: 'falling_hammer', target: 'spirit_of_ink', reserve: ['erase', 'erase#2'] });
    expect([table.where('falling_hammer'), table.at]).toEqual(['stack', 'play/main']);
    pass(table);
    expect([table.where('falling_hammer'), table.at]).toEqual(['intents', 'play/combat/retaliation']);
    expect(table.card('spirit_of_cinders').exerted).toBe(true);
    pass(table, 4);
    expect([table.where('falling_hammer'), table.card('spirit_of_ink').damage, table.at]).toEqual([
      'graveyard',
      3,
      'play/main',
    ]);
  });

  it('an attack card needs an awake champion, and comes to nothing if its target is gone', () => {
    const rested = board({ champion: { card: 'spirit_of_cinders', exerted: true }, hand: ['swift_stroke', 'erase'] });
    expect(rested.options('ann', 'play', 'card')).toEqual([]);
    const table = board(
      { hand: ['swift_stroke', 'erase'] },
      { field: ['paper_crane'], hand: ['turn_the_page', 'erase', 'erase'] },
    );
    table
      .act('ann', 'play', { card: 'swift_stroke', target: 'paper_crane', reserve: ['ann:erase'] })
      .act('ann', 'pass');
    table.act('bo', 'play', { card: 'turn_the_page', target: 'paper_crane', reserve: ['bo:erase', 'bo:erase#2'] });
    pass(table, 4);
    expect([table.where('swift_stroke'), table.at, table.card('spirit_of_cinders').exerted]).toEqual([
      'graveyard',
      'play/main',
      false,
    ]);
    expect(count(table, 'bo', 'hand')).toBe(1);
  });
});
