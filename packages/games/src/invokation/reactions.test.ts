import { describe, expect, it } from 'vitest';
import { board } from './table.fixture.ts';

const hit = (aura: 'cryo' | 'pyro' | 'hydro' | 'electro' | 'dendro', user: string, skill: string, energy = 0) =>
  board({ me: { characters: [{ name: user, energy }] }, foe: { characters: [{ name: 'Diluc', aura }] } }).skill(
    'me',
    skill,
  );

describe('reactions', () => {
  it('16 Melt: Cryo on Pyro +2, and both are gone', () => {
    const table = hit('pyro', 'Kaeya', 'Glacial Waltz', 2);
    expect(table.hp('foe')).toEqual([7, 10, 10]);
    expect(table.aura('foe', 0)).toEqual([]);
  });
  it('22 Burning: Diluc on Dendro', () => {
    const table = hit('dendro', 'Diluc', 'Searing Onslaught');
    expect(table.hp('foe')[0]).toBe(6);
    expect(table.usages('me', 'summons')).toEqual({ 'Burning Flame': 1 });
    table.end('foe', 'me');
    expect(table.hp('foe')[0]).toBe(5);
    expect(table.usages('me', 'summons')).toEqual({});
  });
  it('Cryo and Dendro lie side by side; Cryo reacts first and Dendro stays', () => {
    const table = hit('dendro', 'Kaeya', 'Frostgnaw');
    expect(table.aura('foe', 0)).toEqual(['cryo', 'dendro']);
    table.end('foe').switchTo('me', 1);
    table.skill('me', 'Searing Onslaught');
    expect(table.hp('foe')[0]).toBe(10 - 3 - 5);
    expect(table.aura('foe', 0)).toEqual(['dendro']);
  });
  it('52 Wind Spirit conversion', () => {
    const table = hit('electro', 'Sucrose', 'Forbidden Creation-Isomer 75/Type II', 2);
    expect(table.hp('foe')).toEqual([9, 9, 9]);
    expect(table.usages('me', 'summons')).toEqual({ 'Large Wind Spirit': 3 });
    table.end('foe', 'me');
    expect(table.hp('foe')).toEqual([7, 9, 9]);
    expect(table.usages('me', 'summons')).toEqual({ 'Large Wind Spirit': 2 });
  });
  it('37 infusion comes before the reaction', () => {
    const table = board({
      me: { characters: [{ name: 'Diluc', on: ['Pyro Infusion'] }] },
      foe: { characters: [{ name: 'Kaeya', aura: 'cryo' }] },
    }).skill('me', 'Tempered Sword');
    expect(table.hp('foe')[0]).toBe(6);
  });
});
