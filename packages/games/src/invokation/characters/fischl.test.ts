import { describe, expect, it } from 'vitest';
import { board, type PlacedCharacter, type Side } from '../table.fixture.ts';

const using = (skill: string, fischl: Omit<PlacedCharacter, 'name'> = {}, me: Side = {}, foe: Side = {}) =>
  board({ me: { characters: [{ name: 'Fischl', ...fischl }], dice: { omni: 16 }, ...me }, foe }).skill('me', skill);

describe('Fischl', () => {
  it('Bolts of Downfall: 2 Physical', () => {
    const table = using('Bolts of Downfall');
    expect([table.hp('foe'), table.aura('foe', 0), table.energy('me', 0)]).toEqual([[8, 10, 10], [], 1]);
  });
  it('Nightrider: 1 Electro, and Oz with 2 usages', () => {
    const table = using('Nightrider');
    expect([table.hp('foe'), table.aura('foe', 0), table.dice('me')]).toEqual([[9, 10, 10], ['electro'], 13]);
    expect(table.usages('me', 'summons')).toEqual({ Oz: 2 });
  });
  it('Oz: 1 Electro in two end phases', () => {
    const table = using('Nightrider').end('foe', 'me');
    expect([table.hp('foe')[0], table.usages('me', 'summons')]).toEqual([8, { Oz: 1 }]);
    table.keepDice().end('foe', 'me');
    expect([table.hp('foe')[0], table.usages('me', 'summons')]).toEqual([7, {}]);
  });
  it('Midnight Phantasmagoria: 4 Electro, 2 Piercing to the others, all energy', () => {
    const table = using('Midnight Phantasmagoria', { energy: 3 });
    expect([table.hp('foe'), table.energy('me', 0)]).toEqual([[6, 8, 8], 0]);
    expect([0, 1, 2].map((place) => table.aura('foe', place))).toEqual([['electro'], [], []]);
  });

  it('Stellar Predator: uses Nightrider', () => {
    const table = board({ me: { characters: ['Fischl'], hand: ['Stellar Predator'] } }).play('me', 'Stellar Predator');
    expect([table.hp('foe')[0], table.usages('me', 'summons'), table.dice('me')]).toEqual([9, { Oz: 2 }, 5]);
  });
  it('Stellar Predator: after her normal attack Oz deals 2 Electro and uses a usage', () => {
    const me = { summons: ['Oz'] };
    const table = using('Bolts of Downfall', { on: ['Stellar Predator'] }, me, { ended: true });
    expect([table.hp('foe')[0], table.usages('me', 'summons')]).toEqual([6, { Oz: 1 }]);
    table.skill('me', 'Bolts of Downfall');
    expect([table.hp('foe')[0], table.usages('me', 'summons')]).toEqual([2, {}]);
  });
  it('Stellar Predator: not without Oz, the talent, her, or a normal attack', () => {
    expect(using('Bolts of Downfall', { on: ['Stellar Predator'] }).hp('foe')[0]).toBe(8);
    expect(using('Bolts of Downfall', {}, { summons: ['Oz'] }).hp('foe')[0]).toBe(8);
    expect(using('Nightrider', { on: ['Stellar Predator'] }, { summons: ['Oz'] }).hp('foe')[0]).toBe(9);
    const characters = ['Kaeya', { name: 'Fischl', on: ['Stellar Predator'] }];
    const other = board({ me: { characters, summons: ['Oz'] } }).skill('me', 'Ceremonial Bladework');
    expect([other.hp('foe')[0], other.usages('me', 'summons')]).toEqual([8, { Oz: 2 }]);
  });
  it("Oz's 2 after her attack gets no bonus of her weapon", () => {
    const table = using('Bolts of Downfall', { on: ['Stellar Predator', 'Raven Bow'] }, { summons: ['Oz'] });
    expect(table.hp('foe')[0]).toBe(10 - 3 - 2);
  });

  const side = (first: object, active = 0, ...dead: number[]): Side => ({
    active,
    characters: ['Diluc', 'Kaeya', 'Sucrose'].map((name, i) => ({
      name,
      ...(i === active ? first : {}),
      ...(dead.includes(i) ? { isDefeated: true } : {}),
    })),
  });
  it.each([
    ['the next one comes in', side({ aura: 'pyro' }), [7, 10, 10], 1],
    ['past a defeated one', side({ aura: 'pyro' }, 0, 1), [7, 0, 10], 2],
    ['nobody is left to come in', side({ aura: 'pyro' }, 0, 1, 2), [7, 0, 0], 0],
    ['from the third to the first', side({ aura: 'pyro' }, 2), [10, 10, 7], 0],
  ])('17 Overloaded: %s', (_what, foe, hp, active) => {
    const table = using('Nightrider', {}, {}, foe);
    expect([table.hp('foe'), table.active('foe')]).toEqual([hp, active]);
    expect(table.aura('foe', foe.active ?? 0)).toEqual([]);
  });
  it('17 Overloaded on a standby switches nobody', () => {
    const characters = [
      { name: 'Diluc', aura: 'electro' as const },
      { name: 'Kaeya', aura: 'pyro' as const },
      { name: 'Sucrose', aura: 'pyro' as const },
    ];
    const table = board({ me: { characters: ['Sucrose'] }, foe: { characters } }).skill('me', 'Wind Spirit Creation');
    expect([table.hp('foe'), table.active('foe')]).toEqual([[9, 7, 7], 0]);
  });
  it.each([
    ['cryo', 'Superconduct'],
    ['hydro', 'Electro-Charged'],
  ] as const)('18 on %s: %s, 1 Piercing to the others', (aura, _reaction) => {
    const table = using('Nightrider', {}, {}, side({ aura }));
    expect(table.hp('foe')).toEqual([8, 9, 9]);
    expect([0, 1, 2].map((place) => table.aura('foe', place))).toEqual([[], [], []]);
  });
  it('18 the Piercing of a reaction goes past what guards the others', () => {
    const characters = [
      { name: 'Diluc', aura: 'cryo' as const },
      { name: 'Kaeya', on: ['Lotus Flower Crisp (eaten)'] },
    ];
    const table = using('Nightrider', {}, {}, { characters });
    expect([table.hp('foe'), table.on('foe', 1)]).toEqual([[8, 9, 9], ['Lotus Flower Crisp (eaten)']]);
  });

  it('38 Piercing has no bonus and meets no shield', () => {
    const foe = { statuses: [{ name: 'Crystallize', usages: 2 }] };
    const table = using('Midnight Phantasmagoria', { energy: 3, on: ['Raven Bow'] }, {}, foe);
    expect([table.hp('foe'), table.names('statuses', 'foe')]).toEqual([[7, 8, 8], []]);
  });

  it.each([
    [1, 2],
    [4, 2],
  ])('47 Nightrider with Oz at %i: one Oz with %i', (usages, after) => {
    const table = using('Nightrider', {}, { summons: [{ name: 'Oz', usages }, 'Guoba'] });
    expect(table.names('summons', 'me')).toEqual(['Oz', 'Guoba']);
    expect(table.usages('me', 'summons')).toEqual({ Oz: after, Guoba: 2 });
  });
  it('47 Quick Knit twice makes Oz 4, and Nightrider 2 again', () => {
    const hand = ['Quick Knit', 'Quick Knit'];
    const table = board({ me: { characters: ['Fischl'], hand, summons: ['Oz'] } });
    table.play('me', 'Quick Knit').play('me', 'Quick Knit');
    expect(table.usages('me', 'summons')).toEqual({ Oz: 4 });
    expect(table.skill('me', 'Nightrider').usages('me', 'summons')).toEqual({ Oz: 2 });
  });
  const four = ['Guoba', 'Raptor', 'Squirrel', 'Melody Loop'];
  it('48 in a full zone a new summon is lost, and the damage is dealt', () => {
    const table = using('Nightrider', {}, { summons: four });
    expect([table.names('summons', 'me'), table.hp('foe')[0]]).toEqual([four, 9]);
  });
  it('48 in a full zone an Oz that is out is refreshed', () => {
    const summons = ['Guoba', { name: 'Oz', usages: 1 }, 'Raptor', 'Squirrel'];
    const table = using('Nightrider', {}, { summons });
    expect(table.usages('me', 'summons')).toEqual({ Guoba: 2, Oz: 2, Raptor: 3, Squirrel: 2 });
  });
});
