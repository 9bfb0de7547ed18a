import { describe, expect, it } from 'vitest';
import { board, type PlacedCharacter, type Side } from '../table.fixture.ts';

const having = (ganyu: Omit<PlacedCharacter, 'name'> = {}, me: Side = {}, foe: Side = {}) =>
  board({ me: { characters: [{ name: 'Ganyu', ...ganyu }], dice: { omni: 16 }, ...me }, foe });

describe('Ganyu', () => {
  it('Liutian Archery: 2 Physical', () => {
    const table = having().skill('me', 'Liutian Archery');
    expect([table.hp('foe'), table.aura('foe', 0), table.dice('me')]).toEqual([[8, 10, 10], [], 13]);
  });
  it('Trail of the Qilin: 1 Cryo, and an Ice Lotus with 2 usages', () => {
    const table = having().skill('me', 'Trail of the Qilin');
    expect([table.hp('foe'), table.aura('foe', 0)]).toEqual([[9, 10, 10], ['cryo']]);
    expect(table.usages('me', 'statuses')).toEqual({ 'Ice Lotus': 2 });
  });
  it('Ice Lotus: damage to the active character -1, twice, also of 1 damage', () => {
    const foe = { characters: ['Barbara'], dice: { omni: 16 } };
    const table = board({ me: { statuses: ['Ice Lotus'], ended: true }, foe, first: 'foe' });
    const hps = [1, 2, 3].map(() => table.skill('foe', 'Whisper of Water').hp('me')[0]);
    expect([hps, table.names('statuses', 'me')]).toEqual([[10, 10, 9], []]);
  });
  it('Ice Lotus does not guard the bench', () => {
    const me = { statuses: ['Ice Lotus'] };
    const table = board({ me, foe: { characters: ['Ganyu'] }, first: 'foe' }).skill('foe', 'Frostflake Arrow');
    expect([table.hp('me'), table.usages('me', 'statuses')]).toEqual([[9, 8, 8], { 'Ice Lotus': 1 }]);
  });
  it('Frostflake Arrow: 5 Cryo, a normal attack with 2 Cryo and 2 Piercing to the others, and 1 energy', () => {
    const table = having().skill('me', 'Frostflake Arrow');
    expect([table.hp('foe'), table.dice('me'), table.energy('me', 0)]).toEqual([[8, 8, 8], 11, 1]);
    const bandana = having({ hp: 5, on: ["Adventurer's Bandana"] }).skill('me', 'Frostflake Arrow');
    expect(bandana.hp('me')[0]).toBe(6);
    const poor = having({}, { dice: { cryo: 4, pyro: 4 } });
    const skill = { skill: 'Frostflake Arrow', dice: { cryo: 4, pyro: 1 } };
    expect(poor.refused('me', 'SKILL', skill)).toMatch(/costs 5 cryo/);
  });
  it('Celestial Shower: 1 Cryo, 1 Piercing to the others, and a Sacred Cryo Pearl', () => {
    const table = having({ energy: 2 }).skill('me', 'Celestial Shower');
    expect([table.hp('foe'), table.energy('me', 0), table.dice('me')]).toEqual([[9, 9, 9], 0, 13]);
    expect(table.usages('me', 'summons')).toEqual({ 'Sacred Cryo Pearl': 2 });
  });
  it('Sacred Cryo Pearl: 1 Cryo and 1 Piercing to the others in two end phases', () => {
    const table = having({}, { summons: ['Sacred Cryo Pearl'] }).end('me', 'foe');
    expect([table.hp('foe'), table.usages('me', 'summons')]).toEqual([[9, 9, 9], { 'Sacred Cryo Pearl': 1 }]);
    expect(table.aura('foe', 0)).toEqual(['cryo']);
    table.keepDice().end('me', 'foe');
    expect([table.hp('foe'), table.names('summons', 'me')]).toEqual([[8, 8, 8], []]);
  });

  it('Undivided Heart: Frostflake Arrow at once, 2 and 2 the first time, 3 and 3 from then on', () => {
    const table = having({}, { hand: ['Undivided Heart'] }, { ended: true }).play('me', 'Undivided Heart');
    expect([table.hp('foe'), table.dice('me')]).toEqual([[8, 8, 8], 11]);
    expect(table.skill('me', 'Frostflake Arrow').hp('foe')).toEqual([5, 5, 5]);
  });
  it('Undivided Heart: what was shot before it counts, in this match and not only in this round', () => {
    const table = having({}, { hand: ['Undivided Heart'] }).skill('me', 'Frostflake Arrow');
    table.end('foe').play('me', 'Undivided Heart');
    expect(table.hp('foe')).toEqual([5, 5, 5]);
    const next = having({ on: ['Undivided Heart'] }).skill('me', 'Frostflake Arrow');
    next.end('foe', 'me').keepDice();
    expect([next.character('me', 0).used, next.character('me', 0).everUsed]).toEqual([0, 4]);
  });
  it('Undivided Heart: other skills do not count, and without it nothing grows', () => {
    const other = having({ on: ['Undivided Heart'] }, {}, { ended: true }).skill('me', 'Liutian Archery');
    expect(other.skill('me', 'Frostflake Arrow').hp('foe')).toEqual([6, 8, 8]);
    const plain = having({}, {}, { ended: true }).skill('me', 'Frostflake Arrow').skill('me', 'Frostflake Arrow');
    expect(plain.hp('foe')).toEqual([6, 6, 6]);
  });
});
