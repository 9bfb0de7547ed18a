import { describe, expect, it } from 'vitest';
import { instant, own, table, written } from './table.fixture.ts';

/** Auras stay only on what they may enchant (CR 303.4c, 704.5m): looked at again and again, not only as they are cast. */

const cards = [
  ...written(`
cards:
  - id: blessing
    name: Blessing
    cost: 1
    type: Enchantment — Aura
    enchant: {kind: creature, whose: own}
    abilities: [{kind: static, static: pump, power: 2, toughness: 2, affects: enchanted, text: Enchanted creature gets +2/+2.}]
  - id: curse
    name: Curse
    cost: 1
    type: Enchantment — Aura
    enchant: {kind: creature, whose: enemy}
    abilities: [{kind: static, static: pacify, text: Enchanted creature can't attack or block.}]
  - id: snare
    name: Snare
    cost: 1
    type: Enchantment — Aura
    enchant: {kind: creature, whose: enemy}
    abilities: [{kind: static, static: control, text: You control enchanted creature.}]
  - id: seal
    name: Seal
    cost: 1
    type: Enchantment — Aura
    enchant: {kind: permanent, whose: own}
    abilities: [{kind: static, static: grant, keyword: indestructible, affects: enchanted, text: Enchanted permanent is indestructible.}]
`),
  instant('Grab', [{ op: 'control', what: 'target', until: 'perm' }], { kind: 'permanent' }),
  instant('Borrow', [{ op: 'control', what: 'target', until: 'EOT' }], { kind: 'permanent' }),
  instant('Hide', [{ op: 'grant', keyword: 'hexproof', what: 'target', until: 'perm' }], { kind: 'creature' }),
];

describe('704.5m', () => {
  it('the printed text says whose creature', () => {
    const text = (name: string): string | undefined => cards.find((card) => card.name === name)?.text;
    expect(text('Blessing')).toBe('Enchant creature you control. Enchanted creature gets +2/+2.');
    expect(text('Curse')).toBe("Enchant creature an opponent controls. Enchanted creature can't attack or block.");
    expect(text('Seal')).toBe('Enchant permanent you control. Enchanted permanent is indestructible.');
  });

  it('an Aura for creatures of one’s own can be put on no other', () => {
    const t = table({
      cards,
      A: { hand: ['Blessing'], battlefield: ['Meadow Cub'] },
      B: { battlefield: ['Ridge Ogre'] },
    });
    t.to('precombat');
    expect(t.legal('A', 'cast').map(({ args }) => args?.target)).toEqual([t.id('Meadow Cub')]);
  });

  it('the creature is taken: an Aura of its former controller for creatures of their own goes to the graveyard', () => {
    const t = table({
      cards,
      A: { hand: ['Grab'] },
      B: { battlefield: ['Meadow Cub', { card: 'Blessing', on: 'Meadow Cub' }] },
    });
    t.to('precombat').cast('A', 'Grab', 'Meadow Cub').passAll();
    expect([t.board('A'), t.board('B'), t.zone('graveyard', 'B')]).toEqual([['Meadow Cub'], [], ['Blessing']]);
    expect(t.size('Meadow Cub')).toBe('2/2');
  });

  it('the creature comes back to who enchanted it as an opponent’s: that Aura goes too', () => {
    const t = table({
      cards,
      A: { hand: ['Grab'], battlefield: [] },
      B: { battlefield: ['Meadow Cub'] },
      C: { battlefield: [{ card: 'Curse', on: 'Meadow Cub' }], hand: ['Grab'] },
    });
    t.to('precombat').cast('A', 'Grab', 'Meadow Cub').passAll();
    expect([t.board('A'), t.board('C')]).toEqual([['Meadow Cub'], ['Curse']]);
    t.pass('A', 'B').cast('C', 'Grab', 'Meadow Cub').passAll();
    expect([t.board('C'), t.zone('graveyard', 'C')]).toEqual([['Meadow Cub'], ['Grab', 'Curse']]);
  });

  it('control for a turn is enough, and what it brought down does not come back', () => {
    const t = table({
      cards,
      A: { hand: ['Borrow'] },
      B: { battlefield: ['Meadow Cub', { card: 'Blessing', on: 'Meadow Cub' }] },
    });
    t.to('precombat').cast('A', 'Borrow', 'Meadow Cub').empty().to('upkeep', 'B');
    expect([t.board('B'), t.zone('graveyard', 'B')]).toEqual([['Meadow Cub'], ['Blessing']]);
  });

  it('the Aura changes hands: "you" is who controls it now', () => {
    const t = table({
      cards,
      A: { hand: ['Grab'] },
      B: { battlefield: ['Meadow Cub', { card: 'Blessing', on: 'Meadow Cub' }] },
    });
    t.to('precombat').cast('A', 'Grab', 'Blessing').passAll();
    expect([t.board('A'), t.board('B'), t.zone('graveyard', 'B')]).toEqual([[], ['Meadow Cub'], ['Blessing']]);
  });

  it('an Aura that takes an opponent’s creature makes itself illegal, and the creature goes back', () => {
    const t = table({ cards, A: { hand: ['Snare'] }, B: { battlefield: ['Meadow Cub'] } });
    t.to('precombat').cast('A', 'Snare', 'Meadow Cub').passAll();
    expect([t.board('A'), t.board('B'), t.zone('graveyard', 'A'), t.holder]).toEqual([
      [],
      ['Meadow Cub'],
      ['Snare'],
      'A',
    ]);
  });

  it('on a permanent of any kind: a land that is taken loses it', () => {
    const shrine = own('Shrine', ['Land'], { cost: null });
    const t = table({
      cards: [...cards, shrine],
      A: { hand: ['Grab'] },
      B: { battlefield: ['Shrine', { card: 'Seal', on: 'Shrine' }] },
    });
    t.to('precombat').cast('A', 'Grab', 'Shrine').passAll();
    expect([t.board('A'), t.board('B'), t.zone('graveyard', 'B')]).toEqual([['Shrine'], [], ['Seal']]);
  });

  it('hexproof keeps targets away, not Auras that are there', () => {
    const t = table({
      cards,
      A: { battlefield: [] },
      B: { hand: ['Hide'], battlefield: ['Meadow Cub'] },
      C: { battlefield: [{ card: 'Curse', on: 'Meadow Cub' }] },
    });
    t.to('precombat').pass('A').cast('B', 'Hide', 'Meadow Cub').empty();
    expect(t.board('C')).toEqual(['Curse']);
  });

  it('an Aura without `whose` does not care who controls what it enchants', () => {
    const t = table({
      cards,
      A: { hand: ['Grab'] },
      B: { battlefield: ['Meadow Cub', { card: 'Calming Ward', on: 'Meadow Cub' }] },
    });
    t.to('precombat').cast('A', 'Grab', 'Meadow Cub').passAll();
    expect([t.board('A'), t.board('B')]).toEqual([['Meadow Cub'], ['Calming Ward']]);
  });
});

describe('613.8 an Aura that gives control changes hands itself', () => {
  it('whoever controls it now has the creature, at once', () => {
    const t = table({
      cards,
      A: { hand: ['Grab'] },
      B: { battlefield: ['Meadow Cub'] },
      C: { battlefield: [{ card: 'Mind Leash', on: 'Meadow Cub' }] },
    });
    t.to('precombat');
    expect(t.board('C')).toEqual(['Mind Leash', 'Meadow Cub']);
    t.cast('A', 'Grab', 'Mind Leash').passAll();
    expect([t.board('A'), t.board('B'), t.board('C')]).toEqual([['Mind Leash', 'Meadow Cub'], [], []]);
  });
});
