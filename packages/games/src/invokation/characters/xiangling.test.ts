import { describe, expect, it } from 'vitest';
import { board, type PlacedCharacter, type Side } from '../table.fixture.ts';

const having = (xiangling: Omit<PlacedCharacter, 'name'> = {}, me: Side = {}, foe: Side = {}) =>
  board({ me: { characters: [{ name: 'Xiangling', ...xiangling }], dice: { omni: 16 }, ...me }, foe });

describe('Xiangling', () => {
  it('Dough-Fu: 2 Physical', () => {
    const table = having().skill('me', 'Dough-Fu');
    expect([table.hp('foe'), table.aura('foe', 0), table.energy('me', 0)]).toEqual([[8, 10, 10], [], 1]);
  });
  it('Guoba Attack: Guoba with 2 usages, and no damage', () => {
    const table = having().skill('me', 'Guoba Attack');
    expect([table.hp('foe'), table.usages('me', 'summons')]).toEqual([[10, 10, 10], { Guoba: 2 }]);
    expect([table.dice('me'), table.energy('me', 0), table.waiting]).toEqual([13, 1, ['foe']]);
  });
  it('Guoba: 2 Pyro in two end phases', () => {
    const table = having({}, { summons: ['Guoba'] }).end('me', 'foe');
    expect([table.hp('foe')[0], table.aura('foe', 0), table.usages('me', 'summons')]).toEqual([
      8,
      ['pyro'],
      { Guoba: 1 },
    ]);
    table.keepDice().end('me', 'foe');
    expect([table.hp('foe')[0], table.names('summons', 'me')]).toEqual([6, []]);
  });
  it('Pyronado: 2 Pyro, and the status with 2 usages, which does not follow that burst', () => {
    const table = having({ energy: 2 }).skill('me', 'Pyronado');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([8, { Pyronado: 2 }]);
    expect([table.dice('me'), table.energy('me', 0)]).toEqual([12, 0]);
  });
  it('Pyronado does not follow a second such burst either; that one refreshes it', () => {
    const table = having({ energy: 2 }, { statuses: [{ name: 'Pyronado', usages: 1 }] }).skill('me', 'Pyronado');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([8, { Pyronado: 2 }]);
  });
  it("Pyronado: after any own character's skill 2 Pyro, twice", () => {
    const me = { characters: ['Ningguang', 'Xiangling'], statuses: ['Pyronado'] };
    const table = having({}, me, { ended: true }).skill('me', 'Jade Screen');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([6, { Pyronado: 1, 'Jade Screen': 2 }]);
    table.switchTo('me', 1);
    expect(table.hp('foe')[0]).toBe(6);
    table.skill('me', 'Guoba Attack');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([4, { 'Jade Screen': 2 }]);
  });
  it("Pyronado follows other bursts, and not the opponent's skills", () => {
    const kaeya = { name: 'Kaeya', energy: 2 };
    const table = having({}, { characters: [kaeya], statuses: ['Pyronado'] }).skill('me', 'Glacial Waltz');
    // 1 Cryo, then 2 Pyro that melt
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([5, { Pyronado: 1, Icicle: 3 }]);
    table.skill('foe', 'Tempered Sword');
    expect([table.hp('me')[0], table.hp('foe')[0]]).toEqual([8, 5]);
  });

  it('Crossfire: uses Guoba Attack, which also deals 1 Pyro', () => {
    const table = having({}, { hand: ['Crossfire'] }, { ended: true }).play('me', 'Crossfire');
    expect([table.hp('foe')[0], table.usages('me', 'summons'), table.dice('me')]).toEqual([9, { Guoba: 2 }, 12]);
    expect(table.skill('me', 'Guoba Attack').hp('foe')[0]).toBe(8);
  });
  it('Crossfire: the damage comes before Guoba: a Burning Flame stands before it', () => {
    const dendro: Side = { characters: [{ name: 'Diluc', aura: 'dendro' }] };
    const table = having({ on: ['Crossfire'] }, {}, dendro).skill('me', 'Guoba Attack');
    expect([table.hp('foe')[0], table.names('summons', 'me')]).toEqual([8, ['Burning Flame', 'Guoba']]);
  });
});
