import { describe, expect, it } from 'vitest';
import { board } from '../table.fixture.ts';

describe('Ningguang', () => {
  it('Jade Screen takes 1 off at least 2 damage, twice', () => {
    const table = board({
      me: { characters: ['Ningguang'] },
      foe: { characters: ['Kaeya'], dice: { omni: 12 } },
    }).skill('me', 'Jade Screen');
    expect(table.hp('foe')[0]).toBe(8);
    expect(table.usages('me', 'statuses')).toEqual({ 'Jade Screen': 2 });
    table.skill('foe', 'Frostgnaw').end('me').skill('foe', 'Ceremonial Bladework');
    expect(table.hp('me')[0]).toBe(10 - 2 - 1);
    expect(table.usages('me', 'statuses')).toEqual({});
  });
  it('1 damage does not use it', () => {
    const table = board({
      first: 'foe',
      me: { characters: ['Ningguang'], statuses: ['Jade Screen'] },
      foe: { characters: ['Sucrose'] },
    }).skill('foe', 'Wind Spirit Creation');
    expect(table.hp('me')[0]).toBe(9);
    expect(table.usages('me', 'statuses')).toEqual({ 'Jade Screen': 2 });
  });
  it('Starshatter deals 6, and 8 behind the screen', () => {
    const me = { characters: [{ name: 'Ningguang', energy: 3 }] };
    expect(board({ me }).skill('me', 'Starshatter').hp('foe')[0]).toBe(4);
    const behind = { ...me, statuses: ['Jade Screen'] };
    expect(board({ me: behind }).skill('me', 'Starshatter').hp('foe')[0]).toBe(2);
  });
  it('Strategic Reserve: while the screen is out, your Geo damage +1, also from the bench and of others', () => {
    const table = board({
      me: { characters: ['Ningguang', 'Noelle'], hand: ['Strategic Reserve'], dice: { omni: 16 } },
      foe: { characters: ['Kaeya'], ended: true },
    });
    table.play('me', 'Strategic Reserve');
    // the screen comes after the hit
    expect(table.hp('foe')[0]).toBe(8);
    table.switchTo('me', 1).skill('me', 'Breastplate');
    expect(table.hp('foe')[0]).toBe(6);
  });
  it('Strategic Reserve goes with her', () => {
    const fallen = { name: 'Ningguang', isDefeated: true };
    const table = board({ me: { characters: ['Noelle', fallen], statuses: ['Jade Screen'] } });
    expect(table.skill('me', 'Breastplate').hp('foe')[0]).toBe(9);
  });
});
