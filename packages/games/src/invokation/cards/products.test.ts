import { describe, expect, it } from 'vitest';
import { board, type PlacedCharacter, type Side } from '../table.fixture.ts';

/** An active character with an element on it, or whatever else. */
const target = (is: Omit<PlacedCharacter, 'name'>): Side => ({ characters: [{ name: 'Diluc', ...is }] });
const ROUND_OVER = ['foe', 'me'] as const;

describe('Frozen', () => {
  it('19 Cryo on Hydro: +1, Frozen, and no element stays', () => {
    const table = board({ me: { characters: ['Ganyu'] }, foe: target({ aura: 'hydro' }) });
    table.skill('me', 'Trail of the Qilin');
    expect([table.hp('foe')[0], table.on('foe', 0), table.aura('foe', 0)]).toEqual([8, ['Frozen'], []]);
  });
  it('19 a frozen character uses no skills and no talent, but may be switched', () => {
    const table = board({
      me: { ...target({ on: ['Frozen'], energy: 3 }), hand: ['Flowing Flame'] },
    });
    const skill = { skill: 'Searing Onslaught', dice: { omni: 3 } };
    expect(table.refused('me', 'SKILL', skill)).toMatch(/frozen/);
    expect(table.refused('me', 'PLAY_CARD', { card: 'Flowing Flame', dice: { omni: 3 } })).toMatch(/frozen/);
    expect(table.legal('me').some(({ move }) => move === 'SKILL')).toBe(false);
    expect(table.switchTo('me', 1).active('me')).toBe(1);
    expect(table.on('me', 0)).toEqual(['Frozen']);
  });
  it('19 Physical on a frozen character +2, and it thaws', () => {
    const table = board({
      me: { characters: ['Ganyu'], dice: { omni: 16 } },
      foe: { ...target({ aura: 'hydro' }), ended: true },
    });
    table.skill('me', 'Trail of the Qilin').skill('me', 'Liutian Archery');
    expect([table.hp('foe')[0], table.on('foe', 0)]).toEqual([4, []]);
    expect(table.skill('me', 'Liutian Archery').hp('foe')[0]).toBe(2);
  });
  it('19 Guoba in the end phase hits a frozen character for 4', () => {
    const table = board({ me: { summons: ['Guoba'] }, foe: target({ on: ['Frozen'] }) }).end('me', 'foe');
    expect([table.hp('foe')[0], table.on('foe', 0)]).toEqual([6, []]);
  });
  it('19 other damage neither hurts more nor thaws; Piercing neither', () => {
    const table = board({ me: { characters: ['Ningguang'] }, foe: target({ on: ['Frozen'] }) });
    table.skill('me', 'Sparkling Scatter');
    expect([table.hp('foe')[0], table.on('foe', 0)]).toEqual([9, ['Frozen']]);
    const bench = board({
      me: { characters: ['Ganyu'] },
      foe: { characters: ['Kaeya', { name: 'Diluc', on: ['Frozen'] }] },
    });
    bench.skill('me', 'Frostflake Arrow');
    expect([bench.hp('foe'), bench.on('foe', 1)]).toEqual([[8, 8, 8], ['Frozen']]);
  });
  it('19 Frozen is gone in the next round', () => {
    const table = board({ foe: target({ on: ['Frozen'] }) })
      .end('me', 'foe')
      .keepDice();
    expect(table.on('foe', 0)).toEqual([]);
  });
});

describe('Crystallize', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 2],
  ])('21 Geo on Pyro: +1, and a shield of %i becomes %i', (before, after) => {
    const statuses = before === 0 ? [] : [{ name: 'Crystallize', usages: before }];
    const table = board({ me: { characters: ['Ningguang'], statuses }, foe: target({ aura: 'pyro' }) });
    table.skill('me', 'Sparkling Scatter');
    expect([table.hp('foe')[0], table.aura('foe', 0)]).toEqual([8, []]);
    expect(table.usages('me', 'statuses')).toEqual({ Crystallize: after });
  });
  it('21 a shield of 2 against 1 Cryo: no harm, 1 point left, and the element stays', () => {
    const statuses = [{ name: 'Crystallize', usages: 2 }];
    const table = board({ me: { characters: ['Ganyu'] }, foe: { statuses } }).skill('me', 'Trail of the Qilin');
    expect([table.hp('foe')[0], table.usages('foe', 'statuses')]).toEqual([10, { Crystallize: 1 }]);
    expect(table.aura('foe', 0)).toEqual(['cryo']);
  });
  it('21 it protects the active character only: what a Swirl spreads goes through', () => {
    const foe = { ...target({ aura: 'electro' }), statuses: ['Crystallize'] };
    const table = board({ me: { characters: ['Sucrose'] }, foe }).skill('me', 'Wind Spirit Creation');
    expect([table.hp('foe'), table.names('statuses', 'foe')]).toEqual([[10, 9, 9], []]);
  });
  it('21 more damage than points: the rest comes through and it leaves', () => {
    const table = board({ me: { characters: ['Kaeya'] }, foe: { statuses: ['Crystallize'] } }).skill('me', 'Frostgnaw');
    expect([table.hp('foe')[0], table.names('statuses', 'foe')]).toEqual([8, []]);
  });
});

describe('Burning Flame', () => {
  it('22 an end phase hit that burns itself: the Flame stays first with 1 usage', () => {
    const me = { summons: ['Burning Flame', 'Guoba'] };
    const table = board({ me, foe: target({ aura: 'dendro' }) }).end('me', 'foe');
    expect(table.hp('foe')[0]).toBe(6);
    expect(table.names('summons', 'me')).toEqual(['Burning Flame', 'Guoba']);
    expect(table.usages('me', 'summons')).toEqual({ 'Burning Flame': 1, Guoba: 1 });
    expect(table.aura('foe', 0)).toEqual(['pyro']);
  });
  it('22 it stacks to 2', () => {
    for (const [before, after] of [
      [1, 2],
      [2, 2],
    ]) {
      const summons = [{ name: 'Burning Flame', usages: before }];
      const table = board({ me: { summons }, foe: target({ aura: 'dendro' }) }).skill('me', 'Searing Onslaught');
      expect([table.hp('foe')[0], table.usages('me', 'summons')]).toEqual([6, { 'Burning Flame': after }]);
    }
  });
});

describe('Dendro Core', () => {
  it('23 Bloom, then the Core helps the next Electro and is gone', () => {
    const table = board({
      me: { characters: ['Barbara', 'Fischl'] },
      foe: { ...target({ aura: 'dendro' }), ended: true },
    }).skill('me', 'Whisper of Water');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([8, { 'Dendro Core': 1 }]);
    table.switchTo('me', 1).skill('me', 'Nightrider');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([5, {}]);
  });
  it('23 it helps Pyro, also of summons, and nothing else', () => {
    const pyro = board({ me: { statuses: ['Dendro Core'], summons: ['Guoba'] } }).end('me', 'foe');
    expect([pyro.hp('foe')[0], pyro.names('statuses', 'me')]).toEqual([6, []]);
    const cryo = board({ me: { characters: ['Kaeya'], statuses: ['Dendro Core'] } }).skill('me', 'Frostgnaw');
    expect([cryo.hp('foe')[0], cryo.names('statuses', 'me')]).toEqual([7, ['Dendro Core']]);
  });
  it('23 it never helps a hit on the bench', () => {
    const me = { characters: ['Sucrose'], statuses: ['Dendro Core'] };
    const table = board({ me, foe: target({ aura: 'electro' }) }).skill('me', 'Wind Spirit Creation');
    expect([table.hp('foe'), table.names('statuses', 'me')]).toEqual([[9, 9, 9], ['Dendro Core']]);
  });
  it('a second Bloom makes no second Core', () => {
    const me = { characters: ['Barbara'], statuses: ['Dendro Core'] };
    const table = board({ me, foe: target({ aura: 'dendro' }) }).skill('me', 'Whisper of Water');
    expect(table.usages('me', 'statuses')).toEqual({ 'Dendro Core': 1 });
  });
});

describe('Catalyzing Field', () => {
  const fischl: Side = { characters: ['Fischl'], dice: { omni: 16 } };
  it('24 Quicken leaves a field of 3 that the same hit does not use; the next does, and Oz', () => {
    const table = board({ me: fischl, foe: { ...target({ aura: 'dendro' }), ended: true } }).skill('me', 'Nightrider');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([8, { 'Catalyzing Field': 3 }]);
    table.skill('me', 'Nightrider');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([6, { 'Catalyzing Field': 2 }]);
    table.end('me');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([4, { 'Catalyzing Field': 1 }]);
  });
  it('24 a hit that uses the last charge and makes Quicken ends with a full field', () => {
    const statuses = [{ name: 'Catalyzing Field', usages: 1 }];
    const table = board({ me: { ...fischl, statuses }, foe: target({ aura: 'dendro' }) }).skill('me', 'Nightrider');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([7, { 'Catalyzing Field': 3 }]);
  });
  it('24 it helps Dendro too, leaves when used up, and never helps on the bench', () => {
    const me = { characters: ['Collei'], statuses: [{ name: 'Catalyzing Field', usages: 1 }] };
    const dendro = board({ me }).skill('me', 'Floral Brush');
    expect([dendro.hp('foe')[0], dendro.names('statuses', 'me')]).toEqual([6, []]);
    const bench = board({
      me: { characters: ['Sucrose'], statuses: ['Catalyzing Field'] },
      foe: target({ aura: 'electro' }),
    });
    bench.skill('me', 'Wind Spirit Creation');
    expect([bench.hp('foe'), bench.usages('me', 'statuses')]).toEqual([[9, 9, 9], { 'Catalyzing Field': 3 }]);
  });
});

it('22 Burning Flame: 1 Pyro in the end phase, and it leaves', () => {
  const table = board({ me: { summons: ['Burning Flame'] } });
  table.switchTo('me', 1).end(...ROUND_OVER);
  expect([table.hp('foe')[0], table.aura('foe', 0), table.names('summons', 'me')]).toEqual([9, ['pyro'], []]);
});
