import type { Table } from '@cardloom/testkit';
import { describe, expect, it } from 'vitest';
import { board } from './board.fixture.ts';
import type { Gundam } from './definition.ts';

/** The battle phase: a test for every step and every way out of it. */

const attack = (table: Table<Gundam>, unit: string, target: string): Table<Gundam> =>
  table.act('ann', 'attack', {
    card: table.id(unit, 'units', 'ann'),
    target: target === 'bo' ? 'bo' : table.id(target, 'units', 'bo'),
  });
const passAll = (table: Table<Gundam>): Table<Gundam> => table.act('bo', 'pass').act('bo', 'pass').act('ann', 'pass');
const damageOf = (table: Table<Gundam>, unit: string, player: string) =>
  table.card(table.id(unit, 'units', player)).damage;

describe('battlePhase', () => {
  it('attack: the attacker rests, and the step ends by itself', () => {
    const table = attack(board({ ann: { units: ['spark_drone'] } }), 'spark_drone', 'bo');
    expect(table.card(table.id('spark_drone', 'units', 'ann')).exerted).toBe(true);
    expect(table.path).toEqual(['battlePhase', 'attack', 'block']);
    expect(table.at).toBe('play/battlePhase/block');
  });

  it('attack: the player or a rested enemy unit, never an active one; only active units attack', () => {
    const table = board({
      ann: { units: ['spark_drone', { card: 'slag_ram', exerted: true }] },
      bo: { units: ['bulwark_frame', { card: 'mender_rig', exerted: true }] },
    });
    const drone = table.id('spark_drone', 'units', 'ann');
    const rested = table.id('mender_rig', 'units', 'bo');
    expect(table.legal('ann', 'attack').map(({ args }) => args)).toEqual([
      { card: drone, target: 'bo' },
      { card: drone, target: rested },
    ]);
    table.refused('ann', 'attack', { card: drone, target: table.id('bulwark_frame', 'units', 'bo') });
    table.refused('ann', 'attack', { card: drone, target: 'ann' });
    table.refused('ann', 'attack', { card: table.id('slag_ram', 'units', 'ann'), target: 'bo' });
  });

  it('attack: "when attacking" effects come first, and the flow waits for them', () => {
    const table = attack(
      board({ ann: { units: ['ember_lancer'] }, bo: { units: ['bulwark_frame', 'mender_rig'] } }),
      'ember_lancer',
      'bo',
    );
    expect(table.at).toBe('play/battlePhase/attack');
    expect(table.waiting).toEqual(['ann']);
    table.refused('bo', 'pass');
    table.act('ann', 'chooseTarget', { target: table.id('mender_rig', 'units', 'bo') });
    expect(damageOf(table, 'mender_rig', 'bo')).toBe(1);
    expect(table.at).toBe('play/battlePhase/block');
  });

  it('block: the standby player decides alone; one Blocker rests and is attacked instead', () => {
    const table = attack(
      board({ ann: { units: ['slag_ram'] }, bo: { units: ['tide_sentry', 'bulwark_frame', 'mender_rig'] } }),
      'slag_ram',
      'bo',
    );
    expect(table.waiting).toEqual(['bo']);
    table.refused('ann', 'pass');
    table.refused('bo', 'block', { card: table.id('mender_rig', 'units', 'bo') });
    const wall = table.id('bulwark_frame', 'units', 'bo');
    table.act('bo', 'block', { card: wall });
    expect(table.at).toBe('play/battlePhase/action');
    expect(table.card(wall).exerted).toBe(true);
    table.refused('bo', 'block', { card: table.id('tide_sentry', 'units', 'bo') });
    table.act('bo', 'pass').act('ann', 'pass');
    expect(damageOf(table, 'bulwark_frame', 'bo')).toBe(3);
  });

  it('block: a rested Blocker cannot, and nobody blocks High-Maneuver', () => {
    const rested = attack(
      board({ ann: { units: ['slag_ram'] }, bo: { units: [{ card: 'bulwark_frame', exerted: true }] } }),
      'slag_ram',
      'bo',
    );
    rested.refused('bo', 'block', { card: rested.id('bulwark_frame', 'units', 'bo') });
    const kite = attack(
      board({ ann: { units: ['flare_kite'] }, bo: { units: ['bulwark_frame'] } }),
      'flare_kite',
      'bo',
    );
    kite.refused('bo', 'block', { card: kite.id('bulwark_frame', 'units', 'bo') });
  });

  it('action: the standby player first, both in turn, until both pass in a row', () => {
    const table = attack(
      board({
        ann: { units: ['slag_ram'], hand: ['overdrive'], resources: 2 },
        bo: { units: ['bulwark_frame'], hand: ['covering_fire'], resources: 2, shields: ['brace'] },
      }),
      'slag_ram',
      'bo',
    ).act('bo', 'pass');
    expect([table.at, table.waiting]).toEqual(['play/battlePhase/action', ['bo']]);
    table.refused('ann', 'pass');
    table.act('bo', 'pass');
    table.act('ann', 'command', {
      card: table.id('overdrive', 'hand', 'ann'),
      target: table.id('slag_ram', 'units', 'ann'),
    });
    // Bo passed before Ann acted: that pass no longer counts
    expect([table.at, table.waiting]).toEqual(['play/battlePhase/action', ['bo']]);
    table.act('bo', 'pass');
    expect([table.at, table.waiting]).toEqual(['play/battlePhase/action', ['ann']]);
    table.act('ann', 'pass');
    expect(table.at).toBe('play/mainPhase');
  });

  it('action: commands for the main phase only, and units, are not played here', () => {
    const table = attack(
      board({
        ann: { units: ['slag_ram'] },
        bo: { hand: ['resupply', 'spark_drone', 'brace'], resources: 5, units: ['tide_sentry'] },
      }),
      'slag_ram',
      'bo',
    ).act('bo', 'pass');
    expect(table.legal('bo').map(({ move }) => move)).toEqual(['pass', 'command']);
    table.refused('bo', 'command', { card: table.id('resupply', 'hand', 'bo') });
    table.refused('bo', 'deploy', { card: table.id('spark_drone', 'hand', 'bo') });
  });

  it('commands for the action step only are not played in the main phase', () => {
    const table = board({ ann: { hand: ['brace', 'covering_fire'], units: ['spark_drone'], resources: 3 } });
    table.refused('ann', 'command', {
      card: table.id('brace', 'hand', 'ann'),
      target: table.id('spark_drone', 'units', 'ann'),
    });
  });

  it('damage: unit against unit at once; damage stays', () => {
    const table = passAll(
      attack(
        board({ ann: { units: ['breakwater'] }, bo: { units: [{ card: 'bulwark_frame', exerted: true }] } }),
        'breakwater',
        'bulwark_frame',
      ),
    );
    expect([damageOf(table, 'breakwater', 'ann'), damageOf(table, 'bulwark_frame', 'bo')]).toEqual([2, 3]);
    expect(table.at).toBe('play/mainPhase');
    expect(table.path).toEqual(['damage', 'battleEnd', 'mainPhase']);
  });

  it('damage: both can be destroyed by each other', () => {
    const table = passAll(
      attack(
        board({ ann: { units: ['kiln_raider'] }, bo: { units: [{ card: 'slag_ram', exerted: true }] } }),
        'kiln_raider',
        'slag_ram',
      ),
    );
    expect([table.names('trash', 'ann'), table.names('trash', 'bo')]).toEqual([['kiln_raider'], ['slag_ram']]);
  });

  it('damage: First Strike destroys before it is hit', () => {
    const table = passAll(
      attack(
        board({ ann: { units: ['torch_duelist'] }, bo: { units: [{ card: 'kiln_raider', exerted: true }] } }),
        'torch_duelist',
        'kiln_raider',
      ),
    );
    expect(table.names('trash', 'bo')).toEqual(['kiln_raider']);
    expect(damageOf(table, 'torch_duelist', 'ann')).toBe(0);
  });

  it('damage: against the player the base comes first; what is more than its HP is lost', () => {
    const table = passAll(
      attack(
        board({ ann: { units: ['furnace_king'] }, bo: { base: ['ex_base'], shields: ['brace', 'brace'] } }),
        'furnace_king',
        'bo',
      ),
    );
    expect(table.names('base', 'bo')).toEqual([]);
    expect(table.names('shields', 'bo')).toHaveLength(2);
    // a token leaves the game
    expect(table.names('trash', 'bo')).toEqual([]);
  });

  it('damage: a base that is not destroyed keeps its damage', () => {
    const table = passAll(
      attack(board({ ann: { units: ['spark_drone'] }, bo: { base: ['tidal_fortress'] } }), 'spark_drone', 'bo'),
    );
    expect(table.card(table.id('tidal_fortress', 'base', 'bo')).damage).toBe(2);
  });

  it('damage: without a base the top shield is destroyed, one only', () => {
    const table = passAll(
      attack(
        board({ ann: { units: ['furnace_king'] }, bo: { shields: ['brace', 'brace', 'overdrive'] } }),
        'furnace_king',
        'bo',
      ),
    );
    expect(table.names('shields', 'bo')).toEqual(['brace', 'brace']);
    expect(table.names('trash', 'bo')).toEqual(['overdrive']);
  });

  it('damage: without base and shields the attacker wins', () => {
    const table = passAll(attack(board({ ann: { units: ['spark_drone'] } }), 'spark_drone', 'bo'));
    expect(table.isOver).toBe(true);
    expect(table.winner).toBe('ann');
    expect(table.told('playerLost')).toMatchObject([{ player: 'bo', reason: 'damage' }]);
    expect(table.at).toBe('end');
  });

  it('damage: Breach hits the shield area behind a destroyed unit, but never the player', () => {
    const target = [{ card: 'spark_drone', exerted: true }];
    const shielded = passAll(
      attack(
        board({ ann: { units: ['slag_ram'] }, bo: { units: target, shields: ['brace'] } }),
        'slag_ram',
        'spark_drone',
      ),
    );
    expect(shielded.names('shields', 'bo')).toEqual([]);
    const bare = passAll(
      attack(board({ ann: { units: ['slag_ram'] }, bo: { units: target } }), 'slag_ram', 'spark_drone'),
    );
    expect(bare.isOver).toBe(false);
  });

  it('battleEnd: "this battle" effects end, "this turn" effects stay', () => {
    const table = attack(
      board({ ann: { units: ['slag_ram'], hand: ['brace', 'overdrive'], resources: 3 }, bo: { shields: ['brace'] } }),
      'slag_ram',
      'bo',
    );
    table.act('bo', 'pass').act('bo', 'pass');
    const ram = table.id('slag_ram', 'units', 'ann');
    table.act('ann', 'command', { card: table.id('brace', 'hand', 'ann'), target: ram }).act('bo', 'pass');
    table.act('ann', 'command', { card: table.id('overdrive', 'hand', 'ann'), target: ram });
    expect([table.card(ram).battleBuff, table.card(ram).buff]).toEqual([3, 2]);
    table.act('bo', 'pass').act('ann', 'pass');
    expect([table.card(ram).battleBuff, table.card(ram).buff]).toEqual([0, 2]);
  });

  it('returns to mainPhase without passing the turn, and another unit may attack', () => {
    const table = passAll(
      attack(
        board({ ann: { units: ['spark_drone', 'slag_ram'] }, bo: { shields: ['brace', 'brace'] } }),
        'spark_drone',
        'bo',
      ),
    );
    expect([table.at, table.waiting]).toEqual(['play/mainPhase', ['ann']]);
    expect(table.match.state.G.attacker).toBe(0);
    passAll(attack(table, 'slag_ram', 'bo'));
    expect(table.names('shields', 'bo')).toEqual([]);
  });
});

describe('early exits', () => {
  it('after the attack step: the target is gone, so battleEnd follows at once', () => {
    const table = attack(
      board({
        ann: { units: ['ember_lancer'] },
        bo: { units: [{ card: 'spark_drone', exerted: true }, 'mender_rig'] },
      }),
      'ember_lancer',
      'spark_drone',
    );
    table.act('ann', 'chooseTarget', { target: table.id('spark_drone', 'units', 'bo') });
    expect(table.path).toEqual(['battleEnd', 'mainPhase']);
    expect(table.at).toBe('play/mainPhase');
  });

  it('after the action step: the attacker is gone, so there is no damage', () => {
    const table = attack(
      board({
        ann: { units: ['spark_drone'] },
        bo: { hand: ['covering_fire'], resources: 2, shields: ['brace'] },
      }),
      'spark_drone',
      'bo',
    ).act('bo', 'pass');
    table.act('bo', 'command', {
      card: table.id('covering_fire', 'hand', 'bo'),
      target: table.id('spark_drone', 'units', 'ann'),
    });
    // the step goes on until both have passed
    expect(table.at).toBe('play/battlePhase/action');
    table.act('ann', 'pass').act('bo', 'pass');
    expect(table.path).toEqual(['battleEnd', 'mainPhase']);
    expect(table.names('shields', 'bo')).toEqual(['brace']);
  });

  it('after the action step: the target is gone', () => {
    const table = attack(
      board({
        ann: { units: ['slag_ram'], hand: ['covering_fire'], resources: 2 },
        bo: { units: [{ card: 'spark_drone', exerted: true }], shields: ['brace'] },
      }),
      'slag_ram',
      'spark_drone',
    );
    table.act('bo', 'pass').act('bo', 'pass');
    table.act('ann', 'command', {
      card: table.id('covering_fire', 'hand', 'ann'),
      target: table.id('spark_drone', 'units', 'bo'),
    });
    table.act('bo', 'pass').act('ann', 'pass');
    expect(table.path).toEqual(['battleEnd', 'mainPhase']);
    // no battle, so no Breach
    expect(table.names('shields', 'bo')).toEqual(['brace']);
  });

  it('a blocked player attack goes on against the Blocker only', () => {
    const table = attack(
      board({ ann: { units: ['spark_drone'] }, bo: { units: ['tide_sentry'], shields: ['brace'] } }),
      'spark_drone',
      'bo',
    );
    table
      .act('bo', 'block', { card: table.id('tide_sentry', 'units', 'bo') })
      .act('bo', 'pass')
      .act('ann', 'pass');
    expect(table.names('shields', 'bo')).toEqual(['brace']);
    expect(table.names('trash', 'bo')).toEqual(['tide_sentry']);
    expect(table.names('trash', 'ann')).toEqual(['spark_drone']);
  });
});
