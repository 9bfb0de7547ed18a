import type { Table } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { board } from './board.fixture.ts';
import { cards, decks } from './card-set.ts';
import type { Gundam } from './definition.ts';
import { gundam } from './definition.ts';

/** Resources, units, pilots and links, bases, shields and bursts, triggers, and how the game ends. */

const inHand = (table: Table<Gundam>, name: string, player = 'ann'): number => table.id(name, 'hand', player);
const hitShield = (table: Table<Gundam>): Table<Gundam> =>
  table
    .act('ann', 'attack', { card: table.ids('units', 'ann')[0], target: 'bo' })
    .act('bo', 'pass')
    .act('bo', 'pass')
    .act('ann', 'pass');

describe('level and cost', () => {
  it('own resources must reach the level, and the cost is rested', () => {
    const table = board({ ann: { hand: ['bulwark_frame'], resources: 2 } });
    expect(table.refused('ann', 'deploy', { card: inHand(table, 'bulwark_frame') })).toContain('level');
    const enough = board({ ann: { hand: ['bulwark_frame'], resources: 3 } });
    enough.act('ann', 'deploy', { card: inHand(enough, 'bulwark_frame') });
    expect(enough.ids('resources', 'ann').map((id) => enough.card(id).exerted)).toEqual([true, true, false]);
  });

  it('rested resources count for the level, not for the cost', () => {
    const table = board({ ann: { hand: ['bulwark_frame', 'harbor_lance'], resources: 3 } });
    table.act('ann', 'deploy', { card: inHand(table, 'bulwark_frame') });
    table.refused('ann', 'deploy', { card: inHand(table, 'harbor_lance') });
  });

  it('an EX Resource counts for the level, pays once, and whether it pays is a choice', () => {
    const table = board({ ann: { hand: ['bulwark_frame'], resources: 2, ex: 1 } });
    const card = inHand(table, 'bulwark_frame');
    expect(table.legal('ann', 'deploy').map(({ args }) => args)).toEqual([
      { card, ex: 0 },
      { card, ex: 1 },
    ]);
    table.act('ann', 'deploy', { card, ex: 1 });
    expect(table.ids('exResources', 'ann')).toEqual([]);
    expect(table.ids('resources', 'ann').map((id) => table.card(id).exerted)).toEqual([true, false]);
  });

  it('an EX Resource that is needed is not asked for', () => {
    const table = board({ ann: { hand: ['harbor_lance'], resources: 1, ex: 1 } });
    table.act('ann', 'deploy', { card: inHand(table, 'harbor_lance') });
    expect(table.ids('exResources', 'ann')).toEqual([]);
  });

  it('at most five EX Resources, and fifteen resources in all', () => {
    const five = board({ ann: { hand: ['salvage'], resources: 3, ex: 5 } });
    five.act('ann', 'command', { card: inHand(five, 'salvage'), ex: 0 });
    expect(five.ids('exResources', 'ann')).toHaveLength(5);
    const full = board({ ann: { hand: ['salvage'], resources: 12, ex: 3 } });
    full.act('ann', 'command', { card: inHand(full, 'salvage'), ex: 0 });
    expect(full.ids('exResources', 'ann')).toHaveLength(3);
  });
});

describe('units and pilots', () => {
  it('at most six units', () => {
    const units = Array.from({ length: 6 }, () => 'spark_drone');
    const table = board({ ann: { hand: ['spark_drone', 'slag_bastion'], resources: 3, units } });
    table.refused('ann', 'deploy', { card: inHand(table, 'spark_drone') });
    table.act('ann', 'deploy', { card: inHand(table, 'slag_bastion') });
  });

  it('a unit cannot attack on the turn it is deployed', () => {
    const table = board({ ann: { hand: ['spark_drone'], resources: 1 } });
    table.act('ann', 'deploy', { card: inHand(table, 'spark_drone') });
    table.refused('ann', 'attack', { card: table.id('spark_drone', 'units', 'ann'), target: 'bo' });
  });

  it('a linked unit can; a pilot that does not fit is no link', () => {
    const table = board({ ann: { hand: ['kiln_raider', 'ace_tolk', 'cadet_ivo'], resources: 4, units: ['slag_ram'] } });
    table.act('ann', 'deploy', { card: inHand(table, 'kiln_raider') });
    const raider = table.id('kiln_raider', 'units', 'ann');
    table.refused('ann', 'attack', { card: raider, target: 'bo' });
    const other = board({ ann: { hand: ['kiln_raider', 'cadet_ivo'], resources: 4 } });
    other.act('ann', 'deploy', { card: inHand(other, 'kiln_raider') });
    const stranger = other.id('kiln_raider', 'units', 'ann');
    other.act('ann', 'pair', { card: inHand(other, 'cadet_ivo'), unit: stranger });
    other.refused('ann', 'attack', { card: stranger, target: 'bo' });
    table.act('ann', 'pair', { card: inHand(table, 'ace_tolk'), unit: raider });
    expect(table.told('linked')).toMatchObject([{ card: raider }]);
    table.act('ann', 'attack', { card: raider, target: 'bo' });
  });

  it('a pilot adds AP and HP, one to a unit', () => {
    const table = board({
      ann: { hand: ['cadet_ivo', 'captain_maren'], resources: 5, units: ['lantern_scout'] },
      bo: { units: [{ card: 'kiln_raider', exerted: true }] },
    });
    const scout = table.id('lantern_scout', 'units', 'ann');
    table.act('ann', 'pair', { card: inHand(table, 'cadet_ivo'), unit: scout });
    table.refused('ann', 'pair', { card: inHand(table, 'captain_maren'), unit: scout });
    // 2/3 against 3/2
    table.act('ann', 'attack', { card: scout, target: table.id('kiln_raider', 'units', 'bo') });
    table.act('bo', 'pass').act('bo', 'pass').act('ann', 'pass');
    expect(table.names('trash', 'bo')).toEqual(['kiln_raider']);
    expect(table.names('trash', 'ann')).toEqual(['lantern_scout', 'cadet_ivo']);
    expect(table.names('pilots', 'ann')).toEqual([]);
  });

  it('a pilot goes to the hand with its unit', () => {
    const table = board({
      ann: { hand: ['cadet_ivo'], resources: 5, units: ['lantern_scout'] },
      bo: { hand: ['tow_away'], resources: 5 },
    });
    table.act('ann', 'pair', {
      card: inHand(table, 'cadet_ivo'),
      unit: table.id('lantern_scout', 'units', 'ann'),
    });
    table.act('ann', 'endMainPhase').act('bo', 'pass').act('ann', 'pass');
    table.act('bo', 'command', { card: inHand(table, 'tow_away', 'bo'), target: table.ids('units', 'ann')[0] });
    expect(table.names('hand', 'ann')).toEqual(['lantern_scout', 'cadet_ivo']);
    expect(table.card(table.id('cadet_ivo', 'hand', 'ann')).mate).toBe(0);
  });

  it('Repair heals no more than was damaged; damage stays over turns', () => {
    const table = board({
      ann: {
        units: [
          { card: 'mender_rig', damage: 1 },
          { card: 'slag_ram', damage: 1 },
        ],
      },
    });
    table.act('ann', 'endMainPhase').act('bo', 'pass').act('ann', 'pass');
    expect(table.card(table.id('mender_rig', 'units', 'ann')).damage).toBe(0);
    expect(table.card(table.id('slag_ram', 'units', 'ann')).damage).toBe(1);
  });

  it('an activated ability rests its unit', () => {
    const table = board({ ann: { units: ['pace_setter', 'spark_drone'] } });
    const [setter, drone] = table.ids('units', 'ann');
    table.refused('ann', 'activate', { card: setter, target: setter });
    table.act('ann', 'activate', { card: setter, target: drone });
    expect([table.card(setter).exerted, table.card(drone).buff]).toEqual([true, 2]);
    table.refused('ann', 'activate', { card: setter, target: drone });
  });
});

describe('bases, shields and bursts', () => {
  it('a new base sends the old one to the trash and takes a shield to the hand', () => {
    const table = board({
      ann: { hand: ['slag_bastion'], resources: 2, base: ['tidal_fortress'], shields: ['brace', 'overdrive'] },
    });
    table.act('ann', 'deploy', { card: inHand(table, 'slag_bastion') });
    expect(table.names('base', 'ann')).toEqual(['slag_bastion']);
    expect(table.names('trash', 'ann')).toEqual(['tidal_fortress']);
    expect(table.names('hand', 'ann')).toEqual(['overdrive']);
    expect(table.told('banished')).toEqual([]);
  });

  it('an EX Base that is replaced leaves the game', () => {
    const table = board({ ann: { hand: ['slag_bastion'], resources: 2, base: ['ex_base'] } });
    table.act('ann', 'deploy', { card: inHand(table, 'slag_bastion') });
    expect(table.names('trash', 'ann')).toEqual([]);
    expect(table.ids('gone')).toHaveLength(1);
  });

  it('Burst: the owner may use it, and the battle waits for the answer', () => {
    const table = hitShield(board({ ann: { units: ['spark_drone'] }, bo: { shields: ['cadet_ivo'] } }));
    expect([table.at, table.waiting]).toEqual(['play/battlePhase/damage', ['bo']]);
    table.refused('ann', 'endMainPhase');
    table.act('bo', 'mayUse', { use: 'yes' });
    expect(table.names('hand', 'bo')).toEqual(['cadet_ivo']);
    expect(table.at).toBe('play/mainPhase');
  });

  it('Burst: who declines has the shield in the trash', () => {
    const table = hitShield(board({ ann: { units: ['spark_drone'] }, bo: { shields: ['cadet_ivo'] } }));
    table.act('bo', 'mayUse', { use: 'no' });
    expect(table.names('trash', 'bo')).toEqual(['cadet_ivo']);
  });

  it('Burst: a base is deployed with its own effects', () => {
    const table = hitShield(board({ ann: { units: ['spark_drone'] }, bo: { shields: ['brace', 'tidal_fortress'] } }));
    table.act('bo', 'mayUse', { use: 'yes' });
    expect(table.names('base', 'bo')).toEqual(['tidal_fortress']);
    expect(table.names('hand', 'bo')).toEqual(['brace']);
  });

  it('Burst: one that aims chooses its target or declines', () => {
    const table = hitShield(board({ ann: { units: ['spark_drone'] }, bo: { shields: ['covering_fire'] } }));
    const drone = table.id('spark_drone', 'units', 'ann');
    expect(table.legal('bo').map(({ args }) => args?.target)).toEqual([drone, null]);
    table.act('bo', 'chooseTarget', { target: drone });
    expect(table.names('trash', 'ann')).toEqual(['spark_drone']);
  });

  it('a shield without Burst asks nothing', () => {
    const table = hitShield(board({ ann: { units: ['spark_drone'] }, bo: { shields: ['brace'] } }));
    expect(table.at).toBe('play/mainPhase');
  });
});

describe('triggers', () => {
  it('the active player’s come first; several are taken in an order of choice', () => {
    const table = board({
      ann: { hand: ['barrage'], resources: 5, units: ['spark_drone'] },
      bo: { units: ['cinder_mine', 'cinder_mine', 'bulwark_frame'] },
    });
    table.act('ann', 'command', { card: inHand(table, 'barrage') });
    expect(table.waiting).toEqual(['bo']);
    expect(table.legal('bo', 'chooseTrigger')).toHaveLength(2);
    const [first] = table.legal('bo', 'chooseTrigger');
    table.match.processAction(first);
    table.act('bo', 'chooseTarget', { target: table.id('spark_drone', 'units', 'ann') });
    expect(table.names('trash', 'ann')).toEqual(['barrage', 'spark_drone']);
    // the second has nobody left to aim at
    expect([table.at, table.waiting]).toEqual(['play/mainPhase', ['ann']]);
  });

  it('nothing proceeds while a trigger waits', () => {
    const table = board({
      ann: { hand: ['warlord_brenn'], resources: 4, units: ['slag_ram'] },
      bo: { units: ['slag_ram'] },
    });
    table.act('ann', 'pair', { card: inHand(table, 'warlord_brenn'), unit: table.id('slag_ram', 'units', 'ann') });
    table.refused('ann', 'endMainPhase');
    table.act('ann', 'chooseTarget', { target: table.id('slag_ram', 'units', 'bo') });
    table.act('ann', 'endMainPhase');
  });

  it('an optional trigger may be declined', () => {
    const table = board({
      ann: { hand: ['captain_maren'], resources: 5, units: ['polestar'] },
      bo: { units: ['spark_drone'] },
    });
    table.act('ann', 'pair', { card: inHand(table, 'captain_maren'), unit: table.id('polestar', 'units', 'ann') });
    // Maren's draw and the unit's bounce are both Ann's
    table.act('ann', 'chooseTrigger', { card: table.id('polestar', 'units', 'ann') });
    table.act('ann', 'chooseTarget', { target: null });
    expect(table.names('units', 'bo')).toEqual(['spark_drone']);
    expect(table.names('hand', 'ann')).toHaveLength(1);
  });
});

describe('the end', () => {
  it('a deck emptied by an effect loses at once', () => {
    const table = board({ ann: { hand: ['resupply'], resources: 3, deck: ['brace', 'brace'] } });
    table.act('ann', 'command', { card: inHand(table, 'resupply') });
    expect(table.winner).toBe('bo');
  });

  it('both decks empty at once: nobody wins', () => {
    const table = board({
      ann: { hand: ['resupply'], resources: 3, deck: ['brace', 'brace'] },
      bo: { deck: [] },
    });
    table.act('ann', 'command', { card: inHand(table, 'resupply') });
    expect([table.isOver, table.winner]).toEqual([true, undefined]);
  });

  it('an attack without AP does no battle damage', () => {
    const table = hitShield(board({ ann: { units: ['signal_buoy'] }, bo: { shields: ['brace'] } }));
    expect(table.names('shields', 'bo')).toEqual(['brace']);
    expect(hitShield(board({ ann: { units: ['signal_buoy'] } })).isOver).toBe(false);
  });
});

describe('decks', () => {
  it('two ready-made ones of fifty cards, from forty invented cards', () => {
    for (const deck of Object.values(decks)) expect(Object.values(deck).reduce((a, b) => a + b)).toBe(50);
    expect(Object.keys(cards).length).toBeGreaterThanOrEqual(36);
  });

  it('refuses tokens, short decks and unknown names', () => {
    const start = (deck: object | string) => () =>
      createMatch(gundam, { options: { decks: [deck as never, 'harbor'] } });
    expect(start({ ex_base: 4, spark_drone: 46 })).toThrow(/outside the deck/);
    expect(start({ spark_drone: 4 })).toThrow(/50/);
    expect(start('nobody')).toThrow(/there are harbor, foundry/);
  });
});
