import { describe, expect, it } from 'vitest';
import { board } from '../table.fixture.ts';

describe('Collei', () => {
  it('Trump-Card Kitty: 2 Dendro, and Cuilein-Anbar twice in the end phase', () => {
    const table = board({ me: { characters: [{ name: 'Collei', energy: 2 }] } }).skill('me', 'Trump-Card Kitty');
    expect(table.hp('foe')[0]).toBe(8);
    table.end('foe', 'me').keepDice();
    expect(table.hp('foe')[0]).toBe(6);
    expect(table.usages('me', 'summons')).toEqual({ 'Cuilein-Anbar': 1 });
    table.end('foe', 'me').keepDice();
    expect(table.hp('foe')[0]).toBe(4);
    expect(table.usages('me', 'summons')).toEqual({});
  });

  const withTalent = (aura?: 'hydro' | 'cryo') =>
    board({
      me: { characters: ['Collei', 'Kaeya', 'Diluc'], hand: ['Floral Sidewinder'], dice: { omni: 16 } },
      foe: { characters: [{ name: 'Sucrose', ...(aura === undefined ? {} : { aura }) }], ended: true },
    }).play('me', 'Floral Sidewinder');

  it("Floral Sidewinder: Floral Brush's own reaction counts", () => {
    const table = withTalent('hydro');
    // 3 and 1 of Bloom, then 1 of Sprout
    expect(table.hp('foe')[0]).toBe(5);
    expect(table.aura('foe', 0)).toEqual(['dendro']);
  });
  it('Sprout acts once, and goes with the round', () => {
    const table = withTalent();
    expect(table.hp('foe')[0]).toBe(7);
    expect(table.names('statuses', 'me')).toEqual(['Sprout']);
    table.switchTo('me', 2).skill('me', 'Searing Onslaught');
    // 3 and 1 of Burning, then 1 of Sprout
    expect(table.hp('foe')[0]).toBe(2);
    expect(table.aura('foe', 0)).toEqual(['dendro']);
    // the Flame defeats Sucrose, and the round goes on to its end
    table.end('me').act('foe', 'SWITCH', { character: table.characterId('foe', 1) });
    expect(table.names('statuses', 'me')).toEqual([]);
  });
  it('Sprout is spent for the round: a second Floral Brush does not refill it', () => {
    const table = withTalent('hydro');
    table.skill('me', 'Floral Brush');
    expect(table.hp('foe')[0]).toBe(2);
    expect(table.zone('me', 'statuses').find(({ name }) => name === 'Sprout')).toMatchObject({ spent: 1 });
  });
  it('Cryo beside Dendro is no reaction: Sprout waits', () => {
    const table = withTalent('cryo');
    expect(table.hp('foe')[0]).toBe(7);
    expect(table.aura('foe', 0)).toEqual(['cryo', 'dendro']);
  });
});
