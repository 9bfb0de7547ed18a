import { describe, expect, it } from 'vitest';
import { board, type PlacedCharacter, type Side } from '../table.fixture.ts';

const having = (mona: Omit<PlacedCharacter, 'name'> = {}, me: Side = {}, foe: Side = {}) =>
  board({ me: { characters: [{ name: 'Mona', ...mona }], dice: { omni: 16 }, ...me }, foe });
const wet = (aura: PlacedCharacter['aura']): Side => ({ characters: [{ name: 'Diluc', aura }] });

describe('Mona', () => {
  it('Ripple of Fate: 1 Hydro', () => {
    const table = having().skill('me', 'Ripple of Fate');
    expect([table.hp('foe'), table.aura('foe', 0), table.energy('me', 0)]).toEqual([[9, 10, 10], ['hydro'], 1]);
  });
  it('16 Vaporize: 1 Hydro on Pyro +2, and both are gone', () => {
    const table = having({}, {}, wet('pyro')).skill('me', 'Ripple of Fate');
    expect([table.hp('foe')[0], table.aura('foe', 0)]).toEqual([7, []]);
  });
  it('Mirror Reflection of Doom: 1 Hydro, and a Reflection with 1 usage', () => {
    const table = having().skill('me', 'Mirror Reflection of Doom');
    expect([table.hp('foe')[0], table.usages('me', 'summons'), table.dice('me')]).toEqual([9, { Reflection: 1 }, 13]);
  });
  it('Reflection: damage to the active character -1 once; it stays, and leaves in the end phase with 1 Hydro', () => {
    const foe = { characters: ['Kaeya'], dice: { omni: 16 } };
    const table = board({ me: { summons: ['Reflection'], ended: true }, foe, first: 'foe' });
    table.skill('foe', 'Ceremonial Bladework');
    expect([table.hp('me')[0], table.usages('me', 'summons')]).toEqual([9, { Reflection: 0 }]);
    expect(table.skill('foe', 'Ceremonial Bladework').hp('me')[0]).toBe(7);
    expect(table.names('summons', 'me')).toEqual(['Reflection']);
    table.end('foe');
    expect([table.hp('foe')[0], table.names('summons', 'me')]).toEqual([9, []]);
  });
  it('Reflection leaves in the end phase even if it was not used', () => {
    const table = having({}, { summons: ['Reflection'] }).end('me', 'foe');
    expect([table.hp('foe')[0], table.aura('foe', 0), table.names('summons', 'me')]).toEqual([9, ['hydro'], []]);
  });

  it('Stellaris Phantasm: 4 Hydro, and an Illusory Bubble that does not double it', () => {
    const table = having({ energy: 3 }).skill('me', 'Stellaris Phantasm');
    expect([table.hp('foe')[0], table.energy('me', 0), table.dice('me')]).toEqual([6, 0, 13]);
    expect(table.usages('me', 'statuses')).toEqual({ 'Illusory Bubble': 1 });
  });
  it('35 additions, then the Bubble, then the shield', () => {
    const foe = { ...wet('pyro'), statuses: ['Crystallize'] };
    const table = having({}, { statuses: ['Illusory Bubble'] }, foe).skill('me', 'Ripple of Fate');
    expect([table.hp('foe')[0], table.names('statuses', 'me')]).toEqual([5, []]);
  });
  it('35 the Bubble is not used by summons, statuses or what a Swirl spreads', () => {
    const statuses = ['Illusory Bubble', 'Icicle'];
    const summon = having({}, { statuses, summons: ['Oz'] }).end('me', 'foe');
    expect([summon.hp('foe')[0], summon.names('statuses', 'me')]).toEqual([9, statuses]);
    const status = having({}, { statuses }).switchTo('me', 1);
    expect([status.hp('foe')[0], status.names('statuses', 'me')]).toEqual([8, statuses]);
    const swirl = having({}, { characters: ['Sucrose'], statuses: ['Illusory Bubble'] }, wet('hydro'));
    expect(swirl.skill('me', 'Wind Spirit Creation').hp('foe')).toEqual([8, 9, 9]);
  });
  it("35 the Bubble doubles another character's skill too, and what pierces stays as it is", () => {
    const table = having({}, { characters: ['Ganyu'], statuses: ['Illusory Bubble'] }).skill('me', 'Frostflake Arrow');
    expect([table.hp('foe'), table.names('statuses', 'me')]).toEqual([[6, 8, 8], []]);
  });

  it('passive: while she is active one switch per round is a fast action, and costs 1', () => {
    const table = having().switchTo('me', 1);
    expect([table.waiting, table.dice('me')]).toEqual([['me'], 15]);
    expect(table.switchTo('me', 0).waiting).toEqual(['foe']);
    const again = having().switchTo('me', 1).switchTo('me', 0).end('foe');
    again.switchTo('me', 1).end('me').keepDice();
    expect(again.character('me', 0).spent).toBe(0);
  });
  it('passive: the second switch away from her in a round passes the turn', () => {
    const table = having().switchTo('me', 1).switchTo('me', 0);
    table.switchTo('foe', 1).switchTo('me', 1);
    expect(table.waiting).toEqual(['foe']);
  });
  it('passive: nothing on the bench; and it comes before Leave It to Me!, which is kept', () => {
    const bench = having({}, { characters: ['Diluc', 'Mona'] }).switchTo('me', 1);
    expect(bench.waiting).toEqual(['foe']);
    const table = having({}, { statuses: ['Leave It to Me! (played)'] }).switchTo('me', 1);
    expect([table.waiting, table.names('statuses', 'me')]).toEqual([['me'], ['Leave It to Me! (played)']]);
  });

  const on = ['Prophecy of Submersion'];
  it('Prophecy of Submersion: uses Stellaris Phantasm, with +2 for its own reaction', () => {
    const table = having({ energy: 3 }, { hand: on }, wet('pyro')).play('me', on[0]);
    expect([table.hp('foe')[0], table.energy('me', 0), table.names('statuses', 'me')]).toEqual([
      2,
      0,
      ['Illusory Bubble'],
    ]);
  });
  it.each([
    ['pyro', [5, 10, 10]],
    ['electro', [6, 9, 9]],
    ['cryo', [6, 10, 10]],
    ['dendro', [6, 10, 10]],
    ['hydro', [9, 10, 10]],
  ] as const)('Prophecy of Submersion: her Hydro on %s', (aura, hp) => {
    expect(having({ on }, {}, wet(aura)).skill('me', 'Ripple of Fate').hp('foe')).toEqual(hp);
  });
  it('Prophecy of Submersion: summons too while she is active; on the bench and without Hydro nothing', () => {
    expect(
      having({ on }, { summons: ['Raptor'] }, wet('pyro'))
        .end('me', 'foe')
        .hp('foe')[0],
    ).toBe(5);
    const bench = having({}, { characters: ['Barbara', { name: 'Mona', on }] }, wet('pyro'));
    expect(bench.skill('me', 'Whisper of Water').hp('foe')[0]).toBe(7);
    expect(
      having({ on }, { summons: ['Guoba'] }, wet('cryo'))
        .end('me', 'foe')
        .hp('foe')[0],
    ).toBe(6);
    expect(
      having({ on }, { summons: ['Guoba'] }, wet('hydro'))
        .end('me', 'foe')
        .hp('foe')[0],
    ).toBe(4);
  });
});
