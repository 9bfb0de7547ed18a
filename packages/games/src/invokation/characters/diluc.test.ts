import { describe, expect, it } from 'vitest';
import { board } from '../table.fixture.ts';

const SKILL = 'Searing Onslaught';

describe('Diluc', () => {
  it('the third Searing Onslaught of a round deals 5', () => {
    const table = board({ me: { dice: { omni: 16 } }, foe: { characters: ['Sucrose', 'Kaeya'], ended: true } });
    table.skill('me', SKILL).skill('me', SKILL);
    expect(table.hp('foe')[0]).toBe(4);
    table.skill('me', SKILL);
    expect(table.character('foe', 0)).toMatchObject({ hp: 0, isDefeated: true });
    expect(table.match.view('foe').decision?.name).toBe('SWITCH');
  });
  it('Dawn: 8 Pyro, and his Physical is Pyro for two rounds', () => {
    const table = board({ me: { characters: [{ name: 'Diluc', energy: 3 }] }, foe: { ended: true } });
    table.skill('me', 'Dawn');
    expect(table.hp('foe')[0]).toBe(2);
    expect(table.zone('me', 'attached0')).toMatchObject([{ name: 'Pyro Infusion', rounds: 2 }]);
    table.end('me').keepDice();
    expect(table.on('me', 0)).toEqual(['Pyro Infusion']);
    table.end('foe', 'me').keepDice();
    expect(table.on('me', 0)).toEqual([]);
  });
  it('Flowing Flame: the second Searing Onslaught of a round costs 1 Pyro less, and it counts as the first', () => {
    const table = board({ me: { hand: ['Flowing Flame'], dice: { pyro: 8 } }, foe: { ended: true } });
    table.play('me', 'Flowing Flame');
    expect(table.dice('me')).toBe(5);
    table.skill('me', SKILL, { pyro: 2 });
    expect(table.dice('me')).toBe(3);
    table.skill('me', SKILL, { pyro: 3 });
    expect(table.dice('me')).toBe(0);
    expect(table.character('foe', 0).isDefeated).toBe(true);
  });
});
