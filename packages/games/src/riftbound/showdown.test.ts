import { describe, expect, it } from 'vitest';
import { board, count, holder, passAll, points, unitsAt } from './board.fixture.ts';

/** The combat phase, the standard move that leads to it, and the chain. */

describe('standard move', () => {
  it('exhausts units: base to battlefield and back, several at once', () => {
    const table = board({ units: ['cinder_whelp', 'ash_courier', { card: 'kiln_brawler', at: 1 }] });
    table.act('ann', 'move', { to: 1, units: ['cinder_whelp', 'ash_courier'] });
    expect(unitsAt(table, 'ann', 1)).toEqual(['cinder_whelp', 'ash_courier', 'kiln_brawler']);
    expect(table.card('cinder_whelp').exerted).toBe(true);
    // Ann controls it already: no showdown
    expect(table.at).toBe('play/action');
    table.act('ann', 'move', { to: 0, units: ['kiln_brawler'] });
    expect(unitsAt(table, 'ann', 0)).toEqual(['kiln_brawler']);
  });

  it('not when exhausted; between battlefields only with Ganking', () => {
    const table = board({
      units: [
        { card: 'cinder_whelp', exerted: true },
        { card: 'kiln_brawler', at: 1 },
        { card: 'flare_dancer', at: 1 },
      ],
    });
    table.refused('ann', 'move', { to: 1, units: ['cinder_whelp'] });
    table.refused('ann', 'move', { to: 2, units: ['kiln_brawler'] });
    table.refused('ann', 'move', { to: 1, units: ['flare_dancer'] });
    table.refused('ann', 'move', { to: 2, units: [] });
    table.act('ann', 'move', { to: 2, units: ['flare_dancer'] });
    expect(table.at).toBe('play/combat/showdown');
  });

  it('who leaves a battlefield empty loses control of it', () => {
    const table = board({ units: [{ card: 'kiln_brawler', at: 1 }] });
    expect(holder(table, 1)).toBe(1);
    table.act('ann', 'move', { to: 0, units: ['kiln_brawler'] });
    expect(holder(table, 1)).toBe(0);
  });
});

describe('showdown', () => {
  it('empty battlefield: a showdown without combat, then control and a point, then back to action', () => {
    const table = board({ units: ['cinder_whelp'] });
    table.act('ann', 'move', { to: 2, units: ['cinder_whelp'] });
    expect([table.at, table.priority]).toEqual(['play/combat/showdown', 'ann']);
    table.act('ann', 'pass');
    expect(table.priority).toBe('bo');
    table.act('bo', 'pass');
    expect(table.events.map(({ step }) => step).filter(Boolean)).not.toContain('damage');
    expect([table.at, table.turn, holder(table, 2), points(table, 'ann')]).toEqual(['play/action', 'ann', 1, 1]);
  });

  it('focus starts with the contester and ends when all pass in a row', () => {
    const table = board(
      { units: ['cinder_whelp'], hand: ['firebolt'], runes: 2 },
      { units: [{ card: 'deep_warden', at: 1 }], hand: ['wither'], runes: 2 },
    );
    table.act('ann', 'move', { to: 1, units: ['cinder_whelp'] });
    table.refused('bo', 'pass');
    table.act('ann', 'pass');
    table.act('bo', 'cast', { card: 'wither', target: 'cinder_whelp' }).act('bo', 'pass').act('ann', 'pass');
    // the chain is done: Focus goes on from Bo, who began it, to Ann; her first pass no longer counts
    expect([table.at, table.priority, table.card('cinder_whelp').buff]).toEqual(['play/combat/showdown', 'ann', -2]);
    table.act('ann', 'pass');
    expect(table.at).toBe('play/combat/showdown');
    table.act('bo', 'pass');
    expect(table.at).toBe('play/action');
  });

  it('open: Action and Reaction spells, no slow ones, no units, no moves', () => {
    const table = board(
      {
        units: ['cinder_whelp', 'ash_courier'],
        hand: ['stoke', 'firebolt', 'flash_of_anger', 'spark_runner'],
        runes: 6,
      },
      { units: ['reef_scout'] },
    );
    expect(table.options('ann', 'cast', 'card')).toEqual(['stoke', 'firebolt', 'flash_of_anger']);
    table.act('ann', 'move', { to: 1, units: ['cinder_whelp'] });
    expect(table.options('ann', 'cast', 'card')).toEqual(['firebolt', 'flash_of_anger']);
    expect(table.moves('ann')).toEqual(['cast', 'pass']);
    expect(table.refused('ann', 'cast', { card: 'stoke' })).toBeTruthy();
    table.refused('ann', 'move', { to: 2, units: ['ash_courier'] });
  });

  it('early exit: the attackers are gone before damage', () => {
    const table = board(
      { units: ['cinder_whelp'] },
      { units: [{ card: 'reef_scout', at: 1 }], hand: ['riptide'], runes: 3 },
    );
    table.act('ann', 'move', { to: 1, units: ['cinder_whelp'] }).act('ann', 'pass');
    passAll(table.act('bo', 'cast', { card: 'riptide', target: 'cinder_whelp' }));
    expect(table.events.map(({ step }) => step).filter(Boolean)).toEqual(expect.not.arrayContaining(['damage']));
    expect([table.where('cinder_whelp'), holder(table, 1), points(table, 'ann'), table.at]).toEqual([
      'hand',
      2,
      0,
      'play/action',
    ]);
  });

  it('early exit: the defenders are gone before damage, and the attackers conquer', () => {
    const table = board(
      { units: ['cinder_whelp'], hand: ['firebolt'], runes: 2 },
      { units: [{ card: 'reef_scout', at: 1 }] },
    );
    table.act('ann', 'move', { to: 1, units: ['cinder_whelp'] });
    passAll(table.act('ann', 'cast', { card: 'firebolt', target: 'reef_scout' }));
    expect([holder(table, 1), points(table, 'ann'), table.card('cinder_whelp').damage]).toEqual([1, 1, 0]);
  });

  it('pending triggers hold the showdown: when I attack', () => {
    const table = board(
      { units: ['torch_captain'] },
      {
        units: [
          { card: 'reef_scout', at: 1 },
          { card: 'deep_warden', at: 1 },
        ],
      },
    );
    table.act('ann', 'move', { to: 1, units: ['torch_captain'] });
    expect(table.moves('ann')).toEqual(['chooseTarget']);
    expect(table.moves('bo')).toEqual([]);
    table.refused('ann', 'pass');
    // a defender's Shield counts from the beginning
    table.act('ann', 'chooseTarget', { target: 'reef_scout' });
    expect([table.card('reef_scout').damage, table.where('reef_scout'), table.priority]).toEqual([1, 'field', 'ann']);
  });
});

describe('damage', () => {
  it('both sides deal at once; both die', () => {
    const table = board({ units: ['kiln_brawler'] }, { units: [{ card: 'drift_manta', at: 1 }] });
    passAll(table.act('ann', 'move', { to: 1, units: ['kiln_brawler'] }));
    expect([table.where('kiln_brawler'), table.where('drift_manta')]).toEqual(['trash', 'trash']);
    expect(table.names('trash', 'ann')).toEqual(['kiln_brawler']);
    expect([holder(table, 1), points(table, 'ann'), points(table, 'bo')]).toEqual([0, 0, 0]);
  });

  it('resolution: the defenders remain; all damage is cleared, everywhere', () => {
    const table = board(
      { units: ['cinder_whelp'] },
      {
        units: [
          { card: 'leviathan_calf', at: 1 },
          { card: 'deep_warden', damage: 2 },
        ],
      },
    );
    passAll(table.act('ann', 'move', { to: 1, units: ['cinder_whelp'] }));
    // 2 and Assault 1 against 5
    expect([table.where('cinder_whelp'), holder(table, 1)]).toEqual(['trash', 2]);
    expect([table.card('leviathan_calf').damage, table.card('deep_warden').damage]).toEqual([0, 0]);
  });

  it('resolution: both remain, so the attackers are recalled to the base and nobody scores', () => {
    const table = board(
      { units: ['cinder_whelp'] },
      { units: [{ card: 'leviathan_calf', at: 1 }], hand: ['pull_back'] },
      {},
    );
    const stunned = board(
      { units: ['cinder_whelp'], hand: ['dazzling_spray'], runes: 1 },
      { units: [{ card: 'leviathan_calf', at: 1 }] },
    );
    stunned.act('ann', 'move', { to: 1, units: ['cinder_whelp'] });
    passAll(stunned.act('ann', 'cast', { card: 'dazzling_spray', target: 'leviathan_calf' }));
    expect([unitsAt(stunned, 'ann', 0), unitsAt(stunned, 'bo', 1)]).toEqual([['cinder_whelp'], ['leviathan_calf']]);
    expect([stunned.card('cinder_whelp').exerted, stunned.card('leviathan_calf').damage]).toEqual([true, 0]);
    expect([holder(stunned, 1), points(stunned, 'ann'), stunned.types]).toEqual([
      2,
      0,
      expect.arrayContaining(['recalled']),
    ]);
    // stunned until the end of the turn
    expect(stunned.card('leviathan_calf').isStunned).toBe(true);
    stunned.act('ann', 'endTurn');
    expect(stunned.card('leviathan_calf').isStunned).toBe(false);
    // without it the whelp dies
    passAll(table.act('ann', 'move', { to: 1, units: ['cinder_whelp'] }));
    expect(table.where('cinder_whelp')).toBe('trash');
  });

  it('assignment: a unit gets all that kills it before the next gets any; its player chooses whom', () => {
    const table = board(
      { units: ['kiln_brawler', 'cinder_whelp'] },
      {
        units: [
          { card: 'mist_reader', at: 1 },
          { card: 'drift_manta', at: 1 },
          { card: 'undertow_eel', at: 1 },
        ],
      },
    );
    table.act('ann', 'move', { to: 1, units: ['kiln_brawler', 'cinder_whelp'] });
    table.act('ann', 'pass').act('bo', 'pass');
    // 4 + 2 + Assault 1 = 7 of 2 + 4 + 3 = 9
    expect([table.at, table.moves('bo')]).toEqual(['play/combat/damage', []]);
    expect(table.options('ann', 'assign', 'unit')).toEqual(['mist_reader', 'drift_manta', 'undertow_eel']);
    table.act('ann', 'assign', { unit: 'drift_manta' });
    expect(table.options('ann', 'assign', 'unit')).toEqual(['mist_reader', 'undertow_eel']);
    table.refused('ann', 'assign', { unit: 'drift_manta' });
    table.act('ann', 'assign', { unit: 'undertow_eel' });
    // Bo's 9 kill both without a question
    expect(table.at).toBe('play/action');
    expect(['mist_reader', 'drift_manta', 'undertow_eel'].map((name) => table.where(name))).toEqual([
      'field',
      'trash',
      'trash',
    ]);
    expect([unitsAt(table, 'ann', 1), holder(table, 1)]).toEqual([[], 2]);
  });

  it('assignment: Tanks come first', () => {
    const table = board(
      { units: ['kiln_brawler'] },
      {
        units: [
          { card: 'mist_reader', at: 1 },
          { card: 'shell_sentinel', at: 1 },
        ],
      },
    );
    passAll(table.act('ann', 'move', { to: 1, units: ['kiln_brawler'] }));
    // four damage: exactly the tank with its Shield
    expect([table.where('mist_reader'), table.where('shell_sentinel')]).toEqual(['field', 'trash']);
  });

  it('assault counts only while attacking, shield only while defending', () => {
    const attack = board({ units: ['cinder_whelp'] }, { units: [{ card: 'undertow_eel', at: 1 }] });
    passAll(attack.act('ann', 'move', { to: 1, units: ['cinder_whelp'] }));
    expect(attack.where('undertow_eel')).toBe('trash');
    const shields = board({ units: ['harbor_guard'] }, { units: [{ card: 'cinder_whelp', at: 1 }] });
    passAll(shields.act('ann', 'move', { to: 1, units: ['harbor_guard'] }));
    expect([shields.where('harbor_guard'), shields.where('cinder_whelp')]).toEqual(['trash', 'trash']);
  });

  it('attackers alone conquer: control, a point, what units and battlefields do about it', () => {
    const table = board(
      { units: ['vanna_emberheart'] },
      { units: [{ card: 'reef_scout', at: 1 }, 'leviathan_calf', 'reef_scout', 'mist_reader'] },
      { battlefields: ['cinder_pass', 'old_crossroads'] },
    );
    passAll(table.act('ann', 'move', { to: 1, units: ['vanna_emberheart'] }));
    expect([holder(table, 1), points(table, 'ann'), count(table, 'ann', 'hand')]).toEqual([1, 1, 1]);
    // the damage of the combat is cleared before; that of the pass stays until the turn expires, and kills
    expect([table.card('leviathan_calf').damage, table.where('mist_reader')]).toEqual([1, 'field']);
    expect(table.names('trash', 'bo')).toEqual(['reef_scout', 'reef_scout']);
    expect(table.card('vanna_emberheart').damage).toBe(0);
    expect(unitsAt(table, 'ann', 1)).toEqual(['vanna_emberheart']);
  });
});

describe('chain', () => {
  it('closed: only reactions, LIFO, the newest spell’s player first; one resolves at a time', () => {
    const table = board(
      { units: ['cinder_whelp'], hand: ['firebolt', 'flash_of_anger', 'stoke', 'spark_runner'], runes: 8 },
      { units: ['undertow_eel'], hand: ['brace_the_shell', 'riptide'], runes: 8 },
    );
    table.act('ann', 'cast', { card: 'firebolt', target: 'undertow_eel' });
    expect(table.priority).toBe('ann');
    expect(table.options('ann', 'cast', 'card')).toEqual(['flash_of_anger']);
    expect(table.refused('ann', 'playUnit', { card: 'spark_runner' })).toMatch('Only reactions');
    expect(table.refused('ann', 'endTurn')).toMatch('Only reactions');
    expect(table.refused('ann', 'move', { to: 1, units: ['cinder_whelp'] })).toMatch('Only reactions');
    table.act('ann', 'pass');
    expect(table.options('bo', 'cast', 'card')).toEqual(['brace_the_shell']);
    table.act('bo', 'cast', { card: 'brace_the_shell', target: 'undertow_eel' });
    expect(table.priority).toBe('bo');
    table.act('bo', 'pass').act('ann', 'pass');
    // the newest has resolved, the firebolt still waits for its player
    expect([table.card('undertow_eel').buff, table.where('firebolt'), table.priority]).toEqual([2, 'chain', 'ann']);
    table.act('ann', 'pass').act('bo', 'pass');
    expect([table.card('undertow_eel').damage, table.where('undertow_eel')]).toEqual([3, 'field']);
    expect([table.at, table.priority]).toEqual(['play/action', 'ann']);
  });

  it('a spell whose target has gone does nothing', () => {
    const table = board(
      { hand: ['smoke_out'], runes: 2, units: [] },
      { units: [{ card: 'reef_scout', at: 1 }], hand: ['pull_back'], runes: 1 },
    );
    table.act('ann', 'cast', { card: 'smoke_out', target: 'reef_scout' }).act('ann', 'pass');
    passAll(table.act('bo', 'cast', { card: 'pull_back', target: 'reef_scout' }));
    expect([table.card('reef_scout').at, holder(table, 1), count(table, 'bo', 'hand')]).toEqual([0, 0, 1]);
    expect(table.where('smoke_out')).toBe('trash');
  });

  it('negate: only an enemy spell can be answered, and it does nothing', () => {
    const table = board(
      { hand: ['firebolt', 'still_water'], runes: 4 },
      { units: ['reef_scout'], hand: ['still_water'], runes: 2 },
    );
    expect(table.options('ann', 'cast', 'card')).toEqual(['firebolt']);
    table.act('ann', 'cast', { card: 'firebolt', target: 'reef_scout' });
    expect(table.options('ann', 'cast', 'card')).toEqual([]);
    table.act('ann', 'pass').act('bo', 'cast', { card: 'bo:still_water' }).act('bo', 'pass');
    table.act('ann', 'cast', { card: 'ann:still_water' });
    passAll(table);
    // Ann's undid Bo's, so the firebolt kills
    expect([table.where('reef_scout'), table.types]).toEqual(['trash', expect.arrayContaining(['banished'])]);
  });
});

describe('who attacks and who defends', () => {
  it('Assault counts until the combat is over: an attacker that has outlived all defenders stays alive', () => {
    const table = board({ units: ['cinder_whelp'] }, { units: [{ card: 'reef_scout', at: 1 }] });
    table.act('ann', 'move', { to: 1, units: ['cinder_whelp'] });
    // 2 and Assault 1 against 1 and Shield 1: the whelp takes 2
    passAll(table);
    expect([unitsAt(table, 'ann', 1), unitsAt(table, 'bo', 1)]).toEqual([['cinder_whelp'], []]);
    expect([table.card('cinder_whelp').damage, points(table, 'ann')]).toEqual([0, 1]);
  });

  it('Shield counts until the combat is over, also if the attackers are gone before', () => {
    const table = board(
      { units: ['cinder_whelp'], hand: ['firebolt'], runes: 2 },
      { units: [{ card: 'shell_sentinel', at: 1 }], hand: ['smoke_out'], runes: 8 },
    );
    table.act('ann', 'move', { to: 1, units: ['cinder_whelp'] });
    table.act('ann', 'cast', { card: 'firebolt', target: 'shell_sentinel' });
    table.act('ann', 'pass').act('bo', 'pass');
    expect(table.card('shell_sentinel').damage).toBe(3);
    table.act('bo', 'cast', { card: 'smoke_out', target: 'cinder_whelp' });
    table.act('bo', 'pass').act('ann', 'pass');
    expect([unitsAt(table, 'ann', 0), unitsAt(table, 'bo', 1)]).toEqual([['cinder_whelp'], ['shell_sentinel']]);
    passAll(table);
    expect([table.at, table.card('shell_sentinel').damage]).toEqual(['play/action', 0]);
  });
});
