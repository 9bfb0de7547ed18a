import type { Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { creature } from './corners.fixture.ts';
import { instant, table } from './table.fixture.ts';

/** Corners of rules, each named after its number. */

describe('combat', () => {
  it('702.4c-d double strike gained between the steps by one that had neither strikes once, by a first striker twice', () => {
    const t = table({ A: { hand: ['Twin Strike'], battlefield: ['Ridge Ogre', 'Lance Squire'] } });
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B', 'Lance Squire': 'C' }).to('firstStrikeDamage');
    t.cast('A', 'Twin Strike', 'Ridge Ogre').empty().to('endCombat');
    expect(t.life('B', 'C')).toEqual([37, 38]);
  });

  it('702.4b double strike of a blocker: twice, unless it dies in between', () => {
    const t = table({
      A: { battlefield: ['Trampling Behemoth'] },
      B: { hand: ['Twin Strike'], battlefield: ['Ridge Ogre'] },
    });
    t.to('declareAttackers').attack('A', { 'Trampling Behemoth': 'B' }).passAll();
    t.block('B', { 'Ridge Ogre': 'Trampling Behemoth' })
      .pass('A')
      .cast('B', 'Twin Strike', 'Ridge Ogre')
      .empty()
      .passAll();
    expect([t.at, t.card('Trampling Behemoth').damage, t.board('B')]).toEqual(['firstStrikeDamage', 3, ['Ridge Ogre']]);
    t.passAll().act('A', 'assignDamage', { damage: { [t.id('Ridge Ogre')]: 3, B: 3 } });
    expect([t.board('A'), t.board('B'), t.life('B')]).toEqual([[], [], [37]]);
  });

  it('510.4 first strike lost before damage: one step only', () => {
    const dull = instant('Dull', [{ op: 'remove', keyword: 'first strike', what: 'target', until: 'EOT' }], creature);
    const t = table({ cards: [dull], A: { hand: ['Dull'], battlefield: ['Lance Squire'] } });
    t.to('declareAttackers').attack('A', { 'Lance Squire': 'B' }).cast('A', 'Dull', 'Lance Squire').empty();
    t.passAll().passAll();
    expect([t.at, t.life('B')]).toEqual(['combatDamage', [38]]);
  });

  it('510.4 a first striker that died in the first step makes no damage; the others strike in the second', () => {
    const t = table({
      A: { battlefield: ['Twinblade Adept', 'Meadow Cub'] },
      B: { battlefield: ['Lance Squire'] },
    });
    t.to('declareAttackers').attack('A', { 'Twinblade Adept': 'B', 'Meadow Cub': 'B' }).passAll();
    t.block('B', { 'Lance Squire': 'Twinblade Adept' }).to('endCombat');
    expect([t.board('A'), t.board('B'), t.life('B')]).toEqual([['Meadow Cub'], [], [38]]);
  });

  it('702.2c, 702.19b trample and deathtouch: one for each blocker is enough', () => {
    const t = table({
      A: { battlefield: ['Venomtusk Boar'] },
      B: { battlefield: ['Trampling Behemoth', 'Vigil Seraph'] },
    });
    t.to('declareAttackers').attack('A', { 'Venomtusk Boar': 'B' }).passAll();
    t.block('B', { 'Trampling Behemoth': 'Venomtusk Boar', 'Vigil Seraph': 'Venomtusk Boar' }).passAll();
    const [one, two] = [t.id('Trampling Behemoth'), t.id('Vigil Seraph')];
    t.refused('A', 'assignDamage', { damage: { [one]: 1, B: 2 } });
    t.refused('A', 'assignDamage', { damage: { B: 3 } });
    t.act('A', 'assignDamage', { damage: { [one]: 1, [two]: 1, B: 1 } });
    expect([t.life('B'), t.board('B'), t.board('A')]).toEqual([[39], [], []]);
  });

  it('702.19b damage of the first step counts for lethal in the second', () => {
    const t = table({
      A: { hand: ['Twin Strike'], battlefield: ['Trampling Behemoth'] },
      B: { battlefield: ['Unbreakable Sentry'] },
    });
    t.to('declareAttackers').attack('A', { 'Trampling Behemoth': 'B' }).cast('A', 'Twin Strike', 'Trampling Behemoth');
    t.empty().passAll().block('B', { 'Unbreakable Sentry': 'Trampling Behemoth' }).passAll();
    const sentry = t.id('Unbreakable Sentry');
    t.refused('A', 'assignDamage', { damage: { [sentry]: 3, B: 3 } });
    t.act('A', 'assignDamage', { damage: { [sentry]: 4, B: 2 } }).passAll();
    // four are marked on it, and it does not die of them: all may go through now
    t.act('A', 'assignDamage', { damage: { B: 6 } });
    expect([t.life('B'), t.board('B')]).toEqual([[32], ['Unbreakable Sentry']]);
  });

  it('510.1a power 0 or less assigns nothing, and is asked nothing', () => {
    const weak = instant('Weak', [{ op: 'pump', power: -9, toughness: 0, what: 'target', until: 'EOT' }], creature);
    const t = table({
      cards: [weak],
      A: { hand: ['Weak'], battlefield: ['Trampling Behemoth'] },
      B: { battlefield: ['Meadow Cub', 'Stone Rampart'] },
    });
    t.to('declareAttackers').attack('A', { 'Trampling Behemoth': 'B' }).cast('A', 'Weak', 'Trampling Behemoth').empty();
    t.passAll().block('B', { 'Meadow Cub': 'Trampling Behemoth', 'Stone Rampart': 'Trampling Behemoth' }).passAll();
    expect([t.at, t.holder, t.life('B'), t.card('Meadow Cub').damage]).toEqual(['combatDamage', 'A', [40], 0]);
  });

  it('508.1 declarations that break a rule are refused and asked again', () => {
    const t = table({
      A: { battlefield: ['Meadow Cub', 'Stone Rampart', { card: 'Ridge Ogre', tapped: true }], hand: ['Frozen Hour'] },
      B: { battlefield: ['Gust Drake'] },
    });
    t.to('precombat').act('D', 'concede').to('declareAttackers');
    const cub = t.id('Meadow Cub');
    const wrong: readonly Json[] = [
      { [cub]: 'A' },
      { [cub]: 'D' },
      { [cub]: 'nobody' },
      { [cub]: 1 },
      { [t.id('Stone Rampart')]: 'B' },
      { [t.id('Gust Drake')]: 'C' },
      { [t.id('Forest', 'A')]: 'B' },
      { 99999: 'B' },
      { constructor: 'B' },
      [cub],
      null,
      'B',
    ];
    for (const attacks of wrong) {
      expect(t.refused('A', 'declareAttackers', { attacks })).not.toBe('');
    }
    t.refused('A', 'declareAttackers');
    t.refused('B', 'declareAttackers', { attacks: {} });
    t.refused('A', 'pass');
    t.attack('A', { 'Meadow Cub': 'B' }).passAll();
    const drake = t.id('Gust Drake');
    const bad: readonly Json[] = [
      { [cub]: drake },
      { [drake]: drake },
      { [drake]: 'A' },
      { [t.id('Forest', 'B')]: cub },
      7,
    ];
    for (const blocks of bad) {
      expect(t.refused('B', 'declareBlockers', { blocks })).not.toBe('');
    }
    t.refused('C', 'declareBlockers', { blocks: {} });
    t.block('B', { 'Gust Drake': 'Meadow Cub' });
    expect([t.at, t.holder]).toEqual(['declareBlockers', 'A']);
  });

  it('506.4 an attacker that comes back is not in combat any more', () => {
    const blink = instant('Blink', [{ op: 'bounce', what: 'target' }], creature);
    const t = table({
      cards: [blink],
      A: { hand: ['Blink', 'Ambush Lynx'], battlefield: ['Ambush Lynx', 'Meadow Cub'] },
    });
    t.to('declareAttackers').attack('A', { 'Ambush Lynx': 'B', 'Meadow Cub': 'C' }).cast('A', 'Blink', 'Ambush Lynx');
    t.empty().cast('A', 'Ambush Lynx').empty().to('endCombat');
    expect(t.life('B', 'C')).toEqual([40, 38]);
  });

  it('302.6 a creature taken this turn attacks only with haste, and its ability with {T} waits too', () => {
    const grab = instant(
      'Grab',
      [
        { op: 'control', what: 'target', until: 'EOT' },
        { op: 'untap', what: 'target' },
      ],
      creature,
    );
    const t = table({ cards: [grab], A: { hand: ['Grab'], lands: 0 }, B: { battlefield: ['Sprout Tender'] } });
    t.to('precombat').cast('A', 'Grab', 'Sprout Tender').empty();
    expect([t.board('A'), t.legal('A', 'tapForMana')]).toEqual([['Sprout Tender'], []]);
    t.to('declareAttackers');
    expect(t.asked).toBe(undefined);
  });

  it('500.8, 508.1a a second combat: what stays tapped does not attack, the vigilant do', () => {
    const t = table({
      A: { hand: ['Second Charge'], battlefield: ['Meadow Cub', 'Vigil Seraph'] },
    });
    t.to('precombat').cast('A', 'Second Charge').empty().to('declareAttackers');
    t.attack('A', { 'Meadow Cub': 'B', 'Vigil Seraph': 'B' }).to('postcombat').to('declareAttackers');
    t.refused('A', 'declareAttackers', { attacks: { [t.id('Meadow Cub')]: 'B' } });
    t.attack('A', { 'Vigil Seraph': 'B' }).to('postcombat');
    expect(t.life('B')).toEqual([30]);
  });
});
