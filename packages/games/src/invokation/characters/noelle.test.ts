import { describe, expect, it } from 'vitest';
import { board } from '../table.fixture.ts';

const NORMAL = 'Favonius Bladework-Maid';

describe('Noelle', () => {
  it('14 Sweeping Time: the first normal attack of a round costs 2 any and deals 4, the second costs 3', () => {
    const table = board({
      me: { characters: [{ name: 'Noelle', on: ['Sweeping Time'] }], dice: { pyro: 3, geo: 5 } },
      foe: { characters: ['Kaeya'], ended: true },
    });
    table.skill('me', NORMAL, { pyro: 2 });
    expect(table.dice('me')).toBe(6);
    expect(table.hp('foe')[0]).toBe(6);
    expect(table.refused('me', 'SKILL', { skill: NORMAL, dice: { pyro: 1, geo: 1 } })).toMatch(/does not pay/);
    table.skill('me', NORMAL);
    expect(table.dice('me')).toBe(3);
    expect(table.hp('foe')[0]).toBe(2);
  });
  it('16 Sweeping Time made again is new: the next normal attack costs 2 once more', () => {
    const table = board({
      me: { characters: [{ name: 'Noelle', energy: 2, on: ['Sweeping Time'] }], dice: { omni: 16 } },
      foe: { characters: ['Kaeya'], ended: true },
    });
    expect(table.skill('me', NORMAL).dice('me')).toBe(14);
    expect(table.skill('me', 'Sweeping Time').dice('me')).toBe(10);
    expect(table.on('me', 0)).toEqual(['Sweeping Time']);
    expect(table.skill('me', NORMAL).dice('me')).toBe(8);
  });
  it('14 her Physical is Geo: it crystallizes', () => {
    const table = board({
      me: { characters: [{ name: 'Noelle', energy: 2 }], dice: { omni: 12 } },
      foe: { characters: [{ name: 'Kaeya' }], ended: true },
    }).skill('me', 'Sweeping Time');
    expect(table.hp('foe')[0]).toBe(6);
    expect(table.zone('me', 'attached0')).toMatchObject([{ name: 'Sweeping Time', rounds: 2 }]);
    table.end('me').keepDice();
    expect(table.zone('me', 'attached0')).toMatchObject([{ name: 'Sweeping Time', rounds: 1, spent: 0 }]);
    table.end('foe', 'me').keepDice();
    expect(table.on('me', 0)).toEqual([]);
  });

  it('Full Plate halves Physical, rounded up, and then shields', () => {
    const foe = { characters: ['Noelle'], statuses: ['Full Plate'] };
    const physical = board({ me: { characters: ['Kaeya'] }, foe }).skill('me', 'Ceremonial Bladework');
    expect(physical.hp('foe')[0]).toBe(10);
    expect(physical.usages('foe', 'statuses')).toEqual({ 'Full Plate': 1 });
    const sharp = { name: 'Kaeya', on: ["Traveler's Handy Sword"] };
    const three = board({ me: { characters: [sharp] }, foe }).skill('me', 'Ceremonial Bladework');
    expect(three.hp('foe')[0]).toBe(10);
    expect(three.usages('foe', 'statuses')).toEqual({});
    const cryo = board({ me: { characters: ['Kaeya'] }, foe }).skill('me', 'Frostgnaw');
    expect(cryo.hp('foe')[0]).toBe(9);
    expect(cryo.aura('foe', 0)).toEqual(['cryo']);
  });

  it('I Got Your Back: her normal attack behind Full Plate heals everyone 1, once per round', () => {
    const hurt = (name: string, on: string[] = []) => ({ name, hp: 5, on });
    const table = board({
      me: { characters: [hurt('Noelle'), hurt('Kaeya'), hurt('Diluc')], hand: ['I Got Your Back'], dice: { omni: 12 } },
      foe: { characters: ['Sucrose'], ended: true },
    });
    table.play('me', 'I Got Your Back');
    expect(table.hp('foe')[0]).toBe(9);
    expect(table.usages('me', 'statuses')).toEqual({ 'Full Plate': 2 });
    expect(table.hp('me')).toEqual([5, 5, 5]);
    table.skill('me', NORMAL);
    expect(table.hp('me')).toEqual([6, 6, 6]);
    table.skill('me', NORMAL);
    expect(table.hp('me')).toEqual([6, 6, 6]);
  });
});
