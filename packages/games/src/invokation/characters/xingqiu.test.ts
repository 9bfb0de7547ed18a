import { describe, expect, it } from 'vitest';
import { board, type PlacedCharacter, type Side } from '../table.fixture.ts';

const having = (xingqiu: Omit<PlacedCharacter, 'name'> = {}, me: Side = {}, foe: Side = {}) =>
  board({ me: { characters: [{ name: 'Xingqiu', ...xingqiu }], dice: { omni: 16 }, ...me }, foe });

describe('Xingqiu', () => {
  it('Guhua Style: 2 Physical', () => {
    const table = having().skill('me', 'Guhua Style');
    expect([table.hp('foe'), table.aura('foe', 0), table.aura('me', 0)]).toEqual([[8, 10, 10], [], []]);
  });
  it('Fatal Rainscreen: 2 Hydro, Hydro on himself, and a Rain Sword with 2 usages', () => {
    const table = having().skill('me', 'Fatal Rainscreen');
    expect([table.hp('foe')[0], table.aura('foe', 0), table.aura('me', 0)]).toEqual([8, ['hydro'], ['hydro']]);
    expect([table.usages('me', 'statuses'), table.dice('me'), table.energy('me', 0)]).toEqual([
      { 'Rain Sword': 2 },
      13,
      1,
    ]);
  });
  it.each([
    ['Guhua Style', 8, 2],
    ['Fatal Rainscreen', 8, 2],
  ])('Rain Sword looks away from less than 3: %s', (skill, hp, usages) => {
    const me = { statuses: ['Rain Sword'] };
    const table = board({ me, foe: { characters: ['Xingqiu'] }, first: 'foe' }).skill('foe', skill);
    expect([table.hp('me')[0], table.usages('me', 'statuses')]).toEqual([hp, { 'Rain Sword': usages }]);
  });
  it('Rain Sword: damage of 3 and more to the active character -1, twice', () => {
    const foe = { characters: ['Kaeya'], dice: { omni: 16 } };
    const table = board({ me: { statuses: ['Rain Sword'], ended: true }, foe, first: 'foe' });
    const hps = [1, 2, 3].map(() => table.skill('foe', 'Frostgnaw').hp('me')[0]);
    expect([hps, table.names('statuses', 'me')]).toEqual([[8, 6, 3], []]);
  });
  it('Raincutter: 1 Hydro, Hydro on himself, and a Rainbow Bladework with 3 usages', () => {
    const table = having({ energy: 2 }).skill('me', 'Raincutter');
    expect([table.hp('foe')[0], table.aura('me', 0), table.energy('me', 0)]).toEqual([9, ['hydro'], 0]);
    expect([table.usages('me', 'statuses'), table.dice('me')]).toEqual([{ 'Rainbow Bladework': 3 }, 13]);
  });
  it("Rainbow Bladework: after any own character's normal attack 2 Hydro, three times", () => {
    const table = having({}, { characters: ['Kaeya'], statuses: ['Rainbow Bladework'] }, { ended: true });
    table.skill('me', 'Ceremonial Bladework');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([6, { 'Rainbow Bladework': 2 }]);
    expect(table.aura('foe', 0)).toEqual(['hydro']);
    const last = { statuses: [{ name: 'Rainbow Bladework', usages: 1 }] };
    const over = having({}, last, { ended: true }).skill('me', 'Guhua Style');
    expect([over.hp('foe')[0], over.names('statuses', 'me')]).toEqual([6, []]);
    expect(over.skill('me', 'Guhua Style').hp('foe')[0]).toBe(4);
  });
  it('Rainbow Bladework: not after other skills, nor after the opponent’s attacks', () => {
    const statuses = ['Rainbow Bladework'];
    const table = having({}, { characters: ['Kaeya'], statuses })
      .skill('me', 'Frostgnaw')
      .skill('foe', 'Tempered Sword');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([7, { 'Rainbow Bladework': 3 }]);
  });

  it('The Scent Remained: uses Fatal Rainscreen, and Rain Sword has 3 usages', () => {
    const table = having({}, { hand: ['The Scent Remained'] }).play('me', 'The Scent Remained');
    expect([table.hp('foe')[0], table.usages('me', 'statuses'), table.dice('me')]).toEqual([
      8,
      { 'Rain Sword': 3 },
      12,
    ]);
    const again = having({ on: ['The Scent Remained'] }, { statuses: [{ name: 'Rain Sword', usages: 1 }] });
    expect(again.skill('me', 'Fatal Rainscreen').usages('me', 'statuses')).toEqual({ 'Rain Sword': 3 });
  });
  it('a Rain Sword with 3 usages is overwritten with 2 by him without his talent', () => {
    const table = having({}, { statuses: [{ name: 'Rain Sword', usages: 3 }] }).skill('me', 'Fatal Rainscreen');
    expect(table.usages('me', 'statuses')).toEqual({ 'Rain Sword': 2 });
  });

  it('26 on himself with Cryo: he is frozen, unhurt', () => {
    const table = having({ aura: 'cryo' }).skill('me', 'Fatal Rainscreen');
    expect([table.on('me', 0), table.hp('me'), table.aura('me', 0)]).toEqual([['Frozen'], [10, 10, 10], []]);
    expect(table.energy('me', 0)).toBe(1);
  });
  it('26 on himself with Electro: the element is gone, nobody is hurt', () => {
    const table = having({ aura: 'electro' }).skill('me', 'Fatal Rainscreen');
    expect([table.aura('me', 0), table.hp('me')]).toEqual([[], [10, 10, 10]]);
  });
  it('16 on himself with Pyro: Vaporize without damage', () => {
    const table = having({ aura: 'pyro' }).skill('me', 'Fatal Rainscreen');
    expect([table.aura('me', 0), table.hp('me')]).toEqual([[], [10, 10, 10]]);
  });
  it('26 on himself with Dendro: the Core is the opponent’s', () => {
    const table = having({ aura: 'dendro' }).skill('me', 'Fatal Rainscreen');
    expect([table.names('statuses', 'me'), table.names('statuses', 'foe')]).toEqual([['Rain Sword'], ['Dendro Core']]);
  });
});
