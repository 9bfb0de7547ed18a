import { describe, expect, it } from 'vitest';
import { board, type PlacedCharacter, type Side } from '../table.fixture.ts';

const having = (barbara: Omit<PlacedCharacter, 'name'> = {}, me: Side = {}, foe: Side = {}) =>
  board({ me: { characters: [{ name: 'Barbara', ...barbara }], dice: { omni: 16 }, ...me }, foe });
const hurt = (...hp: number[]): Side['characters'] =>
  ['Barbara', 'Diluc', 'Kaeya'].map((name, i) => ({ name, hp: hp[i] }));

describe('Barbara', () => {
  it('Whisper of Water: 1 Hydro', () => {
    const table = having().skill('me', 'Whisper of Water');
    expect([table.hp('foe'), table.aura('foe', 0), table.energy('me', 0)]).toEqual([[9, 10, 10], ['hydro'], 1]);
  });
  it('Let the Show Begin: 1 Hydro, and a Melody Loop with 2 usages', () => {
    const table = having().skill('me', 'Let the Show Begin');
    expect([table.hp('foe')[0], table.usages('me', 'summons'), table.dice('me')]).toEqual([
      9,
      { 'Melody Loop': 2 },
      13,
    ]);
  });
  it('Melody Loop: in two end phases heal all 1, then Hydro on the active character', () => {
    const table = having({}, { characters: hurt(5, 9, 10), summons: ['Melody Loop'] }).end('me', 'foe');
    expect([table.hp('me'), table.usages('me', 'summons')]).toEqual([[6, 10, 10], { 'Melody Loop': 1 }]);
    expect([0, 1, 2].map((place) => table.aura('me', place))).toEqual([['hydro'], [], []]);
    table.keepDice().end('me', 'foe');
    expect([table.hp('me'), table.names('summons', 'me')]).toEqual([[7, 10, 10], []]);
  });
  it('Melody Loop: a reaction of that Hydro does no damage, and its product is the opponent’s', () => {
    const pyro = having({ aura: 'pyro', hp: 5 }, { summons: ['Melody Loop'] }).end('me', 'foe');
    expect([pyro.hp('me')[0], pyro.aura('me', 0)]).toEqual([6, []]);
    const dendro = having({ aura: 'dendro', hp: 5 }, { summons: ['Melody Loop'] }).end('me', 'foe');
    expect([dendro.hp('me')[0], dendro.names('statuses', 'me'), dendro.names('statuses', 'foe')]).toEqual([
      6,
      [],
      ['Dendro Core'],
    ]);
  });
  it('Melody Loop heals nobody who is defeated', () => {
    const characters = [
      { name: 'Barbara', hp: 5 },
      { name: 'Diluc', isDefeated: true },
    ];
    expect(
      having({}, { characters, summons: ['Melody Loop'] })
        .end('me', 'foe')
        .hp('me'),
    ).toEqual([6, 0, 10]);
  });
  it('Shining Miracle: heal all own characters 4', () => {
    const [first, ...others] = ['Barbara', 'Diluc', 'Kaeya'];
    const characters = [
      { name: first, hp: 3, energy: 3 },
      { name: others[0], hp: 1 },
      { name: others[1], hp: 8 },
    ];
    const table = having({}, { characters }).skill('me', 'Shining Miracle');
    expect([table.hp('me'), table.hp('foe'), table.energy('me', 0)]).toEqual([[7, 5, 10], [10, 10, 10], 0]);
    expect(table.dice('me')).toBe(13);
  });

  const on = ['Glorious Season'];
  it('Glorious Season: uses Let the Show Begin', () => {
    const table = having({}, { hand: on }).play('me', on[0]);
    expect([table.hp('foe')[0], table.usages('me', 'summons'), table.dice('me')]).toEqual([
      9,
      { 'Melody Loop': 2 },
      12,
    ]);
  });
  it('Glorious Season: with Melody Loop out one switch per round costs 1 less, wherever she stands', () => {
    const table = having({ on }, { summons: ['Melody Loop'] }, { ended: true }).switchTo('me', 1);
    expect(table.dice('me')).toBe(16);
    expect(table.switchTo('me', 2).dice('me')).toBe(15);
    const bench = { characters: ['Diluc', { name: 'Barbara', on }], summons: ['Melody Loop'] };
    expect(having({}, bench).switchTo('me', 2).dice('me')).toBe(16);
  });
  it('Glorious Season: not without Melody Loop or the talent; and again in the next round', () => {
    expect(having({ on }).switchTo('me', 1).dice('me')).toBe(15);
    expect(
      having({}, { summons: ['Melody Loop'] })
        .switchTo('me', 1)
        .dice('me'),
    ).toBe(15);
    const table = having({ on }, { summons: ['Melody Loop'] })
      .switchTo('me', 1)
      .end('foe', 'me')
      .keepDice();
    table.end('foe').switchTo('me', 0);
    expect(table.dice('me')).toBe(8);
  });
});
