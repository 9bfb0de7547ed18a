import { describe, expect, it } from 'vitest';
import type { CommanderTable } from './table.fixture.ts';
import { artifact, instant, shoots, table, written } from './table.fixture.ts';

/** Last-known information (CR 608.2h): a source that is gone deals damage as what it last was. */

const creature = { kind: 'creature' } as const;
const archer = (id: string, name: string, keywords: string): string => `
  - id: ${id}
    name: ${name}
    cost: 0
    type: Creature — Elf
    pt: 1/1
    keywords: [${keywords}]
    abilities: [{kind: activated, cost: 1, target: any, effects: [{op: damage, n: 2, to: target}], text: This deals 2 damage to any target.}]`;
const cards = [
  ...written(`
cards:
${archer('mending-archer', 'Mending Archer', 'lifelink, flash')}
${archer('plain-archer', 'Plain Archer', 'flash')}
${archer('viper-archer', 'Viper Archer', 'deathtouch')}
  - id: parting-archer
    name: Parting Archer
    cost: 0
    type: Creature — Elf
    pt: 1/1
    abilities: [{kind: triggered, on: dies, subject: self, target: any, effects: [{op: damage, n: 2, to: target}], text: 'When this dies, it deals 2 damage to any target.'}]
  - id: mending-captain
    name: Mending Captain
    cost: 0
    type: Creature — Elf
    pt: 1/1
    abilities: [{kind: static, static: grant, keyword: lifelink, affects: creatures you control, text: Creatures you control have lifelink.}]
  - id: leaping-archer
    name: Leaping Archer
    cost: 0
    type: Creature — Elf
    pt: 1/1
    keywords: [lifelink]
    abilities: [{kind: activated, cost: 1, target: any, effects: [{op: bounce, what: self}, {op: damage, n: 2, to: target}], text: Return this to its owner's hand. It deals 2 damage to any target.}]
  - id: raiding-archer
    name: Raiding Archer
    cost: 0
    type: Creature — Elf
    pt: 1/1
    keywords: [lifelink]
    abilities: [{kind: triggered, on: combatDamageToPlayer, subject: self, effects: [{op: damage, n: 2, to: that player}], text: 'Whenever this deals combat damage to a player, it deals 2 damage to that player.'}]
`),
  instant('Banish', [{ op: 'exile', what: 'target' }], creature),
  instant('Swat', [{ op: 'destroy', what: 'target' }], creature),
  instant('Snatch', [{ op: 'control', what: 'target', until: 'perm' }], creature),
  instant('Bless', [{ op: 'grant', keyword: 'lifelink', what: 'target', until: 'EOT' }], creature),
  instant('Damn', [{ op: 'remove', keyword: 'lifelink', what: 'target', until: 'EOT' }], creature),
];

/** A uses the archer's ability on B, or on a creature. */
function shoot(t: CommanderTable, name: string, target: string): CommanderTable {
  const aimed = t.match.players.includes(target) ? target : t.id(target);
  return t.to('precombat').act('A', 'activate', { card: t.id(name, 'A'), target: aimed });
}

describe('608.2h the source of an activated ability is gone', () => {
  it.each(['Swat', 'Banish', 'Send Back'])('702.15c lifelink still applies after %s', (spell) => {
    const t = table({ cards, A: { battlefield: ['Mending Archer'] }, B: { hand: [spell] } });
    shoot(t, 'Mending Archer', 'B').pass('A').cast('B', spell, 'Mending Archer').empty();
    expect([t.board('A'), t.life('A', 'B')]).toEqual([[], [42, 38]]);
  });

  it('702.2e so does deathtouch', () => {
    const t = table({
      cards,
      A: { battlefield: ['Viper Archer'] },
      B: { hand: ['Swat'], battlefield: ['Trampling Behemoth'] },
    });
    shoot(t, 'Viper Archer', 'Trampling Behemoth').pass('A').cast('B', 'Swat', 'Viper Archer').empty();
    expect([t.board('A'), t.board('B')]).toEqual([[], []]);
  });

  it('702.15b the life goes to who controls the source, or last controlled it: not to who used the ability', () => {
    const board = (hand: string[]): CommanderTable =>
      table({ cards, A: { battlefield: ['Mending Archer'] }, B: { hand }, C: { hand: ['Swat'] } });
    const taken = board(['Snatch']);
    shoot(taken, 'Mending Archer', 'C').pass('A').cast('B', 'Snatch', 'Mending Archer').empty();
    expect(taken.life('A', 'B', 'C')).toEqual([40, 42, 38]);

    const gone = board(['Snatch']);
    shoot(gone, 'Mending Archer', 'C').pass('A').cast('B', 'Snatch', 'Mending Archer').passAll();
    gone.pass('A', 'B').cast('C', 'Swat', 'Mending Archer').empty();
    expect([gone.board('B'), gone.life('A', 'B', 'C')]).toEqual([[], [40, 42, 38]]);
  });

  it('a keyword that an effect gave counts, one that an effect took does not', () => {
    const given = table({ cards, A: { battlefield: ['Plain Archer'], hand: ['Bless'] }, B: { hand: ['Swat'] } });
    shoot(given, 'Plain Archer', 'B').cast('A', 'Bless', 'Plain Archer').passAll();
    given.pass('A').cast('B', 'Swat', 'Plain Archer').empty();
    expect(given.life('A', 'B')).toEqual([42, 38]);

    const taken = table({ cards, A: { battlefield: ['Mending Archer'], hand: ['Damn'] }, B: { hand: ['Swat'] } });
    shoot(taken, 'Mending Archer', 'B').cast('A', 'Damn', 'Mending Archer').passAll();
    taken.pass('A').cast('B', 'Swat', 'Mending Archer').empty();
    expect(taken.life('A', 'B')).toEqual([40, 38]);
  });

  it('400.7 the same card as another object is not the source: neither what it has now nor what it had when it left again', () => {
    const t = table({
      cards,
      A: { battlefield: ['Plain Archer'], hand: ['Bless', 'Bless', 'Send Back', 'Send Back'] },
    });
    const back = (): CommanderTable =>
      t.cast('A', 'Send Back', 'Plain Archer').passAll().cast('A', 'Plain Archer').passAll();
    // used without lifelink, then with it, then by an object that had none as it left
    shoot(t, 'Plain Archer', 'B');
    back().cast('A', 'Bless', 'Plain Archer').passAll();
    t.act('A', 'activate', { card: t.id('Plain Archer'), target: 'B' });
    back().passAll();
    expect(t.life('A', 'B')).toEqual([42, 38]);
    t.passAll();
    expect(t.life('A', 'B')).toEqual([42, 36]);
  });

  it('the ability itself removes its source', () => {
    const t = table({ cards, A: { battlefield: ['Leaping Archer'] } });
    shoot(t, 'Leaping Archer', 'B').empty();
    expect([t.zone('hand', 'A').includes('Leaping Archer'), t.life('A', 'B')]).toEqual([true, [42, 38]]);
  });

  it('800.4i the owner of the source leaves the game', () => {
    const t = table({ cards, A: { hand: ['Snatch'] }, B: { battlefield: ['Mending Archer'] } });
    t.to('precombat').cast('A', 'Snatch', 'Mending Archer').empty();
    shoot(t, 'Mending Archer', 'C').act('B', 'concede').empty();
    expect([t.board('A'), t.life('A', 'C')]).toEqual([[], [42, 38]]);
  });
});

describe('608.2h the source of a triggered ability is gone', () => {
  it('704.8 what died together died with the keywords it had before', () => {
    for (const battlefield of [
      ['Parting Archer', 'Mending Captain'],
      ['Mending Captain', 'Parting Archer'],
    ]) {
      const t = table({ cards, A: { battlefield, hand: ['Day of Reckoning'] } });
      t.to('precombat').cast('A', 'Day of Reckoning').passAll().act('A', 'triggerTarget', { target: 'B' }).empty();
      expect([t.board('A'), t.life('A', 'B')]).toEqual([[], [42, 38]]);
    }
  });

  it('without the Captain there is no lifelink', () => {
    const t = table({ cards, A: { battlefield: ['Parting Archer', 'Mending Captain'], hand: ['Swat', 'Swat'] } });
    t.to('precombat').cast('A', 'Swat', 'Mending Captain').passAll().cast('A', 'Swat', 'Parting Archer').passAll();
    t.act('A', 'triggerTarget', { target: 'B' }).empty();
    expect(t.life('A', 'B')).toEqual([40, 38]);
  });

  it('702.15c damage by a trigger whose creature is removed in response', () => {
    const t = table({ cards, A: { battlefield: ['Raiding Archer'] }, B: { hand: ['Swat'] } });
    t.to('declareAttackers').attack('A', { 'Raiding Archer': 'B' }).passAll().passAll();
    expect(t.life('A', 'B')).toEqual([41, 39]);
    t.pass('A').cast('B', 'Swat', 'Raiding Archer').empty();
    expect([t.board('A'), t.life('A', 'B')]).toEqual([[], [43, 37]]);
  });
});

it('120.1 a permanent that is no creature is dealt no damage, and nobody gains life for it', () => {
  const t = table({
    cards: [
      ...cards,
      artifact('Mending Sling', shoots(2, { kind: 'permanent' })),
      instant('Favour', [{ op: 'grant', keyword: 'lifelink', what: 'target', until: 'EOT' }], { kind: 'permanent' }),
    ],
    A: { battlefield: ['Mending Sling'], hand: ['Favour'] },
    B: { battlefield: ['Ring of Plenty', 'Ridge Ogre'] },
  });
  t.to('precombat').cast('A', 'Favour', 'Mending Sling').passAll();
  const sling = (target: string): CommanderTable =>
    t.act('A', 'activate', { card: t.id('Mending Sling'), target: t.id(target) }).empty();
  sling('Ring of Plenty');
  expect([t.card('Ring of Plenty').damage, t.life('A'), t.told('DAMAGE')]).toEqual([0, [40], []]);
  sling('Ridge Ogre');
  expect([t.card('Ridge Ogre').damage, t.life('A')]).toEqual([2, [42]]);
});
